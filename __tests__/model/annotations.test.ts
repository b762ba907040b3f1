import type {JsonObject} from '../../plugin/document/types';
import {toApiReference} from '../../plugin/model/apiReference';
import type {NodeSchema} from '../../plugin/model/types';
import {inMemoryDocument} from '../support/inMemoryDocument';
import {loadModel} from '../support/model';
import {yaml} from '../support/yaml';

/** The model of the schema `Shown`. */
async function load(schemas: JsonObject): Promise<NodeSchema> {
  const content = {'application/json': {schema: {$ref: '#/components/schemas/Shown'}}};
  const reference = await toApiReference(
    inMemoryDocument({
      openapi: '3.1.0',
      info: {title: 'Pets', version: '1'},
      paths: {'/pets': {get: {responses: {200: {description: 'Pets.', content}}}}},
      components: {schemas},
    }),
    () => undefined,
  );
  return reference.schemas.Shown!.schema as NodeSchema;
}

const TITLE = {
  type: 'string',
  description: 'A short name.',
  example: 'Not found',
  default: 'Problem',
};
const problem = (title: JsonObject): JsonObject => ({
  Problem: {type: 'object', properties: {title: TITLE}},
  Shown: {allOf: [{$ref: '#/components/schemas/Problem'}, {type: 'object', properties: {title}}]},
});

describe('the annotations of a schema', () => {
  it('keep examples that are lists', async () => {
    expect(
      (await load({Shown: {type: 'array', items: {type: 'integer'}, examples: [[1, 2, 3], []]}}))
        .examples,
    ).toEqual([[1, 2, 3], []]);
  });

  it('have a title that is too long for one in the description', async () => {
    const title = `A pet. ${'It barks. '.repeat(60)}`.trim();
    const shown = await load({Shown: {type: 'string', title, description: 'Its name.'}});
    expect(shown.title).toBeUndefined();
    expect(shown.description).toEqual([
      ['p', {}, [title]],
      ['p', {}, ['Its name.']],
    ]);
    expect((await load({Shown: {title, description: `${title} Yes.`}})).description).toBe(
      `${title} Yes.`,
    );
  });

  it('include a repeated example once', async () => {
    expect(
      (await load({Shown: {type: 'object', example: {a: 1}, examples: [{a: 1}, {a: 2}]}})).examples,
    ).toEqual([{a: 1}, {a: 2}]);
  });

  it('come before those of a merged schema for the same property', async () => {
    const shown = await load(
      problem({description: 'Why the login failed.', example: 'Wrong password', default: 'Login'}),
    );
    expect(shown.properties).toMatchObject(yaml<object>`
      [{name: title, from: Problem, schema: {description: [[p, {}, [Why the login failed.]], [p, {}, [A short name.]]], examples: [Wrong password, Not found],
          default: Login}}]
    `);
  });

  it('fall back to those of a merged schema', async () => {
    const shown = await load(problem({maxLength: 20}));
    expect(shown.properties).toMatchObject(yaml<object>`
      [{schema: {description: A short name., examples: [Not found], default: Problem, constraints: {maxLength: 20}}}]
    `);
  });

  it('that a comma without quotes splits are reported with the whole text', async () => {
    const {diagnostics} = await loadModel(`openapi: 3.1.0
info: {title: Files, version: '1'}
paths: {/files: {get: {operationId: list, responses: {'200': {description: Files., content: {application/json: {schema: {$ref: '#/components/schemas/File'}}}}}}}}
components: {schemas: {File: {type: string, description: PDF, PNG or JPEG., own: null}}}
`);
    expect(diagnostics).toMatchObject([
      {
        code: 'document-schema',
        message: '`PNG or JPEG.` has no value: in a flow map, a comma ends a text without quotes.',
        help: 'Write `description: "PDF, PNG or JPEG."`.',
        source: {pointer: '/components/schemas/File/PNG or JPEG.'},
      },
    ]);
  });
});

/** @jest-environment node */
import path from 'path';
import {createFolder} from '../support/folder';
import {squeeze, toText} from '../support/pages';
import {FIXTURES, renderPages} from './support/renderPages';

const toPath = (schema: object) => ({
  post: {requestBody: {content: {'application/json': {schema}}}, responses: {}},
});

describe('documents that combine schemas', () => {
  it('twelve uses of `allOf`: the HTML contains the combined constraints of all parts', async () => {
    const {pages} = await renderPages('compositions/all-of.yaml');
    const text = toText(pages.get('POST /all-of')!);
    for (const words of [
      'amount number · 5–55 · multiple of 0.5',
      'floor integer · -3 … 77',
      'ofLists Named[] · ≥ 3 items · no duplicates',
      'ofScalars string · ≤ 2083 characters · matches ^https: · uri',
    ])
      expect(text).toContain(squeeze(words));
  });

  it('a recursive filter of 17,000 schemas: the HTML contains every operator and field', async () => {
    const names = (prefix: string, count: number) =>
      Array.from({length: count}, (_, index) => `${prefix}${index}`);
    const where = {$ref: '#/components/schemas/Where'};
    const fieldOf = (name: string) => ({
      anyOf: [
        {type: 'string', maxLength: name.length},
        {type: 'array', items: {type: 'string'}},
        where,
      ],
    });
    const operators = names('operator', 170).map((title) => ({
      title,
      type: 'object',
      properties: Object.fromEntries(
        names(`${title}field`, 20).map((name) => [name, fieldOf(name)]),
      ),
    }));
    const document = {
      openapi: '3.1.1',
      info: {title: 'Filter', version: '1'},
      paths: {'/filter': toPath(where)},
      components: {schemas: {Where: {anyOf: operators}}},
    };
    const folder = createFolder({'filter.json': JSON.stringify(document)});
    const {pages} = await renderPages(path.relative(FIXTURES, path.join(folder, 'filter.json')));
    const text = toText(pages.get('POST /filter')!);
    expect(
      operators
        .flatMap(({title, properties}) => [title, ...Object.keys(properties)])
        .filter((name) => !text.includes(name)),
    ).toEqual([]);
  });
});

describe('invalid keyword values', () => {
  const WRONG: unknown[] = [null, 5, true, 'text', [], [null], {a: null}, [['a']]];
  const KEYWORDS = (
    'type enum const properties patternProperties additionalProperties unevaluatedProperties propertyNames required allOf oneOf anyOf not if items prefixItems contains discriminator xml externalDocs ' +
    'dependentRequired dependentSchemas default examples format minimum exclusiveMinimum multipleOf pattern title description deprecated readOnly contentSchema contentMediaType x-enumDescriptions'
  ).split(' ');

  it('do not hide the valid parts of a schema', async () => {
    const wrong = KEYWORDS.flatMap((keyword) =>
      WRONG.map((value, index): [string, object] => [
        `wrong-${keyword}-${index}`,
        {
          type: 'object',
          title: `Title of ${keyword} ${index}`,
          properties: {right: {type: 'string', description: `Right of ${keyword} ${index}.`}},
          [keyword]: value,
        },
      ]),
    );
    // One operation for each keyword keeps the pages small.
    const paths = Object.fromEntries(
      KEYWORDS.map((keyword) => {
        const properties = wrong.filter(([name]) => name.startsWith(`wrong-${keyword}-`));
        return [
          `/${keyword}`,
          toPath({type: 'object', properties: Object.fromEntries(properties)}),
        ];
      }),
    );
    const folder = createFolder({
      'wrong.json': JSON.stringify({openapi: '3.1.1', info: {title: 'Wrong', version: '1'}, paths}),
    });
    const {pages, diagnostics} = await renderPages(
      path.relative(FIXTURES, path.join(folder, 'wrong.json')),
    );
    expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    const lost = wrong.filter(([name]) => {
      const [, keyword, index] = /^wrong-(.*)-(\d+)$/.exec(name)!;
      const text = toText(pages.get(`POST /${keyword}`)!);
      // An invalid `properties` replaces the valid property, so its description cannot be shown.
      return (
        !text.includes(name) ||
        (keyword !== 'properties' && !text.includes(squeeze(`Right of ${keyword} ${index}.`)))
      );
    });
    expect(lost.map(([name]) => name)).toEqual([]);
  });
});

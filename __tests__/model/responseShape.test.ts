import {listResponseExamples} from '../../plugin/client/page/examples';
import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import {createFolder} from '../support/folder';

const json = (schema: object) => ({'application/json': {schema}});
const PET = {
  type: 'object',
  required: ['id'],
  properties: {
    id: {type: 'string', format: 'uuid'},
    age: {type: 'integer'},
    kind: {enum: ['dog', 'cat']},
    good: {type: 'boolean', default: true},
    friends: {type: 'array', items: {$ref: '#/components/schemas/Pet'}},
  },
};

async function read(operation: object, kind: 'paths' | 'webhooks' = 'paths') {
  const root = {
    openapi: '3.1.1',
    info: {title: 'A', version: '1'},
    [kind]: {'/a': {post: operation}},
    components: {schemas: {Pet: PET}},
  };
  const dir = createFolder({'api.json': JSON.stringify(root)});
  const document = await loadDocument({rootDir: dir, source: 'api.json'}, () => {});
  const {operations} = await toApiReference(document!, () => {});
  return listResponseExamples(operations[0]!).map(({status, examples}) => [
    status,
    examples[0]?.example.value,
    examples[0]?.made,
  ]);
}

describe('the example of a response', () => {
  it('threat 147: stays small if nested lists each need ten items', async () => {
    const deep = Array.from({length: 12}).reduce<object>(
      (items) => ({type: 'array', minItems: 10, items}),
      {type: 'string'},
    );
    const [row] = await read({responses: {200: {content: json(deep)}}});
    const text = JSON.stringify(row);
    expect(text).toContain('<string>');
    expect(text.length).toBeLessThan(20_000);
    const few = {type: 'array', minItems: 3, items: {type: 'array', minItems: 2, items: PET}};
    const [, value] = (await read({responses: {200: {content: json(few)}}}))[0]!;
    expect(value).toMatchObject([
      [{}, {}],
      [{}, {}],
      [{}, {}],
    ]);
  });

  it('is a shape with placeholders for types when the document has no example', async () => {
    const shape = {id: '<uuid>', age: 1, kind: 'dog', good: true, friends: ['<Pet>']};
    expect(
      await read({responses: {200: {content: json({$ref: '#/components/schemas/Pet'})}}}),
    ).toEqual([['200', shape, 'shape']]);
    expect(
      await read({
        responses: {
          200: {content: json({type: 'array', items: {$ref: '#/components/schemas/Pet'}})},
        },
      }),
    ).toEqual([['200', [shape], 'shape']]);
  });

  it('is assembled when the schema has a value for each part', async () => {
    const schema = {
      type: 'object',
      properties: {name: {type: 'string', examples: ['Rex']}, kind: {const: 'dog'}},
    };
    expect(await read({responses: {200: {content: json(schema)}}})).toEqual([
      ['200', {name: 'Rex', kind: 'dog'}, 'assembled'],
    ]);
  });

  it('does not combine properties that the schema forbids together', async () => {
    const properties = {card: {type: 'string'}, source: {type: 'string'}};
    const alternatives = [{required: ['card']}, {required: ['source']}];
    for (const [rule, value] of [
      [{oneOf: alternatives}, {card: '<string>'}],
      [{not: {required: ['card', 'source']}}, {card: '<string>'}],
      [{anyOf: alternatives}, {card: '<string>', source: '<string>'}],
    ])
      expect(
        await read({responses: {200: {content: json({type: 'object', properties, ...rule})}}}),
      ).toEqual([['200', value, 'shape']]);
  });

  it('has a placeholder for the keys of a map', async () => {
    const schema = {type: 'object', additionalProperties: {type: 'number'}};
    expect(await read({responses: {200: {content: json(schema)}}})).toEqual([
      ['200', {'<key>': 1}, 'shape'],
    ]);
  });

  it('is not generated for an error response', async () => {
    const content = json({$ref: '#/components/schemas/Pet'});
    expect(await read({responses: {200: {content}, 404: {content}, default: {content}}})).toEqual([
      ['200', expect.anything(), 'shape'],
      ['404', undefined, undefined],
      ['default', undefined, undefined],
    ]);
    expect(await read({responses: {404: {content}}})).toEqual([]);
    expect(await read({responses: {default: {content}}})).toEqual([
      ['default', expect.anything(), 'shape'],
    ]);
  });

  it('comes after a success without a body if it is that of an error', async () => {
    const failure = {
      content: {'application/json': {schema: {type: 'object'}, example: {error: 'x'}}},
    };
    expect(await read({responses: {204: {description: 'Gone'}, 404: failure}})).toEqual([
      ['204', undefined, undefined],
      ['404', {error: 'x'}, undefined],
    ]);
    expect(await read({responses: {204: {description: 'Gone'}}})).toEqual([]);
  });

  it('comes after the payload of a webhook', async () => {
    const requestBody = {
      content: json({type: 'object', properties: {at: {type: 'string', format: 'date-time'}}}),
    };
    expect(
      await read({requestBody, responses: {200: {description: 'Received'}}}, 'webhooks'),
    ).toEqual([
      [undefined, {at: '<date-time>'}, 'shape'],
      ['200', undefined, undefined],
    ]);
  });

  it('replaces nested objects with a placeholder when the schema is very large', async () => {
    const wide = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({length: 300}, (_, index) => [
          `p${index}`,
          {type: 'object', properties: {a: {type: 'string'}}},
        ]),
      ),
    };
    const [[, value]] = (await read({responses: {200: {content: json(wide)}}})) as [
      [string, {[name: string]: unknown}],
    ];
    expect(Object.keys(value)).toHaveLength(300);
    expect([value.p0, value.p299]).toEqual([{a: '<string>'}, '<object>']);
  });
});

import {listResponseExamples} from '../../plugin/client/page/examples';
import {formatJson} from '../../plugin/document/exactNumber';
import type {Json} from '../../plugin/model/types';
import {loadModel} from '../support/model';

const json = (schema: object) => ({'application/json': {schema}});
const ok = (schema: object) => ({responses: {200: {content: json(schema)}}});
const REF = {$ref: '#/components/schemas/Pet'};
const PET = {
  type: 'object',
  required: ['id'],
  properties: {
    id: {type: 'string', format: 'uuid'},
    age: {type: 'integer'},
    kind: {enum: ['dog', 'cat']},
    good: {type: 'boolean', default: true},
    friends: {type: 'array', items: REF},
  },
};

/** Without the marks of generated values. */
const toPlain = (value: Json | undefined): unknown =>
  value === undefined ? undefined : JSON.parse(formatJson(value));

async function read(operation: object, kind: 'paths' | 'webhooks' = 'paths') {
  const {operation: found} = await loadModel({
    openapi: '3.1.1',
    info: {title: 'A', version: '1'},
    [kind]: {'/a': {post: operation}},
    components: {schemas: {Pet: PET}},
  });
  return listResponseExamples(found).map(({status, examples}) => [
    status,
    toPlain(examples[0]?.example.value),
    examples[0]?.made,
  ]);
}

/** The characters of all generated examples of a document, and its findings about them. */
async function measure(schema: object, {statuses = ['200'], operations = 1} = {}) {
  const responses = Object.fromEntries(
    statuses.map((status) => [status, {description: 'OK', content: json(schema)}]),
  );
  const post = {requestBody: {content: json(schema)}, responses};
  const {reference, diagnostics} = await loadModel({
    openapi: '3.1.1',
    info: {title: 'A', version: '1'},
    paths: Object.fromEntries(Array.from({length: operations}, (_, at) => [`/a${at}`, {post}])),
    components: {schemas: {Long: {type: 'string', examples: ['x'.repeat(100_000)]}}},
  });
  const generated = reference.operations.flatMap(({requestBody, responses: answers}) =>
    [requestBody, ...answers].flatMap((body) => body?.content ?? []),
  );
  return {
    size: generated.reduce((sum, {generated: made}) => sum + JSON.stringify(made ?? '').length, 0),
    findings: diagnostics.filter(({code}) => code === 'example-cut').length,
  };
}

it.each([
  ['the same schema', PET, ['application/json', 'text/json', 'text/plain']],
  ['another schema', {type: 'string'}, ['text/plain', 'application/json', 'text/json']],
])('JSON comes first among media types with %s', async (_title, plain, order) => {
  const content = {'text/plain': {schema: plain}, ...json(PET), 'text/json': {schema: PET}};
  const {operation} = await loadModel({
    openapi: '3.0.3',
    info: {title: 'A', version: '1'},
    paths: {'/a': {get: {responses: {200: {description: 'OK', content}}}}},
    components: {schemas: {Pet: PET}},
  });
  const [response] = listResponseExamples(operation);
  expect(response?.content).toEqual(order);
  expect(response?.examples[0]?.label).toBe('application/json');
});

describe('the example of a response', () => {
  it('threat 147: repeats no long text without end, on a page or in a document', async () => {
    const long = {$ref: '#/components/schemas/Long'};
    const list = (items: object) => ({type: 'array', minItems: 10, items});
    const names = Array.from({length: 20}, (_, at) => `p${at}`);
    const properties = Object.fromEntries(names.map((name) => [name, long]));
    const wide = {type: 'object', required: names, properties};
    expect(await measure(list(long))).toEqual({size: expect.closeTo(200_000, -3), findings: 2});
    expect(await measure(list(list(list(long))))).toMatchObject({findings: 2});
    const one = await measure(wide);
    expect(one.size).toBeLessThan(600_000);
    expect(one.findings).toBe(2);
    const statuses = Array.from({length: 8}, (_, at) => `${at + 200}`);
    expect((await measure(wide, {statuses})).size).toBeLessThan(1_500_000);
    const many = await measure(wide, {statuses, operations: 10});
    expect(many.size).toBeLessThan(6_500_000);
    // One of each media type that is cut, and one of the document.
    expect(many.findings).toBeLessThan(60);
    expect(await measure({type: 'array', items: long})).toMatchObject({findings: 0});
  });

  it('threat 147: stays small if nested lists each need ten items', async () => {
    const deep = Array.from({length: 12}).reduce<object>(
      (items) => ({type: 'array', minItems: 10, items}),
      {type: 'string'},
    );
    const [row] = await read(ok(deep));
    const text = JSON.stringify(row);
    expect(text).toContain('<string>');
    expect(text.length).toBeLessThan(20_000);
    const few = {type: 'array', minItems: 3, items: {type: 'array', minItems: 2, items: PET}};
    const [, value] = (await read(ok(few)))[0]!;
    expect(value).toMatchObject([
      [{}, {}],
      [{}, {}],
      [{}, {}],
    ]);
  });

  const SHAPE = {id: '<uuid>', age: 1, kind: 'dog', good: true, friends: []};
  const content = json(REF);
  const failure = {
    content: {'application/json': {schema: {type: 'object'}, example: {error: 'x'}}},
  };
  const anything = expect.anything() as unknown;
  it.each<[string, object, unknown[][]]>([
    [
      'is a shape with placeholders for types when the document has no example',
      ok(REF),
      [['200', SHAPE, 'shape']],
    ],
    ['is a list of such a shape', ok({type: 'array', items: REF}), [['200', [SHAPE], 'shape']]],
    [
      'is assembled when the schema has a value for each part',
      ok({
        type: 'object',
        properties: {name: {type: 'string', examples: ['Rex']}, kind: {const: 'dog'}},
      }),
      [['200', {name: 'Rex', kind: 'dog'}, 'assembled']],
    ],
    [
      'is a shape for an error response too',
      {responses: {200: {content}, 404: {content}, default: {content}}},
      ['200', '404', 'default'].map((status) => [status, anything, 'shape']),
    ],
    [
      'comes after a success without a body if it is that of an error',
      {responses: {204: {description: 'Gone'}, 404: failure}},
      [
        ['204', undefined, undefined],
        ['404', {error: 'x'}, undefined],
      ],
    ],
    ['is absent if no response has a body', {responses: {204: {description: 'Gone'}}}, []],
  ])('%s', async (_title, operation, examples) => {
    expect(await read(operation)).toEqual(examples);
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

  it('keeps stated values at every depth; what is left out is empty, and the example says so', async () => {
    const at = (level: number) => ({$ref: `#/components/schemas/L${level}`});
    const level = (number: number) => ({
      type: 'object',
      properties: {
        [`id${number}`]: {$ref: '#/components/schemas/Id'},
        mode: {enum: ['fast', 'slow']},
        note: {type: 'string'},
        plain: {$ref: '#/components/schemas/Plain'},
        plains: {type: 'array', items: {$ref: '#/components/schemas/Plain'}},
        ...(number < 15 ? {in: at(number + 1)} : {}),
      },
    });
    const levels = Array.from({length: 15}, (_, index) => [`L${index + 1}`, level(index + 1)]);
    const {operation} = await loadModel({
      openapi: '3.1.1',
      info: {title: 'A', version: '1'},
      paths: {'/a': {get: {responses: {200: {description: 'OK', content: json(at(1))}}}}},
      components: {
        schemas: {
          ...Object.fromEntries(levels),
          Id: {type: 'string', example: '01G'},
          Plain: {type: 'object', properties: {a: {type: 'string'}}},
        },
      },
    });
    const example = listResponseExamples(operation)[0]?.examples[0];
    const text = JSON.stringify(example?.example.value);
    expect(text.match(/"id\d+":"01G"/g)).toHaveLength(15);
    expect(text.match(/"mode":"fast"/g)).toHaveLength(15);
    expect(text).toContain('"plain":{},"plains":[{}],"in":{"id5":"01G","mode":"fast","in":{"id6"');
    expect(text).not.toMatch(/<(?:Plain|L\d+|object|array)>/);
    expect(example).toMatchObject({made: 'shape', shortened: true});
  });

  it('has empty objects from some point on when the schema is very large', async () => {
    const wide = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({length: 300}, (_, index) => [
          `p${index}`,
          {type: 'object', properties: {a: {type: 'string'}}},
        ]),
      ),
    };
    const [[, value]] = (await read(ok(wide))) as [[string, {[name: string]: unknown}]];
    expect(Object.keys(value)).toHaveLength(300);
    expect([value.p0, value.p299]).toEqual([{a: '<string>'}, {}]);
  });
});

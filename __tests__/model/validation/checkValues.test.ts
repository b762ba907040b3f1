import {checkFiles, toDocument} from '../../support/checkFiles';

const CODES = new Set(['example-mismatch', 'default-mismatch', 'enum-type', 'pattern-not-checked']);

/** The findings about values in a document with this operation. */
async function find(paths: string, beside = '', version = '3.1.1') {
  const found = await checkFiles({
    'openapi.yaml': toDocument(`paths: {/a: {post: {operationId: a, ${paths}}}}\n${beside}`, {
      version,
    }),
  });
  return found
    .filter(({code}) => CODES.has(code))
    .map(
      ({source: {pointer = ''}, message}) =>
        `${pointer.split('/').slice(-2).join('/')}: ${message}`,
    );
}
const OK = "responses: {'200': {description: OK}}";
const body = (schema: string, example: string, mediaType = 'application/json') =>
  `requestBody: {content: {${mediaType}: {schema: ${schema}, example: ${example}}}}, ${OK}`;
const answer = (schema: string, example: string) =>
  `responses: {'200': {description: OK, content: {application/json: {schema: ${schema}, examples: {one: {value: ${example}}}}}}}`;
const parameter = (schema: string, example: string) =>
  `parameters: [{name: q, in: query, schema: ${schema}, example: ${example}}], ${OK}`;

describe('patterns that take too long', () => {
  /** A schema with properties that all take too long. */
  const toSlow = (pattern: string, value: string, count: number) => {
    const names = Array.from({length: count}, (_, index) => `p${index}`);
    return [
      `{type: object, properties: {${names.map((name) => `${name}: {type: string, pattern: '${pattern}'}`).join(', ')}, ok: {type: string, pattern: '^b$'}}}`,
      `{${names.map((name) => `${name}: '${value}'`).join(', ')}, ok: a}`,
    ] as const;
  };

  // 200 values that each wait for their own limit would outlast the test.
  it.each([
    ['nested repetitions', '^((a+))+$', `${'a'.repeat(40)}!`, 200],
    ['repetitions in a row', '^.*.*.*.*=$', 'x'.repeat(5000), 200],
    ['2,000 characters', `^${'(?:a|a)?'.repeat(249)}b$`, 'a'.repeat(300), 200],
    ['a very long pattern', '\\p{L}'.repeat(20_000), 'a', 1],
  ])(
    'threat 148: leave a value unchecked, are reported once and hide no mistake: %s',
    async (_title, pattern, value, count) => {
      const found = await find(body(...toSlow(pattern, value, count)));
      expect(found).toHaveLength(2);
      expect(found[0]).toMatch(/p0` of the example was not compared with the pattern/);
      expect(found[1]).toBe(
        'example/ok: `ok` of the example is `"a"`, which does not match the pattern `^b$`.',
      );
    },
  );

  it('are compared like others while they take little time', async () => {
    const schema = "{type: string, pattern: '^(?:[a-z]+-?)+$'}";
    expect(await find(body(schema, `${'slug-'.repeat(4)}end`))).toEqual([]);
    expect(await find(body(schema, '-slug'))).toEqual([
      'application~1json/example: The example is `"-slug"`, which does not match the pattern `^(?:[a-z]+-?)+$`.',
    ]);
    expect(await find(body("{type: string, pattern: '/^[a-z]+$/'}", 'slug'))).toEqual([
      'application~1json/example: The example is `"slug"`, which does not match the pattern `/^[a-z]+$/`, whose slashes are part of it.',
    ]);
    expect(await find(body('{type: object, maxProperties: 1}', '{a: 1, b: 2}'))).toEqual([
      'application~1json/example: The example has more than 1 property.',
    ]);
  });
});

describe('examples of bodies', () => {
  it('are compared with their schema and reported at the part that differs', async () => {
    const pet =
      '{type: object, required: [name], properties: {name: {type: string}, tags: {type: array, items: {type: string, maxLength: 3}}}}';
    expect(await find(body(pet, '{name: Tom, tags: [big, small]}'))).toEqual([
      'tags/1: `tags.1` of the example is `"small"`, which is longer than 3 characters.',
    ]);
    expect(await find(body(pet, '{tags: 7}'))).toEqual([
      'application~1json/example: The example lacks the required property `name` (and 1 other mismatch).',
    ]);
    expect(await find(answer(pet, 'Tom'))).toEqual([
      'one/value: The example is `"Tom"`, which is not of the type `object`.',
    ]);
  });

  it('may omit read-only properties in requests and write-only properties in responses', async () => {
    const schema =
      '{type: object, required: [id, secret], properties: {id: {type: string, readOnly: true}, secret: {type: string, writeOnly: true}}}';
    expect([
      ...(await find(body(schema, '{secret: x}'))),
      ...(await find(answer(schema, '{id: x}'))),
    ]).toEqual([]);
    expect(await find(body(schema, '{id: x}'))).toHaveLength(1);
    expect(
      await find(
        answer('{$ref: "#/components/schemas/A"}', '{id: x}'),
        `components: {schemas: {A: ${schema.replace(/}$/, ', example: {}}')}}}`,
      ),
    ).toEqual([]);
  });

  it('may omit properties that are read-only through several named schemas', async () => {
    const schemas =
      'components: {schemas: {A: {type: string}, B: {$ref: "#/components/schemas/A", readOnly: true}, C: {$ref: "#/components/schemas/B"}}}';
    const schema =
      '{type: object, required: [id], properties: {id: {$ref: "#/components/schemas/C"}}}';
    expect(await find(body(schema, '{}'), schemas)).toEqual([]);
  });

  it('may be raw text when the body is not JSON', async () => {
    expect(await find(body('{type: object}', '<a/>', 'application/xml'))).toEqual([]);
    expect(await find(body('{type: object}', 'a=1', 'application/x-www-form-urlencoded'))).toEqual(
      [],
    );
    expect(await find(body('{type: object}', '<a/>', 'application/vnd.pets+json'))).toHaveLength(1);
  });

  it('are not reported for formats, ambiguous variants and keywords that are not checked', async () => {
    expect(await find(body('{type: string, format: date-time}', 'yesterday'))).toEqual([]);
    expect(await find(body('{oneOf: [{type: integer}, {type: number}]}', '1'))).toEqual([]);
    expect(
      await find(body('{not: {type: object, dependentSchemas: {a: {required: [b]}}}}', '{a: 1}')),
    ).toEqual([]);
    expect(await find(body('{oneOf: [{type: integer}, {type: boolean}]}', 'x'))).toHaveLength(1);
  });
});

describe('examples of parameters', () => {
  it('may be in their serialized form', async () => {
    expect(await find(parameter('{type: integer}', "'10'"))).toEqual([]);
    expect(await find(parameter('{type: array, items: {type: string}}', "'a,b'"))).toEqual([]);
  });

  it('are reported when YAML reads them as numbers, or when they are no numbers', async () => {
    expect(await find(parameter('{type: string}', '01234'))).toEqual([
      '0/example: The example is `1234`, which is not of the type `string`.',
    ]);
    expect(await find(parameter('{type: integer}', 'abc'))).toEqual([
      '0/example: The example is `"abc"`, which is not of the type `integer`.',
    ]);
  });

  it('are compared with their schema', async () => {
    expect(await find(parameter('{type: array, items: {type: integer}}', '[a]'))).toHaveLength(1);
    expect(await find(parameter('{type: string, enum: [a, b]}', 'c'))).toEqual([
      '0/example: The example is `"c"`, which is not one of `a` or `b`.',
    ]);
  });
});

describe('values in a schema', () => {
  it('are compared with their own schema, not with one that extends it', async () => {
    const schemas =
      'components: {schemas: {Base: {type: object, properties: {a: {type: string}}, example: {a: x}}, More: {allOf: [{$ref: "#/components/schemas/Base"}], required: [b], properties: {b: {type: string}}}}}';
    expect(await find(answer('{$ref: "#/components/schemas/More"}', '{b: x}'), schemas)).toEqual(
      [],
    );
  });

  it('beside a reference are checked in OpenAPI 3.1, but not in 3.0', async () => {
    const schemas = 'components: {schemas: {A: {type: integer}}}';
    expect(
      await find(answer('{$ref: "#/components/schemas/A", default: x}', '1'), schemas),
    ).toEqual(['schema/default: The default is `"x"`, which is not of the type `integer`.']);
    expect(
      await find(answer('{$ref: "#/components/schemas/A", default: x}', '1'), schemas, '3.0.3'),
    ).toEqual([]);
  });

  it('may be null when the schema allows null', async () => {
    expect(
      await find(
        answer(
          '{type: string, nullable: true, enum: [a, null], default: null, example: null}',
          'a',
        ),
        '',
        '3.0.3',
      ),
    ).toEqual([]);
    expect(
      await find(answer('{type: [string, "null"], enum: [a, null], default: null}', 'null')),
    ).toEqual([]);
  });

  it('of an enum are reported once, with the number of others', async () => {
    expect(await find(answer('{type: string, enum: [a, 1, 2]}', 'a'))).toEqual([
      'enum/1: The `enum` value `1` is not of the type `string`, and neither is 1 other value.',
    ]);
  });
});

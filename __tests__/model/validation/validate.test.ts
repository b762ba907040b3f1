import {toExactNumber} from '../../../plugin/document/exactNumber';
import {createMatchWithin} from '../../../plugin/model/validation/matchWithin';
import {validate} from '../../../plugin/model/validation/validate';
import type {NodeSchema, Schema, SchemaTable} from '../../../plugin/model/types';

const node = (type: string, rest: Partial<NodeSchema> = {}): NodeSchema => ({
  kind: 'schema',
  type,
  types: [type],
  ...rest,
});
const check = (
  value: Parameters<typeof validate>[0],
  schema: Schema,
  table: SchemaTable = {},
  direction: 'request' | 'response' = 'request',
) => validate(value, schema, {table, direction, match: createMatchWithin()});
const text = node('string');

describe('comparing a value with its schema', () => {
  it('reports nothing for a valid value', () => {
    const pet = node('object', {
      properties: [
        {name: 'name', schema: node('string', {constraints: {minLength: 1}}), required: true},
        {name: 'age', schema: node('integer', {constraints: {minimum: 0}})},
      ],
    });
    expect(check({name: 'Rex', age: 0}, pet)).toEqual([]);
    expect(check({name: 'Rex', age: toExactNumber('9007199254740993')}, pet)).toEqual([]);
  });

  it('reports the position of each mismatch', () => {
    const pet = node('object', {
      properties: [
        {name: 'name', schema: text, required: true},
        {name: 'a/b', schema: node('array', {items: node('integer')})},
      ],
    });
    expect(check({'a/b': [1, 'two']}, pet)).toEqual([
      {pointer: '', kind: 'required', name: 'name'},
      {pointer: '/a~1b/1', kind: 'type', expected: 'integer'},
    ]);
  });

  it.each<[string, Parameters<typeof validate>[0], NodeSchema, object]>([
    [
      'enum',
      'c',
      node('string', {enum: [{value: 'a'}, {value: 'b'}]}),
      {kind: 'enum', values: ['a', 'b']},
    ],
    ['const', 2, node('integer', {const: 1}), {kind: 'enum', values: [1]}],
    [
      'minimum',
      -1,
      node('integer', {constraints: {minimum: 0}}),
      {kind: 'limit', keyword: 'minimum', limit: 0},
    ],
    [
      'exclusiveMaximum',
      5,
      node('number', {constraints: {exclusiveMaximum: 5}}),
      {kind: 'limit', keyword: 'exclusiveMaximum', limit: 5},
    ],
    [
      'multipleOf',
      0.35,
      node('number', {constraints: {multipleOf: 0.1}}),
      {kind: 'limit', keyword: 'multipleOf', limit: 0.1},
    ],
    [
      'maxLength, in characters',
      '😀😀',
      node('string', {constraints: {maxLength: 1}}),
      {kind: 'limit', keyword: 'maxLength', limit: 1},
    ],
    [
      'pattern',
      'abc',
      node('string', {constraints: {pattern: '^\\d+$'}}),
      {kind: 'pattern', pattern: '^\\d+$'},
    ],
    ['format', 'tomorrow', node('string', {format: 'date'}), {kind: 'format', format: 'date'}],
    ['uniqueItems', [1, 1], node('array', {constraints: {uniqueItems: true}}), {kind: 'unique'}],
    [
      'additionalProperties',
      {x: 1},
      node('object', {additionalProperties: {kind: 'boolean', value: false}}),
      {pointer: '/x', kind: 'unknown-property', name: 'x'},
    ],
  ])('checks %s', (_name, value, schema, finding) => {
    expect(check(value, schema)).toEqual([{pointer: '', ...finding}]);
  });

  it.each<[string, Parameters<typeof validate>[0], Parameters<typeof validate>[0], boolean]>([
    ['keys in another order', {x: 1, y: {a: 2}}, {y: {a: 2}, x: 1}, true],
    [
      'a number in another notation',
      [1, {x: toExactNumber('2.50')}],
      [toExactNumber('1.0'), {x: 2.5}],
      true,
    ],
    ['another key', {x: 1}, {y: 1}, false],
    ['a key more', {x: 1}, {x: 1, y: 2}, false],
    ['an item less', [1, 2], [1], false],
    ['a list of the same entries', {0: 'a'}, ['a'], false],
    ['the text of a number', [1], ['1'], false],
  ])('compares a constant with %s', (_name, constant, value, isEqual) => {
    const found = check(value, {kind: 'schema', type: '', const: constant});
    expect(found.length === 0).toBe(isEqual);
  });

  it.each([
    [0.3, 0.1, true],
    [4.35, 0.01, true],
    [1e308, 0.5, true],
    [1234567.891, 0.01, false],
    [1_000_000_001, 2, false],
  ])('decides whether %d is a multiple of %d', (value, multipleOf, isMultiple) => {
    const found = check(value, node('number', {constraints: {multipleOf}}));
    expect(found.length === 0).toBe(isMultiple);
  });

  it.each([
    ['127.0.0.1', true],
    ['1.2.3.4.', false],
    ['01.2.3.4', false],
  ])('decides whether %s is an IPv4 address', (value, isAddress) => {
    expect(check(value, node('string', {format: 'ipv4'})).length === 0).toBe(isAddress);
  });

  it('requires no read-only properties in requests and no write-only properties in responses', () => {
    const schema = node('object', {
      properties: [
        {name: 'id', schema: node('integer', {readOnly: true}), required: true},
        {name: 'password', schema: node('string', {writeOnly: true}), required: true},
      ],
    });
    expect(check({password: 'x'}, schema)).toEqual([]);
    expect(check({id: 1}, schema, {}, 'response')).toEqual([]);
  });

  it('uses the variant that the discriminator names and otherwise counts the matching variants', () => {
    const cat = node('object', {
      properties: [{name: 'lives', schema: node('integer'), required: true}],
    });
    const variants = [
      {label: 'cat', schema: cat, values: ['cat']},
      {label: 'text', schema: text},
    ];
    const named = node('object', {
      types: undefined,
      variants: [{kind: 'oneOf', discriminator: {propertyName: 'kind', mapping: []}, variants}],
    });
    expect(check({kind: 'cat'}, named)).toEqual([{pointer: '', kind: 'required', name: 'lives'}]);
    expect(check(5, named)).toEqual([{pointer: '', kind: 'variants', rule: 'oneOf', matches: 0}]);
    const both = node('object', {
      types: undefined,
      variants: [
        {
          kind: 'oneOf',
          variants: [
            {label: 'a', schema: text},
            {label: 'b', schema: text},
          ],
        },
      ],
    });
    expect(check('x', both)).toEqual([{pointer: '', kind: 'variants', rule: 'oneOf', matches: 2}]);
  });

  it('terminates for recursive schemas, circular references and deep values', () => {
    const table: SchemaTable = {
      Node: {
        name: 'Node',
        schema: node('object', {
          properties: [
            {name: 'child', schema: {kind: 'reference', id: 'Node', name: 'Node', type: 'object'}},
          ],
        }),
      },
      A: {name: 'A', schema: {kind: 'reference', id: 'B', name: 'B', type: ''}},
      B: {name: 'B', schema: {kind: 'reference', id: 'A', name: 'A', type: ''}},
    };
    let deep: Parameters<typeof validate>[0] = {};
    for (let depth = 0; depth < 10_000; depth += 1) deep = {child: deep};
    expect(
      check(deep, {kind: 'reference', id: 'Node', name: 'Node', type: 'object'}, table),
    ).toEqual([]);
    expect(check('x', {kind: 'reference', id: 'A', name: 'A', type: ''}, table)).toEqual([]);
  });

  it('skips patterns of another dialect', () => {
    const foreign = node('string', {constraints: {pattern: '(?<name'}});
    expect(check('x', foreign)).toEqual([]);
    expect(check('x', {kind: 'schema', type: '', not: [foreign]})).toEqual([]);
  });

  describe('a pattern that takes too long', () => {
    const pattern = '^(a+)+$';
    const slow = node('string', {constraints: {pattern}});
    const value = `${'a'.repeat(40)}!`;
    const unchecked = {kind: 'unchecked', pattern, reason: 'limit'};
    const any = (rest: Partial<NodeSchema>): NodeSchema => ({kind: 'schema', type: '', ...rest});
    const variants = (kind: 'oneOf' | 'anyOf', ...schemas: Schema[]): Partial<NodeSchema> => ({
      variants: [{kind, variants: schemas.map((schema) => ({label: '', schema}))}],
    });

    it.each([
      ['leaves a value open', slow, value],
      ['leaves a negation open', any({not: [slow]}), value],
      ['leaves alternatives open', any(variants('anyOf', slow, node('integer'))), value],
      ['leaves open whether one alternative fits', any(variants('oneOf', slow, text)), value],
    ])('%s', (_title, schema, given) => {
      expect(check(given, schema)).toEqual([{pointer: '', ...unchecked}]);
    });

    it('does not matter where the rest decides', () => {
      expect(check(value, any(variants('anyOf', slow, text)))).toEqual([]);
      expect(
        check(value, any(variants('oneOf', node('integer'), {...slow, types: ['null']}))),
      ).toEqual([{pointer: '', kind: 'variants', rule: 'oneOf', matches: 0}]);
      expect(check(value, any({not: [{...slow, const: 'x'}]}))).toEqual([]);
      expect(check(value, any(variants('oneOf', slow, text, text)))).toEqual([
        {pointer: '', kind: 'variants', rule: 'oneOf', matches: 2},
      ]);
    });

    it('is listed after the mismatches, with its place', () => {
      const pet = node('object', {
        properties: [
          {name: 'a', schema: slow},
          {name: 'b', schema: node('integer')},
        ],
      });
      expect(check({a: value, b: 'x'}, pet)).toEqual([
        {pointer: '/b', kind: 'type', expected: 'integer'},
        {pointer: '/a', ...unchecked},
      ]);
    });
  });

  describe('a schema that the table lacks', () => {
    const absent: Schema = {kind: 'reference', id: 'a', name: 'A', type: 'object'};
    const unchecked = {kind: 'unchecked', schema: 'a', name: 'A', reason: 'absent'};
    const both = {label: '', schema: absent};

    it.each<[string, Schema, Parameters<typeof check>[0], string]>([
      ['leaves a value open', absent, 1, ''],
      ['leaves an item open', node('array', {items: absent}), [1], '/0'],
      [
        'leaves open which variants fit',
        node('any', {types: undefined, variants: [{kind: 'oneOf', variants: [both]}]}),
        1,
        '',
      ],
      [
        'may exempt a required property',
        node('object', {properties: [{name: 'p', schema: absent, required: true}]}),
        {},
        '/p',
      ],
    ])('%s', (_title, schema, value, pointer) => {
      expect(check(value, schema)).toEqual([{pointer, ...unchecked}]);
    });
  });

  it('stops after 50 mismatches', () => {
    expect(
      check(
        Array.from({length: 1000}, () => 'x'),
        node('array', {items: node('integer')}),
      ),
    ).toHaveLength(50);
  });
});

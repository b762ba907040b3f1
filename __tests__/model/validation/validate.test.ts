import {toExactNumber} from '../../../plugin/document/exactNumber';
import {createMatchWithin} from '../../../plugin/model/validation/matchWithin';
import {validate, validateInSteps} from '../../../plugin/model/validation/validate';
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

  describe('keywords that apply further schemas', () => {
    const any = (rest: Partial<NodeSchema>): NodeSchema => ({kind: 'schema', type: '', ...rest});
    const never: Schema = {kind: 'boolean', value: false};
    const needs = (name: string): NodeSchema =>
      any({properties: [{name, schema: any({}), required: true}]});
    const has = (name: string, value: number): NodeSchema =>
      any({properties: [{name, schema: any({const: value}), required: true}]});
    const closed = (rest: Partial<NodeSchema>): NodeSchema =>
      any({unevaluatedProperties: never, ...rest});
    const forms = (...schemas: Schema[]): Partial<NodeSchema> => ({
      variants: [{kind: 'anyOf', variants: schemas.map((schema) => ({label: '', schema}))}],
    });
    const conditions = [{if: has('a', 1), then: needs('b'), else: needs('c')}];

    it.each<[string, Parameters<typeof check>[0], Schema, object[]]>([
      ['then', {a: 1}, any({conditions}), [{pointer: '', kind: 'required', name: 'b'}]],
      ['else', {a: 2}, any({conditions}), [{pointer: '', kind: 'required', name: 'c'}]],
      [
        'dependentSchemas',
        {a: 1},
        any({dependentSchemas: [{property: 'a', schema: needs('b')}]}),
        [{pointer: '', kind: 'required', name: 'b'}],
      ],
      [
        'patternProperties beside a property',
        {x_1: 'a'},
        any({
          properties: [{name: 'x_1', schema: any({})}],
          patternProperties: [{pattern: '^x_', schema: node('integer')}],
        }),
        [{pointer: '/x_1', kind: 'type', expected: 'integer'}],
      ],
      [
        'additionalProperties beside patternProperties',
        {x_1: 1, y: 2},
        any({
          patternProperties: [{pattern: '^x_', schema: node('integer')}],
          additionalProperties: never,
        }),
        [{pointer: '/y', kind: 'unknown-property', name: 'y'}],
      ],
      [
        'propertyNames',
        {ok: 1, long: 2},
        any({propertyNames: any({constraints: {maxLength: 2}})}),
        [{pointer: '/long', kind: 'unknown-property', name: 'long', keyword: 'propertyNames'}],
      ],
      [
        'contains',
        ['x'],
        any({contains: {schema: node('integer')}}),
        [{pointer: '', kind: 'limit', keyword: 'minContains', limit: 1}],
      ],
      [
        'maxContains',
        [1, 2, 'x'],
        any({contains: {schema: node('integer'), max: 1}}),
        [{pointer: '', kind: 'limit', keyword: 'maxContains', limit: 1}],
      ],
      ['minContains of 0', ['x'], any({contains: {schema: node('integer'), min: 0}}), []],
      [
        'unevaluatedProperties, with those of the variant that matches',
        {a: 1, b: 2},
        closed(forms(has('a', 1), has('b', 3))),
        [{pointer: '/b', kind: 'unknown-property', name: 'b', keyword: 'unevaluatedProperties'}],
      ],
      [
        'unevaluatedProperties, with those of a condition',
        {a: 1, b: 2, c: 3},
        closed({conditions}),
        [{pointer: '/c', kind: 'unknown-property', name: 'c', keyword: 'unevaluatedProperties'}],
      ],
      [
        'unevaluatedProperties, which says nothing more where no variant matches',
        {b: 2},
        closed(forms(has('a', 1), has('b', 3))),
        [{pointer: '', kind: 'variants', rule: 'anyOf', matches: 0}],
      ],
      [
        'unevaluatedItems',
        ['x', 1, true],
        any({
          prefixItems: [text],
          contains: {schema: node('integer')},
          unevaluatedItems: never,
        }),
        [{pointer: '/2', kind: 'forbidden'}],
      ],
    ])('checks %s', (_name, value, schema, findings) => {
      expect(check(value, schema)).toEqual(findings);
    });

    it('leaves open what depends on a pattern that takes too long', () => {
      const slow = node('string', {constraints: {pattern: '^(a+)+$'}});
      const value = `${'a'.repeat(40)}!`;
      const unchecked = {kind: 'unchecked', pattern: '^(a+)+$', reason: 'limit'};
      expect(check([value], any({contains: {schema: slow}}))).toEqual([
        {pointer: '', ...unchecked},
      ]);
      expect(check(value, any({conditions: [{if: slow, then: never}]}))).toEqual([
        {pointer: '', ...unchecked},
      ]);
      expect(check({[value]: 1}, closed({propertyNames: slow}))).toEqual([
        {
          pointer: `/${value}`,
          kind: 'unknown-property',
          name: value,
          keyword: 'unevaluatedProperties',
        },
        {pointer: `/${value}`, ...unchecked},
      ]);
      expect(
        check({[value]: 1}, closed({patternProperties: [{pattern: '^(a+)+$', schema: never}]})),
      ).toEqual([{pointer: `/${value}`, ...unchecked}]);
    });

    it('finds a schema that allows nothing behind a reference', () => {
      const table: SchemaTable = {No: {name: 'No', schema: never}};
      const reference: Schema = {kind: 'reference', id: 'No', name: 'No', type: ''};
      expect(check(1, reference, table)).toEqual([{pointer: '', kind: 'forbidden'}]);
    });
  });

  it.each([
    [
      'the same object with its keys in another order',
      [
        {a: 1, b: 2},
        {b: 2, a: 1},
      ],
      false,
    ],
    ['the same number in another notation', [[1], [toExactNumber('1.0')]], false],
    [
      'numbers that differ in their last digits',
      ['9007199254740993', '9007199254740995'].map(toExactNumber),
      true,
    ],
    ['an object and the list of its members', [{a: 1}, [['a', 1]]], true],
  ])('decides whether items are unique: %s', (_name, items, isUnique) => {
    const list = node('array', {constraints: {uniqueItems: true}});
    expect(check(items, list)).toEqual(isUnique ? [] : [{pointer: '', kind: 'unique'}]);
  });

  it('names the keywords that the model could not keep', () => {
    expect(check(1, node('integer', {unchecked: ['multipleOf']}))).toEqual([
      {pointer: '', kind: 'unchecked', name: 'multipleOf', reason: 'keyword'},
    ]);
  });

  describe('more values than a page can compare', () => {
    const many = Array.from({length: 100_000}, () => 1);
    const numbers = node('array', {items: node('integer')});

    it('are named by the first that is not compared', () => {
      expect(check(many, numbers)).toEqual([
        {pointer: '/99999', kind: 'unchecked', name: 'integer', reason: 'size'},
      ]);
    });

    it('leave a variant open that was not compared to its end', () => {
      const variants = [numbers, numbers].map((schema) => ({label: '', schema}));
      expect(
        check(many, {kind: 'schema', type: 'number[]', variants: [{kind: 'oneOf', variants}]}),
      ).toMatchObject([{kind: 'unchecked', reason: 'size'}]);
    });

    it('stay within the limit where each of them has many ways to match', () => {
      const table: SchemaTable = {};
      const tree: Schema = {kind: 'reference', id: 'Tree', name: 'Tree', type: 'object'};
      const branch = node('object', {properties: [{name: 'a', schema: tree}]});
      const variants = [branch, {...branch}].map((schema) => ({label: '', schema}));
      table.Tree = {
        name: 'Tree',
        schema: {kind: 'schema', type: 'object', variants: [{kind: 'anyOf', variants}]},
      };
      let deep: Parameters<typeof validate>[0] = {};
      for (let depth = 0; depth < 100; depth += 1) deep = {a: deep};
      expect(check(deep, tree, table)).toMatchObject([{kind: 'unchecked', reason: 'size'}]);
    });

    it('give the browser a turn inside variants, too', () => {
      const variants = [{label: '', schema: numbers}];
      const steps = validateInSteps(
        many,
        {kind: 'schema', type: '', variants: [{kind: 'anyOf', variants}]},
        {table: {}, direction: 'response', match: createMatchWithin()},
        2000,
      );
      let turns = 0;
      while (!steps.next().done) turns += 1;
      expect(turns).toBeGreaterThanOrEqual(49);
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

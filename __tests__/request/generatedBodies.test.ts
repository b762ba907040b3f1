import type {Json} from '../../plugin/model/types';
import {isGeneratedValue, toGeneratedValue, toPlainNumber} from '../../plugin/document/exactNumber';
import {toBodyValues, type InitialOptions} from '../../plugin/request';
import {listTokens} from '../../plugin/request/code/tokens';
import {toPageSample} from '../../plugin/request/pageRequest';
import {withoutUnfilled} from '../../plugin/request/unfilled';
import {toDocument} from '../support/checkFiles';
import {loadModel} from '../support/model';
import {yaml} from '../support/yaml';

type Given = {required?: boolean; schemas?: string; version?: string};

/** Loads an operation whose request body has this content, in YAML. */
async function load(content: string, {required = true, schemas = '{}', version}: Given = {}) {
  const {operation, reference} = await loadModel(
    toDocument(
      `paths: {/a: {post: {requestBody: {required: ${required}, content: {${content}}}, responses: {'204': {description: Done}}}}}\ncomponents: {schemas: ${schemas}}`,
      {version},
    ),
  );
  const context = {...reference, operation, siteUrl: 'https://docs.example.com'};
  return {context, requestBody: operation.requestBody!};
}

/** Generates the sample body of an operation whose body schema is given in YAML. */
async function send(
  schema: string,
  {include, isForm, ...given}: Given & Pick<InitialOptions, 'include' | 'isForm'> = {},
): Promise<Json | undefined> {
  const {context, requestBody} = await load(`application/json: {schema: ${schema}}`, given);
  const body = toBodyValues(requestBody, context.schemas, {include, isForm});
  return body?.kind === 'value' ? body.value : undefined;
}

describe('a generated request body', () => {
  const THING = `{type: object, required: [name], properties: {
    name: {type: string},
    size: {type: integer, default: 10},
    kind: {enum: [a, b]},
    note: {type: string, example: calm},
    old: {type: string, example: x, deprecated: true},
    owner: {type: object, required: [id], properties: {id: {const: 1}, mail: {type: string, example: a@example.com}, pages: {type: integer, default: 3}}},
    plain: {type: object, properties: {id: {const: 1}}}}}`;

  it('contains required properties and those with examples, but no deprecated or default-only properties', async () => {
    expect(await send(THING)).toEqual({
      name: '<name>',
      note: 'calm',
      owner: {id: 1, mail: 'a@example.com'},
    });
  });

  it('contains only required properties, or all properties, as `include` says', async () => {
    expect(await send(THING, {include: 'required'})).toEqual({name: '<name>'});
    expect(await send(THING, {include: 'all'})).toEqual(yaml`
      {name: '<name>', size: 10, kind: a, note: calm, old: x, owner: {id: 1, mail: 'a@example.com', pages: 3}, plain: {id: 1}}
    `);
  });

  const MANY = Array.from({length: 14}, (_, at) => `f${at + 1}`);
  const VALUES = `size: {type: integer, default: 10}, kind: {const: a}, id: {type: integer, example: 7, readOnly: true}, old: {type: integer, default: 1, deprecated: true}, plain: {type: string}`;
  const PLAIN = `id: {type: integer, readOnly: true}, b: {type: string}, old: {type: string, deprecated: true}, a: {type: object, required: [x], properties: {x: {type: string}, y: {type: string}}}`;

  it.each<[string, string, Json, Given?]>([
    ['those with values', `{type: object, properties: {${VALUES}}}`, {size: 10, kind: 'a'}],
    [
      'without values, the first level with what nested objects require',
      `{type: object, properties: {${PLAIN}}}`,
      {b: '<b>', a: {x: '<x>'}},
    ],
    [
      'at most 12 without values',
      `{type: object, properties: {${MANY.map((name) => `${name}: {type: string}`).join(', ')}}}`,
      Object.fromEntries(MANY.slice(0, 12).map((name) => [name, `<${name}>`])),
    ],
    [
      'those of the items of a list',
      '{type: array, items: {type: object, properties: {a: {type: string}}}}',
      [{a: '<a>'}],
    ],
    [
      'those of the first variant',
      '{oneOf: [{type: object, properties: {a: {type: string}}}, {type: object, required: [b], properties: {b: {type: string}}}]}',
      {a: '<a>'},
    ],
    [
      'also if only a read-only field is required',
      '{type: object, required: [id], properties: {id: {type: integer, readOnly: true}, a: {type: string}}}',
      {a: '<a>'},
    ],
    [
      'also those whose examples are null or empty, if there are no others',
      '{type: object, properties: {metadata: {type: object, example: {}}, parent: {type: [string, "null"], example: null}}}',
      {metadata: {}, parent: null},
    ],
  ])(
    'that requires no field has optional ones, which the form lacks: %s',
    async (_title, schema, value) => {
      expect(await send(schema, {required: false})).toEqual(value);
      const empty = Array.isArray(value) ? [{}] : {};
      expect(await send(schema, {isForm: true})).toEqual(empty);
      expect(await send(schema, {required: false, isForm: true})).toBeUndefined();
    },
  );

  it('without optional fields is the same on the page and in the form', async () => {
    expect(await send(THING, {isForm: true})).toEqual(await send(THING));
    const least = '{type: object, minProperties: 1, properties: {a: {type: string}}}';
    expect(await send(least, {isForm: true})).toEqual({a: '<a>'});
  });

  const PAYMENT =
    'card: {type: string, example: c}, source: {type: string, example: s}, amount: {type: integer, example: 5}';

  it.each(['oneOf', 'anyOf'])(
    'contains only the first of the properties that %s requires as alternatives',
    async (keyword) => {
      const schema = `{type: object, properties: {${PAYMENT}}, ${keyword}: [{required: [card]}, {required: [source]}]}`;
      expect(await send(schema)).toEqual({card: 'c', amount: 5});
      expect(await send(schema, {include: 'all'})).toEqual({card: 'c', amount: 5});
    },
  );

  it.each([
    'not: {required: [card, source]}',
    'not: {anyOf: [{required: [card, source]}, {required: [amount, nothing]}]}',
  ])('does not combine properties that the schema forbids together: %s', async (rule) => {
    const schema = `type: object, properties: {${PAYMENT}}, ${rule}`;
    expect(await send(`{${schema}}`)).toEqual({card: 'c', amount: 5});
    expect(await send(`{required: [source], ${schema}}`)).toEqual({source: 's', amount: 5});
  });

  const CHOICE = `{oneOf: [{type: 'null'}, {type: object, required: [k], properties: {k: {const: a}}}, {type: integer}]}`;

  it.each<[string, string, Json | undefined, Given?]>([
    [
      'omits a property if those that it requires through `dependentRequired` are missing',
      '{type: object, properties: {card: {type: string, example: c}, code: {type: string}}, dependentRequired: {card: [code]}}',
      {},
    ],
    [
      'satisfies `minProperties`',
      '{type: object, minProperties: 1, properties: {old: {type: string, deprecated: true}, a: {type: string}, b: {type: string}}}',
      {a: '<a>', b: '<b>'},
    ],
    [
      'satisfies `minItems`, `minimum` and `maximum`',
      '{type: object, required: [ids, count, degrees], properties: {ids: {type: array, minItems: 2, items: {type: string}}, count: {type: integer, minimum: 3}, degrees: {type: number, maximum: -1}}}',
      {ids: ['<ids>', '<ids>'], count: toGeneratedValue(3), degrees: toGeneratedValue(-1)},
    ],
    [
      'has a whole year of weeks for `minItems`',
      '{type: array, minItems: 52, items: {const: 0}}',
      Array.from({length: 52}, () => 0),
    ],
    [
      'has the first of the variants beside the type of a scalar or a list',
      `{type: object, required: [status, size, ids, again], properties: {
        status: {type: string, oneOf: [{$ref: '#/components/schemas/Live'}, {enum: [down]}]},
        size: {type: integer, minimum: 10, anyOf: [{multipleOf: 7}, {multipleOf: 3}]},
        ids: {type: array, minItems: 2, oneOf: [{items: {const: 1}}, {items: {const: 2}}]},
        again: {$ref: '#/components/schemas/A'}}}`,
      {status: 'live', size: toGeneratedValue(14), ids: [1, 1], again: '<again>'},
      {
        schemas: `{Live: {type: string, enum: [live]}, A: {type: string, anyOf: [{$ref: '#/components/schemas/B'}]}, B: {type: string, anyOf: [{$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/A'}]}}`,
      },
    ],
    [
      'has placeholders of types that `not` allows',
      '{type: object, required: [a, b, c, d], properties: {a: {not: {type: string}}, b: {not: {type: [string, number]}}, c: {type: [string, integer], not: {type: string}}, d: {type: string, not: {enum: [root]}}}}',
      {a: toGeneratedValue(1), b: toGeneratedValue(true), c: toGeneratedValue(1), d: '<d>'},
    ],
    [
      'has the constant of the first variant for a property that the schema around it only requires',
      '{type: object, required: [name, petType], properties: {name: {type: string}}, oneOf: [{properties: {petType: {const: cat}}}, {properties: {petType: {const: dog}}}]}',
      {name: '<name>', petType: 'cat'},
    ],
    [
      'has the constant of the first variant for a property that the schema around it describes',
      '{type: object, required: [petType], properties: {petType: {type: string}}, oneOf: [{properties: {petType: {enum: [cat]}}}, {properties: {petType: {const: dog}}}]}',
      {petType: 'cat'},
    ],
    [
      'fills a list with the items that follow those of `prefixItems`',
      '{type: array, minItems: 3, prefixItems: [{type: string}], items: {type: integer}}',
      ['<value>', toGeneratedValue(1), toGeneratedValue(1)],
    ],
    [
      'has a list for `prefixItems` without a type',
      '{type: object, required: [pair], properties: {pair: {prefixItems: [{type: string}, {type: integer}]}}}',
      {pair: ['<pair>', toGeneratedValue(1)]},
    ],
    [
      'has the items that `contains` or `unevaluatedItems` describes where `items` allows any',
      '{type: object, required: [some, others], properties: {some: {type: array, contains: {const: k}, minContains: 2}, others: {type: array, minItems: 1, unevaluatedItems: {type: integer}}}}',
      {some: ['k', 'k'], others: [toGeneratedValue(1)]},
    ],
    [
      'has what `additionalProperties` describes for a name that is only required',
      '{type: object, required: [count], additionalProperties: {type: integer}}',
      {count: toGeneratedValue(1)},
    ],
    [
      'has null for an enumeration of nothing else',
      '{type: object, required: [none], properties: {none: {enum: [null]}}}',
      {none: null},
    ],
    [
      'writes the integer default `10.0` as `10`',
      '{type: object, required: [size], properties: {size: {type: integer, default: 10.0}}}',
      {size: 10},
    ],
    [
      'has a placeholder for a number that no value satisfies, and for the keys of a map',
      '{type: object, required: [a, b, c], properties: {a: {type: integer, minimum: 5, maximum: 3}, b: {type: object, minProperties: 2, additionalProperties: {type: string}}, c: {type: object, minProperties: 1}}}',
      {a: '<a>', b: {'<key>': '<value>', '<key2>': '<value>'}, c: {'<key>': '<value>'}},
    ],
    [
      'has the first of several values that is more than null',
      `{type: object, required: [a], properties: {a: ${CHOICE}, b: ${CHOICE}}}`,
      {a: {k: 'a'}},
    ],
    [
      'omits optional properties whose examples are null or empty',
      '{type: object, required: [a], properties: {a: {const: 1}, metadata: {type: object, example: {}}, parent: {type: [string, "null"], example: null}, tags: {type: array, example: []}}}',
      {a: 1},
    ],
    [
      'begins with a value of an enumeration that says something',
      '{type: object, required: [a, b, c, d], properties: {a: {enum: [COLOR_UNSPECIFIED, COLOR_RED]}, b: {enum: [unknown, cat]}, c: {enum: [KIND_UNKNOWN]}, d: {enum: [unknown, x], default: unknown}}}',
      {a: 'COLOR_RED', b: 'cat', c: 'KIND_UNKNOWN', d: 'unknown'},
    ],
    [
      'has the variant that does not contain the choice again',
      "{$ref: '#/components/schemas/Filter'}",
      {field: '<field>'},
      {
        schemas: `{Filter: {oneOf: [
          {type: object, required: [and], properties: {and: {type: array, minItems: 1, items: {$ref: '#/components/schemas/Filter'}}}},
          {type: object, required: [not], properties: {not: {$ref: '#/components/schemas/Not'}}},
          {type: object, required: [field], properties: {field: {type: string}}},
        ]}, Not: {type: object, required: [of], properties: {of: {$ref: '#/components/schemas/Filter'}}}}`,
      },
    ],
    [
      'fills a list of variants that contain the list, as `minItems` says',
      "{$ref: '#/components/schemas/Group'}",
      {parts: [{id: '<id>'}, {id: '<id>'}]},
      {
        schemas: `{Group: {type: object, required: [parts], properties: {parts: {type: array, minItems: 2, items: {anyOf: [{$ref: '#/components/schemas/Group'}, {$ref: '#/components/schemas/Leaf'}]}}}},
          Leaf: {type: object, required: [id], properties: {id: {type: string}}}}`,
      },
    ],
    [
      'lacks read-only members of the examples and defaults of schemas',
      `{type: object, required: [pet, box, list], properties: {
        pet: {$ref: '#/components/schemas/Pet'},
        box: {type: object, default: {pet: {id: 2, name: Bo}}, properties: {pet: {$ref: '#/components/schemas/Pet'}}},
        list: {type: array, items: {$ref: '#/components/schemas/Pet'}, example: [{id: 3, name: Cy}]}}}`,
      {pet: {name: 'Al'}, box: {pet: {name: 'Bo'}}, list: [{name: 'Cy'}]},
      {
        schemas:
          '{Pet: {type: object, properties: {id: {type: integer, readOnly: true}, name: {type: string}}, example: {id: 1, name: Al}}}',
      },
    ],
    [
      'sets the discriminator of a derived schema from the constant that the schema adds',
      "{$ref: '#/components/schemas/Base'}",
      {kind: 'dog'},
      {
        schemas: `{
          Base: {type: object, required: [kind], properties: {kind: {type: string, enum: [dog, cat]}}, discriminator: {propertyName: kind}},
          PuppyDog: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {kind: {const: dog}}}]},
          Cat: {allOf: [{$ref: '#/components/schemas/Base'}]},
        }`,
      },
    ],
  ])('%s', async (_title, schema, value, given = {}) => {
    expect(await send(schema, given)).toEqual(value);
  });

  it.each([
    ['{type: integer}', 1],
    ['{type: boolean}', true],
    ['{type: integer, exclusiveMinimum: 0}', 1],
    ['{type: number, exclusiveMinimum: 0, exclusiveMaximum: 1}', 0.5],
    ['{type: integer, exclusiveMaximum: 0}', -1],
    ['{type: integer, minimum: 1, multipleOf: 5}', 5],
    ['{type: number, minimum: 0.25, multipleOf: 0.1}', 0.3],
    ['{type: integer, multipleOf: 2.5}', 5],
    ['{type: integer, maximum: -7, multipleOf: 4}', -8],
    ['{type: integer, exclusiveMinimum: 10, maximum: 20}', 11],
  ])('has a number or boolean that %s allows, marked until it is edited', async (schema, value) => {
    const body = await send(`{type: object, required: [a], properties: {a: ${schema}}}`);
    const {a} = body as {a: Json};
    expect(isGeneratedValue(a)).toBe(true);
    expect(toPlainNumber(a)).toBe(value);
    expect(withoutUnfilled(body!)).toEqual({});
    expect(withoutUnfilled({a: value})).toEqual({a: value});
  });

  it('has the keys that a map lists, as many as it must have', async () => {
    const map = (least: number) =>
      `{type: object, minProperties: ${least}, propertyNames: {$ref: '#/components/schemas/Key'}, additionalProperties: {type: string}, properties: {x: {const: 1}}, required: [x]}`;
    const schemas = '{Key: {enum: [x, y, z]}}';
    expect(await send(map(2), {schemas})).toEqual({x: 1, y: '<value>'});
    expect(await send(map(4), {schemas})).toEqual({x: 1, y: '<value>', z: '<value>'});
  });

  it('ends a list of objects that must go on in null, where that is allowed', async () => {
    const node = (next: string) =>
      `{Node: {type: object, required: [id, next], properties: {id: {const: 1}, next: ${next}}}}`;
    const schema = "{$ref: '#/components/schemas/Node'}";
    const schemas = node(`{anyOf: [${schema}, {type: 'null'}]}`);
    expect(await send(schema, {schemas})).toEqual({id: 1, next: null});
    expect(await send(schema, {schemas: node(schema)})).toEqual({id: 1});
  });

  const CONST = '{const: developer}';
  const MAPPING = ', mapping: {dev: DevMessage}';
  const REF = "{$ref: '#/components/schemas/Role'}";
  it.each([
    ['the constant of the variant', CONST, '', 'developer'],
    ['the only enum value of the variant, behind a reference', REF, '', 'developer'],
    ['the constant of the variant rather than the mapping', CONST, MAPPING, 'developer'],
    ['the mapping', '{type: string}', MAPPING, 'dev'],
    ['the mapping, among several enum values', '{enum: [old, dev]}', MAPPING, 'dev'],
    ['the first of several enum values', '{enum: [developer, system]}', '', 'developer'],
    ["the schema's name", '{type: string}', '', 'DevMessage'],
  ])('sets the discriminator from %s', async (_what, role, mapping, expected) => {
    const schemas = `{
      Role: {type: string, enum: [developer]},
      DevMessage: {type: object, required: [role], properties: {role: ${role}}},
      UserMessage: {type: object, required: [role], properties: {role: {const: user}, name: {type: string}}},
    }`;
    const choice = (list: string) =>
      `{oneOf: [${list}], discriminator: {propertyName: role${mapping}}}`;
    const dev = "{$ref: '#/components/schemas/DevMessage'}";
    expect(
      await send(choice(`${dev}, {$ref: '#/components/schemas/UserMessage'}`), {schemas}),
    ).toEqual({role: expected});
  });
});

describe('the sample of a form', () => {
  it('marks generated values as one in JSON does', async () => {
    const {context} = await load(`application/x-www-form-urlencoded: {
      schema: {type: object, required: [amount, currency, card, tags], properties: {
        amount: {type: integer}, currency: {type: string}, tags: {type: array, minItems: 1, items: {type: boolean}},
        card: {type: object, required: [month], properties: {month: {type: integer}}}}},
      encoding: {card: {style: deepObject, explode: true}}}`);
    const {code: curl, made = []} = toPageSample(context);
    expect(
      listTokens(curl, made).flatMap(({kind, start, end}) =>
        kind === 'placeholder' ? curl.slice(start, end) : [],
      ),
    ).toEqual(['1', '<currency>', 'true', '1']);
    expect(curl).toContain("'amount=1'");
    expect(curl).toContain("'card%5Bmonth%5D=1'");
  });
});

describe('keywords that depend on the value', () => {
  const ITEM =
    '{type: object, required: [id], properties: {id: {type: string}, kind: {type: string}}}';
  const generate = async (schema: string) =>
    (await load(`application/json: {schema: ${schema}}`)).requestBody.content[0]?.generated;

  it.each<[keyword: string, schema: string, value: Json]>([
    [
      'then',
      '{type: object, required: [country], properties: {country: {const: US}, zip: {type: string}}, if: {properties: {country: {const: US}}}, then: {required: [zip]}, else: {required: [code]}}',
      {country: 'US', zip: '<zip>'},
    ],
    [
      'else',
      '{type: object, required: [country], properties: {country: {type: string}}, if: {properties: {country: {const: US}}}, then: {required: [zip]}, else: {required: [code], properties: {code: {enum: [x]}}}}',
      {country: '<country>', code: 'x'},
    ],
    [
      'a narrower property in then',
      '{type: object, required: [a, b], properties: {a: {const: 1}, b: {enum: [x, y]}}, if: {required: [a]}, then: {properties: {b: {const: y}}}}',
      {a: 1, b: 'y'},
    ],
    [
      'dependentSchemas',
      '{type: object, required: [card], properties: {card: {const: c}}, dependentSchemas: {card: {required: [name], properties: {name: {type: string}}}}}',
      {card: 'c', name: '<name>'},
    ],
    [
      'contains beside items',
      `{type: array, minItems: 2, items: ${ITEM}, contains: {required: [kind], properties: {kind: {const: main}}}}`,
      [{id: '<id>', kind: 'main'}, {id: '<id>'}],
    ],
    [
      'minContains',
      '{type: array, items: {enum: [a, b]}, contains: {const: b}, minContains: 2}',
      ['b', 'b'],
    ],
    [
      'patternProperties',
      '{type: object, minProperties: 1, additionalProperties: false, patternProperties: {^x-: {type: string}}}',
      {'x-key': '<value>'},
    ],
    [
      'patternProperties of a named property',
      '{type: object, required: [n_a], properties: {n_a: {}}, patternProperties: {^n_: {const: 3}}}',
      {n_a: 3},
    ],
    [
      'propertyNames',
      '{type: object, minProperties: 1, additionalProperties: {type: integer, const: 2}, propertyNames: {pattern: "^[A-Z]{2}$"}}',
      {AA: 2},
    ],
    [
      'propertyNames of a condition',
      '{type: object, required: [a], properties: {a: {const: 1}}, if: {propertyNames: {maxLength: 1}}, then: {required: [b], properties: {b: {const: 2}}}}',
      {a: 1, b: 2},
    ],
  ])('are satisfied: %s', async (_keyword, schema, value) => {
    const generated = await generate(schema);
    expect(generated?.value).toEqual(value);
    expect(generated).not.toHaveProperty('incomplete');
  });

  it.each<[keyword: string, place: string, schema: string]>([
    [
      'contains',
      '/list',
      '{type: object, required: [list], properties: {list: {type: array, items: {const: a}, contains: {const: b}}}}',
    ],
    [
      'if',
      '',
      '{type: object, required: [a], properties: {a: {type: array, items: {const: 1}}}, if: {properties: {a: {allOf: [{contains: {const: 1}}, {contains: {const: 2}}]}}}, then: {required: [b]}}',
    ],
    [
      'then',
      '',
      '{type: object, required: [a], properties: {a: {const: 1}}, if: true, then: false}',
    ],
    [
      'propertyNames',
      '/map',
      '{type: object, required: [map], properties: {map: {type: object, minProperties: 1, propertyNames: {pattern: "^[0-9a-f]{32}$"}}}}',
    ],
    [
      'dependentSchemas',
      '/0',
      '{type: array, items: {type: object, required: [a], properties: {a: {const: 1}}, dependentSchemas: {a: {properties: {a: {const: 2}}}}}}',
    ],
  ])('are named where no value is found: %s', async (keyword, place, schema) => {
    expect(await generate(schema)).toMatchObject({incomplete: {keyword, place}});
  });
});

describe('a multipart body', () => {
  it('is not shown without parts, and is sent with one', async () => {
    const {context, requestBody} = await load(
      'multipart/form-data: {schema: {type: object, properties: {title: {type: string, deprecated: true}}}}',
    );
    expect(requestBody.content[0]).not.toHaveProperty('generated');
    expect(toBodyValues(requestBody, context.schemas)).toMatchObject({parts: [{name: 'title'}]});
  });

  it.each([
    ['3.0.3', ';type=application/json'],
    ['3.1.0', 'title=t'],
  ])('follows the rules of OpenAPI %s for `style`', async (version, part) => {
    const {context} = await load(
      `multipart/form-data: {
        schema: {type: object, properties: {meta: {type: object, properties: {title: {type: string}}}}},
        example: {meta: {title: t}},
        encoding: {meta: {style: form}}}`,
      {required: false, version},
    );
    expect(toPageSample(context).code).toContain(part);
  });
});

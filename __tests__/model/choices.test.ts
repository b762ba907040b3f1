import {CONSTRAINT_TRAITS} from '../../plugin/document/vocabulary/constraints';
import {findNode} from '../../plugin/model/schema/findNode';
import type {Json, Schema} from '../../plugin/model/types';
import {createMatchWithin} from '../../plugin/model/validation/matchWithin';
import {validate} from '../../plugin/model/validation/validate';
import {loadModel} from '../support/model';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const text = {type: 'string'};
const NULL = {type: 'null'};

/** A schema of the response of an operation. */
async function read(schema: object, schemas: object = {}, openapi = '3.0.3') {
  const {reference, diagnostics} = await loadModel({
    openapi,
    info: {title: 'A', version: '1'},
    paths: {
      '/a': {
        get: {responses: {200: {description: 'Done', content: {'application/json': {schema}}}}},
      },
    },
    components: {schemas},
  });
  const media = reference.operations[0]!.responses[0]!.content[0]!;
  const node = findNode(media.schema, reference.schemas);
  return {
    type: media.schema!.kind === 'reference' ? media.schema!.type : node?.type,
    labels: node?.variants?.map(({variants}) => variants.map(({label}) => label)),
    properties: node?.properties?.map(({name}) => name),
    values: node?.enum?.map(({value}) => value),
    example: media.generated?.value,
    findings: diagnostics.map(({message}) => message),
    compare: (value: Json) =>
      validate(value, media.schema as Schema, {
        table: reference.schemas,
        direction: 'response',
        match: createMatchWithin(),
      }),
  };
}

describe('a choice that allows null', () => {
  const PARTS = {
    Size: {type: 'string', enum: ['s', 'm']},
    Blank: {enum: ['']},
    Null: {enum: [null]},
    Word: {type: 'string', nullable: true, maxLength: 1},
    Either: {oneOf: [ref('Size'), ref('Null')]},
  };
  it.each<[string, object, string[][]]>([
    [
      'a branch with the value null',
      {oneOf: [ref('Size'), ref('Blank'), ref('Null')]},
      [['Size', 'Blank', 'Null']],
    ],
    ['a nullable branch', {anyOf: [ref('Word'), {type: 'integer'}]}, [['Word', 'integer']]],
    ['a choice within', {anyOf: [ref('Either'), {type: 'integer'}]}, [['Either', 'integer']]],
    ['no such branch', {anyOf: [ref('Size'), {type: 'integer'}]}, [['Size', 'integer', 'null']]],
  ])('lists null once beside `nullable` with %s', async (_title, choice, labels) => {
    const found = await read({...choice, nullable: true}, PARTS);
    expect(found.labels).toEqual(labels);
    expect(found.compare(null)).toEqual([]);
  });

  it.each<[string, object, string, Json[]]>([
    ['3.1.0', {anyOf: [{enum: ['s', 'm']}, NULL]}, 'string | null', ['s', 'm', null]],
    ['3.1.0', {oneOf: [NULL, {type: 'string', const: 's'}]}, 'string | null', ['s', null]],
    ['3.1.0', {anyOf: [ref('Size'), NULL], maxLength: 1}, 'string | null', ['s', 'm', null]],
    [
      '3.1.0',
      {anyOf: [{oneOf: [{const: 's'}, {const: 'm'}]}, NULL]},
      'string | null',
      ['s', 'm', null],
    ],
    [
      '3.0.3',
      {oneOf: [ref('Size'), {enum: [null]}], maxLength: 1},
      'string | null',
      ['s', 'm', null],
    ],
    ['3.1.0', ref('Maybe'), 'string | null', ['s', 'm']],
    ['3.1.0', ref('Again'), 'string | null', ['s', 'm']],
    ['3.0.3', ref('Maybe30'), 'string | null', ['s', 'm']],
  ])('allows it beside other values (%s %j)', async (version, schema, type, values) => {
    const Maybe = {anyOf: [ref('Size'), NULL]};
    const Maybe30 = {nullable: true, allOf: [ref('Size')]};
    const found = await read(schema, {...PARTS, Maybe, Maybe30, Again: ref('Maybe')}, version);
    expect(found.type).toBe(type);
    expect(found.values).toEqual(values);
    expect(found.compare(null)).toEqual([]);
    expect(found.compare('other')).not.toEqual([]);
  });

  it.each<[object, string]>([
    [{type: 'string', anyOf: [{enum: ['s', 'm']}, NULL]}, 'string'],
    [{type: 'string', anyOf: [ref('Size'), NULL]}, 'string'],
    [{type: 'string', anyOf: [ref('Size'), NULL], maxLength: 1}, 'string'],
  ])('does not allow it where the type beside the choice does not (%j)', async (schema, type) => {
    const found = await read(schema, PARTS, '3.1.0');
    expect(found.type).toBe(type);
    expect(found.values).toEqual(['s', 'm']);
    expect(found.compare(null)).not.toEqual([]);
  });

  it.each([
    ['3.0.3', 'anyOf', [ref('Pet'), {nullable: true}]],
    ['3.0.3', 'oneOf', [{nullable: true}, ref('Pet')]],
    ['3.1.0', 'anyOf', [ref('Pet'), {nullable: true}]],
    ['3.0.3', 'oneOf', [ref('Pet'), {type: 'integer'}, {nullable: true}]],
  ])(
    'takes a branch that is only `nullable: true` for null (%s %s)',
    async (version, kind, list) => {
      const Pet = {type: 'object', required: ['name'], properties: {name: text}};
      const found = await read({[kind]: list}, {Pet}, version);
      expect(found.type).toMatch(/\| null$/);
      expect(found.findings.filter((line) => line.includes('allows every value'))).toHaveLength(1);
      expect(found.compare(null)).toEqual([]);
      expect(found.compare({name: 'Rex'})).toEqual([]);
      expect(found.compare({})).not.toEqual([]);
    },
  );

  it.each([
    [[ref('Pet'), {nullable: true}]],
    [[{nullable: true, description: 'The pet.'}, ref('Pet')]],
    [[ref('Pet'), {type: 'object', properties: {more: text}}, {nullable: true}]],
  ])('takes a member of `allOf` that is only `nullable: true` for null: %j', async (list) => {
    const Pet = {type: 'object', required: ['name'], properties: {name: text}};
    const found = await read({allOf: list}, {Pet});
    expect(found.type).toMatch(/\| null$/);
    expect(found.findings.filter((line) => line.includes('has no effect'))).toHaveLength(1);
    expect([found.compare(null), found.compare({name: 'Rex'})]).toEqual([[], []]);
    expect(found.compare({})).not.toEqual([]);
    expect((await read({allOf: list}, {Pet}, '3.1.0')).compare(null)).not.toEqual([]);
  });

  const A = {type: 'object', required: ['a'], properties: {a: text}};
  const B = {type: 'object', required: ['b'], properties: {b: text}};
  const MORE = {A, B, NullA: {...A, nullable: true}, NullB: {...B, nullable: true}};
  const objects = {type: 'object', oneOf: [ref('A'), ref('B')]};
  it.each<[string, string, object]>([
    ['3.0.3', 'A | B | null', {...objects, nullable: true}],
    ['3.0.3', 'A | B | null', {...objects, anyOf: [ref('A'), {type: 'object'}], nullable: true}],
    ['3.0.3', 'A | B | null', {type: 'object', nullable: true, allOf: [{oneOf: objects.oneOf}]}],
    ['3.0.3', 'NullA | NullB', {oneOf: [ref('NullA'), ref('NullB')]}],
    ['3.0.3', 'A | null', {anyOf: [ref('A'), {nullable: true, description: 'None'}]}],
    ['3.1.0', 'A | B | null', {anyOf: [objects, {type: 'null'}]}],
  ])('accepts null and its branches, and nothing else (%s, %s)', async (version, type, schema) => {
    const found = await read(schema, MORE, version);
    expect(found.type).toBe(type);
    expect([found.compare(null), found.compare({a: 'x'})]).toEqual([[], []]);
    expect(found.compare('text')).not.toEqual([]);
  });

  it('rejects null that OpenAPI 3.1 rejects', async () => {
    const types = {...objects, type: ['object', 'null']};
    const both = {oneOf: [{type: ['string', 'null']}, {type: ['integer', 'null']}]};
    for (const schema of [types, both])
      expect((await read(schema, MORE, '3.1.0')).compare(null)).not.toEqual([]);
  });
});

describe('a base schema and its children', () => {
  const kind = (mapping: object, more: object = {}) => ({
    type: 'object',
    required: ['kind'],
    properties: {kind: text, name: {type: 'string', example: 'Rex'}},
    discriminator: {propertyName: 'kind', mapping},
    ...more,
  });
  const child = (base: string) => ({
    allOf: [
      ref(base),
      {type: 'object', required: ['lives'], properties: {lives: {type: 'integer', example: 9}}},
    ],
  });
  const MAPPING = {pet: '#/components/schemas/Pet', cat: '#/components/schemas/Cat'};

  it.each([
    ['mapping', {}],
    ['choice', {oneOf: [ref('Pet'), ref('Cat')]}],
  ])('offer the base too if it is in its own %s', async (_title, more) => {
    const found = await read(ref('Pet'), {Pet: kind(MAPPING, more), Cat: child('Pet')});
    expect(found.labels).toEqual([['pet', 'cat']]);
    expect(found.example).toEqual({kind: 'pet', name: 'Rex'});
    expect(found.compare({kind: 'pet', name: 'Rex'})).toEqual([]);
    expect(found.compare({kind: 'pet', name: 1})).toHaveLength(1);
    expect(found.compare({kind: 'cat', name: 'Tom'})).not.toEqual([]);
  });

  it('are selected by the value that they state, unless the mapping names them', async () => {
    const stated = (value: unknown) => ({...child('Pet'), 'x-discriminator-value': value});
    const schemas = {Cat: stated('feline'), Dog: stated('canine'), Fox: stated(1)};
    const mapping = {puppy: '#/components/schemas/Dog'};
    const {labels} = await read(ref('Pet'), {Pet: kind(mapping), ...schemas});
    expect(labels).toEqual([['puppy', 'feline', 'Fox']]);
  });

  it('do not list the siblings in a child', async () => {
    const schemas = {
      Pet: kind({cat: 'Cat', dog: 'Dog'}, {oneOf: [ref('Cat'), ref('Dog')]}),
      Cat: child('Pet'),
      Dog: child('Pet'),
      Kitten: {allOf: [ref('Cat'), {properties: {age: {type: 'integer', example: 1}}}]},
    };
    const cat = await read(ref('Cat'), schemas);
    expect([cat.labels, cat.properties]).toEqual([undefined, ['kind', 'name', 'lives']]);
    expect((await read(ref('Kitten'), schemas)).labels).toBeUndefined();
    const pet = await read(ref('Pet'), schemas);
    expect(pet.labels).toEqual([['cat', 'dog']]);
    expect(pet.example).toEqual({kind: 'cat', name: 'Rex', lives: 9});
    expect(pet.compare({kind: 'dog', lives: 9})).toEqual([]);
  });
});

it.each<[string, (value: string) => object]>([
  ['itself', (value) => ({type: 'string', enum: [value]})],
  ['behind a reference', ref],
  ['merged from references', (value) => ({allOf: [ref(value), {description: 'Kind'}]})],
])(
  'variants are named by the only value of a property in OpenAPI 3.0 too (%s)',
  async (_title, kind) => {
    const variant = (value: string) => ({
      type: 'object',
      properties: {a: text, b: text, veryLongName: text, anotherLongName: text, kind: kind(value)},
    });
    const schemas = {card: {type: 'string', enum: ['card']}, bank: {enum: ['bank']}};
    expect((await read({oneOf: [variant('card'), variant('bank')]}, schemas)).labels).toEqual([
      ['card', 'bank'],
    ]);
  },
);

describe('the labels of variants', () => {
  const object = (properties: object) => ({type: 'object', properties});
  const op = (...values: string[]) => object({op: {enum: values}, path: text, value: {}});
  const problem = (name: string) => object({type: {const: `https://a.test/problems/${name}`}});
  const byType = {
    oneOf: [ref('Gone'), ref('Lost')],
    discriminator: {
      propertyName: 'type',
      mapping: {'https://a.test/p/1': 'Gone', 'urn:a:lost': 'Lost'},
    },
  };

  it.each<[string, object, string[]]>([
    [
      'the operations of a JSON Patch',
      {oneOf: [op('add', 'replace', 'test'), op('remove'), op('move', 'copy')]},
      ['add | replace | test', 'remove', 'move | copy'],
    ],
    [
      'these, not their pointers',
      {oneOf: [object({path: {const: '/a'}, op: {const: 'add'}}), op('remove')]},
      ['add', 'remove'],
    ],
    [
      'the names of schemas whose constants are URLs',
      {oneOf: [ref('Gone'), ref('Lost')]},
      ['Gone', 'Lost'],
    ],
    ['the names of schemas that URLs select', byType, ['Gone', 'Lost']],
    [
      'the ends of URLs, if there is nothing else',
      {oneOf: [problem('gone'), problem('lost')]},
      ['gone', 'lost'],
    ],
    [
      'properties, if values do not tell variants apart',
      {oneOf: [object({a: {enum: ['x', 'y']}}), object({a: {enum: ['y', 'z']}, b: text})]},
      ['a', 'a, b'],
    ],
  ])('are %s', async (_title, schema, labels) => {
    const schemas = {Gone: problem('gone'), Lost: problem('lost')};
    expect((await read(schema, schemas, '3.1.1')).labels).toEqual([labels]);
  });
});

it.each<[object, string]>([
  [{minimum: 1, maxLength: 3}, 'string | number'],
  [{minLength: 1, minItems: 1}, 'array | string'],
  ...Object.entries(CONSTRAINT_TRAITS).map(([keyword, {of}]): [object, string] => [
    {[keyword]: {pattern: '^a', uniqueItems: true}[keyword] ?? 2},
    of,
  ]),
])('limits without a type imply the types that they limit: %j', async (schema, type) => {
  expect((await read(schema)).type).toBe(type);
});

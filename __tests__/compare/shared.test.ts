import {compareDocuments} from '../../plugin/compare/compareDocuments';
import {formatUses} from '../../plugin/compare/formatUses';
import type {Change} from '../../plugin/compare/types';
import {findVersionNotes} from '../../plugin/lists/changelog/findVersionNotes';
import {reduceViolations} from '../../plugin/document/validate/reduce';
import {compareTexts, loadText} from '../support/compareTexts';
import {toReference} from '../support/reference';

type Schema = {[keyword: string]: unknown};

/** Operations that send or receive a schema, each through a reference with a description. */
function toDocument(version: string, schemas: {[name: string]: Schema}, used = 'Pet'): string {
  const body = (words: string) => ({
    description: words,
    content: {
      'application/json': {schema: {$ref: `#/components/schemas/${used}`, description: words}},
    },
  });
  const paths = Object.fromEntries(
    Array.from({length: 80}, (_, index) => [
      `/pets/${index}`,
      {
        get: {responses: {'200': body(`Pet ${index}`)}},
        ...(index < 3 && {post: {requestBody: body('New'), responses: {'200': body('Made')}}}),
      },
    ]),
  );
  return JSON.stringify({
    openapi: version,
    info: {title: 'Pets', version: '1'},
    paths,
    components: {schemas},
  });
}

const summarize = (changes: readonly Change[]) =>
  changes.map((change) => [
    change.effect,
    change.kind,
    change.schema,
    formatUses(change).replace(/ \(.*/, ''),
    change.after?.pointer,
  ]);

const string = {type: 'string'};
const IN_ALL = 'Schema `Pet` in 83 operations, such as `GET /pets/0`';

describe.each(['3.0.3', '3.1.0'])('a schema of OpenAPI %s that 80 paths share', (version) => {
  const compare = (before: {[name: string]: Schema}, after: {[name: string]: Schema}) =>
    compareTexts(toDocument(version, before), toDocument(version, after)).then(summarize);
  const pet = (properties: Schema, more: Schema = {}) => ({
    Pet: {type: 'object', properties, ...more},
  });
  const at = '/components/schemas/Pet';

  it.each([
    [
      'an added property',
      pet({}),
      pet({name: string}),
      ['compatible', 'property-added-optional', 'Pet', IN_ALL, `${at}/properties/name`],
    ],
    [
      'a removed property',
      pet({name: string}),
      pet({}),
      ['uncertain', 'property-removed-optional', 'Pet', IN_ALL, at],
    ],
    [
      'an added value',
      pet({name: {...string, enum: ['a']}}),
      pet({name: {...string, enum: ['a', 'b']}}),
      ['breaking', 'enum-value-added', 'Pet', IN_ALL, `${at}/properties/name/enum/1`],
    ],
    [
      'a limit',
      pet({name: string}),
      pet({name: {...string, maxLength: 5}}),
      [
        'breaking',
        'constraint-added',
        'Pet',
        'Schema `Pet` in 83 operations, such as `POST /pets/0`',
        `${at}/properties/name/maxLength`,
      ],
    ],
    [
      'a type',
      pet({name: string}),
      pet({name: {type: 'integer'}}),
      ['breaking', 'type-changed', 'Pet', IN_ALL, `${at}/properties/name`],
    ],
    [
      'a required property',
      pet({name: string}),
      pet({name: string}, {required: ['name']}),
      [
        'breaking',
        'property-became-required',
        'Pet',
        'Schema `Pet` in 83 operations, such as `POST /pets/0`',
        `${at}/required/0`,
      ],
    ],
    [
      'a deprecation',
      pet({name: string}),
      pet({name: {...string, deprecated: true}}),
      ['compatible', 'deprecated', 'Pet', IN_ALL, `${at}/properties/name/deprecated`],
    ],
  ])('has one change for %s', async (_title, before, after, expected) => {
    expect(await compare(before, after)).toEqual([expected]);
  });

  it('has one change where it is a part of composed schemas', async () => {
    const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
    const schemas = (properties: Schema) => ({
      Base: {type: 'object', properties},
      Cat: {allOf: [ref('Base'), {properties: {lives: {type: 'integer'}}}]},
      Dog: {allOf: [ref('Base')]},
      Pet: {type: 'object', properties: {cat: ref('Cat'), dog: ref('Dog')}},
    });
    const change = ['Base', IN_ALL.replace('Pet', 'Base')];
    expect(await compare(schemas({}), schemas({name: string}))).toEqual([
      [
        'compatible',
        'property-added-optional',
        ...change,
        '/components/schemas/Base/properties/name',
      ],
    ]);
    expect(await compare(schemas({name: string}), schemas({}))).toEqual([
      ['uncertain', 'property-removed-optional', ...change, '/components/schemas/Base'],
    ]);
  });

  it('says which direction a change breaks, for how many operations', async () => {
    const [change] = await compareTexts(
      toDocument(version, pet({name: {...string, enum: ['a']}})),
      toDocument(version, pet({name: {...string, enum: ['a', 'b']}})),
    );
    expect(change!.reason).toBe(
      'Responses can have values that callers do not expect. Breaking where callers receive it (83 operations), compatible where they send it (3 operations).',
    );
    expect(change!.uses).toHaveLength(86);
  });
});

describe('the place of a change', () => {
  const money = {type: 'object', properties: {amount: {type: 'integer'}}};
  const nullable = {oneOf: [{$ref: '#/components/schemas/Money'}, {type: 'null'}]};
  const toPet = (price: Schema, more: {[name: string]: Schema} = {}) =>
    toDocument('3.1.0', {
      Money: money,
      Other: {type: 'object', properties: {amount: {type: 'integer', maximum: 5}}},
      Pet: {type: 'object', properties: {price}},
      ...more,
    });
  const ref = {$ref: '#/components/schemas/Money'};
  const price = '/components/schemas/Pet/properties/price';

  it.each([
    ['null becomes possible', toPet(ref), toPet(nullable), 'null-added'],
    ['null becomes impossible', toPet(nullable), toPet(ref), 'null-removed'],
    [
      'a reference names another schema',
      toPet(ref),
      toPet({$ref: '#/components/schemas/Other'}),
      'constraint-added',
    ],
  ])('is the edited property, not the unchanged component: %s', async (_title, one, two, kind) => {
    const changes = await compareTexts(one, two);
    expect(changes.map(({kind: found}) => found)).toEqual([kind]);
    expect([changes[0]!.before!.pointer, changes[0]!.after!.pointer]).toEqual([price, price]);
  });
});

/** Processor time of the fastest of some runs, which other processes do not change. */
async function time(run: () => unknown, rounds: number): Promise<number> {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    await run();
    const {user, system} = process.cpuUsage(start);
    fastest = Math.min(fastest, user + system);
  }
  return fastest;
}

describe('the time of a comparison', () => {
  /** Time for four times as much: 4 if it is linear, 16 if it is quadratic. */
  async function expectLinear(prepare: (size: number) => Promise<() => unknown>): Promise<void> {
    const [small, large] = [await prepare(1000), await prepare(4000)];
    // The first runs of a function are slow.
    await large();
    const shortest = await time(small, 4);
    expect((await time(large, 3)) / shortest).toBeLessThan(10);
  }
  const range = <T>(size: number, make: (index: number) => T) =>
    Array.from({length: size}, (_, index) => make(index));

  it('grows with the number of moved operations', async () => {
    const toPaths = (size: number, prefix: string) =>
      loadText(
        JSON.stringify({
          openapi: '3.1.0',
          info: {title: 'A', version: '1'},
          paths: Object.fromEntries(
            range(size, (index) => [
              `/${prefix}/${index}`,
              {get: {operationId: `op${index}x`, responses: {'200': {description: 'OK'}}}},
            ]),
          ),
        }),
      );
    await expectLinear(async (size) => {
      const [before, after] = [await toPaths(size, 'a'), await toPaths(size, 'b')];
      return () => {
        expect(compareDocuments([before], [after])).toHaveLength(size);
      };
    });
  }, 60_000);

  it('grows with the number of operations that have notes', async () => {
    await expectLinear((size) => {
      const operations = (prefix: string) =>
        toReference(range(size, (index) => `GET /${prefix}/${index}`));
      const changes = range(size, (index): Change => ({
        kind: 'operation-added',
        effect: 'compatible',
        message: '',
        reason: '',
        uses: [{operation: `GET /b/${index}`, at: [], effect: 'compatible'}],
      }));
      const versions = ['c', 'b', 'a'].map((label) => ({
        label,
        reference: operations(label === 'a' ? 'a' : 'b'),
        renames: new Map<string, string>(),
        changes: label === 'b' ? changes : [],
      }));
      return Promise.resolve(() => {
        expect(findVersionNotes(versions)[0]).toHaveLength(size);
      });
    });
  }, 60_000);

  it('grows with the number of faults of an invalid document', async () => {
    await expectLinear((size) => {
      const servers = range(size, () => ({url: 'https://a.example.com'}));
      const violations = range(size, (index) => ({
        keyword: 'unevaluatedProperties',
        instancePath: `/servers/${index}`,
        schemaPath: '#/unevaluatedProperties',
        params: {unevaluatedProperty: 'url'},
      }));
      return Promise.resolve(() => {
        expect(reduceViolations(violations, {openapi: '3.1.0', servers}, '3.1')).toHaveLength(size);
      });
    });
  }, 60_000);
});

describe('a parameter of the components that operations list', () => {
  const toText = (list: string) =>
    `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /a: {get: {${list} responses: {'200': {description: OK}}}}
  /b: {get: {${list} responses: {'200': {description: OK}}}}
components: {parameters: {Page: {name: page, in: query, required: true, schema: {type: integer}}}}
`;
  const [without, listed] = [
    toText(''),
    toText("parameters: [{$ref: '#/components/parameters/Page'}],"),
  ];

  it('is one change of all of them, in the list of the first', async () => {
    const at = '/paths/~1a/get/parameters/0';
    const compare = async (before: string, after: string) =>
      (await compareTexts(before, after)).map((change) => [
        change.kind,
        formatUses(change),
        change.before?.pointer,
        change.after?.pointer,
      ]);
    const uses = '`GET /a` and 1 more operation';
    expect(await compare(without, listed)).toEqual([
      ['parameter-added-required', uses, '/paths/~1a/get', at],
    ]);
    expect(await compare(listed, without)).toEqual([
      ['parameter-removed', uses, at, '/paths/~1a/get'],
    ]);
  });
});

describe('a schema of variants that is sent and received', () => {
  const wide = {type: 'object', properties: {a: {type: ['string', 'integer']}}, required: ['a']};
  const narrow = {...wide, properties: {a: string}};
  const flag = {type: 'boolean'};
  const compare = (before: Schema[], after: Schema[]) =>
    compareTexts(
      toDocument('3.1.0', {Pet: {oneOf: before}}),
      toDocument('3.1.0', {Pet: {oneOf: after}}),
    ).then((changes) => changes.map(({kind}) => kind));
  const numbers = {...wide, properties: {a: {type: 'integer'}}};

  it('has one change for a variant that is merged into another one, or split from it', async () => {
    expect(await compare([narrow, numbers, flag], [wide, flag])).toEqual([
      'type-widened',
      'variant-merged',
    ]);
    expect(await compare([wide, flag], [narrow, numbers, flag])).toEqual([
      'type-narrowed',
      'variant-split',
    ]);
  });
});

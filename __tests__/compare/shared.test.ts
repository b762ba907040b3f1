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

/** `effect kind schema: uses at pointer` of each change. */
const summarize = (changes: readonly Change[]) =>
  changes.map((change) => {
    const uses = formatUses(change).replace(/ \(.*/, '');
    return `${change.effect} ${change.kind} ${change.schema}: ${uses} at ${change.after?.pointer}`;
  });

const string = {type: 'string'};
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

describe.each(['3.0.3', '3.1.0'])('a schema of OpenAPI %s that 80 paths share', (version) => {
  const compare = (before: {[name: string]: Schema}, after: {[name: string]: Schema}) =>
    compareTexts(toDocument(version, before), toDocument(version, after));

  it.each<
    [title: string, before: Schema, after: Schema, change: string, at: string, more?: Schema]
  >([
    [
      'an added property',
      {},
      {name: string},
      'compatible property-added-optional',
      '/properties/name',
    ],
    ['a removed property', {name: string}, {}, 'uncertain property-removed-optional', ''],
    [
      'a type',
      {name: string},
      {name: {type: 'integer'}},
      'breaking type-changed',
      '/properties/name',
    ],
    [
      'a limit',
      {name: string},
      {name: {...string, maxLength: 5}},
      'breaking constraint-added',
      '/properties/name/maxLength',
    ],
    [
      'a required property',
      {name: string},
      {name: string},
      'breaking property-became-required',
      '/required/0',
      {required: ['name']},
    ],
    [
      'a deprecation',
      {name: string},
      {name: {...string, deprecated: true}},
      'compatible deprecated',
      '/properties/name/deprecated',
    ],
  ])('has one change for %s', async (_title, before, after, change, at, more = {}) => {
    const pet = {type: 'object', properties: before};
    const changes = await compare({Pet: pet}, {Pet: {...pet, properties: after, ...more}});
    // Responses may have more than callers send, but must not have less.
    const first = /constraint-added|became-required/.test(change) ? 'POST /pets/0' : 'GET /pets/0';
    expect(summarize(changes)).toEqual([
      `${change} Pet: Schema \`Pet\` in 83 operations, such as \`${first}\` at /components/schemas/Pet${at}`,
    ]);
  });

  it('has one change where it is a part of composed schemas', async () => {
    const schemas = (properties: Schema) => ({
      Base: {type: 'object', properties},
      Cat: {allOf: [ref('Base'), {properties: {lives: {type: 'integer'}}}]},
      Dog: {allOf: [ref('Base')]},
      Pet: {type: 'object', properties: {cat: ref('Cat'), dog: ref('Dog')}},
    });
    const [without, listed] = [schemas({}), schemas({name: string})];
    const uses =
      'Base: Schema `Base` in 83 operations, such as `GET /pets/0` at /components/schemas/Base';
    expect(summarize(await compare(without, listed))).toEqual([
      `compatible property-added-optional ${uses}/properties/name`,
    ]);
    expect(summarize(await compare(listed, without))).toEqual([
      `uncertain property-removed-optional ${uses}`,
    ]);
  });

  it('says which direction a change breaks, for how many operations', async () => {
    const pet = (...values: string[]) => ({
      Pet: {type: 'object', properties: {name: {...string, enum: values}}},
    });
    const [change, ...others] = await compare(pet('a'), pet('a', 'b'));
    expect(others).toEqual([]);
    expect(change!.after!.pointer).toBe('/components/schemas/Pet/properties/name/enum/1');
    expect(change!.reason).toBe(
      'Responses can have values that callers do not expect. Breaking where callers receive it (83 operations), compatible where they send it (3 operations).',
    );
    expect(change!.uses).toHaveLength(86);
  });
});

describe('the place of a change', () => {
  const toPet = (price: Schema) =>
    toDocument('3.1.0', {
      Money: {type: 'object', properties: {amount: {type: 'integer'}}},
      Other: {type: 'object', properties: {amount: {type: 'integer', maximum: 5}}},
      Pet: {type: 'object', properties: {price}},
    });
  const nullable = {oneOf: [ref('Money'), {type: 'null'}]};
  const price = '/components/schemas/Pet/properties/price';

  it.each([
    ['null becomes possible', ref('Money'), nullable, 'null-added'],
    ['null becomes impossible', nullable, ref('Money'), 'null-removed'],
    ['a reference names another schema', ref('Money'), ref('Other'), 'constraint-added'],
  ])('is the edited property, not the unchanged component: %s', async (_title, one, two, kind) => {
    const changes = await compareTexts(toPet(one), toPet(two));
    expect(
      changes.map((change) => [change.kind, change.before!.pointer, change.after!.pointer]),
    ).toEqual([[kind, price, price]]);
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
        uses: [{operation: `GET /b/${index}`, steps: [], effect: 'compatible'}],
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

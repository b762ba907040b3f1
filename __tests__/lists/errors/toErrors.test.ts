import type {Errors} from '../../../plugin/lists/errors/types';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder} from '../../support/folder';

type Item = {[key: string]: unknown};

/** An operation that succeeds, or answers with an error that has this content. */
const failing = (content?: Item, status = '400', description = 'Wrong.'): Item => ({
  responses: {
    '200': {description: 'OK'},
    [status]: {description, ...(content && {content})},
  },
});

const ofSchema = (schema: Item, example?: unknown) => ({
  'application/json': {schema, ...(example !== undefined && {example})},
});
const ofProblem = (example: Item) => ({'application/problem+json': {example}});
const ofCodes = (values: readonly unknown[], more: Item = {}) =>
  ofSchema({properties: {code: {enum: values, ...more}}});

async function find(paths: Item, components: Item = {}, api: Item = {}) {
  const info = {title: 'Pets', version: '1'};
  const siteDir = createFolder({
    'openapi.json': JSON.stringify({openapi: '3.1.0', info, paths, components}),
    'docs.json': JSON.stringify({
      tab: 'API',
      api: {source: 'openapi.json', errors: true, ...api},
    }),
  });
  const {tabs} = await createTestLoader(siteDir)();
  return tabs[0]!.lists!.errors;
}

/** Each problem with its anchor. */
const toProblems = (errors: Errors | undefined) =>
  errors?.groups.flatMap(({problems}) => problems.map(({anchor, name}) => [anchor, name]));

const uses = ({uses: list}: {uses: Errors['groups'][number]['uses']}) =>
  list.map(({page: {operation}, statuses}) => [operation.key, ...statuses].join(' '));

describe('the page of errors', () => {
  it.each<[string, Item, Item]>([
    ['nothing fails', {'/a': {get: {responses: {'200': {description: 'OK'}}}}}, {}],
    ['docs.json does not ask for it', {'/a': {get: failing()}}, {errors: false}],
    ['what fails is hidden', {'/a': {get: failing()}}, {overrides: {'GET /a': {hidden: true}}}],
    ['what fails is left out', {'/a': {get: failing()}}, {exclude: [{path: '/a'}]}],
    [
      '`default` is the only response',
      {'/a': {get: {responses: {default: {description: ''}}}}},
      {},
    ],
  ])('does not exist if %s', async (_why, paths, api) => {
    expect(await find(paths, {}, api)).toBeUndefined();
  });

  it('lists codes, ranges and `default`, each with what is said of it and by which operations', async () => {
    const other = {description: 'Anything else.'};
    const found = await find({
      '/a': {
        get: failing(undefined, '404', 'No such pet.'),
        put: failing(undefined, '404', 'No such owner.'),
      },
      '/b': {
        get: failing(undefined, '404', 'No such pet.'),
        put: failing(undefined, '4XX'),
        post: {responses: {'201': {description: 'Created'}, '503': other, default: other}},
      },
    });
    expect(
      found?.statuses.map(({anchor, meanings}) => [
        anchor,
        ...meanings.map((meaning) => [meaning.description, ...uses(meaning)]),
      ]),
    ).toEqual([
      ['404', ['No such pet.', 'GET /a 404', 'GET /b 404'], ['No such owner.', 'PUT /a 404']],
      ['503', ['Anything else.', 'POST /b 503']],
      ['4XX', ['Wrong.', 'PUT /b 4XX']],
      ['default', ['Anything else.', 'POST /b default']],
    ]);
  });

  it.each<[string, Item | undefined, [string, string][]]>([
    [
      'an enum',
      ofCodes(['a_b', 'c']),
      [
        ['a_b', 'a_b'],
        ['c', 'c'],
      ],
    ],
    [
      'a list of constants',
      ofSchema({properties: {code: {oneOf: [{const: 'a'}, {const: 'b'}]}}}),
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'an open enum',
      ofSchema({properties: {code: {anyOf: [{enum: ['a']}, {type: 'string'}]}}}),
      [['a', 'a']],
    ],
    [
      'a default',
      ofSchema({properties: {type: {default: 'https://a.test/x'}}}),
      [['x', 'https://a.test/x']],
    ],
    ['numbers', ofCodes([1001]), [['1001', '1001']]],
    [
      'variants',
      ofSchema({oneOf: [{properties: {code: {const: 'a'}}}, {properties: {code: {const: 'b'}}}]}),
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'an error inside an object',
      ofSchema({properties: {error: {properties: {code: {enum: ['a', 'b']}}}}}),
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'an error inside an envelope',
      ofSchema({
        properties: {type: {const: 'error'}, error: {properties: {type: {enum: ['a', 'b']}}}},
      }),
      [
        ['error', 'error'],
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'the errors of a list',
      ofSchema({properties: {errors: {items: {properties: {code: {enum: ['a', 'b']}}}}}}),
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'not the type of a resource',
      ofSchema({
        properties: {code: {enum: ['a', 'b']}, pet: {properties: {type: {enum: ['cat']}}}},
      }),
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'an example of RFC 9457',
      ofProblem({type: 'https://a.test/errors/no-money', title: 'No money'}),
      [['no-money', 'https://a.test/errors/no-money']],
    ],
    ['no problem without a type', ofProblem({type: 'about:blank', title: 'Not found'}), []],
    ['no other example', ofSchema({}, {type: 'pet'}), []],
  ])('finds names in %s', async (_where, content, expected) => {
    expect(toProblems(await find({'/a': {get: failing(content)}}))).toEqual(expected);
  });

  it('says of a problem what the document says, and where its example is', async () => {
    const title = 'Too little money';
    const type = 'https://a.test/funds';
    const found = await find({
      '/a': {
        get: failing(
          ofSchema(
            {title: 'Broken', description: 'It broke.', properties: {code: {const: 'broken'}}},
            {code: 'broken'},
          ),
        ),
        put: failing(
          ofCodes(['late', 'early'], {'x-enum-descriptions': ['Come **sooner**.']}),
          '409',
        ),
        post: failing(ofProblem({type, title, detail: 'You have 3 €.'}), '402'),
      },
    });
    const [broken, late, early, funds] = found!.groups.flatMap(({problems}) => problems);
    expect(broken).toMatchObject({
      title: 'Broken',
      description: 'It broke.',
      example: {status: '400', example: {value: {code: 'broken'}}},
    });
    expect(late?.description).toEqual([['p', {}, ['Come ', ['strong', {}, ['sooner']], '.']]]);
    expect(early).toEqual({field: 'code', name: 'early', anchor: 'early', label: 'early'});
    expect(funds).toMatchObject({label: 'funds', title, detail: 'You have 3 €.'});
  });

  it('lists problems together that the same operations answer', async () => {
    const shared = {$ref: '#/components/schemas/Error'};
    const content = ofSchema(shared, {code: 'a'});
    const Error = {properties: {code: {enum: ['a', 'b']}}};
    const found = await find(
      {'/a': {get: failing(content), put: failing(content, '409'), post: failing(ofCodes(['c']))}},
      {schemas: {Error}},
    );
    expect(
      found?.groups.map((group) => [group.problems.map(({name}) => name), uses(group)]),
    ).toEqual([
      [
        ['a', 'b'],
        ['GET /a 400', 'PUT /a 409'],
      ],
      [['c'], ['POST /a 400']],
    ]);
  });

  it('lists what responses share, also in Swagger 2.0', async () => {
    const document = {
      swagger: '2.0',
      info: {title: 'Pets', version: '1'},
      paths: {
        '/a': {get: {responses: {'200': {description: 'OK'}, '402': {$ref: '#/responses/Funds'}}}},
      },
      responses: {
        Funds: {
          description: 'Too little money.',
          schema: {type: 'object'},
          examples: {'application/problem+json': {type: 'https://a.test/funds', title: 'Funds'}},
        },
      },
      produces: ['application/problem+json'],
    };
    const siteDir = createFolder({
      'openapi.json': JSON.stringify(document),
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json', errors: true}}),
    });
    const {tabs} = await createTestLoader(siteDir)();
    const {errors} = tabs[0]!.lists!;
    expect(errors?.statuses.map(({meanings}) => meanings[0]?.description)).toEqual([
      'Too little money.',
    ]);
    expect(toProblems(errors)).toEqual([['funds', 'https://a.test/funds']]);
  });

  it('is at another address if an operation has that one', async () => {
    const found = await find(
      {'/a': {get: failing()}},
      {},
      {overrides: {'GET /a': {slug: ['Errors']}}},
    );
    expect(found?.permalink).toBe('/api/default/errors-2');
  });

  it('names no error of a webhook or a callback, which receivers answer', async () => {
    const found = await find({
      '/a': {
        post: {...failing(), callbacks: {done: {'{$url}': {post: failing(undefined, '418')}}}},
      },
    });
    expect(found?.statuses.map(({status}) => status)).toEqual(['400']);
  });
});

describe('anchors of errors', () => {
  it('differ for all names, are readable, and are those of their statuses', async () => {
    const names = ['__proto__', '<script>', 'a b/c#d', 'A', 'a', '404', 'javascript:alert(1)'];
    const found = await find({'/a': {get: failing(ofCodes(names))}});
    expect(toProblems(found)).toEqual([
      ['__proto__', '__proto__'],
      ['~3Cscript~3E', '<script>'],
      ['a~20b~2Fc~23d', 'a b/c#d'],
      ['A', 'A'],
      ['a-2', 'a'],
      ['code-404', '404'],
      ['javascript~3Aalert~281~29', 'javascript:alert(1)'],
    ]);
  });

  it('are the fragment, or the last segment, of URLs that name the page', async () => {
    const page = 'https://docs.example.com/api/default/errors';
    const toTypes = (...types: string[]) => ofSchema({properties: {type: {enum: types}}});
    const found = await find({
      '/a': {
        get: failing(
          toTypes(
            `${page}#no.money`,
            `${page}/daily-limit`,
            'https://other.test/api/default/errors/x.y',
          ),
        ),
      },
    });
    expect(found?.groups[0]?.problems.map(({anchor, redirect}) => [anchor, redirect])).toEqual([
      ['no.money', undefined],
      ['daily-limit', '/api/default/errors/daily-limit'],
      ['x~2Ey', undefined],
    ]);
  });

  it('are found for 10,000 codes and an example of a megabyte in a moment', async () => {
    const names = Array.from({length: 10_000}, (_, index) => `code_${index}`);
    const schema = {$ref: '#/components/schemas/Error'};
    const Bad = {
      description: 'Bad',
      content: ofSchema(schema, {code: 'code_1', text: 'x'.repeat(1e6)}),
    };
    const responses = {'200': {description: 'OK'}, '400': {$ref: '#/components/responses/Bad'}};
    const paths = Object.fromEntries(
      Array.from({length: 200}, (_, index) => [`/${index}`, {get: {responses}}]),
    );
    const schemas = {Error: {properties: {code: {enum: names}}}};
    const found = await find(paths, {schemas, responses: {Bad}});
    const [group] = found!.groups;
    expect([group?.problems.length, group?.uses.length]).toEqual([10_000, 200]);
    expect(group?.problems[1]?.example).toMatchObject({status: '400'});
    expect(group?.problems[1]?.example).not.toHaveProperty('example');
  });
});

import {createQuery, type QueryResult} from '../../../plugin/document/overlay/query';
import type {Json} from '../../../plugin/document/types';

const TIMEOUT = 500;
const query = createQuery(TIMEOUT);

/** A tree with so many levels and entries of each. */
function toTree(levels: number, width: number): Json {
  return levels === 0
    ? 1
    : Object.fromEntries(
        Array.from({length: width}, (_, index) => [`k${index}`, toTree(levels - 1, width)]),
      );
}

/** An object in an object in an object, and so on. */
function toDeep(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = {a: value};
  return value;
}

const LIST = ['a'.repeat(40) + '!', 'a'.repeat(5_000) + '!'];
const WIDE = toTree(5, 10);
const PETS = {
  paths: {'/pets': {get: {tags: ['a', 'b'], 'x-y': 1}}, "/it's": {get: {}}, '/é~/': {get: {}}},
  "$['a']": 1,
  '': {'': 2},
  list: [0, 1, 2, 3, null, 'x', {n: 1.5}],
};

const pathsOf = (result: QueryResult) =>
  result.kind === 'matches' ? result.matches.map(({keys}) => keys.join(' ')) : result;

describe('an expression', () => {
  it.each<[string, string[]]>([
    ['$', ['']],
    ["$.paths['/pets'].get", ['paths /pets get']],
    ['$.paths["/pets"].get[\'x-y\']', ['paths /pets get x-y']],
    ["$.paths['/it\\'s'].get", ["paths /it's get"]],
    ['$.paths["/it\'s"].get', ["paths /it's get"]],
    ["$.paths['/\\u00e9~/'].get", ['paths /é~/ get']],
    ['$["$[\'a\']"]', ["$['a']"]],
    ["$['']['']", [' ']],
    ['$.list[-1].n', ['list 6 n']],
    ['$.list[1:3]', ['list 1', 'list 2']],
    ['$.list[::-3]', ['list 6', 'list 3', 'list 0']],
    ['$.list[?@==null]', ['list 4']],
    ['$.list[?@>=2]', ['list 2', 'list 3']],
    ['$.list[?@.n==1.5]', ['list 6']],
    ["$.paths.*[?@.tags[?@=='b']]", ['paths /pets get']],
    ["$.paths[?@.get && match(@.get.tags[0], '[a-c]')]", ['paths /pets']],
    ['$.paths[?count(@.get.tags[*]) > 1]', ['paths /pets']],
    ['$.paths[?length(@.get.tags) == 2].get', ['paths /pets get']],
    // As the first edition of the Overlay Specification writes it; RFC 9535 wants brackets.
    ["$.paths['/pets'].get.x-y", ['paths /pets get x-y']],
    ['$.__proto__', []],
    ['$.constructor', []],
    ['$.list.length', []],
    ['$.paths[?@.toString]', []],
  ])('%s selects exactly what RFC 9535 says', (expression, expected) => {
    expect(pathsOf(query(expression, PETS))).toEqual(expected);
  });

  it.each([
    '',
    ' $',
    'paths',
    '$.paths.',
    '$.paths./pets.get',
    "$['a'",
    '$[\'a"]',
    '$[?(@.a]',
    '$[?@.a==]',
    '$[?@.a=1]',
    '$[01]',
    '$[9007199254740993]',
    '$[1:2:3:4]',
    '$[?unknown(@)]',
    '$[?length(@.*) == 1]',
    '$[?@.* == 1]',
    '$[(@.length-1)]',
    "$..['\\uD800']",
    '$.list[?process.exit()]',
  ])('%p is refused with a reason', (expression) => {
    expect(query(expression, PETS)).toMatchObject({
      kind: 'invalid',
      reason: expect.stringMatching(/\S/) as string,
    });
  });
});

describe('an expression that would take for ever', () => {
  it.each<[string, string, Json]>([
    ['a pattern that backtracks', "$[?match(@, '(a+)+')]", LIST],
    ['a search that backtracks', "$[?search(@, '(a|a)*b')]", LIST],
    ['a pattern of nested optional parts', "$[?match(@, '(([a-z]?)*)*[0-9]')]", ['a'.repeat(40)]],
    [
      'a pattern that an expression takes from the document',
      '$[?match(@.s, @.p)]',
      [{s: LIST[0]!, p: '([a-z]+)*[0-9]'}],
    ],
    ['descents in each other', '$..*..*..*..*..*', WIDE],
    ['a descent for each node of another', '$..[?count($..*) > 1]', WIDE],
    ['a descent for each node of each', '$..[?$..[?$..[?@.z]]]', WIDE],
    ['every node many times', `$..[${Array.from({length: 500}, () => '*').join(',')}]`, WIDE],
    ['brackets without end', `$[?${'('.repeat(20_000)}@.a${')'.repeat(20_000)}]`, PETS],
    [
      'filters inside each other without end',
      `$${'[?@'.repeat(20_000)}${']'.repeat(20_000)}`,
      PETS,
    ],
    ['a very deep value', '$..a', toDeep(100_000)],
    [
      'a slice of a long list in each of its items',
      '$[?count($[::1]) > 1]',
      Array.from({length: 50_000}, () => 1),
    ],
  ])('ends: %s', (_title, expression, value) => {
    const start = performance.now();
    expect(query(expression, value).kind).toMatch(/^(?:limit|invalid)$/);
    expect(performance.now() - start).toBeLessThan(TIMEOUT + 3_000);
  });

  it('lets the next one work', () => {
    expect(pathsOf(query('$.paths', PETS))).toEqual(['paths']);
  });
});

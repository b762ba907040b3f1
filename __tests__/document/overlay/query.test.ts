import {createQuery, type QueryResult} from '../../../plugin/document/overlay/query';
import type {Json} from '../../../plugin/document/types';

const query = createQuery();

/** A tree with this number of levels, and this number of entries in each object. */
function toTree(levels: number, width: number): Json {
  return levels === 0
    ? 1
    : Object.fromEntries(
        Array.from({length: width}, (_, index) => [`k${index}`, toTree(levels - 1, width)]),
      );
}

/** An object nested this many levels deep. */
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
  list: [0, 1, 2, 3, null, 'x', {n: 1.5}],
};

const pathsOf = (result: QueryResult) =>
  result.kind === 'matches' ? result.matches.map(({keys}) => keys.join(' ')) : result;

describe('a JSONPath expression', () => {
  // Everything else that RFC 9535 says is in the compliance suite.
  it.each<[string, string[]]>([
    ["$.paths['/pets'].get['x-y']", ['paths /pets get x-y']],
    ["$.paths['/it\\'s'].get", ["paths /it's get"]],
    ["$.paths['/\\u00e9~/'].get", ['paths /é~/ get']],
    ['$["$[\'a\']"]', ["$['a']"]],
    ['$.list[-1].n', ['list 6 n']],
    ["$.paths.*[?@.tags[?@=='b']]", ['paths /pets get']],
    // The first edition of the Overlay Specification writes it like this; RFC 9535 requires
    // brackets.
    ["$.paths['/pets'].get.x-y", ['paths /pets get x-y']],
    ['$.__proto__', []],
    ['$.list.length', []],
    ['$.paths[?@.toString]', []],
  ])('selects the expected nodes: %s', (expression, expected) => {
    expect(pathsOf(query(expression, PETS))).toEqual(expected);
  });
});

describe('a JSONPath expression that would run forever', () => {
  const hurried = createQuery({timeout: 50});

  it.each<[string, string, Json]>([
    ['a pattern that backtracks', "$[?match(@, '(a+)+')]", LIST],
    [
      'a pattern taken from the document',
      '$[?match(@.s, @.p)]',
      [{s: LIST[0]!, p: '([a-z]+)*[0-9]'}],
    ],
    ['a chain of descendant segments', '$..*..*..*..*..*', WIDE],
    ['descendant queries in nested filters', '$..[?$..[?$..[?@.z]]]', WIDE],
    [
      'every node selected many times',
      `$..[${Array.from({length: 500}, () => '*').join(',')}]`,
      WIDE,
    ],
    ['thousands of nested parentheses', `$[?${'('.repeat(20_000)}@.a${')'.repeat(20_000)}]`, PETS],
    ['thousands of nested filters', `$${'[?@'.repeat(20_000)}${']'.repeat(20_000)}`, PETS],
    ['a very deep value', '$..a', toDeep(100_000)],
    [
      'a slice of a long list for each of its items',
      '$[?count($[::1]) > 1]',
      Array.from({length: 50_000}, () => 1),
    ],
  ])('is stopped or rejected: %s', (_title, expression, value) => {
    expect(hurried(expression, value).kind).toMatch(/^(?:limit|invalid)$/);
    expect(pathsOf(query('$.list[1]', PETS))).toEqual(['list 1']);
  });
});

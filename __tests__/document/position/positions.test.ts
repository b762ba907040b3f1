import fs from 'fs';
import path from 'path';
import {findOffset} from '../../../plugin/document/position/locate';
import {toPositions} from '../../../plugin/document/position/positions';
import {compareOffsets as compare} from '../../support/offsets';
import {yaml} from '../../support/yaml';

const FIXTURES = path.resolve(__dirname, '../../__fixtures__/constructs');
const files = fs
  .readdirSync(FIXTURES, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(ya?ml|json)$/.test(file));

describe('positions', () => {
  it.each<[string, string]>(yaml`
    - ['comments, anchors and tags before values', "a: # one\n  &x !t\n  b: 1\nc: *x\nd:\n  - # two\n    e: 2\n"]
    - [flow collections over several lines, "a: {b: [1, {c: 2}],\n  \"d e\": {f: g}}\nh: [\n  x, y]\n"]
    - [block scalars and empty values, "a: |\n  text: no key\nb: >-\n  more\nc:\nd: 1\n"]
    - [quoted and numeric keys, "'a': 1\n\"b\": 2\n3: 4\n1.10: 5\n"]
    - [keys after question marks, "x:\n  ? /a\n  : b: 1\n    c: {d: 2}\n  ? 'e'\n  # two\n  :\n    - f: 3\n  ? |-\n    g\n  : 4\n  ? h\n  i: 5\n  ? j?\n  : k?\nl: {? m : 6}\no: 7\n"]
    - [Windows line endings, "a:\r\n  b: 1\r\n  c:\r\n    - d\r\n"]
  `)('are correct with %s', (_name, text) => {
    expect(compare(text, 'yaml')).toEqual([]);
  });

  it('of merged entries are those of the original entry', () => {
    const text = 'base: &b {x: 1}\nuse:\n  <<: *b\n  y: 2\n';
    expect(findOffset(toPositions(text, 'yaml'), '/use/x')).toBe(text.indexOf('x: 1'));
  });

  it('of missing values are those of the nearest parent', () => {
    const text = '{"a": {"b": 1}}';
    expect(findOffset(toPositions(text, 'json'), '/a/missing/deeper')).toBe(text.indexOf('"a"'));
  });

  it.each(files)('of %s match those of the yaml package', (file) => {
    const text = fs.readFileSync(path.join(FIXTURES, file), 'utf8');
    expect(compare(text, file.endsWith('.json') ? 'json' : 'yaml')).toEqual([]);
  });
});

import fs from 'fs';
import path from 'path';
import {isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type Pair} from 'yaml';
import {appendKey} from '../../../plugin/document/pointer';
import {findOffset} from '../../../plugin/document/position/find';
import {toPositions} from '../../../plugin/document/position/positions';
import {CORPUS, ROOT} from '../../support/site';

/** The offset of every pointer into a YAML or JSON text, according to the `yaml` package. */
function listOffsets(text: string): Map<string, number> {
  const offsets = new Map<string, number>();
  const document = parseDocument(text, {uniqueKeys: false, logLevel: 'silent'});
  const visit = (node: unknown, pointer: string) => {
    if (isMap(node)) {
      for (const {key, value} of node.items as Pair<Node, Node>[]) {
        const name = isScalar(key) ? (key.source ?? String(key.value)) : '';
        if (!isScalar(key) || name === '<<') continue;
        const at = appendKey(pointer, name);
        offsets.set(at, key.range![0]);
        visit(value, at);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of (node.items as Node[]).entries()) {
        const at = appendKey(pointer, index);
        if (!isAlias(item)) offsets.set(at, item.range![0]);
        visit(item, at);
      }
    }
  };
  visit(document.contents, '');
  return offsets;
}

function compare(text: string, format: 'json' | 'yaml'): string[] {
  const positions = toPositions(text, format);
  const wrong: string[] = [];
  for (const [pointer, offset] of listOffsets(text)) {
    const found = findOffset(positions, pointer);
    if (found !== offset)
      wrong.push(
        `${pointer}: ${JSON.stringify(text.slice(found, found + 20))} instead of ${JSON.stringify(text.slice(offset, offset + 20))}`,
      );
  }
  return wrong;
}

const files = [CORPUS, path.join(ROOT, '__tests__/__fixtures__/constructs')]
  .filter((folder) => fs.existsSync(folder))
  .flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(
        (file) =>
          /\.(ya?ml|json)$/.test(file) &&
          !/EXPECT|invalid-|empty-file|duplicate-keys|big|enum-10000/.test(file),
      )
      .map((file) => path.join(folder, file)),
  );

describe('positions', () => {
  it.each([
    [
      'comments, anchors and tags before values',
      'a: # one\n  &x !t\n  b: 1\nc: *x\nd:\n  - # two\n    e: 2\n',
    ],
    [
      'flow collections over several lines',
      'a: {b: [1, {c: 2}],\n  "d e": {f: g}}\nh: [\n  x, y]\n',
    ],
    ['block scalars and empty values', 'a: |\n  text: no key\nb: >-\n  more\nc:\nd: 1\n'],
    ['quoted and numeric keys', '\'a\': 1\n"b": 2\n3: 4\n1.10: 5\n'],
    ['Windows line endings', 'a:\r\n  b: 1\r\n  c:\r\n    - d\r\n'],
  ])('are correct with %s', (_name, text) => {
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

  for (const file of files)
    it(`of ${path.relative(ROOT, file)} match those of the yaml package`, () => {
      const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
      expect(compare(text, file.endsWith('.json') ? 'json' : 'yaml')).toEqual([]);
    });
});

import {findChange} from '../../../plugin/document/files/findChange';
import {type EarlierText, reparseJson} from '../../../plugin/document/files/reparseJson';
import {parseText} from '../../../plugin/document/parse/parse';
import type {Json, JsonObject} from '../../../plugin/document/types';
import {createRandom} from '../../support/numbers';

const FILE = 'openapi.json';
const read = (text: string): EarlierText => ({...parseText(text, FILE), text});
/** What is known of a text, as it can be compared: positions too. */
const toFacts = ({brackets, ...parsed}: ReturnType<typeof parseText>) => ({...parsed, value: JSON.stringify(parsed.value), brackets: brackets?.()});

const DOCUMENT: Json = {
  openapi: '3.1.0',
  paths: {'/pets': {get: {description: 'All {pets}, [so]: "they" say \\', tags: ['a', 'b'], limit: 12}, '7': [], x: {}}, '/a~1b': {get: {list: [1, [2, {three: null}], '\u{1F600} é']}}},
  __proto: {a: 1.5, b: true},
  components: {schemas: {Pet: {type: 'object', properties: {name: {type: 'string'}, '': {'': {}}}}}},
};

const PIECES = ['a', ' ', '\n', '"', '{', '}', '[', ']', ',', ':', '\\', '7', '1.0', '"k": {"l": []},', '"tags": 1,', '"description"', 'é', '\u{1F600}', '\uFDD0', '\\ufdd0', ', {}', '{"a": [{}]}', '}, {', 'null'];

describe('reading a JSON text of which an earlier state is known', () => {
  it.each([0, 2])('gives what a whole reading gives, whatever is edited, indented by %s', (indent) => {
    const random = createRandom(indent + 1);
    let earlier = read(JSON.stringify(DOCUMENT, null, indent));
    let compared = 0;
    for (let round = 0; round < 4000; round++) {
      // Texts of which little is left, or that are odd all over, say little.
      if (round % 50 === 0 || earlier.text.length < 300) earlier = read(JSON.stringify(DOCUMENT, null, indent));
      const {text} = earlier;
      const from = random(text.length + 1);
      const to = Math.min(text.length, from + [0, 0, 1, 2, random(60)][random(5)]!);
      const edited = text.slice(0, from) + (random(3) === 0 ? '' : random(4) === 0 ? text.slice(random(text.length)).slice(0, random(40)) : PIECES[random(PIECES.length)]!) + text.slice(to);
      const again = reparseJson(edited, FILE, earlier);
      if (!again) continue;
      expect(toFacts(again)).toEqual(toFacts(parseText(edited, FILE)));
      compared += 1;
      earlier = {...again, text: edited};
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('keeps every part that did not change', () => {
    const earlier = read(JSON.stringify(DOCUMENT, null, 2));
    const {value} = reparseJson(earlier.text.replace('All {pets}', 'Some {pets}'), FILE, earlier)!;
    const [before, after] = [earlier.value, value] as {paths: {[path: string]: JsonObject}; components: Json}[];
    expect(after!.components).toBe(before!.components);
    expect(after!.paths['/a~1b']).toBe(before!.paths['/a~1b']);
    expect((after!.paths['/pets']!.get as JsonObject).tags).toBe((before!.paths['/pets']!.get as JsonObject).tags);
    expect((after!.paths['/pets']!.get as JsonObject).description).toBe('Some {pets}, [so]: "they" say \\');
  });

  it('gives the earlier value itself when nothing but space has changed', () => {
    const earlier = read(JSON.stringify(DOCUMENT, null, 2));
    expect(reparseJson(earlier.text.replace('"tags": [', '"tags":  ['), FILE, earlier)!.value).toBe(earlier.value);
  });

  it.each([
    ['is not valid', (text: string) => text.replace('"limit": 12', '"limit": ')],
    ['has a key twice', (text: string) => text.replace('"limit": 12', '"limit": 12, "tags": []')],
    ['is changed around its outermost map', (text: string) => `${text}\n\n`],
    ['becomes too deep', (text: string) => text.replace('12', `${'['.repeat(998)}${']'.repeat(998)}`)],
  ])('leaves a text that %s to a whole reading', (_what, change) => {
    const earlier = read(JSON.stringify(DOCUMENT, null, 2));
    expect(change(earlier.text)).not.toBe(earlier.text);
    expect(reparseJson(change(earlier.text), FILE, earlier)).toBeUndefined();
  });

  it('leaves a text to a whole reading when a number that is kept as it is written may be the last one', () => {
    const earlier = read('{"a": {"b": 1.0}, "c": {"d": 1}}');
    expect(reparseJson('{"a": {"b": 1}, "c": {"d": 1}}', FILE, earlier)).toBeUndefined();
    expect(reparseJson('{"a": {"b": 1.0}, "c": {"d": 2}}', FILE, earlier)!.hasExactNumbers).toBe(true);
  });
});

describe('where two texts differ', () => {
  it.each([
    ['', ''],
    ['same', 'same'],
    ['aaaa', 'aaaaaa'],
    ['abab', 'ab'],
    ['one two', 'one three two'],
    ['x', 'y'],
    [`${'a'.repeat(200_000)}b${'c'.repeat(200_000)}`, `${'a'.repeat(200_000)}dd${'c'.repeat(200_000)}`],
    ['a'.repeat(131_072), 'a'.repeat(131_073)],
  ])('is found (%#)', (earlier, text) => {
    const {from, earlierTo, to} = findChange(earlier, text);
    expect(earlier.slice(0, from) + text.slice(from, to) + earlier.slice(earlierTo)).toBe(text);
    expect(earlier.length - earlierTo).toBe(text.length - to);
    expect(from === Math.min(earlierTo, to) || (earlier[from] !== text[from] && earlier[earlierTo - 1] !== text[to - 1])).toBe(true);
  });
});

import {findRows} from '../../plugin/client/json/findRows';
import {createJsonPrinter} from '../../plugin/client/json/printer';
import {createRowSplitter} from '../../plugin/client/json/layOut';
import {toRowPieces} from '../../plugin/client/json/rowPieces';

const print = (text: string) => createJsonPrinter().push(text);

describe('the JSON printer', () => {
  it.each([
    '{}',
    '[]',
    '{"a":[]}',
    '[1,[2,{"b":null}],"x: y, {z}"]',
    '{"text":"a \\" b \\\\"}',
    '[[],[[]],{}]',
  ])('lays out %s like `JSON.stringify`', (text) => {
    expect(print(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('copies numbers, escapes, repeated keys and lone surrogates unchanged', () => {
    expect(print('{"a":9007199254740993,"a":1.0E+400,"b":"\\u00e9\\ud800"}')).toBe(
      '{\n  "a": 9007199254740993,\n  "a": 1.0E+400,\n  "b": "\\u00e9\\ud800"\n}',
    );
  });

  it('prints the same wherever the input is split', () => {
    const text = '{"one": [1, 2, {"three": "four, \\"five\\""}], "six": {}}';
    const printer = createJsonPrinter();
    expect([...text].map((character) => printer.push(character)).join('')).toBe(print(text));
  });

  it('prints arrays nested 100,000 levels deep, and limits the indentation of the first 100 lines', () => {
    const lines = print('['.repeat(100_000) + ']'.repeat(100_000)).split('\n');
    expect(lines).toHaveLength(199_999);
    expect(Math.max(...lines.slice(0, 100).map((line) => line.length))).toBeLessThan(100);
  });
});

describe('rows of a response', () => {
  const toRows = (...pieces: string[]) => {
    const splitter = createRowSplitter();
    for (const piece of pieces) splitter.push(piece);
    return splitter.rows();
  };

  it('end at LF and at CRLF', () => {
    expect(toRows('a\nb\r\nc')).toEqual(['a', 'b', 'c']);
    expect(toRows('a', 'b\n', '\nc\n')).toEqual(['ab', '', 'c']);
    expect(toRows('')).toEqual(['']);
  });

  it('are at most 1000 characters long, even in a line of a million characters', () => {
    const rows = toRows('x'.repeat(1_000_000));
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(1000);
    expect(rows.join('')).toHaveLength(1_000_000);
  });

  it.each([[`${'a'.repeat(999)}😀b`], [`${'a'.repeat(999)}\ud83d`, '\ude00b']])(
    'keep the two halves of a character together: %#',
    (...pieces) => {
      expect(toRows(...pieces)).toEqual(['a'.repeat(999), '😀b']);
    },
  );

  it('can be searched without regard to case', async () => {
    expect(
      await findRows(['Alpha', 'beta', 'ALPHABET'], 'alpha', new AbortController().signal),
    ).toEqual([0, 2]);
    expect(await findRows(['Alpha'], '', new AbortController().signal)).toEqual([]);
  });

  it('are split into names, strings, numbers and search matches', () => {
    expect(toRowPieces('  "name": "Rex", 12', {json: true, query: ''})).toEqual([
      {text: '  '},
      {text: '"name":', kind: 'name'},
      {text: ' '},
      {text: '"Rex"', kind: 'string'},
      {text: ', '},
      {text: '12', kind: 'number'},
    ]);
    expect(
      toRowPieces('abcABC', {json: false, query: 'b'}).filter(({found}) => found),
    ).toHaveLength(2);
    expect(
      toRowPieces('"a": "b', {json: true, query: ''})
        .map(({text}) => text)
        .join(''),
    ).toBe('"a": "b');
  });
});

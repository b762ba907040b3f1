import {formatJson} from '../../../plugin/document/exactNumber';
import {parseText} from '../../../plugin/document/parse/parse';
import {yaml} from '../../support/yaml';

const codes = (text: string, file = 'a.yaml') =>
  parseText(text, file).problems.map(({code}) => code);
const valueOf = (text: string, file = 'a.yaml') => parseText(text, file).value;

describe('YAML', () => {
  it.each<[string, string, string]>([
    [
      'with the core schema of YAML 1.2',
      '[NO, yes, on, 2020-01-02, 12:30:45, 1_000, 0o17, 0123, 0x1F, ~, True, 1e3, -.5, 1]',
      '["NO","yes","on","2020-01-02","12:30:45","1_000",15,123,31,null,true,1e3,-0.5,1]',
    ],
    [
      'with the notation of numbers that are valid JSON',
      '[1.0, 1e400, -0, 0.10, 7, 2.5]',
      '[1.0,1e400,-0,0.10,7,2.5]',
    ],
    [
      'with all digits of all numbers',
      '[12345678901234567890, +12345678901234567890, 0xFFFFFFFFFFFFFFFF, 012345678901234567890]',
      '[12345678901234567890,12345678901234567890,18446744073709551615,12345678901234567890]',
    ],
    [
      'without taking a string for an exact number',
      '["\uFDD01", \uFDD02, "\\ufdd03"]',
      '["\uFFFD1","\uFFFD2","\uFFFD3"]',
    ],
    [
      'with keys and version numbers as they are written',
      'openapi: 3.0\ninfo: {version: 1.10}\n1.0: a\n0123: b\ntrue: c\n~: d\n',
      '{"openapi":"3.0","info":{"version":"1.10"},"1.0":"a","0123":"b","true":"c","~":"d"}',
    ],
    [
      'without unknown tags',
      'a: !Sub text\nb: !!timestamp 2020-01-02\nc: !x {d: 1}\ne: !!js/function "x"\n',
      '{"a":"text","b":"2020-01-02","c":{"d":1},"e":"x"}',
    ],
  ])('is read %s', (_how, text, json) => {
    expect(formatJson(valueOf(text)!)).toBe(json);
  });

  it('can have an infinite number', () => {
    expect(valueOf('.inf')).toBe(Infinity);
  });

  it('expands merge keys and shares the values of aliases', () => {
    const value = valueOf('a: &a {x: {y: 1}}\nb: {<<: *a, z: 2}\nc: *a\n') as {
      [key: string]: {x: object};
    };
    expect(value.b).toEqual({x: {y: 1}, z: 2});
    expect(value.c).toBe(value.a);
  });

  it('keeps `__proto__` as an ordinary key', () => {
    const value = valueOf('a: {__proto__: {polluted: 0x1}}\n') as {a: object};
    expect(Object.keys(value.a)).toEqual(['__proto__']);
    expect(JSON.stringify(value)).toBe('{"a":{"__proto__":{"polluted":1}}}');
    expect(({} as {polluted?: number}).polluted).toBeUndefined();
  });

  it('ignores unknown tags', () => {
    expect(
      valueOf('a: !Sub text\nb: !!timestamp 2020-01-02\nc: !x {d: 1}\ne: !!js/function "x"\n'),
    ).toEqual({a: 'text', b: '2020-01-02', c: {d: 1}, e: 'x'});
  });

  it.each([
    ['a second document', 'a: 1\n---\nb: 2\n', 5],
    ['a tab in the indentation', 'a:\n\tb: 1\n', 3],
    ['an unclosed bracket', 'a: [1, 2\n', 9],
    ['an alias without its anchor', 'a: *b\n', 5],
    ['a null byte', 'a: "\0"\n', 4],
  ])('with %s is reported at its offset', (_name, text, offset) => {
    expect(parseText(text, 'a.yaml')).toMatchObject({
      problems: [{code: 'document-syntax', offset}],
    });
  });
});

describe('JSON', () => {
  it('keeps numbers and strings as they are written', () => {
    const text =
      '{"id":12345678901234567890,"a":[1.0,-1.50,1E+2,0.1],"in a text":"[1.0, 12345678901234567890]","\\"1.0":7}';
    expect(formatJson(valueOf(text, 'a.json')!)).toBe(text);
  });

  it('that ends too early is reported at the right offset, even after a long number', () => {
    expect(parseText('{"a": 12345678901234567890, "b": ', 'a.json').problems).toMatchObject([
      {offset: 32},
    ]);
  });

  it('in a .yaml file is read, even with tabs as indentation', () => {
    expect(valueOf('{\n\t"a": [1]\n}', 'a.yaml')).toEqual({a: [1]});
  });

  it.each([
    [
      '{"a": [1,], "b": 2}',
      9,
      'Remove the comma before it: JSON allows none after the last entry.',
    ],
    ['{\n  // no\n  "a": 1\n}', 4, 'JSON has no comments: remove it.'],
    ["{'a': 1}", 1, 'JSON requires double quotes.'],
    ['openapi: 3.1.0', 0, 'If this is YAML, let the name of the file end with `.yaml`.'],
    ['<html></html>', 0, 'This looks like XML or HTML.'],
    ['{"a": 1', 7, undefined],
  ])(
    'with a syntax error is reported at its offset, usually with a fix: %j',
    (text, offset, help) => {
      const [problem] = parseText(text, 'a.json').problems;
      expect(problem).toMatchObject({code: 'document-syntax', offset});
      expect(problem?.help).toBe(help);
    },
  );
});

describe('duplicate keys', () => {
  it.each([
    ['a.yaml', 'a: 1\nb: {c: 1, c: 2}\na: 3\n', ['c', 'a']],
    ['a.json', '{"a": 1, "b": [{"c": 1, "\\u0063": 2}], "a": 3}', ['c', 'a']],
    ['a.json', '{"a": {"__proto__": 1, "__proto__": 2}}', ['__proto__']],
  ])('are all reported in %s: %j', (file, text, keys) => {
    const {problems, value} = parseText(text, file);
    expect(value).toBeDefined();
    expect(
      problems.map(({code, message}) => `${code} ${/`(.*?)`/.exec(message)?.[1]}`).sort(),
    ).toEqual(keys.map((key) => `document-duplicate-key ${key}`).sort());
  });

  it.each([
    ['a.yaml', 'a: {x: 1}\nb: {x: 1}\nc: &c {d: 1}\ne: {<<: *c, d: 2}\n'],
    ['a.json', '{"a": {"x": "a:b"}, "b": {"x": "\\":"}}'],
  ])('are not reported in %s for equal keys of different objects: %j', (file, text) => {
    expect(codes(text, file)).toEqual([]);
  });
});

describe('a file without content', () => {
  it.each(['', '# only this\n'])('is reported as empty: %j', (text) => {
    expect(codes(text)).toEqual(['document-empty']);
  });
});

describe('parser limits', () => {
  const bomb = `s0: &s0 {a: 1}\n${Array.from({length: 40}, (_, index) => `s${index + 1}: &s${index + 1} {l: *s${index}, r: *s${index}}`).join('\n')}\n`;
  const merges = `x0: &x0 {a: 1}\n${Array.from({length: 3000}, (_, index) => `x${index + 1}: &x${index + 1} {<<: *x${index}, k${index}: 1}`).join('\n')}\n`;

  it.each([
    ['nested lists in YAML', '['.repeat(100_000), 'a.yaml'],
    [
      'nested maps in YAML',
      Array.from({length: 3000}, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
      'a.yaml',
    ],
    ['nested lists in JSON', '['.repeat(100_000) + ']'.repeat(100_000), 'a.json'],
    ['aliases of aliases', bomb, 'a.yaml'],
    [
      'aliases that nest a value too deeply',
      `s0: &s0 {a: 1}\n${Array.from({length: 2000}, (_, index) => `s${index + 1}: &s${index + 1} {l: *s${index}}`).join('\n')}\n`,
      'a.yaml',
    ],
    ['chained merge keys', merges, 'a.yaml'],
    ['a list that contains itself', 'a: &a [*a]\n', 'a.yaml'],
    ['a document that contains itself', '&a\nb: {c: *a}\n', 'a.yaml'],
  ])('stop %s', (_name, text, file) => {
    expect(codes(text, file)).toEqual(['document-limit']);
  });
});

describe('a lone surrogate', () => {
  it.each([
    ['a.json', '{"a": ["x\\ud800y", "\\ud83d\\ude00"], "\\udc00": {"b": "\\udfff"}, "c": 1}'],
    ['a.yaml', 'a: ["x\\ud800y", "\\ud83d\\ude00"]\n"\\udc00": {b: "\\udfff"}\nc: 1\n'],
  ])('is replaced and reported at its first occurrence: %s', (file, text) => {
    const {value, problems} = parseText(text, file);
    expect(JSON.stringify(value)).toBe(
      '{"a":["x\ufffdy","\ud83d\ude00"],"\ufffd":{"b":"\ufffd"},"c":1}',
    );
    expect(problems).toEqual([
      expect.objectContaining({code: 'document-encoding', offset: text.indexOf('\\ud800')}),
    ]);
  });

  it.each([
    ['a.json', '{"a": "[\\\\ud800-\\\\udfff]"}'],
    ['a.yaml', "a: '[\\ud800-\\udfff]'\n"],
  ])('is not reported for an escaped backslash in a regular expression: %s', (file, text) => {
    expect(parseText(text, file)).toMatchObject({value: {a: '[\\ud800-\\udfff]'}, problems: []});
  });
});

describe('a merge conflict', () => {
  const marks = (one: string, two: string) =>
    `<<<<<<< HEAD\n${one}\n=======\n${two}\n>>>>>>> branch\n`;

  it.each([
    ['a.yaml', `openapi: 3.1.1\n${marks('a: 1', 'a: 2')}`, 15],
    ['a.json', `{\n${marks('"a": 1', '"a": 2')}}`, 2],
  ])('is reported at its first marker: %s', (file, text, offset) => {
    expect(parseText(text, file).problems).toMatchObject([
      {code: 'document-syntax', message: 'The file has merge conflict markers.', offset},
    ]);
  });

  it('is not reported for markers inside a block of text', () => {
    expect(codes(`a: |\n  ${marks('x', 'y').replaceAll('\n', '\n  ')}`)).toEqual([]);
  });
});

describe('the order of keys that look like numbers', () => {
  it.each<[string, string, string]>(yaml`
    - [JSON, a.json, '{"z":1,"10":2,"2":{"b":[{"x":0,"1":{}}],"0":3},"a":4}']
    - [JSON in a YAML file, a.yaml, '{"z":1,"10":2,"2":3,"a":4}']
    - [ascending keys after others, a.json, '{"z":1,"2":2,"10":3}']
    - [descending keys, a.json, '{"10":1,"2":2,"10000":3}']
    - [the highest index and numbers that are none, a.json, '{"4294967295":1,"01":2,"1.5":3,"4294967294":4,"0":5}']
  `)('is kept in %s', (_, file, text) => {
    expect(formatJson(valueOf(text, file)!)).toBe(text);
  });

  it.each<[string, string, string]>(yaml`
    - [a block map, "z: 1\n10: 2\n\"2\": {b: [{x: 0, 1: {}}]}\na: 4", '{"z":1,"10":2,"2":{"b":[{"x":0,"1":{}}]},"a":4}']
    - [a flow map, '{z: 1, ''10'': 2, "2": 3, 1: 4}', '{"z":1,"10":2,"2":3,"1":4}']
    - [maps in a list, "- z: 1\n  1: 2\n- 1: 2\n  z: 1", '[{"z":1,"1":2},{"1":2,"z":1}]']
    - [a map behind an alias, "a: &x {z: 1, 1: 2}\nb: *x", '{"a":{"z":1,"1":2},"b":{"z":1,"1":2}}']
    - [a key with an anchor and spaces, "z: 1\n&k 1 : 2", '{"z":1,"1":2}']
    - [a map with a merge key, "a: &x {z: 1, 2: 2, 1: 3}\nb: {<<: *x, 3: 4, 2: own}", '{"a":{"z":1,"2":2,"1":3},"b":{"z":1,"2":"own","1":3,"3":4}}']
  `)('is kept in YAML, in %s', (_, text, json) => {
    expect(formatJson(valueOf(text)!)).toBe(json);
  });

  it.each([
    ['a.json', '{"2": 1, "z": 1, "2": 3}', '{"2":3,"z":1}'],
    ['a.yaml', '2: 1\nz: 1\n2: 3', '{"2":3,"z":1}'],
    ['a.json', '{"z": 1, "2": 1, "2": 3}', '{"z":1,"2":3}'],
    ['a.yaml', 'z: 1\n2: 1\n2: 3', '{"z":1,"2":3}'],
  ])('does not hide a repeated key, in %s: %j', (file, text, json) => {
    expect(codes(text, file)).toEqual(['document-duplicate-key']);
    expect(formatJson(valueOf(text, file)!)).toBe(json);
  });

  it('leaves objects alone that JavaScript orders alike', () => {
    for (const [text, file] of [
      ['{"200": 1, "404": 2, "default": 3}', 'a.json'],
      ['200: 1\n404: 2\ndefault: 3', 'a.yaml'],
    ] as const)
      expect(Object.keys(valueOf(text, file)!)).toEqual(['200', '404', 'default']);
  });

  it('cannot be forged by a document', () => {
    expect(formatJson(valueOf('{"\uFDD12": 1, "\\ufdd13": 2}', 'a.json')!)).toBe(
      '{"\uFFFD2":1,"\uFFFD3":2}',
    );
  });
});

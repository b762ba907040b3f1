import {formatExactJson, parseExactJson} from '../../plugin/client/json/exactJson';

describe('exact JSON', () => {
  it.each(['9007199254740993', '-9007199254740993', '[1,12345678901234567890123]', '{"id":18446744073709551615}'])('keeps every digit of %s', (text) => {
    expect(formatExactJson(parseExactJson(text)!.value, 0)).toBe(text);
  });

  it('leaves digits inside texts alone', () => {
    const text = '{"9007199254740993":"9007199254740993","quote":"\\"9007199254740993"}';
    expect(formatExactJson(parseExactJson(text)!.value, 0)).toBe(text);
  });

  it('is not fooled by a text that looks like its own mark', () => {
    const text = '["integer:5","integer::6",9007199254740993]';
    expect(formatExactJson(parseExactJson(text)!.value, 0)).toBe(text);
  });

  it('reads small numbers as numbers', () => {
    expect(parseExactJson('[0, -1, 2.5, 1e3]')).toEqual({value: [0, -1, 2.5, 1000]});
  });

  it('keeps a property called __proto__ as a property', () => {
    const {value} = parseExactJson('{"__proto__": {"admin": true}}')!;
    expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
    expect(({} as {admin?: boolean}).admin).toBeUndefined();
  });

  it.each(['', '{', '{"a": 1,}', 'nope'])('says that %j is no JSON', (text) => {
    expect(parseExactJson(text)).toBeUndefined();
  });
});

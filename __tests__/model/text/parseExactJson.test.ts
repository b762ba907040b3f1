import {parseExactJson} from '../../../plugin/model/text/parseExactJson';
import {parseInSteps} from '../../../plugin/model/text/parseInSteps';
import {formatJson} from '../../../plugin/document/exactNumber';

const copy = (text: string) => formatJson(parseExactJson(text)!.value);

describe('parseExactJson', () => {
  it.each([
    '9007199254740993',
    '-9007199254740993',
    '[1,12345678901234567890123]',
    '{"id":18446744073709551615}',
    '1.0',
    '[1e400,-0,0.10,1E5,2.50e-3]',
    // Digits inside strings, and keys that look like numbers.
    '{"9007199254740993":"9007199254740993","quote":"\\"9007199254740993"}',
    '{"z":1,"10":{"b":[{"x":0,"1":2}]},"2":3}',
  ])('keeps %s as written', (text) => {
    expect(copy(text)).toBe(text);
  });

  it('is not confused by strings that look like its internal markers for numbers', () => {
    expect(copy('["\\ufdd05","\uFDD06","\\"\uFDD07",9007199254740993]')).toBe(
      '["\uFFFD5","\uFFFD6","\\"\uFFFD7",9007199254740993]',
    );
  });

  it('reads small numbers as JavaScript numbers', () => {
    expect(parseExactJson('[0, -1, 2.5, 1000]')).toEqual({value: [0, -1, 2.5, 1000]});
  });

  it('keeps a property named `__proto__` as a property', () => {
    const {value} = parseExactJson('{"__proto__": {"admin": true}}')!;
    expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
    expect(({} as {admin?: boolean}).admin).toBeUndefined();
  });

  it.each([
    ...['{}', '[]', ' [ ] ', '{"a":{},"b":[[],[{}]]}', '"\\u00e9\\n\\\\"', '"\\\\"', 'null'],
    ...['[true,false,null]', '{"a":1,"a":2}', '\t{ "a" :\r\n[ 1 , 2 ] }'],
  ])('reads %s like `JSON.parse`', (text) => {
    expect(parseExactJson(text)).toEqual({value: JSON.parse(text)});
  });

  it.each([
    ...['', ' ', '{', '{"a": 1,}', '[1,]', '[,1]', '[1 2]', '{"a" 1}', '{a: 1}', 'nope'],
    ...['truefalse', '01', '1.', '.5', '+1', '- 1', '"a', '"a\nb"', '"\\x"', '[1]]', '{"a":1}}'],
    ...['[}', '{]', 'NaN', "'a'", '\u00a01'],
  ])('rejects %j', (text) => {
    expect(() => void JSON.parse(text)).toThrow();
    expect(parseExactJson(text)).toBeUndefined();
  });

  it('reads arrays nested 20,000 levels deep', () => {
    const deep = 20_000;
    let {value} = parseExactJson('['.repeat(deep) + ']'.repeat(deep))!;
    let levels = 1;
    for (; Array.isArray(value) && value.length > 0; levels += 1) value = value[0]!;
    expect(levels).toBe(deep);
  });

  it('reads a large string in steps of a fixed number of values', () => {
    const list = Array.from({length: 5000}, (_, index) => ({index, name: `Thing ${index}`}));
    const steps = parseInSteps(JSON.stringify(list), 100);
    let count = 0;
    for (let step = steps.next(); ; step = steps.next(), count += 1) {
      if (!step.done) continue;
      expect(step.value).toEqual({value: list});
      break;
    }
    expect(count).toBe(150);
  });
});

import {toValueText} from '../../../plugin/client/schema/valueText';

describe('a value in a line', () => {
  it.each([
    ['available', 'available'],
    ['2026-10-01', '2026-10-01'],
    ['two words', 'two words'],
    ['', '""'],
    ['5', '"5"'],
    ['1e3', '"1e3"'],
    ['true', '"true"'],
    ['null', '"null"'],
    ['{}', '"{}"'],
    [' x', '" x"'],
    ['"x"', String.raw`"\"x\""`],
    ['a\nb', String.raw`"a\nb"`],
    [5, '5'],
    [['a'], '["a"]'],
  ])('%j is %s: quotes only where it would read as something else', (value, text) => {
    expect(toValueText(value)).toBe(text);
  });
});

import {toCodeSpan} from '../../plugin/diagnostics/text';
import {splitCode} from '../../plugin/model/text/splitCode';

it.each(['a', '`', '`a', 'a``b', '^`x`$', ' a ', '<a href="x">'])(
  'splits a sentence at its code: %s',
  (value) => {
    const sentence = `The value ${toCodeSpan(value)} is now ${toCodeSpan('b')}.`;
    expect(splitCode(sentence)).toEqual(['The value ', value, ' is now ', 'b', '.']);
  },
);

it('leaves a sentence without code, or with a single backtick, as it is', () => {
  expect(splitCode('No code.')).toEqual(['No code.']);
  expect(splitCode('One ` of them.')).toEqual(['One ` of them.']);
});

import {isInflected, isOneLetterOff, listNearest, toSingular} from '../../plugin/search/spelling';

describe('words that are spelt alike', () => {
  it.each([
    ['a wrong letter', 'refumd', 'refund', true],
    ['a missing letter', 'refnd', 'refund', true],
    ['a missing last letter', 'refun', 'refund', true],
    ['a letter too many', 'reefund', 'refund', true],
    ['two letters swapped', 'refnud', 'refund', true],
    ['the same word', 'refund', 'refund', false],
    ['two wrong letters', 'rafumd', 'refund', false],
    ['letters swapped over another', 'rednuf', 'refund', false],
    ['a swap and a wrong letter', 'refnux', 'refund', false],
  ])('%s: %s, %s', (_what, one, other, isAlike) => {
    expect(isOneLetterOff(one, other)).toBe(isAlike);
    expect(isOneLetterOff(other, one)).toBe(isAlike);
  });

  it('have endings', () => {
    const forms = ['refunds', 'refunded', 'refundable', 'refund'];
    expect(forms.map((word) => isInflected(word, 'refund'))).toEqual([true, true, false, false]);
    expect(isInflected('ids', 'id')).toBe(false);
    expect(['pets', 'status', 'address', 'ids'].map(toSingular)).toEqual([
      'pet',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are offered by the pairs of letters that they share, the nearest first', () => {
    const words = ['limit', 'limits', 'unlimited', 'owner'];
    expect(listNearest('limitation', words, 2)).toEqual(['limit', 'limits']);
    expect(listNearest('x', words, 2)).toEqual([]);
  });
});

import {formatRange} from '../../plugin/model/range';

describe('formatRange', () => {
  it.each([
    [{min: 1, max: 40}, '1–40'],
    [{min: -90, max: 90}, '-90 … 90'],
    [{min: 0}, '≥ 0'],
    [{max: 0}, '≤ 0'],
    [{above: 0, max: 1}, '> 0, ≤ 1'],
    [{below: 0}, '< 0'],
    [{min: 5, max: 5}, '5'],
    [{}, undefined],
  ])('writes %j as %s', (bounds, expected) => {
    expect(formatRange(bounds)).toBe(expected);
  });

  it('keeps every bound when there are more than two', () => {
    expect(formatRange({min: 0, max: 10, above: 1, below: 9})).toBe('0–10, > 1, < 9');
  });
});

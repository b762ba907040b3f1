import {countSteps} from '../../../plugin/model/validation/countSteps';
import {matchQuickly} from '../../../plugin/model/validation/matchPattern';
import {createMatchWithin} from '../../../plugin/model/validation/matchWithin';

const LIMIT = 10_000;
const UUID = '01234567-89ab-cdef-0123-456789abcdef';
const AS = 'a'.repeat(36);

describe('the steps of a pattern', () => {
  it.each([
    ['^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', UUID],
    ['^(?:GET|POST|[A-Z]{3,10})$', AS],
    ['^\\+?[1-9]\\d{1,14}$', '+49123456789012'],
    ['[^\\]\\s]+$', `${AS} ${AS}`],
    ['^(?<year>\\d{4})-(?!00)\\d\\d$', '2026-11'],
    ['^\\p{Lu}\\u{61}$', 'Äa'],
    // One way to match, whatever the length.
    ['^[a-z0-9]+(?:_[a-z0-9]+)*$', `${'a_b'.repeat(60)}!`],
    ['^[\\w.-]+@(?:[a-z0-9-]+\\.)+[a-z]{2,}$', `${AS}@${'a.'.repeat(20)}`],
    ['^(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,64}$', `${AS}A1`],
    ['(?<!a)b+?$', AS],
    // Several ways, the first of which matches.
    ['^(a+)+$', AS],
    ['^(?:a|a)*$', AS],
    ['^(?:a*)*$', AS],
    ['^(?:)*(?:){3,5}a', AS],
  ])('are few where the comparison is quick: %s', (pattern, text) => {
    expect(countSteps(pattern, text, LIMIT)).toBeLessThan(LIMIT);
    expect(matchQuickly(pattern, text, LIMIT)?.match).toBe(new RegExp(pattern, 'u').test(text));
  });

  it.each([
    '^((a+))+$',
    '^(?:a|a)*$',
    '^(?:a?){40}$',
    '^.*.*.*.*=$',
    `${'a?'.repeat(40)}b`,
    '(?=(a+)+b)',
    '^[)]?(a+)+$',
    '^(a+)+$',
    '(?:(?:){1000}){1000}',
  ])('are too many where it runs away: %s', (pattern) => {
    expect(countSteps(pattern, `${AS}!`, LIMIT)).toBe(Infinity);
    expect(matchQuickly(pattern, `${AS}!`, LIMIT)).toBeUndefined();
  });

  it.each([
    '(?<=(?:a*)*)b',
    '(?<n>a*)*\\k<n>',
    '(a*)\\1',
    '(?i:(a+)+)',
    'a)(b+)+',
    'a**',
    '[b-a]',
    '('.repeat(60) + ')'.repeat(60),
  ])('are unknown where they cannot be counted: %s', (pattern) => {
    expect(countSteps(pattern, AS, LIMIT)).toBeUndefined();
  });
});

describe('the limit of a document', () => {
  it('is a number of steps, which values with few steps do not use up', () => {
    const match = createMatchWithin();
    const found = Array.from({length: 5}, () => match('^(a+)+$', `${AS}!`));
    expect(new Set(found)).toEqual(new Set(['limit']));
    for (let index = 0; index < 1000; index++)
      expect(match('^[a-z]+(?:_[a-z]+)*$', `a_b${index}`)).toBe(false);
    expect(match('^[a-z]+(?:_[a-z]+)*$', 'a_b')).toBe(true);
  });

  it('is a time where steps cannot be counted', () => {
    const match = createMatchWithin();
    expect(match('^(a+)\\1$', AS)).toBe(true);
    expect(match('^(a+)+\\1b$', `${AS}!`)).toBe('limit');
    expect(match('^(a+)\\1$', AS)).toBe('limit');
    expect(match('^a+$', AS)).toBe(true);
  });
});

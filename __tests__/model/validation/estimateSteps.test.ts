import {estimateSteps} from '../../../plugin/model/validation/estimateSteps';

/** What needs no time limit for a text of 36 characters. */
const isProven = (pattern: string) => estimateSteps(pattern, 36) <= 10_000;

describe('the bound of the steps of a pattern', () => {
  it.each([
    '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    '^(?:GET|POST|[A-Z]{3,10})$',
    '^\\+?[1-9]\\d{1,14}$',
    '^[A-Za-z0-9_-]{1,64}$',
    '[^\\]\\s]+$',
    '^(?<year>\\d{4})-(?!00)\\d\\d$',
    '^\\p{Lu}\\u{61}$',
  ])('proves that usual patterns end: %s', (pattern) => {
    expect(new RegExp(pattern, 'u')).toBeTruthy();
    expect(isProven(pattern)).toBe(true);
  });

  it.each([
    '^((a+))+$',
    '^(?:a|a)*$',
    '^(?:a?){40}$',
    '^.*.*.*.*=$',
    `${'a?'.repeat(40)}b`,
    '(?=(a+)+b)',
    '(?<=(?:a*)*)b',
    '^[)](a+)+$',
    '^[(](a+)+$',
    '^\\((a+)+\\)$',
    '(?<n>a*)*\\k<n>',
    '(?:(?:){1000}){1000}',
    '(?i:(a+)+)',
    'a)(b+)+',
    '('.repeat(60) + ')'.repeat(60),
  ])('proves nothing about others: %s', (pattern) => {
    expect(isProven(pattern)).toBe(false);
  });
});

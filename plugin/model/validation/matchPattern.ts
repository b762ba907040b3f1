import {countSteps} from './countSteps';

/**
 * Whether a value matches a pattern, or why this is not known: the pattern belongs to another
 * dialect than ECMA-262, takes too long, or is still being compared.
 */
export type PatternMatch = boolean | 'dialect' | 'limit' | 'pending';

export type MatchPattern = (pattern: string, value: string) => PatternMatch;

/** Longer patterns are not read, only run under a time limit. */
const MAX_READ = 2000;

/**
 * Compares a value with a pattern of a document: ECMA-262 with the flag `u`, as JSON Schema says.
 * Nothing else makes a regular expression of a document's text, and nothing runs this but
 * `matchQuickly` and what can stop it. A worker runs its text, so it uses nothing from outside.
 */
export function runPattern(pattern: string, value: string): boolean | 'dialect' {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    return 'dialect';
  }
  return expression.test(value);
}

/** Whether a pattern is short enough to be read, so that its steps may be counted. */
export function isCountable(pattern: string): boolean {
  return pattern.length <= MAX_READ;
}

/** The same if it ends within a number of steps, else undefined. */
export function matchQuickly(
  pattern: string,
  value: string,
  most: number,
): {match: PatternMatch; steps: number} | undefined {
  const steps = isCountable(pattern) ? countSteps(pattern, value, most) : undefined;
  return steps === undefined || steps > most
    ? undefined
    : {match: runPattern(pattern, value), steps};
}

import {LIMITS} from '../../document/limits';
import {runWithin} from '../../document/runWithin';
import {countSteps} from './countSteps';
import {isCountable, runPattern, type MatchPattern} from './matchPattern';

/**
 * Compares the values of one document with patterns in Node. The limit is a number of steps, for
 * each value and for all that take many, so that every machine finds the same. A clock stops only
 * what cannot be counted.
 */
export function createMatchWithin(): MatchPattern {
  let left: number = LIMITS.patternsSteps;
  let milliseconds: number = LIMITS.patternsMilliseconds;
  return (pattern, value) => {
    const most = Math.max(LIMITS.freeSteps, Math.min(left, LIMITS.patternSteps));
    const steps = isCountable(pattern) ? countSteps(pattern, value, most) : undefined;
    if (steps !== undefined && steps > LIMITS.freeSteps) left -= Math.min(steps, most);
    const isCounted = steps !== undefined;
    const isOver = isCounted ? steps > most : milliseconds <= 0;
    if (isOver || pattern.length > LIMITS.patternCharacters) return 'limit';
    const start = performance.now();
    try {
      return isCounted
        ? runPattern(pattern, value)
        : runWithin(milliseconds, () => runPattern(pattern, value));
    } catch {
      // Its time is over, or the engine refuses a pattern that large.
      return 'limit';
    } finally {
      if (!isCounted) milliseconds -= performance.now() - start;
    }
  };
}

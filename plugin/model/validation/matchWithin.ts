import {LIMITS} from '../../document/limits';
import {runWithin} from '../../document/runWithin';
import {matchQuickly, runPattern, type MatchPattern} from './matchPattern';

/** Starting the clock takes longer than comparing; hundreds of values may need it. */
const FREE_MILLISECONDS = 1;

/**
 * Compares the values of one document with patterns in Node. What may take long has a time limit
 * for each value and one for all.
 */
export function createMatchWithin(): MatchPattern {
  let left: number = LIMITS.patternsMilliseconds;
  return (pattern, value) => {
    const quick = matchQuickly(pattern, value, LIMITS.patternSteps);
    if (quick) return quick.match;
    if (left <= 0 || pattern.length > LIMITS.patternCharacters) return 'limit';
    const start = performance.now();
    try {
      return runWithin(Math.min(left, LIMITS.patternMilliseconds), () =>
        runPattern(pattern, value),
      );
    } catch {
      // Its time is over, or the engine refuses a pattern that large.
      return 'limit';
    } finally {
      left -= Math.max(0, performance.now() - start - FREE_MILLISECONDS);
    }
  };
}

import {
  matchQuickly,
  type MatchPattern,
  type PatternMatch,
} from '../../model/validation/matchPattern';
import {askWorker, type Question} from './askWorker';

/**
 * Compares values with the patterns of a document without blocking the page: what is proven to be
 * quick at once, the rest in a worker.
 */
export type Patterns = {
  /** Says `pending` for what the worker is to compare. */
  match: MatchPattern;
  /** Forgets what is pending, before all values are compared anew. */
  begin: () => void;
  /** Lets the worker compare what is pending. Returns whether there is something new. */
  settle: (signal: AbortSignal) => Promise<boolean>;
};

/** Proven steps up to which a comparison is not left to the worker: a fraction of a millisecond. */
const QUICK_STEPS = 2000;

/** @param allowance proven steps between two calls of `begin` */
export function createPatterns(allowance: number): Patterns {
  // Only what the last round used is kept: each letter that a reader types makes a new value.
  let before = new Map<string, PatternMatch>();
  let answers = new Map<string, PatternMatch>();
  let pending = new Map<string, Question>();
  let left = allowance;
  return {
    match(pattern, value) {
      const quick = matchQuickly(pattern, value, Math.min(left, QUICK_STEPS));
      if (quick) {
        left -= quick.steps;
        return quick.match;
      }
      const key = JSON.stringify([pattern, value]);
      const known = answers.get(key) ?? before.get(key);
      if (known === undefined) pending.set(key, [pattern, value]);
      else answers.set(key, known);
      return known ?? 'pending';
    },
    begin() {
      [before, answers, pending, left] = [answers, new Map(), new Map(), allowance];
    },
    async settle(signal) {
      const asked = Array.from(pending);
      if (asked.length === 0) return false;
      const given = await askWorker(
        asked.map(([, question]) => question),
        signal,
      );
      if (signal.aborted) return false;
      pending = new Map();
      asked.forEach(([key], index) => answers.set(key, given[index] ?? 'limit'));
      return true;
    },
  };
}

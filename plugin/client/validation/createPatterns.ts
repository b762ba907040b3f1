import type {MatchPattern, PatternMatch} from '../../model/validation/matchPattern';
import type {PatternQuestion} from './askWorker';
import type * as patternEngine from './patternEngine';

/**
 * Compares values with the patterns of a document without blocking the page: what is proven to be
 * quick at once, the rest in a worker.
 */
export type Patterns = {
  /** Says `pending` for what is not compared yet. */
  match: MatchPattern;
  /** Forgets what is pending, before all values are compared anew. */
  begin: () => void;
  /** Compares what is pending, as far as time allows. Returns whether there is something new. */
  settle: (signal: AbortSignal) => Promise<boolean>;
};

type Engine = typeof patternEngine;

/** Proven steps up to which a comparison is not left to the worker: a fraction of a millisecond. */
const QUICK_STEPS = 2000;
/** If the code does not load, nothing is checked. */
const NO_ENGINE: Engine = {
  matchQuickly: () => undefined,
  askWorker: () => Promise.resolve([]),
};

let engine: Engine | undefined;

/** @param allowance proven steps between two calls of `begin` */
export function createPatterns(allowance: number): Patterns {
  // Only what the last round used is kept: each letter that a reader types makes a new value.
  let before = new Map<string, PatternMatch>();
  let answers = new Map<string, PatternMatch>();
  let pending = new Map<string, PatternQuestion>();
  let left = allowance;
  let needsEngine = false;
  return {
    match(pattern, value) {
      if (!engine) {
        needsEngine = true;
        return 'pending';
      }
      const quick = engine.matchQuickly(pattern, value, Math.min(left, QUICK_STEPS));
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
      before = answers;
      answers = new Map();
      pending = new Map();
      left = allowance;
      needsEngine = false;
    },
    async settle(signal) {
      if (needsEngine) {
        engine ??= await import('./patternEngine').catch(() => NO_ENGINE);
        return !signal.aborted;
      }
      const asked = Array.from(pending);
      if (!engine || asked.length === 0) return false;
      const given = await engine.askWorker(
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

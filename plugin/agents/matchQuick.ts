import {matchQuickly, type MatchPattern} from '../model/validation/matchPattern';

/** Steps of one comparison with a pattern: about a millisecond. Runtimes cannot stop a longer one. */
const MOST_STEPS = 50_000;

/** Compares with a pattern if that is proven to be quick; otherwise it is not known whether it fits. */
export const matchQuick: MatchPattern = (pattern, value) =>
  matchQuickly(pattern, value, MOST_STEPS)?.match ?? 'limit';

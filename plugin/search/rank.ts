import {SEARCH_KINDS, type SearchKind} from './listEntries';
import {fold, toQueryWords} from './words';

/** A match, with its names. */
export type Candidate = {
  kind: SearchKind;
  names: readonly string[];
  /** The same names, folded. */
  folded: readonly string[];
  score: number;
};

/**
 * Puts the best first: names that equal the query, with and without its case; then names that begin
 * with it, or that the query has beside words about their places (`charge amount`); then the
 * rest. A score counts among those of the same closeness.
 */
export function rank<T extends Candidate>(candidates: readonly T[], query: string): T[] {
  const wanted = query.trim();
  const alike = fold(wanted);
  const words = new Set(toQueryWords(query));
  const isBeside = (name: string) => {
    const own = words.size > 1 ? toQueryWords(name) : [];
    return own.length > 0 && own.every((word) => words.has(word));
  };
  const toCloseness = ({names, folded}: Candidate) => {
    if (names.includes(wanted)) return 3;
    if (folded.includes(alike)) return 2;
    return folded.some((name) => name.startsWith(alike)) || names.some(isBeside) ? 1 : 0;
  };
  return candidates
    .map((candidate) => ({candidate, closeness: toCloseness(candidate)}))
    .sort(
      (a, b) =>
        b.closeness - a.closeness ||
        (a.closeness > 1 ? toOrder(a.candidate) - toOrder(b.candidate) : 0) ||
        b.candidate.score - a.candidate.score ||
        toOrder(a.candidate) - toOrder(b.candidate),
    )
    .map(({candidate}) => candidate);
}

function toOrder({kind}: Candidate): number {
  return SEARCH_KINDS.indexOf(kind);
}

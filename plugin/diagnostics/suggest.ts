/** Longer names are not compared: comparing is quadratic, and nobody types them by hand. */
const MAX_LENGTH = 100;
/** How many candidates are compared. */
const MAX_CANDIDATES = 5000;

/**
 * How many letters may differ. Short names are close to most others, and a long name with four
 * wrong letters is another name.
 */
function toLimit({length}: string): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/**
 * The candidate that the author most likely meant: a few letters differ, or only case. Undefined if
 * none is close.
 */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = name.toLowerCase();
  const limit = toLimit(wanted);
  let best: {candidate: string; distance: number} | undefined;
  for (const candidate of candidates.slice(0, MAX_CANDIDATES)) {
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = toDistance(wanted, candidate.toLowerCase(), limit);
    if (distance <= limit && (!best || distance < best.distance)) best = {candidate, distance};
  }
  return best?.candidate;
}

/**
 * How many letters to add, remove, replace, or swap with a neighbour; Infinity if more than
 * `limit`.
 */
function toDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    // A swap needs the row before the last.
    if (next.every((distance) => distance > limit) && row.every((distance) => distance > limit))
      return Infinity;
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

import {VARIABLE} from './segmentPattern';

/**
 * A part of a server's URL, split at its variables: literal text, the values of an enumerated
 * variable, or a free variable. Every value has a rank: the number of combinations of the server
 * before the first one with it.
 */
export type Token =
  | {kind: 'text'; text: string}
  | {kind: 'choice'; ranks: ReadonlyMap<string, number>; lengths: readonly number[]}
  | {kind: 'free'};

/** The values of enumerated variables, by name. */
export type Choices = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function tokenize(
  text: string,
  choices: Choices,
  write: (literal: string) => string,
): Token[] {
  return text.split(new RegExp(VARIABLE, 'g')).flatMap((piece, index): Token[] => {
    // Names are at the odd indexes.
    if (index % 2 === 0) return piece === '' ? [] : [{kind: 'text', text: write(piece)}];
    const values = choices.get(piece);
    return [values ? toChoice(values, write) : {kind: 'free'}];
  });
}

function toChoice(values: ReadonlyMap<string, number>, write: (literal: string) => string): Token {
  const ranks = new Map<string, number>();
  for (const [value, rank] of values) {
    const written = write(value);
    if (!ranks.has(written)) ranks.set(written, rank);
  }
  return {
    kind: 'choice',
    ranks,
    lengths: [...new Set([...ranks.keys()].map(({length}) => length))],
  };
}

/**
 * Returns the lowest rank with which a text matches, or Infinity if it does not match.
 * @param freeEnd the last position where the value of a free variable may end that starts at the
 * given position
 */
export function rankOf(
  tokens: readonly Token[],
  text: string,
  freeEnd: (start: number) => number,
): number {
  // Each pair of token and position is tried once.
  const known = new Map<number, number>();
  const rankFrom = (index: number, place: number): number => {
    const token = tokens[index];
    if (!token) return place === text.length ? 0 : Infinity;
    const key = index * (text.length + 1) + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    const rank = rankAt(token, index, place);
    known.set(key, rank);
    return rank;
  };
  const rankAt = (token: Token, index: number, place: number): number => {
    if (token.kind === 'text')
      return text.startsWith(token.text, place)
        ? rankFrom(index + 1, place + token.text.length)
        : Infinity;
    let lowest = Infinity;
    if (token.kind === 'choice') {
      for (const length of token.lengths) {
        const rank =
          place + length <= text.length
            ? token.ranks.get(text.slice(place, place + length))
            : undefined;
        if (rank !== undefined)
          lowest = Math.min(lowest, rank + rankFrom(index + 1, place + length));
      }
      return lowest;
    }
    for (let end = freeEnd(place); end > place; end -= 1)
      lowest = Math.min(lowest, rankFrom(index + 1, end));
    return lowest;
  };
  return rankFrom(0, 0);
}

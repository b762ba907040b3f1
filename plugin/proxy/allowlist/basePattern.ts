import type {Segment} from './readSegments';
import {
  compileSegment,
  decodeLiteral,
  hasVariable,
  matchesSegment,
  VARIABLE,
} from './segmentPattern';
import type {SegmentPattern} from './segmentPattern';
import {rankOf, tokenize} from './tokens';
import type {Choices, Token} from './tokens';

/**
 * The base path of a server by segment: literal text, with the values of enumerated variables in
 * it, or with free variables.
 */
export type BasePattern = (
  | string
  | {kind: 'choices'; tokens: Token[]}
  | {kind: 'free'; pattern: SegmentPattern}
)[];

/** A trailing slash does not count: the path of an operation begins with one. */
export function compileBase(path: string, choices: Choices): BasePattern {
  return path
    .replace(/\/$/, '')
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!hasVariable(segment)) return decodeLiteral(segment);
      const isFree = [...segment.matchAll(VARIABLE)].some(([, name = '']) => !choices.has(name));
      return isFree
        ? {kind: 'free', pattern: compileSegment(segment)}
        : {kind: 'choices', tokens: tokenize(segment, choices, decodeLiteral)};
    });
}

/** The rank with which a path begins with the base, or Infinity if it does not. */
export function matchBase(base: BasePattern, segments: readonly Segment[]): number {
  // The path of an operation has at least one segment more.
  if (segments.length <= base.length) return Infinity;
  let rank = 0;
  for (const [index, pattern] of base.entries()) {
    rank += rankOfSegment(pattern, segments[index] as Segment);
    if (rank === Infinity) return rank;
  }
  return rank;
}

function rankOfSegment(pattern: BasePattern[number], segment: Segment): number {
  if (typeof pattern === 'string') return segment.text === pattern ? 0 : Infinity;
  if (pattern.kind === 'free') return matchesSegment(pattern.pattern, segment) ? 0 : Infinity;
  // No value is longer than its document, so a very long segment cannot match.
  return segment.text.length <= longest(pattern.tokens)
    ? rankOf(pattern.tokens, segment.text, (start) => start)
    : Infinity;
}

function longest(tokens: readonly Token[]): number {
  return tokens.reduce(
    (sum, token) =>
      sum +
      (token.kind === 'text'
        ? token.text.length
        : token.kind === 'choice'
          ? token.lengths.reduce((one, other) => Math.max(one, other), 0)
          : 0),
    0,
  );
}

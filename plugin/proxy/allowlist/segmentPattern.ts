import {countSeparators, decodeFully} from './readSegments';
import type {Segment} from './readSegments';

/** One segment of a path template, split at its variables: `{owner}.{ext}` is `['', '.', '']`. */
export type SegmentPattern = {
  literals: string[];
  /** Separators in the template's own text. */
  slashes: number;
  semicolons: number;
  /**
   * Values may contain reserved characters (`allowReserved`), or semicolons (the style `matrix`).
   */
  reserved: boolean;
  matrix: boolean;
  /** A value may contain slashes that are encoded once. */
  encodedSlashes: boolean;
};

/** Names of variables whose values may contain characters that others may not. */
export type Exceptions = {
  reserved?: readonly string[];
  slashes?: readonly string[];
  matrix?: readonly string[];
};

export const VARIABLE = /\{([^{}]*)\}/g;

export function hasVariable(segment: string): boolean {
  return segment.search(VARIABLE) >= 0;
}

export function compileSegment(
  segment: string,
  {reserved = [], slashes = [], matrix = []}: Exceptions = {},
): SegmentPattern {
  const names = [...segment.matchAll(VARIABLE)].map(([, name = '']) => name);
  const literals = segment.replace(VARIABLE, '{}').split('{}').map(decodeLiteral);
  return {
    literals,
    ...countSeparators(literals.map((literal) => decodeFully(literal) ?? literal).join('')),
    reserved: names.some((name) => reserved.includes(name)),
    matrix: names.some((name) => matrix.includes(name)),
    encodedSlashes: names.some((name) => slashes.includes(name)),
  };
}

/**
 * Whether a segment matches. A variable takes at least one character. Its value stays one segment
 * even for a server that decodes twice or cuts at semicolons: it contains no slashes, semicolons or
 * encoded dots unless the document allows them. `group%2Fproject` is one segment; it cannot climb,
 * since dot segments are refused before.
 */
export function matchesSegment(
  {literals, slashes, semicolons, reserved, matrix, encodedSlashes}: SegmentPattern,
  segment: Segment,
): boolean {
  const isEncodedOnce = segment.text.split('/').length - 1 === segment.slashes;
  const holdsMore =
    (segment.slashes > slashes && !(encodedSlashes && isEncodedOnce)) ||
    segment.hasEncodedDot ||
    (segment.semicolons > semicolons && !matrix);
  return (reserved || !holdsMore) && matchesLiterals(literals, segment.text);
}

function matchesLiterals(literals: string[], text: string): boolean {
  const first = literals[0] as string;
  const last = literals.at(-1) as string;
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const literal of literals.slice(1, -1)) {
    const found = text.indexOf(literal, position + 1);
    if (found < 0) return false;
    position = found + literal.length;
  }
  return text.endsWith(last) && text.length - last.length > position;
}

/** Decodes the text of a segment. */
export function decodeLiteral(literal: string): string {
  if (!literal.includes('%')) return literal;
  try {
    return decodeURIComponent(literal);
  } catch {
    return literal;
  }
}

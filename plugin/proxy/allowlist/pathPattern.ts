/** One segment of a path template, split at its variables: `{owner}.{ext}` is `['', '.', '']`, a literal is a list of one. */
export type SegmentPattern = {literals: string[]; /** The variable may stand for several segments. */ many: boolean};

const VARIABLE = /\{[^{}]*\}/;

/** A path template or base path as patterns. `many` names the variables whose values may hold slashes, when they are a whole segment. */
export function compilePath(template: string, many: (variable: string) => boolean): SegmentPattern[] {
  return template
    .split('/')
    .slice(1)
    .map((segment) => ({
      literals: segment.split(new RegExp(VARIABLE, 'g')).map(decode),
      many: /^\{[^{}]*\}$/.test(segment) && many(segment.slice(1, -1)),
    }));
}

/**
 * Does a path, given as its decoded segments, match? A variable stands for at least one character. Time is linear in the
 * product of both lengths: on a mismatch only the last `many` variable takes one more segment.
 */
export function matchesPath(patterns: SegmentPattern[], segments: string[]): boolean {
  let pattern = 0;
  let segment = 0;
  let retryPattern = -1;
  let retrySegment = -1;
  while (segment < segments.length) {
    const current = patterns[pattern];
    if (current?.many) {
      retryPattern = pattern;
      retrySegment = segment;
      pattern += 1;
      segment += 1;
    } else if (current && matchesSegment(current.literals, segments[segment] as string)) {
      pattern += 1;
      segment += 1;
    } else if (retryPattern >= 0) {
      retrySegment += 1;
      pattern = retryPattern + 1;
      segment = retrySegment + 1;
    } else return false;
  }
  return pattern === patterns.length;
}

function matchesSegment(literals: string[], segment: string): boolean {
  const first = literals[0] as string;
  const last = literals.at(-1) as string;
  if (literals.length === 1) return segment === first;
  if (!segment.startsWith(first)) return false;
  let position = first.length;
  for (const literal of literals.slice(1, -1)) {
    const found = segment.indexOf(literal, position + 1);
    if (found < 0) return false;
    position = found + literal.length;
  }
  return segment.endsWith(last) && segment.length - last.length > position;
}

function decode(literal: string): string {
  try {
    return decodeURIComponent(literal);
  } catch {
    return literal;
  }
}

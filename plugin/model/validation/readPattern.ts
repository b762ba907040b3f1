/** A part of a pattern, as a backtracking engine tries it. */
export type PatternNode =
  /** One character, or a place such as `^`: `test` is sticky. */
  | {kind: 'atom'; test: RegExp}
  | {kind: 'all'; parts: PatternNode[]}
  | {kind: 'any'; choices: PatternNode[]}
  | {kind: 'repeat'; part: PatternNode; least: number; most: number; isLazy: boolean}
  | {kind: 'look'; part: PatternNode; isNegative: boolean};

/** Nesting of groups up to which a pattern is read. */
const MAX_DEPTH = 50;

/** A lookbehind of single characters is tried like one. */
const LOOKBEHIND = /\(\?<[=!](?:\\[^]|\[(?:[^\]\\]|\\[^])*\]|[^\\[()|*+?{])*\)/y;
const GROUP = /\((?:\?(?::|([=!])|<(?![=!])[^>]*>))?/y;
const ATOM = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^])|\[(?:[^\]\\]|\\[^])*\]|[^?*+{}()|[\]\\]/uy;
const BACKREFERENCE = /^\\[1-9k]/;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;

/**
 * Reads a pattern with the flag `u`. Undefined for one that is invalid, or has parts whose steps
 * nobody can count from outside: backreferences, and lookbehinds with repetitions.
 */
export function readPattern(pattern: string): PatternNode | undefined {
  let at = 0;
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const match = token.exec(pattern);
    if (match) at = token.lastIndex;
    return match;
  };

  function readChoices(depth: number): PatternNode | undefined {
    const choices: PatternNode[] = [];
    do {
      if (choices.length > 0) at += 1;
      const parts = readSequence(depth);
      if (!parts) return undefined;
      choices.push({kind: 'all', parts});
    } while (pattern[at] === '|');
    return {kind: 'any', choices};
  }

  function readSequence(depth: number): PatternNode[] | undefined {
    const parts: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const part = pattern[at] === '(' ? readGroup(depth) : readAtom(ATOM);
      if (!part) return undefined;
      parts.push(readRepeated(part));
    }
    return parts;
  }

  function readRepeated(part: PatternNode): PatternNode {
    const match = take(QUANTIFIER);
    if (!match) return part;
    const [sign, lowest = sign.startsWith('+') ? '1' : '0', comma, highest, lazy] = match;
    const least = Number(lowest);
    const most = sign.startsWith('?') ? 1 : comma === '' ? least : Number(highest || Infinity);
    return {kind: 'repeat', part, least, most, isLazy: lazy === '?'};
  }

  function readGroup(depth: number): PatternNode | undefined {
    const lookbehind = readAtom(LOOKBEHIND);
    if (lookbehind) return lookbehind;
    const group = take(GROUP);
    if (!group || depth === MAX_DEPTH) return undefined;
    const part = readChoices(depth + 1);
    if (!part || pattern[at] !== ')') return undefined;
    at += 1;
    const [, look] = group;
    return look === undefined ? part : {kind: 'look', part, isNegative: look === '!'};
  }

  function readAtom(token: RegExp): PatternNode | undefined {
    const [atom] = take(token) ?? [];
    if (atom === undefined || BACKREFERENCE.test(atom)) return undefined;
    try {
      return {kind: 'atom', test: new RegExp(atom, 'uy')};
    } catch {
      return undefined;
    }
  }

  const read = readChoices(0);
  return at === pattern.length ? read : undefined;
}

/**
 * In how many ways a part of a pattern can match at one position, and how many steps it takes to
 * try all of them.
 */
type Cost = {ways: number; steps: number};

/** Tables of Unicode take time to build. */
const STEPS_OF_PROPERTY = 300;
const STEPS_OF_CHARACTER = 5;
/** Nesting of groups up to which a pattern is read. */
const MAX_DEPTH = 50;

const GROUP = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;
const ATOM = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|k<[^>]*>|[^])|\[(?:[^\]\\]|\\[^])*\]|[^]/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

/**
 * An upper bound of the steps in which a backtracking engine, as browsers and Node have it, can
 * compare a text with a pattern. It does not decide what a pattern means or whether it is allowed,
 * only whether it can run without anyone watching: `Infinity` if that is not proven.
 * @param length of the text
 */
export function estimateSteps(pattern: string, length: number): number {
  let at = 0;
  let isAnchored = pattern.startsWith('^');
  let fixed = length + STEPS_OF_CHARACTER * pattern.length;

  function take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at;
    const match = token.exec(pattern);
    if (match) at = token.lastIndex;
    return match;
  }

  function readAlternatives(depth: number): Cost {
    const {ways, steps} = readSequence(depth);
    const all = {ways, steps};
    while (pattern[at] === '|') {
      at += 1;
      if (depth === 0) isAnchored = false;
      const next = readSequence(depth);
      all.ways += next.ways;
      all.steps += next.steps;
    }
    return all;
  }

  /** Each way to match a part is followed by every way to match what comes after it. */
  function readSequence(depth: number): Cost {
    const all = {ways: 1, steps: 1};
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const {ways, steps} = readRepeated(depth);
      all.steps += all.ways * steps;
      all.ways *= ways;
    }
    return all;
  }

  function readRepeated(depth: number): Cost {
    const {ways, steps} = pattern[at] === '(' ? readGroup(depth) : readAtom();
    const match = take(QUANTIFIER);
    if (!match) return {ways, steps};
    const [sign, lowest = sign.startsWith('+') ? '1' : '0', comma, highest] = match;
    const least = Number(lowest);
    const most = sign.startsWith('?') ? 1 : comma === '' ? least : Number(highest || Infinity);
    // An optional repetition that matches nothing is given up, so each takes a character.
    const rounds = Math.min(most, least + length);
    // The sum of the ways of no round, one round, two rounds …
    const sum = ways === 1 ? rounds + 1 : (ways ** (rounds + 1) - 1) / (ways - 1);
    return {ways: ways === 1 ? rounds - least + 1 : sum, steps: sum * (steps + 1)};
  }

  function readGroup(depth: number): Cost {
    const [, , look] = take(GROUP) ?? [];
    if (depth === MAX_DEPTH) return {ways: Infinity, steps: Infinity};
    const {ways, steps} = readAlternatives(depth + 1);
    // Otherwise the group does not end, and the pattern is invalid.
    if (pattern[at] === ')') at += 1;
    // An engine never returns into a lookahead or lookbehind.
    return {ways: look === undefined ? ways : 1, steps};
  }

  function readAtom(): Cost {
    const [atom = ''] = take(ATOM) ?? [];
    fixed += STEPS_OF_PROPERTY * (atom.split(/\\p/i).length - 1);
    // What a group has captured may be as long as the text.
    return {ways: 1, steps: /^\\[1-9k]/.test(atom) ? length + 1 : 1};
  }

  const {steps} = readAlternatives(0);
  if (at < pattern.length) return Infinity;
  return fixed + (isAnchored ? 1 : length + 1) * steps;
}

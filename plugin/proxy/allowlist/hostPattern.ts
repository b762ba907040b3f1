import {countFront, findRegistrable, isAnybodysElsewhere, toRegistrable} from './registrable';
import {rankOf, tokenize} from './tokens';
import type {Choices, Token} from './tokens';
import {VARIABLE} from './segmentPattern';

/** A host with variables in its labels. */
export type HostPattern = {
  tokens: Token[];
  /**
   * Which labels have a variable, how many labels a reader fills in freely, and the index of the
   * last of those, or -1.
   */
  isVariable: boolean[];
  freeCount: number;
  lastFree: number;
};

/**
 * How a host matches: `crosses` if a free variable would have to reach into the registered domain.
 */
export type HostMatch = {rank: number; crosses: boolean};

const NONE: HostMatch = {rank: Infinity, crosses: false};
const CROSSING: HostMatch = {rank: Infinity, crosses: true};

/**
 * Several free labels are taken as the owner's own names only if they come directly before the
 * registered domain, as in `{tenant}.{region}.example.com`. Further to the left, clouds name their
 * customers' machines by service and region (`{name}.{region}.kusto.windows.net`), and the public
 * suffix list does not know all of these.
 */
const MAX_FREE_LABELS = 2;

/**
 * One DNS label. `xn--` labels match only where the document writes them out: a reader's input must
 * not be a lookalike.
 */
const LABEL = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A host whose free variables are in labels before a registrable domain: `{tenant}.example.com`.
 * `open` if some value of a variable could name another owner's host: `{host}`, `{name}.com`,
 * `{user}.github.io`.
 */
export function compileHost(host: string, choices: Choices): HostPattern | 'open' | undefined {
  const labels = normaliseLabels(host);
  if (!labels) return undefined;
  const parts = labels.map((label) => tokenize(label, choices, (text) => text.toLowerCase()));
  const isFree = parts.map((tokens) => tokens.some(({kind}) => kind === 'free'));
  const lastFree = isFree.lastIndexOf(true);
  const pattern: HostPattern = {
    tokens: parts.flatMap((tokens, index) => [
      ...(index > 0 ? [{kind: 'text', text: '.'} as const] : []),
      ...tokens,
    ]),
    isVariable: parts.map((tokens) => tokens.some(({kind}) => kind !== 'text')),
    freeCount: isFree.filter(Boolean).length,
    lastFree,
  };
  if (lastFree < 0) return pattern;
  if (parts.some((tokens) => tokens.filter(({kind}) => kind === 'free').length > 1)) return 'open';
  if (pattern.tokens.some(({kind}) => kind === 'choice')) return pattern;
  return toRegistrable(labels.slice(lastFree + 1).join('.')) === null ? 'open' : pattern;
}

/**
 * Whether a host, as the URL parser returns it, matches. The document must fix the registered
 * domain: all free variables come before it. Which domain that is depends on the requested host.
 */
export function matchHost(
  {tokens, isVariable, freeCount, lastFree}: HostPattern,
  hostname: string,
): HostMatch {
  const last = tokens.at(-1);
  // Most hosts end differently and need no further comparison.
  if (last?.kind === 'text' && !hostname.endsWith(last.text)) return NONE;
  const rankBefore = (border: number): number =>
    rankOf(tokens, hostname, (start) => findLabelEnd(hostname, start, border));
  if (lastFree < 0) return {rank: rankBefore(Infinity), crosses: false};
  const rank = rankBefore(findRegistrable(hostname));
  if (rank === Infinity) return rankBefore(Infinity) < Infinity ? CROSSING : NONE;
  const labels = hostname.split('.');
  // Values of enumerated variables may be several labels; the document writes all of them.
  if (labels.length !== isVariable.length) return freeCount > 1 ? CROSSING : {rank, crosses: false};
  const isOwners =
    freeCount < 2 || (freeCount <= MAX_FREE_LABELS && countFront(labels) === lastFree + 1);
  return isOwners && !isAnybodysElsewhere(labels, isVariable, lastFree)
    ? {rank, crosses: false}
    : CROSSING;
}

/**
 * The end of the label at a position; the position itself if it is not in a label or not before the
 * border.
 */
function findLabelEnd(hostname: string, start: number, border: number): number {
  const next = hostname.indexOf('.', start);
  const end = next < 0 ? hostname.length : next;
  return end < border &&
    LABEL.test(hostname.slice(start === 0 ? 0 : hostname.lastIndexOf('.', start - 1) + 1, end))
    ? end
    : start;
}

/** The labels as the URL parser writes them; those with variables stay unchanged. */
function normaliseLabels(host: string): string[] | undefined {
  const variables: string[] = [];
  // The name of a variable may contain dots.
  const marked = host.replace(VARIABLE, (variable) => `{${variables.push(variable) - 1}}`);
  const labels = marked.split('.');
  const fixed = normalise(marked.replace(VARIABLE, 'x'))?.split('.');
  if (fixed?.length !== labels.length) return undefined;
  return labels.map((label, index) =>
    label.includes('{')
      ? label.replace(VARIABLE, (_mark, number: string) => variables[Number(number)] as string)
      : (fixed[index] as string),
  );
}

function normalise(host: string): string | undefined {
  try {
    return new URL(`https://${host}/`).hostname;
  } catch {
    return undefined;
  }
}

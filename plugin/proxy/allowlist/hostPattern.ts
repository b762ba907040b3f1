import {countFront, findRegistrable, isAnybodysElsewhere, toRegistrable} from './registrable';
import {rankOf, tokenize} from './tokens';
import type {Choices, Token} from './tokens';
import {VARIABLE} from './segmentPattern';

/** A host with variables that are parts of its labels. */
export type HostPattern = {
  tokens: Token[];
  /**
   * Of the labels: which have a variable, how many a reader fills in freely, and the last of those;
   * -1 where there is none.
   */
  isVariable: boolean[];
  freeCount: number;
  lastFree: number;
};

/**
 * How a host matches: `crosses` where a free variable would have to be in the part that somebody
 * registers.
 */
export type HostMatch = {rank: number; crosses: boolean};

const NONE: HostMatch = {rank: Infinity, crosses: false};
const CROSSING: HostMatch = {rank: Infinity, crosses: true};

/**
 * Several free labels are taken to be the owner's own names only directly in front of the
 * registered domain, as in `{tenant}.{region}.example.com`. Further in front is where clouds name
 * the machines of their customers by service and region (`{name}.{region}.kusto.windows.net`), and
 * the public suffix list does not know all of those.
 */
const MAX_FREE_LABELS = 2;

/**
 * One label as DNS has it. `xn--` labels are left to hosts that the document writes out: a reader's
 * input is not to be a lookalike.
 */
const LABEL = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A host whose free variables are parts of labels in front of a registrable domain:
 * `{tenant}.example.com`. `open` when a variable could name a host of somebody else, whatever its
 * value: `{host}`, `{name}.com`, `{user}.github.io`.
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
 * Does a host, as the URL parser gives it, match? The document has to fix the domain that the host
 * is registered under: all free variables are in front of it. Which domain that is depends on the
 * host that is requested.
 */
export function matchHost(
  {tokens, isVariable, freeCount, lastFree}: HostPattern,
  hostname: string,
): HostMatch {
  const last = tokens.at(-1);
  // Most hosts end differently: nothing more needs to be asked of those.
  if (last?.kind === 'text' && !hostname.endsWith(last.text)) return NONE;
  const rankBefore = (border: number): number =>
    rankOf(tokens, hostname, (start) => findLabelEnd(hostname, start, border));
  if (lastFree < 0) return {rank: rankBefore(Infinity), crosses: false};
  const rank = rankBefore(findRegistrable(hostname));
  if (rank === Infinity) return rankBefore(Infinity) < Infinity ? CROSSING : NONE;
  const labels = hostname.split('.');
  // Values of enumerated variables may be several labels; those are all written in the document.
  if (labels.length !== isVariable.length) return freeCount > 1 ? CROSSING : {rank, crosses: false};
  const isOwners =
    freeCount < 2 || (freeCount <= MAX_FREE_LABELS && countFront(labels) === lastFree + 1);
  return isOwners && !isAnybodysElsewhere(labels, isVariable, lastFree)
    ? {rank, crosses: false}
    : CROSSING;
}

/**
 * The end of the label that a place is in; the place itself where it is not a label, or not in
 * front of the border.
 */
function findLabelEnd(hostname: string, start: number, border: number): number {
  const next = hostname.indexOf('.', start);
  const end = next < 0 ? hostname.length : next;
  return end < border &&
    LABEL.test(hostname.slice(start === 0 ? 0 : hostname.lastIndexOf('.', start - 1) + 1, end))
    ? end
    : start;
}

/** Labels as the URL parser writes them, but for those with variables, which are left unchanged. */
function normaliseLabels(host: string): string[] | undefined {
  const variables: string[] = [];
  // The name of a variable may hold dots.
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

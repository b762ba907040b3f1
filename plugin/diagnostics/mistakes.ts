import type {Diagnostic} from './types';

/**
 * One mistake of a document, in one place or many: findings with the same rule, severity, tab and
 * words.
 */
export type Mistake = {
  /** The finding at the first place, which speaks for all of them. */
  first: Diagnostic;
  /** Every finding, including the first. */
  findings: Diagnostic[];
};

/** Groups equal findings into mistakes, in the order of their first findings. */
export function toMistakes(diagnostics: readonly Diagnostic[]): Mistake[] {
  return groupBy(diagnostics, ({code, area, severity, tabId, message}) => [
    code,
    area,
    severity,
    tabId,
    message,
  ]).map((findings) => ({first: findings[0], findings}));
}

/** Mistakes with the same rule and severity. */
export function groupByRule(mistakes: readonly Mistake[]): NonEmpty<Mistake>[] {
  return groupBy(mistakes, ({first: {code, severity}}) => [code, severity]);
}

/** Mistakes with the same rule and help, most often one habit of the author. */
export function groupByHelp(mistakes: readonly Mistake[]): NonEmpty<Mistake>[] {
  return groupBy(mistakes, ({first: {code, severity}, findings}) => [
    code,
    severity,
    findHelp(findings),
  ]);
}

/**
 * The help for all places of a mistake; undefined if there is none, or if each place has a
 * different one.
 */
export function findHelp([first, ...others]: readonly Diagnostic[]): string | undefined {
  return others.every(({help}) => help === first?.help) ? first?.help : undefined;
}

type NonEmpty<T> = [T, ...T[]];

function groupBy<T>(items: readonly T[], toKey: (item: T) => readonly unknown[]): NonEmpty<T>[] {
  const groups = new Map<string, NonEmpty<T>>();
  for (const item of items) {
    const key = JSON.stringify(toKey(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

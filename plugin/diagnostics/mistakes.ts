import type {Diagnostic} from './types';

/**
 * One mistake that a document makes in one or in many places: findings of one rule, severity and
 * tab with the same words.
 */
export type Mistake = {
  /** The finding at the first place; what it says is true of all of them. */
  first: Diagnostic;
  /** Every finding, the first one included. */
  findings: Diagnostic[];
};

/**
 * Findings that say the same are one mistake with many places. Mistakes come in the order of their
 * first findings.
 */
export function toMistakes(diagnostics: readonly Diagnostic[]): Mistake[] {
  return groupBy(diagnostics, ({code, area, severity, tabId, message}) => [
    code,
    area,
    severity,
    tabId,
    message,
  ]).map((findings) => ({first: findings[0], findings}));
}

/**
 * Mistakes that break the same rule and that the same help corrects, most often one habit of the
 * author.
 */
export function groupByHelp(mistakes: readonly Mistake[]): Group<Mistake>[] {
  return groupBy(mistakes, ({first: {code, severity}, findings}) => [
    code,
    severity,
    findHelp(findings),
  ]);
}

/**
 * The help for all places of a mistake; undefined when there is none, or when each place has its
 * own.
 */
export function findHelp([first, ...others]: readonly Diagnostic[]): string | undefined {
  return others.every(({help}) => help === first?.help) ? first?.help : undefined;
}

type Group<T> = [T, ...T[]];

function groupBy<T>(items: readonly T[], toKey: (item: T) => readonly unknown[]): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const item of items) {
    const key = JSON.stringify(toKey(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

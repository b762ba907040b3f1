import type {PreservedFact} from '../../stages';
import type {Secrets} from '../../document/secrets/secrets';
import type {Diagnostic} from '../../diagnostics/types';
import type {Comparison} from './against/compareTabs';
import {sortFindings} from './findings';
import {inspectOperations, type Inspection} from './inspect';
import type {MergedContent} from './mergeContents';
import {toTabFacts, type TabFacts} from './tabFacts';

/** All results of one run of `check`. */
export type CheckResult = {
  /** In listing order. */
  findings: Diagnostic[];
  /** Number of findings that the baseline accepts. */
  known: number;
  /** Number of entries in the baseline that no longer occur. */
  gone: number;
  tabs: CheckedTab[];
  inspections: Inspection[];
  /** With `--against`: what changed. The findings are then these changes. */
  comparisons?: Comparison[];
};

export type CheckedTab = TabFacts & {preserved: PreservedFact[]};

/**
 * Collects the findings of all instances in order, and the facts of each tab; masks secrets of the
 * files.
 */
export function toCheckResult(
  {diagnostics, tabs, secrets}: MergedContent,
  inspect: readonly string[],
): CheckResult {
  const keys = inspect.filter((key) => key !== 'auto');
  return {
    findings: sortFindings(diagnostics),
    known: 0,
    gone: 0,
    tabs: tabs.map((tab) => ({
      ...hideAll(toTabFacts(tab), secrets),
      preserved: tab.preserved ?? [],
    })),
    inspections: hideAll(inspectOperations(tabs, keys), secrets),
  };
}

/** The same plain JSON with secrets masked in its strings. */
function hideAll<T>(value: T, secrets: readonly Secrets[]): T {
  const hide = (text: string) => secrets.reduce((safe, {hide: hideOne}) => hideOne(safe), text);
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'string' ? hide(entry) : entry,
  ) as T;
}

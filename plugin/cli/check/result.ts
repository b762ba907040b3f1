import type {LoadedContent} from '../../content';
import type {Diagnostic} from '../../diagnostics/types';
import {sortFindings} from './findings';
import type {PreservedFact} from '../../review/facts/facts';
import {inspectOperations, type Inspection} from './inspect';
import {toTabFacts, type TabFacts} from './tabFacts';

/** Everything that one run of `check` has found out. */
export type CheckResult = {
  /** In the order in which they are listed. */
  findings: Diagnostic[];
  /** Findings of the baseline that no longer count. */
  known: number;
  /** Entries of the baseline that no longer occur. */
  gone: number;
  tabs: CheckedTab[];
  inspections: Inspection[];
};

export type CheckedTab = TabFacts & {preserved: PreservedFact[]};

/** The findings of all instances in order, and what each tab comes to. */
export function toCheckResult({diagnostics, tabs}: Pick<LoadedContent, 'diagnostics' | 'tabs'>, inspect: readonly string[]): CheckResult {
  const keys = inspect.filter((key) => key !== 'auto');
  return {
    findings: sortFindings(diagnostics),
    known: 0,
    gone: 0,
    tabs: tabs.map((tab) => ({...toTabFacts(tab), preserved: tab.preserved ?? []})),
    inspections: inspectOperations(tabs, keys),
  };
}

import type {LoadedContent} from '../../content';
import type {Diagnostic} from '../../diagnostics/types';
import {sortFindings} from './findings';
import {toFactDiagnostics} from './facts/factDiagnostics';
import {comparePreservedFacts, type PreservedFact} from './facts/facts';
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

/** Adds to the findings of the pipeline what only a look at its result can tell. */
export function toCheckResult(content: LoadedContent, inspect: readonly string[]): CheckResult {
  const found: Diagnostic[] = [...content.diagnostics];
  const tabs = content.tabs.map((tab): CheckedTab => {
    const preserved = tab.document && tab.reference ? comparePreservedFacts(tab.document, tab.reference) : [];
    if (tab.document) for (const finding of toFactDiagnostics(preserved, tab.document, tab.tab.tabId, content.diagnostics)) found.push(finding);
    return {...toTabFacts(tab), preserved};
  });
  const keys = inspect.filter((key) => key !== 'auto');
  return {findings: sortFindings(found), known: 0, gone: 0, tabs, inspections: inspectOperations(content.tabs, keys)};
}

import {findSecrets} from '../../config/secrets';
import type {LoadedContent} from '../../content';
import {toDiagnostic} from '../../diagnostics/diagnostic';
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

/** Adds to the findings of the pipeline what a build has no time for: lost facts, and likely secrets in documents. */
export async function toCheckResult(content: LoadedContent, inspect: readonly string[]): Promise<CheckResult> {
  const found: Diagnostic[] = [...content.diagnostics];
  const tabs: CheckedTab[] = [];
  for (const tab of content.tabs) {
    const {document, reference} = tab;
    const {tabId} = tab.tab;
    const preserved = document && reference ? comparePreservedFacts(document, reference) : [];
    if (document) for (const finding of toFactDiagnostics(preserved, document, tabId, content.diagnostics)) found.push(finding);
    for (const [file, text] of document?.texts ?? []) for (const secret of await findSecrets(text, file)) found.push(toDiagnostic('document-secret', {...secret, tabId}));
    tabs.push({...toTabFacts(tab), preserved});
  }
  const keys = inspect.filter((key) => key !== 'auto');
  return {findings: sortFindings(found), known: 0, gone: 0, tabs, inspections: inspectOperations(content.tabs, keys)};
}

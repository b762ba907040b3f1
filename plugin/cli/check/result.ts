import type {Secrets} from '../../document/secrets/secrets';
import type {Diagnostic} from '../../diagnostics/types';
import type {Comparison} from './against/compareTabs';
import {sortFindings} from './findings';
import type {PreservedFact} from '../../types';
import {inspectOperations, type Inspection} from './inspect';
import type {MergedContent} from './mergeContents';
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
  /** With `--against`: what changed. The findings are these changes then. */
  comparisons?: Comparison[];
};

export type CheckedTab = TabFacts & {preserved: PreservedFact[]};

/**
 * The findings of all instances in order, and what each tab amounts to; without the secrets in the
 * files that say so.
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

/** The same plain JSON with no secret in its strings. */
function hideAll<T>(value: T, secrets: readonly Secrets[]): T {
  const hide = (text: string) => secrets.reduce((safe, {hide: hideOne}) => hideOne(safe), text);
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'string' ? hide(entry) : entry,
  ) as T;
}

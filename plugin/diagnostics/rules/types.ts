import type {DiagnosticArea, Severity} from '../types';

/** What the documentation and `check --explain` say about a rule. */
export type Rule = {
  area: DiagnosticArea;
  /** Unless docs.json says otherwise. */
  severity: Severity;
  /** What is wrong, in one sentence. */
  summary: string;
  /** Why it matters to readers of the pages. */
  reason: string;
  /** What to do about it. */
  mend: string;
};

/**
 * Who has to act. Document findings belong to the owner of the API, configuration findings to the
 * owner of the site; they are always listed separately.
 */
export type DiagnosticArea = 'document' | 'configuration';

export type Severity = 'error' | 'warning' | 'info';

/** What the documentation and `check --explain` say about a rule. */
export type Rule = {
  area: DiagnosticArea;
  /** Default; docs.json can change it, unless it is fixed. */
  severity: Severity;
  /**
   * Set if `rules` in docs.json cannot change the severity: its findings are about the site or
   * docs.json as a whole, and belong to no tab.
   */
  isFixed?: true;
  /** What is wrong, in one sentence. */
  summary: string;
  /** Why it matters to readers of the pages. */
  reason: string;
  /** What to do about it. */
  mend: string;
  /**
   * A few lines of the document or docs.json that break the rule, or a sentence if lines cannot
   * show it.
   */
  bad: string;
  /** The same lines, corrected. */
  good: string;
};

import type {Secrets} from './secrets/secrets';
import type {Code} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {withoutEchoes, withoutRepeats} from '../diagnostics/echoes';
import {finish} from '../diagnostics/finish';
import type {Diagnostic, Report, Severity} from '../diagnostics/types';
import type {StoredFile} from './files/store';
import {LIMITS} from './limits';
import {present} from './present';
import type {Locate, FilePlace} from './position/locate';

/**
 * A finding before its line and column are known. The severity is that of its rule unless it is
 * given.
 */
type NewFinding = FilePlace & {
  code: Code;
  severity?: Severity;
  message: string;
  help?: string;
};

export type Findings = {
  add(finding: NewFinding): void;
  addAll(findings: readonly NewFinding[]): void;
  /**
   * Reports everything that was added and all problems in the texts of the files, without the
   * secrets in them.
   */
  tell(report: Report, secrets: Secrets): void;
};

/**
 * Collects the findings of a document.
 * Lines are looked up at the end, and only for findings that are reported: of a rule that is broken
 * thousands of times, the first findings are reported and the others counted.
 * @param toAuthor maps a place to the one that the author wrote
 */
export function createFindings(
  files: ReadonlyMap<string, StoredFile>,
  locate: Locate,
  toAuthor: (place: FilePlace) => FilePlace,
): Findings {
  const findings: NewFinding[] = [];
  const add = ({code, severity, message, help, ...place}: NewFinding) =>
    void findings.push({
      code,
      message,
      ...(severity && {severity}),
      ...present({help}),
      ...toAuthor(place),
    });
  return {
    add,
    addAll(added) {
      for (const finding of added) add(finding);
    },
    tell(report, secrets) {
      for (const {file, problems} of files.values())
        for (const problem of problems) findings.push({file, ...problem});
      for (const [code, found] of groupByCode(
        withoutRepeats(withoutEchoes(findings, toPlace), toPlace),
      )) {
        const shown = found.slice(0, LIMITS.findingsPerRule);
        finish(
          shown.map((finding) => toLocated(finding, locate)),
          [secrets],
        ).forEach(report);
        const left = found.length - LIMITS.findingsPerRule;
        const [first] = found;
        if (first && left > 0)
          report(
            toDiagnostic(code, {
              source: {file: first.file},
              message: `This rule has ${left.toLocaleString('en')} more finding${left === 1 ? '' : 's'} in the document.`,
              help: 'Correct the ones above first; `check` then reports the others.',
            }),
          );
      }
    },
  };
}

function groupByCode(findings: readonly NewFinding[]): Map<Code, NewFinding[]> {
  const groups = new Map<Code, NewFinding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.code);
    if (group) group.push(finding);
    else groups.set(finding.code, [finding]);
  }
  return groups;
}

function toPlace({file, pointer}: FilePlace): string {
  return `${file}#${pointer ?? ''}`;
}

function toLocated(
  {code, severity, message, help, ...place}: NewFinding,
  locate: Locate,
): Diagnostic {
  return toDiagnostic(code, {
    source: locate(place),
    message,
    ...present({severity, help}),
  });
}

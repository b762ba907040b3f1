import {groupDiagnostics} from '../../diagnostics/report';
import type {Diagnostic, Severity} from '../../diagnostics/types';
import {EXIT} from '../exitCodes';

export type FailOn = Severity | 'never';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Findings in the order in which they are listed: errors of documents, errors of the configuration, then warnings, then
 * notes, each by place.
 */
export function sortFindings(findings: readonly Diagnostic[]): Diagnostic[] {
  return groupDiagnostics(findings).flatMap(({diagnostics}) => diagnostics);
}

/** A wrong configuration is not a matter of `--fail-on`: without it nothing else can be judged. */
export function toExitCode(findings: readonly Diagnostic[], failOn: FailOn): number {
  if (findings.some(({area, severity}) => area === 'configuration' && severity === 'error')) return EXIT.usage;
  const limit = failOn === 'never' ? -1 : SEVERITIES.indexOf(failOn);
  return findings.some(({severity}) => SEVERITIES.indexOf(severity) <= limit) ? EXIT.findings : EXIT.ok;
}

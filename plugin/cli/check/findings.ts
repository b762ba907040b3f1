import {groupDiagnostics} from '../../diagnostics/report';
import type {Diagnostic, Severity} from '../../diagnostics/types';
import {EXIT} from '../exitCodes';

export type FailOn = Severity | 'never';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Findings in the order in which they are listed: errors of documents, errors of the configuration,
 * then warnings, then notes, each by place.
 */
export function sortFindings(findings: readonly Diagnostic[]): Diagnostic[] {
  return groupDiagnostics(findings).flatMap(({diagnostics}) => diagnostics);
}

/**
 * Whether a finding counts for `--fail-on`. A wrong configuration always does: without it nothing
 * else can be judged.
 */
export function isFailure({area, severity}: Diagnostic, failOn: FailOn): boolean {
  return (
    (area === 'configuration' && severity === 'error') ||
    SEVERITIES.indexOf(severity) <= (failOn === 'never' ? -1 : SEVERITIES.indexOf(failOn))
  );
}

export function toExitCode(findings: readonly Diagnostic[], failOn: FailOn): number {
  if (findings.some(({area, severity}) => area === 'configuration' && severity === 'error'))
    return EXIT.usage;
  return findings.some((finding) => isFailure(finding, failOn)) ? EXIT.findings : EXIT.ok;
}

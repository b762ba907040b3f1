import {groupDiagnostics} from '../../diagnostics/report';
import type {Diagnostic, Severity} from '../../diagnostics/types';
import {EXIT} from '../exitCodes';

/** `breaking`: only changes that break callers, and documents whose changes are unknown. */
export type FailOn = Severity | 'breaking' | 'never';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Sorts findings for listing: errors of documents, errors of the configuration, then warnings, then
 * notes, each by place.
 */
export function sortFindings(findings: readonly Diagnostic[]): Diagnostic[] {
  return groupDiagnostics(findings).flatMap(({diagnostics}) => diagnostics);
}

/**
 * Whether a finding counts for `--fail-on`. Configuration errors always count: without a valid
 * configuration nothing else can be judged.
 */
export function isFailure({area, code, severity}: Diagnostic, failOn: FailOn): boolean {
  if (area === 'configuration' && severity === 'error') return true;
  if (failOn === 'breaking')
    return code === 'change-breaking' || (code === 'change-not-compared' && severity === 'error');
  return failOn !== 'never' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(failOn);
}

export function toExitCode(findings: readonly Diagnostic[], failOn: FailOn): number {
  if (findings.some(({area, severity}) => area === 'configuration' && severity === 'error'))
    return EXIT.usage;
  return findings.some((finding) => isFailure(finding, failOn)) ? EXIT.findings : EXIT.ok;
}

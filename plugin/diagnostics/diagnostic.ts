import {RULES, type Code} from './codes';
import type {Diagnostic} from './types';

/** Creates a finding with the default area and severity of its rule. */
export function toDiagnostic(
  code: Code,
  finding: Omit<Diagnostic, 'code' | 'area' | 'severity'> & Partial<Pick<Diagnostic, 'severity'>>,
): Diagnostic {
  const {area, severity} = RULES[code];
  return {code, area, severity, ...finding};
}

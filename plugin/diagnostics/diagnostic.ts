import {RULES, type Code} from './codes';
import type {Diagnostic} from './types';

/** A finding with the area and severity its rule has by default. */
export function toDiagnostic(
  code: Code,
  finding: Omit<Diagnostic, 'code' | 'area' | 'severity'> & Partial<Pick<Diagnostic, 'severity'>>,
): Diagnostic {
  const {area, severity} = RULES[code];
  return {code, area, severity, ...finding};
}

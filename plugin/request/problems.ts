import type {RequestProblem} from './types';

/** Placeholder for a missing or hidden value. Not percent-encoded, so that it stays readable. */
export function toPlaceholder(name: string): string {
  return `<${name}>`;
}

/** Whether a problem is only a field that has not been filled in yet, as in every new form. */
export function isUnfilled({kind}: RequestProblem): boolean {
  return UNFILLED.includes(kind);
}

const UNFILLED: readonly RequestProblem['kind'][] = [
  'missing-parameter',
  'missing-file',
  'missing-part',
  'missing-server-variable',
];

export function isSendable(problems: readonly RequestProblem[]): boolean {
  return !problems.some((problem) => problem.blocking);
}

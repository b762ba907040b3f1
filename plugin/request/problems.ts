import type {RequestProblem} from './types';

/** Placeholder for a value that is missing or hidden. Not percent-encoded, so that it is seen. */
export function toPlaceholder(name: string): string {
  return `<${name}>`;
}

/** Whether a problem is a field that has not been filled in yet, as every form begins. */
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

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

/** What the document asks for but is missing from a request that can be sent without it. */
export function listGaps(problems: readonly RequestProblem[]): RequestProblem[] {
  return problems.filter(
    (problem) =>
      !problem.blocking &&
      (GAPS.includes(problem.kind) || ('required' in problem && problem.required === true)),
  );
}

const GAPS: readonly RequestProblem['kind'][] = [
  'missing-credential',
  'missing-parameter',
  'missing-body',
];

export function isSendable(problems: readonly RequestProblem[]): boolean {
  return !problems.some((problem) => problem.blocking);
}

import type {RequestProblem} from './types';

/** Placeholder for a value that is missing or hidden. Not percent-encoded, so that it is seen. */
export function toPlaceholder(name: string): string {
  return `<${name}>`;
}

export function isSendable(problems: readonly RequestProblem[]): boolean {
  return !problems.some((problem) => problem.blocking);
}

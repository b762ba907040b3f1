import type {RequestProblem} from './types';

/** What stands where a value is missing or hidden. Not percent-encoded, so that it is seen. */
export function toPlaceholder(name: string): string {
  return `<${name}>`;
}

export function isSendable(problems: readonly RequestProblem[]): boolean {
  return !problems.some((problem) => problem.blocking);
}

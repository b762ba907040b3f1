import type {Operation, Response} from '../types';

/** Whether a status is an error by itself: `404`, `5XX`. */
function isErrorStatus(status: string): boolean {
  return /^[45]/.test(status);
}

/**
 * Whether a response is an error. `default` is one beside a success; alone it may be either.
 * @param responses of the operation
 */
export function isErrorResponse(
  {status}: Pick<Response, 'status'>,
  responses: readonly Pick<Response, 'status'>[],
): boolean {
  return (
    isErrorStatus(status) ||
    (status === 'default' && responses.some((other) => /^[1-3]/.test(other.status)))
  );
}

/** The errors that callers of an operation may get; those of webhooks are what receivers answer. */
export function listErrorResponses({
  kind,
  responses,
}: Pick<Operation, 'kind' | 'responses'>): Response[] {
  return kind === 'operation'
    ? responses.filter((response) => isErrorResponse(response, responses))
    : [];
}

import type {Operation, SecurityRequirement} from '../types';

/** Whether the page of an operation has a section about authentication. */
export function hasAuthentication(
  {kind, security}: Pick<Operation, 'kind' | 'security'>,
  documentSecurity: readonly SecurityRequirement[],
): boolean {
  return security !== undefined || (kind === 'operation' && documentSecurity.length > 0);
}

import type {SecurityRequirement} from '../model/types';
import type {RequestContext} from './types';

/** The alternatives to choose from: the operation's, else the document's. */
export function listSecurity({
  operation,
  security,
}: Pick<RequestContext, 'operation' | 'security'>): SecurityRequirement[] {
  return operation.security ?? security;
}

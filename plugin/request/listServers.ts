import {toCallableFirst} from '../model/operation/serverUrl';
import type {Server} from '../model/types';
import type {RequestContext} from './types';

/** The servers to choose from, callable ones first: the operation's, else the document's. */
export function listServers({
  operation,
  servers,
}: Pick<RequestContext, 'operation' | 'servers'>): Server[] {
  return toCallableFirst(operation.servers?.length ? operation.servers : servers);
}

import type {Operation} from '../../model/types';
import {visitOperation} from '../../model/visit';
import type {Direction, SchemaRoot} from '../schema/plan';

/**
 * Whether each body shows a schema as a request or as a response. The API sends the request of a
 * webhook or callback.
 */
export function toDirections(kind: Operation['kind']): {request: Direction; response: Direction} {
  return kind === 'operation'
    ? {request: 'request', response: 'response'}
    : {request: 'response', response: 'request'};
}

/**
 * The root schemas of an operation's sections, in page order. Callbacks come last.
 * @param prefix of all ids, for an operation inside another operation's page
 */
export function toOperationRoots(operation: Operation, prefix = ''): SchemaRoot[] {
  const roots: SchemaRoot[] = [];
  visitOperation(
    operation,
    {
      schema: (schema, anchor, message, {kind}) =>
        roots.push({schema, anchor, direction: toDirections(kind)[message]}),
    },
    prefix,
  );
  return roots;
}

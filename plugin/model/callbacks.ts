import type {OperationContext} from './context';
import {followPlace} from '../document/follow';
import type {OperationSource} from './operationSources';
import {isInternal} from '../document/audience';
import {toMethods, toPathItem} from './pathItem';
import {entriesOf, type Place} from '../document/place';
import type {Callback, Operation, OperationId} from './types';

/** Callbacks may have callbacks; deeper ones are left out. */
const MAX_DEPTH = 2;

/** The operation that has the callbacks, and how many operations with callbacks it is in. */
type Parent = {id: OperationId; depth: number};
type BuildOperation = (source: OperationSource, depth: number) => Operation;

/** Every expression of every callback, with all of its methods. */
export function toCallbacks(
  context: OperationContext,
  place: Place | undefined,
  parent: Parent,
  build: BuildOperation,
): Callback[] {
  if (parent.depth >= MAX_DEPTH) return [];
  return entriesOf(place).flatMap(([name, callback]) =>
    entriesOf(followPlace(context.document, callback))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([expression, item]) => ({
        name,
        expression,
        operations: findOperations(context, parent, name, expression, item).map((source) =>
          build(source, parent.depth + 1),
        ),
      })),
  );
}

function findOperations(
  context: OperationContext,
  {id}: Parent,
  name: string,
  expression: string,
  at: Place,
): OperationSource[] {
  const item = toPathItem(context, at);
  return toMethods(context, item)
    .filter(({place}) => !isInternal([place, ...item]))
    .map(({method, place}) => ({
      id: context.newId(id, 'callback', name, method.toLowerCase()),
      kind: 'callback',
      key: `${method} ${expression}`,
      method,
      path: expression,
      place,
      item,
    }));
}

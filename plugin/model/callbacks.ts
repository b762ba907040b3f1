import type {OperationContext} from './context';
import {followPlace} from './follow';
import type {OperationSource} from './operationSources';
import {isInternal, toMethods, toPathItem} from './pathItem';
import {entriesOf, type Place} from './place';
import type {Callback, Operation} from './types';

/** Callbacks may have callbacks; deeper ones are left out. */
const MAX_DEPTH = 2;

/** Every expression of every callback, with all of its methods. `toOperation` builds one of them. */
export function toCallbacks(
  context: OperationContext,
  place: Place | undefined,
  parent: {id: string; depth: number},
  toOperation: (source: OperationSource, depth: number) => Operation,
): Callback[] {
  if (parent.depth >= MAX_DEPTH) return [];
  return entriesOf(place).flatMap(([name, entry]) =>
    entriesOf(followPlace(context, entry))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([expression, at]) => {
        const item = toPathItem(context, at);
        const operations = toMethods(context, item).filter(({place: operation}) => !isInternal([operation, ...item])).map(({method, place: operation}) => {
          const id = context.newId(parent.id, 'callback', name, method.toLowerCase());
          return toOperation({id, kind: 'callback', key: `${method} ${expression}`, method, path: expression, place: operation, item}, parent.depth + 1);
        });
        return {name, expression, operations};
      }),
  );
}

import type {OperationContext} from './context';
import type {OperationSource} from './operationSources';
import {isInternal} from '../document/audience';
import {listCallbackItems, listOfItem} from '../document/operations';
import type {Place} from '../document/place';
import {followToObject} from './follow';
import type {Callback, Operation, OperationId} from './types';

/** Maximum nesting of callbacks in callbacks; deeper ones are left out. */
const MAX_DEPTH = 2;

/**
 * The operation that has the callbacks, and the number of operations with callbacks that contain
 * it.
 */
type Parent = {id: OperationId; depth: number};
type BuildOperation = (source: OperationSource, depth: number) => Operation;

/** Every expression of every callback, with all its methods. */
export function toCallbacks(
  context: OperationContext,
  source: Pick<OperationSource, 'place'>,
  {id, depth}: Parent,
  build: BuildOperation,
): Callback[] {
  if (depth >= MAX_DEPTH) return [];
  const follow = (place: Place) => followToObject(context, place);
  return listCallbackItems(source, follow).map(({name, item}) => ({
    name,
    expression: item.path,
    operations: listOfItem(item, follow)
      .filter(({place}) => !isInternal([place, ...item.layers]))
      .map((operation) => {
        const newId = context.newId(id, 'callback', name, operation.method.toLowerCase());
        return build({...operation, id: newId}, depth + 1);
      }),
  }));
}

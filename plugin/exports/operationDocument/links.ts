import {toMethodField} from '../../document/objects';
import {withCallbacks} from '../../document/operations';
import {fieldOf, placeKey, stringOf} from '../../document/place';
import {toPointer} from '../../document/pointer';
import type {JsonObject, LoadedDocument, OperationPlace, Place} from '../../document/types';
import {createFollow} from './follow';

/**
 * Whether a new document keeps a link: undefined for one to an operation that it does not have.
 * `pointer` is where the operation is that the link names by its place.
 */
export type KeepLink = (link: Place<JsonObject>) => {pointer?: string} | undefined;

/** @param operations those of the new document */
export function createKeepLink(
  document: LoadedDocument,
  operations: readonly OperationPlace[],
): KeepLink {
  const follow = createFollow(document);
  const ids = new Set<unknown>(
    withCallbacks(operations, follow).flatMap(({operationId}) => operationId ?? []),
  );
  const pointers = new Map(
    operations.map((operation) => [placeKey(operation.place), pointerOf(operation)]),
  );
  return (link) => {
    const id = fieldOf(link.value, 'operationId');
    if (id !== undefined) return ids.has(id) ? {} : undefined;
    const ref = stringOf(link.value, 'operationRef');
    if (ref === undefined) return {};
    const target = follow(document.resolve(ref, link));
    // An operation of another API.
    if (!target) return /^https?:/i.test(ref) ? {} : undefined;
    const pointer = pointers.get(placeKey(target));
    return pointer === undefined ? undefined : {pointer};
  };
}

function pointerOf({item: {field}, path, method}: OperationPlace): string {
  const name = toMethodField(method);
  return toPointer(
    field,
    path,
    ...(name === undefined ? ['additionalOperations', method] : [name]),
  );
}

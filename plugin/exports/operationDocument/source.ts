import {isObject} from '../../document/isObject';
import {childOf, refOf} from '../../document/place';
import type {JsonObject, LoadedDocument, Located} from '../../document/types';
import type {Operation} from '../../model/types';
import type {Follow} from './follow';

/** Where an operation is in its document. */
export type Source = {
  field: 'paths' | 'webhooks' | 'x-webhooks';
  /** The path item: its own fields, then those of the one it refers to. */
  item: Located<JsonObject>[];
  place: Located<JsonObject>;
};

export function findSource(
  {root}: LoadedDocument,
  follow: Follow,
  {kind, method, path}: Pick<Operation, 'kind' | 'method' | 'path'>,
): Source | undefined {
  for (const field of kind === 'webhook'
    ? (['webhooks', 'x-webhooks'] as const)
    : (['paths'] as const)) {
    const at = childOf(follow(childOf(root, field)), path);
    const item = toLayers(at, follow);
    for (const layer of item) {
      const place =
        follow(childOf(layer, method.toLowerCase())) ??
        follow(childOf(childOf(layer, 'additionalOperations'), method));
      if (place) return {field, item, place};
    }
  }
  return undefined;
}

export function toLayers(at: Located | undefined, follow: Follow): Located<JsonObject>[] {
  if (!at || !isObject(at.value)) return [];
  const own = at as Located<JsonObject>;
  const target = refOf(own.value) === undefined ? undefined : follow(own);
  return target ? [own, target] : [own];
}

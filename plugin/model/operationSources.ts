import type {JsonObject} from '../document/types';
import type {Context} from './context';
import {followPlace} from './follow';
import {createOperationIds} from './operationIds';
import {isInternal, type PathItem, toMethods, toPathItem} from './pathItem';
import {childOf, entriesOf, fieldOf, type Place} from './place';
import {textsOf} from './read';
import type {Operation, OperationId} from './types';

/** An operation that the document has, before it is built. */
export type OperationSource = {
  id: OperationId;
  kind: Operation['kind'];
  key: string;
  method: string;
  path: string;
  place: Place<JsonObject>;
  item: PathItem;
};

/**
 * All operations of `paths` in document order, then those of `webhooks` and `x-webhooks`. Ids depend on the order alone.
 * `internalTags` are the tags that only operations have which are left out.
 */
export function findOperations(context: Context): {sources: OperationSource[]; internal: string[]; internalTags: ReadonlySet<string>; newId: (...words: string[]) => OperationId} {
  const newId = createOperationIds();
  const sources: OperationSource[] = [];
  const internal: string[] = [];
  const [tags, internalTags] = [new Set<string>(), new Set<string>()];
  const keys = new Set<string>();

  for (const [path, place] of fieldsOf(context, 'paths')) addItem('operation', path, place);
  for (const field of ['webhooks', 'x-webhooks']) for (const [name, place] of fieldsOf(context, field)) addItem('webhook', name, place);
  for (const tag of tags) internalTags.delete(tag);
  return {sources, internal, internalTags, newId};

  function addItem(kind: OperationSource['kind'], path: string, at: Place) {
    const item = toPathItem(context, at);
    for (const {method, place} of toMethods(context, item)) {
      const plain = `${method} ${path}`;
      const key = keys.has(plain) ? `webhook ${plain}` : plain;
      if (keys.has(key)) continue;
      keys.add(key);
      const isLeftOut = isInternal([place, ...item]);
      for (const tag of textsOf(fieldOf(place.value, 'tags'))) (isLeftOut ? internalTags : tags).add(tag);
      if (isLeftOut) internal.push(key);
      else sources.push({id: kind === 'webhook' ? newId('webhook', method.toLowerCase(), path) : newId(method.toLowerCase(), path), kind, key, method, path, place, item});
    }
  }
}

/** The entries of a field of the document, which may be a reference, without its extensions. */
function fieldsOf(context: Context, name: string): [string, Place][] {
  return entriesOf(followPlace(context, childOf(context.document.root, name))).filter(([key]) => !key.startsWith('x-'));
}

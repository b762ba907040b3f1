import {quote} from '../diagnostics/text';
import type {JsonObject} from '../document/types';
import type {Context} from './context';
import {followPlace} from '../document/follow';
import {createOperationIds} from './operationIds';
import {isInternal, type PathItem, toMethods, toPathItem} from './pathItem';
import {childOf, entriesOf, fieldOf, type Place, placeKey} from '../document/place';
import {textsOf} from './read';
import {sameJson} from './validation/checkScalar';
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
 * All operations of `paths` in document order, then those of `webhooks`, and those of `x-webhooks`
 * that `webhooks` does not name. Ids depend on the order alone. `internalTags` are the tags that
 * only operations have which are left out.
 */
export function findOperations(context: Context): {
  sources: OperationSource[];
  internal: string[];
  internalTags: ReadonlySet<string>;
  newId: (...words: string[]) => OperationId;
} {
  const newId = createOperationIds();
  const sources: OperationSource[] = [];
  const internal: string[] = [];
  const [tags, internalTags] = [new Set<string>(), new Set<string>()];
  const keys = new Set<string>();

  for (const [path, place] of fieldsOf(context, 'paths')) addItem('operation', path, place);
  const webhooks = new Map(fieldsOf(context, 'webhooks'));
  for (const [name, place] of webhooks) addItem('webhook', name, place);
  for (const [name, place] of fieldsOf(context, 'x-webhooks')) {
    const known = webhooks.get(name);
    if (!known) addItem('webhook', name, place);
    else if (!isSame(context, known, place))
      context.warn(
        'webhook-duplicate',
        place,
        `\`webhooks\` describes ${quote(name)} too, and differently; pages show only that description.`,
        'Describe the webhook once, in `webhooks`.',
      );
  }
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
      for (const tag of textsOf(fieldOf(place.value, 'tags')))
        (isLeftOut ? internalTags : tags).add(tag);
      if (isLeftOut) internal.push(key);
      else
        sources.push({
          id:
            kind === 'webhook'
              ? newId('webhook', method.toLowerCase(), path)
              : newId(method.toLowerCase(), path),
          kind,
          key,
          method,
          path,
          place,
          item,
        });
    }
  }
}

/** Whether two places say the same, each itself or by a reference. */
function isSame(context: Context, one: Place, other: Place): boolean {
  const [first, second] = [
    followPlace(context.document, one),
    followPlace(context.document, other),
  ];
  return (
    first !== undefined &&
    second !== undefined &&
    (placeKey(first) === placeKey(second) || sameJson(first.value, second.value))
  );
}

/**
 * The entries of a field of the document, which may be a reference. All but `webhooks`, which is a
 * map of any names, may have extensions.
 */
function fieldsOf(context: Context, name: string): [string, Place][] {
  return entriesOf(followPlace(context.document, childOf(context.document.root, name))).filter(
    ([key]) => name === 'webhooks' || !key.startsWith('x-'),
  );
}

import {quote} from '../diagnostics/text';
import type {JsonObject} from '../document/types';
import type {Context} from './context';
import {followPlace} from '../document/follow';
import {createOperationIds} from './operationIds';
import {type PathItem, toMethods, toPathItem} from './pathItem';
import {childOf, entriesOf, fieldOf, type Place, placeKey} from '../document/place';
import {textsOf} from './read';
import {toSecurity} from './security';
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

/** An operation that readers do not see. */
export type LeftOutSource = Omit<OperationSource, 'id'>;

/**
 * All operations of `paths` in document order, then those of `webhooks`, and those of `x-webhooks`
 * that `webhooks` does not name. Ids depend on the order alone.
 */
export function findOperations(context: Context): {
  sources: OperationSource[];
  leftOut: LeftOutSource[];
  newId: (...words: string[]) => OperationId;
} {
  const newId = createOperationIds();
  const sources: OperationSource[] = [];
  const leftOut: LeftOutSource[] = [];
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
  return {sources, leftOut, newId};

  function addItem(kind: OperationSource['kind'], path: string, at: Place) {
    const item = toPathItem(context, at);
    for (const {method, place} of toMethods(context, item)) {
      const plain = `${method} ${path}`;
      const key = keys.has(plain) ? `webhook ${plain}` : plain;
      if (keys.has(key)) continue;
      keys.add(key);
      const written = {kind, key, method, path, place, item};
      if (!context.document.isShown(written)) {
        leftOut.push(written);
        continue;
      }
      const words = [method.toLowerCase(), path];
      sources.push({
        id: newId(...(kind === 'webhook' ? ['webhook', ...words] : words)),
        ...written,
      });
    }
  }
}

/** The tags that operations name. */
export function listTagNames(sources: readonly LeftOutSource[]): Set<string> {
  return new Set(sources.flatMap(({place}) => textsOf(fieldOf(place.value, 'tags'))));
}

/** The security schemes that operations name in their own requirements. */
export function listSchemeNames(sources: readonly LeftOutSource[]): Set<string> {
  return new Set(
    sources.flatMap(({place}) =>
      (toSecurity(place) ?? []).flatMap(({schemes}) => schemes.map(({name}) => name)),
    ),
  );
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

import {followPlace} from '../../document/follow';
import {METHODS} from '../../document/objects';
import {childOf, entriesOf, isObjectPlace} from '../../document/place';
import type {JsonObject, LoadedDocument, Located} from '../../document/types';

/**
 * An operation as the document writes it. Found here without the model, so that the two can be
 * compared.
 */
export type SourceOperation = {
  kind: 'operation' | 'webhook';
  path: string;
  method: string;
  place: Located<JsonObject>;
  /** The path item, for what it shares with its operations. */
  item: Located<JsonObject>;
};

export function listSourceOperations(document: LoadedDocument): SourceOperation[] {
  return [
    ...listField(document, 'paths').flatMap(([path, item]) =>
      toOperations(document, 'operation', path, item),
    ),
    ...[...listWebhooks(document)].flatMap(([name, item]) =>
      toOperations(document, 'webhook', name, item),
    ),
  ];
}

/** Where both fields have a webhook, the one of `webhooks` counts. */
function listWebhooks(document: LoadedDocument): Map<string, Located> {
  return new Map([...listField(document, 'x-webhooks'), ...listField(document, 'webhooks')]);
}

function toOperations(
  document: LoadedDocument,
  kind: SourceOperation['kind'],
  path: string,
  at: Located,
): SourceOperation[] {
  const layers = [at, followPlace(document, at)].filter(isObjectPlace);
  const found = new Map<string, SourceOperation>();
  for (const item of layers) {
    const named = METHODS.flatMap((name) => childOf(item, name) ?? []).map(
      (place): [string, Located] => [
        place.pointer.slice(item.pointer.length + 1).toUpperCase(),
        place,
      ],
    );
    const additional = entriesOf(followPlace(document, childOf(item, 'additionalOperations')));
    for (const [method, field] of [...named, ...additional]) {
      const place = followPlace(document, field);
      if (isObjectPlace(place) && !found.has(method))
        found.set(method, {kind, path, method, place, item});
    }
  }
  return [...found.values()];
}

/**
 * The entries of a field of the document. All but `webhooks`, which is a map of any names, may have
 * extensions.
 */
function listField(
  document: LoadedDocument,
  field: 'paths' | 'webhooks' | 'x-webhooks',
): [name: string, place: Located][] {
  return entriesOf(followPlace(document, childOf(document.root, field))).filter(
    ([name]) => field === 'webhooks' || !name.startsWith('x-'),
  );
}

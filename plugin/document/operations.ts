/** Finds the operations of a document. Only this module knows where they are. */
import {METHODS, toMethodField} from './objects';
import {toPlainTemplate} from './pathTemplate';
import {childOf, entriesOf, isObjectPlace, placeKey, refOf, stringOf} from './place';
import {listItemParameters, listParameters} from './rules/parameters';
import type {JsonObject, Place, OperationPlace, PathItemPlace} from './types';
import {present} from './present';

/** Follows references to the value at their end; undefined when they do not resolve. */
type Follow = (place: Place) => Place | undefined;

/**
 * Lists every operation of `paths` in document order, then those of `webhooks`, and those of
 * `x-webhooks` that `webhooks` does not contain. Paths that refer to the same path item each have
 * their own operation.
 */
export function listOperations(root: Place<JsonObject>, follow: Follow): OperationPlace[] {
  const keys = new Set<string>();
  return listItems(root, follow).flatMap((item) =>
    listOfItem(item, follow).map((operation) => {
      const key = keys.has(operation.key) ? `webhook ${operation.key}` : operation.key;
      keys.add(key);
      return {...operation, key};
    }),
  );
}

function listItems(root: Place<JsonObject>, follow: Follow): PathItemPlace[] {
  const itemsOfField = (field: PathItemPlace['field'], kind: PathItemPlace['kind']) => {
    const holder = childOf(root, field);
    return entriesOf(holder && follow(holder)).map(([path, at]) =>
      toPathItem({kind, field, path}, at, follow),
    );
  };
  const isField = ({path}: PathItemPlace) => !path.startsWith('x-');
  const webhooks = itemsOfField('webhooks', 'webhook');
  const known = new Set(webhooks.map(({path}) => path));
  return [
    ...itemsOfField('paths', 'operation').filter(isField),
    // In a map with arbitrary names, `x-…` keys are not extensions.
    ...webhooks,
    ...itemsOfField('x-webhooks', 'webhook').filter(
      (item) => isField(item) && !known.has(item.path),
    ),
  ];
}

function toPathItem(
  names: Pick<PathItemPlace, 'kind' | 'field' | 'path'>,
  at: Place,
  follow: Follow,
): PathItemPlace {
  return {...names, key: at, layers: layersOf(at, follow)};
}

/** An object with its own fields, and the object that it refers to, if any. */
export function layersOf(place: Place, follow: Follow): Place<JsonObject>[] {
  if (!isObjectPlace(place)) return [];
  const target = refOf(place.value) === undefined ? undefined : follow(place);
  return isObjectPlace(target) ? [place, target] : [place];
}

/**
 * Lists the operations of a path item in document order. A method of the item itself overrides the
 * same method of the item it refers to; `COPY` and `copy` are two methods.
 */
export function listOfItem(item: PathItemPlace, follow: Follow): OperationPlace[] {
  const operations = new Map<string, OperationPlace>();
  const add = (method: string, at: Place) => {
    const place = operations.has(method) ? undefined : follow(at);
    if (!isObjectPlace(place)) return;
    const {kind, path} = item;
    const operationId = stringOf(place.value, 'operationId');
    operations.set(method, {
      kind,
      key: `${method} ${path}`,
      path: kind === 'operation' ? toReadPath(item, place, follow) : path,
      method,
      ...present({operationId}),
      place,
      item,
    });
  };
  for (const layer of item.layers)
    for (const [name, place] of entriesOf(layer)) {
      if (METHODS.includes(name)) add(name.toUpperCase(), place);
      else if (name === 'additionalOperations')
        for (const [method, operation] of entriesOf(follow(place)))
          if (!hasField(layer, method)) add(method, operation);
    }
  return [...operations.values()];
}

/** The path with the names of the operation's parameters, whatever else its expressions contain. */
function toReadPath(item: PathItemPlace, operation: Place, follow: Follow): string {
  const {path} = item;
  if (toPlainTemplate(path, new Set()) === path) return path;
  const lists = [listItemParameters(item, follow), listParameters(operation, follow)];
  const ofPath = lists.flatMap(({parameters}) => parameters).filter((entry) => entry.in === 'path');
  return toPlainTemplate(path, new Set(ofPath.map(({name}) => name)));
}

/**
 * The operations in `additionalOperations` whose method the path item describes in its own field,
 * too: that one counts.
 */
export function listShadowed(
  {layers}: PathItemPlace,
  follow: Follow,
): {method: string; place: Place}[] {
  return layers.flatMap((layer) => {
    const others = childOf(layer, 'additionalOperations');
    return entriesOf(others && follow(others))
      .filter(([method]) => hasField(layer, method))
      .map(([method, place]) => ({method, place}));
  });
}

function hasField(layer: Place, method: string): boolean {
  const field = toMethodField(method);
  return field !== undefined && childOf(layer, field) !== undefined;
}

/** The operations of the path items and callbacks in `components`, whether or not a path uses them. */
export function listComponentOperations(root: Place<JsonObject>, follow: Follow): OperationPlace[] {
  const components = childOf(root, 'components');
  const pathItems = components && childOf(components, 'pathItems');
  return [
    ...entriesOf(pathItems && follow(pathItems)).map(([path, at]) =>
      toPathItem({kind: 'operation', field: 'paths', path}, at, follow),
    ),
    ...listCallbackItems(components, follow).map(({item}) => item),
  ].flatMap((item) => listOfItem(item, follow));
}

/** The path items in the `callbacks` of an operation or of the components, with the callbacks' names. */
export function listCallbackItems(
  holder: Place | undefined,
  follow: Follow,
): {name: string; item: PathItemPlace}[] {
  const callbacks = childOf(holder, 'callbacks');
  return entriesOf(callbacks && follow(callbacks)).flatMap(([name, callback]) =>
    entriesOf(follow(callback))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([path, at]) => ({
        name,
        item: toPathItem({kind: 'callback', field: 'callbacks', path}, at, follow),
      })),
  );
}

/**
 * The operations with those of their callbacks, which may have callbacks themselves, even circular
 * ones.
 */
export function withCallbacks(
  operations: readonly OperationPlace[],
  follow: Follow,
): OperationPlace[] {
  const all = [...operations];
  const seen = new Set<string>();
  for (const operation of all)
    for (const {item} of listCallbackItems(operation.place, follow)) {
      const key = placeKey(item.key);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const operation of listOfItem(item, follow)) all.push(operation);
    }
  return all;
}

/** One operation for each place: the first of those that paths share. */
export function onePerPlace(operations: readonly OperationPlace[]): OperationPlace[] {
  const places = new Map<string, OperationPlace>();
  for (const operation of operations) {
    const key = placeKey(operation.place);
    if (!places.has(key)) places.set(key, operation);
  }
  return [...places.values()];
}

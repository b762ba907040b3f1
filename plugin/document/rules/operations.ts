import {METHODS} from '../objects';
import type {JsonObject, Located} from '../types';
import {childOf, entriesOf, isObjectPlace} from '../place';
import {layersOf, type OperationPlace, type PathItemPlace, type RuleContext} from './context';

type Items = Pick<PathItemPlace, 'kind'> & {
  holder: Located | undefined;
  /** Names that another list has. */ except?: ReadonlySet<string>;
};

/**
 * Every operation of the document, once: of paths and webhooks, then of their callbacks. What
 * `webhooks` names counts, not what `x-webhooks` says of it.
 */
export function listOperations(
  root: Located<JsonObject>,
  follow: RuleContext['follow'],
): OperationPlace[] {
  const operations = new Map<string, OperationPlace>();
  const seenItems = new Set<string>();
  const webhooks = childOf(root, 'webhooks');
  const known = new Set(entriesOf(webhooks && follow(webhooks)).map(([name]) => name));
  const pending: Items[] = [
    {kind: 'path', holder: childOf(root, 'paths')},
    {kind: 'webhook', holder: webhooks},
    {kind: 'webhook', holder: childOf(root, 'x-webhooks'), except: known},
  ];
  for (const {kind, holder, except} of pending) {
    for (const [path, key] of entriesOf(holder && follow(holder))) {
      if (except?.has(path) || (path.startsWith('x-') && holder !== webhooks)) continue;
      const item: PathItemPlace = {kind, path, key, layers: layersOf(key, follow)};
      for (const operation of listOfItem(item, follow)) {
        const {file, pointer} = operation.place;
        if (!operations.has(`${file}#${pointer}`)) operations.set(`${file}#${pointer}`, operation);
        addCallbacks(operation);
      }
    }
  }
  return [...operations.values()];

  /** A callback may hold operations that have callbacks, in a circle even. */
  function addCallbacks({place}: OperationPlace): void {
    const callbacks = childOf(place, 'callbacks');
    for (const [, callback] of entriesOf(callbacks && follow(callbacks))) {
      const holder = follow(callback);
      const key = holder && `${holder.file}#${holder.pointer}`;
      if (key === undefined || seenItems.has(key)) continue;
      seenItems.add(key);
      pending.push({kind: 'callback', holder});
    }
  }
}

/** A method that an item has itself hides the one of the item it refers to. */
function listOfItem(item: PathItemPlace, follow: RuleContext['follow']): OperationPlace[] {
  const methods = new Map<string, Located>();
  for (const layer of item.layers) {
    for (const method of METHODS) addMethod(method.toUpperCase(), childOf(layer, method));
    const additional = childOf(layer, 'additionalOperations');
    for (const [method, operation] of entriesOf(additional && follow(additional)))
      addMethod(method, operation);
  }
  return [...methods].flatMap(([method, entry]) => {
    const place = follow(entry);
    return isObjectPlace(place) ? [{kind: item.kind, path: item.path, method, place, item}] : [];
  });

  function addMethod(method: string, place: Located | undefined): void {
    if (place && !methods.has(method)) methods.set(method, place);
  }
}

import {METHODS} from '../document/objects';
import type {JsonObject} from '../document/types';
import type {Context} from './context';
import {followToObject} from './follow';
import {childOf, entriesOf, fieldOf, isObjectPlace, type Place} from '../document/place';

/**
 * A Path Item Object. With a `$ref` it has two layers: its own fields first, then those of the item
 * it refers to.
 */
export type PathItem = Place<JsonObject>[];

/**
 * A method of a path item. Fixed methods are upper-case; one of `additionalOperations` keeps its
 * case.
 */
export type MethodEntry = {method: string; place: Place<JsonObject>};

export function toPathItem(context: Context, place: Place): PathItem {
  if (!isObjectPlace(place)) return [];
  if (typeof fieldOf(place.value, '$ref') !== 'string') return [place];
  const target = followToObject(context, place);
  return target ? [place, target] : [place];
}

/** A field of the item: its own, else that of the item it refers to. */
export function itemField(item: PathItem, name: string): Place | undefined {
  for (const layer of item) {
    const field = childOf(layer, name);
    if (field) return field;
  }
  return undefined;
}

/** The layer that has a field, for readers that want the owner. */
export function itemLayer(item: PathItem, name: string): Place<JsonObject> | undefined {
  return item.find((layer) => fieldOf(layer.value, name) !== undefined);
}

/**
 * Every operation of the item in document order, `additionalOperations` included. `COPY` and `copy`
 * are two methods.
 */
export function toMethods(context: Context, item: PathItem): MethodEntry[] {
  const methods = new Map<string, MethodEntry>();
  const add = (method: string, place: Place) => {
    const operation = methods.has(method) ? undefined : followToObject(context, place);
    if (operation) methods.set(method, {method, place: operation});
  };
  for (const layer of item) {
    for (const [name, place] of entriesOf(layer)) {
      if (METHODS.includes(name)) add(name.toUpperCase(), place);
      else if (name === 'additionalOperations')
        for (const [method, operation] of entriesOf(place)) add(method, operation);
    }
  }
  return [...methods.values()];
}

import {childOf, fieldOf, type Place} from '../document/place';
import type {JsonObject, PathItemPlace} from '../document/types';

/** A field of the item itself, or of the item it refers to. */
export function itemField(item: PathItemPlace, name: string): Place | undefined {
  return childOf(itemLayer(item, name), name);
}

/** The layer that has a field, for callers that need the owner. */
export function itemLayer({layers}: PathItemPlace, name: string): Place<JsonObject> | undefined {
  return layers.find((layer) => fieldOf(layer.value, name) !== undefined);
}

import {followPlace} from '../../document/follow';
import type {Json, LoadedDocument} from '../../document/types';
import {childOf, entriesOf, fieldOf, itemsOf, type Place} from '../../document/place';
import {findComponentSchemas} from './registry';

/** The named schemas whose `allOf` refers to the schema with the given value. */
export type ChildSchemas = (parent: Json) => readonly Place[];

/** Searches `components.schemas` once, on the first call. */
export function createChildSchemas(document: LoadedDocument): ChildSchemas {
  let children: Map<Json, Place[]> | undefined;
  return (parent) => (children ??= findChildren(document)).get(parent) ?? [];
}

function findChildren(document: LoadedDocument): Map<Json, Place[]> {
  const children = new Map<Json, Place[]>();
  for (const [, entry] of entriesOf(findComponentSchemas(document))) {
    const schema = followPlace(document, entry);
    const parents = schema ? itemsOf(childOf(schema, 'allOf')) : [];
    for (const part of parents) {
      const parent =
        fieldOf(part.value, '$ref') === undefined ? undefined : followPlace(document, part);
      if (!parent || !schema || parent.value === schema.value) continue;
      const known = children.get(parent.value);
      if (!known) children.set(parent.value, [entry]);
      else known.push(entry);
    }
  }
  return children;
}

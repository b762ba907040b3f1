/** Finds the schemas that a discriminator without a `oneOf` selects, and the values that do so. */
import {extensionOf} from './extensions/read';
import {followPlace} from './follow';
import {childOf, entriesOf, fieldOf, itemsOf, placeKey} from './place';
import type {Json, LoadedDocument, Place} from './types';

/** The named schemas whose `allOf` refers to the schema with the given value. */
export type ChildSchemas = (parent: Json) => readonly Place[];

/**
 * A named schema that can be selected, with the values that it allows for the property, and the one
 * that it states itself in place of its name.
 */
export type NameCandidate = {id: string; name: string; allowed: readonly string[]; stated?: string};

/** The value of a discriminator that a schema states in an extension, if there is one. */
export function findStatedValue(
  document: Pick<LoadedDocument, 'resolve'>,
  schema: Place | undefined,
): Pick<NameCandidate, 'stated'> {
  const stated = extensionOf(followPlace(document, schema)?.value, 'discriminatorValue');
  return typeof stated === 'string' ? {stated} : {};
}

/** `components.schemas`, which may itself be a reference. */
export function findComponentSchemas(document: LoadedDocument): Place | undefined {
  return followPlace(document, childOf(childOf(document.root, 'components'), 'schemas'));
}

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

/**
 * The named schemas that have a schema in their `allOf`, and their own children, unless they have a
 * discriminator themselves.
 */
export function listDescendants(
  document: LoadedDocument,
  childrenOf: ChildSchemas,
  parent: Json,
): Place[] {
  const found = new Map<string, Place>();
  const queue = [...childrenOf(parent)];
  for (let place = queue.shift(); place; place = queue.shift()) {
    const value = followPlace(document, place)?.value;
    if (value === undefined || value === parent || found.has(placeKey(place))) continue;
    found.set(placeKey(place), place);
    if (fieldOf(value, 'discriminator') === undefined)
      for (const item of childrenOf(value)) queue.push(item);
  }
  return [...found.values()];
}

/** A mapping's value is read as a schema name before it is read as a URI. */
export function resolveMapping(
  {resolve, root}: Pick<LoadedDocument, 'resolve' | 'root'>,
  place: Place,
  target: string,
): Place | undefined {
  const named = /^[A-Za-z0-9._-]+$/.test(target) ? `#/components/schemas/${target}` : undefined;
  return (named && (resolve(named, root) ?? resolve(named, place))) || resolve(target, place);
}

/** The values that a schema allows, unless it is unclear which of several is its own. */
export function toOwnValues(
  {name: own, stated: name = own, allowed, id}: NameCandidate,
  all: readonly NameCandidate[],
): readonly string[] {
  if (allowed.length < 2) return allowed.length === 1 ? allowed : [name];
  const named =
    allowed.find((value) => value === name) ??
    allowed.find((value) => value.toLowerCase() === name.toLowerCase());
  if (named !== undefined) return [named];
  const isShared = all.some(
    (other) => other.id !== id && other.allowed.some((value) => allowed.includes(value)),
  );
  return isShared ? [name] : allowed;
}

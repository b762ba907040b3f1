import {createChildSchemas, listDescendants} from '../document/derived';
import {followPlace} from '../document/follow';
import {childOf, entriesOf, itemsOf, placeKey} from '../document/place';
import type {Json, LoadedDocument, OperationPlace, Place} from '../document/types';
import {parentOf, toKeys} from '../document/pointer';
import {versionAt} from '../document/versionAt';
import {present} from '../document/present';
import {
  type ChangeKind,
  describeKind,
  type Detail,
  type Direction,
  meaningOf,
  traitsOf,
} from './kinds';
import {createTypesOf, type Types} from './schema/types';
import type {ChangePlace, FoundChange} from './types';

/** One of the two documents, with the data that every step needs. */
export type Side = {
  document: LoadedDocument;
  /** Follows references to the final value; undefined when they do not resolve. */
  follow: (place: Place | undefined) => Place | undefined;
  /** Follows one reference to a schema, and remembers the name of the schema. */
  resolve: LoadedDocument['resolve'];
  /** The name of the schema in which a place is, if references name it. */
  schemaOf: (place: ChangePlace) => string | undefined;
  /** The named schemas whose `allOf` contains a schema, and those that contain these. */
  descendantsOf: (parent: Json) => Descendants;
  /** `nullable` counts only in OpenAPI 3.0. */
  hasNullable: (place: Place) => boolean;
  /** The types that schemas allow together. */
  typesOf: (schemas: readonly Place[]) => Types;
  /** The operations that readers can see. */
  operations: readonly OperationPlace[];
  /** Names of security schemes that are used only by operations that readers cannot see. */
  hiddenSchemes: ReadonlySet<string>;
};

/** The same part in both documents. */
export type Pair<T> = {before: T; after: T};

export function createSide(document: LoadedDocument): Side {
  const follow = (place: Place | undefined) => followPlace(document, place);
  const hasNullable = (place: Place) => versionAt(document, place) === '3.0';
  const {operations, hiddenOperations} = document;
  const used = listSchemeNames(document, operations);
  const others = listSchemeNames(document, hiddenOperations);
  return {
    document,
    follow,
    ...createSchemaNames(document),
    descendantsOf: createDescendants(document),
    hasNullable,
    typesOf: createTypesOf({document, hasNullable}),
    operations,
    hiddenSchemes: new Set([...others].filter((name) => !used.has(name))),
  };
}

export type Descendants = {places: readonly Place[]; values: ReadonlySet<Json>};

/** Each of the descendants asks for all of them. */
function createDescendants(document: LoadedDocument): Side['descendantsOf'] {
  const childrenOf = createChildSchemas(document);
  const known = new Map<Json, Descendants>();
  return (parent) => {
    const found = known.get(parent);
    if (found) return found;
    const places = listDescendants(document, childrenOf, parent);
    const descendants = {places, values: new Set(places.map(({value}) => value))};
    known.set(parent, descendants);
    return descendants;
  };
}

/** Names the schemas that references lead to: only a reference says what is a schema. */
function createSchemaNames({resolve}: LoadedDocument): Pick<Side, 'resolve' | 'schemaOf'> {
  const names = new Map<string, string>();
  return {
    resolve: (ref, base) => {
      const target = resolve(ref, base);
      const name = target && toSchemaName(target);
      if (target && name !== undefined) names.set(placeKey(target), name);
      return target;
    },
    schemaOf: ({file, pointer}) => {
      let at: string | undefined = pointer;
      for (; at !== undefined; at = parentOf(at)) {
        const name = names.get(placeKey({file, pointer: at}));
        if (name !== undefined) return name;
      }
      return undefined;
    },
  };
}

/** The key among other schemas, or the name of the file. A place inside a schema has no name. */
function toSchemaName({file, pointer}: ChangePlace): string | undefined {
  const keys = toKeys(pointer);
  if (keys.length === 0) return toFileName(file);
  const isNamed = keys.length === 1 || /^(?:schemas|definitions|\$defs)$/.test(keys.at(-2) ?? '');
  return isNamed ? keys.at(-1) : undefined;
}

/** The name of a file without its folder and extension. */
export function toFileName(file: string): string | undefined {
  return file
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
}

/** The security schemes that operations require, themselves or through the document's default. */
function listSchemeNames(
  {root}: LoadedDocument,
  operations: readonly OperationPlace[],
): Set<string> {
  return new Set(
    operations.flatMap(({place}) =>
      itemsOf(childOf(childOf(place, 'security') ? place : root, 'security')).flatMap(
        (requirement) => entriesOf(requirement).map(([name]) => name),
      ),
    ),
  );
}

/** A place without its value. */
function toChangePlace({file, pointer}: ChangePlace): ChangePlace {
  return {file, pointer};
}

/** A change between two places, one of which may be missing. */
export function toFound(
  kind: ChangeKind,
  {before, after}: Partial<Pair<ChangePlace | undefined>>,
  detail: Detail = {},
  direction?: Direction,
): FoundChange {
  const message = describeKind(kind, detail);
  const [effect] = meaningOf(kind, direction);
  const written = traitsOf(kind).gone ? (before ?? after) : (after ?? before);
  return present({
    kind,
    effect,
    message,
    identity: [kind, message, written && placeKey(written)].join('\n'),
    ...(direction && {direction}),
    step: detail.step,
    ...(before && {before: toChangePlace(before)}),
    ...(after && {after: toChangePlace(after)}),
  });
}

import {followPlace} from '../document/follow';
import {childOf, entriesOf, itemsOf, type Place} from '../document/place';
import {listOperations} from '../document/operations';
import type {LoadedDocument, OperationPlace} from '../document/types';
import {type ChangeKind, describeKind, type Detail, type Direction} from './kinds';
import type {ChangePlace, Found} from './types';

/** One of the two documents, with the data that every step needs. */
export type Side = {
  document: LoadedDocument;
  /** Follows references to the final value; undefined when they do not resolve. */
  follow: (place: Place | undefined) => Place | undefined;
  /** `nullable` counts only in OpenAPI 3.0. */
  hasNullable: boolean;
  /** The operations that readers can see. */
  operations: OperationPlace[];
  /** Names of security schemes that are used only by operations that readers cannot see. */
  hiddenSchemes: ReadonlySet<string>;
};

/** The same part in both documents. */
export type Pair<T> = {before: T; after: T};

export function createSide(document: LoadedDocument): Side {
  const follow = (place: Place | undefined) => followPlace(document, place);
  const all = listOperations(document.root, follow);
  const operations = all.filter(document.isShown);
  const shown = new Set(operations);
  const used = listSchemeNames(document, operations);
  const others = listSchemeNames(
    document,
    all.filter((operation) => !shown.has(operation)),
  );
  return {
    document,
    follow,
    hasNullable: document.version === '3.0',
    operations,
    hiddenSchemes: new Set([...others].filter((name) => !used.has(name))),
  };
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
): Found {
  const described = describeKind(kind, direction, detail);
  return {
    kind,
    ...described,
    ...(direction && {direction}),
    ...(detail.step !== undefined && {step: detail.step}),
    ...(before && {before: toChangePlace(before)}),
    ...(after && {after: toChangePlace(after)}),
  };
}

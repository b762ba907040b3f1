import {appendKey} from '../pointer';
import {refOf} from '../reference/resolve';
import type {Reference} from '../reference/walk';
import type {Json, JsonObject, Located, OpenApiVersion} from '../types';
import type {Code} from '../../diagnostics/codes';

/** What the rules of a document are told. They look at what references lead to, and never at what is broken. */
export type RuleContext = {
  root: Located<JsonObject>;
  version: OpenApiVersion;
  /** Follows references to the value at their end; undefined when they lead nowhere. */
  follow: (place: Located) => Located | undefined;
  resolve: (ref: string, base: {file: string; pointer: string}) => Located | undefined;
  operations: readonly OperationPlace[];
  /** Every reference of the document and the files it reaches. */
  references: readonly Reference[];
  warn: (code: Code, place: {file: string; pointer: string}, message: string, help?: string) => void;
};

/** An operation of the document and where it stands. */
export type OperationPlace = {
  /** Only in `paths` do names have template variables. */
  kind: 'path' | 'webhook' | 'callback';
  /** Path template, name of the webhook, or the callback's expression. */
  path: string;
  /** `GET`; of `additionalOperations` as written. */
  method: string;
  place: Located<JsonObject>;
  item: PathItemPlace;
};

export type PathItemPlace = {
  kind: OperationPlace['kind'];
  path: string;
  /** Where the path is written: the key in `paths`. */
  key: {file: string; pointer: string};
  /** The item's own fields, then those of the item that it refers to. */
  layers: Located<JsonObject>[];
};

/** A field of an object, as it stands. */
export function childOf(place: Located | undefined, key: string): Located | undefined {
  return place && isObjectPlace(place) && Object.hasOwn(place.value, key) ? {value: place.value[key]!, file: place.file, pointer: appendKey(place.pointer, key)} : undefined;
}

/** The entries of an object or the items of a list, as they stand. */
export function entriesOf(place: Located | undefined): [key: string, entry: Located][] {
  if (typeof place?.value !== 'object' || place.value === null) return [];
  return Object.entries(place.value).map(([key, value]) => [key, {value, file: place.file, pointer: appendKey(place.pointer, key)}]);
}

/** The items of a list; nothing when it is none. */
export function itemsOf(place: Located | undefined): Located[] {
  return Array.isArray(place?.value) ? entriesOf(place).map(([, item]) => item) : [];
}

export function isObjectPlace(place: Located | undefined): place is Located<JsonObject> {
  return typeof place?.value === 'object' && place.value !== null && !Array.isArray(place.value);
}

/** A field that is text. */
export function textOf(place: Located | undefined, key: string): string | undefined {
  const value: Json | undefined = childOf(place, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** An object with its own fields, and the object that it refers to, when it does. */
export function layersOf(place: Located, follow: RuleContext['follow']): Located<JsonObject>[] {
  if (!isObjectPlace(place)) return [];
  const target = refOf(place.value) === undefined ? undefined : follow(place);
  return isObjectPlace(target) ? [place, target] : [place];
}

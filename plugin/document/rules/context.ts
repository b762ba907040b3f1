import {childOf, isObjectPlace} from '../place';
import {refOf} from '../place';
import type {Reference} from '../reference/types';
import type {Json, JsonObject, Located, OpenApiVersion, SpecVersion} from '../types';
import type {Code} from '../../diagnostics/codes';

/**
 * What the rules of a document get. They look at what references point to, and never at what is
 * broken.
 */
export type RuleContext = {
  root: Located<JsonObject>;
  version: OpenApiVersion;
  /** What the author has written: findings use its words. */
  written: SpecVersion;
  /** Follows references to the value at their end; undefined when they lead nowhere. */
  follow: (place: Located) => Located | undefined;
  resolve: (ref: string, base: {file: string; pointer: string}) => Located | undefined;
  operations: readonly OperationPlace[];
  /** Every reference of the document and the files it reaches. */
  references: readonly Reference[];
  warn: (
    code: Code,
    place: {file: string; pointer: string},
    message: string,
    help?: string,
  ) => void;
};

/** An operation of the document and where it is. */
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

import {childOf} from '../place';
import type {Reference} from '../reference/types';
import type {
  Json,
  JsonObject,
  Located,
  OpenApiVersion,
  OperationPlace,
  SpecVersion,
} from '../types';
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
  /** Follows references to the value at their end; undefined when they do not resolve. */
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

/** A field that is text. */
export function textOf(place: Located | undefined, key: string): string | undefined {
  const value: Json | undefined = childOf(place, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

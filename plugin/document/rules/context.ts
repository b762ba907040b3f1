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
 * The input of the rules of a document. Rules follow references and never check values that are
 * broken.
 */
export type RuleContext = {
  root: Located<JsonObject>;
  version: OpenApiVersion;
  /** The author's own format, whose terms findings use. */
  written: SpecVersion;
  /** Follows references to the value at their end; undefined when they do not resolve. */
  follow: (place: Located) => Located | undefined;
  resolve: (ref: string, base: {file: string; pointer: string}) => Located | undefined;
  operations: readonly OperationPlace[];
  /** Every reference of the document and the files it reaches. */
  references: readonly Reference[];
  /** The URLs that files were pulled from, by file. Absent when the document was not pulled. */
  pulledFrom?: ReadonlyMap<string, string>;
  /**
   * For Swagger 2.0: whether the author refers to a component. Its conversion copies shared parts
   * to where they are used, if they depend on that place.
   */
  isReferred?: (component: Located) => boolean;
  warn: (
    code: Code,
    place: {file: string; pointer: string},
    message: string,
    help?: string,
  ) => void;
};

/** The value of a field if it is a string. */
export function textOf(place: Located | undefined, key: string): string | undefined {
  const value: Json | undefined = childOf(place, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

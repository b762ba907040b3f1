import {childOf} from '../place';
import type {Reference} from '../reference/types';
import type {
  Json,
  JsonObject,
  OpenApiVersion,
  OperationPlace,
  Place,
  PlaceInFile,
  SpecVersion,
} from '../types';
import type {Code} from '../../diagnostics/codes';

/**
 * The input of the rules of a document. Rules follow references and never check values that are
 * broken.
 */
export type RuleContext = {
  root: Place<JsonObject>;
  version: OpenApiVersion;
  /** The author's own format, whose terms findings use. */
  written: SpecVersion;
  /** Follows references to the value at their end; undefined when they do not resolve. */
  follow: (place: Place) => Place | undefined;
  resolve: (ref: string, base: PlaceInFile) => Place | undefined;
  operations: readonly OperationPlace[];
  /** Every reference of the document and the files it reaches. */
  references: readonly Reference[];
  /** The URLs that files were pulled from, by file. Absent when the document was not pulled. */
  pulledFrom?: ReadonlyMap<string, string>;
  /**
   * For Swagger 2.0: whether the author refers to a component. Its conversion copies shared parts
   * to where they are used, if they depend on that place.
   */
  isReferred?: (component: Place) => boolean;
  warn: (code: Code, place: PlaceInFile, message: string, help?: string) => void;
};

/** The value of a field if it is a string. */
export function textOf(place: Place | undefined, key: string): string | undefined {
  const value: Json | undefined = childOf(place, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

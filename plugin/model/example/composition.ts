import type {Json, Schema, SchemaId, SchemaTable, Unmet} from '../types';
import type {MatchPattern} from '../validation/matchPattern';
import type {Known} from './hasExample';

/**
 * The direction of a body: `readOnly` properties are not sent, `writeOnly` ones are not received.
 */
export type Direction = 'request' | 'response';

/** What one value may still contain, and what became of it. */
export type Budget = {
  /** Schemas to visit. */
  schemas: number;
  /** Schemas that a shape shows with all their parts. */
  whole: number;
  /** Characters of JSON. */
  size: number;
  /** Characters of items that are only repeated because a list needs several. */
  repeated: number;
  /** Schemas inside which a value is being composed. */
  depth: number;
  /** Whether a part is missing because something is used up; shapes are meant to end. */
  isCut: boolean;
  /** Whether an object or a list is shown without its parts. */
  isShortened: boolean;
  /** Comparisons of parts with what depends on their values, such as a condition. */
  checks: number;
  /** The first keyword that no value was found for, and its place in the value. */
  unmet?: Unmet;
  /** Whether the value has fields although its schema requires none. */
  isOptional: boolean;
};

/** One attempt to compose a value. */
export type Composition = {
  table: SchemaTable;
  direction: Direction;
  /**
   * The optional properties of a request: those with an example, or all. A response always has all.
   */
  include: 'examples' | 'all';
  /** Whether a schema or a part of it has an example, as far as known. */
  exemplified: Known;
  /** Whether it has any value of the document. */
  valued: Known;
  match: MatchPattern;
  /** What one value may contain: shared schemas could make endless ones. */
  budget: Budget;
  compose: Compose;
};

/** A value for a schema, or undefined if there is none. */
type Compose = (
  composition: Composition,
  schema: Schema,
  position: ExamplePosition,
) => Json | undefined;

export type ExamplePosition = {
  /**
   * `given`: every part is in the document, or there is no value. `skeleton`: missing parts are
   * placeholders, which a reader can fill in. `shape`: the same with all properties, and with types
   * as placeholders. `stated`: deep in a shape, only what the document gives.
   */
  mode: 'given' | 'skeleton' | 'shape' | 'stated';
  /** The name of a placeholder: the name of the property. */
  name: string;
  /** JSON pointer into the whole value. */
  pointer: string;
  /** The enclosing named schemas: a value ends where one occurs again. */
  path: readonly SchemaId[];
  /** Whether the value is a whole body, an item of one, or a variant of these. */
  isBody?: boolean;
};

/** Whether a value is only displayed. */
export function isShape({mode}: ExamplePosition): boolean {
  return mode === 'shape' || mode === 'stated';
}

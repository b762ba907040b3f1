import type {Json, Schema, SchemaId, SchemaTable} from '../types';

/**
 * The direction of a body: `readOnly` properties are not sent, `writeOnly` ones are not received.
 */
export type Direction = 'request' | 'response';

/** What one value may still contain. */
export type Budget = {
  /** Schemas to visit. */
  schemas: number;
  /** Characters of JSON. */
  size: number;
  /** Characters of items that are only repeated because a list needs several. */
  repeated: number;
  /** Whether a part is missing because something is used up; shapes are meant to end. */
  isCut: boolean;
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
  exemplified: Map<Schema, boolean>;
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
   * as placeholders.
   */
  mode: 'given' | 'skeleton' | 'shape';
  /** The name of a placeholder: the name of the property. */
  name: string;
  /** The enclosing named schemas: a value ends where one occurs again. */
  path: readonly SchemaId[];
};

import type {Json, Schema, SchemaId, SchemaTable} from '../types';

/** Which way a body goes: `readOnly` properties are not sent, `writeOnly` ones are not received. */
export type Direction = 'request' | 'response';

/** One attempt to compose a value. */
export type Composition = {
  table: SchemaTable;
  direction: Direction;
  /**
   * Which optional properties a request has: those with an example, or all of them. A response
   * always has all.
   */
  include: 'examples' | 'all';
  /** Whether there is an example of a schema or of a part of it, as far as that is known. */
  exemplified: Map<Schema, boolean>;
  /** How many more schemas may be looked at: schemas that share schemas make values without end. */
  budget: {left: number};
  compose: Compose;
};

/** A value for a schema, or undefined where there is none. */
type Compose = (composition: Composition, schema: Schema, position: Position) => Json | undefined;

export type Position = {
  /**
   * `given`: every part is in the document, or there is no value. `skeleton`: a placeholder stands
   * for what is not, so that a reader can fill it in. `shape`: the same with all properties, and
   * with types as placeholders.
   */
  mode: 'given' | 'skeleton' | 'shape';
  /** What a placeholder is called: the name of the property. */
  name: string;
  /** The named schemas around it: the second time round a value ends. */
  path: readonly SchemaId[];
};

/** Types shared by the steps of comparing two schemas. */
import {fieldOf, type Place} from '../../document/place';
import type {Node} from '../graph';
import type {ChangeKind, Detail, Direction} from '../kinds';
import type {Pair, Side} from '../side';
import type {SchemaFacts, Schemas} from './schemaFacts';

/** Compares schemas of the earlier document with schemas of the later one, in one direction. */
export type CompareSchemas = (before: Schemas, after: Schemas, direction: Direction) => Node;

/** Context of one comparison. */
export type Comparison = Pair<SchemaFacts> & {
  node: Node;
  direction: Direction;
  /** Adds a change; its default places are those of the two schemas. */
  add: (kind: ChangeKind, detail?: Detail, at?: Partial<Pair<Place>>) => void;
  /** Compares subschemas. */
  below: (step: string, before: Schemas, after: Schemas) => void;
  compare: CompareSchemas;
  /** Compares two schemas only to test their result. */
  ask: (before: Schemas, after: Schemas, isSo: (node: Node) => boolean) => boolean;
  /** Whether this comparison is such a test. */
  isAsked: boolean;
  factsOf: Pair<(schemas: Schemas) => SchemaFacts>;
  sides: Pair<Side>;
};

/** The place of one of these keywords in a schema; otherwise the schema's own place. */
export function placeOf({layers, at}: SchemaFacts, ...keywords: string[]): Place {
  return (
    layers.find(({value}) => keywords.some((keyword) => fieldOf(value, keyword) !== undefined)) ??
    at
  );
}

/** What the steps of comparing two schemas share. */
import {fieldOf, type Place} from '../../document/place';
import type {Node} from '../graph';
import type {ChangeKind, Detail, Direction} from '../kinds';
import type {Pair, Side} from '../side';
import type {SchemaFacts, Schemas} from './schemaFacts';

/** Compares schemas of the earlier with schemas of the later document, for one direction. */
export type CompareSchemas = (before: Schemas, after: Schemas, direction: Direction) => Node;

/** What the steps of one comparison share. */
export type Comparison = Pair<SchemaFacts> & {
  node: Node;
  direction: Direction;
  /** Adds a change; without places, those of the two schemas. */
  add: (kind: ChangeKind, detail?: Detail, at?: Partial<Pair<Place>>) => void;
  /** Compares what is below the schemas. */
  below: (step: string, before: Schemas, after: Schemas) => void;
  compare: CompareSchemas;
  /** Compares two schemas only to ask something about them. */
  ask: (before: Schemas, after: Schemas, isSo: (node: Node) => boolean) => boolean;
  /** Whether this comparison is made for such a question. */
  isAsked: boolean;
  factsOf: Pair<(schemas: Schemas) => SchemaFacts>;
  sides: Pair<Side>;
};

/** Where a schema has one of these keywords; without them, its own place. */
export function placeOf({layers, at}: SchemaFacts, ...keywords: string[]): Place {
  return (
    layers.find(({value}) => keywords.some((keyword) => fieldOf(value, keyword) !== undefined)) ??
    at
  );
}

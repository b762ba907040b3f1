/** Types shared by the steps of comparing two schemas. */
import {fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Take} from '../budget';
import type {Node} from '../graph';
import type {ChangeKind, Detail, Direction} from '../kinds';
import type {Pair, Side} from '../side';
import type {Step} from '../steps';
import type {FoundChange} from '../types';
import type {SchemaFacts, Schemas} from './schemaFacts';
import type {IsEdited} from './written';

/** Compares schemas of the earlier document with schemas of the later one, in one direction. */
export type CompareSchemas = (before: Place, after: Place, direction: Direction) => Node;

/** Context of one comparison. */
export type SchemaComparison = Pair<SchemaFacts> & {
  node: Node;
  direction: Direction;
  /** The two schemas as the documents refer to them. */
  schemas: Pair<Schemas>;
  /** Adds a change; its default places are those of the two schemas. */
  add: (kind: ChangeKind, detail?: Detail, at?: Pair<Place>) => void;
  toFound: (kind: ChangeKind, detail: Detail, at: Pair<Place>) => FoundChange;
  /** Compares subschemas. */
  below: (step: Step, before: Schemas, after: Schemas) => void;
  compare: (before: Schemas, after: Schemas) => Node;
  /** Compares two schemas only to test their result, also in the other direction. */
  ask: (
    before: Schemas,
    after: Schemas,
    isSo: (node: Node, take: Take) => boolean,
    direction?: Direction,
  ) => boolean;
  /** Whether this comparison is such a test. */
  isAsked: boolean;
  take: Take;
  /** The node for parts that are not compared because the budget is spent. */
  rest: () => Node;
  factsOf: Pair<(schemas: Schemas) => SchemaFacts>;
  sides: Pair<Side>;
  isEdited: IsEdited;
};

/** The parts of two schemas that have one of these keywords, preferably parts that were edited. */
export function placesOf(
  {before, after, isEdited}: SchemaComparison,
  ...keywords: string[]
): Pair<Place> {
  const find = ({layers, at}: SchemaFacts, isNew: (place: Place) => boolean) => {
    const found = layers.filter(({value}) =>
      keywords.some((keyword) => fieldOf(value, keyword) !== undefined),
    );
    return found.find(isNew) ?? found[0] ?? at;
  };
  return {before: find(before, isEdited.before), after: find(after, isEdited.after)};
}

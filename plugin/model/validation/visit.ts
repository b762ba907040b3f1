/** What the parts of a comparison hand to each other. */
import type {Json, NodeSchema, Schema, SchemaTable} from '../types';
import type {MatchPattern} from './matchPattern';
import type {Finding} from './types';

export type ValidationOptions = {
  table: SchemaTable;
  /**
   * `readOnly` properties are not required in requests, `writeOnly` ones not in responses, and
   * neither where the direction is unknown.
   */
  direction: 'request' | 'response' | 'either';
  match: MatchPattern;
  /**
   * Finds only mismatches in every reading of the schema: formats may be annotations, and many
   * documents write `oneOf` where they mean `anyOf`.
   */
  onlyCertain?: boolean;
};

/** How many values may still be compared, and after how many there is a step. */
export type Budget = {values: number; step: number};

/** A value to compare with a schema. */
export type Work = {value: Json; schema: Schema; pointer: string};

export type Outcome = {
  /** Mismatches. */
  findings: Finding[];
  /** Why it is not known whether values match. */
  unchecked: Finding[];
  /**
   * Names of properties, or indexes of items, that some keyword describes: `unevaluatedProperties`
   * and `unevaluatedItems` are about the others. Absent where nothing asks for them.
   */
  evaluated?: Set<string>;
};

/** Compares a value with one schema in steps. */
export type Steps = Generator<undefined, Outcome>;

/** One value with the schema behind its references, and where its findings go. */
export type Visit = {
  node: NodeSchema;
  pointer: string;
  options: ValidationOptions;
  budget: Budget;
  outcome: Outcome;
  /** What is compared after this value. */
  pending: Work[];
  /** As in the outcome, but of this value. */
  evaluated: Set<string> | undefined;
  /**
   * Compares a value with a schema that may turn out not to match.
   * @param most maximum number of mismatches; the first decides
   */
  compare: (value: Json, schema: Schema, most?: number) => Steps;
};

/** Maximum number of findings. */
export const MAX_FINDINGS = 50;

/** Adds what is not known about a value or its parts. */
export function addUnchecked({unchecked}: Outcome, more: readonly Finding[], pointer = ''): void {
  for (const finding of more.slice(0, MAX_FINDINGS - unchecked.length))
    unchecked.push({...finding, pointer: pointer + finding.pointer});
}

/** Notes that a value is not compared by a keyword, or with its type. */
export function leaveOpen(
  outcome: Outcome,
  pointer: string,
  reason: 'keyword' | 'size',
  name: string,
): void {
  addUnchecked(outcome, [{pointer, kind: 'unchecked', name, reason}]);
}

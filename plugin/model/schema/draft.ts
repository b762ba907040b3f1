import type {Json, Place} from '../../document/types';
import type {ApplicatorOf} from '../../document/vocabulary/applicators';
import type {Keyword} from '../../document/vocabulary/keywords';
import type {Context} from '../context';
import type {Constraints, EnumValue, NodeSchema, Schema} from '../types';
import type {FlatSchema, SchemaPart} from './flatten';
import type {Scope} from './scope';

/** Builds the schema that the given places define together. */
export type BuildSchema = (places: readonly Place[], scope: Scope) => Schema;

/**
 * A nested schema, defined by each part that mentions it. The schema's own definition comes first,
 * because it is the most specific.
 */
export type Slot = {
  places: Place[];
  /** Number of places that are the schema's own. */
  own: number;
  /** The named schema that defined it first. */
  from?: string;
  /** Some definition was merged in. */
  foreign?: true;
};

/** The branches of one `oneOf` or `anyOf`. */
export type ChoiceSlot = {
  kind: 'oneOf' | 'anyOf';
  part: SchemaPart;
  branches: Place[];
  foreign?: true;
};

/**
 * A schema while its parts are being merged: nested schemas are still places of the document. Most
 * schemas have few keywords, so maps are made by the first entry.
 */
export type Draft = {
  context: Context;
  scope: Scope;
  flat: FlatSchema;
  build: BuildSchema;
  types?: string[];
  format?: string;
  enum?: EnumValue[];
  const?: {value: Json};
  constraints: Constraints;
  required?: Set<string>;
  /** Keywords with one schema: `items`, `additionalProperties` and the like. */
  schemas: {[keyword in SingleKeyword]?: Slot};
  additionalPropertiesName?: string;
  dependentRequired?: Map<string, string[]>;
  /** Keywords with schemas by name. */
  named: {[keyword in NamedKeyword]?: Map<string, Slot>};
  prefixItems: Slot[];
  contains?: {slot: Slot; min?: number; max?: number};
  choices: ChoiceSlot[];
  conditions: {if: Slot; then?: Slot; else?: Slot}[];
  not: Slot[];
  content: {mediaType?: string; encoding?: string};
  discriminator?: {place: Place; part: SchemaPart};
  /** The values of several parts for the keywords that may contradict each other. */
  claims: {[keyword: string]: Claim[]};
  conflicts: NonNullable<NodeSchema['conflicts']>;
  other: NonNullable<NodeSchema['other']>;
  /** Keywords that restrict values, and whose value in some part is only listed as written. */
  lost: string[];
};

export type NamedKeyword = ApplicatorOf<{merged: 'named'}>;

export type SingleKeyword = 'items' | ApplicatorOf<{merged: 'slot'}>;

type Claim = {from?: string; value: Json};

/**
 * Merges a part's value of a keyword into the draft. Returns `false` when the value does not have
 * the form that the keyword requires; it is then listed as written.
 */
export type KeywordHandler = (
  draft: Draft,
  value: Json,
  part: SchemaPart,
  keyword: string,
) => boolean | void;

/** Handlers of some keywords. */
export type KeywordTable = {readonly [keyword in Keyword]?: KeywordHandler};

export function createDraft(
  context: Context,
  flat: FlatSchema,
  scope: Scope,
  build: BuildSchema,
): Draft {
  return {
    context,
    scope: flat.dynamic ? {...scope, dynamic: flat.dynamic} : scope,
    flat,
    build,
    constraints: {},
    schemas: {},
    named: {},
    prefixItems: [],
    choices: [],
    conditions: [],
    not: [],
    content: {},
    claims: {},
    conflicts: [],
    other: [],
    lost: [],
  };
}

const NONE: ReadonlyMap<string, Slot> = new Map();

/** The schemas of a keyword by name. */
export function slotsOf({named}: Draft, keyword: NamedKeyword): ReadonlyMap<string, Slot> {
  return named[keyword] ?? NONE;
}

/** Adds a definition to the slot of a name. */
export function addNamedSlot(
  {named}: Draft,
  keyword: NamedKeyword,
  name: string,
  place: Place,
  part: SchemaPart,
): void {
  const slots = (named[keyword] ??= new Map<string, Slot>());
  slots.set(name, toSlot(place, part, slots.get(name)));
}

/** Adds a definition to a slot, or creates the slot. */
export function toSlot(place: Place, {from}: SchemaPart, slot?: Slot): Slot {
  if (!slot)
    return {places: [place], own: from ? 0 : 1, ...(from && {from: from.name, foreign: true})};
  if (from) {
    slot.places.push(place);
    slot.foreign = true;
  } else slot.places.splice(slot.own++, 0, place);
  return slot;
}

/** Records that parts contradict each other, with the value of each. */
export function addConflict(
  draft: Draft,
  keyword: string,
  values = draft.claims[keyword] ?? [],
): void {
  if (!draft.conflicts.some((conflict) => conflict.keyword === keyword))
    draft.conflicts.push({keyword, values});
}

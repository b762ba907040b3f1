/** The combined constraints of schemas, in one form for all notations. */
import {formatJson, toComparable, toExactNumber} from '../../document/exactNumber';
import {membersOf} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import type {Json, Place} from '../../document/types';
import type {Types} from './types';

/** Schemas that apply together: one, or the parts of an `allOf` that describe one property. */
export type Schemas = readonly [Place, ...Place[]];

/** A keyword and its place. */
export type Fact = Place;

export type SchemaFacts = {
  /** The schemas that these facts are about. */
  schemas: Schemas;
  /** The schemas, with those that they refer to and compose. */
  layers: Place[];
  /** Where changes without a place are reported. */
  at: Place;
  types: Types;
  /** By the value as a string. Absent if every value is allowed. */
  values?: Map<string, Fact>;
  /** Keywords that limit a value, such as `maxLength`, with their places. */
  limits: Map<string, Fact>;
  /** `pattern`, `format` and other keywords with one value in each part of a schema. */
  words: Map<string, Fact[]>;
  properties: Map<string, Schemas>;
  required: Map<string, Fact>;
  /** Properties that others require, as `city beside street`. */
  dependent: Map<string, Fact>;
  /** The schema of additional properties; `false` if there are none. */
  additional?: Schemas | false;
  /** The keyword that has it. */
  additionalKeyword?: string;
  items?: Schemas;
  prefixItems: Schemas[];
  /** One for each `oneOf` or `anyOf`. */
  choices: SchemaChoice[];
  /** For a schema without a choice: schemas that compose it are its variants. */
  discriminator?: Fact;
  /** The schema that has it. */
  parent?: Place;
  /** Keywords whose effect is not derived, by keyword and, in a map of schemas, the name there. */
  conditions: Map<string, Condition>;
  /** The schemas of `$dynamicAnchor`s, by anchor. */
  anchors: Map<string, Place>;
  /** The schemas whose `$dynamicRef` names an anchor. */
  dynamic: Map<string, Place>;
  /** References that do not resolve. */
  lost: {ref: string; place: Place}[];
};

/** Schemas of a keyword whose effect is not derived. */
type Condition = {keyword: string; schemas: Schemas};

export type SchemaChoice = {
  at: Place;
  /** Absent for a schema that counts as a choice of itself. */
  keyword?: 'oneOf' | 'anyOf';
  variants: Schemas[];
  discriminator?: Fact | undefined;
};

/** The same string for equal values, whatever the order of keys and the notation of numbers. */
export function toText(value: Json): string {
  return formatJson(toComparableJson(value));
}

function toComparableJson(value: Json): Json {
  if (Array.isArray(value)) return value.map(toComparableJson);
  if (isObject(value))
    return Object.fromEntries(
      membersOf(value)
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([name, entry]) => [name, toComparableJson(entry)]),
    );
  const comparable = toComparable(value);
  if (typeof comparable === 'bigint') return toExactNumber(String(comparable));
  // JavaScript has one number for all that are too large.
  return comparable === Infinity || comparable === -Infinity ? value : comparable;
}

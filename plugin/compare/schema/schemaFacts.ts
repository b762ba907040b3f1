/** What schemas that hold together say, in one form for every way of writing it. */
import {toComparable} from '../../document/exactNumber';
import {isObject} from '../../document/isObject';
import type {Place} from '../../document/place';
import type {Json} from '../../document/types';
import type {Types} from './types';

/** Schemas that hold together: one, or the parts of an `allOf` that describe one property. */
export type Schemas = readonly [Place, ...Place[]];

/** A keyword and where it is. */
export type Fact = Place;

export type SchemaFacts = {
  /** The schemas that these facts are about. */
  schemas: Schemas;
  /** The schemas, with those that they refer to and compose. */
  layers: Place[];
  /** Where a change is reported that has no place. */
  at: Place;
  types: Types;
  /** By the text of the value. Absent: every value. */
  values?: Map<string, Fact>;
  /** Keywords that limit a value, such as `maxLength`, and where they are. */
  limits: Map<string, Fact>;
  /** `pattern`, `format` and other keywords with one value. */
  words: Map<string, Fact>;
  properties: Map<string, Schemas>;
  required: Map<string, Fact>;
  /** Properties that others require, as `city beside street`. */
  dependent: Map<string, Fact>;
  /** The schema of further properties; `false` where there are none. */
  additional?: Schemas | false;
  items?: Schemas;
  prefixItems: Schemas[];
  /** One for each `oneOf` or `anyOf`. */
  choices: Choice[];
  /** Of a schema without a choice: others that compose it are its variants. */
  discriminator?: Fact;
  /** Keywords whose effect is not derived, with their schemas. */
  conditions: Map<string, Schemas>;
  /** References that do not resolve. */
  lost: {ref: string; place: Place}[];
};

export type Choice = {at: Place; variants: Schemas[]; discriminator?: Fact | undefined};

/** One text for one value, in whatever order its keys are and however its numbers are written. */
export function toText(value: Json): string {
  const comparable = toComparable(value);
  if (typeof comparable === 'bigint' || typeof comparable === 'number') return String(comparable);
  return JSON.stringify(value, (_key, entry: Json) =>
    isObject(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([left], [right]) => (left < right ? -1 : 1)))
      : entry,
  );
}

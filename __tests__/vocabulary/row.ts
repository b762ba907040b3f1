/** What a row of the table of keywords says, and the shorthands that its rows share. */
import type {Json} from '../../plugin/document/types';

/** Why an output is the same with and without a keyword. */
export type Not = {not: string};

export type Schema = {[keyword: string]: Json};

/** The changes of a body, as `breaking constraint-added`. */
type Changes = {request: readonly string[]; response: readonly string[]};

/** A keyword, with a schema that lacks it and one that has it, and what each output makes of that. */
export type Row = {
  schemas: readonly [without: Schema, withKeyword: Schema];
  /** Text of the page and of its Markdown. */
  page: string | Not;
  markdown: string | Not;
  /** The changes from the first schema to the second. */
  changes: Changes | Not;
  /** The generated request body. */
  example: {is: Json} | Not;
  /**
   * A value that only the schema with the keyword refuses and one that fits it, or one that only it
   * accepts.
   */
  values: {refuses: Json; fits: Json} | {accepts: Json} | Not;
  /** What the search finds: `field a`, `value x`, `schema Pet`, `deprecated a`. */
  search: readonly string[] | Not;
  /** The keyword's dialect or version; absent: `2020-12`, in OpenAPI 3.1. */
  of?: '2020-12' | 'draft-07' | '2019-09' | 'OpenAPI 3.0';
  /** The media type of the bodies; absent: JSON. */
  mediaType?: string;
  /** Why Ajv cannot confirm the example and the values. */
  unconfirmed?: string;
};

export const TEXT = {type: 'string'};
export const OBJECT = {type: 'object', properties: {a: TEXT}};
/** An object whose `weight` tells which part of a schema is shown, compared or found. */
export const WEIGHED = {type: 'object', properties: {weight: {type: 'integer'}}};

/** A schema without and with further keywords. */
export const adding = (schema: Schema, keywords: Schema): Row['schemas'] => [
  schema,
  {...schema, ...keywords},
];

/** The same for the required property `a` of an object. */
export function addingToProperty(schema: Schema, keywords: Schema): Row['schemas'] {
  const toObject = (a: Schema): Schema => ({type: 'object', required: ['a'], properties: {a}});
  return [toObject(schema), toObject({...schema, ...keywords})];
}

const each = (effects: readonly [request: string, response: string], kind: string): Changes => ({
  request: [`${effects[0]} ${kind}`],
  response: [`${effects[1]} ${kind}`],
});

/** The schema allows fewer values. */
export const narrows = (kind = 'constraint-added') => each(['breaking', 'compatible'], kind);
export const widens = (kind: string) => each(['compatible', 'breaking'], kind);
export const replaces = (kind: string) => each(['breaking', 'breaking'], kind);
/** Callers need not care. */
export const informs = (kind: string) => each(['compatible', 'compatible'], kind);
/** The comparison says that it does not know the effect. */
export const NOT_DERIVED = each(['uncertain', 'uncertain'], 'not-compared');

export const ANNOTATION: Not = {not: 'an annotation restricts no value'};
export const IDENTITY: Not = {not: 'it only identifies a schema for references'};
export const HOLDER: Not = {not: 'it only holds schemas for references'};
export const NO_NAME: Not = {not: 'it has no name of a property and no listed value'};
export const NOT_COMPARED: Not = {not: 'texts, links and examples are not compared'};
export const NOT_INDEXED: Not = {not: 'the index has names and allowed values, and no texts'};
export const PLACEHOLDER: Not = {
  not: 'the example has a placeholder for the string',
};

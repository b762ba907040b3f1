/**
 * Checks what is written in docs.json, and in the options of the plugin, against the JSON Schemas
 * that describe both: for editors, for the documentation (`scripts/build-fields.mjs`) and here.
 */
import memoize from 'lodash/memoize';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import type {Report, SourceLocation} from '../diagnostics/types';
import {isObject, isRecord} from '../document/isObject';
import {toPointer} from '../document/pointer';
import type {Json, JsonObject} from '../document/types';
import {present} from '../document/present';
import type {FieldTypes} from './fieldTypes';

/**
 * The part of JSON Schema that describes a field. A `title` says in words what a value is; a
 * `pattern` without one is left to whoever reads the field, and can say what exactly is wrong.
 */
export type FieldSchema = {
  $ref?: string;
  title?: string;
  type?: 'string' | 'boolean' | 'number' | 'integer' | 'array' | 'object';
  enum?: readonly Json[];
  const?: Json;
  minLength?: number;
  pattern?: string;
  format?: 'date';
  exclusiveMinimum?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: FieldSchema;
  anyOf?: readonly FieldSchema[];
  oneOf?: readonly FieldSchema[];
  properties?: {readonly [name: string]: FieldSchema | true};
  minProperties?: number;
  required?: readonly string[];
  additionalProperties?: boolean | FieldSchema;
  then?: FieldSchema;
  examples?: readonly Json[];
  /** The libraries of each language of samples. */
  'x-variants'?: {readonly [language: string]: readonly string[]};
  /** The name of a type of functions, which only options may have. */
  'x-type'?: string;
};

const docs = require('#schemas/docs.schema.json') as {
  definitions: {readonly [name: string]: FieldSchema};
};
/** The options of the plugin. */
export const OPTIONS = require('#schemas/options.schema.json') as FieldSchema;

/** The libraries of each language that samples can be written in; the first one is the default. */
export const LANGUAGES_OF_SAMPLES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(docs.definitions.sampleLanguage?.['x-variants'] ?? {}),
);

/** How findings about docs.json are reported, and how they get their place. */
export type ConfigContext = {locate: (pointer: string) => SourceLocation; report: Report};

/** What is wrong with an object, or with the field at `keys`, and what to write instead. */
type FieldMistake = {isUnknown?: true; keys: string[]; message: string; help?: string | undefined};

/**
 * Reads the known fields of an object of docs.json. A field of the wrong type is reported and
 * omitted, a missing one reported, and reading continues. Unknown fields are reported unless they
 * may belong to other tools.
 */
export function readFields<N extends keyof FieldTypes>(
  name: N,
  object: JsonObject,
  pointer: string,
  {locate, report}: ConfigContext,
): Partial<FieldTypes[N]> {
  const {values, mistakes} = checkFields(object, toFieldSchema(name));
  for (const {isUnknown, keys, message, help} of mistakes)
    report(
      toDiagnostic(isUnknown ? 'config-unknown-key' : 'config-type', {
        source: locate(pointer + toPointer(...keys)),
        message,
        ...present({help}),
      }),
    );
  return values as Partial<FieldTypes[N]>;
}

/**
 * Reads a value that must be an object. Undefined if it is not, or if a required field is unusable;
 * reported either way.
 * @param key its name in the object around it, if the author chose that name
 */
export function readObject<N extends keyof FieldTypes>(
  name: N,
  value: Json,
  pointer: string,
  context: ConfigContext,
  key?: string,
): FieldTypes[N] | undefined {
  const {title = name, required = [], minProperties = 0, examples} = toFieldSchema(name);
  if (isObject(value)) {
    const fields = readFields(name, value, pointer, context);
    const isUsable =
      required.every((field) => Object.hasOwn(fields, field)) &&
      Object.keys(fields).length >= minProperties;
    return isUsable ? (fields as FieldTypes[N]) : undefined;
  }
  const subject = key === undefined ? capitalize(title) : `${toKnown(title)} \`${key}\``;
  const help = toHelp(examples);
  context.report(
    toDiagnostic('config-type', {
      source: context.locate(pointer),
      message: `${subject} must be an object, but is ${describe(value)}.`,
      ...present({help}),
    }),
  );
  return undefined;
}

/** Whether all fields of an object could be read. */
export function isWhole(read: object, {$schema: _, ...written}: JsonObject): boolean {
  return Object.keys(read).length === Object.keys(written).length;
}

/**
 * Checks the fields of an object, but not inside lists and objects among them.
 * @param prefix text before the name of an option, if the fields are options
 */
export function checkFields(
  object: {readonly [key: string]: unknown},
  schema: FieldSchema,
  prefix?: string,
): {values: {[name: string]: unknown}; mistakes: FieldMistake[]} {
  const {title = '', required = [], minProperties = 0, examples} = schema;
  const {fields, isClosed} = toFields(schema);
  const values: {[name: string]: unknown} = {};
  const mistakes: FieldMistake[] = [];
  for (const [key, value] of Object.entries(object)) {
    const field = fields.get(key);
    if (field) {
      if (accepts(field, value)) values[key] = value;
      else mistakes.push(toWrong(key, field, value, prefix));
    } else if (isClosed && key !== '$schema')
      mistakes.push({
        isUnknown: true,
        keys: [key],
        ...toUnknown(key, [...fields.keys()], title, prefix),
      });
  }
  if (Object.keys(object).length < minProperties)
    mistakes.push({keys: [], message: `${toKnown(title)} is empty.`, help: toHelp(examples)});
  for (const key of required.filter((name) => !Object.hasOwn(object, name)))
    mistakes.push({
      keys: [],
      message: `${toKnown(title)} has no \`${key}\`.`,
      help: toHelp(fields.get(key)?.examples, key, 'Add'),
    });
  return {values, mistakes};
}

/** Whether a field may have a value, without a look into lists of objects and into objects. */
export function accepts(schema: FieldSchema, value: unknown): boolean {
  return toTest(schema)(value);
}

/** Made once for each field: docs.json may have very many. */
const toTest = memoize((schema: FieldSchema): ((value: unknown) => boolean) => {
  const {type, title, items, minLength = 0, minItems = 0, ...rest} = resolve(schema);
  switch (type) {
    case 'string': {
      const pattern = new RegExp(title === undefined ? '' : (rest.pattern ?? ''), 'u');
      return (value) =>
        typeof value === 'string' &&
        value.trim().length >= minLength &&
        pattern.test(value) &&
        (rest.format !== 'date' || isDay(value));
    }
    case 'array': {
      const isItem = isText(items) ? toTest(items) : () => true;
      return (value) =>
        Array.isArray(value) && value.length >= minItems && value.every((item) => isItem(item));
    }
    case 'number':
      return (value) =>
        Number.isFinite(value) && Number(value) > (rest.exclusiveMinimum ?? -Infinity);
    case 'integer': {
      const {minimum = -Infinity, maximum = Infinity} = rest;
      return (value) =>
        Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    }
    case 'object': {
      const {minProperties = 0} = rest;
      return (value) => isRecord(value) && Object.keys(value).length >= minProperties;
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case undefined: {
      if (rest['x-type'] !== undefined) return (value) => typeof value === 'function';
      const choices = (rest.anyOf ?? rest.oneOf)?.map((choice) => toTest(choice));
      const values = new Set<unknown>(rest.enum ?? [rest.const]);
      return (value) => choices?.some((test) => test(value)) ?? values.has(value);
    }
  }
});

/** Whether a date is in the calendar: `Date` takes February 30 for March 2. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Completes "must be …". */
export function toExpected(schema: FieldSchema): string {
  const {title, type, items, minItems, minLength, ...rest} = resolve(schema);
  if (type === 'object') return rest.minProperties ? 'an object with a field' : 'an object';
  if (title !== undefined) return title;
  switch (type) {
    case 'array': {
      const {title: item = 'a string'} = items ? resolve(items) : {};
      if (minItems) return `a list of at least one ${item.replace(/^an? /, '')}`;
      return isText(items) ? 'a list of strings' : 'a list';
    }
    case 'string':
      return minLength ? 'a non-empty string' : 'a string';
    case 'boolean':
      return 'true or false';
    default:
      return listWords((rest.enum ?? [rest.const]).map((value) => JSON.stringify(value)));
  }
}

/**
 * The value of a field, or the first entry of its list, that must be another one. Values of options
 * may be secrets of the environment, so they are not repeated; those in docs.json are concealed.
 */
function toWrong(key: string, field: FieldSchema, value: unknown, prefix?: string): FieldMistake {
  const {items, minItems = 0} = field;
  const entries = Array.isArray(value) && value.length >= minItems && isText(items) ? value : [];
  const index = items ? entries.findIndex((item) => !accepts(items, item)) : -1;
  const isEntry = items !== undefined && index >= 0;
  const name = `${isEntry ? 'An entry of ' : ''}\`${prefix ?? ''}${key}\``;
  const found =
    prefix === undefined ? `, but is ${describe(isEntry ? entries[index] : value)}` : '';
  return {
    keys: isEntry ? [key, String(index)] : [key],
    message: `${name} must be ${toExpected(isEntry ? items : field)}${found}.`,
    help: toNearest(field, value) ?? toHelp(field.examples, key),
  };
}

function toNearest({enum: values = []}: FieldSchema, value: unknown): string | undefined {
  const words = values.filter((word) => typeof word === 'string');
  const nearest = typeof value === 'string' ? suggest(value, words) : undefined;
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}

/** What to say about an unknown field or option, with the one that was probably meant. */
export function toUnknown(key: string, known: readonly string[], title: string, prefix?: string) {
  const isOption = prefix !== undefined;
  const toName = (name: string) => (prefix ?? '') + name;
  const nearest = suggest(key, known);
  const list = `Known ${isOption ? 'options' : 'fields'}: ${known.map(toName).join(', ')}.`;
  return {
    message: isOption
      ? `There is no option \`${toName(key)}\`.`
      : `${capitalize(title)} has no field \`${key}\`.`,
    help: nearest
      ? `Did you mean \`${toName(nearest)}\`?`
      : isOption || known.length <= 12
        ? list
        : undefined,
  };
}

/** What to write, from the first examples of a schema. */
function toHelp(examples: readonly Json[] = [], key?: string, verb = 'Write'): string | undefined {
  const name = key === undefined ? '' : `"${key}": `;
  const written = examples.slice(0, 3).map((example) => name + toText(example));
  return written.length > 0 ? `${verb} ${listWords(written)}.` : undefined;
}

/** JSON on one line, with spaces as an author writes them. */
function toText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toText).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `"${key}": ${toText(inner)}`);
  return `{${entries.join(', ')}}`;
}

/** `a, b or c`. */
function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}

/** `A version`. */
function capitalize(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** `The version`. */
function toKnown(title: string): string {
  return title.replace(/^an? /, 'The ');
}

/** Describes a value for messages: its type, and the value itself if it is short. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return `an ${Object.keys(value).length > 0 ? '' : 'empty '}object`;
  const text = typeof value === 'bigint' ? undefined : JSON.stringify(value);
  return text !== undefined && text.length <= 60 ? text : `a ${typeof value}`;
}

/** The description of an object of docs.json. */
export const toFieldSchema = memoize((name: keyof FieldTypes): FieldSchema => {
  const schema = docs.definitions[name] ?? {};
  return {...schema, ...schema.then};
});

/** The fields of an object, and whether it has no others; of an entry of several kinds, of all. */
const toFields = memoize((schema: FieldSchema) => {
  const kinds = [schema, ...(schema.oneOf ?? [])];
  const fields = new Map<string, FieldSchema>();
  for (const [name, field] of kinds.flatMap(({properties = {}}) => Object.entries(properties)))
    if (field !== true) fields.set(name, resolve(field));
  return {
    fields,
    isClosed: kinds.some(({additionalProperties}) => additionalProperties === false),
  };
});

/** A schema with all that another one says to which it refers. */
const resolve = memoize((schema: FieldSchema): FieldSchema => {
  const {$ref, ...own} = schema;
  if ($ref === undefined) return schema;
  let target: unknown = docs;
  for (const key of $ref.split('/').slice(1)) target = isRecord(target) ? target[key] : undefined;
  return {...resolve(target as FieldSchema), ...own};
});

function isText(schema: FieldSchema | undefined): schema is FieldSchema {
  if (schema === undefined) return false;
  const {type, anyOf} = resolve(schema);
  return type === 'string' || anyOf?.every(isText) === true;
}

/** The pattern of a text in docs.json. */
export function toPattern($ref: string): RegExp {
  return new RegExp(resolve({$ref}).pattern ?? '', 'u');
}

/** Whether a segment of a route needs no encoding in URLs and file names. */
export function isSegment(segment: string): boolean {
  return SEGMENT.test(segment);
}

const SEGMENT = toPattern('#/definitions/segment');

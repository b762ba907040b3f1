import type {NodeSchema, Schema} from '../types';

/**
 * Writes the type of a schema on pages, in Markdown and in the console: `string[]`, `map of Pet`,
 * `Pet | null`.
 */

/** Maximum length of the element type; longer ones are left out. */
const MAX_LENGTH = 60;

/** `Pet[]`, `(Cat | Dog)[]`. */
export function toListWords(words: string): string {
  const shown = shorten(words);
  if (shown === undefined) return 'array';
  return `${/ \| | of /.test(withoutBrackets(shown)) ? `(${shown})` : shown}[]`;
}

/** `map of Pet`, `map of (Cat | Dog)`. */
export function toMapWords(words: string): string {
  const shown = shorten(words);
  if (shown === undefined) return 'map';
  return `map of ${withoutBrackets(shown).includes(' | ') ? `(${shown})` : shown}`;
}

/** The words outside brackets. */
function withoutBrackets(words: string): string {
  let bare = words;
  for (let last = ''; last !== bare;) {
    last = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return bare;
}

/**
 * Shortens a list of alternatives to the first ones, so that the result is still recognisable as a
 * list.
 */
function shorten(words: string): string | undefined {
  if (words.length <= MAX_LENGTH) return words;
  const [first = '', ...others] = words.split(' | ');
  return others.length > 0 && first.length <= MAX_LENGTH ? `${first} | …` : undefined;
}

/** Whether a name is made up for schemas that apply together. */
export function isMergedName(name: string): boolean {
  return name.includes(' & ');
}

/** The words of a type around a name, which may be a link. */
export type NamedType = {before: string; name: string; after: string};

/** The type of a schema in plain text. Undefined where the page shows no type. */
export function toTypeText(schema: Schema, target: NodeSchema | undefined): string | undefined {
  // The name of merged schemas is made up.
  if (schema.kind !== 'reference' || isMergedName(schema.name)) return target?.type;
  const {before, name, after} = toNamedType(schema.type, schema.name);
  return before + name + after;
}

/** The type of a named schema: an object is shown by its name alone, others by type and name. */
export function toNamedType(type: string, name: string): NamedType {
  if (type === name || type === 'object') return {before: '', name, after: ''};
  if (type === 'object | null' || type === `${name} | null`)
    return {before: '', name, after: ' | null'};
  return {before: `${type} · `, name, after: ''};
}

/** Splits the type of a list or a map around the name of its elements: `map of Pet[]`. */
export function splitElementType(type: string, name: string): NamedType | undefined {
  const [lead = ''] = /^(?:map of |\()*/.exec(type) ?? [];
  const start = lead.length;
  const after = type.slice(start + name.length);
  return type !== name && type.startsWith(name, start) && /^(?:\)|\[\]| \| null)*$/.test(after)
    ? {before: type.slice(0, start), name, after}
    : undefined;
}

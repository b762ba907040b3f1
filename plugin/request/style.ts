import {isObject} from '../document/isObject';
import {membersOf} from '../document/keyOrder';
import type {Json} from '../model/types';
import {definedEntries, toText} from './json';
import {encodeStrict} from './percent';
import type {NameValue} from './types';

/** How one value is serialized: OpenAPI's style table, and the encoding of its location. */
export type StyleRules = {
  name: string;
  style: string;
  explode: boolean;
  /** Applied to each value, before delimiters are inserted between them. */
  encode: (text: string) => string;
  /** Applied to names. Default: strict percent-encoding. */
  encodeName?: (text: string) => string;
};

/**
 * Serializes a value as pairs of name and value, both encoded: the styles `form`, `spaceDelimited`,
 * `pipeDelimited`, `deepObject` and `cookie`. Returns no pairs for what RFC 6570 calls undefined:
 * an empty list or object. Combinations that the table calls n/a are serialized like `form`.
 */
export function toPairs(rules: StyleRules, value: Json): NameValue[] {
  const {name, style, explode, encode, encodeName = encodeStrict} = rules;
  if (style === 'deepObject' && typeof value === 'object')
    return toDeepPairs(rules, encodeName(name), value);
  if (value === null) return style === 'form' || style === 'cookie' ? [[encodeName(name), '']] : [];
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== null).map((item) => encode(toText(item)));
    if (explode) return items.map((item) => [encodeName(name), item]);
    return items.length > 0 ? [[encodeName(name), items.join(toDelimiter(rules))]] : [];
  }
  if (isObject(value)) {
    const entries = definedEntries(value);
    if (explode)
      return entries.flatMap(([key, item]) => toInnerPairs(rules, encodeName(key), item));
    const items = entries.flatMap(([key, item]) => [encode(key), encode(toText(item))]);
    return items.length > 0 ? [[encodeName(name), items.join(toDelimiter(rules))]] : [];
  }
  return [[encodeName(name), encode(toText(value))]];
}

/**
 * URLs cannot contain a space or a pipe: they are encoded as delimiters too (OpenAPI 3.2, appendix
 * E).
 */
function toDelimiter({style, encode}: StyleRules): string {
  if (style === 'spaceDelimited') return encode(' ');
  return style === 'pipeDelimited' ? encode('|') : ',';
}

/**
 * A property of an exploded object. OpenAPI leaves lists and objects open: a list of single values
 * repeats the name, everything else is nested as in `deepObject`.
 */
function toInnerPairs(rules: StyleRules, name: string, value: Json): NameValue[] {
  if (!Array.isArray(value)) return toDeepPairs(rules, name, value);
  const items = value.filter((item) => item !== null);
  return items.some((item) => typeof item === 'object')
    ? toDeepPairs(rules, name, value)
    : items.map((item) => [name, rules.encode(toText(item))]);
}

/** `name[a][b]=1`. OpenAPI leaves nested values open: objects nest by key, lists by index. */
function toDeepPairs(rules: StyleRules, prefix: string, value: Json): NameValue[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [[prefix, rules.encode(toText(value))]];
  const {encodeName = encodeStrict} = rules;
  return membersOf(value).flatMap(([key, item]) =>
    toDeepPairs(rules, `${prefix}${encodeName('[')}${encodeName(key)}${encodeName(']')}`, item),
  );
}

/** How the styles of a path (and `simple` of a header) join their values. */
const PATH_STYLES = {
  simple: {prefix: '', listed: ',', exploded: ','},
  label: {prefix: '.', listed: ',', exploded: '.'},
  matrix: {prefix: ';', listed: ',', exploded: ';'},
};

/**
 * Serializes a value as a string: the styles `simple`, `label` and `matrix`. Empty for what RFC
 * 6570 calls undefined.
 */
export function toStyledText(rules: StyleRules, value: Json): string {
  const {explode, encode} = rules;
  const style = rules.style === 'label' || rules.style === 'matrix' ? rules.style : 'simple';
  const {prefix, listed, exploded} = PATH_STYLES[style];
  /** `matrix` omits `=` before an empty value (RFC 6570 section 3.2.7). */
  const pair = (key: string, item: string) =>
    style === 'matrix' && item === '' ? key : `${key}=${item}`;
  /** Only `matrix` includes the name of the parameter. */
  const named = (item: string) =>
    style === 'matrix' ? pair(encodeStrict(rules.name), item) : item;
  if (value === null) return '';
  if (typeof value !== 'object') return prefix + named(encode(toText(value)));
  const entries = Array.isArray(value)
    ? undefined
    : definedEntries(value).map(([key, item]): NameValue => [encode(key), encode(toText(item))]);
  const list = Array.isArray(value) ? value : [];
  const items =
    entries?.flat() ?? list.filter((item) => item !== null).map((item) => encode(toText(item)));
  if (items.length === 0) return '';
  if (!explode) return prefix + named(items.join(listed));
  return (
    prefix +
    (entries ? entries.map(([key, item]) => pair(key, item)) : items.map(named)).join(exploded)
  );
}

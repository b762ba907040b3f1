import {memberOf, namesOf} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import {toKeys, toPointer} from '../../document/pointer';
import {findSchemaAt, findValueAt} from '../../model/schema/findAt';
import type {Json, JsonObject, ParameterLocation, Schema} from '../../model/types';
import {toBodySchema} from '../../request/encoding';
import type {FormPlace} from '../../request/toFindings';
import type {RequestContext, RequestValues} from '../../request/types';
import {parseExactJson} from '../../model/text/parseExactJson';

/** What an API says about a value that it refuses. */
export type Remark = {
  place: FormPlace;
  /** JSON pointer into the value at that place. */
  pointer: string;
  /** In the words of the API; absent if it only names the field. */
  text?: string;
};

/** What is larger names no fields that a reader could go to. In characters. */
const MAX_LENGTH = 200_000;
/** Values of the body that are looked at. */
const MAX_VALUES = 5_000;
const MAX_REMARKS = 50;

/**
 * Lists the fields of a request that the body of an error names: `errors[].pointer` of RFC 9457,
 * `source` of JSON:API, `loc` of FastAPI, `field`, `path` and `param` of others, and objects whose
 * names are those of fields. Only what the operation takes, or the request had, is a field.
 */
export function findRemarks(
  context: RequestContext,
  values: RequestValues,
  text: string,
): Remark[] {
  const answer = text.length <= MAX_LENGTH ? parseExactJson(text)?.value : undefined;
  if (answer === undefined) return [];
  const find = createFinder(context, values);
  const found = new Map<string, Remark>();
  for (const {named, text: words} of listNamed(answer)) {
    const at = find(named);
    if (!at || found.size === MAX_REMARKS) continue;
    const remark = {...at, ...(words !== undefined && {text: words})};
    const key = JSON.stringify([remark.place, remark.pointer, remark.text]);
    if (!found.has(key)) found.set(key, remark);
  }
  const all = Array.from(found.values());
  // What only names a field says nothing more.
  const said = new Set(all.flatMap(({text: words, ...at}) => (words ? JSON.stringify(at) : [])));
  return all.filter(({text: words, ...at}) => words || !said.has(JSON.stringify(at)));
}

/** A field as an API names it. */
type Named = {keys: readonly string[]; in?: ParameterLocation | 'body'};

/** Members that name a field; of several the first. */
const NAMES = ['pointer', 'parameter', 'header', 'loc', 'field', 'param', 'path', 'property'];
/** Members that say what is wrong with it. */
const WORDS = ['detail', 'message', 'msg', 'description', 'title', 'reason', 'code', 'error'];

function* listNamed(answer: Json): Generator<{named: Named; text?: string}> {
  const open: Json[] = [answer];
  for (let at = 0; at < open.length && at < MAX_VALUES; at++) {
    const value = open[at];
    if (Array.isArray(value)) for (const item of value.slice(0, MAX_VALUES)) open.push(item);
    if (!isObject(value)) continue;
    const inner = memberOf(value, 'source');
    const text = toText(value);
    const named = toNamed(isObject(inner) ? inner : value);
    if (named) yield {named, ...(text !== undefined && {text})};
    for (const name of namesOf(value)) {
      const member = memberOf(value, name);
      // `{"errors": {"amount": ["…"]}}`
      if (name === 'errors' && isObject(member)) yield* listMembers(member);
      if (typeof member === 'object' && member !== null) open.push(member);
    }
  }
}

function* listMembers(errors: JsonObject): Generator<{named: Named; text?: string}> {
  for (const name of namesOf(errors)) {
    const said = memberOf(errors, name);
    for (const text of Array.isArray(said) ? said : [said])
      if (typeof text === 'string') yield {named: {keys: toPath(name)}, text};
  }
}

function toText(error: JsonObject): string | undefined {
  const said = WORDS.map((name) => memberOf(error, name)).find((text) => typeof text === 'string');
  return typeof said === 'string' ? said : undefined;
}

function toNamed(error: JsonObject): Named | undefined {
  for (const name of NAMES) {
    const value = memberOf(error, name);
    if (Array.isArray(value)) {
      const keys = value.flatMap((key) =>
        typeof key === 'string' || typeof key === 'number' ? String(key) : [],
      );
      if (keys.length === value.length && keys.length > 0) return toPlaced(keys);
    }
    if (typeof value !== 'string' || value === '') continue;
    if (name === 'header') return {keys: [value], in: 'header'};
    if (name === 'parameter') return {keys: [value]};
    return toPlaced(toPath(value));
  }
  return undefined;
}

const PLACES: {[name: string]: Named['in']} = {
  body: 'body',
  query: 'query',
  path: 'path',
  header: 'header',
  cookie: 'cookie',
};

/** `["body", "amount"]`, of FastAPI: where the field is comes first. */
function toPlaced(keys: readonly string[]): Named {
  const [first = '', ...rest] = keys;
  const place = Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
  return place && rest.length > 0 ? {keys: rest, in: place} : {keys};
}

/** The names in a pointer (`#/items/0`), or in a path (`items[0].price`, `$.items`). */
function toPath(text: string): string[] {
  if (/^#?\//.test(text)) return toKeys(decode(text.replace(/^#/, '')));
  return text
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .map((key) => key.replace(/^["']|["']$/g, ''))
    .filter((key) => key !== '');
}

/** A pointer in a fragment is percent-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds where a field is in the form. */
function createFinder(
  {operation, schemas}: RequestContext,
  {body}: RequestValues,
): (named: Named) => Pick<Remark, 'place' | 'pointer'> | undefined {
  const mediaType = operation.requestBody?.content.find(
    (content) => content.mediaType === body?.mediaType,
  );
  const schema = mediaType && toBodySchema(mediaType, schemas);
  const sent =
    body?.kind === 'value'
      ? body.value
      : body?.kind === 'text'
        ? parseExactJson(body.text)?.value
        : undefined;
  const isField = (keys: readonly string[]) =>
    (sent !== undefined && findValueAt(sent, toPointer(...keys)) !== undefined) ||
    isDescribed(schema, keys);
  const isDescribed = (of: Schema | undefined, keys: readonly string[]) =>
    of !== undefined && findSchemaAt(of, toPointer(...keys), schemas) !== undefined;
  return ({keys, in: where}) => {
    const [first = ''] = keys;
    if (keys.length > 0 && (where === undefined || where === 'body')) {
      // JSON:API points into `/data/attributes`, ASP.NET writes names with a capital letter.
      const spellings = [keys, [first.charAt(0).toLowerCase() + first.slice(1), ...keys.slice(1)]];
      const known = spellings.find(isField);
      if (known) return {place: {kind: 'body'}, pointer: toPointer(...known)};
    }
    const parameter = operation.parameters.find(
      ({in: place, name, ignored}) =>
        !ignored &&
        (where === undefined || where === place) &&
        (name === first || (place === 'header' && name.toLowerCase() === first.toLowerCase())),
    );
    return (
      parameter && {
        place: {kind: 'parameter', in: parameter.in, name: parameter.name},
        pointer: toPointer(...keys.slice(1)),
      }
    );
  };
}

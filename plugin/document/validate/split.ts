import {countValues} from '../parse/countValues';
import type {Json, JsonObject} from '../types';

/**
 * Values in the first part, or in a document that is not split; each part may be so many times
 * larger than the one before.
 */
const FIRST = 5_000;
const GROWTH = 16;
/** Values in a part, unless one entry alone has more. */
const LARGEST = 256_000;

/** An entry of a map of the document: of `paths`, `webhooks`, or a section of `components`. */
type Entry = {section: string[]; key: string; value: Json};

/**
 * A document in parts that are documents themselves: validators that keep references can look at
 * them one by one. Their time grows with the square of the faults that they find at once, so the
 * first parts are small, and a document that is wrong all over is known for it before much of it
 * was looked at. Few parts, because a validator may compile its schema for each. Pointers into a
 * part are pointers into the document.
 */
export function* splitDocument(document: JsonObject): Generator<JsonObject> {
  if (countValues(document).values <= FIRST) {
    yield document;
    return;
  }
  const entries: Entry[] = [];
  const {components} = document;
  const base: JsonObject = {
    ...document,
    ...(isMap(document.paths) && {paths: takeOut(document.paths, ['paths'], entries)}),
    ...(isMap(document.webhooks) && {webhooks: takeOut(document.webhooks, ['webhooks'], entries)}),
    ...(isMap(components) && {
      components: Object.fromEntries(
        Object.entries(components).map(([name, section]) => [
          name,
          isMap(section) && !name.startsWith('x-')
            ? takeOut(section, ['components', name], entries)
            : section,
        ]),
      ),
    }),
  };
  // The first part also has whatever is no entry.
  let rest: JsonObject = base;
  let part: Entry[] = [];
  let size = countValues(base).values;
  let limit = FIRST;
  for (const entry of entries) {
    part.push(entry);
    size += countValues(entry.value).values;
    if (size < limit) continue;
    yield toDocument(rest, part);
    rest = toBareBase(base);
    part = [];
    size = 0;
    limit = Math.min(limit * GROWTH, LARGEST);
  }
  if (part.length > 0 || rest === base) yield toDocument(rest, part);
}

function isMap(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function takeOut(map: JsonObject, section: string[], entries: Entry[]): JsonObject {
  for (const [key, value] of Object.entries(map)) entries.push({section, key, value});
  return {};
}

/** Only what the schema cannot do without. */
function toBareBase({openapi, info, jsonSchemaDialect}: JsonObject): JsonObject {
  return {
    openapi: openapi!,
    info: info!,
    ...(jsonSchemaDialect !== undefined && {jsonSchemaDialect}),
    paths: {},
  };
}

/** The base with entries in it. */
function toDocument(base: JsonObject, part: readonly Entry[]): JsonObject {
  const maps = new Map<string, Map<string, Json>>();
  for (const {section, key, value} of part) {
    const name = section.join('/');
    const map = maps.get(name) ?? new Map<string, Json>();
    maps.set(name, map.set(key, value));
  }
  const pick = (name: string): JsonObject => Object.fromEntries(maps.get(name) ?? []);
  const sections = [...maps.keys()]
    .filter((name) => name.startsWith('components/'))
    .map((name) => [name.slice('components/'.length), pick(name)]);
  const components = {
    ...(isMap(base.components) && base.components),
    ...(Object.fromEntries(sections) as JsonObject),
  };
  return {
    ...base,
    ...(maps.has('paths') && {paths: pick('paths')}),
    ...(maps.has('webhooks') && {webhooks: pick('webhooks')}),
    ...(sections.length > 0 && {components}),
  };
}

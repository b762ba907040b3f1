import {isObject} from '../isObject';
import {countValues} from '../parse/countValues';
import {SWAGGER_SECTIONS} from '../swagger/fields';
import type {Json, JsonObject} from '../types';

/**
 * Number of values in the first part, or in a document that is not split, and the factor by which
 * each part may be larger than the one before.
 */
const FIRST = 5_000;
const GROWTH = 16;
/** Maximum number of values in a part, unless one entry alone has more. */
const LARGEST = 256_000;

const SWAGGER_SECTION_NAMES = [...SWAGGER_SECTIONS.values()];

/**
 * An entry of a map of the document: of `paths`, `webhooks` or a section of `components`; in
 * Swagger 2.0, also of its other sections beside `paths`.
 */
type MapEntry = {section: string[]; key: string; value: Json};

/**
 * Splits a document into parts that are documents themselves, for validators that keep references.
 * Their time grows with the square of the faults that they find at once, so the first parts are
 * small: a document that is wrong everywhere is detected early. There are few parts, because a
 * validator may compile its schema for each. Pointers into a part are pointers into the document.
 */
export function* splitDocument(document: JsonObject): Generator<JsonObject> {
  if (countValues(document).values <= FIRST) {
    yield document;
    return;
  }
  const entries: MapEntry[] = [];
  const {components} = document;
  const base: JsonObject = {
    ...document,
    ...(isObject(document.paths) && {paths: takeOut(document.paths, ['paths'], entries)}),
    ...(isObject(document.webhooks) && {
      webhooks: takeOut(document.webhooks, ['webhooks'], entries),
    }),
    ...Object.fromEntries(
      listSwaggerSections(document).map(([name, section]) => [
        name,
        takeOut(section, [name], entries),
      ]),
    ),
    ...(isObject(components) && {
      components: Object.fromEntries(
        Object.entries(components).map(([name, section]) => [
          name,
          isObject(section) && !name.startsWith('x-')
            ? takeOut(section, ['components', name], entries)
            : section,
        ]),
      ),
    }),
  };
  // The first part also contains everything that is not an entry.
  let rest: JsonObject = base;
  let part: MapEntry[] = [];
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

function listSwaggerSections(document: JsonObject): [name: string, section: JsonObject][] {
  if (!Object.hasOwn(document, 'swagger')) return [];
  return SWAGGER_SECTION_NAMES.flatMap((name) => {
    const section = document[name];
    return isObject(section) ? [[name, section]] : [];
  });
}

function takeOut(map: JsonObject, section: string[], entries: MapEntry[]): JsonObject {
  for (const [key, value] of Object.entries(map)) entries.push({section, key, value});
  return {};
}

/** Only the fields that the schema requires. */
function toBareBase(document: JsonObject): JsonObject {
  const kept = Object.entries(document).filter(([name]) =>
    ['openapi', 'swagger', 'info', 'jsonSchemaDialect'].includes(name),
  );
  return {...Object.fromEntries(kept), paths: {}};
}

/** The base with entries added. */
function toDocument(base: JsonObject, part: readonly MapEntry[]): JsonObject {
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
    ...(isObject(base.components) && base.components),
    ...(Object.fromEntries(sections) as JsonObject),
  };
  return {
    ...base,
    ...(maps.has('paths') && {paths: pick('paths')}),
    ...(maps.has('webhooks') && {webhooks: pick('webhooks')}),
    ...Object.fromEntries(
      SWAGGER_SECTION_NAMES.filter((name) => maps.has(name)).map((name) => [name, pick(name)]),
    ),
    ...(sections.length > 0 && {components}),
  };
}

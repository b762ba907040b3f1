import type {Json, JsonObject} from '../types';

/** Where an entry of a map stood when nothing was wrong with it. */
const places = new WeakMap<object, string>();

/**
 * The document without those entries of `paths` and of `components` of which is known that nothing
 * is wrong with them: each is valid by itself. The schema wants neither of the maps to have
 * entries.
 */
export function withoutFaultless(document: JsonObject): JsonObject {
  return mapEntries(document, (entries, section) =>
    entries.filter(([key, value]) => !isMap(value) || places.get(value) !== `${section} ${key}`),
  );
}

/** Notes that nothing is wrong with a document. */
export function noteFaultless(document: JsonObject): void {
  mapEntries(document, (entries, section) => {
    for (const [key, value] of entries) if (isMap(value)) places.set(value, `${section} ${key}`);
    return entries;
  });
}

type Change = (entries: [string, Json][], section: string) => [string, Json][];

function mapEntries(document: JsonObject, change: Change): JsonObject {
  const {paths, components} = document;
  const toMap = (map: Json, section: string) =>
    isMap(map) ? Object.fromEntries(change(Object.entries(map), section)) : map;
  const sections = isMap(components)
    ? Object.entries(components).map(([name, section]): [string, Json] => [
        name,
        toMap(section, name),
      ])
    : undefined;
  return {
    ...document,
    ...(paths !== undefined && {paths: toMap(paths, 'paths')}),
    ...(sections && {components: Object.fromEntries(sections)}),
  };
}

function isMap(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

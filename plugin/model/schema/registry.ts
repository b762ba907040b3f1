import {isObject} from '../../document/isObject';
import type {Json, JsonObject, LoadedDocument, Place} from '../../document/types';
import {findComponentSchemas} from '../../document/derived';
import {aliasOf, entriesOf, placeKey} from '../../document/place';
import type {ReferenceSchema, Schema, SchemaId, SchemaPlace, SchemaTable} from '../types';
import {createSchemaIds, isNamedPlace, toMergedName} from './names';

/**
 * A schema with the named schema that contains it. The schema is absent while it is being built.
 */
export type InlineSchema = {schema?: Schema; home?: SchemaId};

export type SchemaLink = {id: SchemaId; name: string};

/** A named schema that has not been built yet. Several places all apply: they are merged. */
type PendingSchema = SchemaLink & {places: Place[]};

/**
 * The named schemas of a document: each is named and built once, however many references it has.
 */
export type Registry = {
  table: SchemaTable;
  /** Places of the schemas in the table that the author has named. */
  places: {[id: SchemaId]: SchemaPlace};
  /** Names the schema at a place, or one that is made of several places. It will be built. */
  link: (places: readonly Place[]) => SchemaLink;
  /** Names a schema that has already been built. */
  promote: (place: Place, schema: Schema) => SchemaLink;
  /** The next schema to build. */
  take: () => PendingSchema | undefined;
  /**
   * The place of a value among the named schemas, if it is one: with YAML aliases one value appears
   * in two places.
   */
  placeOfComponent: (value: JsonObject) => Place | undefined;
  /**
   * Schemas that were built in place, by their value in the document, or by the places that define
   * them together.
   */
  inline: Map<Json, InlineSchema>;
  /** Records a reference; its `type` is filled in when all schemas are built. */
  addReference: (reference: ReferenceSchema) => void;
  references: readonly ReferenceSchema[];
};

export function createRegistry(document: LoadedDocument, scope?: string): Registry {
  const newId = createSchemaIds(scope);
  const links = new Map<string, SchemaLink>();
  const queue: PendingSchema[] = [];
  let taken = 0;
  const table = Object.create(null) as SchemaTable;
  const namedPlaces: Registry['places'] = {};
  const components = new Map<Json, Place>();
  const references: ReferenceSchema[] = [];

  // The names in `components.schemas` are reserved first, so that no other schema takes them.
  for (const [name, place] of entriesOf(findComponentSchemas(document))) {
    const canonical = toCanonicalPlace(document, place);
    const key = placeKey(canonical);
    if (!links.has(key)) links.set(key, {id: newId(name), name});
    if (isObject(canonical.value) && !components.has(canonical.value))
      components.set(canonical.value, canonical);
  }

  const queued = new Set<string>();
  const notePlace = ({id}: SchemaLink, [place, ...others]: readonly Place[]) => {
    if (!place || others.length > 0 || !isNamedPlace(place)) return;
    namedPlaces[id] = {file: place.file, pointer: place.pointer};
  };
  const nameOf = (key: string, places: readonly Place[]) => {
    let link = links.get(key);
    if (!link) {
      const name = toMergedName(places);
      links.set(key, (link = {id: newId(name), name}));
    }
    return link;
  };

  return {
    table,
    places: namedPlaces,
    link(places) {
      const canonical = places.map((place) => toCanonicalPlace(document, place));
      const key = canonical.map(placeKey).join(' ');
      const link = nameOf(key, canonical);
      if (!queued.has(key)) {
        queued.add(key);
        queue.push({...link, places: canonical});
        notePlace(link, canonical);
      }
      return link;
    },
    promote(place, schema) {
      const key = placeKey(place);
      const link = nameOf(key, [place]);
      if (!queued.has(key)) {
        queued.add(key);
        table[link.id] = {name: link.name, schema};
        notePlace(link, [place]);
      }
      return link;
    },
    take: () => queue[taken++],
    placeOfComponent: (value) => components.get(value),
    inline: new Map(),
    addReference: (reference) => void references.push(reference),
    references,
  };
}

/**
 * The place that identifies a schema. An entry of `components.schemas` that only refers to another
 * file is that file's schema with a name; an alias of another named schema keeps its own name.
 */
function toCanonicalPlace(document: LoadedDocument, place: Place): Place {
  const seen = new Set<string>();
  let current = place;
  while (!seen.has(placeKey(current))) {
    seen.add(placeKey(current));
    const ref = aliasOf(current.value);
    const target = ref === undefined ? undefined : document.resolve(ref, current);
    if (!target || target.file === current.file) return current;
    current = target;
  }
  return current;
}

import {toTabPath} from '../navigation/tabPaths';
import type {SchemaPages} from '../lists/schemaPages/types';
import type {ApiReference, SchemaId} from '../model/types';

/** A string of JSON and everything that it was made from. */
type Text = {needs: readonly unknown[]; text: string};

/** The strings of the previous build, so that unchanged ones are not made again. Empty at first. */
export type TextMemory = {last?: ReadonlyMap<unknown, Text>};

export type Texts = {
  /** The string of a key: made once, and reused if its inputs are those of the previous build. */
  keep(key: unknown, listNeeds: () => readonly unknown[], make: () => string): string;
  /** Forgets the strings that the current build has not requested. */
  end(): void;
};

/** @param memory absent if strings are made only once: then their inputs are not recorded */
export function createTexts(memory?: TextMemory): Texts {
  const texts = new Map<unknown, Text>();
  return {
    keep(key, listNeeds, make) {
      let known = texts.get(key);
      if (!known) {
        const last = memory?.last?.get(key);
        const needs = memory ? listNeeds() : [];
        known = last && isSameList(last.needs, needs) ? last : {needs, text: make()};
        texts.set(key, known);
      }
      return known.text;
    },
    end() {
      if (memory) memory.last = texts;
    },
  };
}

/**
 * Whether two lists contain the same values in the same order; objects are compared by identity.
 */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** The JSON of an object whose values are already JSON. */
export function toObjectText(entries: readonly (readonly [key: string, value: string])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

/** The named schemas of a tab as JSON, for the data of its pages. */
export type SchemaTexts = {
  schema: (id: SchemaId) => string;
  /** The JSON of a table of schemas. */
  schemas: (ids: readonly SchemaId[]) => string;
};

/** Adds the address of its page to a schema that has a page: the name in each reference links to it. */
export function createSchemaTexts(
  {schemas}: Pick<ApiReference, 'schemas'>,
  schemaPages: SchemaPages | undefined,
  texts: Texts,
): SchemaTexts {
  const base = schemaPages && `${schemaPages.index.replace(/\/$/, '')}/`;
  const schema = (id: SchemaId) => {
    const own = schemaPages?.byId.get(id)?.permalink;
    const page = own && base && toTabPath(own, base).replace(/(?<=^[^/]+)\/$/, '');
    return texts.keep(
      schemas[id],
      () => [page],
      () => JSON.stringify(page === undefined ? schemas[id] : {...schemas[id], page}),
    );
  };
  return {schema, schemas: (ids) => toObjectText(ids.map((id) => [id, schema(id)]))};
}

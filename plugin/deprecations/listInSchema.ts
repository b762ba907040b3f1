/** Finds what is deprecated inside a schema. */
import {formatJson} from '../document/exactNumber';
import {partAnchor, propertyAnchor, variantAnchor, type Anchor} from '../model/page/anchors';
import {toInnerPlaces} from '../model/page/innerPlaces';
import {findSchema} from '../model/schema/findNode';
import type {
  Deprecation,
  Markdown,
  NodeSchema,
  Schema,
  SchemaId,
  SchemaTable,
} from '../model/types';

/** What has been listed: each named schema is visited once, whichever operation refers to it. */
export type SchemaSeen = {
  ids: Set<SchemaId>;
  /** `Pet.tag`: a property that several schemas inherit belongs to the schema that defines it. */
  names: Set<string>;
};

export type FoundInSchema = {
  kind: 'property' | 'value' | 'schema';
  name: string;
  /** Name of the schema that contains it. */
  of?: string;
  schemaId?: SchemaId;
  anchor: Anchor;
  deprecated: Deprecation;
  /** Label of the version that no longer has it. */
  removed?: string;
  about?: Markdown;
};

/** A schema to visit: where it is on the page, and in which named schema. */
type Entry = {
  schema: Schema;
  anchor: Anchor;
  /** The path from the named schema, or from the body: `owner.phones[]`. */
  path: string;
  of?: string;
  schemaId?: SchemaId;
};

/** Nearest first, so that links lead to where a reader has to open the fewest parts. */
export function listInSchema(
  {schema, anchor, table}: {schema: Schema; anchor: Anchor; table: SchemaTable},
  seen: SchemaSeen,
): FoundInSchema[] {
  const found: FoundInSchema[] = [];
  const pending: Entry[] = [{schema, anchor, path: ''}];
  // Grows during the loop.
  for (const entry of pending) {
    const {schema: current, ...place} = entry;
    if (current.kind === 'reference') {
      if (seen.ids.has(current.id)) continue;
      seen.ids.add(current.id);
      const target = findSchema(table, current.id);
      if (!target) continue;
      const {name, id} = current;
      const said = target.kind === 'unknown' ? undefined : target.deprecated;
      if (said)
        found.push({
          kind: 'schema',
          name,
          schemaId: id,
          anchor: place.anchor,
          deprecated: said,
          ...aboutOf(target),
        });
      pending.push({schema: target, anchor: place.anchor, path: '', of: name, schemaId: id});
    } else if (current.kind === 'schema') {
      found.push(
        ...listProperties(current, place, seen),
        ...listValues(current, place),
        ...listVariants(current, place),
      );
      pending.push(...listInner(current, place));
    }
  }
  return found;
}

function listProperties(
  {properties = []}: NodeSchema,
  {anchor, path, of, schemaId}: Omit<Entry, 'schema'>,
  {names}: SchemaSeen,
): FoundInSchema[] {
  return properties.flatMap(({name, schema, from, versionNotes}): FoundInSchema[] => {
    const deprecated = schema.kind === 'unknown' ? undefined : schema.deprecated;
    const {removed} = versionNotes ?? {};
    if (!deprecated && removed === undefined) return [];
    const owner = from ?? of;
    const key = from === undefined ? toPath(path, name) : name;
    if (owner !== undefined) {
      const known = `${owner}.${key}`;
      if (names.has(known)) return [];
      names.add(known);
    }
    return [
      {
        kind: 'property',
        name: key,
        anchor: propertyAnchor(anchor, name),
        deprecated: deprecated ?? {},
        ...(removed !== undefined && {removed}),
        ...aboutOf(schema),
        ...(owner !== undefined && {of: owner}),
        ...(schemaId !== undefined && {schemaId}),
      },
    ];
  });
}

/** Values that a later version no longer has. */
function listValues(
  {enum: values = []}: NodeSchema,
  {anchor, path, of, schemaId}: Omit<Entry, 'schema'>,
): FoundInSchema[] {
  const owner = of === undefined ? path : toPath(of, path);
  return values.flatMap(({value, description, versionNotes}): FoundInSchema[] => {
    const {removed} = versionNotes ?? {};
    return removed === undefined
      ? []
      : [
          {
            kind: 'value',
            name: formatJson(value),
            anchor,
            deprecated: {},
            removed,
            ...(description !== undefined && {about: description}),
            ...(owner !== '' && {of: owner}),
            ...(schemaId !== undefined && {schemaId}),
          },
        ];
  });
}

/** Documents deprecate one of several values by a variant with only that value. */
function listVariants(
  {variants = []}: NodeSchema,
  {anchor, path, of, schemaId}: Omit<Entry, 'schema'>,
): FoundInSchema[] {
  const owner = of === undefined ? path : toPath(of, path);
  return variants.flatMap((group, index) =>
    group.variants.flatMap(({label, schema}): FoundInSchema[] => {
      const deprecated = schema.kind === 'unknown' ? undefined : schema.deprecated;
      if (!deprecated) return [];
      const value = schema.kind === 'schema' ? schema.const : undefined;
      return [
        {
          kind: value === undefined ? 'schema' : 'value',
          name: value === undefined ? label : formatJson(value),
          anchor: variantAnchor(anchor, index, label),
          deprecated,
          ...aboutOf(schema),
          ...(owner !== '' && {of: owner}),
          ...(schemaId !== undefined && {schemaId}),
        },
      ];
    }),
  );
}

function aboutOf(schema: Schema): {about?: Markdown} {
  return schema.kind !== 'unknown' && schema.description !== undefined
    ? {about: schema.description}
    : {};
}

function listInner(node: NodeSchema, {anchor, path, of, schemaId}: Omit<Entry, 'schema'>): Entry[] {
  const rest = {...(of !== undefined && {of}), ...(schemaId !== undefined && {schemaId})};
  const {properties = [], ...others} = node;
  const [items, any] = [partAnchor(anchor, 'items'), partAnchor(anchor, 'any')];
  return [
    ...properties.map(({name, schema}) => ({
      schema,
      anchor: propertyAnchor(anchor, name),
      path: toPath(path, name),
      ...rest,
    })),
    ...toInnerPlaces(others, anchor).map(({anchor: inner, schema}) => ({
      schema,
      anchor: inner,
      path: inner === items ? `${path}[]` : inner === any ? `${path}{*}` : path,
      ...rest,
    })),
  ];
}

function toPath(path: string, name: string): string {
  return path === '' ? name : name === '' ? path : `${path}.${name}`;
}

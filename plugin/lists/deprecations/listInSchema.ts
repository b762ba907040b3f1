/** Finds what is deprecated inside a schema. */
import {formatJson} from '../../document/exactNumber';
import {present} from '../../document/present';
import {propertyAnchor, variantAnchor, type Anchor} from '../../model/page/anchors';
import {isPlainMap} from '../../model/schema/blocks';
import {findSchema} from '../../model/schema/findNode';
import type {
  Deprecation,
  Markdown,
  NodeSchema,
  Schema,
  SchemaId,
  SchemaTable,
} from '../../model/types';
import {
  innerAnchor,
  type InnerField,
  type InnerSchema,
  visitInner,
  visitSchemas,
} from '../../model/visit';

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

/** Where a schema is on the page, and in which named schema. */
type SchemaPosition = {
  anchor: Anchor;
  /** The nearest row: items of a list and values of a map have none. */
  row: Anchor;
  /** The path from the named schema, or from the body: `owner.phones[]`. */
  path: string;
  of?: string;
  schemaId?: SchemaId;
};

/** Nearest first, so that links lead to where a reader has to open the fewest parts. */
export function listInSchema(
  {schema: start, anchor, table}: {schema: Schema; anchor: Anchor; table: SchemaTable},
  seen: SchemaSeen,
): FoundInSchema[] {
  const found: FoundInSchema[] = [];
  visitSchemas([[start, {anchor, row: anchor, path: ''} as SchemaPosition]], {
    reference({id, name}, {anchor: own, row}, add) {
      if (seen.ids.has(id)) return;
      seen.ids.add(id);
      const target = findSchema(table, id);
      if (!target) return;
      const deprecated = deprecationOf(target);
      if (deprecated)
        found.push({
          kind: 'schema',
          name,
          schemaId: id,
          anchor: row,
          deprecated,
          ...aboutOf(target),
        });
      add(target, {anchor: own, row, path: '', of: name, schemaId: id});
    },
    schema(node, at, add) {
      for (const list of [
        listProperties(node, at, seen),
        listValues(node, at),
        listVariants(node, at),
      ])
        for (const item of list) found.push(item);
      visitInner(node, (inner) => {
        const path = PATHS[inner.field]?.(at.path, inner) ?? at.path;
        const own = innerAnchor(at.anchor, inner);
        add(inner.schema, {...at, anchor: own, row: hasRow(node, inner) ? own : at.row, path});
      });
    },
    boolean: () => undefined,
    unknown: () => undefined,
  });
  return found;
}

/** Whether what is inside a schema has a row: not if the schema is nothing but a list or a map. */
function hasRow(node: NodeSchema, {field}: InnerSchema): boolean {
  return field !== 'items' && !(field === 'additionalProperties' && isPlainMap(node));
}

/** The path of what is one level deeper in the data. */
const PATHS: {[field in InnerField]?: (path: string, inner: InnerSchema) => string} = {
  properties: (path, {key}) => toPath(path, String(key)),
  items: (path) => `${path}[]`,
  additionalProperties: (path) => `${path}{*}`,
};

function listProperties(
  {properties = []}: NodeSchema,
  {anchor, path, of, schemaId}: SchemaPosition,
  {names}: SchemaSeen,
): FoundInSchema[] {
  return properties.flatMap(({name, schema, from, versionNotes}): FoundInSchema[] => {
    const deprecated = deprecationOf(schema);
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
        ...present({removed}),
        ...aboutOf(schema),
        ...present({of: owner, schemaId}),
      },
    ];
  });
}

/** Values that a later version no longer has. */
function listValues(
  {enum: values = []}: NodeSchema,
  {row, path, of, schemaId}: SchemaPosition,
): FoundInSchema[] {
  const owner = of === undefined ? path : toPath(of, path);
  return values.flatMap(({value, description, versionNotes}): FoundInSchema[] => {
    const {removed} = versionNotes ?? {};
    return removed === undefined
      ? []
      : [
          present({
            kind: 'value',
            name: formatJson(value),
            anchor: row,
            deprecated: {},
            removed,
            about: description,
            ...(owner !== '' && {of: owner}),
            schemaId,
          }),
        ];
  });
}

/** Documents deprecate one of several values by a variant with only that value. */
function listVariants(
  {variants = []}: NodeSchema,
  {anchor, path, of, schemaId}: SchemaPosition,
): FoundInSchema[] {
  const owner = of === undefined ? path : toPath(of, path);
  return variants.flatMap((group, index) =>
    group.variants.flatMap(({label, schema}): FoundInSchema[] => {
      const deprecated = deprecationOf(schema);
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
          ...present({schemaId}),
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

function deprecationOf(schema: Schema): Deprecation | undefined {
  return schema.kind === 'unknown' ? undefined : schema.deprecated;
}

function toPath(path: string, name: string): string {
  return path === '' ? name : name === '' ? path : `${path}.${name}`;
}

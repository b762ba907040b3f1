import type {NodeSchema, Schema, VariantGroup} from '../../model/types';
import {partAnchor, type Anchor} from '../../model/page/anchors';
import {listParts} from '../../model/schema/blocks';
import {saysMore} from '../../model/schema/saysMore';
import {toSchemaView, type SchemaLookup, type SchemaView} from './view';

/** A list or a map around a schema. */
export type Wrapper = {
  kind: 'array' | 'map';
  /** The element's own view. */ view: SchemaView;
  anchor: Anchor;
};

/**
 * The schema whose parts are shown at a place. For a list of objects, these are the object's
 * properties: nobody wants to open the list first and then the object.
 */
export type SchemaContent = {view: SchemaView; anchor: Anchor; wrappers: Wrapper[]};

const MAX_WRAPPERS = 12;

export function toSchemaContent(
  view: SchemaView,
  anchor: Anchor,
  lookup: SchemaLookup,
): SchemaContent {
  const wrappers: Wrapper[] = [];
  let content: Omit<SchemaContent, 'wrappers'> = {view, anchor};
  while (wrappers.length < MAX_WRAPPERS) {
    const {target} = content.view;
    const inner = target?.kind === 'schema' ? toElement(target) : undefined;
    if (!inner) break;
    content = {
      view: toSchemaView(inner.schema, lookup),
      anchor: partAnchor(content.anchor, inner.kind === 'array' ? 'items' : 'any'),
    };
    wrappers.push({kind: inner.kind, ...content});
  }
  return {view: content.view, anchor: content.anchor, wrappers};
}

/** The element of a list or map that has no other parts. */
function toElement(node: NodeSchema): {kind: Wrapper['kind']; schema: Schema} | undefined {
  const {items, additionalProperties, additionalPropertiesName} = node;
  if (saysMore(items) && countParts(node) === 1) return {kind: 'array', schema: items};
  // The name of a map's keys is shown in place of a property's name.
  if (
    saysMore(additionalProperties) &&
    additionalPropertiesName === undefined &&
    countParts(node) === 1
  )
    return {kind: 'map', schema: additionalProperties};
  return undefined;
}

/** Whether a page has parts of the schema to show, beyond its row. */
export function isComposite(node: NodeSchema): boolean {
  return countParts(node) > 0;
}

/** Whether a schema has something to disclose: its parts, or, if it is not loaded, all of it. */
export function hasParts(schema: Schema, lookup: SchemaLookup): boolean {
  const {target} = toSchemaContent(toSchemaView(schema, lookup), '', lookup).view;
  return target === undefined || (target.kind === 'schema' && isComposite(target));
}

/** Counts the parts that name a disclosure. */
export function countNamed({properties, patternProperties, variants}: NodeSchema): {
  properties: number;
  variants: number;
} {
  return {
    properties: (properties?.length ?? 0) + (patternProperties?.length ?? 0),
    variants: (variants ?? []).reduce((sum, group) => sum + group.variants.length, 0),
  };
}

function countParts(node: NodeSchema): number {
  const fields = listParts(node).filter(
    (field) =>
      field !== 'variants' || node.variants?.some((group) => !isSaidByType(group, node)) === true,
  );
  return fields.length + (node.dependentRequired ? 1 : 0);
}

const PLAIN_KEYS = new Set(['kind', 'type', 'types']);
/** Longer lists of alternatives are cut off. */
const MAX_WORDS = 4;

/** Whether the type alone describes the variants: `string | integer`. */
function isSaidByType({variants, discriminator}: VariantGroup, node: NodeSchema): boolean {
  if (
    discriminator ||
    variants.length > MAX_WORDS ||
    node.variants?.length !== 1 ||
    node.properties
  )
    return false;
  return variants.every(
    ({schema}) =>
      schema.kind === 'schema' && Object.keys(schema).every((key) => PLAIN_KEYS.has(key)),
  );
}

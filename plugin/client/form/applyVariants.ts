import {isObject} from '../../document/isObject';
import type {Direction} from '../../model/example/composition';
import {composeSkeleton} from '../../model/example/generatedExample';
import type {Json, Schema, SchemaTable} from '../../model/types';
import {findVariant} from '../../model/schema/findVariant';
import {findNode} from '../../request/schemas';
import {
  isWithin,
  partAnchor,
  propertyAnchor,
  variantAnchor,
  type Anchor,
} from '../../model/page/anchors';
import {getProperty, setProperty} from './objectValues';
import {switchVariant} from './switchVariant';
import {toEmptyValue} from './toEmptyValue';

export type VariantChoice = {
  table: SchemaTable;
  /** Anchors of the variants that the reader has chosen on the page. */
  chosen: readonly Anchor[];
  /** Examples of the whole value; one that matches the chosen variant replaces a composed value. */
  examples?: readonly Json[];
  /** Whether the value is a whole body. */
  isBody?: boolean;
  /** What the schema describes; by default a request. */
  direction?: Direction;
};

/**
 * Changes a value to match the variants chosen on the page: to an example that has all of them, or
 * part by part. What already matches is left unchanged.
 * @param anchor of the schema on the page
 */
export function applyVariants(
  value: Json | undefined,
  schema: Schema | undefined,
  anchor: Anchor,
  choice: VariantChoice,
): Json | undefined {
  const changed = applyParts(value, schema, anchor, choice);
  if (changed === value) return value;
  const alone = {...choice, examples: []};
  const hasAll = (example: Json) => applyParts(example, schema, anchor, alone) === example;
  return choice.examples?.find(hasAll) ?? changed;
}

function applyParts(
  value: Json | undefined,
  schema: Schema | undefined,
  anchor: Anchor,
  choice: VariantChoice,
): Json | undefined {
  const {table, chosen, examples = [], isBody = false, direction = 'request'} = choice;
  if (!chosen.some((other) => isWithin(other, anchor))) return value;
  const node = findNode(schema, table);
  if (!node) return value;
  // The document's values, with visible placeholders for missing ones, as elsewhere on the page.
  const isOptional = isBody && !node.properties?.some(({required}) => required);
  const toShape = (shown: Schema) =>
    composeSkeleton(shown, direction, table, isOptional) ?? toEmptyValue(shown, table);
  let current = value;
  // The anchors of a variant's parts are below its own; those of the schema's own parts are beside
  // the variants.
  const places: {schema: Schema; anchor: Anchor}[] = [{schema: node, anchor}];
  for (const [groupIndex, group] of (node.variants ?? []).entries()) {
    for (const [index, {label, schema: variant}] of group.variants.entries()) {
      const own = variantAnchor(anchor, groupIndex, label);
      if (!chosen.includes(own)) continue;
      const isOfIt = (candidate: Json | undefined) =>
        candidate !== undefined && findVariant(group, candidate, table) === index;
      if (!isOfIt(current))
        current =
          examples.find(isOfIt) ?? switchVariant(group, index, current, table, node, toShape);
      places.push({schema: variant, anchor: own});
    }
  }
  for (const place of places)
    current = applyInside(current, place.schema, place.anchor, {table, chosen, direction});
  return current;
}

function applyInside(
  value: Json | undefined,
  schema: Schema,
  anchor: Anchor,
  choice: VariantChoice,
): Json | undefined {
  const node = findNode(schema, choice.table);
  if (Array.isArray(value) && node?.items) {
    const {items} = node;
    const changed = value.map(
      (item) => applyParts(item, items, partAnchor(anchor, 'items'), choice) ?? item,
    );
    return changed.every((item, index) => item === value[index]) ? value : changed;
  }
  if (!isObject(value)) return value;
  return (node?.properties ?? []).reduce<{[key: string]: Json}>(
    (object, {name, schema: property}) => {
      const before = getProperty(object, name);
      const after =
        before === undefined
          ? undefined
          : applyParts(before, property, propertyAnchor(anchor, name), choice);
      return after === before ? object : setProperty(object, name, after);
    },
    value,
  );
}

import type {NodeSchema, Schema} from '../types';
import {partAnchor, propertyAnchor, variantAnchor, type Anchor} from './anchors';

/** A schema at a place of the page. */
export type SchemaPlace = {anchor: Anchor; schema: Schema};
/** `deeper`: one level further into the data. Variants and conditions describe the same level. */
export type InnerPlace = SchemaPlace & {deeper: boolean};

/** Maximum number of rows in a list; further rows are shown when a reader asks for them. */
export const MAX_ROWS = 200;

/** The schemas that a page shows inside a schema, in page order, each with its id. */
export function toInnerPlaces(node: NodeSchema, anchor: Anchor): InnerPlace[] {
  const places: InnerPlace[] = [];
  const add = (inner: Anchor, schema: Schema | undefined, deeper = false) => {
    if (schema) places.push({anchor: inner, schema, deeper});
  };
  for (const {name, schema} of (node.properties ?? []).slice(0, MAX_ROWS))
    add(propertyAnchor(anchor, name), schema, true);
  node.patternProperties?.forEach(({schema}, index) =>
    add(partAnchor(anchor, `pattern-${index}`), schema, true),
  );
  add(partAnchor(anchor, 'any'), node.additionalProperties);
  add(partAnchor(anchor, 'other'), node.unevaluatedProperties);
  add(partAnchor(anchor, 'names'), node.propertyNames);
  node.prefixItems?.forEach((schema, index) => add(partAnchor(anchor, `item-${index}`), schema));
  add(partAnchor(anchor, 'items'), node.items);
  add(partAnchor(anchor, 'other-items'), node.unevaluatedItems);
  add(partAnchor(anchor, 'contains'), node.contains?.schema);
  node.variants?.forEach(({variants}, group) =>
    variants.forEach(({label, schema}) => add(variantAnchor(anchor, group, label), schema)),
  );
  node.dependentSchemas?.forEach(({schema}, index) =>
    add(partAnchor(anchor, `with-${index}`), schema),
  );
  node.conditions?.forEach((condition, index) => {
    add(partAnchor(anchor, `if-${index}`), condition.if);
    add(partAnchor(anchor, `then-${index}`), condition.then);
    add(partAnchor(anchor, `else-${index}`), condition.else);
  });
  node.not?.forEach((schema, index) => add(partAnchor(anchor, `not-${index}`), schema));
  add(partAnchor(anchor, 'content'), node.content?.schema);
  return places;
}

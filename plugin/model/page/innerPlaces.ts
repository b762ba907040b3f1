import type {NodeSchema, Schema} from '../types';
import {innerAnchor, type InnerField, visitInner} from '../visit';
import type {Anchor} from './anchors';

/** A schema at a place of the page. */
export type SchemaPlace = {anchor: Anchor; schema: Schema};
/** `deeper`: one level further into the data. Variants and conditions describe the same level. */
export type InnerPlace = SchemaPlace & {deeper: boolean};

/** Maximum number of rows in a list; further rows are shown when a reader asks for them. */
export const MAX_ROWS = 200;

const DEEPER: ReadonlySet<InnerField> = new Set(['properties', 'patternProperties']);

/** The schemas that a page shows inside a schema, in page order, each with its id. */
export function toInnerPlaces(node: NodeSchema, anchor: Anchor): InnerPlace[] {
  const places: InnerPlace[] = [];
  let rows = 0;
  visitInner(node, (inner) => {
    const {field, schema} = inner;
    if (field === 'properties' && ++rows > MAX_ROWS) return;
    places.push({anchor: innerAnchor(anchor, inner), schema, deeper: DEEPER.has(field)});
  });
  return places;
}

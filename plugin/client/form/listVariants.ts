import {findVariant} from '../../model/schema/findVariant';
import {findNode} from '../../request/schemas';
import {partAnchor, variantAnchor, type Anchor} from '../../model/page/anchors';
import type {Json, Schema, SchemaTable} from '../../model/types';

/**
 * Lists the anchors of the variants that a value matches; of a list, those of its first item.
 * @param anchor of the schema on the page
 */
export function listVariants(
  value: Json,
  schema: Schema | undefined,
  anchor: Anchor,
  table: SchemaTable,
): Anchor[] {
  const {variants = [], items} = findNode(schema, table) ?? {};
  const own = variants.flatMap((group, index) => {
    const variant = group.variants[findVariant(group, value, table)];
    return variant ? [variantAnchor(anchor, index, variant.label)] : [];
  });
  const [first] = Array.isArray(value) ? value : [];
  return first === undefined
    ? own
    : [...own, ...listVariants(first, items, partAnchor(anchor, 'items'), table)];
}

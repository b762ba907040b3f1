import {isObject} from '../../document/isObject';
import type {Json, NodeSchema, Schema, SchemaTable, VariantGroup} from '../../model/types';
import {findNode} from '../../request/schemas';
import {setProperty} from './objectValues';
import {toEmptyValue} from './toEmptyValue';

/**
 * The value after the reader switches to a variant: properties that both variants have are kept,
 * and the discriminator names the new variant.
 * @param toShape the initial value of the variant
 */
export function switchVariant(
  {variants, discriminator}: VariantGroup,
  index: number,
  value: Json | undefined,
  table: SchemaTable,
  node: NodeSchema,
  toShape: (schema: Schema, table: SchemaTable) => Json = toEmptyValue,
): Json {
  const variant = variants[index];
  if (!variant) return value ?? null;
  const empty = toShape(variant.schema, table);
  if (!isObject(empty)) return empty;
  const known = new Set(
    [...(node.properties ?? []), ...(findNode(variant.schema, table)?.properties ?? [])].map(
      ({name}) => name,
    ),
  );
  const kept = isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name)))
    : {};
  const merged = {...empty, ...kept};
  const tag = variant.values?.[0];
  return discriminator?.propertyName === undefined || tag === undefined
    ? merged
    : setProperty(merged, discriminator.propertyName, tag);
}

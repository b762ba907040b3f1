import {isObject} from '../../document/isObject';
import {membersOf, toObject} from '../../document/keyOrder';
import {isMarked} from '../../model/example/marks';
import type {Json, Schema, SchemaTable, VariantGroup} from '../../model/types';
import {findNode, findType} from '../../request/schemas';
import {setProperty} from './objectValues';

/**
 * Required properties are filled in down to this depth; deeper ones when the reader reaches them.
 */
const MAX_DEPTH = 4;

/**
 * The initial value when the reader adds a property, an item or a variant: the document's default
 * or only value, else an empty shape. An empty string represents a number that the reader still has
 * to enter.
 */
export function toEmptyValue(schema: Schema | undefined, table: SchemaTable, depth = 0): Json {
  const node = findNode(schema, table);
  if (schema && schema.kind !== 'unknown' && schema.default !== undefined) return schema.default;
  if (!node) return '';
  if (node.default !== undefined) return node.default;
  if (node.const !== undefined) return node.const;
  const [group] = node.variants ?? [];
  const variant = group?.variants[0];
  const type = findType(node);
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'object' || (variant && node.properties)) {
    const required =
      depth < MAX_DEPTH
        ? (node.properties ?? []).filter(
            (property) => property.required && !isMarked(property.schema, 'readOnly', table),
          )
        : [];
    const own = toObject(
      required.map((property) => [property.name, toEmptyValue(property.schema, table, depth + 1)]),
    );
    const inner =
      variant && depth < MAX_DEPTH ? toEmptyValue(variant.schema, table, depth + 1) : {};
    return isObject(inner)
      ? toTagged(toObject([...membersOf(own), ...membersOf(inner)]), group)
      : own;
  }
  return variant && depth < MAX_DEPTH
    ? toTagged(toEmptyValue(variant.schema, table, depth + 1), group)
    : '';
}

/** Sets the discriminator to the first variant. */
function toTagged(value: Json, group: VariantGroup | undefined): Json {
  const name = group?.discriminator?.propertyName;
  const tag = group?.variants[0]?.values?.[0];
  return isObject(value) && name !== undefined && tag !== undefined
    ? setProperty(value, name, tag)
    : value;
}

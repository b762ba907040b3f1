import {isObject} from '../document/isObject';
import {membersOf, toObject} from '../document/keyOrder';
import type {Json, NodeSchema, Property, Schema, SchemaTable} from '../model/types';
import {findVariant} from './findVariant';
import {findItem, findNode, findProperty} from './schemas';

/**
 * Removes the optional properties that the value's schema, or the matching variant of it, names.
 * Properties that the schema does not name are kept.
 */
export function keepRequired(schema: Schema | undefined, value: Json, table: SchemaTable): Json {
  const node = findNode(schema, table);
  if (!node) return value;
  if (Array.isArray(value))
    return value.map((item, index) => keepRequired(findItem(node, index), item, table));
  if (!isObject(value)) return value;
  const properties = listProperties(node, value, table);
  const isOptional = (name: string) =>
    properties.some((property) => property.name === name) &&
    !properties.some((property) => property.name === name && property.required);
  const kept = membersOf(value).filter(([name]) => !isOptional(name));
  return toObject(
    kept.map(([name, item]) => [name, keepRequired(findProperty(node, name, table), item, table)]),
  );
}

/** The properties that a schema, or the matching variant of it, names, without discriminators. */
export function listProperties(node: NodeSchema, value: Json, table: SchemaTable): Property[] {
  const ofVariants = (node.variants ?? []).flatMap(
    (group) =>
      findNode(group.variants[findVariant(group, value, table)]?.schema, table)?.properties ?? [],
  );
  const tags = [
    node.discriminator,
    ...(node.variants ?? []).map(({discriminator}) => discriminator),
  ].map((discriminator) => discriminator?.propertyName);
  return [...(node.properties ?? []), ...ofVariants].filter(({name}) => !tags.includes(name));
}

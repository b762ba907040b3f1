import {isObject} from '../../document/isObject';
import {membersOf, toObject} from '../../document/keyOrder';
import {findNode} from '../schema/findNode';
import {findItem, findProperty} from '../schema/findPart';
import {findVariant} from '../schema/findVariant';
import type {Json, NodeSchema, Property, Schema, SchemaTable} from '../types';
import type {Direction} from './composition';
import {isMarked} from './marks';

/**
 * Removes properties that the value's schema, or the matching variant of it, names. Properties that
 * the schema does not name are kept. Returns the value itself if nothing is removed.
 * @param isDropped decides by the descriptions of a property: a variant may describe it again
 */
export function dropProperties(
  schema: Schema | undefined,
  value: Json,
  table: SchemaTable,
  isDropped: (descriptions: readonly Property[]) => boolean,
): Json {
  const node = typeof value === 'object' ? findNode(schema, table) : undefined;
  if (!node) return value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      dropProperties(findItem(node, index), item, table, isDropped),
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const described = new Map<string, Property[]>();
  for (const property of listProperties(node, value, table)) {
    const known = described.get(property.name);
    if (known) known.push(property);
    else described.set(property.name, [property]);
  }
  const members = membersOf(value);
  const kept = members.flatMap(([name, item]): [[string, Json]] | [] => {
    const descriptions = described.get(name);
    if (descriptions && isDropped(descriptions)) return [];
    const inner =
      typeof item === 'object'
        ? dropProperties(findProperty(node, name, table), item, table, isDropped)
        : item;
    return [[name, inner]];
  });
  const isSame =
    kept.length === members.length && kept.every(([, item], index) => item === members[index]?.[1]);
  return isSame ? value : toObject(kept);
}

/** Removes what the direction excludes from a value of a schema that serves both. */
export function keepSent(
  schema: Schema | undefined,
  value: Json,
  direction: Direction,
  table: SchemaTable,
): Json {
  return dropProperties(schema, value, table, (descriptions) =>
    descriptions.some((property) => !isSent(property.schema, direction, table)),
  );
}

/** The names of the properties of a value that the direction excludes. */
export function listUnsent(
  schema: Schema | undefined,
  value: Json,
  direction: Direction,
  table: SchemaTable,
): string[] {
  const names = new Set<string>();
  dropProperties(schema, value, table, (descriptions) => {
    const unsent = descriptions.find((each) => !isSent(each.schema, direction, table));
    if (unsent) names.add(unsent.name);
    return unsent !== undefined;
  });
  return Array.from(names);
}

export function isSent(schema: Schema, direction: Direction, table: SchemaTable): boolean {
  return !isMarked(schema, direction === 'request' ? 'readOnly' : 'writeOnly', table);
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

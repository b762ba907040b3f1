import {isObject} from '../document/isObject';
import {hasMember, memberOf, namesOf, toObject} from '../document/keyOrder';
import {dropExclusive, listForeign} from '../model/example/exclusive';
import {composeAll} from '../model/example/generatedExample';
import {isMarked} from '../model/example/marks';
import type {Json, Schema, SchemaTable} from '../model/types';
import {findVariant} from '../model/schema/findVariant';
import {findItem, findNode, findProperty} from './schemas';

/**
 * Adds all optional properties that the value's schema, or the matching variant of it, names and
 * that can occur beside the existing ones: each with the document's value, or a placeholder.
 */
export function addOptional(schema: Schema | undefined, value: Json, table: SchemaTable): Json {
  const node = findNode(schema, table);
  if (!node) return value;
  if (Array.isArray(value))
    return value.map((item, index) => addOptional(findItem(node, index), item, table));
  if (!isObject(value)) return value;
  const variants = (node.variants ?? []).flatMap(
    (group) => group.variants[findVariant(group, value, table)] ?? [],
  );
  const nodes = [node, ...variants.flatMap((variant) => findNode(variant.schema, table) ?? [])];
  const foreign = listForeign(
    node,
    (group) => group.variants.find((variant) => variants.includes(variant)),
    table,
  );
  const properties = nodes
    .flatMap((part) => part.properties ?? [])
    .filter(
      (property) => !foreign.has(property.name) && !isMarked(property.schema, 'readOnly', table),
    );
  const names = new Set([...namesOf(value), ...properties.map(({name}) => name)]);
  for (const part of nodes)
    dropExclusive(
      part,
      names,
      (name) =>
        hasMember(value, name) ||
        properties.some((property) => property.name === name && property.required),
      table,
    );
  const entries = Array.from(names).flatMap((name): [string, Json][] => {
    const own = memberOf(value, name);
    if (own !== undefined)
      return [[name, addOptional(findProperty(node, name, table), own, table)]];
    const property = properties.find((entry) => entry.name === name);
    const item = property && composeAll(property.schema, name, table);
    return item === undefined ? [] : [[name, item]];
  });
  return toObject(entries);
}

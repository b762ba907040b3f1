import type {NodeSchema, SchemaTable, VariantGroup} from '../../model/types';
import {findNode, findType} from '../../request/schemas';
import type {ExactJson} from '../json/exactJson';
import {getProperty, setProperty} from './objectValues';
import {isObject, toEmptyValue} from './toEmptyValue';

/** Which variant a value is one of: by the discriminator, else by its properties or its type; the first where nothing tells. */
export function findVariant({variants, discriminator}: VariantGroup, value: ExactJson | undefined, table: SchemaTable): number {
  const tag = discriminator?.propertyName === undefined || !isObject(value) ? undefined : getProperty(value, discriminator.propertyName);
  const byTag = variants.findIndex(({values}) => typeof tag === 'string' && values?.includes(tag));
  if (byTag >= 0) return byTag;
  const scores = variants.map(({schema}) => score(findNode(schema, table), value));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/** The value when the reader changes to a variant: what both have in common stays, and the discriminator says which it is. */
export function switchVariant({variants, discriminator}: VariantGroup, index: number, value: ExactJson | undefined, table: SchemaTable, node: NodeSchema): ExactJson {
  const variant = variants[index]!;
  const empty = toEmptyValue(variant.schema, table);
  if (!isObject(empty)) return empty;
  const known = new Set([...(node.properties ?? []), ...(findNode(variant.schema, table)?.properties ?? [])].map(({name}) => name));
  const kept = isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name))) : {};
  const merged = {...empty, ...kept};
  const tag = variant.values?.[0];
  return discriminator?.propertyName === undefined || tag === undefined ? merged : setProperty(merged, discriminator.propertyName, tag);
}

function score(node: NodeSchema | undefined, value: ExactJson | undefined): number {
  if (!node || value === undefined) return 0;
  if (!isObject(value)) return findType(node) === toType(value) ? 1 : -1;
  if (findType(node) !== 'object') return -1;
  const properties = node.properties ?? [];
  const constants = properties.filter(({name, schema}) => schema.kind === 'schema' && (schema.const !== undefined || schema.enum?.length === 1) && Object.hasOwn(value, name));
  const matching = constants.filter(({name, schema}) => schema.kind === 'schema' && (schema.const ?? schema.enum?.[0]?.value) === value[name]);
  const present = properties.filter(({name}) => Object.hasOwn(value, name)).length;
  return present + matching.length * 100 - (constants.length - matching.length) * 100;
}

function toType(value: ExactJson): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'integer' : typeof value;
}

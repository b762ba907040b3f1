import {isObject} from '../../document/isObject';
import {hasMember, memberOf} from '../../document/keyOrder';
import {toPlainNumber} from '../../document/exactNumber';
import type {Json, NodeSchema, SchemaTable, VariantGroup} from '../types';
import {findNode} from './findNode';
import {findType} from './findPart';

/**
 * Finds the variant that a value matches: by the discriminator, else by its properties or its type;
 * the first variant if none of these decides.
 */
export function findVariant(
  {variants, discriminator}: VariantGroup,
  value: Json | undefined,
  table: SchemaTable,
): number {
  const tag =
    discriminator?.propertyName === undefined
      ? undefined
      : getProperty(value, discriminator.propertyName);
  const byTag = variants.findIndex(({values}) => typeof tag === 'string' && values?.includes(tag));
  if (byTag >= 0) return byTag;
  const scores = variants.map(({schema}) => score(findNode(schema, table), value));
  const best = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  return Math.max(0, scores.indexOf(best));
}

function score(node: NodeSchema | undefined, value: Json | undefined): number {
  if (!node || value === undefined) return 0;
  if (!isObject(value)) return isOfType(findType(node), value) ? 1 : -1;
  if (findType(node) !== 'object') return -1;
  const properties = node.properties ?? [];
  const constants = properties.filter(
    ({name, schema}) =>
      schema.kind === 'schema' &&
      (schema.const !== undefined || schema.enum?.length === 1) &&
      hasMember(value, name),
  );
  const matching = constants.filter(
    ({name, schema}) =>
      schema.kind === 'schema' &&
      (schema.const ?? schema.enum?.[0]?.value) === memberOf(value, name),
  );
  const present = properties.filter(({name}) => hasMember(value, name)).length;
  return present + matching.length * 100 - (constants.length - matching.length) * 100;
}

function isOfType(type: string | undefined, written: Json): boolean {
  const value = toPlainNumber(written);
  if (type === 'integer') return Number.isInteger(value);
  return type === (Array.isArray(value) ? 'array' : typeof value);
}

function getProperty(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? memberOf(value, name) : undefined;
}

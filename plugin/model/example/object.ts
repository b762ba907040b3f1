import {isObject} from '../place';
import type {Json, NodeSchema, Property, Schema, Variant, VariantGroup} from '../types';
import type {Composition, Position} from './composition';

/** An object with its properties and what its first variants add, or the value of a variant that is no object. */
export function composeObject(composition: Composition, schema: NodeSchema, position: Position): Json | undefined {
  const properties = (schema.properties ?? []).filter((property) => isSent(property.schema, composition));
  const fields = composeFields(composition, properties, new Map([...toMergedValues(schema), ...toChoices(schema)]), position);
  if (!fields) return undefined;
  for (const group of schema.variants ?? []) {
    const value = composeVariant(composition, group, position);
    if (value === undefined) return undefined;
    if (!isObject(value)) return fields.size > 0 ? undefined : value;
    for (const [name, field] of Object.entries(value)) if (!fields.has(name)) fields.set(name, field);
  }
  return fields.size > 0 || position.mode === 'skeleton' ? Object.fromEntries(fields) : undefined;
}

/**
 * The fields of an object. A response has all of its properties. A request has those that are required and those that the
 * document gives a value for; when that is none, a skeleton has them all.
 */
function composeFields(composition: Composition, properties: readonly Property[], choices: ReadonlyMap<string, Json>, position: Position): Map<string, Json> | undefined {
  const fields = new Map<string, Json>();
  const add = ({name, schema}: Property, mode: Position['mode']) => {
    const value = choices.get(name) ?? composition.compose(composition, schema, {...position, name, mode});
    if (value !== undefined) fields.set(name, value);
    return value !== undefined;
  };
  for (const property of properties) {
    const isNeeded = property.required || (composition.direction === 'response' && !leadsBack(property.schema, position));
    if (!add(property, property.required ? position.mode : 'given') && isNeeded && position.mode === 'given') return undefined;
  }
  if (fields.size === 0 && position.mode === 'skeleton') for (const property of properties) add(property, 'skeleton');
  return fields;
}

/** The properties that come from merged schemas, as the first examples of these show them. */
function toMergedValues({properties = [], mergedExamples = []}: NodeSchema): Map<string, Json> {
  const examples = new Map([...mergedExamples].reverse().map(({from, value}) => [from, value]));
  return new Map(
    properties.flatMap(({name, from = ''}): [string, Json][] => {
      const example = examples.get(from);
      return isObject(example) && Object.hasOwn(example, name) ? [[name, example[name]!]] : [];
    }),
  );
}

/** What the discriminators of a schema say for the variants that are shown. */
function toChoices({variants = []}: NodeSchema): Map<string, Json> {
  return new Map(
    variants.flatMap((group): [string, Json][] => {
      const value = toVariant(group)?.values?.[0];
      const name = group.discriminator?.propertyName;
      return value === undefined || name === undefined ? [] : [[name, value]];
    }),
  );
}

/** The variant that an example shows. */
function toVariant({variants}: VariantGroup): Variant | undefined {
  return variants.find((entry) => entry.default) ?? variants[0];
}

/** A reference to a schema that is being composed, or a list of it: the value ends there. */
function leadsBack(schema: Schema, {path}: Position): boolean {
  if (schema.kind === 'reference') return path.includes(schema.id);
  return schema.kind === 'schema' && schema.items?.kind === 'reference' && path.includes(schema.items.id);
}

function composeVariant(composition: Composition, group: VariantGroup, position: Position): Json | undefined {
  const variant = toVariant(group);
  const value = variant && composition.compose(composition, variant.schema, position);
  const name = group.discriminator?.propertyName;
  const choice = variant?.values?.[0];
  return isObject(value) && name !== undefined && choice !== undefined ? Object.fromEntries(new Map(Object.entries(value)).set(name, choice)) : value;
}

function isSent(schema: Schema, {direction, table}: Composition): boolean {
  const excluded = direction === 'request' ? 'readOnly' : 'writeOnly';
  if (schema.kind === 'unknown') return true;
  const target = schema.kind === 'reference' ? table[schema.id]?.schema : undefined;
  return !schema[excluded] && !(target && target.kind !== 'unknown' && target[excluded]);
}

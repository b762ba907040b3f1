import {toBound} from '../../document/exactNumber';
import {membersOf, toObject} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import {fieldOf} from '../../document/place';
import {appendKey} from '../../document/pointer';
import type {Json, NodeSchema, Property, Schema, SchemaTable, VariantGroup} from '../types';
import {findNode, isNullable} from '../schema/findNode';
import {findRest} from '../schema/keywordFields';
import {take} from './allowance';
import {satisfyApplied} from './applied';
import {isShape, type Composition, type ExamplePosition} from './composition';
import {dropExclusive, listForeign} from './exclusive';
import {isSent, keepSent} from './dropProperties';
import {hasExample, hasOwnValue} from './hasExample';
import {toKeyPlaceholder} from './keyPlaceholder';
import {addKeys, ANY, listFreeKeys} from './keys';
import {isDeprecated} from './marks';
import {isStated} from './ownValue';
import {toVariant} from './variant';

/** Maximum number of fields without values that stand for a body that requires none. */
const MAX_OPTIONAL = 12;

/**
 * An object with its properties and those of its first variants, or the value of a variant that is
 * not an object.
 */
export function composeObject(
  composition: Composition,
  schema: NodeSchema,
  outer: ExamplePosition,
): Json | undefined {
  const {direction, table} = composition;
  const foreign = listForeign(
    toExclusive(schema, composition),
    (group) => toVariant(group, table),
    table,
  );
  const properties = [...(schema.properties ?? []), ...listUnlisted(schema)]
    .filter((property) => isSent(property.schema, direction, table) && !foreign.has(property.name))
    .map((property) => toNarrowed(property, schema, table));
  const position = isOptional(composition, schema, outer) ? outer : {...outer, isBody: false};
  const fields = composeFields(composition, schema, properties, position);
  if (!fields) return undefined;
  const required = listNeeded(schema);
  for (const group of schema.variants ?? []) {
    if (fields.size > 0 && addsNothing(toVariant(group, table)?.schema)) continue;
    const value = composeVariant(composition, group, position);
    // A variant that refers back to itself would add nothing but placeholders.
    if (value === undefined && position.mode === 'skeleton' && fields.size > 0) continue;
    if (value === undefined) return undefined;
    if (!isObject(value)) return fields.size > 0 ? undefined : value;
    for (const [name, field] of membersOf(value)) if (!fields.has(name)) fields.set(name, field);
    for (const {name, required: isRequired} of findNode(toVariant(group, table)?.schema, table)
      ?.properties ?? [])
      if (isRequired) required.add(name);
  }
  const names = new Set(fields.keys());
  dropExclusive(schema, names, (name) => required.has(name), table);
  for (const name of Array.from(fields.keys())) if (!names.has(name)) fields.delete(name);
  dropExcess(schema, fields, required);
  const asked = Number(toBound(schema.constraints?.minProperties ?? 0));
  addKeys(composition, schema, fields, asked, position);
  const rest = findRest(schema);
  if (isShape(position) && fields.size === 0 && rest) {
    const value = composeEntry(composition, rest, position);
    const [key] = listFreeKeys(composition, schema, 1);
    if (value !== undefined) fields.set(key?.name ?? toKeyPlaceholder(1), value);
  }
  if (fields.size < Math.max(1, asked) && position.mode === 'given') return undefined;
  const object = toObject(fields);
  return position.mode === 'stated'
    ? object
    : satisfyApplied(composition, schema, object, position);
}

/**
 * Whether a body requires no field that is sent: its sample shows optional ones, which the console
 * leaves out.
 */
function isOptional(
  {direction, include, table}: Composition,
  schema: NodeSchema,
  {isBody = false}: ExamplePosition,
): boolean {
  return (
    isBody && direction === 'request' && include === 'examples' && requiresNothing(schema, table)
  );
}

function requiresNothing(start: Schema, table: SchemaTable): boolean {
  const seen = new Set<NodeSchema>();
  const pending: (Schema | undefined)[] = [start];
  for (const schema of pending) {
    const node = findNode(schema, table);
    if (!node || seen.has(node)) continue;
    seen.add(node);
    const needed = listNeeded(node);
    if (
      (node.properties ?? []).some(
        (property) => needed.has(property.name) && isSent(property.schema, 'request', table),
      )
    )
      return false;
    for (const group of node.variants ?? []) pending.push(toVariant(group, table)?.schema);
  }
  return true;
}

/** The value of a property without a name, which deep in a shape is only shown if it is given. */
function composeEntry(
  composition: Composition,
  schema: Schema,
  position: ExamplePosition,
): Json | undefined {
  const {budget, table, valued} = composition;
  if (position.mode === 'shape' || hasOwnValue(schema, table, valued))
    return composition.compose(composition, schema, position);
  if (schema.kind !== 'boolean') budget.isShortened = true;
  return undefined;
}

/**
 * A property as the shown variant narrows it: the schema around the variants often only requires
 * the property whose constant tells them apart.
 */
function toNarrowed(property: Property, {variants = []}: NodeSchema, table: SchemaTable): Property {
  for (const group of variants) {
    const {properties = []} = findNode(toVariant(group, table)?.schema, table) ?? {};
    const inner = properties.find(({name}) => name === property.name)?.schema;
    if (inner && (property.schema.kind === 'boolean' || isConstant(inner)))
      return {...property, schema: inner};
  }
  return property;
}

function isConstant(schema: Schema): boolean {
  return schema.kind === 'schema' && (schema.const !== undefined || schema.enum?.length === 1);
}

/** The required properties, and those that these require through `dependentRequired`. */
function listNeeded({properties = [], dependentRequired = []}: NodeSchema): Set<string> {
  const needed = new Set(properties.flatMap(({name, required}) => (required ? name : [])));
  for (const name of needed)
    for (const {property, requires} of dependentRequired)
      if (property === name) for (const other of requires) needed.add(other);
  return needed;
}

/** The properties that the needed ones require, and that have no schema of their own. */
function listUnlisted(schema: NodeSchema): Property[] {
  if (!schema.dependentRequired) return [];
  const listed = new Set(schema.properties?.map(({name}) => name));
  return Array.from(listNeeded(schema))
    .filter((name) => !listed.has(name))
    .map((name) => ({name, schema: findRest(schema) ?? ANY, required: true}));
}

/** Removes the last optional properties, as far as an object may not have as many. */
function dropExcess(
  {constraints: {maxProperties} = {}}: NodeSchema,
  fields: Map<string, Json>,
  required: ReadonlySet<string>,
): void {
  if (maxProperties === undefined) return;
  for (const name of Array.from(fields.keys()).reverse())
    if (fields.size > toBound(maxProperties) && !required.has(name)) fields.delete(name);
}

/** Variants of `anyOf` can occur together, as in a response, which has all properties. */
function toExclusive(schema: NodeSchema, {direction}: Composition): NodeSchema {
  return direction === 'request'
    ? schema
    : {...schema, variants: schema.variants?.filter(({kind}) => kind === 'oneOf')};
}

/**
 * The fields of an object. A response has all its properties. A request has the required ones,
 * those that have an example in the document and are not deprecated, and as many others as the
 * object must have.
 */
function composeFields(
  composition: Composition,
  schema: NodeSchema,
  properties: readonly Property[],
  position: ExamplePosition,
): Map<string, Json> | undefined {
  const {direction, include, table, budget, valued} = composition;
  const merged = toMergedValues(schema);
  const choices = new Map([...Array.from(merged), ...Array.from(toChoices(schema, table))]);
  const fields = new Map<string, Json>();
  const add = (property: Property, mode: ExamplePosition['mode']) => {
    const {name} = property;
    const pointer = appendKey(position.pointer, name);
    const at = {...position, name, mode, pointer, isBody: false};
    const choice = endsInNull(property, at, table) ? null : choices.get(name);
    const value =
      choice === undefined
        ? composition.compose(composition, property.schema, at)
        : budget.size > 0
          ? take(budget, keepSent(property.schema, choice, direction, table))
          : undefined;
    if (value === undefined) return false;
    fields.set(name, value);
    // Its name, and a placeholder made of it.
    budget.size -= 2 * name.length;
    return true;
  };
  const needed = listNeeded(schema);
  const isNoise = ({name, required}: Property) =>
    direction === 'request' && include !== 'all' && !required && isEmpty(fields.get(name));
  for (const listed of properties) {
    const property = needed.has(listed.name) ? {...listed, required: true as const} : listed;
    if (
      position.mode === 'stated' &&
      (leadsBack(property.schema, position) || !hasOwnValue(property.schema, table, valued))
    ) {
      budget.isShortened = true;
      continue;
    }
    const isNeeded =
      property.required || (direction === 'response' && !leadsBack(property.schema, position));
    const isShown =
      direction === 'response' ||
      property.required ||
      include === 'all' ||
      isExemplified(property, merged, composition) ||
      (position.isBody &&
        !isDeprecated(property.schema, table) &&
        isStated(property.schema, table));
    const mode =
      property.required || isShape(position) || (include === 'all' && direction === 'request')
        ? position.mode
        : 'given';
    if (isShown && !add(property, mode) && isNeeded && position.mode === 'given') return undefined;
    if (isNoise(property)) fields.delete(property.name);
  }
  if (position.isBody && position.mode === 'skeleton' && fields.size === 0)
    for (const property of properties
      .filter((listed) => !isDeprecated(listed.schema, table))
      .slice(0, MAX_OPTIONAL))
      add(property, position.mode);
  if (position.isBody && fields.size > 0 && !schema.constraints?.minProperties)
    budget.isOptional = true;
  const least =
    direction === 'request' && !schema.variants
      ? toBound(schema.constraints?.minProperties ?? 0)
      : 0;
  for (const property of properties)
    if (fields.size < least && !fields.has(property.name) && !isDeprecated(property.schema, table))
      add(property, position.mode);
  return fields;
}

/** Whether a value that must go on ends here, since null is allowed. */
function endsInNull(
  {schema, required}: Property,
  position: ExamplePosition,
  table: SchemaTable,
): boolean {
  return (
    required === true &&
    !isShape(position) &&
    schema.kind === 'reference' &&
    leadsBack(schema, position) &&
    isNullable(schema, table)
  );
}

/** An example that says no more than that the property may be omitted. */
function isEmpty(value: Json | undefined): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function isExemplified(
  {name, schema}: Property,
  merged: ReadonlyMap<string, Json>,
  {table, exemplified}: Composition,
): boolean {
  return (
    !isDeprecated(schema, table) && (merged.has(name) || hasExample(schema, table, exemplified))
  );
}

/** The properties that come from merged schemas, as in the first examples of these. */
function toMergedValues({properties = [], mergedExamples = []}: NodeSchema): Map<string, Json> {
  const examples = new Map([...mergedExamples].reverse().map(({from, value}) => [from, value]));
  return new Map(
    properties.flatMap(({name, from = ''}): [string, Json][] => {
      const value = fieldOf(examples.get(from), name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The discriminator values of the variants that are shown. */
function toChoices({variants = []}: NodeSchema, table: SchemaTable): Map<string, Json> {
  return new Map(
    variants.flatMap((group): [string, Json][] => {
      const value = toVariant(group, table)?.values?.[0];
      const name = group.discriminator?.propertyName;
      return value === undefined || name === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whether a variant is any object, such as a schema that its own discriminator selects. */
function addsNothing(schema: Schema | undefined): boolean {
  return (
    schema?.kind === 'schema' &&
    schema.type === 'object' &&
    !schema.examples &&
    !schema.properties &&
    !schema.variants
  );
}

/**
 * Whether a schema is a reference to one that is being composed, or a list of it: the value ends
 * there.
 */
function leadsBack(schema: Schema, {path}: ExamplePosition): boolean {
  if (schema.kind === 'reference') return path.includes(schema.id);
  return (
    schema.kind === 'schema' && schema.items?.kind === 'reference' && path.includes(schema.items.id)
  );
}

function composeVariant(
  composition: Composition,
  group: VariantGroup,
  position: ExamplePosition,
): Json | undefined {
  const variant = toVariant(group, composition.table);
  const value = variant && composition.compose(composition, variant.schema, position);
  const name = group.discriminator?.propertyName;
  const choice = variant?.values?.[0];
  return isObject(value) && name !== undefined && choice !== undefined
    ? toObject(new Map(membersOf(value)).set(name, choice))
    : value;
}

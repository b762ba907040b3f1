import {isObject} from '../../document/isObject';
import {membersOf, toObject} from '../../document/keyOrder';
import {sameJson} from '../../model/validation/checkScalar';
import type {
  Json,
  NodeSchema,
  Property,
  Schema,
  SchemaTable,
  VariantGroup,
} from '../../model/types';
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
  const known = new Map(
    listVariantProperties(node, findNode(variant.schema, table)).map(({name, schema}) => [
      name,
      findNode(schema, table),
    ]),
  );
  // A value that only the former variant allows, such as its `kind`, would keep that variant.
  const isKept = ([name, own]: [string, Json]) => {
    const property = known.get(name);
    const allowed = property?.const === undefined ? property?.enum : [{value: property.const}];
    return known.has(name) && (allowed?.some((each) => sameJson(each.value, own)) ?? true);
  };
  const kept = isObject(value) ? membersOf(value).filter(isKept) : [];
  const merged = toObject([...membersOf(empty), ...kept]);
  const tag = variant.values?.[0];
  return discriminator?.propertyName === undefined || tag === undefined
    ? merged
    : setProperty(merged, discriminator.propertyName, tag);
}

/** The properties of a variant, after those that its schema has beside its variants. */
export function listVariantProperties(
  {properties: outer = []}: NodeSchema,
  {properties: own = []}: Pick<NodeSchema, 'properties'> = {},
): Property[] {
  const isOwn = (name: string) => own.some((property) => property.name === name);
  return [...outer.filter(({name}) => !isOwn(name)), ...own];
}

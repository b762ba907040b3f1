import type {Schema} from '../types';

/** The schemas directly inside a schema, in page order. References are not followed. */
export function childSchemas(schema: Schema): Schema[] {
  if (schema.kind !== 'schema') return [];
  const {
    properties,
    patternProperties,
    additionalProperties,
    unevaluatedProperties,
    propertyNames,
    dependentSchemas,
  } = schema;
  const {items, prefixItems, unevaluatedItems, contains, variants, conditions, not, content} =
    schema;
  const children: (Schema | undefined)[] = [];
  for (const property of properties ?? []) children.push(property.schema);
  for (const entry of patternProperties ?? []) children.push(entry.schema);
  children.push(additionalProperties, unevaluatedProperties, propertyNames);
  for (const entry of dependentSchemas ?? []) children.push(entry.schema);
  for (const item of prefixItems ?? []) children.push(item);
  children.push(items, unevaluatedItems, contains?.schema);
  for (const group of variants ?? [])
    for (const variant of group.variants) children.push(variant.schema);
  for (const condition of conditions ?? [])
    children.push(condition.if, condition.then, condition.else);
  for (const entry of not ?? []) children.push(entry);
  children.push(content?.schema);
  return children.filter((child) => child !== undefined);
}

/** The number of schemas in a schema, itself included; stops counting beyond `enough`. */
export function countSchemas(schema: Schema, enough: number): number {
  const stack = [schema];
  let count = 0;
  for (let next = stack.pop(); next && count <= enough; next = stack.pop()) {
    count++;
    for (const child of childSchemas(next)) stack.push(child);
  }
  return count;
}

import type {ApiReference, SchemaTable} from './types';

/**
 * Replaces operations and named schemas with identical ones of an earlier reference, so that
 * results derived from those objects can be reused.
 */
export function keepUnchanged(reference: ApiReference, earlier: ApiReference): ApiReference {
  const operations = new Map(earlier.operations.map((operation) => [operation.id, operation]));
  const schemas = Object.create(null) as SchemaTable;
  for (const [id, schema] of Object.entries(reference.schemas))
    schemas[id] = keep(schema, earlier.schemas[id]);
  return {
    ...reference,
    operations: reference.operations.map((operation) =>
      keep(operation, operations.get(operation.id)),
    ),
    schemas,
  };
}

function keep<T>(value: T, earlier: T | undefined): T {
  return earlier !== undefined && isSame(value, earlier) ? earlier : value;
}

/** Whether two values have the same JSON text; the order of fields matters. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSame(one[key], other[key]))
  );
}

function isHolder(value: unknown): value is {[key: string]: unknown} {
  return typeof value === 'object' && value !== null;
}

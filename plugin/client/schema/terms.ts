import type {Json, NodeSchema, Schema} from '../../model/types';

/** What a condition requires of a property: to be present, or to have one of certain values. */
export type Term = {
  property: string;
  values?: Json[];
  /** Also true when the property is absent. */ orAbsent?: true;
};

/** More terms do not fit into a sentence. */
const MAX_TERMS = 4;
const OBJECT_KEYS = new Set(['kind', 'type', 'types', 'properties']);
const VALUE_KEYS = new Set(['kind', 'type', 'types', 'const', 'enum']);

/**
 * Turns a schema that only requires properties and their values into terms that must all hold;
 * undefined for any other schema.
 */
export function toTerms(schema: Schema): Term[] | undefined {
  if (
    schema.kind !== 'schema' ||
    !schema.properties ||
    schema.properties.length > MAX_TERMS ||
    !hasOnly(schema, OBJECT_KEYS)
  )
    return undefined;
  const terms: Term[] = [];
  for (const {name, schema: inner, required} of schema.properties) {
    const isAny = inner.kind === 'boolean' && inner.value && Object.keys(inner).length === 2;
    const values = isAny ? undefined : toValues(inner);
    if (!isAny && !values) return undefined;
    terms.push({
      property: name,
      ...(values && {values}),
      ...(!required && {orAbsent: true as const}),
    });
  }
  return terms;
}

/** The values of a schema that only lists values; undefined for any other. */
export function toValues(schema: Schema): Json[] | undefined {
  if (schema.kind !== 'schema' || !hasOnly(schema, VALUE_KEYS)) return undefined;
  if (schema.const !== undefined) return [schema.const];
  return schema.enum?.every(
    ({name, description}) => name === undefined && description === undefined,
  )
    ? schema.enum.map(({value}) => value)
    : undefined;
}

function hasOnly(schema: NodeSchema, keys: ReadonlySet<string>): boolean {
  for (const key in schema) if (!keys.has(key)) return false;
  return true;
}

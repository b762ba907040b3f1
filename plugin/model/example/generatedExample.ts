import type {GeneratedExample, Json, MediaType, Schema, SchemaTable} from '../types';
import type {Direction, Position} from './composition';
import {composeValue} from './value';

/** Bodies that are no text to fill in. */
const BINARY = /^(image|audio|video|font|model)\/|\/(octet-stream|pdf|zip|gzip|x-tar|vnd\.ms-.+)$/i;
const MAX_SCHEMAS = 1_000;

/**
 * An example for a media type that has none, composed of what its schema gives. A request may be a skeleton with visible
 * placeholders; a response is shown only when the document gives all of it.
 */
export function toGeneratedExample({mediaType, schema}: MediaType, direction: Direction, table: SchemaTable): GeneratedExample | undefined {
  if (!schema || BINARY.test(mediaType.split(';')[0]!.trim())) return undefined;
  const whole = findSchemaExample(schema, table);
  if (whole !== undefined) return {value: whole, origin: 'schema-example'};
  const given = compose(schema, 'given', direction, table);
  if (given !== undefined) return {value: given, origin: 'property-examples'};
  const skeleton = direction === 'request' ? composeSkeleton(schema, direction, table) : undefined;
  return typeof skeleton === 'object' ? {value: skeleton, origin: 'skeleton'} : undefined;
}

/** A value for a schema, with placeholders for what the document does not give. Undefined where the schema allows none. */
export function composeSkeleton(schema: Schema, direction: Direction, table: SchemaTable): Json | undefined {
  return findSchemaExample(schema, table) ?? compose(schema, 'skeleton', direction, table);
}

function compose(schema: Schema, mode: Position['mode'], direction: Direction, table: SchemaTable): Json | undefined {
  return composeValue({table, direction, budget: {left: MAX_SCHEMAS}, compose: composeValue}, schema, {mode, name: 'value', path: []});
}

/** The first example of the schema as a whole, also of the named schema it refers to. */
function findSchemaExample(start: Schema, table: SchemaTable): Json | undefined {
  const seen = new Set<string>();
  for (let schema: Schema | undefined = start; schema && schema.kind !== 'unknown'; ) {
    if (schema.examples) return schema.examples[0];
    if (schema.kind !== 'reference' || seen.has(schema.id)) return undefined;
    seen.add(schema.id);
    schema = table[schema.id]?.schema;
  }
  return undefined;
}

import {findNode} from '../schema/findNode';
import type {Json, Schema, SchemaTable} from '../types';

/** The value that the schema itself gives: example, constant, default, first of an enumeration. */
export function toOwnValue(schema: Exclude<Schema, {kind: 'unknown'}>): Json | undefined {
  if (schema.examples) return schema.examples[0];
  if (schema.kind === 'schema' && schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.kind !== 'schema' || !schema.enum) return undefined;
  const values = schema.enum.flatMap(({value}) => (value === null ? [] : [value]));
  return values.find((value) => !isUnspecified(value)) ?? values[0] ?? schema.enum[0]?.value;
}

/** The value of an enumeration for "none of the others", as Protocol Buffers require it. */
function isUnspecified(value: Json): boolean {
  return typeof value === 'string' && /(?:^|_)(?:unspecified|unknown)$/i.test(value);
}

/**
 * Whether the document gives an actual value (an example, a default or a constant) rather than only
 * the allowed ones.
 */
export function isStated(schema: Schema | undefined, table: SchemaTable): boolean {
  if (!schema || schema.kind === 'unknown') return false;
  if (schema.examples?.length || schema.default !== undefined) return true;
  const node = findNode(schema, table);
  return (
    node !== undefined &&
    (Boolean(node.examples?.length) || node.default !== undefined || node.const !== undefined)
  );
}

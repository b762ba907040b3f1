import {composeGiven} from '../model/example/generatedExample';
import type {Json, Schema, SchemaTable} from '../model/types';
import {findNode} from './schemas';

/**
 * The value that the document gives for a schema: example, constant, default, or the first of an
 * enumeration. Lists and objects are put together from their parts; undefined as soon as a required
 * part has none.
 */
export function toGivenValue(schema: Schema | undefined, table: SchemaTable): Json | undefined {
  return schema && composeGiven(schema, table);
}

/**
 * Whether the document names a value: an example, a default or a constant, and not only what is
 * allowed.
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

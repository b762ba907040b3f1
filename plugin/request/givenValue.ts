import {composeGiven} from '../model/example/generatedExample';
import type {Json, Schema, SchemaTable} from '../model/types';
import {findNode} from './schemas';

/**
 * The value that the document gives for a schema: example, constant, default, or the first of an
 * enumeration. Lists and objects are assembled from their parts; undefined if a required part has
 * no value.
 */
export function toGivenValue(schema: Schema | undefined, table: SchemaTable): Json | undefined {
  return schema && composeGiven(schema, table);
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

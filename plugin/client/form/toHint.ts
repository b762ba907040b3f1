import {composeAll} from '../../model/example/generatedExample';
import type {Json, Parameter, SchemaTable} from '../../model/types';

/**
 * What an empty field of a parameter shows: the value that the document gives, or a generated one.
 * It is only a hint, which is never sent.
 */
export function toHint(
  {name, schema}: Pick<Parameter, 'name' | 'schema'>,
  table: SchemaTable,
  given: Json | undefined,
): Json | undefined {
  const value = given ?? (schema && composeAll(schema, name, table));
  return typeof value === 'object' ? undefined : value;
}

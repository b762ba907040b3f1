import {dropProperties} from '../model/example/dropProperties';
import type {Json, Schema, SchemaTable} from '../model/types';

/** Removes the optional properties of a value. */
export function keepRequired(schema: Schema | undefined, value: Json, table: SchemaTable): Json {
  return dropProperties(
    schema,
    value,
    table,
    (descriptions) => !descriptions.some(({required}) => required),
  );
}

import type {Direction} from '../../model/example/composition';
import {listUnsent} from '../../model/example/dropProperties';
import type {Finding} from '../../model/validation/types';
import type {Json, Schema, SchemaTable} from '../../model/types';

/** Notes the properties of a value that are meant for the other direction. */
export function noteDirection(
  value: Json,
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
): Finding[] {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return listUnsent(schema, value, direction, table).map((name) => ({
    pointer: '',
    kind: 'direction',
    mark,
    name,
  }));
}

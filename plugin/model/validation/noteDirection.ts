import type {Direction} from '../example/composition';
import {listUnsent} from '../example/dropProperties';
import type {Finding} from './types';
import type {Json, Schema, SchemaTable} from '../types';

/** A property that is meant for the other direction. The schema does not forbid it. */
type DirectionNote = {
  /** The whole value: a note names the property alone. */
  pointer: '';
  kind: 'direction';
  mark: 'readOnly' | 'writeOnly';
  name: string;
};

/** What the console says about a value. */
export type ShownFinding = Finding | DirectionNote;

/** Whether a value is not known to differ from its schema. */
export function isNote({kind}: ShownFinding): boolean {
  return kind === 'unchecked' || kind === 'direction';
}

/** Notes the properties of a value that are meant for the other direction. */
export function noteDirection(
  value: Json,
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
): DirectionNote[] {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return listUnsent(schema, value, direction, table).map((name) => ({
    pointer: '',
    kind: 'direction',
    mark,
    name,
  }));
}

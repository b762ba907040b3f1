/** What is at a pointer into a value. */
import {isObject} from '../../document/isObject';
import {memberOf} from '../../document/keyOrder';
import {toKeys} from '../../document/pointer';
import type {Json, Schema, SchemaTable} from '../types';
import {findNode} from './findNode';
import {findItem, findProperty} from './findPart';

/** The schema of a part of a value. Undefined where the document describes none. */
export function findSchemaAt(
  schema: Schema | undefined,
  pointer: string,
  table: SchemaTable,
): Schema | undefined {
  let found = schema;
  for (const key of toKeys(pointer)) {
    const node = findNode(found, table);
    found = /^\d{1,9}$/.test(key)
      ? (findItem(node, Number(key)) ?? findProperty(node, key, table))
      : findProperty(node, key, table);
    if (!found) return undefined;
  }
  return found;
}

/** The part of a value at a pointer. */
export function findValueAt(value: Json, pointer: string): Json | undefined {
  let found: Json | undefined = value;
  for (const key of toKeys(pointer))
    found = Array.isArray(found)
      ? found[Number(key)]
      : isObject(found)
        ? memberOf(found, key)
        : undefined;
  return found;
}

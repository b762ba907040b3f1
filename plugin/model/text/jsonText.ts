import {parseJson} from '../../document/parse/json';
import type {Json} from '../../document/types';
import {toJsonValue} from './json';
import {toMediaKind} from '../operation/mediaKind';
import {findNode} from '../schema/findNode';
import {findType} from '../schema/findPart';
import type {NodeSchema, Schema, SchemaTable} from '../types';

/** Whether examples of a media type are data. Examples of others may be the serialized text. */
export function isJsonMediaType(mediaType: string): boolean {
  return toMediaKind(mediaType) === 'json';
}

/** The object or array that a string contains as JSON. Undefined for every other value. */
export function readJsonText(value: Json | undefined): Json | undefined {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined;
  const parsed = parseJson(value);
  return 'value' in parsed ? toJsonValue(parsed.value) : undefined;
}

/** An example of a schema: the JSON that a string contains if the schema allows no string. */
export function toSchemaExample(value: Json, node: NodeSchema): Json {
  const types = node.types ?? [findType(node)];
  const takesData = types.includes('object') || types.includes('array');
  return takesData && !types.includes('string') ? (readJsonText(value) ?? value) : value;
}

/** Whether a schema expects a string, so that JSON in a string is meant as a string. */
export function takesString(schema: Schema | undefined, table: SchemaTable): boolean {
  const seen = new Set<Schema>();
  const pending = schema ? [schema] : [];
  for (const next of pending) {
    const node = findNode(next, table);
    if (!node || seen.has(node)) continue;
    seen.add(node);
    if (node.types?.includes('string') ?? node.type === 'string') return true;
    for (const {variants} of node.variants ?? [])
      for (const variant of variants) pending.push(variant.schema);
  }
  return false;
}

import {quote} from '../../diagnostics/text';
import {toKeys} from '../pointer';
import type {Json} from '../types';
import {SCHEMA_MAPS} from '../vocabulary/applicators';

/** Whether a place is a map of names to schemas, in which `$ref` is a name like any other. */
export function isSchemaMap(pointer: string): boolean {
  const keys = toKeys(pointer);
  return SCHEMA_MAPS.has(keys.at(-1) ?? '') && keys.length > 2;
}

/** The message about a `$ref` that is a key of such a map, in which references do not work; undefined for other places. */
export function explainRefAsName(
  pointer: string,
  value: Json,
): {message: string; help: string} | undefined {
  const [map = '', key] = toKeys(pointer).slice(-2);
  if (key !== '$ref' || typeof value !== 'string' || !SCHEMA_MAPS.has(map)) return undefined;
  const help =
    map === 'properties'
      ? `To include the properties of another schema, write ${quote(`allOf: [{$ref: '${value}'}]`)} beside \`properties\`.`
      : 'Write the `$ref` inside the schema of each name.';
  return {
    message: `References do not work directly inside ${quote(map)}: its keys are names, so \`$ref: ${value}\` is read as an entry called \`$ref\`.`,
    help,
  };
}

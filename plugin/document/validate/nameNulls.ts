import {formatValue} from '../exactNumber';
import {appendKey} from '../pointer';
import type {VersionOf} from '../reference/walk';
import type {JsonObject, Place} from '../types';
import type {PlaceProblem} from './structure';

/**
 * Reads the null of YAML in a `type` as the name of the type, in place, so that everything after it
 * finds what the author means: `[string, null]` without quotes is a list of one name and no value.
 * OpenAPI 3.0 has neither the name nor the list, which its schema reports.
 */
export function nameNulls(
  unquoted: readonly Place<JsonObject>[],
  versionOf: VersionOf,
): PlaceProblem[] {
  return unquoted.flatMap(({value, file, pointer}) => {
    const {type} = value;
    const names = Array.isArray(type) ? type.map((name) => name ?? 'null') : undefined;
    value.type = names ?? 'null';
    if (versionOf(file) <= '3.0') return [];
    const quoted = names?.map((name) => (name === 'null' ? "'null'" : formatValue(name)));
    return {
      code: 'document-schema',
      message: `\`type\` ${names ? 'contains' : 'is'} null without quotes, which names no type. It is read as \`'null'\`.`,
      help: `Write \`type: ${quoted ? `[${quoted.join(', ')}]` : "'null'"}\`.`,
      file,
      pointer: appendKey(pointer, 'type'),
    };
  });
}

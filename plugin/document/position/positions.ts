import {type Brackets, findBrackets} from './brackets';
import {toJsonPositions} from './jsonPositions';
import type {Position} from './types';
import {toYamlPositions} from './yamlPositions';

/** Reads where the values of a text stand. The text has been parsed before in the same format; of JSON its brackets may be known. */
export function toPositions(text: string, format: 'json' | 'yaml', brackets?: () => Brackets): Position {
  return format === 'json' ? toJsonPositions(text, brackets ? brackets() : findBrackets(text)) : toYamlPositions(text);
}

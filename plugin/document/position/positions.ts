import {findBrackets, toJsonPositions} from './jsonPositions';
import type {Position} from './types';
import {toYamlPositions} from './yamlPositions';

/** Reads the positions of the values in a text that has already been parsed in the same format. */
export function toPositions(text: string, format: 'json' | 'yaml'): Position {
  return format === 'json' ? toJsonPositions(text, findBrackets(text)) : toYamlPositions(text);
}

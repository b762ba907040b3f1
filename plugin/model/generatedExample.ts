import type {GeneratedExample, MediaType, SchemaTable} from './types';
import type {Direction} from './mediaType';

export function toGeneratedExample(_mediaType: MediaType, _direction: Direction, _table: SchemaTable): GeneratedExample | undefined {
  return undefined;
}

/** Tells how a parameter or header is written. */
import {childOf, fieldOf} from '../../document/place';
import type {Json, Place} from '../../document/types';
import {typesOf} from '../schema/types';
import type {Side} from '../side';

/**
 * `style` and `explode` with their defaults (Parameter Object, OpenAPI 3). Undefined without a
 * schema and content.
 */
export function toSerialization(side: Side, place: Place, location: string): string | undefined {
  const {value} = place;
  if (fieldOf(value, 'content') !== undefined) return 'content';
  const schema = childOf(place, 'schema');
  if (!schema) return undefined;
  const isForm = location === 'query' || location === 'cookie';
  const style = fieldOf(value, 'style') ?? (isForm ? 'form' : 'simple');
  const explode = fieldOf(value, 'explode') ?? (style === 'form' || style === 'cookie');
  // In this style only objects are written in another way.
  const isExploded =
    explode === true && (style !== 'simple' || typesOf(side, [schema])?.has('object') !== false);
  return [
    toWord(style),
    ...(isExploded ? ['explode'] : []),
    ...(fieldOf(value, 'allowReserved') === true ? ['allowReserved'] : []),
  ].join(', ');
}

function toWord(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

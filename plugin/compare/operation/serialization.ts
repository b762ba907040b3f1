/** Tells how a parameter or header is written. */
import {childOf, fieldOf} from '../../document/place';
import type {Json, Place} from '../../document/types';
import type {Pair, Side} from '../side';

/** The types that each style writes in another way if they are exploded; by default, both. */
const EXPLODED: ReadonlyMap<Json, readonly string[]> = new Map([
  ['simple', ['object']],
  ['deepObject', []],
]);

/**
 * `style` and `explode` with their defaults (Parameter Object, OpenAPI 3), before and after.
 * Undefined without a schema and content.
 */
export function toSerializations(
  sides: Pair<Side>,
  at: Pair<Place>,
  location: string,
): Pair<string | undefined> {
  const types = (['before', 'after'] as const).map((which) => {
    const schema = childOf(at[which], 'schema');
    return schema && sides[which].typesOf([schema]);
  });
  // Values of other types than both schemas allow are compared as types.
  const isShared = (type: string) => types.every((allowed) => allowed?.has(type) !== false);
  return {
    before: toSerialization(at.before, location, isShared),
    after: toSerialization(at.after, location, isShared),
  };
}

function toSerialization(
  {value}: Place,
  location: string,
  isShared: (type: string) => boolean,
): string | undefined {
  if (fieldOf(value, 'content') !== undefined) return 'content';
  if (fieldOf(value, 'schema') === undefined) return undefined;
  const isForm = location === 'query' || location === 'cookie';
  const style = fieldOf(value, 'style') ?? (isForm ? 'form' : 'simple');
  const explode = fieldOf(value, 'explode') ?? (style === 'form' || style === 'cookie');
  const isExploded =
    explode === true && (EXPLODED.get(style) ?? ['array', 'object']).some(isShared);
  return [
    toWord(style),
    ...(isExploded ? ['explode'] : []),
    ...(fieldOf(value, 'allowReserved') === true ? ['allowReserved'] : []),
  ].join(', ');
}

function toWord(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type {Property, Schema} from '../types';
import type {Draft, Slot} from './draft';
import {innerScope} from './scope';

/**
 * The schema of a slot. `siblings` are the properties of the schema around it, for a slot that may
 * only list which of them it requires.
 */
export function toSlotSchema(
  {build, scope}: Draft,
  {places, foreign}: Pick<Slot, 'places' | 'foreign'>,
  siblings?: readonly Property[],
): Schema {
  return build(
    places,
    innerScope(scope, {
      ...(foreign && {foreign}),
      ...(siblings &&
        siblings.length > 0 && {
          siblings: new Map(siblings.map((property) => [property.name, property])),
        }),
    }),
  );
}

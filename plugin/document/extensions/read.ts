import {childOf, fieldOf} from '../place';
import type {Json, Place} from '../types';
import {EFFECTS, type EffectName, type FieldOf} from './table';

/** An extension that an object has. */
type ReadExtension<E extends EffectName> = {field: FieldOf<E>; value: Json};

const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(EFFECTS).flatMap(({fields}) =>
    fields.map((field) => [field, field.split('/')] as const),
  ),
);

/** The extensions of an object that have an effect. The first one takes precedence. */
export function extensionsOf<E extends EffectName>(
  object: Json | undefined,
  effect: E,
): ReadExtension<E>[] {
  const fields: readonly FieldOf<E>[] = EFFECTS[effect].fields;
  return fields.flatMap((field) => {
    const value = toKeys(field).reduce<Json | undefined>(fieldOf, object);
    return value === undefined ? [] : {field, value};
  });
}

/** The value that takes precedence. */
export function extensionOf(object: Json | undefined, effect: EffectName): Json | undefined {
  return extensionsOf(object, effect)[0]?.value;
}

/** The same values with their places. */
export function extensionPlaces(object: Place, effect: EffectName): Place[] {
  return EFFECTS[effect].fields.flatMap((field) => {
    const place = toKeys(field).reduce<Place | undefined>(childOf, object);
    return place ?? [];
  });
}

function toKeys(field: string): readonly string[] {
  return KEYS.get(field) ?? [field];
}

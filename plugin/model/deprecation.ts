import type {Context} from './context';
import {fieldOf, type Place} from '../document/place';
import {present, textOf} from './read';
import {markdownOf} from './text';
import type {Deprecation} from './types';

/** `deprecated: true`, with its reason and the date after which it is gone. */
export function toDeprecation(context: Context, place: Place): Deprecation | undefined {
  if (fieldOf(place.value, 'deprecated') !== true) return undefined;
  return present({
    description: markdownOf(context, place, 'x-deprecated-description'),
    sunset: textOf(place.value, 'x-sunset'),
  });
}

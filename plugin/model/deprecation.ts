import type {Context} from './context';
import {extensionOf, extensionPlaces, extensionsOf} from '../document/extensions/read';
import {fieldOf, type Place} from '../document/place';
import {present, toText} from './read';
import {markdownAt} from './text';
import type {Deprecation} from './types';

/** What the extensions for the stability of something call it. */
export const DEPRECATED = 'deprecated';

/** `deprecated: true`, with its reason and the date after which it is gone. */
export function toDeprecation(context: Context, place: Place): Deprecation | undefined {
  if (!isDeprecated(place)) return undefined;
  const [reason] = extensionPlaces(place, 'deprecationReason');
  return present({
    description: reason && markdownAt(context, reason),
    sunset: toText(extensionOf(place.value, 'sunset')),
  });
}

/** Extensions say it where `deprecated` says nothing. */
function isDeprecated({value: object}: Place): boolean {
  const said = fieldOf(object, 'deprecated');
  return typeof said === 'boolean'
    ? said
    : extensionsOf(object, 'deprecated').some(({value}) => value === true || value === DEPRECATED);
}

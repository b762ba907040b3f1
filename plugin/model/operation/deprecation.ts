import type {Context} from '../context';
import {extensionOf, extensionPlaces, extensionsOf} from '../../document/extensions/read';
import {fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import {present} from '../../document/present';
import {toText} from '../read';
import {markdownAt} from '../text/text';
import type {Deprecation} from '../types';

/** The value of stability extensions that means deprecated. */
export const DEPRECATED = 'deprecated';

/** `deprecated: true`, with its reason and its date of removal. */
export function toDeprecation(context: Context, place: Place): Deprecation | undefined {
  if (!isDeprecated(place)) return undefined;
  const [reason] = extensionPlaces(place, 'deprecationReason');
  return present({
    description: reason && markdownAt(context, reason),
    sunset: toText(extensionOf(place.value, 'sunset')),
  });
}

/** Extensions apply only where `deprecated` is absent. */
function isDeprecated({value: object}: Place): boolean {
  const said = fieldOf(object, 'deprecated');
  return typeof said === 'boolean'
    ? said
    : extensionsOf(object, 'deprecated').some(({value}) => value === true || value === DEPRECATED);
}

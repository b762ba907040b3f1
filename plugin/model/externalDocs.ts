import type {Context} from './context';
import {type Place, childOf, isObjectPlace} from './place';
import {present} from './read';
import {markdownOf, urlOf} from './text';
import type {ExternalDocs} from './types';

/** `externalDocs` of an object: only with a URL that can be followed. */
export function toExternalDocs(context: Context, owner: Place): ExternalDocs | undefined {
  const place = childOf(owner, 'externalDocs');
  const url = isObjectPlace(place) ? urlOf(context, place, 'url') : undefined;
  return place && url !== undefined ? present({url, description: markdownOf(context, place)}) : undefined;
}

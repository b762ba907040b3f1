import type {Context} from '../context';
import {childOf, isObjectPlace} from '../../document/place';
import type {Place} from '../../document/types';
import {present} from '../../document/present';
import {addressOf, markdownOf} from './text';
import type {ExternalDocs} from '../types';

/** `externalDocs` of an object; undefined without a `url`. */
export function toExternalDocs(context: Context, owner: Place): ExternalDocs | undefined {
  const place = childOf(owner, 'externalDocs');
  const url = isObjectPlace(place) ? addressOf(context, place, 'url') : undefined;
  return place && url !== undefined
    ? present({url, description: markdownOf(context, place)})
    : undefined;
}

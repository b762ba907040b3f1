import type {Context} from './context';
import {followToObject} from './follow';
import {toHeaders} from './headers';
import {childOf, entriesOf, fieldOf, isObjectPlace, itemsOf, type Place} from './place';
import {nonEmpty, present, textOf} from './read';
import type {Encoding} from './types';

/** `encoding`, by property name, or `prefixEncoding`, by position. */
export function toEncodings(context: Context, place: Place | undefined): Encoding[] | undefined {
  if (!place) return undefined;
  const named = entriesOf(place).flatMap(([name, entry]) => toEncoding(context, entry, name) ?? []);
  return nonEmpty(isObjectPlace(place) ? named : itemsOf(place).flatMap((entry) => toEncoding(context, entry) ?? []));
}

/** An Encoding Object. Its `style`, `explode` and `allowReserved` have no defaults here: without any, `contentType` rules. */
export function toEncoding(context: Context, place: Place, name?: string): Encoding | undefined {
  const target = followToObject(context, place);
  if (!target) return undefined;
  const explode = fieldOf(target.value, 'explode');
  const allowReserved = fieldOf(target.value, 'allowReserved');
  return present({
    name,
    contentType: textOf(target.value, 'contentType'),
    headers: nonEmpty(toHeaders(context, childOf(target, 'headers'), 'request')),
    style: textOf(target.value, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: typeof allowReserved === 'boolean' ? allowReserved : undefined,
    encoding: toEncodings(context, childOf(target, 'encoding')),
    prefixEncoding: toEncodings(context, childOf(target, 'prefixEncoding')),
    itemEncoding: toItemEncoding(context, childOf(target, 'itemEncoding')),
  });
}

function toItemEncoding(context: Context, place: Place | undefined): Encoding | undefined {
  return place && toEncoding(context, place);
}

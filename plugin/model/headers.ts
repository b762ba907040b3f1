import type {Context} from './context';
import type {Direction} from './example/composition';
import {followToObject} from './follow';
import {toHeader} from './parameters';
import {entriesOf, type Place} from './place';
import type {Header} from './types';

/** A `headers` map of a response or an encoding, in the document's order. */
export function toHeaders(context: Context, place: Place | undefined, direction: Direction): Header[] {
  return entriesOf(place).flatMap(([name, entry]) => {
    const target = followToObject(context, entry);
    return target ? toHeader(context, name, target, direction) : [];
  });
}

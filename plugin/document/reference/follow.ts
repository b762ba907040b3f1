import type {Place} from '../types';
import {placeKey, refOf} from '../place';
import type {Resolve} from './resolve';

/** The end of a chain of references: a value, the place itself (a circle), or nothing. */
export type End = {kind: 'value'; place: Place} | {kind: 'circular'} | {kind: 'nowhere'};

/**
 * Follows chains of references to their end. Each place is followed once, however many chains pass
 * through it.
 */
export function createFollower(resolve: Resolve): (place: Place) => End {
  const ends = new Map<string, End>();
  return (start) => {
    if (refOf(start.value) === undefined) return {kind: 'value', place: start};
    const path = new Set<string>();
    let end: End | undefined;
    for (let at: Place | undefined = start; !end;) {
      const ref = at && refOf(at.value);
      if (!at) end = {kind: 'nowhere'};
      else if (ref === undefined) end = {kind: 'value', place: at};
      else if (path.has(placeKey(at))) end = {kind: 'circular'};
      else {
        end = ends.get(placeKey(at));
        path.add(placeKey(at));
        at = resolve(ref, at);
      }
    }
    for (const key of path) ends.set(key, end);
    return end;
  };
}

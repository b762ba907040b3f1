import {placeKey, refOf} from './place';
import type {LoadedDocument, Place} from './types';

/**
 * Follows any number of references from a place to their end: a place without a `$ref`. Undefined
 * when a reference does not resolve or the references form a circle.
 */
export function followPlace(
  {resolve}: Pick<LoadedDocument, 'resolve'>,
  place: Place | undefined,
): Place | undefined {
  const seen = new Set<string>();
  let current = place;
  while (current) {
    const ref = refOf(current.value);
    if (ref === undefined) return current;
    if (seen.has(placeKey(current))) return undefined;
    seen.add(placeKey(current));
    current = resolve(ref, current);
  }
  return undefined;
}

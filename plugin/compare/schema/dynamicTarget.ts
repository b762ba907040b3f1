/** Resolves dynamic references, which depend on the schemas around them, without these. */
import {stringOf} from '../../document/place';
import type {LoadedDocument, Place} from '../../document/types';

/**
 * The schema that a `$dynamicRef` leads to where no outer schema defines its anchor, or 2019-09's
 * `$recursiveRef` where no outer schema is recursive.
 */
export function toStaticTarget(
  {document}: {document: LoadedDocument},
  place: Place,
): Place | undefined {
  const ref = stringOf(place.value, '$dynamicRef') ?? stringOf(place.value, '$recursiveRef');
  return ref === undefined ? undefined : document.resolve(ref, place);
}

/**
 * The anchor that a `$dynamicRef` searches in outer schemas. Any other target makes it a `$ref`;
 * without one, outer schemas alone can define it.
 */
export function toAnchor(target: Place | undefined, {value}: Place): string | undefined {
  const [, anchor] = /#([^/].*)$/.exec(stringOf(value, '$dynamicRef') ?? '') ?? [];
  return !target || stringOf(target.value, '$dynamicAnchor') === anchor ? anchor : undefined;
}

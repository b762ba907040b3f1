import {isObject} from '../../document/isObject';
import type {JsonObject, Place} from '../../document/types';
import type {Context} from '../context';
import {childOf, entriesOf, fieldOf, refOf} from '../../document/place';

/** The targets of dynamic references, by anchor. */
export type Bindings = ReadonlyMap<string, Place>;

/**
 * Adds a schema to the dynamic scope: its own `$dynamicAnchor` and those of its `$defs`. Outer
 * anchors take precedence, as in JSON Schema 2020-12 section 8.2.3.2.
 */
export function addBindings(scope: {dynamic?: Bindings; rebinds?: true}, place: Place): void {
  const own = toAnchor(place);
  const defined = entriesOf(childOf(place, '$defs')).flatMap(([, definition]) =>
    toAnchor(definition),
  );
  if (own.length + defined.length === 0) return;
  if (defined.length > 0) scope.rebinds = true;
  scope.dynamic = new Map([...defined, ...own, ...(scope.dynamic ?? [])]);
}

function toAnchor(place: Place): [string, Place][] {
  const anchor = fieldOf(place.value, '$dynamicAnchor');
  return typeof anchor === 'string' ? [[anchor, place]] : [];
}

/**
 * The schema that a `$dynamicRef` (or 2019-09's `$recursiveRef`) points to; `dynamic` when only its
 * static target is known.
 */
export function resolveDynamic(
  context: Context,
  place: Place<JsonObject>,
  bindings: Bindings | undefined,
): {target: Place; dynamic?: string} | undefined {
  const ref = fieldOf(place.value, '$dynamicRef') ?? fieldOf(place.value, '$recursiveRef');
  if (typeof ref !== 'string') return undefined;
  const anchor = /#([^/].*)$/.exec(ref)?.[1];
  const target = context.document.resolve(ref, place);
  const isStatic =
    target &&
    (anchor === undefined
      ? fieldOf(target.value, '$recursiveAnchor') !== true
      : fieldOf(target.value, '$dynamicAnchor') !== anchor);
  // Like a `$ref`: schemas around it cannot replace the target.
  if (isStatic) return {target};
  const bound = anchor === undefined ? undefined : bindings?.get(anchor);
  if (bound) return {target: passAnchor(context, bound)};
  return target && {target, dynamic: ref};
}

/** The target of an anchor that only refers to a schema: readers know it by that name. */
function passAnchor({document}: Context, place: Place): Place {
  const ref = refOf(place.value);
  const isOnlyReference =
    isObject(place.value) &&
    Object.keys(place.value).every((keyword) => keyword === '$ref' || keyword === '$dynamicAnchor');
  return (isOnlyReference && ref !== undefined && document.resolve(ref, place)) || place;
}

import type {JsonObject} from '../../document/types';
import type {Context} from '../context';
import {childOf, entriesOf, fieldOf, type Place} from '../place';

type Bindings = ReadonlyMap<string, Place>;

/**
 * The dynamic scope with what a schema adds to it: its own `$dynamicAnchor` and those of its `$defs`. Outer ones win, as
 * JSON Schema 2020-12 section 8.2.3.2 has it.
 */
export function addBindings({document}: Context, place: Place, outer: Bindings | undefined): Bindings | undefined {
  if (document.version === '3.0') return outer;
  const own: [string, Place][] = [];
  const add = (at: Place) => {
    const anchor = fieldOf(at.value, '$dynamicAnchor');
    if (typeof anchor === 'string') own.push([anchor, at]);
  };
  add(place);
  for (const [, definition] of entriesOf(childOf(place, '$defs'))) add(definition);
  return own.length > 0 ? new Map([...own.reverse(), ...(outer ?? [])]) : outer;
}

/** The schema that a `$dynamicRef` (or 2019-09's `$recursiveRef`) leads to; `dynamic` when only its static target is known. */
export function resolveDynamic(context: Context, place: Place<JsonObject>, bindings: Bindings | undefined): {target: Place; dynamic?: string} | undefined {
  const ref = fieldOf(place.value, '$dynamicRef') ?? fieldOf(place.value, '$recursiveRef');
  if (typeof ref !== 'string') return undefined;
  const anchor = /#([^/].*)$/.exec(ref)?.[1];
  const bound = anchor === undefined ? undefined : bindings?.get(anchor);
  if (bound) return {target: bound};
  const target = context.document.resolve(ref, place);
  return target && {target, dynamic: ref};
}

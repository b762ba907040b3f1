import {hasDetails, isOnLine} from '../../model/words/places';
import type {SchemaView} from './view';

/** Whether there is more to say about a schema than its type and its parts. */
export function hasFacts({annotations, target, via}: SchemaView): boolean {
  if (via || hasDetails(annotations)) return true;
  // For a value that may be anything, only the title describes it.
  if (target?.kind === 'boolean') return annotations.title !== undefined;
  if (target?.kind !== 'schema') return target?.kind === 'unknown';
  // The properties name the schemas that they come from.
  const named = new Set(target.properties?.map(({from}) => from));
  return hasDetails(target) || target.allOf?.some(({name}) => !named.has(name)) === true;
}

/** Whether the line of a row shows everything about a schema. */
export function isBare({target, annotations, targetDescription}: SchemaView): boolean {
  if (target === undefined || target.kind === 'unknown' || targetDescription !== undefined)
    return false;
  return isOnLine(target) && isOnLine(annotations);
}

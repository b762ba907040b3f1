import {hasDetails, isOnLine} from '../../model/words/places';
import type {SchemaView} from './view';

/** Whether there is more to say about a schema than its type and its parts. */
export function hasFacts({annotations, target}: SchemaView): boolean {
  if (hasDetails(annotations)) return true;
  // For a value that may be anything, only the title describes it.
  if (target?.kind === 'boolean') return annotations.title !== undefined;
  return target?.kind === 'unknown' || (target?.kind === 'schema' && hasDetails(target));
}

/** Whether the line of a row shows everything about a schema. */
export function isBare({target, annotations, targetDescription}: SchemaView): boolean {
  if (target === undefined || target.kind === 'unknown' || targetDescription !== undefined)
    return false;
  return isOnLine(target) && isOnLine(annotations);
}

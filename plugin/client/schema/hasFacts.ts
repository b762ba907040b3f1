import {hasNotes, hasValues} from './hasNotes';
import type {SchemaView} from './view';

/** Whether there is more to say about a schema than its type and its parts. */
export function hasFacts(view: SchemaView): boolean {
  const {annotations, target} = view;
  for (const name in annotations) if (name !== 'title') return true;
  if (hasValues(view) || hasNotes(view) || view.via) return true;
  // For a value that may be anything, only the title describes it.
  if (target?.kind === 'boolean') return annotations.title !== undefined;
  if (target?.kind !== 'schema') return target?.kind === 'unknown';
  // The properties name the schemas that they come from.
  const named = new Set(target.properties?.map(({from}) => from));
  return (
    target.format !== undefined ||
    target.constraints !== undefined ||
    target.content !== undefined ||
    target.allOf?.some(({name}) => !named.has(name)) === true
  );
}

import type {SchemaView} from './view';

/**
 * Whether a schema names values: a constant, a default, allowed values, examples. Fast, because
 * every row calls it.
 */
export function hasValues({annotations, target}: SchemaView): boolean {
  if (annotations.default !== undefined || annotations.examples !== undefined) return true;
  return (
    target?.kind === 'schema' &&
    (target.const !== undefined || target.enum !== undefined || target.mergedExamples !== undefined)
  );
}

/**
 * Whether a schema has any of the less common notes: deprecation, contradictions, XML, links,
 * keywords of other tools.
 */
export function hasNotes({annotations, target}: SchemaView): boolean {
  const {deprecated, externalDocs, xml, extensions} = annotations;
  if (deprecated ?? externalDocs ?? xml ?? extensions) return true;
  return (
    target?.kind === 'schema' && (target.conflicts !== undefined || target.other !== undefined)
  );
}

import type {SchemaView} from './view';

/**
 * Whether a schema names values: a constant, a default, allowed ones, examples. Quick, for it is
 * asked of every row.
 */
export function hasValues({annotations, target}: SchemaView): boolean {
  if (annotations.default !== undefined || annotations.examples !== undefined) return true;
  return (
    target?.kind === 'schema' &&
    (target.const !== undefined || target.enum !== undefined || target.mergedExamples !== undefined)
  );
}

/**
 * Whether there is anything about a schema that few have: deprecation, contradictions, XML, links,
 * other tools' keywords.
 */
export function hasNotes({annotations, target}: SchemaView): boolean {
  const {deprecated, externalDocs, xml, extensions} = annotations;
  if (deprecated ?? externalDocs ?? xml ?? extensions) return true;
  return (
    target?.kind === 'schema' && (target.conflicts !== undefined || target.other !== undefined)
  );
}

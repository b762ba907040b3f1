import {withoutRepeated} from '../../model/text/sameText';
import type {Markdown} from '../../model/types';
import type {SchemaLookup, SchemaView} from './view';

/**
 * Lists a schema's other descriptions: those of the named schema that it refers to, and of the
 * schemas that were merged into it.
 */
export function listOtherDescriptions(
  {annotations, targetDescription, target}: SchemaView,
  lookup: SchemaLookup,
): Markdown[] {
  if (targetDescription === undefined && !(target?.kind === 'schema' && target.allOf)) return [];
  const parts = target?.kind === 'schema' ? (target.allOf ?? []) : [];
  const merged = parts.map(({id}) => {
    const schema = lookup(id)?.schema;
    return schema && schema.kind !== 'unknown' ? schema.description : undefined;
  });
  const own = annotations.description;
  const texts = [own, targetDescription, ...merged].filter(
    (description): description is Markdown => description !== undefined,
  );
  return withoutRepeated(texts).filter((description) => description !== own);
}

import type {Operation, Tag} from '../types';

/** The tags of an operation that are labels, not groups: those with their own `kind`. */
export function toTagLabels(
  operation: Operation,
  tags: readonly Tag[],
): {label: string; kind: string}[] {
  return tags.flatMap(({name, summary, kind}) =>
    kind !== undefined && kind !== 'nav' && operation.tags.includes(name)
      ? [{label: summary ?? name, kind}]
      : [],
  );
}

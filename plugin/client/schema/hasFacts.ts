import type {SchemaView} from './view';

/** Whether there is more to say about a schema than its type and its parts. */
export function hasFacts({annotations: {title, description, examples, readOnly, writeOnly, deprecated, externalDocs, xml, extensions, ...annotations}, target}: SchemaView): boolean {
  const said = [description, examples?.length, readOnly, writeOnly, deprecated, externalDocs, xml, extensions?.length, 'default' in annotations];
  if (said.some(Boolean)) return true;
  if (target?.kind !== 'schema') return target?.kind === 'unknown';
  const {format, enum: values, constraints, content, conflicts, other} = target;
  return [format, values?.length, constraints && Object.keys(constraints).length, content, conflicts?.length, other?.length, 'const' in target].some(Boolean);
}

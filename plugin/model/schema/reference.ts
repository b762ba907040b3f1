import type {Context} from '../context';
import type {ReferenceSchema, SchemaAnnotations} from '../types';
import type {SchemaLink} from './registry';
import type {Scope} from './scope';

type Details = {annotations?: SchemaAnnotations; nullable?: true; dynamic?: string};

/** A named schema by reference. Its `type` is filled in by `completeReferences`. */
export function toReference(
  context: Context,
  {id, name}: SchemaLink,
  scope: Scope,
  {annotations, nullable, dynamic}: Details = {},
): ReferenceSchema {
  const reference: ReferenceSchema = {
    kind: 'reference',
    id,
    name,
    type: '',
    ...(nullable && {nullable}),
    ...(id === scope.home && {recursive: true}),
    ...(dynamic !== undefined && {dynamic}),
    ...annotations,
  };
  context.schemas.addReference(reference);
  return reference;
}

import type {LoadedDocument} from '../../document/types';
import {fieldOf} from '../../document/place';

/**
 * Drafts in which nothing beside a `$ref` counts. What else differs in them is read as written.
 */
export const LEGACY = /^https?:\/\/json-schema\.org\/draft-0[3-7]\/schema#?$/;

/**
 * Whether nothing beside a `$ref` counts: so it is in OpenAPI 3.0 and in JSON Schema before
 * 2019-09.
 */
export function ignoresRefSiblings({version, root}: LoadedDocument): boolean {
  const dialect = fieldOf(root.value, 'jsonSchemaDialect');
  return version === '3.0' || (typeof dialect === 'string' && LEGACY.test(dialect));
}

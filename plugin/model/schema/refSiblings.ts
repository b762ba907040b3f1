import type {LoadedDocument} from '../../document/types';
import {fieldOf} from '../../document/place';

/**
 * Drafts in which fields beside a `$ref` have no effect. Other differences of these drafts are
 * ignored.
 */
export const LEGACY = /^https?:\/\/json-schema\.org\/draft-0[3-7]\/schema#?$/;

/**
 * Whether fields beside a `$ref` have no effect, as in OpenAPI 3.0 and in JSON Schema before
 * 2019-09.
 */
export function ignoresRefSiblings({version, root}: LoadedDocument): boolean {
  const dialect = fieldOf(root.value, 'jsonSchemaDialect');
  return version === '3.0' || (typeof dialect === 'string' && LEGACY.test(dialect));
}

import {fieldOf} from '../../document/place';
import type {LoadedDocument, Place} from '../../document/types';
import {versionAt} from '../../document/versionAt';

/**
 * Drafts in which fields beside a `$ref` have no effect. Other differences of these drafts are
 * ignored.
 */
export const LEGACY = /^https?:\/\/json-schema\.org\/draft-0[3-7]\/schema#?$/;

/**
 * Creates a function that knows whether fields beside a `$ref` have no effect at a place, as in
 * OpenAPI 3.0 and in JSON Schema before 2019-09.
 */
export function createIgnoresRefSiblings(document: LoadedDocument): (place: Place) => boolean {
  const dialect = fieldOf(document.root.value, 'jsonSchemaDialect');
  const isLegacy = typeof dialect === 'string' && LEGACY.test(dialect);
  return (place) => isLegacy || versionAt(document, place) === '3.0';
}

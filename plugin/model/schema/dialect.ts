import {quote} from '../../diagnostics/text';
import type {LoadedDocument} from '../../document/types';
import type {Context} from '../context';
import {childOf, fieldOf, type Place} from '../place';

/** Drafts in which nothing beside a `$ref` counts. What else differs in them is read as it stands. */
const LEGACY = /^https?:\/\/json-schema\.org\/draft-0[3-7]\/schema#?$/;
const KNOWN = /^https?:\/\/(json-schema\.org\/draft\/20(19-09|20-12)\/schema|spec\.openapis\.org\/oas\/3\.\d+\/(dialect|schema)\/[^/]+)#?$/;

/** Whether nothing beside a `$ref` counts: so it is in OpenAPI 3.0 and in JSON Schema before 2019-09. */
export function ignoresRefSiblings({version, root}: LoadedDocument): boolean {
  const dialect = fieldOf(root.value, 'jsonSchemaDialect');
  return version === '3.0' || (typeof dialect === 'string' && LEGACY.test(dialect));
}

/** Reports `jsonSchemaDialect` or `$schema` of an object when it names a dialect that is not known. */
export function checkDialect(context: Context, owner: Place, field: 'jsonSchemaDialect' | '$schema'): void {
  const place = childOf(owner, field);
  if (!place || (typeof place.value === 'string' && (KNOWN.test(place.value) || LEGACY.test(place.value)))) return;
  context.warn('schema-dialect', place, `The dialect ${quote(String(place.value))} is not known; schemas are read as JSON Schema 2020-12.`);
}

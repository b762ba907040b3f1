import {quote} from '../../diagnostics/text';
import {formatValue} from '../../document/exactNumber';
import type {Context} from '../context';
import {childOf} from '../../document/place';
import type {Place} from '../../document/types';
import {LEGACY} from './refSiblings';

const KNOWN =
  /^https?:\/\/(json-schema\.org\/draft\/20(19-09|20-12)\/schema|spec\.openapis\.org\/oas\/3\.\d+\/(dialect|schema)\/[^/]+)#?$/;

/** Reports an unknown dialect in the `jsonSchemaDialect` or `$schema` of an object. */
export function checkDialect(
  context: Context,
  owner: Place,
  field: 'jsonSchemaDialect' | '$schema',
): void {
  const place = childOf(owner, field);
  if (
    !place ||
    (typeof place.value === 'string' && (KNOWN.test(place.value) || LEGACY.test(place.value)))
  )
    return;
  context.warn(
    'schema-dialect',
    place,
    `The dialect ${quote(formatValue(place.value))} is not known; schemas are read as JSON Schema 2020-12.`,
  );
}

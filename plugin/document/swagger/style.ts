// Converts `collectionFormat` of Swagger 2.0 to `style` and `explode`.
import {quote} from '../../diagnostics/text';
import {childOf, fieldOf, type Place, stringOf} from '../place';
import type {JsonObject} from '../types';
import type {Conversion} from './types';

const COMMAS: JsonObject = {style: 'form', explode: false};
/** The styles of other formats in queries and forms. */
const QUERY: ReadonlyMap<string, JsonObject> = new Map([
  ['ssv', {style: 'spaceDelimited', explode: false}],
  ['pipes', {style: 'pipeDelimited', explode: false}],
  ['multi', {style: 'form', explode: true}],
]);
const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['ssv', 'spaces'],
  ['tsv', 'tabs'],
  ['pipes', '`|`'],
]);

/**
 * The style of an array. Without a `collectionFormat`, its items are joined by commas, which
 * queries and forms in OpenAPI 3 have to state.
 */
export function toStyle(from: Place<JsonObject>, {lose}: Conversion): JsonObject {
  const {value} = from;
  if (value.type !== 'array') return {};
  const format = stringOf(value, 'collectionFormat') ?? 'csv';
  const nested = childOf(childOf(from, 'items'), 'collectionFormat');
  if (nested && fieldOf(childOf(from, 'items')?.value, 'type') === 'array')
    lose(
      nested,
      'OpenAPI 3 has no lists inside lists in a parameter, so pages do not show how the inner items are joined.',
    );
  const place = childOf(from, 'collectionFormat') ?? from;
  if (value.in === 'query' || value.in === 'formData') {
    if (format === 'tsv')
      lose(
        place,
        'OpenAPI 3 has no `collectionFormat: tsv`; pages and requests join the items with commas.',
        'Say in the description that tabs separate the items.',
      );
    return QUERY.get(format) ?? COMMAS;
  }
  const separator = SEPARATORS.get(format);
  if (separator !== undefined)
    lose(
      place,
      `OpenAPI 3 joins the items of a ${value.in === 'path' ? 'path parameter' : 'header'} only with commas, not with ${separator} (${quote(`collectionFormat: ${format}`)}).`,
      'Say in the description what separates the items.',
    );
  return value.in === 'path' || value.in === 'header' ? {style: 'simple', explode: false} : {};
}

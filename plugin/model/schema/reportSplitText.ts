import {quote} from '../../diagnostics/text';
import {childOf} from '../../document/place';
import type {Json, JsonObject, Place} from '../../document/types';
import type {Context} from '../context';

/**
 * Reports what YAML makes of a text with a comma in a flow map without quotes:
 * `{description: PDF, PNG or JPEG.}` has an entry `PNG or JPEG.` without a value. In OpenAPI's own
 * objects it is an unknown field; a schema may have any.
 */
export function reportSplitText(
  {warn}: Context,
  place: Place<JsonObject>,
  keyword: string,
  value: Json,
): void {
  if (value !== null || !/\s/.test(keyword)) return;
  const entries = Object.entries(place.value);
  const [name, text] = entries[entries.findIndex(([key]) => key === keyword) - 1] ?? [];
  warn(
    'document-schema',
    childOf(place, keyword) ?? place,
    `${quote(keyword)} has no value: in a flow map, a comma ends a text without quotes.`,
    typeof text === 'string'
      ? `Write ${quote(`${name}: ${JSON.stringify(`${text}, ${keyword}`)}`)}.`
      : 'Put the whole text in quotes.',
  );
}

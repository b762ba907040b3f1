import {quote} from '../diagnostics/text';
import type {JsonObject} from '../document/types';
import type {Context} from './context';
import {toEncoding, toEncodings} from './encoding';
import {toExamples} from './examples';
import {toExtensions} from './extensions';
import {followToObject} from './follow';
import type {Direction} from './example/composition';
import {toGeneratedExample} from './example/generatedExample';
import {childOf, entriesOf, type Place} from './place';
import {present} from './read';
import {toSchema} from './schema/schema';
import type {MediaType} from './types';
import {checkMediaTypeExamples} from './validation/checkValues';

/** Data that has parts, which only a schema can describe. Bytes and plain text need none. */
const HAS_PARTS = /json|xml|yaml|x-www-form-urlencoded|^multipart\//i;

/** A `content` map: each media type as written, in the document's order. */
export function toMediaTypes(context: Context, content: Place | undefined, direction: Direction): MediaType[] {
  return entriesOf(content).flatMap(([mediaType, place]) => {
    const target = followToObject(context, place);
    return target ? toMediaType(context, mediaType, target, direction) : [];
  });
}

/** A Media Type Object. An example is composed from the schema only where the document gives none. */
function toMediaType(context: Context, mediaType: string, place: Place<JsonObject>, direction: Direction): MediaType {
  const schema = childOf(place, 'schema');
  const itemSchema = childOf(place, 'itemSchema');
  const itemEncoding = childOf(place, 'itemEncoding');
  const result: MediaType = present({
    mediaType,
    schema: schema && toSchema(context, schema),
    itemSchema: itemSchema && toSchema(context, itemSchema),
    examples: toExamples(context, place),
    encoding: toEncodings(context, childOf(place, 'encoding')),
    prefixEncoding: toEncodings(context, childOf(place, 'prefixEncoding')),
    itemEncoding: itemEncoding && toEncoding(context, itemEncoding),
    extensions: toExtensions(context, place.value),
  });
  if (result.schema) checkMediaTypeExamples(context, mediaType, place, result.schema, direction);
  else if (!itemSchema && HAS_PARTS.test(mediaType)) context.warn('media-type-schema', place, `The media type ${quote(mediaType)} has no schema; pages cannot say what its parts are.`, 'Add a `schema`.');
  if (result.schema && result.examples.length === 0) {
    context.later(({table, complete}) => complete(result, 'generated', toGeneratedExample(result, direction, table)));
  }
  return result;
}

import {quote} from '../../diagnostics/text';
import type {JsonObject, Place} from '../../document/types';
import {toBadges} from '../text/badges';
import type {Context} from '../context';
import {toDeprecation} from './deprecation';
import {isSpent} from '../example/allowance';
import type {Direction} from '../example/composition';
import {toGeneratedExample} from '../example/generatedExample';
import {findSampleMismatch, toUnmet} from '../example/sampleMismatch';
import {toExamples} from './examples';
import {toExtensions} from '../text/extensions';
import {followToObject} from '../follow';
import {isJsonMediaType, readJsonText, takesString} from '../text/jsonText';
import {toMediaKind, type MediaKind} from './mediaKind';
import {toStyle} from './parameterStyle';
import {childOf, entriesOf, fieldOf, isObjectPlace, itemsOf} from '../../document/place';
import {present} from '../../document/present';
import {flagOf, nonEmpty, textOf} from '../read';
import {toSchema} from '../schema/schema';
import {markdownOf} from '../text/text';
import type {Encoding, Example, Header, MediaType, ParameterLocation, Schema} from '../types';
import {
  checkMediaTypeExamples,
  checkParameterExamples,
  warnOfJsonText,
} from '../validation/checkValues';

// Media Type, Encoding and Header Objects contain each other, so they share a file.

/** All other kinds are structured data, which only a schema can describe. */
const WITHOUT_SCHEMA: ReadonlySet<MediaKind> = new Set<MediaKind>([
  'text',
  'binary',
  'event-stream',
  'unknown',
]);

/** What an example that is composed from a schema may contain. */
type ExampleRules = {
  /** Whether the shape of a value is shown if there is no example. */
  hasShape?: boolean;
  /** Whether it is the body of a request. */
  isBody?: boolean;
};

/** Builds a `content` map: each media type as written, in document order. */
export function toMediaTypes(
  context: Context,
  content: Place | undefined,
  direction: Direction,
  rules: ExampleRules = {},
): MediaType[] {
  return context.showShared(content, entriesOf(content)).flatMap(([mediaType, place]) => {
    const target = followToObject(context, place);
    return target ? toMediaType(context, mediaType, target, direction, rules) : [];
  });
}

/** A Media Type Object. An example is composed from the schema only if the document gives none. */
function toMediaType(
  context: Context,
  mediaType: string,
  place: Place<JsonObject>,
  direction: Direction,
  {hasShape, isBody}: ExampleRules,
): MediaType {
  const schema = childOf(place, 'schema');
  const itemSchema = childOf(place, 'itemSchema');
  const itemEncoding = childOf(place, 'itemEncoding');
  const result: MediaType = present({
    mediaType,
    schema: schema && toSchema(context, schema),
    itemSchema: itemSchema && toSchema(context, itemSchema),
    examples: toExamples(context, place, (example, value) => {
      if (isJsonMediaType(mediaType)) readExample(context, example, value, () => result.schema);
    }),
    encoding: toEncodings(context, childOf(place, 'encoding'), ignoresStyle(context, mediaType)),
    prefixEncoding: toEncodings(context, childOf(place, 'prefixEncoding')),
    itemEncoding: itemEncoding && toEncoding(context, itemEncoding),
    extensions: toExtensions(context, place.value),
  });
  if (result.schema) checkMediaTypeExamples(context, mediaType, place, result.schema, direction);
  else if (!itemSchema && !WITHOUT_SCHEMA.has(toMediaKind(mediaType)))
    context.warn(
      'media-type-schema',
      place,
      `The media type ${quote(mediaType)} has no schema, so readers don't learn what it contains.`,
      'Add a `schema`.',
    );
  if ((result.schema ?? result.itemSchema) && result.examples.length === 0) {
    context.later((table) => {
      // Extensions of the operation may have added examples.
      if (result.examples.length > 0) return;
      const generated = toGeneratedExample(result, direction, table, {
        hasShape,
        isBody,
        match: context.match,
        allowance: context.allowance,
        onCut: () => warnOfCut(context, place),
      });
      if (generated === undefined) return;
      result.generated = generated;
      if (generated.shortened && generated.origin === 'shape') return;
      const mismatch = findSampleMismatch(result, table, context.match, direction);
      if (mismatch) generated.incomplete ??= toUnmet(mismatch);
    });
  }
  return result;
}

/** Reports an incomplete example; once where those of the whole document are too large. */
function warnOfCut(context: Context, place: Place): void {
  const isOfDocument = isSpent(context.allowance.within);
  context.warn(
    'example-cut',
    isOfDocument ? context.document.root : place,
    isOfDocument
      ? 'The examples that are made of the schemas are too large together, so the last operations have none.'
      : 'The example that is made of the schema would be too large, so it is missing or incomplete.',
    'Add an `example`, or lower `minItems` and shorten the examples in the schema.',
  );
}

/** Some documents write the JSON of an example as a string. It is shown as JSON. */
function readExample(
  context: Context,
  example: Example,
  place: Place,
  toSchemaOf: () => Schema | undefined,
): void {
  const text = example.value;
  const data = text === undefined ? undefined : readJsonText(text);
  if (text === undefined || data === undefined) return;
  context.later((table) => {
    if (takesString(toSchemaOf(), table)) return;
    example.value = data;
    warnOfJsonText(context, place, text, data);
  });
}

/**
 * In OpenAPI 3.0, the three fields apply to URL-encoded forms alone (Encoding Object). Documents of
 * Swagger 2.0 have them from its own rules.
 */
function ignoresStyle({document}: Context, mediaType: string): true | undefined {
  const is30 = document.version === '3.0' && !document.declaredVersion.startsWith('2');
  return is30 && /^multipart\//i.test(mediaType.trim()) ? true : undefined;
}

/** `encoding`, by property name, or `prefixEncoding`, by position. */
function toEncodings(
  context: Context,
  place: Place | undefined,
  withoutStyle?: true,
): Encoding[] | undefined {
  if (!place) return undefined;
  const named = entriesOf(place).flatMap(
    ([name, entry]) => toEncoding(context, entry, name, withoutStyle) ?? [],
  );
  return nonEmpty(
    isObjectPlace(place)
      ? named
      : itemsOf(place).flatMap((entry) => toEncoding(context, entry) ?? []),
  );
}

/**
 * An Encoding Object. Its `style`, `explode` and `allowReserved` have no defaults here: if all are
 * absent, `contentType` applies.
 */
function toEncoding(
  context: Context,
  place: Place,
  name?: string,
  withoutStyle?: true,
): Encoding | undefined {
  const target = followToObject(context, place);
  if (!target) return undefined;
  const explode = fieldOf(target.value, 'explode');
  const allowReserved = fieldOf(target.value, 'allowReserved');
  const styled = present({
    style: textOf(target.value, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: typeof allowReserved === 'boolean' ? allowReserved : undefined,
  });
  return present({
    name,
    contentType: textOf(target.value, 'contentType'),
    headers: nonEmpty(toHeaders(context, childOf(target, 'headers'), 'request')),
    ...styled,
    ignoresStyle: Object.keys(styled).length > 0 ? withoutStyle : undefined,
    encoding: toEncodings(context, childOf(target, 'encoding')),
    prefixEncoding: toEncodings(context, childOf(target, 'prefixEncoding')),
    itemEncoding: toItemEncoding(context, childOf(target, 'itemEncoding')),
  });
}

function toItemEncoding(context: Context, place: Place | undefined): Encoding | undefined {
  return place && toEncoding(context, place);
}

/** A `headers` map of a response or an encoding, in document order. */
export function toHeaders(
  context: Context,
  place: Place | undefined,
  direction: Direction,
): Header[] {
  return context.showShared(place, entriesOf(place)).flatMap(([name, entry]) => {
    const target = followToObject(context, entry);
    return target ? toHeader(context, name, target, direction) : [];
  });
}

/**
 * A Header Object: a parameter whose name is its key. OpenAPI ignores a response header
 * `Content-Type`.
 */
function toHeader(
  context: Context,
  name: string,
  place: Place<JsonObject>,
  direction: Direction,
): Header {
  return present({
    name,
    ...toValueFields(context, place, 'header', direction),
    ignored: name.toLowerCase() === 'content-type' ? (true as const) : undefined,
  });
}

/** The fields that parameters and headers share. */
export function toValueFields(
  context: Context,
  place: Place<JsonObject>,
  location: ParameterLocation,
  direction: Direction,
) {
  const {value} = place;
  const [content] = toMediaTypes(context, childOf(place, 'content'), direction);
  const schemaPlace = content ? undefined : childOf(place, 'schema');
  const schema = schemaPlace && toSchema(context, schemaPlace);
  if (schema) checkParameterExamples(context, place, schema, direction);
  return {
    description: markdownOf(context, place),
    required: location === 'path' ? (true as const) : flagOf(value, 'required'),
    deprecated: toDeprecation(context, place),
    ...(content ? {content} : toStyle(value, location)),
    schema,
    examples: toExamples(context, place),
    badges: toBadges(context, place),
    extensions: toExtensions(context, value),
  };
}

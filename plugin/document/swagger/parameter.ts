// Converts parameters and headers of Swagger 2.0. Their fields about the value become a schema in
// OpenAPI 3.
import {quote} from '../../diagnostics/text';
import {childOf, fieldOf, isObjectPlace, refOf, stringOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {appendKey} from '../pointer';
import {VALUE_FIELDS} from './fields';
import {within} from './places';
import {toSchema} from './schema';
import type {Conversion} from './types';

/** Converts a path, query or header parameter; bodies are converted separately. */
export function toParameter(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  return toSchemaHolder(from, to, conversion);
}

export function toHeader(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  return toParameter(from, to, conversion);
}

function toSchemaHolder(
  from: Place<JsonObject>,
  to: PlaceInFile,
  conversion: Conversion,
): JsonObject {
  const {places, lose} = conversion;
  const at = {...to, pointer: appendKey(to.pointer, 'schema')};
  const schema = toValueSchema(from, at, conversion);
  if (from.value.type === 'file')
    lose(
      within(from, 'type'),
      `\`type: file\` is only for \`in: formData\`; this ${from.value.in === undefined ? 'header' : 'parameter'} is read as binary text.`,
      'Write another type, or send the file as `formData`.',
    );
  const style = toStyle(from, conversion);
  for (const key of Object.keys(style))
    places.trace(
      {...to, pointer: appendKey(to.pointer, key)},
      childOf(from, 'collectionFormat') ?? childOf(from, 'type') ?? from,
    );
  const {rest, examples} = takeExamples(from, to, conversion);
  return {...rest, ...style, ...(schema !== undefined && {schema}), ...examples};
}

/** The schema of a parameter, a header or a form field, from its own fields. */
export function toValueSchema(
  from: Place<JsonObject>,
  to: PlaceInFile,
  conversion: Conversion,
): Json | undefined {
  const {places} = conversion;
  const own = childOf(from, 'schema');
  if (own) {
    places.note(to, own);
    return toSchema(own, to, conversion);
  }
  const fields = Object.entries(from.value).filter(([key]) => isValueField(key));
  if (fields.length === 0) return undefined;
  places.trace(to, from);
  // The separator of an item's items is reported where it is read.
  const value = withoutFormats(Object.fromEntries(fields));
  return toSchema({...from, value}, to, conversion);
}

export function isValueField(key: string): boolean {
  return Object.hasOwn(VALUE_FIELDS, key) || key === 'x-nullable';
}

function withoutFormats(value: JsonObject): JsonObject {
  const {items} = value;
  if (typeof items !== 'object' || items === null || Array.isArray(items)) return value;
  const {collectionFormat: _format, ...rest} = items;
  return {...value, items: withoutFormats(rest)};
}

/** The fields that stay, and examples, for which Swagger 2.0 has only extensions. */
function takeExamples(
  from: Place<JsonObject>,
  to: PlaceInFile,
  {places}: Conversion,
): {rest: JsonObject; examples: JsonObject} {
  const rest = Object.fromEntries(
    Object.entries(from.value).filter(
      ([key]) => !isValueField(key) && key !== 'collectionFormat' && key !== 'schema',
    ),
  );
  const extension = fieldOf(rest, 'x-example');
  if (extension === undefined || fieldOf(rest, 'example') !== undefined)
    return {rest, examples: {}};
  delete rest['x-example'];
  places.trace(within(to, 'example'), within(from, 'x-example'));
  return {rest, examples: {example: extension}};
}

/** The name of a parameter for a sentence. */
export function nameOf({value}: Place): string {
  const name = fieldOf(value, 'name');
  return typeof name === 'string' ? `The parameter ${quote(name)}` : 'This';
}

/** The styles of `collectionFormat` where values have commas between them. */
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

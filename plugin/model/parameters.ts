import {quote} from '../diagnostics/text';
import type {JsonObject} from '../document/types';
import {toBadges} from './badges';
import type {Context} from './context';
import {toDeprecation} from './deprecation';
import type {Direction} from './example/composition';
import {toExamples} from './examples';
import {toExtensions} from './extensions';
import {followToObject} from './follow';
import {toMediaTypes} from './mediaType';
import {byOrder, orderOf} from './order';
import {toStyle} from './parameterStyle';
import {childOf, fieldOf, itemsOf, type Place} from './place';
import {flagOf, present, textOf} from './read';
import {toSchema} from './schema/schema';
import {markdownOf} from './text';
import {checkParameterExamples} from './validation/checkValues';
import type {Header, Parameter, ParameterLocation} from './types';

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie'];
/** Header parameters that the Parameter Object tells to ignore: other fields describe these headers. */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** The parameters of a path item and its operation. One of the operation replaces the item's of the same name and location. `x-order` sorts them. */
export function toParameters(context: Context, ofItem: Place | undefined, ofOperation: Place | undefined): Parameter[] {
  const parameters = new Map<string, {parameter: Parameter; order?: number}>();
  for (const place of [...itemsOf(ofItem), ...itemsOf(ofOperation)]) {
    const target = followToObject(context, place);
    const parameter = target && toParameter(context, target);
    if (parameter) parameters.set(toKey(parameter), {parameter, order: orderOf([target])});
  }
  return byOrder([...parameters.values()], ({order}) => order).map(({parameter}) => parameter);
}

/** Header names are the same in upper and lower case. */
function toKey({in: location, name}: Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** A Parameter Object. One without a name or a known location cannot be sent. */
function toParameter(context: Context, place: Place<JsonObject>): Parameter | undefined {
  const name = textOf(place.value, 'name');
  const location = LOCATIONS.find((entry) => entry === fieldOf(place.value, 'in'));
  if (name === undefined || !location) return undefined;
  const ignored = location === 'header' && IGNORED_HEADERS.has(name.toLowerCase()) ? (true as const) : undefined;
  if (ignored) {
    context.warn('parameter-header-ignored', place, `The header parameter ${quote(name)} is ignored by OpenAPI.`, 'Describe it by the media types of bodies and responses, or by a security scheme.');
  }
  return present({
    name,
    in: location,
    ...toValueFields(context, place, location, 'request'),
    allowEmptyValue: flagOf(place.value, 'allowEmptyValue'),
    allowReserved: flagOf(place.value, 'allowReserved'),
    ignored,
  });
}

/** A Header Object: a parameter whose name is its key. A response header `Content-Type` is ignored by OpenAPI. */
export function toHeader(context: Context, name: string, place: Place<JsonObject>, direction: Direction): Header {
  return present({name, ...toValueFields(context, place, 'header', direction), ignored: name.toLowerCase() === 'content-type' ? (true as const) : undefined});
}

/** What parameters and headers have in common. */
function toValueFields(context: Context, place: Place<JsonObject>, location: ParameterLocation, direction: Direction) {
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
    badges: toBadges(value),
    extensions: toExtensions(context, value),
  };
}

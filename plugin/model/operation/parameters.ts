import {quote} from '../../diagnostics/text';
import type {JsonObject, Place} from '../../document/types';
import type {Context} from '../context';
import {followToObject} from '../follow';
import {toValueFields} from './mediaType';
import {byOrder, orderOf} from '../order';
import {fieldOf, itemsOf} from '../../document/place';
import {present} from '../../document/present';
import {flagOf, textOf} from '../read';
import type {Parameter, ParameterLocation} from '../types';

const LOCATIONS: readonly ParameterLocation[] = [
  'path',
  'query',
  'querystring',
  'header',
  'cookie',
];
/** Header parameters that OpenAPI ignores, because other fields describe these headers. */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * The parameters of a path item and its operation, sorted by `x-order`. A parameter of the
 * operation replaces the item's parameter with the same name and location.
 */
export function toParameters(
  context: Context,
  ofItem: Place | undefined,
  ofOperation: Place | undefined,
): Parameter[] {
  const parameters = new Map<string, {parameter: Parameter; order?: number}>();
  const shared = context.showShared(ofItem, itemsOf(ofItem));
  for (const place of [...shared, ...itemsOf(ofOperation)]) {
    const target = followToObject(context, place);
    const parameter = target && toParameter(context, target);
    if (parameter) parameters.set(toKey(parameter), {parameter, order: orderOf([target])});
  }
  return byOrder([...parameters.values()], ({order}) => order).map(({parameter}) => parameter);
}

/** Header names are case-insensitive. */
function toKey({in: location, name}: Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** A Parameter Object. Undefined without a name or a known location, because it cannot be sent. */
function toParameter(context: Context, place: Place<JsonObject>): Parameter | undefined {
  const name = textOf(place.value, 'name');
  const location = LOCATIONS.find((entry) => entry === fieldOf(place.value, 'in'));
  if (name === undefined || !location) return undefined;
  const ignored =
    location === 'header' && IGNORED_HEADERS.has(name.toLowerCase()) ? (true as const) : undefined;
  if (ignored) {
    context.warn(
      'parameter-header-ignored',
      place,
      `OpenAPI ignores the header parameter ${quote(name)}.`,
      'Remove it: media types describe `Accept` and `Content-Type`, security schemes describe `Authorization`.',
    );
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

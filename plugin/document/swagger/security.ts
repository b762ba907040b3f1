// Converts security schemes: `basic`, and one flow of OAuth 2 for each scheme.
import {isObjectPlace, type Place, refOf} from '../place';
import type {Json, JsonObject} from '../types';
import {within} from './places';
import type {Conversion, PlaceInFile} from './types';

const FLOWS: ReadonlyMap<Json | undefined, string> = new Map([
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

export function toSecurityScheme(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  const {type} = from.value;
  if (type === 'basic') {
    conversion.places.trace(within(to, 'scheme'), within(from, 'type'));
    return {...from.value, type: 'http', scheme: 'basic'};
  }
  return type === 'oauth2' ? toOAuth2(from, to, conversion) : from.value;
}

function toOAuth2(from: Place<JsonObject>, to: PlaceInFile, {places}: Conversion): JsonObject {
  const {flow, authorizationUrl, tokenUrl, scopes, ...rest} = from.value;
  const name = FLOWS.get(flow);
  if (name === undefined) return {...rest, flows: {}};
  const flows = within(to, 'flows');
  places.trace(flows, within(from, 'flow'));
  places.trace(within(flows, name), from);
  return {
    ...rest,
    flows: {
      [name]: {
        ...(authorizationUrl !== undefined && {authorizationUrl}),
        ...(tokenUrl !== undefined && {tokenUrl}),
        scopes: scopes ?? {},
      },
    },
  };
}

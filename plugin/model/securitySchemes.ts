import type {Json, JsonObject} from '../document/types';
import type {Context} from './context';
import {toDeprecation} from './deprecation';
import {toExtensions} from './extensions';
import {followToObject} from './follow';
import {toJsonValue} from './json';
import {childOf, entriesOf, fieldOf, isObjectPlace, type Place} from '../document/place';
import {present, textOf, toText} from './read';
import {endpointOf, markdownOf} from './text';
import type {OAuthFlow, SecurityRequirement, SecurityScheme} from './types';

type SchemeKind = SecurityScheme extends infer T
  ? T extends SecurityScheme
    ? Omit<T, 'name' | 'description' | 'deprecated' | 'extensions'>
    : never
  : never;

const FLOWS = [
  'implicit',
  'password',
  'clientCredentials',
  'authorizationCode',
  'deviceAuthorization',
] as const;
const API_KEY_LOCATIONS = ['query', 'header', 'cookie'] as const;

/**
 * The schemes of `components.securitySchemes`, and those that a requirement names by URI (OpenAPI
 * 3.2). A requirement's name is read as a component's name before it is read as a URI.
 */
export function toSecuritySchemes(
  context: Context,
  requirements: Iterable<SecurityRequirement>,
): SecurityScheme[] {
  const {root} = context.document;
  const components = childOf(root, 'components');
  const schemes = new Map<string, SecurityScheme>();
  for (const [name, place] of entriesOf(components && childOf(components, 'securitySchemes')))
    add(name, place);
  for (const {schemes: named} of requirements) {
    for (const {name} of named) {
      const target =
        schemes.has(name) || !/[#/.]/.test(name) ? undefined : context.document.resolve(name, root);
      if (target) add(name, target);
    }
  }
  return [...schemes.values()];

  function add(name: string, place: Place) {
    const target =
      name.startsWith('x-') && !isObjectPlace(place) ? undefined : followToObject(context, place);
    if (target) schemes.set(name, toSecurityScheme(context, name, target));
  }
}

/** A Security Scheme Object. One of an unknown type is kept as written. */
function toSecurityScheme(
  context: Context,
  name: string,
  place: Place<JsonObject>,
): SecurityScheme {
  return present({
    name,
    description: markdownOf(context, place),
    deprecated: toDeprecation(context, place),
    ...(toKind(context, place) ?? {
      kind: 'unknown' as const,
      value: toJsonValue(place.value) ?? {},
    }),
    extensions: toExtensions(context, place.value),
  });
}

function toKind(context: Context, place: Place<JsonObject>): SchemeKind | undefined {
  const {value} = place;
  switch (fieldOf(value, 'type')) {
    case 'apiKey': {
      const location = API_KEY_LOCATIONS.find((entry) => entry === fieldOf(value, 'in'));
      const parameterName = textOf(value, 'name');
      return location && parameterName !== undefined
        ? {kind: 'apiKey', in: location, parameterName}
        : undefined;
    }
    case 'http': {
      const scheme = textOf(value, 'scheme');
      return scheme === undefined
        ? undefined
        : present({kind: 'http' as const, scheme, bearerFormat: textOf(value, 'bearerFormat')});
    }
    case 'mutualTLS':
      return {kind: 'mutualTLS'};
    case 'oauth2':
      return present({
        kind: 'oauth2' as const,
        flows: toFlows(context, childOf(place, 'flows')),
        metadataUrl: endpointOf(context, place, 'oauth2MetadataUrl'),
      });
    case 'openIdConnect': {
      const openIdConnectUrl = endpointOf(context, place, 'openIdConnectUrl');
      return openIdConnectUrl === undefined ? undefined : {kind: 'openIdConnect', openIdConnectUrl};
    }
    default:
      return undefined;
  }
}

function toFlows(context: Context, flows: Place | undefined): OAuthFlow[] {
  return FLOWS.flatMap((kind) => {
    const place = flows && childOf(flows, kind);
    if (!isObjectPlace(place)) return [];
    return present({
      kind,
      authorizationUrl: endpointOf(context, place, 'authorizationUrl'),
      deviceAuthorizationUrl: endpointOf(context, place, 'deviceAuthorizationUrl'),
      tokenUrl: endpointOf(context, place, 'tokenUrl'),
      refreshUrl: endpointOf(context, place, 'refreshUrl'),
      scopes: toScopes(fieldOf(place.value, 'scopes')),
    });
  });
}

function toScopes(scopes: Json | undefined): OAuthFlow['scopes'] {
  if (typeof scopes !== 'object' || scopes === null || Array.isArray(scopes)) return [];
  return Object.entries(scopes).map(([name, description]) => ({
    name,
    description: toText(description) ?? '',
  }));
}

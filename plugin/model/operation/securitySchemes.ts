import {quote} from '../../diagnostics/text';
import {membersOf} from '../../document/keyOrder';
import type {Json, JsonObject, Place} from '../../document/types';
import type {Context} from '../context';
import {toDeprecation} from './deprecation';
import {toExtensions} from '../text/extensions';
import {followToObject} from '../follow';
import {toJsonValue} from '../text/json';
import {childOf, entriesOf, fieldOf, isObjectPlace} from '../../document/place';
import {textOf, toText} from '../read';
import {toDefaultUrl} from './serverUrl';
import {endpointOf, markdownOf} from '../text/text';
import type {OAuthFlow, SecurityRequirement, SecurityScheme, Server} from '../types';
import {isRelativeUrl} from '../../document/parseUrl';
import {present} from '../../document/present';
import {resolveUrl} from '../text/url';

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
 *
 * @param server the one that relative URLs of schemes are resolved against
 */
export function toSecuritySchemes(
  context: Context,
  requirements: Iterable<SecurityRequirement>,
  server: Server | undefined,
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
    if (target) schemes.set(name, toSecurityScheme({...context, server}, name, target));
  }
}

/** With the server that relative URLs of schemes are resolved against. */
type SchemeContext = Context & {server: Server | undefined};

/** A Security Scheme Object. One of an unknown type is kept as written. */
function toSecurityScheme(
  context: SchemeContext,
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

function toKind(context: SchemeContext, place: Place<JsonObject>): SchemeKind | undefined {
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
        metadataUrl: toEndpoint(context, place, 'oauth2MetadataUrl'),
      });
    case 'openIdConnect': {
      const openIdConnectUrl = toEndpoint(context, place, 'openIdConnectUrl');
      return openIdConnectUrl === undefined ? undefined : {kind: 'openIdConnect', openIdConnectUrl};
    }
    default:
      return undefined;
  }
}

function toFlows(context: SchemeContext, flows: Place | undefined): OAuthFlow[] {
  return FLOWS.flatMap((kind) => {
    const place = flows && childOf(flows, kind);
    if (!isObjectPlace(place)) return [];
    return present({
      kind,
      authorizationUrl: toEndpoint(context, place, 'authorizationUrl'),
      deviceAuthorizationUrl: toEndpoint(context, place, 'deviceAuthorizationUrl'),
      tokenUrl: toEndpoint(context, place, 'tokenUrl'),
      refreshUrl: toEndpoint(context, place, 'refreshUrl'),
      scopes: toScopes(fieldOf(place.value, 'scopes')),
    });
  });
}

/**
 * A URL of a scheme. A relative one is resolved against the server (OpenAPI, "Relative References in
 * API URLs"), with the defaults of its variables, and is a path of the site if the server is.
 */
function toEndpoint(context: SchemeContext, place: Place, name: string): string | undefined {
  const {server} = context;
  const url = endpointOf(context, place, name);
  if (url === undefined || url.trim() === '' || !isRelativeUrl(url)) return url;
  const warn = (message: string) =>
    context.warn(
      'security-url-relative',
      childOf(place, name) ?? place,
      `\`${name}\` is ${quote(url)}, a relative URL; ${message}.`,
      'Write the complete URL, with `https:`.',
    );
  if (!server) {
    warn('the document names no server to resolve it against, so nothing is requested from it');
    return url;
  }
  const resolved = resolveUrl(url.trim(), toDefaultUrl(server));
  warn(
    `resolved against the server it is ${quote(resolved)}${resolved.startsWith('/') ? ' of the site itself' : ''}`,
  );
  return resolved;
}

function toScopes(scopes: Json | undefined): OAuthFlow['scopes'] {
  if (typeof scopes !== 'object' || scopes === null || Array.isArray(scopes)) return [];
  return membersOf(scopes).map(([name, description]) => ({
    name,
    description: toText(description) ?? '',
  }));
}

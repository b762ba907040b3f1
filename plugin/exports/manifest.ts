import type {Tab} from '../types';
import {listTried} from '../model/page/pageSettings';
import {findNode} from '../model/schema/findNode';
import type {
  ApiReference,
  OAuthFlow,
  Operation,
  Schema,
  SecurityScheme,
  Server,
  Parameter,
} from '../model/types';
import {toJoinedValue} from '../model/operation/serverUrl';
import type {OwnServer} from '../request/types';
import {toOwnServer} from './ownServer';
import {listSecurity} from '../request/listSecurity';
import type {TryItAuthUrl, TryItDocument, TryItOperation, TryItServer} from '../proxy/manifest';
import {parseUrl, toOperationKey} from '../proxy/protocol';

/**
 * Key of a document for Try It: unique in the site, also when several instances of the plugin have
 * a tab of the same id. A version of a tab is a document: `default@2.0`.
 */
export function toDocumentId(pluginId: string, tabId: string): string {
  // A `@` cannot be part of a plugin id or a tab id.
  const id = tabId.replace('/', '@');
  return pluginId === 'default' ? id : `${pluginId}/${id}`;
}

/**
 * What the Try It proxy may reach for the documents of one plugin instance. Tabs without a usable
 * document, and those whose requests go directly, are left out.
 */
export function toTryItDocuments(tabs: readonly Tab[], pluginId: string): TryItDocument[] {
  const toId = (tabId: string) => toDocumentId(pluginId, tabId);
  return tabs.flatMap(({config: {tabId, formerId, tryIt}, reference}) =>
    reference && tryIt?.proxy !== false
      ? [
          {
            id: toId(tabId),
            ...(formerId !== undefined && {formerId: toId(formerId)}),
            ...toTryItTargets(reference, toOwnServer(tryIt)),
          },
        ]
      : [],
  );
}

function toTryItTargets(
  reference: ApiReference,
  own: OwnServer | undefined,
): Pick<TryItDocument, 'servers' | 'operations' | 'auth'> {
  const {servers, operations, isOff} = listTried(reference);
  const owned = own?.isProxied && !isOff ? [own.server] : [];
  return {
    servers: toTryItServers([...servers, ...owned]),
    operations: operations
      .filter(({path}) => path.startsWith('/'))
      .map((operation) => ({
        ...toTryItOperation(operation, reference, owned),
        ...(takesDigest(operation, reference) && {digest: true as const}),
      })),
    auth: isOff ? [] : reference.securitySchemes.flatMap(toAuthUrls),
  };
}

function toTryItOperation(
  operation: Operation,
  reference: ApiReference,
  owned: readonly Server[],
): TryItOperation {
  const {servers, parameters} = operation;
  const {headers, cookies} = listDocumentedFields(operation, reference);
  const paths = parameters.filter((parameter) => parameter.in === 'path');
  const lists = {
    headers,
    cookies,
    reserved: paths.filter(({allowReserved}) => allowReserved).map(({name}) => name),
    slashes: paths.filter(({schema}) => takesSlash(schema, reference)).map(({name}) => name),
    matrix: paths.filter(({style}) => style === 'matrix').map(({name}) => name),
  };
  return {
    key: toOperationKey(operation),
    ...(servers && {servers: toTryItServers([...servers, ...owned])}),
    ...Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0)),
  };
}

/**
 * Whether values may contain a slash, such as `group/project`: strings without an enumeration, a
 * format or a pattern.
 */
function takesSlash(schema: Schema | undefined, {schemas}: ApiReference): boolean {
  const node = findNode(schema, schemas);
  return (
    node !== undefined &&
    (node.types === undefined ? node.type === 'any' : node.types.includes('string')) &&
    (node.constraints?.pattern?.includes('/') ?? true) &&
    [node.enum, node.const, node.format].every((limit) => limit === undefined)
  );
}

/** Whether HTTP Digest is one of the ways to authenticate. */
function takesDigest(operation: Operation, {security, securitySchemes}: ApiReference): boolean {
  const names = listSecurity({operation, security}).flatMap(({schemes}) =>
    schemes.map(({name}) => name),
  );
  return securitySchemes.some(
    (scheme) =>
      scheme.kind === 'http' &&
      scheme.scheme.toLowerCase() === 'digest' &&
      names.includes(scheme.name),
  );
}

/**
 * Relative servers belong to the site's own origin and never go through the proxy. One that begins
 * with a variable may be absolute.
 */
function toTryItServers(servers: readonly Server[]): TryItServer[] {
  return servers
    .filter(({url}) => /^(?:https?:\/\/|\{)/i.test(url))
    .map(({url, variables}) => ({
      url: url.replace(/[?#].*$/s, ''),
      ...(variables.length > 0 && {
        variables: variables.map(({name, default: value, enum: values}) => ({
          name,
          default: toJoinedValue(url, name, value),
          ...(values && {enum: values.map((one) => toJoinedValue(url, name, one))}),
        })),
      }),
    }));
}

function toAuthUrls(scheme: SecurityScheme): TryItAuthUrl[] {
  if (scheme.kind === 'openIdConnect')
    return toUrls(scheme.name, {discovery: scheme.openIdConnectUrl});
  if (scheme.kind !== 'oauth2') return [];
  const discovery =
    scheme.metadataUrl === undefined ? [] : toUrls(scheme.name, {discovery: scheme.metadataUrl});
  return [...discovery, ...scheme.flows.flatMap((flow) => toFlowUrls(scheme.name, flow))];
}

function toFlowUrls(
  name: string,
  {tokenUrl, refreshUrl, deviceAuthorizationUrl}: OAuthFlow,
): TryItAuthUrl[] {
  return toUrls(name, {token: tokenUrl, refresh: refreshUrl, device: deviceAuthorizationUrl});
}

/** A string that is not a URL cannot be requested. */
function toUrls(scheme: string, urls: {[purpose: string]: string | undefined}): TryItAuthUrl[] {
  return Object.entries(urls).flatMap(([purpose, url]) =>
    url !== undefined && /^https?:\/\//i.test(url) && parseUrl(url) !== undefined
      ? [{key: `auth ${scheme} ${purpose}`, url}]
      : [],
  );
}

/**
 * Names of the headers and cookies that an operation documents: its parameters, and what its
 * security schemes send.
 */
type DocumentedFields = {headers: string[]; cookies: string[]};

/** The document leaves the cookies' names to the reader. */
const ANY = '*';

function listDocumentedFields(
  {parameters, security}: Pick<Operation, 'parameters' | 'security'>,
  reference: Pick<ApiReference, 'security' | 'securitySchemes'>,
): DocumentedFields {
  const names = new Set(
    (security ?? reference.security).flatMap(({schemes}) => schemes.map(({name}) => name)),
  );
  const schemes = reference.securitySchemes.filter(({name}) => names.has(name));
  const sent = parameters.filter(({ignored}) => !ignored);
  const headers = sent.filter((parameter) => parameter.in === 'header').map(({name}) => name);
  const cookies = sent
    .filter((parameter) => parameter.in === 'cookie')
    .map((parameter) => (isSpread(parameter) ? ANY : parameter.name));
  return {
    headers: unique([...headers, ...schemes.flatMap(toHeader)]),
    cookies: unique([
      ...cookies,
      ...schemes.flatMap(toCookie),
      ...(headers.some((name) => name.toLowerCase() === 'cookie') ? [ANY] : []),
    ]),
  };
}

function toHeader(scheme: SecurityScheme): string[] {
  if (scheme.kind === 'apiKey') return scheme.in === 'header' ? [scheme.parameterName] : [];
  return scheme.kind === 'http' || scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect'
    ? ['Authorization']
    : [];
}

function toCookie(scheme: SecurityScheme): string[] {
  return scheme.kind === 'apiKey' && scheme.in === 'cookie' ? [scheme.parameterName] : [];
}

/** An exploded object becomes one cookie for each of its properties. */
function isSpread({explode, schema, content}: Parameter): boolean {
  if (explode === false || content !== undefined) return false;
  if (schema === undefined) return true;
  return !('type' in schema) || !/^(string|integer|number|boolean|null|array)\b/.test(schema.type);
}

const unique = (names: string[]): string[] => [...new Set(names)];

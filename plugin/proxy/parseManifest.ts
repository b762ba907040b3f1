import {MANIFEST_VERSION} from './manifest';
import type {
  TryItAuthUrl,
  TryItDocument,
  TryItManifest,
  TryItOperation,
  TryItServer,
  TryItServerVariable,
  TryItSite,
} from './manifest';
import type {UncheckedFields} from './envelope/parseEnvelope';
import {parseUrl} from './protocol';

/**
 * A manifest from a file as a value of exactly its type. Throws one sentence on anything else;
 * fields of later versions are left out.
 */
export function parseManifest(value: unknown): TryItManifest {
  const {version, site, documents} = record(value, 'the manifest');
  if (version !== MANIFEST_VERSION)
    throw new Error(
      `it has version ${String(version)}, and this proxy reads version ${MANIFEST_VERSION}; build the site with the same release of the plugin.`,
    );
  return {
    version,
    site: parseSite(site),
    documents: list(documents, 'documents').map(parseDocument),
  };
}

function parseSite(value: unknown): TryItSite {
  const {url, baseUrl, trailingSlash} = record(value, 'site');
  return {
    url: absolute(url, 'site.url'),
    baseUrl: string(baseUrl, 'site.baseUrl'),
    ...(typeof trailingSlash === 'boolean' ? {trailingSlash} : {}),
  };
}

function parseDocument(value: unknown): TryItDocument {
  const {id, formerId, servers, operations, auth} = record(value, 'a document');
  const share = createSharing();
  return {
    id: string(id, 'id of a document'),
    ...(formerId === undefined ? {} : {formerId: string(formerId, 'formerId of a document')}),
    servers: share(list(servers, 'servers').map(parseServer)),
    operations: list(operations, 'operations')
      .map(parseOperation)
      .map((operation) =>
        operation.servers ? {...operation, servers: share(operation.servers)} : operation,
      ),
    auth: list(auth, 'auth').map(parseAuth),
  };
}

/** Operations with the same servers share one list, which is then compiled once. */
function createSharing(): (servers: TryItServer[]) => TryItServer[] {
  const known = new Map<string, TryItServer[]>();
  return (servers) => {
    const text = JSON.stringify(servers);
    const shared = known.get(text) ?? servers;
    known.set(text, shared);
    return shared;
  };
}

function parseServer(value: unknown): TryItServer {
  const {url, variables} = record(value, 'a server');
  return {
    url: string(url, 'url of a server'),
    ...(variables === undefined
      ? {}
      : {variables: list(variables, 'variables').map(parseVariable)}),
  };
}

function parseVariable(value: unknown): TryItServerVariable {
  const {name, default: byDefault, enum: values} = record(value, 'a server variable');
  return {
    name: string(name, 'name of a variable'),
    default: string(byDefault, 'default of a variable'),
    ...(values === undefined ? {} : {enum: strings(values, 'enum of a variable')}),
  };
}

function parseOperation(value: unknown): TryItOperation {
  const {key, servers, headers, cookies, reserved, slashes, matrix, digest} = record(
    value,
    'an operation',
  );
  const text = string(key, 'key of an operation');
  if (!/^\S+ \//.test(text)) throw new Error(`"${text}" is not a method and a path.`);
  return {
    key: text,
    ...(servers === undefined ? {} : {servers: list(servers, 'servers').map(parseServer)}),
    ...(headers === undefined ? {} : {headers: strings(headers, 'headers')}),
    ...(cookies === undefined ? {} : {cookies: strings(cookies, 'cookies')}),
    ...(reserved === undefined ? {} : {reserved: strings(reserved, 'reserved')}),
    ...(slashes === undefined ? {} : {slashes: strings(slashes, 'slashes')}),
    ...(digest === true ? {digest} : {}),
    ...(matrix === undefined ? {} : {matrix: strings(matrix, 'matrix')}),
  };
}

function parseAuth(value: unknown): TryItAuthUrl {
  const {key, url} = record(value, 'an auth entry');
  return {key: string(key, 'key of an auth entry'), url: absolute(url, 'url of an auth entry')};
}

function record(value: unknown, what: string): UncheckedFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object.`);
  return value as UncheckedFields;
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} must be a list.`);
  return value;
}

function strings(value: unknown, what: string): string[] {
  return list(value, what).map((entry) => string(entry, what));
}

function string(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Error(`${what} must be a string.`);
  return value;
}

function absolute(value: unknown, what: string): string {
  const text = string(value, what);
  if (!parseUrl(text)) throw new Error(`${what} must be an absolute URL, not "${text}".`);
  return text;
}

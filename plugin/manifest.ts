import type {TabContent} from './content';
import type {ApiReference, OAuthFlow, Operation, SecurityScheme, Server} from './model/types';
import type {TryItAuthUrl, TryItDocument, TryItOperation, TryItServer} from './proxy/manifest';

/** Key of a document for Try It: unique in the site, also when several instances of the plugin have a tab of the same id. */
export function toDocumentId(pluginId: string, tabId: string): string {
  return pluginId === 'default' ? tabId : `${pluginId}/${tabId}`;
}

/** What the Try It proxy may reach for the documents of one plugin instance. Tabs without a usable document are left out. */
export function toTryItDocuments(tabs: readonly TabContent[], pluginId: string): TryItDocument[] {
  return tabs.flatMap(({tab, reference}) => (reference ? [toTryItDocument(toDocumentId(pluginId, tab.tabId), reference)] : []));
}

function toTryItDocument(id: string, reference: ApiReference): TryItDocument {
  return {
    id,
    servers: toTryItServers(reference.servers),
    operations: reference.operations.filter(({kind, path}) => kind === 'operation' && path.startsWith('/')).map(toTryItOperation),
    auth: reference.securitySchemes.flatMap(toAuthUrls),
  };
}

function toTryItOperation({key, servers, parameters}: Operation): TryItOperation {
  const headers = parameters.filter((parameter) => parameter.in === 'header' && !parameter.ignored).map(({name}) => name);
  const reserved = parameters.filter((parameter) => parameter.in === 'path' && parameter.allowReserved).map(({name}) => name);
  return {key, ...(servers && {servers: toTryItServers(servers)}), ...(headers.length > 0 && {headers}), ...(reserved.length > 0 && {reserved})};
}

/** Relative servers belong to the site's own origin and never go through the proxy. */
function toTryItServers(servers: readonly Server[]): TryItServer[] {
  return servers
    .filter(({url}) => /^https?:\/\//i.test(url))
    .map(({url, variables}) => ({
      url: url.replace(/[?#].*$/s, ''),
      ...(variables.length > 0 && {variables: variables.map(({name, default: value, enum: values}) => ({name, default: value, ...(values && {enum: values})}))}),
    }));
}

function toAuthUrls(scheme: SecurityScheme): TryItAuthUrl[] {
  if (scheme.kind === 'openIdConnect') return toUrls(scheme.name, {discovery: scheme.openIdConnectUrl});
  if (scheme.kind !== 'oauth2') return [];
  const discovery = scheme.metadataUrl === undefined ? [] : toUrls(scheme.name, {discovery: scheme.metadataUrl});
  return [...discovery, ...scheme.flows.flatMap((flow) => toFlowUrls(scheme.name, flow))];
}

function toFlowUrls(name: string, {tokenUrl, refreshUrl, deviceAuthorizationUrl}: OAuthFlow): TryItAuthUrl[] {
  return toUrls(name, {token: tokenUrl, refresh: refreshUrl, device: deviceAuthorizationUrl});
}

/** What is no URL cannot be asked. */
function toUrls(scheme: string, urls: {[purpose: string]: string | undefined}): TryItAuthUrl[] {
  return Object.entries(urls).flatMap(([purpose, url]) => (url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url) ? [{key: `auth ${scheme} ${purpose}`, url}] : []));
}

import {POLICY_WITHOUT_SCRIPTS} from '../../../proxy/site/contentPolicy';
import {API_CATALOG, API_CATALOG_TYPE} from '../../../proxy/buildFiles';
import {PERMISSIONS_POLICY} from '../../../proxy/site/createSiteHeaders';
import {PROGRAM} from '../../help';
import type {HostSite} from './types';

/**
 * The headers of all pages. The policy does not restrict scripts: which ones a site has is known
 * after a build, and `csp --write` adds them.
 */
const PAGE_HEADERS: readonly [name: string, value: string][] = [
  ['Content-Security-Policy', POLICY_WITHOUT_SCRIPTS],
  ['Permissions-Policy', PERMISSIONS_POLICY],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** The catalog of APIs, which the build writes for a site at the root of its host. */
export const CATALOG_PATH = `/${API_CATALOG}`;
/** Hosts take the type of a file from the ending of its name; it has none. */
export const CATALOG_HEADERS: readonly [name: string, value: string][] = [
  ['Content-Type', API_CATALOG_TYPE],
];

/** The headers of all pages of a site, which also say where its catalog is. */
export function toPageHeaders({baseUrl}: HostSite): readonly [name: string, value: string][] {
  return baseUrl === '/'
    ? [...PAGE_HEADERS, ['Link', `<${CATALOG_PATH}>; rel="api-catalog"`]]
    : PAGE_HEADERS;
}

/** The headers of files with a hash of their content in their name. */
export const ASSET_HEADERS: readonly [name: string, value: string][] = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
];

/**
 * The folder that a build writes. Hosts serve a folder at the root of the domain, so a site below
 * it is built into a folder of that name.
 */
export function outputOf({baseUrl}: HostSite): string {
  return `build${baseUrl.replace(/\/$/, '')}`;
}

/** The command that builds the site into that folder. */
export function buildCommand(site: HostSite): string {
  const {manager, baseUrl} = site;
  return manager.run('build', baseUrl === '/' ? undefined : `--out-dir ${outputOf(site)}`);
}

/** The command that puts the policy of the build into a file. */
export function policyCommand(site: HostSite, file: string): string {
  const {manager, baseUrl} = site;
  const folder = baseUrl === '/' ? '' : ` --dir ${outputOf(site)}`;
  return `${manager.exec} ${PROGRAM} csp${folder} --write ${file}`;
}

/** The path of the proxy. */
export function proxyPath({baseUrl}: HostSite): string {
  return `${baseUrl}api/try-it`;
}

/** The path of the reference, without a slash at its end. */
export function referencePath({baseUrl, routeBasePath}: HostSite): string {
  return `${baseUrl}${routeBasePath}`.replace(/\/$/, '');
}

/** The pages that keep addresses elsewhere: their names, by the path of their folder. */
export function groupKept({baseUrl, kept = []}: HostSite): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const address of kept) {
    const path = baseUrl + address.slice(1);
    const folder = path.slice(0, path.lastIndexOf('/'));
    groups.set(folder, [...(groups.get(folder) ?? []), path.slice(folder.length + 1)]);
  }
  return groups;
}

/** The path of the endpoint for programs. */
export function mcpPath(site: HostSite): string {
  return `${referencePath(site)}/mcp`;
}

/** The folder of the reference in the build. */
export function referenceFolder({routeBasePath, ...site}: HostSite): string {
  return [outputOf({routeBasePath, ...site}), routeBasePath]
    .filter((part) => part !== '')
    .join('/');
}

/** The files in it that programs get something of. */
export function mcpFiles(site: HostSite): string[] {
  return ['json', 'md'].map((ending) => `${referenceFolder(site)}/**/*.${ending}`);
}

/** What is left to do for programs. */
export function mcpSteps(site: HostSite): string[] {
  const {mcp, manager} = site;
  if (!mcp) return [];
  const missing = [
    ...(mcp.isInstalled ? [] : [`install the protocol with \`${manager.add} ${MCP_PACKAGES}\``]),
    ...(mcp.isEnabled ? [] : ['give the plugin the option `mcp: {enabled: true}`']),
  ].join(', and ');
  const first = missing === '' ? '' : `${missing.slice(0, 1).toUpperCase()}${missing.slice(1)}. `;
  return [`${first}Then programs call the tools at ${mcpPath(site)} of your domain.`];
}

const MCP_PACKAGES = '@modelcontextprotocol/server @modelcontextprotocol/node';

/** The file `_headers` of Netlify and Cloudflare. */
export function toHeadersFile(site: HostSite): string {
  const {baseUrl} = site;
  const block = (pattern: string, headers: readonly [string, string][]) =>
    `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    block('/*', toPageHeaders(site)),
    block(`${baseUrl}assets/*`, ASSET_HEADERS),
    ...(baseUrl === '/' ? [block(CATALOG_PATH, CATALOG_HEADERS)] : []),
  ].join('\n');
}

export function toJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

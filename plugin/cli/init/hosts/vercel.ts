import {toLiteral} from '../../literal/toLiteral';
import {
  ASSET_HEADERS,
  buildCommand,
  groupKept,
  CATALOG_HEADERS,
  CATALOG_PATH,
  mcpPath,
  mcpSteps,
  outputOf,
  policyCommand,
  proxyPath,
  referenceFolder,
  referencePath,
  toJson,
  toPageHeaders,
} from './shared';
import type {Host, HostSite} from './types';

const FUNCTION = 'api/try-it.js';
const MCP_FUNCTION = 'api/mcp.js';

export const vercel: Host = {
  label: 'Vercel',
  plan: (site) => ({
    files: [
      {file: FUNCTION, text: toFunction(site)},
      ...(site.mcp ? [{file: MCP_FUNCTION, text: toMcpFunction(site)}] : []),
      {file: 'vercel.json', text: toJson(toConfiguration(site))},
    ],
    steps: [
      `Import the repository in Vercel, with the folder of the site as Root Directory. After a build, and again when the configuration or Docusaurus has changed, add the site's scripts to the policy in vercel.json with \`${policyCommand(site, 'vercel.json')}\`.`,
      ...mcpSteps(site),
    ],
  }),
};

function toFunction(site: HostSite): string {
  // Without `"type": "module"`, Vercel compiles the file, and Node needs no attribute.
  const attribute = site.isModule ? " with {type: 'json'}" : '';
  return `import {createTryItFetch} from 'docusaurus-plugin-api-reference/proxy/node';
import manifest from ${toLiteral(`../${outputOf(site)}/try-it.json`)}${attribute};

export default {
  fetch: createTryItFetch({
    manifest,
    client: (request) => request.headers.get('x-real-ip'),
    limits: {maxRequestBytes: 4_000_000},
  }),
};
`;
}

function toMcpFunction(site: HostSite): string {
  return `import {createMcpFetch} from 'docusaurus-plugin-api-reference/mcp';

export default {
  fetch: createMcpFetch({
    folder: ${toLiteral(referenceFolder(site))},
    client: (request) => request.headers.get('x-real-ip'),
  }),
};
`;
}

/**
 * `trailingSlash` of Vercel is left out: it would also redirect the requests of the proxy, and
 * Docusaurus's own links need no redirect.
 */
function toConfiguration(site: HostSite): object {
  const {baseUrl} = site;
  const isAtRoot = baseUrl === '/';
  const toHeaders = (headers: readonly [string, string][]) =>
    headers.map(([key, value]) => ({key, value}));
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'docusaurus-2',
    ...(!isAtRoot && {
      buildCommand: `${buildCommand(site)} && cp ${outputOf(site)}/404.html build/`,
      outputDirectory: 'build',
    }),
    cleanUrls: true,
    // Without it, the proxy does not learn that a reader has left.
    functions: {
      [FUNCTION]: {supportsCancellation: true},
      ...(site.mcp && {
        [MCP_FUNCTION]: {includeFiles: `${referenceFolder(site)}/**/*.{json,md}`},
      }),
    },
    ...toRewrites(site),
    redirects: [
      ...(isAtRoot ? [] : [{source: '/', destination: baseUrl, permanent: false}]),
      ...toMarkdownRedirects(site),
    ],
    headers: [
      {source: '/(.*)', headers: toHeaders(toPageHeaders(site))},
      {source: `${baseUrl}assets/(.*)`, headers: toHeaders(ASSET_HEADERS)},
      ...(isAtRoot ? [{source: CATALOG_PATH, headers: toHeaders(CATALOG_HEADERS)}] : []),
    ],
  };
}

/** Functions see the path that was asked for. */
function toRewrites(site: HostSite): {rewrites?: object[]} {
  const pairs: [source: string, destination: string][] = [
    [proxyPath(site), '/api/try-it'],
    ...(site.mcp ? [[mcpPath(site), '/api/mcp'] as [string, string]] : []),
  ];
  const rewrites = pairs
    .filter(([source, destination]) => source !== destination)
    .map(([source, destination]) => ({source, destination}));
  return rewrites.length > 0 ? {rewrites} : {};
}

/**
 * Vercel redirects without a look at whether the Markdown exists, so where the reference is at the
 * root of the site, other pages would be lost.
 */
function toMarkdownRedirects(site: HostSite): object[] {
  if (site.routeBasePath === '') return [];
  const toRedirect = (folder: string, pages: string) => ({
    source: `${folder}/:page(${pages}){/}?`,
    has: [{type: 'header', key: 'accept', value: '(.*)text/markdown(.*)'}],
    destination: `${folder}/:page.md`,
    permanent: false,
  });
  return [
    toRedirect(referencePath(site), '(?!try-it$)(?!.*\\.[A-Za-z]\\w+$).*[^/]'),
    // Docs may be in the same folder, and have no Markdown.
    ...[...groupKept(site)].flatMap(([folder, names]) =>
      toAlternatives(names).map((pages) => toRedirect(encodeURI(folder), pages)),
    ),
  ];
}

/** Vercel takes sources of 4,096 characters. */
const MOST_CHARACTERS = 3000;

/** Patterns of names, with as many as fit in each. */
function toAlternatives(names: readonly string[]): string[] {
  const patterns: string[] = [];
  for (const name of names) {
    const own = encodeURI(name).replaceAll('.', '\\.');
    const last = patterns.at(-1);
    if (last !== undefined && last.length + own.length < MOST_CHARACTERS)
      patterns[patterns.length - 1] = `${last}|${own}`;
    else patterns.push(own);
  }
  return patterns;
}

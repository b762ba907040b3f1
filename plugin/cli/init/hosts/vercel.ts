import {toLiteral} from '../../literal/toLiteral';
import {
  ASSET_HEADERS,
  buildCommand,
  CATALOG_HEADERS,
  CATALOG_PATH,
  outputOf,
  policyCommand,
  proxyPath,
  referencePath,
  toJson,
  toPageHeaders,
} from './shared';
import type {Host, HostSite} from './types';

const FUNCTION = 'api/try-it.js';

export const vercel: Host = {
  label: 'Vercel',
  plan: (site) => ({
    files: [
      {file: FUNCTION, text: toFunction(site)},
      {file: 'vercel.json', text: toJson(toConfiguration(site))},
    ],
    steps: [
      `Import the repository in Vercel, with the folder of the site as Root Directory. After a build, and again when the configuration or Docusaurus has changed, add the site's scripts to the policy in vercel.json with \`${policyCommand(site, 'vercel.json')}\`.`,
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
    functions: {[FUNCTION]: {supportsCancellation: true}},
    ...(!isAtRoot && {
      // The function sees the path that the reader's page asked for.
      rewrites: [{source: proxyPath(site), destination: '/api/try-it'}],
    }),
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

/**
 * Vercel redirects without a look at whether the Markdown exists, so where the reference is at the
 * root of the site, other pages would be lost.
 */
function toMarkdownRedirects(site: HostSite): object[] {
  if (site.routeBasePath === '') return [];
  const path = referencePath(site);
  return [
    {
      source: `${path}/:page((?!try-it$)(?!.*\\.[A-Za-z]\\w+$).*[^/]){/}?`,
      has: [{type: 'header', key: 'accept', value: '(.*)text/markdown(.*)'}],
      destination: `${path}/:page.md`,
      permanent: false,
    },
  ];
}

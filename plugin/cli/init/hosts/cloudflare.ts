import {toLiteral} from '../../literal/toLiteral';
import {
  buildCommand,
  mcpPath,
  mcpSteps,
  outputOf,
  policyCommand,
  proxyPath,
  referencePath,
  toHeadersFile,
  toJson,
} from './shared';
import type {Host, HostFile, HostSite} from './types';

export const cloudflare: Host = {
  label: 'Cloudflare',
  plan: (site) => ({
    files: [
      {file: 'worker.js', text: site.mcp ? toWorkerWithMcp(site) : toWorker(site)},
      {file: 'wrangler.jsonc', text: toJson(toConfiguration(site))},
      {file: 'static/_headers', text: toHeadersFile(site)},
      ...toRedirects(site),
    ],
    steps: [
      `\`${site.manager.fetch} wrangler deploy\` builds the site and deploys it with the worker, in the account that \`wrangler login\` has signed in. In Workers Builds, use it as deploy command, without a build command.`,
      ...mcpSteps(site),
    ],
  }),
};

function toWorker(site: HostSite): string {
  return `import {createTryItFetch} from 'docusaurus-plugin-api-reference/proxy/fetch';
import manifest from ${toLiteral(`./${outputOf(site)}/try-it.json`)};

const tryIt = createTryItFetch({
  manifest,
  client: (request) => request.headers.get('CF-Connecting-IP'),
  limits: {maxConcurrent: 16, maxRequestBytes: 2_000_000},
});

export default {fetch: (request) => tryIt(request)};
`;
}

/** The files of the site are read through its assets, which a worker gets with a request. */
function toWorkerWithMcp(site: HostSite): string {
  return `import {createMcpFetch} from 'docusaurus-plugin-api-reference/mcp/fetch';
import {createTryItFetch} from 'docusaurus-plugin-api-reference/proxy/fetch';
import manifest from ${toLiteral(`./${outputOf(site)}/try-it.json`)};

const client = (request) => request.headers.get('CF-Connecting-IP');

const tryIt = createTryItFetch({
  manifest,
  client,
  limits: {maxConcurrent: 16, maxRequestBytes: 2_000_000},
});

const createMcp = ({ASSETS}) =>
  createMcpFetch({
    client,
    limits: {maxConcurrent: 16},
    read: async (path) => {
      const url = new URL(${toLiteral(`${referencePath(site)}/`)} + path, 'https://assets.invalid');
      const response = await ASSETS.fetch(url);
      return response.ok ? response.text() : undefined;
    },
  });

let mcp;

export default {
  fetch(request, env) {
    if (new URL(request.url).pathname !== ${toLiteral(mcpPath(site))}) return tryIt(request);
    mcp ??= createMcp(env);
    return mcp(request);
  },
};
`;
}

function toConfiguration(site: HostSite): object {
  const {baseUrl, trailingSlash} = site;
  const output = outputOf(site);
  const command = [
    buildCommand(site),
    ...(baseUrl === '/'
      ? []
      : [
          `mv ${output}/_headers ${output}/_redirects build/`,
          // For paths beside the site, which would otherwise reach the worker.
          `cp ${output}/404.html build/`,
        ]),
    policyCommand(site, 'build/_headers'),
  ].join(' && ');
  return {
    name: toName(site.name),
    main: 'worker.js',
    compatibility_date: '2025-11-01',
    compatibility_flags: ['enable_request_signal', 'global_fetch_strictly_public'],
    build: {command},
    assets: {
      directory: './build',
      html_handling: trailingSlash === true ? 'force-trailing-slash' : 'drop-trailing-slash',
      not_found_handling: '404-page',
      ...(site.mcp && {binding: 'ASSETS'}),
      run_worker_first: [proxyPath(site), ...(site.mcp ? [mcpPath(site)] : [])],
    },
  };
}

/** The root of the domain leads to a site below it. */
function toRedirects({baseUrl}: HostSite): HostFile[] {
  return baseUrl === '/' ? [] : [{file: 'static/_redirects', text: `/ ${baseUrl} 302\n`}];
}

/** The name of a worker is part of its domain. */
function toName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 54)
      .replace(/-+$/, '') || 'docs'
  );
}

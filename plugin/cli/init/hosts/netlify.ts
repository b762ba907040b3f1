import {toLiteral} from '../../literal/toLiteral';
import {
  buildCommand,
  groupKept,
  mcpFiles,
  mcpPath,
  mcpSteps,
  outputOf,
  policyCommand,
  proxyPath,
  referenceFolder,
  referencePath,
  toHeadersFile,
} from './shared';
import type {Host, HostSite} from './types';

export const netlify: Host = {
  label: 'Netlify',
  plan: (site) => ({
    files: [
      {file: 'netlify/functions/try-it.mjs', text: toFunction(site)},
      ...(site.mcp ? [{file: 'netlify/functions/mcp.mjs', text: toMcpFunction(site)}] : []),
      {file: 'netlify/edge-functions/markdown.js', text: toEdgeFunction(site)},
      {file: 'netlify.toml', text: toConfiguration(site)},
      {file: 'static/_headers', text: toHeadersFile(site)},
    ],
    steps: [
      'Import the repository in Netlify. If the site is in a folder of it, set that folder as base directory; netlify.toml sets everything else.',
      ...mcpSteps(site),
    ],
  }),
};

function toFunction(site: HostSite): string {
  return `import {createTryItFetch} from 'docusaurus-plugin-api-reference/proxy/node';
import manifest from ${toLiteral(`../../${outputOf(site)}/try-it.json`)};

export default createTryItFetch({
  manifest,
  client: (request) => request.headers.get('x-nf-client-connection-ip'),
  limits: {
    maxRequestBytes: 4_000_000,
    maxResponseBytes: 19_000_000,
    streamTotalTimeoutMs: 55_000,
  },
});

export const config = {path: ${toLiteral(proxyPath(site))}};
`;
}

function toMcpFunction(site: HostSite): string {
  return `import {createMcpFetch} from 'docusaurus-plugin-api-reference/mcp';

const mcp = createMcpFetch({
  folder: ${toLiteral(referenceFolder(site))},
  client: (request) => request.headers.get('x-nf-client-connection-ip'),
});

export default (request) => mcp(request);

export const config = {path: ${toLiteral(mcpPath(site))}};
`;
}

function toEdgeFunction(site: HostSite): string {
  return `// Runs only for requests that ask for Markdown.
export default async (request, context) => {
  const url = new URL(request.url);
  // The name of a file, not a version such as 1.0 or 2.x.
  if (/\\.[a-z]\\w+$/i.test(url.pathname)) return undefined;
  url.pathname = \`\${url.pathname.replace(/\\/$/, '')}.md\`;
  const markdown = await context.next(new Request(url, request));
  return markdown.ok ? markdown : context.next();
};

export const config = {
  path: ${toLiteral(listMarkdownPaths(site))},
  method: ['GET'],
  header: {accept: 'text/markdown'},
};
`;
}

/**
 * The reference, and the folders of pages that keep addresses elsewhere: new ones get addresses there,
 * and other pages there are served as before. Not the root of the site, where all pages are.
 */
function listMarkdownPaths(site: HostSite): string[] {
  const path = referencePath(site);
  const root = site.baseUrl.replace(/\/$/, '');
  const kept = [...groupKept(site)].flatMap(([folder, names]) =>
    folder === root
      ? names.flatMap((name) => [`${folder}/${name}`, `${folder}/${name}/`])
      : `${folder}/*`,
  );
  return [path === '' ? '/' : path, `${path}/*`, ...kept];
}

/** A basic string of TOML has the escapes of JavaScript. */
const toToml = (text: string) => toLiteral(text, '"');

function toConfiguration(site: HostSite): string {
  const {baseUrl} = site;
  const isAtRoot = baseUrl === '/';
  const output = outputOf(site);
  const command = [
    buildCommand(site),
    ...(isAtRoot
      ? []
      : [
          `mv ${output}/_headers build/`,
          // The build writes it if pages have former addresses.
          `if [ -f ${output}/_redirects ]; then mv ${output}/_redirects build/; fi`,
        ]),
    policyCommand(site, 'build/_headers'),
  ].join(' && ');
  const redirect = (from: string, to: string, status: number) =>
    `\n[[redirects]]\n  from = ${toToml(from)}\n  to = ${toToml(to)}\n  status = ${status}\n`;
  return `[build]
  command = ${toToml(command)}
  publish = "build"
${site.mcp ? `\n[functions.mcp]\n  included_files = [${mcpFiles(site).map(toToml).join(', ')}]\n` : ''}${isAtRoot ? '' : redirect('/', baseUrl, 302) + redirect('/*', `${baseUrl}404.html`, 404)}`;
}

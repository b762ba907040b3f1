import path from 'node:path';
import {findRoots} from '../agents/adapters/readFolder';
import {createSite, MANIFEST_FILE, POLICY_MODES, readManifest, requireBuild} from '../proxy';
import type {PolicyMode} from '../proxy';
import {COMMON_OPTIONS, type CommandRule} from './arguments';
import {readSettings} from './server/readSettings';
import {runServer, type ServerPlan} from './server/runServer';
import {PROXY_SETTINGS, toOptions, type ServerSettings} from './server/settings';
import {toProxyOptions} from './server/toProxyOptions';
import type {Terminal} from './terminal';

export const SERVE_SETTINGS = {
  ...PROXY_SETTINGS,
  dir: {
    kind: 'text',
    value: 'FOLDER',
    help: 'The folder that `docusaurus build` wrote (default build).',
  },
  manifest: {
    ...PROXY_SETTINGS.manifest,
    help: 'The try-it.json that the build wrote (default: the one in the build). It is\nreloaded when it changes.',
  },
  csp: {
    kind: 'text',
    value: 'MODE',
    help: "Content security policy of the pages: `enforce` (default), `report` only lists\nin the browser's console what it would block, `none`.",
  },
  'csp-sources': {
    kind: 'list',
    value: 'SOURCES',
    help: 'A directive and additional sources for it, such as\n"script-src https://scripts.example.com".',
  },
} as const satisfies ServerSettings;

const SERVE = {
  name: 'serve',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Serve a production build together with the Try It proxy.',
  description: [
    'One process for a whole site: the pages, the proxy at /api/try-it, and /healthz for balancers. With --metrics-port, it serves /metrics for Prometheus on a separate port. The folder is the folder of the site; by default, the current folder.',
    'A site with the option `mcp` of the plugin also gets its endpoint for programs, at `mcp` below the `routeBasePath`, with the same limits.',
    'Every setting is also an environment variable (TRY_IT_PORT for --port) and a key of the config file. Log lines go to standard output.',
    'Exit codes: 0 stopped by SIGTERM or Ctrl-C, 2 could not start with these settings.',
  ],
  options: {...toOptions(SERVE_SETTINGS), ...COMMON_OPTIONS},
  examples: [
    {command: 'serve', says: 'the build of the site in this folder'},
    {
      command: 'serve --host 0.0.0.0 --port 8080 --trust-proxy 1',
      says: 'in a container, behind a balancer',
    },
    {command: 'serve --redis redis://counters:6379', says: 'one of several instances'},
  ],
} satisfies CommandRule;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** The `serve` command. */
export function runServe(argv: string[], terminal: Terminal): Promise<number> {
  return runServer(SERVE, argv, terminal, toPlan);
}

function toPlan(flags: {[flag: string]: unknown}, terminal: Terminal): ServerPlan {
  const values = readSettings(SERVE_SETTINGS, flags, terminal);
  const folder = path.resolve(terminal.cwd, values.dir ?? 'build');
  const manifestFile = values.manifest ?? path.join(folder, MANIFEST_FILE);
  requireBuild(folder);
  const {site} = readManifest(path.resolve(terminal.cwd, manifestFile));
  const proxy = toProxyOptions({...values, manifest: manifestFile}, terminal);
  return {
    values,
    proxy: {
      ...proxy,
      origins: proxy.origins ?? [new URL(site.url).origin, ...toLocalOrigins(values)],
    },
    site: createSite({
      ...site,
      folder,
      csp: toPolicyMode(values.csp),
      cspSources: values['csp-sources'],
      warn: proxy.warn,
    }),
    agents: findRoots(folder).map((root) => ({
      folder: path.join(folder, root),
      path: path.posix.join(site.baseUrl, root, 'mcp'),
    })),
    what: `Serving ${folder}`,
  };
}

function toPolicyMode(given = 'enforce'): PolicyMode {
  const mode = POLICY_MODES.find((name) => name === given);
  if (mode === undefined)
    throw new Error(`--csp takes ${POLICY_MODES.join(', ')}, not "${given}".`);
  return mode;
}

/**
 * The origins of a server that only this machine can reach: its pages may be opened from this
 * machine, whatever the site's own URL is. Behind a reverse proxy it is reached from elsewhere.
 */
function toLocalOrigins({
  host = '127.0.0.1',
  port = 3000,
  'trust-proxy': hops = 0,
}: ServerPlan['values']): string[] {
  if (!LOOPBACK.includes(host) || hops > 0) return [];
  return LOOPBACK.map(
    (name) => new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin,
  );
}

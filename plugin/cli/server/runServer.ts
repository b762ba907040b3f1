import path from 'node:path';
import type * as McpNode from '../../agents/adapters/node';
import {present} from '../../document/present';
import {
  createMetrics,
  createMetricsServer,
  createRedisStores,
  createTryItServer,
  parseProxyOptions,
} from '../../proxy';
import type {ProxyOptions, RunningServer, ServerOptions} from '../../proxy';
import {readArguments, type CommandRule} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import type {SettingValues} from './settings';

export type ServerPlan = {
  values: SettingValues;
  proxy: ProxyOptions;
  site?: ServerOptions['site'];
  /** Folders of the build with files for programs, and where these are answered. */
  agents?: readonly {folder: string; path: string}[];
  /** What is served, for the first line of output. */
  what: string;
};

const FILE_THREADS = 16;

/** Creates a plan from the flags as given, and the terminal, which names the folder of the site. */
type ToPlan = (flags: {[flag: string]: unknown}, terminal: Terminal) => ServerPlan;

/**
 * Serves until SIGTERM or Ctrl-C, then lets pending requests finish. An error at the start is
 * reported in one sentence, with the exit code for wrong usage.
 */
export async function runServer(
  rule: CommandRule,
  argv: string[],
  terminal: Terminal,
  toPlan: ToPlan,
): Promise<number> {
  const parsed = readArguments(argv, rule);
  if (parsed.kind === 'values' && parsed.values.help) {
    terminal.write(formatHelp(rule));
    return EXIT.ok;
  }
  const close =
    parsed.kind === 'problem'
      ? parsed.message
      : await startOrExplain(
          () =>
            toPlan(parsed.values, {
              ...terminal,
              cwd: path.resolve(terminal.cwd, parsed.operands[0] ?? '.'),
            }),
          terminal,
        );
  if (typeof close === 'string') {
    terminal.writeError(`${close} \`${PROGRAM} ${rule.name} --help\` shows how.\n`);
    return EXIT.usage;
  }
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    terminal.onInterrupt(resolve);
  });
  // Close first: when the line appears, no more connections are accepted.
  const closed = close();
  terminal.writeError('Shutting down after pending requests finish.\n');
  await closed;
  return EXIT.ok;
}

/** Returns a function that stops the server, or why it did not start. */
async function startOrExplain(
  toPlan: () => ServerPlan,
  terminal: Terminal,
): Promise<(() => Promise<void>) | string> {
  try {
    return await start(toPlan(), terminal);
  } catch (error) {
    return (error as Error).message;
  }
}

async function start(
  {values, proxy, site, agents = [], what}: ServerPlan,
  terminal: Terminal,
): Promise<() => Promise<void>> {
  const host = values.host ?? '127.0.0.1';
  const port = values.port ?? 3000;
  const {path, limits} = parseProxyOptions(proxy);
  // Node resolves names on the threads that also read files: a hanging resolver must not block
  // pages.
  process.env.UV_THREADPOOL_SIZE ??= String(Math.min(1024, limits.maxConcurrent + FILE_THREADS));
  const metrics = createMetrics();
  const open: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of open) await end();
  };
  try {
    const redis = values.redis === undefined ? undefined : await createRedisStores(values.redis);
    if (redis) open.unshift(redis.close);
    const measured =
      values['metrics-port'] === undefined
        ? undefined
        : await listen(
            createMetricsServer(metrics),
            values['metrics-host'] ?? '127.0.0.1',
            values['metrics-port'],
            '--metrics-port',
            open,
          );
    const shutdownTimeoutMs = values['shutdown-timeout-ms'];
    const complete = {...proxy, metrics, ...(redis && {rateLimitStore: redis.store})};
    const server = createTryItServer({
      proxy: complete,
      ...present({site: agents.length > 0 ? await withAgents(agents, complete, site) : site}),
      ...present({shutdownTimeoutMs}),
    });
    const origin = await listen(server, host, port, '--port', open);
    terminal.writeError(
      `${what} at ${origin}, Try It at ${path}${agents.map((one) => `, MCP at ${one.path}`).join('')}${measured === undefined ? '' : `, metrics at ${measured}/metrics`}. Press Ctrl-C to stop.\n`,
    );
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/** Answers programs before the site, with the limits and the log of the proxy. */
async function withAgents(
  agents: NonNullable<ServerPlan['agents']>,
  proxy: ProxyOptions,
  site: ServerOptions['site'],
): Promise<ServerOptions['site']> {
  // Most sites have no such files, and need none of this.
  const {createMcpHandler} = require('../../agents/adapters/node') as typeof McpNode;
  const {origins, limits, log, logKey, trustProxy, rateLimitStore} = proxy;
  const shared = present({origins, limits, log, logKey, trustProxy, rateLimitStore});
  const handlers = await Promise.all(
    agents.map(({folder}) => createMcpHandler({...shared, folder})),
  );
  return (request, response, next) => {
    const pass = (index: number): void => {
      const handler = handlers[index];
      if (handler) handler(request, response, () => pass(index + 1));
      else if (site) void site(request, response, next);
      else next();
    };
    pass(0);
  };
}

/**
 * Returns the origin that a server listens on. `open` gets the function that closes it, to be
 * called before closing anything opened earlier.
 */
async function listen(
  server: RunningServer,
  host: string,
  port: number,
  flag: string,
  open: (() => Promise<void>)[],
): Promise<string> {
  const address = await server.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    throw new Error(describeListenError(error, host, port, flag));
  });
  open.unshift(server.close);
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

function describeListenError(
  {code}: NodeJS.ErrnoException,
  host: string,
  port: number,
  flag: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Choose another with ${flag}.`;
    case 'EACCES':
      return `Port ${port} of ${host} needs privileges that this process does not have. Choose another with ${flag}.`;
    default:
      return `${host}:${port} is not an address to listen on (${code}).`;
  }
}

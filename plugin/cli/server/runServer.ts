import path from 'node:path';
import {createRedisStores, createTryItServer, parseProxyOptions} from '../../proxy';
import type {ProxyOptions, ServerOptions} from '../../proxy';
import {readArguments, type CommandRule} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import type {SettingValues} from './settings';

export type ServerPlan = {
  values: SettingValues;
  proxy: ProxyOptions;
  site?: ServerOptions['site'];
  /** What is served, for the line at the beginning. */
  what: string;
};

const FILE_THREADS = 16;

/** Flags as they were given, and the terminal with the folder of the site. */
type ToPlan = (flags: {[flag: string]: unknown}, terminal: Terminal) => ServerPlan;

/**
 * A command that serves until SIGTERM or Ctrl-C and then lets requests under way finish. Whatever keeps it from starting is one
 * sentence and the exit code of a wrong call.
 */
export async function runServer(rule: CommandRule, argv: string[], terminal: Terminal, toPlan: ToPlan): Promise<number> {
  const parsed = readArguments(argv, rule);
  if (parsed.kind === 'values' && parsed.values.help) {
    terminal.write(formatHelp(rule));
    return EXIT.ok;
  }
  const close = parsed.kind === 'problem' ? parsed.message : await startOrExplain(() => toPlan(parsed.values, {...terminal, cwd: path.resolve(terminal.cwd, parsed.operands[0] ?? '.')}), terminal);
  if (typeof close === 'string') {
    terminal.writeError(`${close} \`${PROGRAM} ${rule.name} --help\` shows how.\n`);
    return EXIT.usage;
  }
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    terminal.onInterrupt(resolve);
  });
  terminal.writeError('Closing; requests under way may finish.\n');
  await close();
  return EXIT.ok;
}

/** Gives what stops the server, or why it did not start. */
async function startOrExplain(toPlan: () => ServerPlan, terminal: Terminal): Promise<(() => Promise<void>) | string> {
  try {
    return await start(toPlan(), terminal);
  } catch (error) {
    return (error as Error).message;
  }
}

async function start({values, proxy, site, what}: ServerPlan, terminal: Terminal): Promise<() => Promise<void>> {
  const host = values.host ?? '127.0.0.1';
  const port = values.port ?? 3000;
  const {path, limits} = parseProxyOptions(proxy);
  // Node resolves names on the threads that also read files: a resolver that hangs is not to hold the pages up.
  process.env.UV_THREADPOOL_SIZE ??= String(Math.min(1024, limits.maxConcurrent + FILE_THREADS));
  const redis = values.redis === undefined ? undefined : await createRedisStores(values.redis);
  const shutdownTimeoutMs = values['shutdown-timeout-ms'];
  const server = createTryItServer({proxy: {...proxy, ...(redis && {rateLimitStore: redis.store})}, site, ...(shutdownTimeoutMs !== undefined && {shutdownTimeoutMs})});
  const address = await server.listen(port, host).catch(async (error: NodeJS.ErrnoException) => {
    await redis?.close();
    throw new Error(describeListenError(error, host, port));
  });
  terminal.writeError(`${what} at http://${host.includes(':') ? `[${host}]` : host}:${address.port}, Try It at ${path}; Ctrl-C ends.\n`);
  return async () => {
    await server.close();
    await redis?.close();
  };
}

function describeListenError({code}: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use; --port chooses another.`;
    case 'EACCES':
      return `Port ${port} of ${host} needs rights that this process does not have; --port chooses another.`;
    default:
      return `${host}:${port} is no address to listen at (${code}).`;
  }
}

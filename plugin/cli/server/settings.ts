import {DEFAULT_LIMITS} from '../../proxy';
import type {OptionRule} from '../arguments';

/**
 * One setting of a server: a flag, an environment variable and a key of the config file, which all
 * accept the same values.
 */
export type Setting = {
  kind: 'text' | 'number' | 'port' | 'list';
  /** Placeholder for the value in `--help`. */ value: string;
  help: string;
};

const BYTES = 'BYTES';
const MS = 'MS';
const NUMBER = 'N';
const limit = (name: keyof typeof DEFAULT_LIMITS): string => `(default ${DEFAULT_LIMITS[name]})`;

export const PROXY_SETTINGS = {
  host: {
    kind: 'text',
    value: 'ADDRESS',
    help: 'Address to listen on (default 127.0.0.1). In a container: 0.0.0.0.',
  },
  port: {kind: 'port', value: NUMBER, help: 'Port to listen on (default 3000).'},
  manifest: {
    kind: 'text',
    value: 'FILE',
    help: 'The try-it.json that the build wrote (default build/try-it.json). It is reloaded\nwhen it changes.',
  },
  origins: {
    kind: 'list',
    value: 'ORIGIN',
    help: 'Origin whose pages may send requests, e.g. https://docs.example.com\n(default: the `url` of the Docusaurus configuration).',
  },
  path: {
    kind: 'text',
    value: 'PATH',
    help: 'Path of the proxy (default api/try-it below the baseUrl).',
  },
  'trust-proxy': {
    kind: 'number',
    value: NUMBER,
    help: 'How many proxies in front write X-Forwarded-For (default 0). Clients are counted\nby the address that the outermost of them saw.',
  },
  'allow-private-targets': {
    kind: 'list',
    value: 'HOST:PORT',
    help: 'A documented server that may be at a private or loopback address. Without it,\nthe proxy connects only to public addresses.',
  },
  discovery: {
    kind: 'text',
    value: 'STATE',
    help: '`on` (default): use the metadata of authorization servers at the URLs in the\ndocuments; `off`: use only the token URLs in the documents.',
  },
  'open-origins': {
    kind: 'list',
    value: 'ORIGIN',
    help: 'Origin that readers may reach if a document leaves host or port open.',
  },
  'certificate-authorities': {
    kind: 'list',
    value: 'FILE',
    help: 'PEM file of a certificate authority to trust in addition to the usual ones.',
  },
  redis: {
    kind: 'text',
    value: 'URL',
    help: 'Count requests in this Redis, for several instances (default: in memory).',
  },
  log: {
    kind: 'text',
    value: 'FORMAT',
    help: '`json` (default): one line per request on standard output; `none`.',
  },
  'log-key': {
    kind: 'text',
    value: 'KEY',
    help: 'Secret of at least 16 characters for the hashes that identify clients in the\nlog (default: a new one at each start). Prefer the variable: other users of the\nmachine can read flags.',
  },
  'metrics-port': {
    kind: 'port',
    value: NUMBER,
    help: 'Port of /metrics for Prometheus (default: no metrics).',
  },
  'metrics-host': {
    kind: 'text',
    value: 'ADDRESS',
    help: 'Address of /metrics (default 127.0.0.1). Keep it private.',
  },
  'shutdown-timeout-ms': {
    kind: 'number',
    value: MS,
    help: 'How long pending requests may take after SIGTERM (default 30000).',
  },
  'max-request-bytes': {
    kind: 'number',
    value: BYTES,
    help: `Largest request body ${limit('maxRequestBytes')}.`,
  },
  'max-response-bytes': {
    kind: 'number',
    value: BYTES,
    help: `Largest response body ${limit('maxResponseBytes')}.`,
  },
  'idle-timeout-ms': {
    kind: 'number',
    value: MS,
    help: `Longest silence of an API ${limit('idleTimeoutMs')}.`,
  },
  'total-timeout-ms': {
    kind: 'number',
    value: MS,
    help: `Longest request ${limit('totalTimeoutMs')}.`,
  },
  'stream-idle-timeout-ms': {
    kind: 'number',
    value: MS,
    help: `Longest silence in an event stream ${limit('streamIdleTimeoutMs')}.`,
  },
  'stream-total-timeout-ms': {
    kind: 'number',
    value: MS,
    help: `Longest event stream ${limit('streamTotalTimeoutMs')}.`,
  },
  'max-concurrent-per-client': {
    kind: 'number',
    value: NUMBER,
    help: `Requests of one client at a time ${limit('maxConcurrentPerClient')}.`,
  },
  'max-concurrent': {
    kind: 'number',
    value: NUMBER,
    help: `Requests of all clients at a time ${limit('maxConcurrent')}.`,
  },
  'max-connections-per-client': {
    kind: 'number',
    value: NUMBER,
    help: `Connections of one client at a time ${limit('maxConnectionsPerClient')}; not counted behind\nproxies (--trust-proxy).`,
  },
  'max-connections': {
    kind: 'number',
    value: NUMBER,
    help: `Connections of all clients at a time ${limit('maxConnections')}.`,
  },
  'rate-window-ms': {
    kind: 'number',
    value: MS,
    help: `Window of the next two limits ${limit('rateWindowMs')}.`,
  },
  'rate-per-client': {
    kind: 'number',
    value: NUMBER,
    help: `Requests of one client in a window ${limit('ratePerClient')}; 0 does not count.`,
  },
  'rate-per-target': {
    kind: 'number',
    value: NUMBER,
    help: `Requests of one client to one API in a window ${limit('ratePerTarget')}; 0 does\nnot count.`,
  },
  config: {
    kind: 'text',
    value: 'FILE',
    help: 'JSON file with any of these, in camelCase. Flags override the environment, and\nthe environment overrides the file.',
  },
} as const satisfies {[flag: string]: Setting};

export type ServerSettings = {[flag: string]: Setting};

/** Settings by flag; unset ones are absent. */
export type SettingValues<S extends ServerSettings = typeof PROXY_SETTINGS> = {
  [K in keyof S]?: S[K]['kind'] extends 'number' | 'port'
    ? number
    : S[K]['kind'] extends 'list'
      ? string[]
      : string;
};

/** `TRY_IT_RATE_PER_CLIENT` for `rate-per-client`. Lists are separated by commas. */
export function toVariable(flag: string): string {
  return `TRY_IT_${flag.toUpperCase().replaceAll('-', '_')}`;
}

/** `ratePerClient` for `rate-per-client`. */
export function toKey(flag: string): string {
  return flag.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** The settings as options of a command. */
export function toOptions<S extends ServerSettings>(settings: S): {[K in keyof S]: OptionRule} {
  const entries = Object.entries(settings).map(
    ([flag, {kind, value, help}]): [string, OptionRule] => [
      flag,
      {type: 'string', value, help, ...(kind === 'list' && {multiple: true})},
    ],
  );
  return Object.fromEntries(entries) as {[K in keyof S]: OptionRule};
}

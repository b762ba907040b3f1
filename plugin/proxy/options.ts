import dns from 'dns';
import type {LookupFunction} from 'net';
import type {Store} from 'express-rate-limit';
import {DEFAULT_LIMITS} from './limits/limits';
import type {Limits} from './limits/limits';
import type {Log} from './log';
import type {TryItManifest} from './manifest';
import {createMetrics} from './metrics/createMetrics';
import type {Metrics} from './metrics/createMetrics';
import {createManifestSource} from './manifestSource';
import type {ManifestSource} from './manifestSource';
import {parseUrl, TRY_IT_PATH} from './protocol';

export type ProxyOptions = {
  /**
   * What the documents name: a value, the path of the file that the build wrote (read again when it
   * changes), or a function that returns the current one.
   */
  manifest: TryItManifest | string | (() => TryItManifest);
  /**
   * Origins of the pages that may send requests, as browsers write them:
   * `https://docs.example.com`. By default the site's own.
   */
  origins?: string[];
  /** Path of the proxy on this site. By default `api/try-it` below the site's baseUrl. */
  path?: string;
  /** How many proxies in front of this one write X-Forwarded-For. By default none. */
  trustProxy?: number;
  /**
   * Lets requests reach loopback addresses. For a development server that is itself bound to
   * loopback.
   */
  allowLoopbackTargets?: boolean;
  /** `host:port` of documented servers that may point to private addresses. */
  allowPrivateTargets?: string[];
  /**
   * Uses what authorization servers publish about themselves at the documented URLs. By default
   * true.
   */
  discovery?: boolean;
  /** Origins that readers may reach where the document leaves the host or port open. */
  openOrigins?: string[];
  /** PEM certificates of authorities to trust in addition to the usual ones. */
  certificateAuthorities?: string[];
  limits?: Partial<Limits>;
  /** Where requests are counted, by key prefix. By default in memory. */
  rateLimitStore?: (prefix: string) => Store;
  /** Resolves names, like `dns.lookup`, the default. The addresses it returns are checked. */
  lookup?: LookupFunction;
  /** Called with a line for every request. By default nothing is logged. */
  log?: Log;
  /**
   * Key of the hashes that replace clients' addresses in the log. Instances that share it produce
   * the same hashes. By default generated at the start.
   */
  logKey?: string;
  /**
   * Called with a sentence when the manifest file is replaced by an invalid one. By default not
   * set.
   */
  warn?: (sentence: string) => void;
  /** Counts requests; created by `createMetrics()`. */
  metrics?: Metrics;
};

/** Complete and validated. */
export type ResolvedOptions = {
  manifest: ManifestSource;
  origins: ReadonlySet<string>;
  path: string;
  trustProxy: number;
  access: 'public' | 'loopback';
  privateTargets: ReadonlySet<string>;
  discovery: boolean;
  openOrigins: ReadonlySet<string>;
  certificateAuthorities: string[];
  limits: Limits;
  rateLimitStore: (prefix: string) => Store | undefined;
  lookup: LookupFunction;
  log: Log;
  logKey: string | undefined;
  metrics: Metrics;
};

const NAMES: ReadonlySet<string> = new Set<keyof ProxyOptions>([
  'manifest',
  'origins',
  'path',
  'trustProxy',
  'allowLoopbackTargets',
  'allowPrivateTargets',
  'discovery',
  'openOrigins',
  'certificateAuthorities',
  'limits',
  'rateLimitStore',
  'lookup',
  'log',
  'logKey',
  'warn',
  'metrics',
]);

const SHORTEST_KEY = 16;

/**
 * Fills in the defaults. Throws one sentence on any option that would not do what it says, so that
 * a running proxy is configured as intended.
 */
export function parseProxyOptions(options: ProxyOptions): ResolvedOptions {
  for (const name of Object.keys(options))
    check(NAMES.has(name), `"${name}" is not an option of the proxy.`);
  const manifest = createManifestSource(options.manifest, options.warn ?? (() => undefined));
  const {site} = manifest();
  const path = options.path ?? `${site.baseUrl.replace(/\/$/, '')}${TRY_IT_PATH}`;
  check(
    /^\/[^?#\s]*[^/?#\s]$/.test(path),
    `path must be an absolute path without a slash at the end, not "${path}".`,
  );
  const trustProxy = options.trustProxy ?? 0;
  check(
    Number.isSafeInteger(trustProxy) && trustProxy >= 0,
    'trustProxy must be the number of proxies in front.',
  );
  const origins = options.origins ?? [new URL(site.url).origin];
  check(origins.length > 0, 'origins must name at least one origin.');
  for (const origin of origins) checkOrigin('origins', origin);
  // With a key that can be guessed, an address is soon found by trying them all. Not quoted: it is
  // a secret.
  check(
    options.logKey === undefined || options.logKey.length >= SHORTEST_KEY,
    `logKey must have at least ${SHORTEST_KEY} characters.`,
  );
  for (const origin of options.openOrigins ?? []) checkOrigin('openOrigins', origin);
  for (const target of options.allowPrivateTargets ?? [])
    check(
      /^(?:[^\s:/[\]]+|\[[0-9a-f:.]+\]):\d{1,5}$/.test(target),
      `allowPrivateTargets takes host:port in lower case, not "${target}".`,
    );
  check(
    options.discovery === undefined || typeof options.discovery === 'boolean',
    `discovery must be true or false, not "${String(options.discovery)}".`,
  );
  return {
    manifest,
    origins: new Set(origins),
    // As browsers write it.
    path: new URL(`http://site.invalid${path}`).pathname,
    trustProxy,
    access: options.allowLoopbackTargets ? 'loopback' : 'public',
    privateTargets: new Set(options.allowPrivateTargets),
    discovery: options.discovery ?? true,
    openOrigins: new Set(options.openOrigins),
    certificateAuthorities: options.certificateAuthorities ?? [],
    limits: parseLimits(options.limits),
    rateLimitStore: options.rateLimitStore ?? (() => undefined),
    lookup: options.lookup ?? dns.lookup,
    log: options.log ?? (() => undefined),
    logKey: options.logKey,
    metrics: options.metrics ?? createMetrics(),
  };
}

/** Limits that 0 switches off. */
const MAY_BE_OFF: ReadonlySet<string> = new Set<keyof Limits>(['ratePerClient', 'ratePerTarget']);

function parseLimits(given: Partial<Limits> = {}): Limits {
  for (const [name, value] of Object.entries(given)) {
    check(Object.hasOwn(DEFAULT_LIMITS, name), `"${name}" is not a limit of the proxy.`);
    check(
      Number.isSafeInteger(value) && value >= (MAY_BE_OFF.has(name) ? 0 : 1) && value < 2 ** 31,
      `${name} must be a whole number${MAY_BE_OFF.has(name) ? '' : ' above 0'}, not ${String(value)}.`,
    );
  }
  return {...DEFAULT_LIMITS, ...given};
}

function checkOrigin(name: string, origin: string): void {
  check(
    /^https?:/.test(origin) && parseUrl(origin)?.origin === origin,
    `${name} takes origins like https://docs.example.com, not "${origin}".`,
  );
}

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new TypeError(sentence);
}

import {MemoryStore} from 'express-rate-limit';
import type {CounterStore} from './limits/createRateLimit';
import type {ImportedManifest, TryItManifest} from './manifest';
import {createMetrics} from './metrics/createMetrics';
import type {Metrics} from './metrics/createMetrics';
import {createManifestSource} from './manifestSource';
import type {ManifestSource} from './manifestSource';
import {parseConnectionOptions} from './connectionOptions';
import type {ConnectionOptions, ResolvedConnectionOptions} from './connectionOptions';
import {check, checkNames, parseSharedOptions} from './sharedOptions';
import type {ResolvedSharedOptions, SharedOptions} from './sharedOptions';

export type ProxyOptions = SharedOptions &
  ConnectionOptions & {
    /**
     * What the documents name: a value, such as the imported `try-it.json` of the build; the path of
     * that file (read again when it changes); or a function that returns the current one.
     */
    manifest: TryItManifest | ImportedManifest | string | (() => TryItManifest);
    /** How many proxies in front of this one write X-Forwarded-For. By default none. */
    trustProxy?: number;
    /** Where requests are counted, by key prefix. By default in memory. */
    rateLimitStore?: (prefix: string) => CounterStore;
    /**
     * Called with a sentence when the manifest file is replaced by an invalid one. By default not
     * set.
     */
    warn?: (sentence: string) => void;
    /** Counts requests; created by `createMetrics()`. */
    metrics?: Metrics;
  };

/** Complete and validated. */
export type ResolvedOptions = ResolvedSharedOptions &
  ResolvedConnectionOptions & {
    manifest: ManifestSource;
    trustProxy: number;
    rateLimitStore: (prefix: string) => CounterStore;
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

/**
 * Fills in the defaults. Throws one sentence on any option that would not do what it says, so that
 * a running proxy is configured as intended.
 */
export function parseProxyOptions(options: ProxyOptions): ResolvedOptions {
  checkNames(options, NAMES);
  const manifest = createManifestSource(options.manifest, options.warn ?? (() => undefined));
  const {site} = manifest();
  const shared = parseSharedOptions(options, site);
  const trustProxy = options.trustProxy ?? 0;
  check(
    Number.isSafeInteger(trustProxy) && trustProxy >= 0,
    'trustProxy must be the number of proxies in front.',
  );
  return {
    manifest,
    ...shared,
    ...parseConnectionOptions(options),
    trustProxy,
    rateLimitStore: options.rateLimitStore ?? (() => new MemoryStore()),
    metrics: options.metrics ?? createMetrics(),
  };
}

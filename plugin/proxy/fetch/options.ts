import type {CounterStore} from '../limits/createRateLimit';
import type {Limits} from '../limits/limits';
import type {ImportedManifest, TryItManifest} from '../manifest';
import {parseManifest} from '../parseManifest';
import {check, checkNames, parseSharedOptions} from '../sharedOptions';
import type {ResolvedSharedOptions, SharedOptions} from '../sharedOptions';

export type TryItFetchOptions = SharedOptions & {
  /** The `try-it.json` of the build, imported as a module. */
  manifest: TryItManifest | ImportedManifest;
  /**
   * The address of a request's client, from a header that your host writes and clients cannot, such
   * as `CF-Connecting-IP`. By default clients are not told apart.
   */
  client?: (request: Request) => string | null | undefined;
  /**
   * Where requests are counted, by key prefix. It must outlive one instance of the function. By
   * default requests are not counted.
   */
  rateLimitStore?: (prefix: string) => CounterStore;
  /** Sends the requests to APIs. By default the runtime's own. */
  fetch?: typeof fetch;
};

/** Complete and validated. */
export type ResolvedFetchOptions = ResolvedSharedOptions & {
  manifest: TryItManifest;
  client: (request: Request) => string | null | undefined;
  rateLimitStore: ((prefix: string) => CounterStore) | undefined;
  fetch: typeof fetch;
};

const NAMES: readonly (keyof TryItFetchOptions)[] = [
  'manifest',
  'origins',
  'path',
  'openOrigins',
  'limits',
  'log',
  'logKey',
  'client',
  'rateLimitStore',
];

const RATE_LIMITS: readonly (keyof Limits)[] = ['ratePerClient', 'ratePerTarget', 'rateWindowMs'];
const CONNECTION_LIMITS: readonly (keyof Limits)[] = ['maxConnections', 'maxConnectionsPerClient'];

/**
 * Fills in the defaults. Throws one sentence on any option that would not do what it says.
 * @param more names of options that only this runtime has
 */
export function parseFetchOptions(
  options: TryItFetchOptions,
  more: readonly string[] = [],
): ResolvedFetchOptions {
  checkNames(options, new Set([...NAMES, ...more]));
  const {client, rateLimitStore, limits = {}} = options;
  const manifest = parseManifest(options.manifest);
  const shared = parseSharedOptions(options, manifest.site);
  for (const name of RATE_LIMITS)
    check(
      limits[name] === undefined || rateLimitStore !== undefined,
      `${name} needs rateLimitStore: the memory of a function does not last.`,
    );
  for (const name of CONNECTION_LIMITS)
    check(limits[name] === undefined, `${name} is a limit of the host, not of this function.`);
  check(
    client !== undefined || (rateLimitStore === undefined && !limits.maxConcurrentPerClient),
    'Limits per client need client, a function that returns the address of a request’s client.',
  );
  return {
    ...shared,
    manifest,
    limits: {
      ...shared.limits,
      ...(client ? {} : {maxConcurrentPerClient: shared.limits.maxConcurrent}),
      ...(rateLimitStore ? {} : {ratePerClient: 0, ratePerTarget: 0}),
    },
    client: client ?? (() => undefined),
    rateLimitStore,
    // Called without a receiver, as some runtimes demand.
    fetch: options.fetch ?? ((...parameters) => fetch(...parameters)),
  };
}

import type {Hosts} from './address/isAllowedHost';
import {createAllowlist, type Allowlist} from './allowlist/createAllowlist';
import type {DeadlineTimes} from './limits/createDeadline';
import {createRateLimit, type CounterStore, type RateLimit} from './limits/createRateLimit';
import {createSlots, type Slots} from './limits/createSlots';
import type {TryItManifest} from './manifest';
import type {ResolvedSharedOptions} from './sharedOptions';

/** What the core has to know, in every runtime. */
type CoreOptions = Pick<ResolvedSharedOptions, 'origins' | 'openOrigins' | 'limits'> & {
  manifest: () => TryItManifest;
  access: 'public' | 'loopback';
  privateTargets: ReadonlySet<string>;
  discovery: boolean;
  rateLimitStore: (prefix: string) => CounterStore;
  /**
   * The runtime may stop an exchange without running its end, as workers do when a reader leaves:
   * then its slot is free again once its deadline has passed.
   */
  mayVanish?: true;
};

/** The state that requests share, in every runtime. */
export type Core = {
  options: CoreOptions;
  /** The allowlist of the current manifest. */
  allowlist: () => Allowlist;
  hosts: Hosts;
  rateLimit: RateLimit;
  slots: Slots;
  /**
   * Times for an exchange, and for one whose response is an event stream. `timeoutMs` is what the
   * reader asks for, and only shortens them.
   */
  times: (timeoutMs?: number) => DeadlineTimes;
  streamTimes: (timeoutMs?: number) => DeadlineTimes;
};

/** An exchange ends a little after its deadline. */
const LEASE_MARGIN_MS = 10_000;

export function createCore(options: CoreOptions, hosts: Hosts): Core {
  const {limits} = options;
  const allowlist = followManifest(options);
  // Created before the first request arrives.
  allowlist();
  return {
    options,
    allowlist,
    hosts,
    rateLimit: createRateLimit({
      windowMs: limits.rateWindowMs,
      perClient: limits.ratePerClient,
      perTarget: limits.ratePerTarget,
      store: options.rateLimitStore,
    }),
    slots: createSlots({
      perClient: limits.maxConcurrentPerClient,
      total: limits.maxConcurrent,
      ...(options.mayVanish && {
        leaseMs: Math.max(limits.totalTimeoutMs, limits.streamTotalTimeoutMs) + LEASE_MARGIN_MS,
      }),
    }),
    times: (timeoutMs = Infinity) => ({
      totalMs: Math.min(limits.totalTimeoutMs, timeoutMs),
      idleMs: limits.idleTimeoutMs,
    }),
    streamTimes: (timeoutMs = Infinity) => ({
      totalMs: Math.min(limits.streamTotalTimeoutMs, timeoutMs),
      idleMs: limits.streamIdleTimeoutMs,
    }),
  };
}

/** Rebuilds the allowlist when the manifest is a different object. */
function followManifest({manifest, origins, openOrigins, discovery}: CoreOptions): () => Allowlist {
  let current: TryItManifest | undefined;
  let allowlist: Allowlist | undefined;
  return () => {
    const next = manifest();
    if (!allowlist || next !== current)
      allowlist = createAllowlist(next, {ownOrigins: origins, openOrigins, discovery});
    current = next;
    return allowlist;
  };
}

import {createAgents} from './address/createAgents';
import type {Agents, Protocol} from './address/createAgents';
import type {Access} from './address/isAllowedAddress';
import {createAllowlist} from './allowlist/createAllowlist';
import type {Allowlist} from './allowlist/createAllowlist';
import {createForwarder} from './forward/createForwarder';
import type {Forwarder} from './forward/createForwarder';
import type {DeadlineTimes} from './limits/createDeadline';
import {createSlots} from './limits/createSlots';
import type {Slots} from './limits/createSlots';
import {createRateLimit} from './limits/createRateLimit';
import type {RateLimit} from './limits/createRateLimit';
import {createClientNames} from './createClientNames';
import type {TryItManifest} from './manifest';
import type {ResolvedOptions} from './options';
import {createDrain} from './response/finish';
import type {Drain} from './response/finish';

/** The state shared by all requests. */
export type Proxy = {
  options: ResolvedOptions;
  /** The allowlist of the current manifest. */
  allowlist: () => Allowlist;
  agent: Agents;
  forwarder: (protocol: Protocol, access: Access) => Forwarder;
  rateLimit: RateLimit;
  slots: Slots;
  /**
   * Times for an exchange, and for one whose response is an event stream. `timeoutMs` is what the
   * reader asks for, and only shortens them.
   */
  times: (timeoutMs?: number) => DeadlineTimes;
  streamTimes: (timeoutMs?: number) => DeadlineTimes;
  drain: Drain;
  /** The name of a client in the log. */
  nameClient: (client: string) => string;
};

export function createProxy(options: ResolvedOptions): Proxy {
  const {limits} = options;
  const agents = createAgents(options.lookup, options.certificateAuthorities);
  const forwarders = new Map<string, Forwarder>();
  const allowlist = followManifest(options);
  // Created before the first request arrives.
  allowlist();
  return {
    options,
    allowlist,
    agent: agents,
    forwarder: (protocol, access) => {
      const key = `${protocol}${access}`;
      const forwarder = forwarders.get(key) ?? createForwarder(agents(protocol, access));
      forwarders.set(key, forwarder);
      return forwarder;
    },
    rateLimit: createRateLimit({
      windowMs: limits.rateWindowMs,
      perClient: limits.ratePerClient,
      perTarget: limits.ratePerTarget,
      store: options.rateLimitStore,
    }),
    slots: createSlots({perClient: limits.maxConcurrentPerClient, total: limits.maxConcurrent}),
    times: (timeoutMs = Infinity) => ({
      totalMs: Math.min(limits.totalTimeoutMs, timeoutMs),
      idleMs: limits.idleTimeoutMs,
    }),
    streamTimes: (timeoutMs = Infinity) => ({
      totalMs: Math.min(limits.streamTotalTimeoutMs, timeoutMs),
      idleMs: limits.streamIdleTimeoutMs,
    }),
    drain: createDrain(2 * limits.maxRequestBytes),
    nameClient: createClientNames(options.logKey),
  };
}

/** Rebuilds the allowlist when the manifest is a different object. */
function followManifest({
  manifest,
  origins,
  openOrigins,
  discovery,
}: ResolvedOptions): () => Allowlist {
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

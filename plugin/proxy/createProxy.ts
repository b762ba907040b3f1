import type {Request, Response} from 'express';
import {createAgents} from './address/createAgents';
import type {Agents, Protocol} from './address/createAgents';
import type {Access} from './address/isAllowedAddress';
import {createAllowlist} from './allowlist/createAllowlist';
import type {Allowlist} from './allowlist/createAllowlist';
import type {ForwardLimits} from './forward/forward';
import {createForwarder} from './forward/createForwarder';
import type {Forwarder} from './forward/createForwarder';
import {createConcurrencyLimit} from './limits/createConcurrencyLimit';
import type {ConcurrencyLimit} from './limits/createConcurrencyLimit';
import {createRateLimit} from './limits/createRateLimit';
import type {TryItManifest} from './manifest';
import type {ResolvedOptions} from './options';

/** Everything that requests share. */
export type Proxy = {
  options: ResolvedOptions;
  /** Of the current manifest. */
  allowlist: () => Allowlist;
  agent: Agents;
  forwarder: (protocol: Protocol, access: Access) => Forwarder;
  countRequest: (request: Request, response: Response, client: string, target: string) => Promise<void>;
  takePlace: ConcurrencyLimit;
  /** @param timeoutMs the reader's own wish, which only shortens */
  forwardLimits: (timeoutMs: number | undefined) => ForwardLimits;
};

export function createProxy(options: ResolvedOptions): Proxy {
  const {limits} = options;
  const agents = createAgents(options.lookup, options.certificateAuthorities);
  const forwarders = new Map<string, Forwarder>();
  return {
    options,
    allowlist: followManifest(options),
    agent: agents,
    forwarder: (protocol, access) => {
      const key = `${protocol}${access}`;
      const forwarder = forwarders.get(key) ?? createForwarder(agents(protocol, access));
      forwarders.set(key, forwarder);
      return forwarder;
    },
    countRequest: createRateLimit({windowMs: limits.rateWindowMs, perClient: limits.ratePerClient, perTarget: limits.ratePerTarget, store: options.rateLimitStore}),
    takePlace: createConcurrencyLimit({perClient: limits.maxConcurrentPerClient, total: limits.maxConcurrent}),
    forwardLimits: (timeoutMs = Infinity) => ({
      times: {totalMs: Math.min(limits.totalTimeoutMs, timeoutMs), idleMs: limits.idleTimeoutMs},
      streamTimes: {totalMs: Math.min(limits.streamTotalTimeoutMs, timeoutMs), idleMs: limits.streamIdleTimeoutMs},
      maxResponseBytes: limits.maxResponseBytes,
    }),
  };
}

/** The allowlist is made anew when the manifest is another object. */
function followManifest({manifest, origins, openOrigins}: ResolvedOptions): () => Allowlist {
  let current: TryItManifest | undefined;
  let allowlist: Allowlist | undefined;
  return () => {
    const next = manifest();
    if (!allowlist || next !== current) allowlist = createAllowlist(next, {ownOrigins: origins, openOrigins});
    current = next;
    return allowlist;
  };
}

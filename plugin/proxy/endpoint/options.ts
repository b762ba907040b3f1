import {createRateLimit, type CounterStore} from '../limits/createRateLimit';
import {createSlots} from '../limits/createSlots';
import type {ProgramRules} from '../checks/checkProgram';
import type {Core} from '../createCore';
import type {ResolvedSharedOptions} from '../sharedOptions';

export type EndpointOptions = Pick<
  ResolvedSharedOptions,
  'origins' | 'limits' | 'log' | 'logKey'
> & {
  rateLimitStore: (prefix: string) => CounterStore;
  /** As in `CoreOptions`. */
  mayVanish?: true;
};

/** What the requests to an endpoint share. */
export type EndpointCore = Pick<Core, 'slots' | 'rateLimit' | 'times'> & {rules: ProgramRules};

/** A call of a tool is short; more would only cost memory. */
const MOST_BYTES = 1024 * 1024;
/** Calls in one request, which takes one place and is counted once. */
export const MOST_CALLS = 10;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const LEASE_MARGIN_MS = 10_000;

/** The limits of the proxy, counted apart from its own requests. */
export function createEndpointCore(options: EndpointOptions): EndpointCore {
  const {limits, origins, rateLimitStore, mayVanish} = options;
  const names = [...origins].map((origin) => new URL(origin).hostname);
  return {
    rules: {
      origins,
      // Only a program on the same machine, or a reverse proxy there, uses the names of loopback.
      hosts: new Set([...names, ...LOOPBACK]),
      maxBytes: Math.min(limits.maxRequestBytes, MOST_BYTES),
    },
    rateLimit: createRateLimit({
      windowMs: limits.rateWindowMs,
      perClient: limits.ratePerClient,
      perTarget: 0,
      store: (prefix) => rateLimitStore(prefix.replace('try-it', 'mcp')),
    }),
    slots: createSlots({
      perClient: limits.maxConcurrentPerClient,
      total: limits.maxConcurrent,
      ...(mayVanish && {leaseMs: limits.totalTimeoutMs + LEASE_MARGIN_MS}),
    }),
    times: () => ({totalMs: limits.totalTimeoutMs, idleMs: limits.idleTimeoutMs}),
  };
}

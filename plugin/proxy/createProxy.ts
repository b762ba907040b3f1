import {createHmac, randomBytes} from 'crypto';
import type {Agent} from 'http';
import type {LookupFunction} from 'net';
import {RequestFilteringHttpAgent, RequestFilteringHttpsAgent} from 'request-filtering-agent';
import {rootCertificates} from 'tls';
import type {Access} from './address/isAllowedAddress';
import {createAllowlist, type Allowlist} from './allowlist/createAllowlist';
import {createForwarder, type Forwarder} from './forward/createForwarder';
import type {DeadlineTimes} from './limits/createDeadline';
import {createSlots, type Slots} from './limits/createSlots';
import {createRateLimit, type RateLimit} from './limits/createRateLimit';
import type {TryItManifest} from './manifest';
import type {ResolvedOptions} from './options';
import {createDrain, type Drain} from './response/finish';
import {guardLookup} from './address/guardLookup';

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

/** 64 bits: enough that two clients of a log never share a name. */
const NAME_BYTES = 8;

/**
 * Names clients in the log. A client always gets the same name, and nobody can derive its address
 * from the name without the key.
 * @param key shared by instances and runs whose logs are read together; by default, each process
 * makes a new one
 */
function createClientNames(key: string | undefined): (client: string) => string {
  const secret = key ?? randomBytes(32);
  return (client) =>
    createHmac('sha256', secret).update(client).digest().toString('hex', 0, NAME_BYTES);
}

type Protocol = 'http:' | 'https:';

/** The agent of a protocol, for targets of an access. */
type Agents = (protocol: Protocol, access: Access) => Agent;

/**
 * Agents that check every address at the moment of connecting, twice: by our own lookup, and by
 * request-filtering-agent around it, which also checks literal addresses. No connection is kept
 * alive, so no name is reused with an old address.
 */
export function createAgents(lookup: LookupFunction, certificateAuthorities: string[]): Agents {
  const agents = new Map<string, Agent>();
  return (protocol, access) => {
    const key = `${protocol}${access}`;
    const agent = agents.get(key) ?? createAgent(protocol, access, lookup, certificateAuthorities);
    agents.set(key, agent);
    return agent;
  };
}

function createAgent(
  protocol: Protocol,
  access: Access,
  lookup: LookupFunction,
  certificateAuthorities: string[],
): Agent {
  const options = {
    keepAlive: false,
    lookup: guardLookup(lookup, access),
    allowPrivateIPAddress: access !== 'public',
  };
  if (protocol === 'http:') return new RequestFilteringHttpAgent(options);
  const ca =
    certificateAuthorities.length > 0 ? {ca: [...rootCertificates, ...certificateAuthorities]} : {};
  // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED=0 changes Node's default.
  return new RequestFilteringHttpsAgent({...options, ...ca, rejectUnauthorized: true});
}

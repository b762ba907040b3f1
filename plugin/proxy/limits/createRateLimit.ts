import {Refusal} from '../refusal';

/**
 * Counts a request. Refuses with `rate_limited`, or with `limiter_unavailable` if it cannot count.
 */
export type RateLimit = {
  /**
   * Counts for the client, before anything of the request is read. Resolves with response headers:
   * how many requests the client has left.
   */
  countClient: (client: string) => Promise<RateHeaders>;
  /** Counts for the client and the target host. Only a refusal says how many are left. */
  countTarget: (client: string, target: string) => Promise<unknown>;
};

export type RateLimitOptions = {
  windowMs: number;
  perClient: number;
  perTarget: number;
  /** One store for each prefix. */
  store: (prefix: string) => CounterStore;
};

type Count = {totalHits: number; resetTime?: Date | undefined};

/**
 * Counts requests in windows of time. The stores of express-rate-limit are such stores; so is a few
 * lines around any database that increments a number and lets it expire.
 */
export type CounterStore = {
  /** Called once, before the first count. */
  // A method, so that stores which expect more options fit.
  init?(options: {windowMs: number}): void | Promise<void>;
  /** Adds one to the count of a key, and says when its window ends. */
  increment: (key: string) => Count | Promise<Count>;
};

type RateHeaders = {[name: string]: string};

/**
 * Two limits, one by client and one by client and target host; a limit of 0 does not count. Counts
 * are kept in a store of express-rate-limit. Its middleware is not used, because it needs Express
 * requests, which cost memory before the limit refuses.
 */
export function createRateLimit({
  windowMs,
  perClient,
  perTarget,
  store,
}: RateLimitOptions): RateLimit {
  const create = (name: string, limit: number): ((key: string) => Promise<RateHeaders>) => {
    if (limit === 0) return () => Promise.resolve({});
    const counters = openStore(store(`try-it:${name}:`), windowMs);
    const policy = `"${name}"; q=${limit}; w=${Math.ceil(windowMs / 1000)}`;
    return async (key) => {
      const {totalHits, resetTime} = await increment(counters, key);
      const seconds = toSeconds(resetTime, windowMs);
      // As in the draft "RateLimit header fields for HTTP".
      const headers = {
        'RateLimit-Policy': policy,
        RateLimit: `"${name}"; r=${Math.max(0, limit - totalHits)}; t=${seconds}`,
      };
      if (totalHits > limit)
        throw new Refusal('rate_limited', undefined, name, {
          ...headers,
          'Retry-After': String(seconds),
        });
      return headers;
    };
  };
  const [countClient, countTarget] = [create('client', perClient), create('target', perTarget)];
  return {countClient, countTarget: (client, target) => countTarget(`${client} ${target}`)};
}

function openStore(store: CounterStore, windowMs: number): CounterStore {
  const opened = store.init?.({windowMs});
  // A store that is not available yet fails when it has to count.
  if (opened) opened.catch(() => undefined);
  return store;
}

/** Seconds until the count starts again, within the window whatever the store says. */
function toSeconds(resetTime: Date | undefined, windowMs: number): number {
  const left = (resetTime?.getTime() ?? NaN) - Date.now();
  return Math.max(1, Math.ceil(Math.min(left > 0 ? left : 0, windowMs) / 1000));
}

/**
 * Without a count there is no request: otherwise whoever stops the store, or makes it answer
 * nonsense, would switch off the limit.
 */
async function increment(store: CounterStore, key: string): Promise<Count> {
  try {
    const counted = await store.increment(key);
    if (Number.isSafeInteger(counted.totalHits) && counted.totalHits > 0) return counted;
    throw new Error('The store of the counts answered no count');
  } catch {
    throw new Refusal('limiter_unavailable', undefined, 'store', {'Retry-After': '5'});
  }
}

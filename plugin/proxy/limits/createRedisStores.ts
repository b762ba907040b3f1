import type {Store} from 'express-rate-limit';
import {parseUrl} from '../protocol';

export type RedisStores = {
  /** For the option `rateLimitStore`. */
  store: (prefix: string) => Store;
  close: () => Promise<void>;
};

/** A slower response counts as none: a request is refused rather than kept waiting. */
const ANSWER_MS = 1000;
const LONGEST_PAUSE_MS = 2000;

/**
 * Creates counters that several instances share. Redis may start later and may restart: while it is
 * unavailable, the proxy refuses the requests that it cannot count.
 * @param url `redis://host:6379` or `rediss://…`
 * @throws Error, in one sentence, if the URL is invalid or the packages are not installed
 */
export async function createRedisStores(url: string): Promise<RedisStores> {
  // Not quoted, since it may contain a password.
  if (!/^rediss?:\/\//.test(url) || !parseUrl(url))
    throw new Error('The address of Redis must be a URL like redis://counters:6379.');
  const {createClient} = await load(() => import('redis'));
  const {RedisStore} = await load(() => import('rate-limit-redis'));
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: LONGEST_PAUSE_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
  // The client reconnects by itself; each request that cannot be counted is logged.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const sendCommand = (...command: string[]): Promise<never> =>
    within(ANSWER_MS, client.sendCommand<never>(command));
  return {
    store: (prefix) => {
      const store = new RedisStore({prefix, sendCommand});
      // The store loads its scripts at once, and again if they are missing; a failure now must not
      // end the process.
      for (const script of [store.incrementScriptSha, store.getScriptSha])
        script.catch(() => undefined);
      return store;
    },
    close: () =>
      new Promise((resolve) => {
        client.destroy();
        resolve();
      }),
  };
}

async function load<T>(importPackage: () => Promise<T>): Promise<T> {
  try {
    return await importPackage();
  } catch (error) {
    if (!/MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new Error(
      'Counting in Redis needs two packages; `npm install redis rate-limit-redis` adds them.',
    );
  }
}

function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not respond')), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import http from 'http';
import type {AddressInfo} from 'net';
import type {ProxyOptions} from '../../../plugin/proxy';
import {createTryItFetch} from '../../../plugin/proxy/fetch';
import {createTryItFetch as createNodeFetch} from '../../../plugin/proxy/node';
import type {TryItFetchOptions} from '../../../plugin/proxy/fetch';
import {toListener} from './toListener.mjs';
import {words} from './words';

/**
 * What the same tests run the proxy on: Node's server, functions of Node with `Request` and
 * `Response`, and a runtime that has `fetch` alone.
 */
export const RUNTIMES = ['Node', 'functions of Node', 'fetch'] as const;
export type Runtime = (typeof RUNTIMES)[number];

let current: Runtime = 'Node';

/** Runs the tests of a `describe` on a runtime. */
export function inRuntime(runtime: Runtime): void {
  beforeAll(() => {
    current = runtime;
  });
  afterAll(() => {
    current = 'Node';
  });
}

export const runtime = (): Runtime => current;

/** The options that a runtime with `fetch` alone has, too; Node adds those of connections. */
const OF_FETCH = words('manifest origins path openOrigins log logKey');
const OF_CONNECTIONS = words(
  'lookup allowPrivateTargets allowLoopbackTargets discovery certificateAuthorities',
);
/** Limits that only a server of Node can count. */
const OF_SERVERS = words(
  'maxConnections maxConnectionsPerClient ratePerClient ratePerTarget maxConcurrentPerClient',
);

const pick = (values: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && isWanted(name)),
  );

/** Serves the proxy for `fetch` on loopback, as a platform does. */
export function createFetchServer(options: ProxyOptions): {
  listen: () => Promise<AddressInfo>;
  close: () => Promise<void>;
} {
  const own = {
    ...pick(options, (name) => OF_FETCH.includes(name)),
    limits: pick(options.limits ?? {}, (name) => !OF_SERVERS.includes(name)),
  } as TryItFetchOptions;
  const handle =
    current === 'fetch'
      ? createTryItFetch(own)
      : createNodeFetch({...own, ...pick(options, (name) => OF_CONNECTIONS.includes(name))});
  const server = http.createServer(toListener(handle));
  return {
    listen: () =>
      new Promise((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo)),
      ),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

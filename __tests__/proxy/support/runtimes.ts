import http from 'http';
import type {AddressInfo} from 'net';
import type {ProxyOptions} from '../../../plugin/proxy';
import type {ConnectionOptions} from '../../../plugin/proxy/connectionOptions';
import {createTryItFetch} from '../../../plugin/proxy/fetch';
import {createTryItFetch as createNodeFetch} from '../../../plugin/proxy/node';
import type {TryItFetchOptions} from '../../../plugin/proxy/fetch';
import {toListener} from './toListener.mjs';

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

/** The options that both runtimes have; the rest belongs to connections, which only Node makes. */
function toFetchOptions({
  manifest,
  origins,
  path,
  openOrigins,
  limits,
  log,
  logKey,
}: ProxyOptions): TryItFetchOptions {
  const {
    maxConnections: _all,
    maxConnectionsPerClient: _own,
    ratePerClient: _client,
    ratePerTarget: _target,
    maxConcurrentPerClient: _concurrent,
    ...rest
  } = limits ?? {};
  if (typeof manifest !== 'object') throw new Error('a runtime with fetch alone has no files');
  return {manifest, origins, path, openOrigins, limits: rest, log, logKey};
}

const toConnectionOptions = ({
  lookup,
  allowPrivateTargets,
  allowLoopbackTargets,
  discovery,
  certificateAuthorities,
}: ProxyOptions): ConnectionOptions => ({
  lookup,
  allowPrivateTargets,
  allowLoopbackTargets,
  discovery,
  certificateAuthorities,
});

/** Serves the proxy for `fetch` on loopback, as a platform does. */
export function createFetchServer(options: ProxyOptions): {
  listen: () => Promise<AddressInfo>;
  close: () => Promise<void>;
} {
  const given = Object.entries(toFetchOptions(options)).filter(([, value]) => value !== undefined);
  const own = Object.fromEntries(given) as TryItFetchOptions;
  const handle =
    current === 'fetch'
      ? createTryItFetch(own)
      : createNodeFetch({...own, ...toConnectionOptions(options)});
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

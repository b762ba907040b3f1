import {createFetchEndpoint} from '../../proxy/endpoint/createFetchEndpoint';
import type {CounterStore} from '../../proxy/limits/createRateLimit';
import {checkNames, parseSharedOptions, type SharedOptions} from '../../proxy/sharedOptions';
import {createAgents} from '../createAgents';
import {createServers, loadPackage} from './createServers';

/** `origins`, `limits`, `log` and `logKey` are those of the proxy. */
export type McpFetchOptions = Pick<
  SharedOptions,
  'origins' | 'path' | 'limits' | 'log' | 'logKey'
> & {
  /**
   * Gives the text of a file below the plugin's root, such as `mcp/index.json`; undefined if there is
   * none.
   */
  read: (path: string) => Promise<string | undefined>;
  /** The address of a request's client, from a header that your host writes and clients cannot. */
  client?: (request: Request) => string | null | undefined;
  /** Where requests are counted, by key prefix. By default they are not counted. */
  rateLimitStore?: (prefix: string) => CounterStore;
};

/** Responds to a request at the path of the endpoint; to all others with 404. */
export type McpFetch = (request: Request) => Promise<Response>;

const NAMES: ReadonlySet<string> = new Set<keyof McpFetchOptions>([
  'origins',
  'path',
  'limits',
  'log',
  'logKey',
  'read',
  'client',
  'rateLimitStore',
]);

/** The same for functions that take a `Request` and return a `Response`. */
export async function createMcpFetch(options: McpFetchOptions): Promise<McpFetch> {
  checkNames(options, NAMES);
  const {read, client, rateLimitStore, ...shared} = options;
  const agents = await createAgents({read});
  const {siteUrl, root} = await agents.site();
  const path = shared.path ?? `${root.replace(/\/$/, '')}/mcp`;
  const resolved = parseSharedOptions({...shared, path}, {url: siteUrl, baseUrl: '/'});
  const {limits} = resolved;
  const endpoint = createFetchEndpoint({
    ...resolved,
    limits: {
      ...limits,
      ...(rateLimitStore ? {} : {ratePerClient: 0}),
      // Clients that cannot be told apart share all slots.
      ...(client ? {} : {maxConcurrentPerClient: limits.maxConcurrent}),
    },
    client: client ?? (() => undefined),
    rateLimitStore: rateLimitStore ?? noStore,
  });
  const makeServer = await createServers(agents);
  const {createMcpHandler: create} = await loadPackage(
    () => import('@modelcontextprotocol/server'),
  );
  const handler = create(makeServer, {
    maxSubscriptions: 0,
    maxRequestBodySize: endpoint.maxBytes,
  });
  return async (request) =>
    new URL(request.url).pathname === resolved.path
      ? endpoint.handle(request, (own) => handler.fetch(own))
      : new Response('Not found.\n', {status: 404});
}

/** Never called: without a store, the limit is 0. */
function noStore(): never {
  throw new Error('no store');
}

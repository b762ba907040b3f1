import {createFetchEndpoint} from '../../proxy/endpoint/createFetchEndpoint';
import {MOST_CALLS} from '../../proxy/endpoint/options';
import {toInertHeaders} from '../../proxy/endpoint/makeInert';
import type {CounterStore} from '../../proxy/limits/createRateLimit';
import {check, checkNames, parseSharedOptions, type SharedOptions} from '../../proxy/sharedOptions';
import type {AgentSite} from '../../pages/agentTypes';
import {createAgents} from '../createAgents';
import type {Files} from '../library';
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

const NAMES: ReadonlySet<string> = new Set<Exclude<keyof McpFetchOptions, 'read'>>([
  'origins',
  'path',
  'limits',
  'log',
  'logKey',
  'client',
  'rateLimitStore',
]);

/**
 * The same for functions that take a `Request` and return a `Response`. The files are read when the
 * first request arrives: workers may read nothing before. If they are missing, the response rejects
 * with one sentence, for the log of the host.
 */
export function createMcpFetch(options: McpFetchOptions): McpFetch {
  const {read, ...rest} = options;
  check(typeof read === 'function', 'read must be a function that reads a file.');
  return createFilesFetch({read}, rest);
}

/** The same for files that may change. */
export function createFilesFetch(files: Files, options: Omit<McpFetchOptions, 'read'>): McpFetch {
  checkNames(options, NAMES);
  // The site is not known yet, and a wrong option is told at once.
  resolveOptions(options, {siteUrl: 'https://localhost', root: '/'});
  let opened: Promise<McpFetch> | undefined;
  return async (request) => {
    opened ??= openFetch(files, options);
    try {
      return await (
        await opened
      )(request);
    } catch (error) {
      // The next request tries again.
      opened = undefined;
      throw error;
    }
  };
}

function resolveOptions(
  {client: _client, rateLimitStore: _store, ...shared}: Omit<McpFetchOptions, 'read'>,
  {siteUrl, root}: Pick<AgentSite, 'siteUrl' | 'root'>,
) {
  const path = shared.path ?? `${root.replace(/\/$/, '')}/mcp`;
  return parseSharedOptions({...shared, path}, {url: siteUrl, baseUrl: '/'});
}

async function openFetch(files: Files, options: Omit<McpFetchOptions, 'read'>): Promise<McpFetch> {
  const {client, rateLimitStore} = options;
  const agents = await createAgents(files);
  const resolved = resolveOptions(options, await agents.site());
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
  const makeServer = await createServers(agents, MOST_CALLS);
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
      : new Response('Not found.\n', {status: 404, headers: toInertHeaders()});
}

/** Never called: without a store, the limit is 0. */
function noStore(): never {
  throw new Error('no store');
}

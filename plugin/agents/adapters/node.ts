import type {IncomingMessage, ServerResponse} from 'http';
import {MemoryStore} from 'express-rate-limit';
import {createNodeEndpoint} from '../../proxy/endpoint/createNodeEndpoint';
import {makeInert} from '../../proxy/endpoint/makeInert';
import {MOST_CALLS} from '../../proxy/endpoint/options';
import type {CounterStore} from '../../proxy/limits/createRateLimit';
import {INERT_HEADERS} from '../../proxy/response/responseHeaders';
import {check, checkNames, parseSharedOptions, type SharedOptions} from '../../proxy/sharedOptions';
import {createAgents} from '../createAgents';
import type {Files} from '../library';
import {createServers, loadPackage} from './createServers';
import {createFilesFetch, type McpFetch, type McpFetchOptions} from './fetch';
import {readFolder} from './readFolder';

/** `origins`, `limits`, `log` and `logKey` are those of the proxy. */
export type McpOptions = Pick<SharedOptions, 'origins' | 'path' | 'limits' | 'log' | 'logKey'> & {
  /** The plugin's root in the build, such as `build/api`. */
  folder: string;
  /** How many proxies in front write X-Forwarded-For. By default none. */
  trustProxy?: number;
  /** Where requests are counted, by key prefix. By default in memory. */
  rateLimitStore?: (prefix: string) => CounterStore;
};

/** A handler for servers of Node, and a middleware of Express: other paths are left to `next`. */
export type McpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

const NAMES: ReadonlySet<string> = new Set<keyof McpOptions>([
  'origins',
  'path',
  'limits',
  'log',
  'logKey',
  'folder',
  'trustProxy',
  'rateLimitStore',
]);

/**
 * The tools of a built site over HTTP, at `mcp` below the plugin's root. Mount it before everything
 * that reads bodies. Rejects with one sentence if the files or the packages are missing, or an option
 * is wrong.
 */
export async function createMcpHandler(options: McpOptions): Promise<McpHandler> {
  checkNames(options, NAMES);
  const {folder, ...rest} = options;
  return createFilesHandler(readFolder(folder), rest);
}

/** `folder` is that of `McpOptions`; the others are those of workers. */
export type McpFolderFetchOptions = Omit<McpFetchOptions, 'read'> & Pick<McpOptions, 'folder'>;

/** The same for functions of Node that take a `Request` and return a `Response`. */
export function createMcpFetch({folder, ...options}: McpFolderFetchOptions): McpFetch {
  check(typeof folder === 'string', "folder must be the plugin's root in the build.");
  return createFilesFetch(readFolder(folder), options);
}

/** The same for files that are not in a folder. */
export async function createFilesHandler(
  files: Files,
  {trustProxy = 0, rateLimitStore = () => new MemoryStore(), ...shared}: Omit<McpOptions, 'folder'>,
): Promise<McpHandler> {
  check(
    Number.isSafeInteger(trustProxy) && trustProxy >= 0,
    'trustProxy must be the number of proxies in front.',
  );
  const agents = await createAgents(files);
  const {siteUrl, root} = await agents.site();
  const path = shared.path ?? `${root.replace(/\/$/, '')}/mcp`;
  const resolved = parseSharedOptions({...shared, path}, {url: siteUrl, baseUrl: '/'});
  const endpoint = createNodeEndpoint({...resolved, trustProxy, rateLimitStore});
  const makeServer = await createServers(agents, MOST_CALLS);
  const {createMcpHandler: create} = await loadPackage(
    () => import('@modelcontextprotocol/server'),
  );
  const {toNodeHandler} = await loadPackage(() => import('@modelcontextprotocol/node'));
  const maxRequestBodySize = endpoint.maxBytes;
  const handler = create(makeServer, {maxSubscriptions: 0, maxRequestBodySize});
  const answer = toNodeHandler(
    {fetch: async (...given) => makeInert(await handler.fetch(...given))},
    {maxRequestBodySize},
  );
  return (request, response, next) => {
    // Frameworks remove the mount path of a handler from `url`.
    const {url = '', originalUrl = url} = request as IncomingMessage & {originalUrl?: string};
    if (originalUrl.split('?', 1)[0] !== resolved.path) {
      if (next) return next();
      response.writeHead(404, {...INERT_HEADERS, 'Content-Type': 'text/plain'}).end('Not found.\n');
      return;
    }
    void endpoint.handle(request, response, (own, ended) => answer(own, ended));
  };
}

import type {IncomingMessage, ServerResponse} from 'http';
import {decode} from '../document/percent';
import type {Site} from '../types';
import {findTextPart} from '../exports/textParts';
import type {ExportContext, TextFile} from '../exports/types';
import type * as McpNode from '../agents/adapters/node';
import type * as Proxy from '../proxy';
import type {FindFormer} from '../proxy/formerTable';
import {API_CATALOG} from '../proxy/buildFiles';
import type {TryItManifest} from '../proxy/manifest';

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** The address that the development server listens on, as configured for webpack-dev-server. */
export type DevServerAddress = {host?: string; port?: number | string; https?: boolean};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The path of a request, decoded: tabs and routes may have letters of every script. */
function toPath({url = ''}: IncomingMessage): string {
  return decode(url.replace(/[?#].*$/s, ''));
}

/** Serves the documents for download in `docusaurus start`, as the build does with files. */
export function createDownloadMiddleware(latest: () => Site | undefined, root: string): Handler {
  const below = root.replace(/\/?$/, '/');
  return (request, response, next) => {
    const url = toPath(request);
    // Every request to the development server passes through here, so requests that cannot be for a
    // document are skipped first.
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !url.startsWith(below))
      return next();
    const text = latest()?.tabs.flatMap((tab) =>
      (tab.downloads ?? []).flatMap((download) =>
        decode(download.url) === url
          ? (download.text?.() ??
            tab.documents.find(({texts}) => texts.has(download.file))?.texts.get(download.file) ??
            [])
          : [],
      ),
    )[0];
    if (text === undefined) return next();
    response.setHeader(
      'Content-Type',
      url.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/yaml; charset=utf-8',
    );
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}

/** What `docusaurus start` answers at former addresses. */
export type FormerPages = {
  find: FindFormer;
  /** Whether there is another form of a page at this path. */
  hasFormat: (path: string) => boolean;
  /** The page at an address that is gone. */
  toHtml: (path: string) => string | undefined;
};

/** Answers at former addresses of pages; a build writes files for them. */
export function createFormerMiddleware(
  latest: () => FormerPages | undefined,
  baseUrl: string,
): Handler {
  return (request, response, next) => {
    const {url = '', method} = request;
    // Every request to the development server passes through here.
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(baseUrl)) return next();
    const pages = latest();
    const [, path = '', query = ''] = /^([^?#]*)([^#]*)/s.exec(url) ?? [];
    const answer = pages?.find(path);
    if (!pages || !answer) return next();
    const {to, ending} = answer;
    if (to !== undefined && ending !== undefined && !pages.hasFormat(to)) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (to !== undefined) {
      response.statusCode = 308;
      response.setHeader('Location', to + query);
      return void response.end();
    }
    const html = ending === undefined ? pages.toHtml(path) : undefined;
    response.statusCode = 410;
    response.setHeader(
      'Content-Type',
      `text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    );
    response.end(method === 'HEAD' ? undefined : (html ?? 'Gone.\n'));
  };
}

/** Serves the other formats of the pages in `docusaurus start`; a build writes them as files. */
export function createTextMiddleware(
  list: () => readonly TextFile[],
  {baseUrl, siteUrl}: Pick<ExportContext, 'baseUrl' | 'siteUrl'>,
): Handler {
  return (request, response, next) => {
    const url = toPath(request);
    // Every request to the development server passes through here, so requests that cannot be for
    // such a file are skipped first.
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      !url.startsWith(baseUrl) ||
      !(/\.(?:md|json|txt|atom)$/.test(url) || url === `/${API_CATALOG}`)
    )
      return next();
    const file = findTextPart(list(), siteUrl, url, decode);
    if (!file) return next();
    const isText = url !== `/${API_CATALOG}`;
    response.setHeader(
      'Content-Type',
      isText ? `${file.mediaType}; charset=utf-8` : file.mediaType,
    );
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.end(request.method === 'HEAD' ? undefined : file.text);
  };
}

/**
 * The tools for programs in `docusaurus start`, at `mcp` below the plugin's root. Only while the server
 * itself is bound to this machine.
 */
export function createMcpMiddleware(
  list: () => readonly TextFile[],
  {root, siteUrl}: {root: string; siteUrl: string},
  address: DevServerAddress,
): Handler {
  const below = root.replace(/\/?$/, '/');
  const {isLoopback, origins} = toOrigins(address);
  const create = () => {
    // Loaded here, because a build does not need the packages.
    const {createFilesHandler} = require('../agents/adapters/node') as typeof McpNode;
    const read = (path: string) =>
      Promise.resolve(findTextPart(list(), siteUrl, below + path)?.text);
    return createFilesHandler({read, revision: list}, {origins});
  };
  let handler: ReturnType<typeof create> | undefined;
  return (request, response, next) => {
    if (!isLoopback || request.url?.split('?', 1)[0] !== `${below}mcp`) return next();
    handler ??= create();
    handler.then(
      (handle) => handle(request, response, next),
      (error: Error) => {
        // Packages may be installed, and files made, in the meantime.
        handler = undefined;
        response.writeHead(501, {'Content-Type': 'text/plain; charset=utf-8'});
        response.end(`${error.message}\n`);
      },
    );
  };
}

/**
 * The Try It proxy in `docusaurus start`. It may reach APIs on this machine only while the server
 * itself is bound to this machine; otherwise anyone who can reach the server could reach them
 * through it.
 */
export function createTryItMiddleware(
  manifest: () => TryItManifest,
  path: string,
  address: DevServerAddress,
): Proxy.TryItHandler {
  const {isLoopback, origins} = toOrigins(address);
  // Loaded here, because a build does not need Express.
  const {createTryItHandler} = require('../proxy') as typeof Proxy;
  return createTryItHandler({manifest, path, origins, allowLoopbackTargets: isLoopback});
}

/** The origins of the pages of the development server. */
function toOrigins({host = 'localhost', port = 3000, https = false}: DevServerAddress): {
  isLoopback: boolean;
  origins: string[];
} {
  const bound = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const isLoopback = LOOPBACK.includes(bound);
  const names = new Set(isLoopback ? LOOPBACK : [bound, ...LOOPBACK]);
  const origins = [...names]
    .filter((name) => name !== '0.0.0.0' && name !== '[::]')
    .map((name) => new URL(`${https ? 'https' : 'http'}://${name}:${port}`).origin);
  return {isLoopback, origins};
}

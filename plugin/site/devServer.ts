import type {IncomingMessage, ServerResponse} from 'http';
import {listFormerIds} from '../config/tabIds';
import {decode} from '../document/percent';
import {findCurrentAddress} from '../routes/formerAddresses';
import type {Site} from '../types';
import type {TextFile} from '../exports/types';
import type * as Proxy from '../proxy';
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

/** Leads from former addresses of pages to those of today; a build writes files for them. */
export function createRedirectMiddleware(latest: () => Site | undefined, root: string): Handler {
  return (request, response, next) => {
    const {url = '', method} = request;
    // Every request to the development server passes through here.
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(root)) return next();
    const tabs = latest()?.tabs.map(({config}) => config) ?? [];
    const [, path = '', rest = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const to = findCurrentAddress(path, root, listFormerIds(tabs));
    if (to === undefined) return next();
    response.statusCode = 308;
    response.setHeader('Location', to + rest);
    response.setHeader('Cache-Control', 'no-store');
    response.end();
  };
}

/** Serves the other formats of the pages in `docusaurus start`; a build writes them as files. */
export function createTextMiddleware(list: () => readonly TextFile[], baseUrl: string): Handler {
  return (request, response, next) => {
    const url = toPath(request);
    // Every request to the development server passes through here, so requests that cannot be for
    // such a file are skipped first.
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      !url.startsWith(baseUrl) ||
      !/\.(?:md|json|txt|atom)$/.test(url)
    )
      return next();
    const file = list().find((entry) => decode(entry.url) === url);
    if (!file) return next();
    response.setHeader('Content-Type', `${file.mediaType}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.end(request.method === 'HEAD' ? undefined : file.text());
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
  {host = 'localhost', port = 3000, https = false}: DevServerAddress,
): Proxy.TryItHandler {
  const bound = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const isLoopback = LOOPBACK.includes(bound);
  const names = new Set(isLoopback ? LOOPBACK : [bound, ...LOOPBACK]);
  const origins = [...names]
    .filter((name) => name !== '0.0.0.0' && name !== '[::]')
    .map((name) => new URL(`${https ? 'https' : 'http'}://${name}:${port}`).origin);
  // Loaded here, because a build does not need Express.
  const {createTryItHandler} = require('../proxy') as typeof Proxy;
  return createTryItHandler({manifest, path, origins, allowLoopbackTargets: isLoopback});
}

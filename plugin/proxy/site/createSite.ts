import compression from 'compression';
import express from 'express';
import fs from 'fs';
import {STATUS_CODES} from 'http';
import path from 'path';
import type {ErrorRequestHandler, Request, RequestHandler, Response} from 'express';
import {INERT_HEADERS} from '../response/responseHeaders';
import {sendText} from '../response/sendText';
import {createSiteLinks} from './createSiteLinks';
import {createSiteHeaders, REVALIDATED, type SiteHeadersOptions} from './createSiteHeaders';
import {findFile, type ServedFile} from './findFile';
import {findPage} from './findPage';
import {createFormerAddresses} from './formerAddresses';
import {createScriptRecords} from './scriptRecord';
import {API_CATALOG} from '../buildFiles';
import type {FormerAnswer} from '../formerTable';

export type SiteOptions = SiteHeadersOptions & {
  /** The folder that `docusaurus build` has written. */
  folder: string;
  /** As in the Docusaurus configuration. */
  baseUrl: string;
  trailingSlash?: boolean;
  /**
   * Called with a sentence when a file of the build cannot be read, or the policy blocks one of its
   * scripts. By default not set.
   */
  warn?: (sentence: string) => void;
};

/**
 * Serves a production build as Docusaurus intends: pages without `.html`, with or without a
 * trailing slash as configured, and `404.html` for everything else. Files are compressed and have
 * ETags; those with a hash in their name are immutable. Throws one sentence if there is no build or
 * an option is wrong.
 */
export function createSite({
  folder,
  baseUrl,
  trailingSlash,
  warn = () => undefined,
  ...options
}: SiteOptions): RequestHandler {
  requireBuild(folder);
  const records = createScriptRecords(folder);
  const toHeaders = createSiteHeaders(folder, records, options, warn);
  const findFormer = createFormerAddresses(folder, baseUrl, records);
  // As browsers write it in their requests.
  const base = new URL(baseUrl, 'http://site.invalid').pathname.replace(/\/$/, '');

  const toLinks = createSiteLinks(folder, base);

  async function send(found: ServedFile, request: Request, response: Response): Promise<void> {
    response.set(await toHeaders(found, request));
    await sendFile(response, found);
  }

  const sendFormer = createFormerSender({folder, base, trailingSlash}, send);
  const site = express();
  site.disable('x-powered-by');
  site.enable('strict routing');
  // A range refers to the uncompressed bytes.
  site.use(
    compression({
      filter: (request, response) =>
        !response.hasHeader('Content-Range') && compression.filter(request, response),
    }),
  );
  site.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are accepted.\n', {Allow: 'GET, HEAD'});
    const pathname = toPathname(request.path, base);
    if (pathname === undefined) return sendStatus(response, 400);
    if (pathname === null) return redirect(response, 302, `${base}/`);
    // First, because a former address has a file, too, for hosts that serve nothing else.
    const former = await findFormer(request.path, pathname);
    if (former && (await sendFormer(former, pathname, request, response))) return;
    const page = await findPage(folder, pathname, trailingSlash);
    if (page && pathname.endsWith('/') !== page.pathname.endsWith('/'))
      return redirect(response, 301, `${base}${page.pathname}${toQuery(request.url)}`);
    const markdown = page && (await findMarkdown(folder, pathname));
    // Also with the page itself, so that no cache gives it to those that prefer Markdown.
    if (markdown) response.vary('Accept');
    const links =
      page || pathname === `/${API_CATALOG}`
        ? await toLinks(pathname, markdown !== undefined)
        : undefined;
    if (links !== undefined) response.set('Link', links);
    const found =
      (prefersMarkdown(request) ? markdown : undefined) ??
      page ??
      (await findFile(folder, pathname.slice(1)));
    if (found) return send(found, request, response);
    response.status(404);
    const notFound = await findNotFoundPage(folder, await records.localeOf(pathname.slice(1)));
    return notFound ? send(notFound, request, response) : sendStatus(response, 404);
  });
  site.use(createErrorHandler(warn));
  return site;
}

/** Resolves to false if the address has no answer of its own. */
type SendFormer = (
  answer: FormerAnswer,
  pathname: string,
  request: Request,
  response: Response,
) => Promise<boolean>;

/** Answers at former addresses: where their pages are today, or that they are gone. */
function createFormerSender(
  {folder, base, trailingSlash}: {folder: string; base: string; trailingSlash?: boolean},
  send: (found: ServedFile, request: Request, response: Response) => Promise<void>,
): SendFormer {
  return async ({to, ending}, pathname, request, response) => {
    if (to !== undefined) {
      const target = toPathname(to, base);
      if (ending !== undefined && !(target && (await findFile(folder, target.slice(1)))))
        return false;
      // A cache that kept it would hide a page that returns to the address.
      response.set('Cache-Control', REVALIDATED);
      redirect(response, 308, to + toQuery(request.url));
      return true;
    }
    const found = await (ending === undefined
      ? findPage(folder, pathname, trailingSlash)
      : findFile(folder, pathname.slice(1)));
    if (found) await send(found, request, response.status(410));
    else sendStatus(response, 410);
    return true;
  };
}

/** Throws one sentence if a folder contains no build, or one that cannot be read. */
export function requireBuild(folder: string): void {
  try {
    fs.accessSync(path.join(folder, '404.html'), fs.constants.R_OK);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new Error(
      isMissing
        ? `There is no build in ${folder}; \`docusaurus build\` makes one.`
        : `The build in ${folder} cannot be read (${code}).`,
    );
  }
}

/**
 * The decoded path below the baseUrl. Undefined if it cannot be decoded, null if it is elsewhere.
 * Well-known files are at the root of an origin (RFC 8615), whatever the baseUrl.
 */
function toPathname(asked: string, base: string): string | null | undefined {
  if (!asked.startsWith('/')) return undefined;
  const isWellKnown = asked.startsWith('/.well-known/');
  if (!isWellKnown && asked !== base && !asked.startsWith(`${base}/`)) return null;
  try {
    const pathname = decodeURIComponent(isWellKnown ? asked : asked.slice(base.length));
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

function prefersMarkdown(request: Request): boolean {
  return request.accepts(['text/html', 'text/markdown']) === 'text/markdown';
}

/** The Markdown of a page, if it has one. */
async function findMarkdown(folder: string, pathname: string): Promise<ServedFile | undefined> {
  const name = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .join('/');
  return name !== '' ? findFile(folder, `${name}.md`) : undefined;
}

/** The 404 page of a language, otherwise that of the site. */
async function findNotFoundPage(folder: string, locale: string): Promise<ServedFile | undefined> {
  return (
    (await findFile(folder, path.posix.join(locale, '404.html'))) ?? findFile(folder, '404.html')
  );
}

function toQuery(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Rejects if the file cannot be sent as requested. */
function sendFile(response: Response, {root, file}: ServedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    // `findFile` has already decided which hidden files may be served. The 404 page has no ranges:
    // they would change its status.
    const acceptRanges = response.statusCode === 200;
    response.sendFile(
      file,
      {root, acceptRanges, cacheControl: false, dotfiles: 'allow'},
      (error?: Error) => (error ? reject(error) : resolve()),
    );
  });
}

function sendStatus(response: Response, status: number): void {
  sendText(response, status, `${STATUS_CODES[status]}.\n`);
}

/** A redirect has a body, too. */
function redirect(response: Response, status: 301 | 302 | 308, url: string): void {
  response.set(INERT_HEADERS).redirect(status, url);
}

/** Express would write the stack of an error, with this machine's paths, to the terminal. */
function createErrorHandler(warn: (sentence: string) => void): ErrorRequestHandler {
  return (
    {
      status = 500,
      code,
      headers = {},
    }: Error & {status?: number; code?: string; headers?: {[name: string]: string}},
    _request,
    response,
    _next,
  ) => {
    // The reader has left, or has half of a file.
    if (response.headersSent || code === 'ECONNABORTED') return void response.destroy();
    if (status >= 500)
      warn(`A file of the build could not be sent${code === undefined ? '' : ` (${code})`}.`);
    for (const name of response.getHeaderNames()) if (name !== 'vary') response.removeHeader(name);
    sendStatus(response.set(headers), status);
  };
}

import compression from 'compression';
import express from 'express';
import fs from 'fs';
import path from 'path';
import type {RequestHandler, Response} from 'express';
import {findPage} from './findPage';

export type SiteOptions = {
  /** The folder that `docusaurus build` wrote. */
  folder: string;
  /** As in the Docusaurus configuration. */
  baseUrl: string;
  trailingSlash?: boolean;
};

/** Names of the build that hold a hash of the content. */
const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * Serves a production build as Docusaurus means it: pages without `.html`, with or without a slash at the end as configured,
 * `404.html` for everything else. Files are compressed and have ETags; those with a hash in their name never change.
 * Throws one sentence when there is no build.
 */
export function createSite({folder, baseUrl, trailingSlash}: SiteOptions): RequestHandler {
  requireBuild(folder);
  const site = express();
  site.disable('x-powered-by');
  // Elsewhere than in production, Express shows stack traces.
  site.set('env', 'production');
  site.enable('strict routing');
  site.use(compression());
  site.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    response.status(405).set('Allow', 'GET, HEAD').type('text').send('Only GET and HEAD are accepted.\n');
  });
  site.use(createPages(folder, baseUrl, trailingSlash));
  site.use(baseUrl, express.static(folder, {index: false, redirect: false, setHeaders: (response, file) => setHeaders(response, path.relative(folder, file))}));
  site.use((_request, response) => {
    setHeaders(response, '404.html');
    response.status(404).sendFile('404.html', {root: folder, cacheControl: false}, (error) => {
      if (error && !response.headersSent) response.type('text').send('Not found.\n');
    });
  });
  return site;
}

/** Throws one sentence when a folder holds no build, or one that may not be read. */
export function requireBuild(folder: string): void {
  try {
    fs.accessSync(path.join(folder, '404.html'), fs.constants.R_OK);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new Error(isMissing ? `There is no build in ${folder}; \`docusaurus build\` makes one.` : `The build in ${folder} cannot be read (${code}).`);
  }
}

/** Finds the page behind a URL; what is no page is left to the files. */
function createPages(folder: string, baseUrl: string, trailingSlash: boolean | undefined): RequestHandler {
  const base = baseUrl.replace(/\/$/, '');
  return async (request, response, next) => {
    if (request.path !== base && !request.path.startsWith(`${base}/`)) return response.redirect(302, `${base}/`);
    const asked = decode(request.path.slice(base.length));
    const page = asked === undefined ? undefined : await findPage(folder, asked, trailingSlash);
    if (asked === undefined || !page) return next();
    if (asked.endsWith('/') !== page.pathname.endsWith('/')) return response.redirect(301, `${base}${page.pathname}${request.url.slice(request.path.length)}`);
    setHeaders(response, page.file);
    response.sendFile(page.file, {root: folder, cacheControl: false}, (error) => {
      if (error && !response.headersSent) next();
    });
  };
}

/** Only pages of the site itself may show the site in a frame: in any other, a reader could be made to click Send. */
function setHeaders(response: Response, file: string): void {
  const hashed = HASHED.test(file.split(path.sep).join('/'));
  response.set({
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  });
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

import type {IncomingMessage, ServerResponse} from 'http';
import type {LoadedContent} from './content';
import {toDownloads} from './downloads';

type Next = () => void;

/** Serves the documents for download in `docusaurus start`, as the build does with files. */
export function createDownloadMiddleware(latest: () => LoadedContent | undefined, root: string): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const url = (request.url ?? '').replace(/[?#].*$/s, '');
    const text = latest()?.tabs.flatMap((tab) => toDownloads(tab, root).flatMap((download) => (download.url === url ? (tab.document?.texts.get(download.file) ?? []) : [])))[0];
    if (text === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.setHeader('Content-Type', url.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/yaml; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}

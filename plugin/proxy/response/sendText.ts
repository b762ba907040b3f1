import type {OutgoingHttpHeaders, ServerResponse} from 'http';
import {INERT_HEADERS} from './responseHeaders';

/** Responds with a few words, which no cache keeps. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    ...INERT_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

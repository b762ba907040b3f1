import {STATUS_CODES} from 'http';
import type {ServerResponse} from 'http';
import {Refusal} from '../refusal';
import {describeProblem} from './describeProblem';

/** Responds with the proxy's own refusal, RFC 9457. */
export function sendProblem(response: ServerResponse, refusal: Refusal, requestId: string): void {
  const {status, headers, text} = describeProblem(refusal, requestId);
  response.writeHead(status, headers);
  response.end(text);
}

/** The bytes of a response to a connection that is refused for lack of room, whatever it sends. */
export function formatRefusedConnection(requestId: string): string {
  const {status, headers, text} = describeProblem(
    new Refusal('busy', undefined, undefined, {'Retry-After': '1', Connection: 'close'}),
    requestId,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join('')}\r\n${text}`;
}

import {STATUS_CODES} from 'http';
import type {OutgoingHttpHeaders, ServerResponse} from 'http';
import {PROBLEMS} from '../protocol';
import type {Problem} from '../protocol';
import {Refusal} from '../refusal';
import {RESPONSE_HEADERS} from './responseHeaders';

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

function describeProblem(
  {code: own, detail, headers}: Refusal,
  requestId: string,
): {status: number; headers: OutgoingHttpHeaders; text: string} {
  // Nobody outside must learn which documented names point to private addresses; the log says which
  // it was.
  const code = own === 'address_not_allowed' ? 'target_not_allowed' : own;
  const {status, title} = PROBLEMS[code];
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code,
    ...(detail === undefined ? {} : {detail}),
    requestId,
  };
  const text = JSON.stringify(problem);
  return {
    status,
    headers: {
      ...RESPONSE_HEADERS,
      'Content-Type': 'application/problem+json',
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    },
    text,
  };
}

import type {ServerResponse} from 'http';
import {PROBLEMS} from '../protocol';
import type {Problem} from '../protocol';
import type {Refusal} from '../refusal';
import {RESPONSE_HEADERS} from './responseHeaders';

/** Answers with the proxy's own refusal, RFC 9457. */
export function sendProblem(response: ServerResponse, refusal: Refusal, requestId: string): void {
  const {detail, headers} = refusal;
  // Nobody is to learn from outside which documented names lead to private addresses; the log says which it was.
  const code = refusal.code === 'address_not_allowed' ? 'target_not_allowed' : refusal.code;
  const {status, title} = PROBLEMS[code];
  const problem: Problem = {type: 'about:blank', title, status, code, ...(detail === undefined ? {} : {detail}), requestId};
  const text = JSON.stringify(problem);
  response.writeHead(status, {...RESPONSE_HEADERS, 'Content-Type': 'application/problem+json', 'Content-Length': Buffer.byteLength(text), ...headers});
  response.end(text);
}

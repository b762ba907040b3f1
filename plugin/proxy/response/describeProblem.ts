import type {OutgoingHttpHeaders} from 'http';
import {PROBLEMS} from '../protocol';
import type {Problem} from '../protocol';
import type {Refusal} from '../refusal';
import {RESPONSE_HEADERS} from './responseHeaders';

/** The proxy's own refusal as the parts of a response, RFC 9457. */
export function describeProblem(
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
      'Content-Length': new TextEncoder().encode(text).length,
      ...headers,
    },
    text,
  };
}

import {randomUUID} from 'crypto';
import type {IncomingMessage, ServerResponse} from 'http';
import type {Proxy} from './createProxy';
import {toClient} from './limits/toClient';
import type {LogEntry} from './log';
import {Refusal} from './refusal';
import {sendProblem} from './response/sendProblem';

/**
 * The response to a request on which something threw that nothing has caught: the documented
 * problem, without a stack, and one line in the log.
 */
export function answerFault(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  {options, nameClient}: Pick<Proxy, 'options' | 'nameClient'>,
): void {
  const refusal = toInternal(error);
  const entry: LogEntry = {
    time: new Date().toISOString(),
    id: randomUUID(),
    client: nameClient(toClient(request, options.trustProxy)),
    outcome: 'refused',
    code: refusal.code,
    reason: refusal.reason,
    sent: 0,
    received: 0,
    ms: 0,
  };
  if (!response.headersSent) sendProblem(withoutHeaders(response), refusal, entry.id);
  // A part of a response must not look whole.
  else if (!response.writableEnded) response.destroy();
  try {
    options.log(entry);
  } catch {
    // The log itself may be what throws: there is nowhere else to write to, and the server goes on.
  }
}

/**
 * A fault of the server itself. The log names the error and its place, not its message, which may
 * repeat what a reader sent.
 */
export function toInternal(error: unknown): Refusal {
  return new Refusal('internal', undefined, describe(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const place =
    /^\s+at .*$/m.exec((error.stack ?? '').replace(error.message, ''))?.[0].trim() ?? '';
  return `${error.name} ${place}`.trim();
}

/** They were meant for the response that there is not. */
function withoutHeaders(response: ServerResponse): ServerResponse {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  return response;
}

import {randomUUID} from 'crypto';
import type {IncomingMessage, ServerResponse} from 'http';
import type {Proxy} from './createProxy';
import {toClient} from './limits/toClient';
import type {LogEntry} from './log';
import {Refusal} from './refusal';
import {sendProblem} from './response/sendProblem';

/**
 * Responds to a request after an uncaught error with the documented problem, without a stack, and
 * writes one line to the log.
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
  // A partial response must not look complete.
  else if (!response.writableEnded) response.destroy();
  try {
    options.log(entry);
  } catch {
    // The log itself may have thrown: there is nowhere else to write to, and the server keeps
    // running.
  }
}

/**
 * A fault of the server itself. The log names the error and where it occurred, not its message,
 * which may repeat what a reader sent.
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

/** These headers belonged to the response that was not sent. */
function withoutHeaders(response: ServerResponse): ServerResponse {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  return response;
}

import type {IncomingMessage, ServerResponse} from 'http';
import type {Proxy} from './createProxy';
import {toClient} from './limits/toClient';
import {createEntry, writeLog, type LogEntry} from './log';
import {toInternal} from './toInternal';
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
    ...createEntry(nameClient(toClient(request, options.trustProxy))),
    outcome: 'refused',
    code: refusal.code,
    reason: refusal.reason,
  };
  if (!response.headersSent) sendProblem(withoutHeaders(response), refusal, entry.id);
  // A partial response must not look complete.
  else if (!response.writableEnded) response.destroy();
  try {
    writeLog(options.log, entry);
  } catch {
    // The log itself may have thrown: there is nowhere else to write to, and the server keeps
    // running.
  }
}

/** These headers belonged to the response that was not sent. */
function withoutHeaders(response: ServerResponse): ServerResponse {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  return response;
}

import type {IncomingMessage, ServerResponse} from 'http';
import {toInternal} from './toInternal';
import type {Proxy} from './createProxy';
import {alreadyRead} from './envelope/part';
import {readEnvelope} from './envelope/readEnvelope';
import {readParts} from './envelope/readParts';
import {readText} from './envelope/readText';
import {exchange} from './exchange';
import {confirmEndpoint} from './forward/confirmEndpoint';
import {passOn} from './forward/passOn';
import {prepareSend, protocolOf} from './forward/prepareSend';
import {toClient} from './limits/toClient';
import {createEntry, writeLog, type LogEntry} from './log';
import {ReaderLeft, Refusal} from './refusal';
import {flush} from './response/finish';
import {sendProblem} from './response/sendProblem';

const ignore = (): void => undefined;

/** Handles one request from beginning to end. Rejects only if the log or the metrics throw. */
export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  proxy: Proxy,
): Promise<void> {
  const {options} = proxy;
  const started = performance.now();
  options.metrics.begin();
  const client = toClient(request, options.trustProxy);
  const entry = createEntry(proxy.nameClient(client));
  // Without this listener, streams would end the process when the reader's connection breaks.
  request.on('error', ignore);
  response.on('error', ignore);
  passOnClose(request, response);
  try {
    await exchange({
      head: request,
      response,
      client,
      core: proxy,
      entry,
      // Responses of HTTP/2 have no `setHeaders`.
      setHeaders: (headers) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      },
      flush: () => flush(request, response),
      readMessage: (form, scope) => {
        if (request.readableDidRead) throw alreadyRead();
        return readEnvelope(form, {
          readAll: (maxBytes) => readText(request, maxBytes, scope),
          readParts: (maxBytes) => readParts(request, maxBytes),
          readPart: ({content}, maxBytes) => readText(content, maxBytes, scope),
        });
      },
      prepare: (sending, scope) => {
        const send = prepareSend(sending, scope, {...proxy, request, response});
        return async () => {
          const answer = await send();
          const {url} = sending.target;
          return {
            status: answer.upstream.statusCode,
            passOn: (options) => passOn({scope, answer, response, url, ...options}),
          };
        };
      },
      confirm: (url, vouched, access, scope) =>
        confirmEndpoint(url, vouched, proxy.agent(protocolOf(vouched.metadata), access), scope),
    });
  } catch (error) {
    refuse(response, entry, error);
    void flush(request, response);
  }
  proxy.drain(request, response, client);
  entry.ms = Math.round(performance.now() - started);
  options.metrics.end(entry);
  writeLog(options.log, entry);
}

/**
 * Closes a response that waits behind another one when their connection closes: Node closes only
 * the first.
 */
export function passOnClose({socket}: IncomingMessage, response: ServerResponse): void {
  const closeWaiting = (): void => {
    // Once it is a response's turn, it has a socket, and Node closes it.
    if (response.socket === null && !response.destroyed) response.destroy().emit('close');
  };
  socket.once('close', closeWaiting);
  response.once('close', () => socket.off('close', closeWaiting));
}

/** Answers with what an error says, and notes it in the line of the log. */
export function refuse(response: ServerResponse, entry: LogEntry, error: unknown): void {
  // There is no caller left to respond to.
  if (response.destroyed || error instanceof ReaderLeft) {
    entry.outcome = 'left';
    return;
  }
  const refusal = error instanceof Refusal ? error : toInternal(error);
  entry.outcome = 'refused';
  entry.code = refusal.code;
  if (refusal.reason !== undefined) entry.reason = refusal.reason;
  // The reader has received part of a response, which must not look complete.
  if (response.headersSent) response.destroy();
  else sendProblem(response, refusal, entry.id);
}

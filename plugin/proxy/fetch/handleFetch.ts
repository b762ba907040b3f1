import type {Core} from '../createCore';
import {exchange} from '../exchange';
import type {Passage, OutgoingRequest} from '../exchange';
import type {Leaving, DeadlineScope} from '../limits/withinDeadline';
import {createEntry, writeLog} from '../log';
import type {Log, LogEntry} from '../log';
import {ReaderLeft, Refusal} from '../refusal';
import {describeProblem} from '../response/describeProblem';
import {RESPONSE_HEADERS} from '../response/responseHeaders';
import {toInternal} from '../toInternal';
import {toAnswer, type Received} from './createFrame';
import {readMessage} from './readMessage';
import {toPairs} from './toPairs';

/** What requests share, and how this runtime reaches an API. */
export type FetchProxy = {
  core: Core;
  path: string;
  log: Log;
  clientOf: (request: Request) => string;
  /** The name of a client in the log. */
  nameClient: (client: string) => Promise<string>;
  prepare: (sending: OutgoingRequest, scope: DeadlineScope) => () => Promise<Received>;
  confirm: Passage['confirm'];
};

/** Responds to a request as soon as its response begins. Never rejects. */
export function handleFetch(request: Request, proxy: FetchProxy): Promise<Response> {
  if (new URL(request.url).pathname !== proxy.path)
    return Promise.resolve(toProblem(new Refusal('not_found'), crypto.randomUUID()));
  // No preflight is granted: the caller learns only that POST exists.
  if (request.method === 'OPTIONS')
    return Promise.resolve(
      new Response(null, {status: 204, headers: toHeaders({...RESPONSE_HEADERS, Allow: 'POST'})}),
    );
  return new Promise((resolve) => {
    void run(request, proxy, resolve);
  });
}

async function run(
  request: Request,
  proxy: FetchProxy,
  resolve: (response: Response) => void,
): Promise<void> {
  const started = performance.now();
  const entry = createEntry('');
  const limits: {[name: string]: string} = {};
  const leaving = createLeaving(request);
  try {
    const client = proxy.clientOf(request);
    entry.client = await proxy.nameClient(client);
    await exchange({
      head: {method: request.method, headers: Object.fromEntries(toPairs(request.headers))},
      response: leaving,
      client,
      core: proxy.core,
      entry,
      setHeaders: (headers) => void Object.assign(limits, headers),
      flush: () => Promise.resolve(),
      readMessage: (form, scope) => readMessage(request, form, scope),
      prepare: (sending, scope) => {
        const send = proxy.prepare(sending, scope);
        return async () =>
          toAnswer({
            received: await send(),
            url: sending.target.url,
            scope,
            leaving,
            respond: (body, headers) =>
              resolve(new Response(body, {headers: {...limits, ...headers}})),
          });
      },
      confirm: proxy.confirm,
    });
  } catch (error) {
    resolve(refuse(error, entry, limits));
  }
  leaving.stop();
  entry.ms = Math.round(performance.now() - started);
  try {
    writeLog(proxy.log, entry);
  } catch {
    // There is nowhere else to write to, and the response is unaffected.
  }
}

/** The response to a request that cannot be answered, which the line of the log notes. */
export function refuse(
  error: unknown,
  entry: LogEntry,
  headers: {[name: string]: string},
): Response {
  if (error instanceof ReaderLeft) {
    entry.outcome = 'left';
    // Nobody receives it.
    return new Response(null, {status: 408, headers: toHeaders(RESPONSE_HEADERS)});
  }
  const refusal = error instanceof Refusal ? error : toInternal(error);
  entry.outcome = 'refused';
  entry.code = refusal.code;
  if (refusal.reason !== undefined) entry.reason = refusal.reason;
  return toProblem(refusal, entry.id, headers);
}

function toProblem(
  refusal: Refusal,
  requestId: string,
  before: {[name: string]: string} = {},
): Response {
  const {status, headers, text} = describeProblem(refusal, requestId);
  return new Response(text, {status, headers: toHeaders({...before, ...headers})});
}

export function toHeaders(headers: {[name: string]: unknown}): Headers {
  return new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Stands in for the response of a Node server: whether the reader is still there. */
export function createLeaving(request: Request): Leaving & {
  end: () => void;
  leave: () => void;
  stop: () => void;
} {
  const listeners = new Set<() => void>();
  let writableEnded = false;
  let destroyed = request.signal.aborted;
  const leave = (): void => {
    if (destroyed) return;
    destroyed = true;
    for (const listener of [...listeners]) listener();
  };
  request.signal.addEventListener('abort', leave);
  return {
    once: (_event, listener) => listeners.add(listener),
    off: (_event, listener) => listeners.delete(listener),
    get writableEnded() {
      return writableEnded;
    },
    get destroyed() {
      return destroyed;
    },
    end: () => {
      writableEnded = true;
    },
    leave,
    // Keeps the request until then: in Node, the signal of one that is collected never aborts.
    stop: () => request.signal.removeEventListener('abort', leave),
  };
}

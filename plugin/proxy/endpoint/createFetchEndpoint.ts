import {checkProgram} from '../checks/checkProgram';
import {admit} from '../exchange';
import {createNames} from '../fetch/createNames';
import {createLeaving, refuse, toHeaders} from '../fetch/handleFetch';
import {toPairs} from '../fetch/toPairs';
import {toClientKey} from '../limits/toClientKey';
import {createEntry, writeLog, type LogEntry} from '../log';
import {RESPONSE_HEADERS} from '../response/responseHeaders';
import {makeInert} from './makeInert';
import {createEndpointCore, type EndpointOptions} from './options';

export type FetchEndpoint = {
  /** Never rejects. */
  handle: (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>;
  /** Of a request. */
  maxBytes: number;
};

/**
 * The same in runtimes with `fetch`.
 * @param options with the address of a request's client, as the host tells it
 */
export function createFetchEndpoint(
  options: EndpointOptions & {client: (request: Request) => string | null | undefined},
): FetchEndpoint {
  const core = createEndpointCore({...options, mayVanish: true});
  const nameClient = createNames(options.logKey);
  return {
    maxBytes: core.rules.maxBytes,
    async handle(request, answer) {
      if (request.method === 'OPTIONS')
        return new Response(null, {
          status: 204,
          headers: toHeaders({...RESPONSE_HEADERS, Allow: 'POST'}),
        });
      const started = performance.now();
      const entry: LogEntry = {...createEntry(''), endpoint: 'mcp'};
      const limits: {[name: string]: string} = {};
      const leaving = createLeaving(request);
      let response: Response | undefined;
      try {
        const client = toClientKey(options.client(request) ?? '');
        entry.client = await nameClient(client);
        await admit(
          {
            response: leaving,
            client,
            core,
            setHeaders: (headers) => void Object.assign(limits, headers),
            flush: () => Promise.resolve(),
          },
          async (scope) => {
            checkProgram(toHead(request), core.rules);
            scope.expect('request_timeout');
            response = makeInert(await answer(request));
            for (const [name, value] of Object.entries(limits)) response.headers.set(name, value);
          },
        );
        leaving.end();
      } catch (error) {
        response = refuse(error, entry, limits);
      }
      leaving.stop();
      const answered = response ?? new Response(null, {status: 500});
      if (entry.outcome === 'answered') entry.status = answered.status;
      entry.ms = Math.round(performance.now() - started);
      try {
        writeLog(options.log, entry);
      } catch {
        // There is nowhere else to write to, and the response is unaffected.
      }
      return answered;
    },
  };
}

/** Runtimes hide `Host`, and put it into the URL. */
function toHead(request: Request) {
  const headers = Object.fromEntries(toPairs(request.headers));
  return {method: request.method, headers: {host: new URL(request.url).host, ...headers}};
}

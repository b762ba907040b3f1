import type {IncomingMessage, ServerResponse} from 'http';
import {checkProgram} from '../checks/checkProgram';
import {createClientNames} from '../createProxy';
import {admit} from '../exchange';
import {passOnClose, refuse} from '../handle';
import {toClient} from '../limits/toClient';
import {createEntry, writeLog, type LogEntry} from '../log';
import {createDrain, flush} from '../response/finish';
import {RESPONSE_HEADERS} from '../response/responseHeaders';
import {createEndpointCore, type EndpointOptions} from './options';

/** Answers a request that has passed all checks. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type NodeEndpoint = {
  /** Never rejects. */
  handle: (request: IncomingMessage, response: ServerResponse, answer: Answer) => Promise<void>;
  /** Of a request. */
  maxBytes: number;
};

const ignore = (): void => undefined;

/**
 * Lets programs call something with the checks, limits and log of the proxy, in servers of Node.
 * @param options with the number of proxies in front that write X-Forwarded-For
 */
export function createNodeEndpoint(options: EndpointOptions & {trustProxy: number}): NodeEndpoint {
  const core = createEndpointCore(options);
  const nameClient = createClientNames(options.logKey);
  const drain = createDrain(2 * core.rules.maxBytes);
  return {
    maxBytes: core.rules.maxBytes,
    async handle(request, response, answer) {
      // No preflight is granted: the caller learns only that POST exists.
      if (request.method === 'OPTIONS')
        return void response.writeHead(204, {...RESPONSE_HEADERS, Allow: 'POST'}).end();
      const started = performance.now();
      const client = toClient(request, options.trustProxy);
      const entry: LogEntry = {...createEntry(nameClient(client)), endpoint: 'mcp'};
      // Without this listener, streams would end the process when the caller's connection breaks.
      request.on('error', ignore);
      response.on('error', ignore);
      passOnClose(request, response);
      try {
        await admit(
          {
            response,
            client,
            core,
            setHeaders: (headers) => {
              for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
            },
            flush: () => flush(request, response),
          },
          async (scope) => {
            checkProgram(request, core.rules);
            scope.expect('request_timeout');
            // Also what the protocol's library refuses by itself is inert.
            for (const [header, value] of Object.entries(RESPONSE_HEADERS))
              if (value !== undefined) response.setHeader(header, value);
            scope.onExpire(() => response.headersSent && response.destroy());
            await answer(request, response);
          },
        );
        entry.status = response.statusCode;
      } catch (error) {
        refuse(response, entry, error);
        void flush(request, response);
      }
      drain(request, response, client);
      entry.ms = Math.round(performance.now() - started);
      try {
        writeLog(options.log, entry);
      } catch {
        // There is nowhere else to write to, and the response is unaffected.
      }
    },
  };
}

import type {AddressInfo} from 'net';
import express from 'express';
import {send, type SendOptions} from '../../../plugin/client/send/send';
import type {SendOutcome} from '../../../plugin/client/send/types';
import type {Tab} from '../../../plugin/types';
import {toTryItDocuments} from '../../../plugin/exports/manifest';
import {createTryItRouter, type TryItManifest} from '../../../plugin/proxy';
import type {HttpRequest, RequestContext} from '../../../plugin/request';
import {standIn} from '../../support/standIn';

const SITE = 'https://docs.example.com';

export type Console = {
  /** Sends through a proxy that knows the document of the request. */
  send: (context: RequestContext, request: HttpRequest) => Promise<SendOutcome>;
  sendDirectly: (request: HttpRequest) => Promise<SendOutcome>;
  close: () => Promise<void>;
};

/**
 * Starts the sending part of the console and a proxy on loopback, as if the console were on a page
 * of the site.
 */
export async function startConsole(): Promise<Console> {
  let manifest: TryItManifest = {version: 1, site: {url: SITE, baseUrl: '/'}, documents: []};
  const app = express();
  app.use((request, _response, next) => {
    // Headers that a browser adds by itself.
    Object.assign(request.headers, {origin: SITE, 'sec-fetch-site': 'same-origin'});
    next();
  });
  app.use(
    createTryItRouter({
      manifest: () => manifest,
      allowLoopbackTargets: true,
      limits: {ratePerClient: 0, ratePerTarget: 0},
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const proxyPath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/try-it`;
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: {location: {protocol: 'https:', href: SITE}},
  });
  // Binds the request to its origin, as if the reader had confirmed that origin.
  const run = (request: HttpRequest, target: SendOptions['target']) =>
    send({
      request: {...request, boundTo: [new URL(request.url).origin]},
      target,
      signal: new AbortController().signal,
      onHead: () => undefined,
      onBytes: () => undefined,
    });
  return {
    send(context, request) {
      manifest = {...manifest, documents: toTryItDocuments([toTab(context)], 'default')};
      return run(request, {
        via: 'proxy',
        proxyPath,
        document: 'default',
        operation: context.operation.key,
      });
    },
    sendDirectly: (request) => run(request, {via: 'direct'}),
    close() {
      Reflect.deleteProperty(globalThis, 'window');
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Makes a tab whose document has one operation. */
function toTab({operation, servers, security, securitySchemes}: RequestContext): Tab {
  return standIn<Tab>({
    config: {tabId: 'default'},
    reference: {servers, security, securitySchemes, operations: [operation]},
  });
}

import http from 'http';
import type {AddressInfo} from 'net';

export type Received = {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
};
export type Api = {
  origin: string;
  /** Without preflights; since the test began. */
  requests: Received[];
};

/**
 * An API on loopback that records its requests.
 * @param toOrigin returns the origin that a document of the shared site names; any free port by
 *   default
 */
export function useApi(
  answer: (response: http.ServerResponse, request: Received) => void,
  toOrigin: () => string = () => 'http://127.0.0.1:0',
): Api {
  const api: Api = {origin: '', requests: []};
  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const {method = '', url = '', headers} = incoming;
      const request = {method, url, headers, body: Buffer.concat(chunks).toString()};
      if (method !== 'OPTIONS') api.requests.push(request);
      answer(response, request);
    });
  });
  beforeAll(async () => {
    const {port} = new URL(toOrigin());
    await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
    api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    api.requests.length = 0;
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return api;
}

/** Headers with which an API lets pages of other origins read its responses. */
export const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

import type {Envelope} from '../../plugin/proxy/protocol';

/** What a page tells the proxy about a GET request without headers and a body. */
export const toEnvelope = (origin: string, path: string, document = 'default'): Envelope => ({
  v: 1,
  document,
  operation: `GET ${path}`,
  url: origin + path,
  method: 'GET',
  headers: [],
  cookies: [],
  body: {kind: 'none'},
});

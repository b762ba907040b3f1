import {toHeaders} from '../fetch/handleFetch';
import {INERT_HEADERS, RESPONSE_HEADERS} from '../response/responseHeaders';

/** Gives an answer the headers that the proxy's own have: it is data, for one caller. */
export function makeInert(response: Response): Response {
  for (const [name, value] of toHeaders(RESPONSE_HEADERS)) response.headers.set(name, value);
  return response;
}

export const toInertHeaders = (): Headers => toHeaders(INERT_HEADERS);

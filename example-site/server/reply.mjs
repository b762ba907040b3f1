import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';

/**
 * What a handler returns: a status, headers, and either a JSON value, bytes, or a stream of text.
 * @typedef {{status: number, headers?: Record<string, string>, json?: unknown, bytes?: Uint8Array,
 *   stream?: AsyncIterable<string>}} Reply
 */

const TITLES = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Invalid request',
  500: 'Internal error',
};

/**
 * A problem as RFC 9457 defines it.
 * @param {number} status
 * @param {string} detail
 * @param {{errors?: unknown[], headers?: Record<string, string>}} [more]
 * @returns {Reply}
 */
export function problem(status, detail, {errors, headers} = {}) {
  const title = TITLES[status];
  const type = `https://example.com/problems/${title.toLowerCase().replaceAll(' ', '-')}`;
  return {
    status,
    headers: {'content-type': 'application/problem+json', ...headers},
    json: {type, title, status, detail, errors},
  };
}

/** @param {{in: string, pointer: string, message: string}[]} errors */
export function invalid(errors) {
  const places =
    errors.length === 1
      ? '1 place of the request needs'
      : `${errors.length} places of the request need`;
  return problem(422, `${places} a correction.`, {errors});
}

/**
 * Writes a reply. A stream ends when the client disconnects.
 * @param {import('node:http').ServerResponse} response
 * @param {Reply} reply
 */
export async function send(response, {status, headers = {}, json, bytes, stream}) {
  const body = json === undefined ? bytes : Buffer.from(JSON.stringify(json));
  if (json !== undefined) headers = {'content-type': 'application/json', ...headers};
  if (body) headers = {...headers, 'content-length': String(body.length)};
  response.writeHead(status, headers);
  if (!stream) return void response.end(body);
  response.flushHeaders();
  await pipeline(Readable.from(stream), response).catch((error) => {
    if (!response.destroyed) throw error;
  });
}

import http from 'http';
import type {AddressInfo} from 'net';
import {until} from '../../../proxy/support/closing';

export const HOST = 'http://api.example.test';
export const METADATA = 'http://169.254.169.254/latest';

export type Seen = {method: string; path: string; headers: http.IncomingHttpHeaders; body: Buffer};

/** The API that all adapters reach by its name. What it answers depends on the path. */
export type Api = {
  port: number;
  /** Requests since the last `reset`. */
  seen: Seen[];
  reset: () => void;
  /** Lets a stream send its next piece. */
  proceed: () => unknown;
  /** Resolves when the connection of a request to `/hang` is closed. */
  left: () => Promise<void>;
  close: () => Promise<void>;
};

const MB = 1024 * 1024;

/** Headers that a browser would obey if they were the site's own. */
export const POWERFUL = {
  'Set-Cookie': 'session=evil; Path=/',
  'Clear-Site-Data': '"*"',
  'Access-Control-Allow-Origin': '*',
  'Service-Worker-Allowed': '/',
  Refresh: '0; url=https://evil.test',
  'Cache-Control': 'public, max-age=31536000',
};

type Answer = (response: http.ServerResponse, argument: number, path: string) => unknown;

const redirect = (response: http.ServerResponse, location?: string, status = 302) =>
  response.writeHead(status, {Location: location}).end('moved');

/** Responses by the first word of the path, with the number after it. */
const ANSWERS: {[name: string]: Answer} = {
  redirect: (response, status) => redirect(response, METADATA, status),
  self: (response, _none, path) => redirect(response, path),
  odd: (response, index) => redirect(response, ['http://[::bad/', 'javascript:alert(1)'][index]),
  unauthorized: (response) =>
    response.writeHead(401, {'WWW-Authenticate': 'Basic realm="docs login"'}).end('no'),
  powerful: (response) =>
    response.writeHead(200, {...POWERFUL, 'Content-Type': 'text/html'}).end('<p>'),
  big: (response, size) => response.end(Buffer.alloc(size * MB)),
  token: (response) =>
    response
      .writeHead(200, {'Content-Type': 'application/json'})
      .end('{"access_token":"t","token_type":"bearer"}'),
};

export async function startApi(): Promise<Api> {
  const seen: Seen[] = [];
  let steps = 0;
  let gone = 0;

  async function answer(path: string, response: http.ServerResponse, request: Seen) {
    const [, name = '', argument = ''] = path.split(/[/-]/);
    if (name === 'stream' || name === 'events') {
      const isText = name === 'events';
      response.writeHead(200, {
        'Content-Type': isText ? 'text/event-stream' : 'application/octet-stream',
      });
      for (let index = 0; index < Number(argument); index++) {
        response.write(isText ? `data: ${index}\n\n` : Buffer.alloc(MB, index));
        // The reader asks for a piece when it has the one before.
        await until(() => response.destroyed || steps > index);
        if (response.destroyed) return;
      }
      return void response.end();
    }
    if (name === 'hang') {
      response.on('close', () => (gone += 1));
      response.writeHead(200, {'Content-Type': 'application/octet-stream'});
      return void response.write('begin');
    }
    if (Object.hasOwn(ANSWERS, name)) return void ANSWERS[name]?.(response, Number(argument), path);
    response.writeHead(200, {'Content-Type': 'application/json', 'X-Own': 'yes'});
    response.end(JSON.stringify({method: request.method, body: request.body.toString('latin1')}));
  }

  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    for (const stream of [incoming, response]) stream.on('error', () => undefined);
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      // Through a proxy of HTTP, the path has the origin before it.
      const path = (incoming.url ?? '').replace(/^http:\/\/[^/]*/, '');
      const {method = '', headers} = incoming;
      const request = {method, path, headers, body: Buffer.concat(chunks)};
      seen.push(request);
      void answer(path, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    reset: () => {
      seen.length = 0;
      steps = 0;
      gone = 0;
    },
    proceed: () => (steps += 1),
    left: () => until(() => gone > 0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import http from 'http';
import type {AddressInfo} from 'net';

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
  proceed: () => void;
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

export async function startApi(): Promise<Api> {
  const seen: Seen[] = [];
  let steps = 0;
  let waiting: (() => void)[] = [];
  const turn = (number: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (steps >= number) resolve();
        else waiting.push(look);
      };
      look();
    });
  const lefts: (() => void)[] = [];
  let gone = 0;

  async function answer(path: string, response: http.ServerResponse, request: Seen) {
    const [, name = '', argument = ''] = path.split(/[/-]/);
    if (name === 'stream' || name === 'events') {
      const count = Number(argument);
      const isText = name === 'events';
      response.writeHead(200, {
        'Content-Type': isText ? 'text/event-stream' : 'application/octet-stream',
      });
      for (let index = 0; index < count; index++) {
        // The reader asks for a piece when it has the one before.
        await turn(index);
        if (response.destroyed) return;
        response.write(isText ? `data: ${index}\n\n` : Buffer.alloc(MB, index));
      }
      await turn(count);
      return void response.end();
    }
    if (name === 'hang') {
      response.on('close', () => {
        gone += 1;
        for (const resolve of lefts.splice(0)) resolve();
      });
      response.writeHead(200, {'Content-Type': 'application/octet-stream'});
      return void response.write('begin');
    }
    if (name === 'redirect')
      return void response.writeHead(Number(argument), {Location: METADATA}).end();
    if (name === 'self') return void response.writeHead(302, {Location: path}).end();
    if (name === 'odd')
      return void response
        .writeHead(302, {Location: ['http://[::bad/', 'javascript:alert(1)'][Number(argument)]})
        .end('moved');
    if (name === 'unauthorized')
      return void response
        .writeHead(401, {'WWW-Authenticate': 'Basic realm="docs login"'})
        .end('no');
    if (name === 'powerful')
      return void response.writeHead(200, {...POWERFUL, 'Content-Type': 'text/html'}).end('<p>');
    if (name === 'big') return void response.end(Buffer.alloc(Number(argument) * MB));
    if (name === 'token')
      return void response
        .writeHead(200, {'Content-Type': 'application/json'})
        .end('{"access_token":"t","token_type":"bearer"}');
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
    proceed: () => {
      steps += 1;
      const all = waiting;
      waiting = [];
      for (const look of all) look();
    },
    left: () => (gone > 0 ? Promise.resolve() : new Promise((resolve) => void lefts.push(resolve))),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

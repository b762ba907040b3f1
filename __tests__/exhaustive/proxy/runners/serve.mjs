// What the runners share: a server on a free port of loopback, whose port the test reads.
import http from 'node:http';
import {Readable} from 'node:stream';

export function serve(listener) {
  const server = http.createServer(listener);
  server.listen(0, '127.0.0.1', () => announce(server.address().port));
  return server;
}

export function announce(port) {
  process.stdout.write(`listening on ${port}\n`);
}

/** Serves a function of `Request`, as platforms do. */
export function serveFetch(handle) {
  return serve((incoming, outgoing) => {
    const abort = new AbortController();
    outgoing.on('close', () => outgoing.writableFinished || abort.abort());
    for (const stream of [incoming, outgoing]) stream.on('error', () => undefined);
    const {method, url, headers} = incoming;
    const request = new Request(new URL(url, `http://${headers.host}`), {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      signal: abort.signal,
      ...(method !== 'GET' &&
        method !== 'HEAD' && {body: Readable.toWeb(incoming), duplex: 'half'}),
    });
    void handle(request).then((response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (!response.body) return outgoing.end();
      outgoing.flushHeaders();
      const body = Readable.fromWeb(response.body);
      body.on('error', () => outgoing.destroy());
      outgoing.on('close', () => body.destroy());
      return body.pipe(outgoing);
    });
  });
}

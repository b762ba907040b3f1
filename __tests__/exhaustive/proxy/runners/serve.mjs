// What the runners share: a server on a free port of loopback, whose port the test reads.
import http from 'node:http';
import {toListener} from '../../../proxy/support/toListener.mjs';

export function serve(listener) {
  const server = http.createServer(listener);
  server.listen(0, '127.0.0.1', () => announce(server.address().port));
  return server;
}

export function announce(port) {
  process.stdout.write(`listening on ${port}\n`);
}

/** Serves a function of `Request`, as platforms do. */
export const serveFetch = (handle) => serve(toListener(handle));

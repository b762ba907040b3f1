import {Readable} from 'node:stream';

/** Serves a function of `Request` from a server of Node, as platforms do. */
export const toListener = (handle) => (incoming, outgoing) => {
  const abort = new AbortController();
  outgoing.on('close', () => outgoing.writableFinished || abort.abort());
  for (const stream of [incoming, outgoing]) stream.on('error', () => undefined);
  const {method, url, headers} = incoming;
  const request = new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    signal: abort.signal,
    ...(method !== 'GET' && method !== 'HEAD' && {body: Readable.toWeb(incoming), duplex: 'half'}),
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
};

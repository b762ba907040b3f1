// Sends requests over keep-alive connections.
import http from 'node:http';

/** A request for the bare proxy. */
export const plain = (path) => ({
  method: path === '/' ? 'POST' : 'GET',
  path,
  headers: {'Content-Type': 'application/json', Authorization: 'Bearer abc'},
  body: path === '/' ? '{"hello":"world"}' : '',
});

/** The same request for our proxy. */
export const enveloped = (origin) => (path) => {
  const {method, headers, body} = plain(path);
  const envelope = {
    v: 1,
    document: 'default',
    operation: `${method} ${path}`,
    url: `${origin}${path}`,
    method,
    headers: Object.entries(headers),
    cookies: [],
    body: body === '' ? {kind: 'none'} : {kind: 'text', text: body},
  };
  return {
    method: 'POST',
    path: '/api/try-it',
    headers: {
      'Content-Type': 'application/vnd.try-it+json',
      'X-Try-It': '1',
      Origin: 'https://docs.example.org',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(envelope),
  };
};

/** Resolves with the result of `onData` for the bytes of the response. */
export function send(port, agent, {body, ...options}, onData = () => undefined) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        agent,
        ...options,
        headers: {...options.headers, 'Content-Length': Buffer.byteLength(body)},
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
        response.on('data', onData);
        response.on('end', resolve);
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends `count` requests, `connections` at a time. Resolves with the seconds it took. */
export async function run(port, request, count, connections) {
  const agent = new http.Agent({keepAlive: true, maxSockets: connections});
  const started = performance.now();
  let left = count;
  const work = async () => {
    while (left-- > 0) await send(port, agent, request);
  };
  await Promise.all(Array.from({length: connections}, work));
  agent.destroy();
  return (performance.now() - started) / 1000;
}

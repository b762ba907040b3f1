import {startInProcess} from '../support/command';
import {createFolder} from '../../support/folder';
import {manifestFor} from '../support/manifest';
import {sendRaw, statusesOf} from '../support/raw';
import {words} from '../support/words';

const LONG = 'a'.repeat(8000);
const SITE = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Not here</h1>',
  'build/docs/intro/index.html': '<h1>Intro</h1>',
  'build/assets/js/main.0123abcd.js': '1234567890',
  'build/try-it.json': JSON.stringify(manifestFor('https://api.example.com')),
};

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');

/** What every response with a body must have, whoever asks for what. */
const ALWAYS = ['x-content-type-options: nosniff'];
/** What it must also have if it is not a file of the site. */
const INERT = [
  "content-security-policy: sandbox; default-src 'none'",
  'cross-origin-resource-policy: same-origin',
];

/** The headers that a response with a body lacks. */
function listMissing(received: string): string[] {
  const [head = '', ...body] = received.split('\r\n\r\n');
  // What Node refuses by itself has no body, possibly in one empty chunk.
  if (/^0?$/.test(body.join(''))) return [];
  const lines = head.toLowerCase().split('\r\n');
  const isFile = lines.some((line) => line.startsWith('last-modified:'));
  return [...ALWAYS, ...(isFile ? [] : INERT)].filter((line) => !lines.includes(line));
}

/** Odd requests with the status that each must get. */
const CASES: readonly [status: number, request: string][] = [
  ...['bytes=5-1', 'bytes=100-', 'bytes=-0', 'bytes=5-1,4-2'].map((range): [number, string] => [
    416,
    get('/assets/js/main.0123abcd.js', `Range: ${range}`),
  ]),
  ...words(`bytes=0-1,5-6 bytes=a-b bytes= lines=0-1 bytes=--1 bytes=${'0-1,'.repeat(1500)}`).map(
    (range): [number, string] => [200, get('/assets/js/main.0123abcd.js', `Range: ${range}`)],
  ),
  [416, get('/', 'Range: bytes=5-1')],
  [206, get('/', 'Range: bytes=0-3')],
  [404, get('/nothing', 'Range: bytes=5-1')],
  [200, get('/', 'Range: bytes=5-1', 'If-Range: "other"')],
  [412, get('/docs/intro', 'If-Match: "other"')],
  [412, get('/docs/intro', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT')],
  [304, get('/docs/intro', 'If-None-Match: *')],
  ...[
    'If-Modified-Since: never',
    'If-None-Match: "',
    'If-Match:',
    'Accept-Encoding: \x01, gzip;q=9, *;q=-',
    'Accept: \xff',
  ].map((header): [number, string] => [
    header.includes('\x01') ? 400 : 200,
    get('/docs/intro', header),
  ]),
  ...words(
    '/% /%E0%A4%A /docs/%zz /%00 /docs/intro%00.html /.well-known/% /docs/%C0%AE%C0%AE/x',
  ).map((target): [number, string] => [400, get(target)]),
  ...words(
    '/.. /../ /%2e%2e/%2e%2e/etc/passwd /..%5c..%5cx /;/ /docs/intro/..;/ /C:%5cx /CON /nothing?%',
    `/${LONG} /${'a/'.repeat(4000)} /${'%2e%2e/'.repeat(1000)}`,
  ).map((target): [number, string] => [404, get(target)]),
  [200, get('//')],
  [200, get('/healthz')],
  [200, get('http://elsewhere.example/docs/intro')],
  [200, get(`/docs/intro?${'x=%&'.repeat(1000)}`)],
  [431, get(`/${LONG}${LONG}${LONG}`)],
  [400, get('*')],
  [400, get('/\xe9\xff')],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  [400, '\x16\x03\x01\x02\0\x01\0'],
  [405, 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [405, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [405, 'PROPFIND /docs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [0, 'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: x\r\n\r\n'],
  [200, get('/', 'Upgrade: websocket')],
  [417, get('/', 'Expect: nonsense')],
];

describe('an odd request', () => {
  it('threat 170: gets the right status and headers, and reveals no stack trace or path, in the response or the terminal', async () => {
    const site = createFolder(SITE);
    const server = await startInProcess(['serve', site]);
    const started = server.stderr();
    const wrong: {request: string; status: number; missing: string[]}[] = [];
    for (const [expected, request] of [...CASES, [200, get('/docs/intro')]] as typeof CASES) {
      const received = await sendRaw(server.port, request);
      // Undefined if the server closes the connection without a response.
      const [status = 0] = statusesOf({received});
      const missing = listMissing(received);
      if (
        status !== expected ||
        missing.length > 0 ||
        /\n\s+at |node_modules/.test(received) ||
        received.includes(site)
      )
        wrong.push({request: request.slice(0, 200), status, missing});
    }
    expect(wrong).toEqual([]);
    expect(server.stderr()).toBe(started);
    expect(server.stdout()).toBe('');
  });
});

import {manifestFor} from '../support/manifest';
import {startProxy, startWorld} from '../support/proxy';
import type {Answer} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {startUpstream} from '../support/upstream';

/** Headers that depend on the connection or the clock. */
const OF_THE_SERVER = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];

const ALWAYS = {
  'content-type': 'application/x-try-it',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'attachment; filename="response.bin"',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  vary: 'Origin, Sec-Fetch-Site',
};

const ownHeaders = ({headers}: Answer): {[name: string]: unknown} =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_SERVER.includes(name)));

type Row = [title: string, headers: {[name: string]: string | string[]}, status?: number];
const HOSTILE: Row[] = [
  ['threat 81: HTML', {'Content-Type': 'text/html'}],
  ['threat 82: SVG', {'Content-Type': 'image/svg+xml'}],
  ['threat 85: cookies', {'Set-Cookie': ['session=evil; Domain=docs.example.org', 'b=2']}],
  [
    'threat 86: powerful headers',
    {
      'Clear-Site-Data': '"*"',
      'Service-Worker-Allowed': '/',
      Refresh: '0; url=https://evil.test',
      Link: '<https://evil.test>; rel=preload',
      'Content-Security-Policy': 'default-src *',
      'Strict-Transport-Security': 'max-age=0',
      'Alt-Svc': 'h3="evil.test:443"',
      NEL: '{"report_to":"x","max_age":1}',
      'Report-To': '{}',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Credentials': 'true',
      'X-Frame-Options': 'ALLOWALL',
      Location: 'https://evil.test',
      'Content-Encoding': 'x-unknown',
      Server: 'evil',
      Trailer: 'X',
      'Set-Login': 'logged-in',
      'Speculation-Rules': '"/x"',
      SourceMap: '/x',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  ],
  [
    'threat 87: questions for a password',
    {'WWW-Authenticate': 'Basic realm="docs login"', 'Proxy-Authenticate': 'Basic realm="x"'},
    401,
  ],
  [
    'threat 88: permission to cache',
    {
      'Cache-Control': 'public, max-age=31536000',
      Expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
      ETag: '"a"',
      Age: '0',
      'Last-Modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
    },
  ],
  ...['../../x', 'con', 'a\u202egpj.exe', 'x'.repeat(10_000)].map((name): Row => {
    const written = Buffer.from(name).toString('latin1');
    return [
      'threat 89: a dangerous download name',
      {'Content-Disposition': `inline; filename="${written}"`},
    ];
  }),
];

describe.each(RUNTIMES)('API responses on the origin of the documentation, on %s,', (runtime) => {
  inRuntime(runtime);

  it.each(HOSTILE)(
    '%s: arrive as data, and the headers stay those of the proxy',
    async (...row) => {
      const [, headers, status = 200] = row;
      const api = await startUpstream((response) =>
        response.writeHead(status, headers).end('<script>alert(1)</script>'),
      );
      const answer = await (await startWorld({}, api)).send();
      expect(answer.status).toBe(200);
      expect(ownHeaders(answer)).toEqual(ALWAYS);
      expect(answer.head?.status).toBe(status);
      for (const [name, value] of Object.entries(headers))
        expect(
          answer.head?.headers
            .filter(([shown]) => shown.toLowerCase() === name.toLowerCase())
            .map(([, shown]) => shown),
        ).toEqual([value].flat());
      expect(answer.body.toString()).toBe('<script>alert(1)</script>');
    },
  );

  it('are carried in a frame with their status, protocol, URL and end', async () => {
    const api = await startUpstream((response) => response.writeHead(201, 'Made').end('{"id":1}'));
    const world = await startWorld({}, api);
    const url = `${world.api.origin}/?dry=1`;
    const answer = await world.send({
      method: 'POST',
      url,
      headers: [['Authorization', 'Bearer abc']],
      cookies: [
        ['session', 's1'],
        ['theme', 'dark'],
      ],
      body: {kind: 'text', text: '{"name":"Zoë"}'},
    });
    const timings = {firstByte: expect.any(Number)};
    expect(answer).toMatchObject({
      status: 200,
      head: {
        status: 201,
        statusText: 'Made',
        httpVersion: runtime === 'fetch' ? '' : '1.1',
        url,
        timings,
      },
      end: {complete: true, bytes: 8},
    });
    expect(api.requests).toMatchObject([
      {
        method: 'POST',
        url: '/?dry=1',
        body: Buffer.from('{"name":"Zoë"}').toString('latin1'),
        headers: {
          authorization: 'Bearer abc',
          cookie: 'session=s1; theme=dark',
          'content-length': '15',
        },
      },
    ]);
  });

  it('have the same headers as refusals', async () => {
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com')});
    const refused = await proxy.send({operation: 'GET /', url: 'http://evil.test/'});
    expect(ownHeaders(refused)).toEqual({...ALWAYS, 'content-type': 'application/problem+json'});
    expect(refused.problem).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status: 403,
      code: 'target_not_allowed',
      requestId: proxy.logs[0]?.id,
    });
  });
});

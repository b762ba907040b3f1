import type http from 'http';
import {createFrameDecoder} from '../../../../plugin/proxy';
import type {Envelope, NameValue} from '../../../../plugin/proxy';
import {readForm, sendParts} from '../../../proxy/support/multipart';
import {manifestOf, SITE} from '../../../proxy/support/manifest';
import {begin, envelopeOf, exchange, pageHeaders, verdictOf} from '../../../proxy/support/proxy';
import type {Answer} from '../../../proxy/support/proxy';
import type {Adapter} from './adapters';
import {HOST, METADATA, POWERFUL, type Api} from './api';

type Headers = {[name: string]: string | undefined};

/** What a row does with an adapter. */
export type World = {
  api: Api;
  adapter: Adapter;
  port: number;
  /** Sends an envelope as a page of the site does; by default for `GET /ok` of the API. */
  send: (envelope?: Partial<Envelope>, headers?: Headers) => Promise<Answer>;
  request: (options: http.RequestOptions, body?: string | Buffer) => Promise<Answer>;
};

/** A row of the table in the documentation. */
export type Row = {
  what: string;
  /** Rows of the threat table that it tries. */
  threats: number[];
  /** Whether an entry point promises it; those that do not say `no` in the table. */
  only?: Adapter['entry'][];
  run: (world: World) => Promise<void>;
};

const DOCUMENTED = {headers: ['Authorization', 'X-A'], cookies: ['*']};

export const toManifest = (apiPort: number) =>
  manifestOf({
    servers: [
      {url: HOST},
      {url: `${HOST}/base`},
      {url: `http://127.0.0.1:${apiPort}`},
      {url: 'http://private.example.test'},
      {url: 'http://metadata.google.internal'},
      {url: 'http://169.254.169.254'},
      {url: 'http://[::1]'},
    ],
    operations: ['GET', 'POST', 'DELETE'].map((method) => ({
      key: `${method} /{path}`,
      ...DOCUMENTED,
    })),
    auth: [{key: 'auth oauth token', url: `${HOST}/token`}],
  });

export const createWorld = (world: Pick<World, 'api' | 'adapter' | 'port'>): World => {
  const request: World['request'] = (options, body) =>
    exchange({host: '127.0.0.1', port: world.port, path: '/api/try-it', ...options}, body);
  return {
    ...world,
    request,
    send: (envelope, headers) =>
      request(
        {method: 'POST', headers: pageHeaders(headers)},
        JSON.stringify(
          envelopeOf({
            operation: `${envelope?.method ?? 'GET'} /{path}`,
            url: `${HOST}/ok`,
            ...envelope,
          }),
        ),
      ),
  };
};

/** Expects refusals, and that nothing reaches the API. */
async function expectRefused(
  {api, send}: World,
  envelopes: Partial<Envelope>[],
  verdict: RegExp = /^(?:400 bad_envelope|403 (?:target_not_allowed|not_proxyable))$/,
): Promise<void> {
  for (const envelope of envelopes)
    expect({envelope, verdict: verdictOf(await send(envelope))}).toEqual({
      envelope,
      verdict: expect.stringMatching(verdict),
    });
  expect(api.seen).toEqual([]);
}

const toUrls = (...urls: string[]): Partial<Envelope>[] => urls.map((url) => ({url}));

const post = (headers: NameValue[] = [], text = 'body'): Partial<Envelope> => ({
  method: 'POST',
  headers,
  body: {kind: 'text', text},
});

/** Reads a response while it arrives. */
async function open({port}: World, path: string) {
  const {request, response} = begin(port);
  request.end(JSON.stringify(envelopeOf({operation: 'GET /{path}', url: HOST + path})));
  const begun = await response;
  begun.on('error', () => undefined);
  return {response: begun, request};
}

/** Asks the API for the next piece only when the one before has arrived: nothing may be held back. */
async function expectSteps(world: World, path: string, sizes: number[]): Promise<void> {
  const {response} = await open(world, path);
  const decoder = createFrameDecoder();
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let received = 0;
  let steps = 0;
  let next = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    received += decoder.push(new Uint8Array(chunk)).length;
    while (steps < sizes.length && received >= next + (sizes[steps] ?? 0)) {
      next += sizes[steps] ?? 0;
      steps += 1;
      world.api.proceed();
    }
  }
  expect({received, steps}).toEqual({received: total, steps: sizes.length});
  expect(decoder.end()).toEqual({complete: true, bytes: total});
}

export const ROWS: readonly Row[] = [
  {
    what: 'A request with `GET` arrives, and its response with status, headers and body',
    threats: [],
    run: async ({api, send}) => {
      const {head, body, end} = await send({headers: [['X-A', 'b']]});
      expect(head).toMatchObject({status: 200});
      expect(head?.headers.map(([name, value]) => [name.toLowerCase(), value])).toContainEqual([
        'x-own',
        'yes',
      ]);
      expect(JSON.parse(body.toString())).toEqual({method: 'GET', body: ''});
      expect(end).toMatchObject({complete: true});
      expect(api.seen).toMatchObject([{method: 'GET', path: '/ok', headers: {'x-a': 'b'}}]);
    },
  },
  {
    what: 'A request with `POST` arrives with its body',
    threats: [],
    run: async ({api, send}) => {
      const text = '{"name": "Ä"}';
      expect(await send(post([['Content-Type', 'application/json']], text))).toMatchObject({
        status: 200,
        head: {status: 200},
      });
      expect(api.seen).toMatchObject([
        {method: 'POST', headers: {'content-type': 'application/json'}},
      ]);
      expect(api.seen[0]?.body.toString()).toBe(text);
    },
  },
  {
    what: 'A form with a file arrives with exactly its fields',
    threats: [111],
    run: async (world) => {
      const {api} = world;
      const file = Buffer.alloc(300_000, 7);
      const asked: Partial<Envelope> = {
        operation: 'POST /{path}',
        method: 'POST',
        url: `${HOST}/ok`,
        // As the console does: platforms read the names in a message differently.
        body: {
          kind: 'parts',
          parts: [
            {name: 'note"\r\nX-Evil: 1'},
            {name: 'file', filename: 'a"; name="role', contentType: 'image/png'},
          ],
        },
      };
      const answer = await sendParts(world, asked, [
        {name: 'note"\r\nX-Evil: 1', content: 'x\r\n--boundary\r\nContent-Disposition: form-data'},
        {name: 'file', filename: 'a"; name="role', type: 'image/png', content: file},
      ]);
      expect(answer).toMatchObject({status: 200});
      const [seen] = api.seen;
      const body = seen?.body.toString('latin1') ?? '';
      expect(readForm(seen?.headers['content-type'] ?? '', body)).toEqual([
        {
          head: 'Content-Disposition: form-data; name="note%22%0D%0AX-Evil: 1"',
          content: 'x\r\n--boundary\r\nContent-Disposition: form-data',
        },
        {
          head: 'Content-Disposition: form-data; name="file"; filename="a%22; name=%22role"\r\nContent-Type: image/png',
          content: file.toString('latin1'),
        },
      ]);
    },
  },
  {
    what: 'A stream of 25 MB passes piece by piece, without being held back',
    threats: [115],
    run: (world) => {
      const count = world.adapter.maxResponseMb;
      const sizes = Array.from({length: count}, () => 1024 * 1024);
      return expectSteps(world, `/stream-${count}`, sizes);
    },
  },
  {
    what: 'Server-sent events arrive one by one',
    threats: [126],
    run: (world) =>
      expectSteps(
        world,
        '/events-5',
        Array.from({length: 5}, (_, index) => `data: ${index}\n\n`.length),
      ),
  },
  {
    what: 'A longer response is cut, and says so',
    threats: [115],
    run: async ({send}) => {
      expect(await send({url: `${HOST}/big-26`})).toMatchObject({
        status: 200,
        end: {complete: false, reason: 'size'},
      });
    },
  },
  {
    what: 'A longer request is refused',
    threats: [114],
    run: async ({api, send}) => {
      expect(verdictOf(await send(post([], 'x'.repeat(300 * 1024))))).toBe('413 body_too_large');
      expect(api.seen).toEqual([]);
    },
  },
  {
    what: 'A reader who leaves ends the request to the API',
    threats: [120],
    run: async (world) => {
      const {request, response} = await open(world, '/hang');
      await new Promise((resolve) => response.once('data', resolve));
      request.destroy();
      await world.api.left();
    },
  },
  {
    what: '401 is shown, and asks for no password',
    threats: [87],
    run: async ({send}) => {
      const answer = await send({url: `${HOST}/unauthorized`});
      expect(answer).toMatchObject({status: 200, head: {status: 401}});
      expect(answer.body.toString()).toBe('no');
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    },
  },
  {
    what: 'A token is requested at the URL of the document, and nowhere else',
    threats: [],
    run: async (world) => {
      const token: Partial<Envelope> = {
        ...post([['Content-Type', 'application/x-www-form-urlencoded']], 'grant_type=password'),
        operation: 'auth oauth token',
      };
      const answer = await world.send({...token, url: `${HOST}/token`});
      expect(JSON.parse(answer.body.toString())).toMatchObject({access_token: 't'});
      world.api.reset();
      await expectRefused(world, [
        {...token, url: `${HOST}/token2`},
        {...token, url: 'http://evil.test/token'},
      ]);
    },
  },
  {
    what: 'Redirects are shown and not followed',
    threats: [63, 64, 67],
    run: async ({api, send}) => {
      for (const status of [301, 302, 303, 307, 308]) {
        const {head} = await send({url: `${HOST}/redirect-${status}`});
        expect(head).toMatchObject({status, redirect: METADATA});
      }
      expect(await send({url: `${HOST}/self`})).toMatchObject({head: {status: 302}});
      expect(api.seen).toHaveLength(6);
    },
  },
  {
    what: 'A malformed or foreign `Location` is text',
    threats: [65, 66],
    run: async ({api, send}) => {
      for (const url of [`${HOST}/odd-0`, `${HOST}/odd-1`]) {
        const answer = await send({url});
        expect(answer).toMatchObject({status: 200, head: {status: 302}});
        expect(answer.head).not.toHaveProperty('redirect');
      }
      expect(api.seen).toHaveLength(2);
    },
  },
  {
    what: 'IP addresses in every notation that no document names are refused',
    threats: [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 22, 23, 24, 25, 28, 30],
    run: (world) =>
      expectRefused(
        world,
        toUrls(
          ...[
            ...['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '0', '10.0.0.1'],
            ...['１２７.0.0.1', '%31%32%37.0.0.1', '127.255.255.254', '192.168.1.1'],
            ...['100.64.0.1', '169.254.170.2', '2852039166', '192.0.0.192', '168.63.129.16'],
            ...['224.0.0.1', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '[2002:7f00:1::]'],
            ...['[64:ff9b::7f00:1]', '[fe80::1%25eth0]', '256.256.256.256', '1.2.3.4.5'],
          ].map((host) => `http://${host}/ok`),
        ),
      ),
  },
  {
    what: 'Private addresses and names are refused, even if a document names them',
    threats: [1, 14, 18, 21],
    run: (world) =>
      expectRefused(
        world,
        toUrls(
          `http://127.0.0.1:${world.api.port}/ok`,
          'http://metadata.google.internal/ok',
          'http://169.254.169.254/ok',
          'http://[::1]/ok',
        ),
        /^403 target_not_allowed$/,
      ),
  },
  {
    what: 'A documented name with a private address is refused',
    threats: [52],
    only: ['/proxy', '/proxy/node'],
    run: (world) =>
      expectRefused(world, toUrls('http://private.example.test/ok'), /^403 target_not_allowed$/),
  },
  {
    what: 'Hosts and ports that resemble those of the document are refused',
    threats: [37, 38, 42],
    run: (world) =>
      expectRefused(
        world,
        toUrls(
          ...[
            ...['api.example.test.evil.com', 'evilapi.example.test', 'example.test'],
            ...['ap\u0456.example.test', 'api.example.test:22', 'api.example.test:443'],
          ].map((host) => `http://${host}/ok`),
          'https://api.example.test/ok',
        ),
      ),
  },
  {
    what: 'URLs that parsers read differently are refused',
    threats: [31, 32, 33, 34, 35, 36, 40],
    run: (world) =>
      expectRefused(
        world,
        toUrls(
          'http://api.example.test@169.254.169.254/',
          'http://evil.com#@api.example.test/',
          'http://evil.com\\@api.example.test/',
          'http:/evil.com',
          '//evil.com/',
          'http://api.exa\tmple.test/ok',
          '\0http://evil.com',
          'http://api.example.test%2f.evil.com/',
          'file:///etc/passwd',
          'javascript:alert(1)',
          'unix:/var/run/docker.sock',
        ),
      ),
  },
  {
    what: 'Paths, operations and documents that are not documented are refused',
    threats: [43, 44, 50, 51],
    run: async (world) => {
      await expectRefused(
        world,
        toUrls(
          `${HOST}/a/../../b/c`,
          `${HOST}/..%2fadmin`,
          `${HOST}/..;`,
          `${HOST}/%252e%252e%252f`,
        ),
      );
      await expectRefused(world, [{operation: 'PUT /{path}', method: 'PUT'}]);
      await expectRefused(world, [{document: '__proto__'}], /^404 unknown_document$/);
    },
  },
  {
    what: 'Requests of other sites are refused',
    threats: [70, 71, 73, 74, 75],
    run: async ({api, send}) => {
      const foreign: Headers[] = [
        {'X-Try-It': undefined},
        {Origin: undefined},
        {Origin: 'null'},
        {'Sec-Fetch-Site': 'cross-site'},
        {Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site'},
        {Origin: `${SITE}.evil.com`},
        {Origin: SITE.toUpperCase()},
        {Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test'},
      ];
      for (const headers of foreign)
        expect({headers, verdict: verdictOf(await send({}, headers))}).toEqual({
          headers,
          verdict: '403 forbidden_origin',
        });
      expect(verdictOf(await send({}, {'Content-Type': 'text/plain'}))).toBe(
        '415 unsupported_media_type',
      );
      expect(api.seen).toEqual([]);
    },
  },
  {
    what: 'No CORS preflight is granted; only `POST` is accepted',
    threats: [72, 76],
    run: async ({api, request}) => {
      for (const origin of [SITE, 'https://evil.test']) {
        const {status, headers} = await request({
          method: 'OPTIONS',
          headers: {Origin: origin, 'Access-Control-Request-Method': 'POST'},
        });
        expect(status).toBe(204);
        expect(Object.keys(headers).join()).not.toContain('access-control-');
      }
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect(await request({method, headers: pageHeaders()})).toMatchObject({
          status: 405,
          headers: {allow: 'POST'},
        });
      expect(api.seen).toEqual([]);
    },
  },
  {
    what: 'No header of the API becomes one of the site; nothing is cached',
    threats: [81, 84, 85, 86, 88],
    run: async ({send}) => {
      const {headers, head} = await send({url: `${HOST}/powerful`});
      expect(headers).toMatchObject({
        'content-type': 'application/x-try-it',
        'cache-control': 'no-store, no-transform',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      const names = head?.headers.map(([name]) => name.toLowerCase()) ?? [];
      for (const name of Object.keys(POWERFUL).map((each) => each.toLowerCase())) {
        expect(names).toContain(name);
        if (name !== 'cache-control') expect(headers).not.toHaveProperty(name);
      }
    },
  },
  {
    what: 'Cookies and headers of the site, the reader and the edge do not reach the API',
    threats: [94, 95, 102],
    run: async ({api, send}) => {
      const secret = 'secret-of-the-site';
      await send(
        {},
        Object.fromEntries(
          [
            ...['Cookie', 'Authorization', 'Referer', 'X-Forwarded-For', 'X-Real-IP', 'Forwarded'],
            ...['CF-Connecting-IP', 'X-Vercel-Id', 'X-NF-Client-Connection-IP', 'Traceparent'],
          ].map((name) => [name, secret]),
        ),
      );
      expect(api.seen).toHaveLength(1);
      expect(JSON.stringify(api.seen[0]?.headers)).not.toContain(secret);
    },
  },
  {
    what: 'Headers that could end a header, a message or a connection are refused',
    threats: [103, 104, 105, 107, 109, 110],
    run: (world) =>
      expectRefused(
        world,
        (
          [
            ...[
              ['X-A', 'a\r\nX-Evil: 1'],
              ['X-A', 'a\0'],
              ['X Y', '1'],
              ['X:Y', '1'],
            ],
            ...[
              ['Connection', 'close'],
              ['Transfer-Encoding', 'chunked'],
              ['Host', 'internal'],
            ],
            ...[
              ['Content-Length', '5'],
              [':authority', 'evil.test'],
              ['Upgrade', 'websocket'],
            ],
          ] as NameValue[]
        ).map((header) => post([header])),
        /^400 bad_envelope$/,
      ),
  },
  {
    what: 'Methods that are not documented are refused, and CONNECT always',
    threats: [108],
    run: (world) =>
      expectRefused(world, [
        {operation: 'GET /{path}', method: 'CONNECT'},
        {operation: 'GET /{path}', method: 'GET / HTTP/1.1\r\nX: y'},
        {operation: 'GET /{path}', method: 'DELETE'},
      ]),
  },
  {
    what: 'A request that returns to the proxy is refused',
    threats: [62],
    run: async ({api, send}) => {
      expect(verdictOf(await send({}, {Via: '1.1 try-it'}))).toBe('508 loop_detected');
      expect(api.seen).toEqual([]);
    },
  },
  {
    what: 'Envelopes that are no envelopes are refused, and good ones pass afterwards',
    threats: [125],
    run: async ({api, request, send}) => {
      const deep = `{"v":1,"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
      for (const body of ['', 'null', '{', deep, '"x"'])
        expect(verdictOf(await request({method: 'POST', headers: pageHeaders()}, body))).toBe(
          '400 bad_envelope',
        );
      expect(api.seen).toEqual([]);
      expect(await send()).toMatchObject({status: 200});
    },
  },
];

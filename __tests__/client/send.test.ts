import {refreshToken} from '../../plugin/client/oauth/obtainToken';
import {findUnsendable} from '../../plugin/client/send/chooseTarget';
import {packEnvelope} from '../../plugin/client/send/packEnvelope';
import {send, type SendOptions} from '../../plugin/client/send/send';
import {toRedirectedRequest} from '../../plugin/client/send/toRedirectedRequest';
import type {ResponseHead} from '../../plugin/client/send/types';
import {
  FRAME_MEDIA_TYPE,
  formatFrameEnd,
  formatFrameHead,
  type Envelope,
  type FrameEnd,
  type FrameHead,
} from '../../plugin/proxy/protocol';
import type {HttpRequest} from '../../plugin/request/types';
import {useSitePage} from './support/window';
import {yaml} from '../support/yaml';

const REQUEST: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/pets',
  headers: [
    ['Content-Type', 'application/json'],
    ['X-API-Key', 'SECRET'],
  ],
  cookies: [['session', 'SECRET']],
  body: {kind: 'text', text: '{"id": 9007199254740993}'},
  problems: [],
  sendable: true,
};
const PROXY: SendOptions['target'] = {
  via: 'proxy',
  proxyPath: '/docs/api/try-it',
  document: 'default',
  operation: 'POST /pets',
};
const HEAD: FrameHead = {
  status: 201,
  statusText: 'Created',
  httpVersion: '1.1',
  headers: [
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
  ],
  url: REQUEST.url,
  timings: {firstByte: 5},
  end: 'marker',
};

const frame = (body: string, end?: FrameEnd) =>
  formatFrameHead(HEAD) + body + (end ? formatFrameEnd('marker', end) : '');
const answer = (text: string, type = FRAME_MEDIA_TYPE, init: ResponseInit = {}) =>
  new Response(text, {...init, headers: {'Content-Type': type, ...init.headers}});

let calls: [string, RequestInit][];

function answerWith(respond: (signal: AbortSignal) => Response | Promise<Response>): void {
  calls = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    calls.push([url, init]);
    return Promise.resolve(respond(init.signal!));
  }) as typeof fetch;
}
async function run(target: SendOptions['target'] = PROXY, options: Partial<SendOptions> = {}) {
  const heads: ResponseHead[] = [];
  let body = '';
  const outcome = await send({
    request: REQUEST,
    target,
    signal: new AbortController().signal,
    onHead: (head) => heads.push(head),
    onBytes: (bytes) => (body += Buffer.from(bytes).toString()),
    ...options,
  });
  return {outcome, heads, body};
}

useSitePage();

/** What the proxy receives of a request. */
const pack = (request: Partial<HttpRequest>) =>
  packEnvelope({...REQUEST, ...request}, 'default', 'POST /pets').body;
const FILE = {
  kind: 'file',
  name: 'a "b".png',
  type: 'image/png',
  content: new Uint8Array([104, 105]),
} as const;

describe('sending through the proxy', () => {
  it('puts the request into an envelope and sends no browser credentials', async () => {
    answerWith(() => answer(frame('{}', {complete: true, bytes: 2})));
    await run();
    const [url, init] = calls[0]!;
    expect(url).toBe('/docs/api/try-it');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      headers: {'X-Try-It': '1', 'Content-Type': 'application/vnd.try-it+json'},
    });
    expect(JSON.parse(init.body as string)).toEqual({
      v: 1,
      document: 'default',
      operation: 'POST /pets',
      url: REQUEST.url,
      method: 'POST',
      headers: REQUEST.headers,
      cookies: REQUEST.cookies,
      body: {kind: 'text', text: '{"id": 9007199254740993}'},
    });
  });
});

describe('credentials', () => {
  it.each([
    ['the proxy', PROXY],
    ['the browser', {via: 'direct'} as const],
  ])('are never sent to an origin that they are not bound to, through %s', async (_way, target) => {
    answerWith(() => answer('{}', 'application/json'));
    const {outcome} = await run(target, {
      request: {...REQUEST, boundTo: ['https://api.example.org', 'http://api.example.com']},
    });
    expect(outcome).toEqual({
      kind: 'failed',
      failure: {kind: 'foreign-origin', origin: 'https://api.example.com'},
    });
    expect(calls).toEqual([]);
  });

  it('for an authorization server are never sent to another server', async () => {
    answerWith(() => answer('{}', 'application/json'));
    const grant = {
      refreshToken: 'SECRET',
      flow: 'authorizationCode',
      origins: ['https://login.example.com'],
      client: {clientId: 'c', clientSecret: 'SECRET', authentication: 'body'},
    } as const;
    const refresh = (tokenUrl: string) =>
      refreshToken(
        {scheme: 'oauth', documentId: 'default'},
        {
          flow: {kind: 'authorizationCode', tokenUrl, scopes: []},
          grant,
          signal: new AbortController().signal,
        },
      );
    expect(await refresh('https://evil.example/token')).toMatchObject({
      ok: false,
      failure: {failure: {kind: 'foreign-origin', origin: 'https://evil.example'}},
    });
    expect(calls).toEqual([]);
    await refresh('https://login.example.com/token');
    expect(calls).toHaveLength(1);
  });
});

describe('envelopes', () => {
  const entries = async (form: FormData) =>
    Promise.all(
      [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? (JSON.parse(value) as unknown) : await value.text(),
      ]),
    );

  it('carry files and long strings as separate parts', async () => {
    for (const [body, size, text] of [
      [{kind: 'binary', file: FILE}, 2, 'hi'],
      [{kind: 'text', text: 'ü'.repeat(300_000)}, 600_000, 'ü'.repeat(300_000)],
    ] as const)
      expect(await entries(pack({body}) as FormData)).toEqual([
        ['envelope', expect.objectContaining({body: {kind: 'stream', size}})],
        ['part', text],
      ]);
  });

  it('describe the parts of a multipart body', async () => {
    const text = {kind: 'text', text: '{}'};
    const parts = [
      {name: 'note', contentType: 'application/json', headers: [], content: text},
      {name: 'file', headers: [['X-Rate', '1']], content: {kind: 'file', file: FILE}},
    ];
    const body = {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: parts as never,
    } as const;
    const [envelope, ...rest] = await entries(pack({headers: [], body}) as FormData);
    expect(envelope![1]).toMatchObject(yaml<object>`
      {headers: [[Content-Type, multipart/form-data]],
        body: {kind: parts, parts: [{name: note, contentType: application/json, size: 2}, {name: file, filename: 'a "b".png', headers: [[X-Rate, '1']], size: 2}]}}
    `);
    expect(rest).toEqual([
      ['part', '{}'],
      ['part', 'hi'],
    ]);
  });
});

describe('sending directly from the browser', () => {
  it('keeps no more of a response than the proxy passes on', async () => {
    const part = new Uint8Array(10 * 1024 * 1024);
    let isCancelled = false;
    answerWith(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(part),
            cancel: () => void (isCancelled = true),
          }),
        ),
    );
    const {outcome, body} = await run({via: 'direct'});
    expect([outcome, body.length, isCancelled]).toEqual([
      {kind: 'cut', reason: 'size'},
      25 * 1024 * 1024,
      true,
    ]);
  });

  it('sends neither cookies nor the referrer, and follows no redirects', async () => {
    answerWith(() => answer('{}', 'application/json'));
    const {outcome, heads} = await run({via: 'direct'});
    expect(calls[0]).toEqual([
      REQUEST.url,
      expect.objectContaining({
        credentials: 'omit',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      }),
    ]);
    expect(outcome).toEqual({kind: 'complete'});
    expect(heads[0]).toMatchObject({status: 200, via: 'direct'});
  });

  it('writes multipart bodies with the headers of their parts', async () => {
    answerWith(() => answer('{}', 'application/json'));
    const content = {kind: 'text', text: '{}'} as const;
    const parts = [{name: 'a"b', contentType: 'application/json', headers: [], content}];
    const form = {kind: 'multipart', mediaType: 'multipart/form-data', parts} as const;
    await run({via: 'direct'}, {request: {...REQUEST, headers: [], body: form}});
    const {headers, body} = calls[0]![1];
    const boundary = /boundary=(.+)$/.exec((headers as Headers).get('Content-Type')!)![1]!;
    expect(await (body as Blob).text()).toBe(
      `--${boundary}\r\nContent-Disposition: form-data; name="a%22b"\r\nContent-Type: application/json\r\n\r\n{}\r\n--${boundary}--\r\n`,
    );
  });

  it.each<[string, Partial<HttpRequest>, object]>([
    ['mixed content', {url: 'http://api.example.com/'}, {kind: 'mixed-content'}],
    ['a method', {method: 'TRACE'}, {kind: 'unsendable', names: ['TRACE']}],
    [
      'the body of another method',
      {method: 'GET', body: {kind: 'form-urlencoded', text: 'a=1'}},
      {kind: 'unsendable', names: ['body']},
    ],
  ])('reports %s that browsers refuse without sending the request', async (_, change, failure) => {
    answerWith(() => answer('{}'));
    const {outcome} = await run({via: 'direct'}, {request: {...REQUEST, ...change}});
    expect(outcome).toEqual({kind: 'failed', failure});
    expect(calls).toEqual([]);
  });

  it('reports headers that browsers do not let pages send', () => {
    const headers = ['Origin', 'X-Own', 'Sec-Fetch-Site'];
    expect(
      findUnsendable({...REQUEST, headers: headers.map((name): [string, string] => [name, 'x'])}),
    ).toEqual(['Origin', 'Sec-Fetch-Site', 'Cookie']);
    expect(findUnsendable({...REQUEST, method: 'TRACE'})).toContain('TRACE');
    expect(findUnsendable({...REQUEST, method: 'GET'})).toContain('body');
  });
});

describe('following a redirect', () => {
  const OWN = 'https://api.example.com/v2/pets';
  const OTHER = 'https://other.example.com/';
  const follow = (request: HttpRequest, status: number, redirect: string) =>
    toRedirectedRequest(request, {
      status,
      statusText: '',
      headers: [],
      url: REQUEST.url,
      redirect,
      via: 'proxy',
    });

  it('keeps credentials within the same origin and drops them for another origin', () => {
    expect(follow(REQUEST, 307, OWN)).toEqual({...REQUEST, url: OWN});
    const other = follow(REQUEST, 307, OTHER);
    expect(JSON.stringify(other)).not.toContain('SECRET');
    expect(other).toMatchObject({
      method: 'POST',
      url: OTHER,
      headers: [['Content-Type', 'application/json']],
      body: REQUEST.body,
    });
  });

  it('keeps Digest credentials within the same origin and drops them for another origin', () => {
    const credentials = {username: 'reader', password: 'SECRET'};
    const digest: HttpRequest = {...REQUEST, authentication: {scheme: 'digest', ...credentials}};
    const toEnvelope = (redirect: string) =>
      JSON.parse(pack(follow(digest, 307, redirect)) as string) as Envelope;
    expect(toEnvelope(OWN).digest).toEqual(credentials);
    expect(toEnvelope(OTHER).digest).toBeUndefined();
  });

  it('keeps the bound origins, unless a 303 redirect to another origin drops the body', () => {
    const bound = {...REQUEST, boundTo: ['https://api.example.com']};
    expect(follow(bound, 307, OTHER).boundTo).toEqual(bound.boundTo);
    expect(follow(bound, 303, OTHER).boundTo).toBeUndefined();
    expect(follow(bound, 303, OWN).boundTo).toEqual(bound.boundTo);
  });

  it('uses GET without a body after a 303 redirect', () => {
    expect(follow(REQUEST, 303, OWN)).toMatchObject({
      method: 'GET',
      headers: [['X-API-Key', 'SECRET']],
      body: {kind: 'none'},
    });
  });
});

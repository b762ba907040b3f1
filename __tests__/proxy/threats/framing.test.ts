import type {NameValue} from '../../../plugin/proxy';
import {manifestOf} from '../support/manifest';
import {readForm, sendParts} from '../support/multipart';
import {envelopeOf, named, postTo, startWorld, verdictOf} from '../support/proxy';
import type {Answer, World} from '../support/proxy';
import {RAW_HEAD, sendRaw} from '../support/raw';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {startRawUpstream, startUpstream} from '../support/upstream';
import {words} from '../support/words';
import {yaml} from '../../support/yaml';

/** Sends a POST request with a body, and with headers. */
const withHeaders = (send: World['send'], ...headers: NameValue[]): Promise<Answer> =>
  send({method: 'POST', headers, body: {kind: 'text', text: 'body'}});

async function expectRefused(...headers: NameValue[][]): Promise<void> {
  const {api, send} = await startWorld();
  for (const list of headers)
    expect([list, verdictOf(await withHeaders(send, ...list))]).toEqual([list, '400 bad_envelope']);
  expect(api.connections()).toBe(0);
}

/** Starts an API that responds to one request and records every byte of the connection. */
async function startRecorder() {
  const api = await startRawUpstream((socket, chunk) => {
    const text = chunk.toString('latin1');
    if (text.endsWith('0\r\n\r\n') || !/transfer-encoding/i.test(text))
      setTimeout(() => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'), 20);
  });
  return startWorld({}, api);
}

describe.each(RUNTIMES)('HTTP framing, on %s: the proxy', (runtime) => {
  inRuntime(runtime);

  it('threat 103: refuses header names and values that could end a header', () =>
    expectRefused(
      ...['a\r\nX-Evil: 1', 'a\n', 'a\0', 'a\rb', '\u2028', '\u010a', '\u007f', 'Ł'].map(
        (value): NameValue[] => [['X-A', value]],
      ),
      ...['X Y', 'X:Y', 'é', '', 'X\r\nY', 'X\0', '(x)', '"x"', 'x/y', '\u0130'].map(
        (name): NameValue[] => [[name, '1']],
      ),
    ));

  it('threat 103: refuses cookies that could end a header or begin another cookie', async () => {
    const {api, send} = await startWorld();
    for (const cookie of [
      ...['b\r\nX-Evil: 1', 'b; c=d'].map((value): NameValue => ['a', value]),
      ...['a;b', 'a=b', '', 'a b'].map((name): NameValue => [name, 'c']),
    ])
      expect(verdictOf(await send({cookies: [cookie]}))).toBe('400 bad_envelope');
    expect(api.connections()).toBe(0);
  });

  it('threat 103: refuses a content type that could end a header, even if the proxy replaces its boundary', async () => {
    const {api, proxy} = await startWorld();
    for (const parameter of ['a=\r\nX-Evil: 1', 'a="\0"', 'a=\u2028', 'a=\u007f']) {
      const headers: NameValue[] = [['Content-Type', `multipart/form-data; ${parameter}`]];
      expect(
        await sendParts(proxy, {...postTo(api), headers, body: {kind: 'parts'}}, [
          {name: 'a', content: 'x'},
        ]),
      ).toMatchObject({status: 400, problem: {code: 'bad_envelope'}});
    }
    expect(api.connections()).toBe(0);
  });

  it('threat 105: refuses `Content-Length` and `Transfer-Encoding` in an envelope', () =>
    expectRefused(
      [['Content-Length', '5']],
      [['Transfer-Encoding', 'chunked']],
      [
        ['Content-Length', '5'],
        ['Transfer-Encoding', 'chunked'],
      ],
      [['content_length', '5']],
      [['transfer_encoding', 'chunked']],
    ));

  it('threat 107: sets the `Host` header itself and refuses one in an envelope', async () => {
    await expectRefused([['Host', 'internal']], [['host', 'internal']]);
    const {api, send} = await startWorld();
    await withHeaders(send);
    expect(api.requests[0]?.headers.host).toBe(api.host);
  });

  it('threat 108: sends only documented methods, and never CONNECT', async () => {
    const api = named(await startUpstream());
    const manifest = manifestOf({
      servers: [{url: api.origin}],
      operations: [{key: 'GET /'}, {key: 'QUERY /'}],
    });
    const {proxy} = await startWorld({manifest}, api);
    const url = `${api.origin}/`;
    for (const method of ['GET / HTTP/1.1\r\nX: y', 'GET ', '', 'G\0', 'GÉT'])
      expect(await proxy.send({operation: 'GET /', method, url})).toMatchObject({status: 400});
    for (const method of ['CONNECT', 'TRACE', 'get', 'PROPFIND', 'POST'])
      for (const operation of ['GET /', `${method} /`])
        expect(await proxy.send({operation, method, url})).toMatchObject({status: 403});
    expect(api.connections()).toBe(0);
    const query = {operation: 'QUERY /', method: 'QUERY', url};
    expect(await proxy.send({...query, body: {kind: 'text', text: 'q'}})).toMatchObject({
      status: 200,
    });
    expect(api.requests).toMatchObject([{method: 'QUERY', body: 'q'}]);
    // OpenAPI 3.2 lets a document name any method, but CONNECT would open a tunnel.
    for (const method of ['CONNECT', 'connect']) {
      const operations = [{key: `${method} /`}];
      const opening = manifestOf({servers: [{url: api.origin}], operations});
      const tunnel = await startWorld({manifest: opening}, api);
      expect(verdictOf(await tunnel.send({method}))).toBe('403 target_not_allowed');
    }
    expect(api.connections()).toBe(1);
  });

  it('sends a method in upper and lower case as the document writes it', async () => {
    const api = await startRawUpstream((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
    );
    const {origin} = named(api);
    const operations = ['Foo /', 'copy /'].map((key) => ({key}));
    const manifest = manifestOf({servers: [{url: origin}], operations});
    const {send} = await startWorld({manifest}, api);
    for (const method of ['Foo', 'copy']) expect(await send({method})).toMatchObject({status: 200});
    expect(verdictOf(await send({operation: 'copy /', method: 'COPY'}))).toBe(
      '403 target_not_allowed',
    );
    expect(api.received().match(/^.* \/ HTTP/gm)).toEqual(['Foo / HTTP', 'copy / HTTP']);
  });

  it('threat 109: refuses pseudo-headers', () =>
    expectRefused([[':authority', 'evil.test']], [[':path', '/admin']], [[':method', 'DELETE']]));

  it('threat 110: refuses repeated credentials and content types, and names that differ only in - and _', async () => {
    const both = (one: string, other: string): NameValue[] => [
      [one, 'a/b'],
      [other, 'c/d'],
    ];
    await expectRefused(
      both('authorization', 'Authorization'),
      both('X-Api-Key', 'X_Api_Key'),
      both('Content-Type', 'content-type'),
      both('Content_Type', 'Content-Type'),
    );
    const {api, send} = await startWorld();
    expect(await withHeaders(send, ['X-Tag', 'a'], ['x-tag', 'b'], ['X_Only', 'c'])).toMatchObject({
      status: 200,
    });
    // `fetch` joins repeated headers.
    const values = runtime === 'fetch' ? ['a, b'] : ['a', 'b'];
    expect(api.requests[0]?.rawHeaders).toEqual(
      expect.arrayContaining(['X-Tag', ...values, 'X_Only', 'c']),
    );
    expect(api.requests[0]?.headers).toMatchObject({'x-tag': 'a, b', x_only: 'c'});
  });

  it('threat 111: sends the API exactly the fields of the form (CVE-2026-55603)', async () => {
    const {api, proxy} = await startWorld();
    const parts = [
      {
        name: 'a',
        content: 'x\r\n--boundary\r\nContent-Disposition: form-data; name="role"\r\n\r\nadmin',
      },
      {name: 'b"\r\nX-Evil: 1', content: '1'},
      {name: 'file', filename: 'a"; name="role', type: 'text/html', content: '<b>'},
      {name: 'umlaut', filename: 'ä\r\nb.txt', type: 'text/plain', content: 'ä'},
      {name: 'empty', content: ''},
    ];
    expect(await sendParts(proxy, {...postTo(api), body: {kind: 'parts'}}, parts)).toMatchObject({
      status: 200,
    });
    const {headers, body} = api.requests[0] as (typeof api.requests)[0];
    const utf8 = (text: string): string => Buffer.from(text, 'latin1').toString();
    expect(
      readForm(headers['content-type'] ?? '', body).map(({head, content}) => ({
        head: utf8(head),
        content: utf8(content),
      })),
    ).toEqual([
      {head: 'Content-Disposition: form-data; name="a"', content: parts[0]?.content},
      {head: 'Content-Disposition: form-data; name="b%22%0D%0AX-Evil: 1"', content: '1'},
      {
        head: 'Content-Disposition: form-data; name="file"; filename="a%22; name=%22role"\r\nContent-Type: text/html',
        content: '<b>',
      },
      {
        head: 'Content-Disposition: form-data; name="umlaut"; filename="ä%0D%0Ab.txt"\r\nContent-Type: text/plain',
        content: 'ä',
      },
      {head: 'Content-Disposition: form-data; name="empty"', content: ''},
    ]);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=try-it-[0-9a-f]{48}$/);
  });

  it('threat 111: describes parts as the envelope says, and refuses headers and sizes that do not fit', async () => {
    const {api, proxy} = await startWorld();
    const send = (parts: object[], count = parts.length, headers: NameValue[] = []) => {
      const sent = {filename: 'blob', content: 'x'};
      return sendParts(
        proxy,
        {...postTo(api), headers, body: {kind: 'parts', parts} as never},
        Array.from({length: count}, (_, index) => ({name: `part${index}`, ...sent})),
      );
    };
    expect(
      await send([
        {name: 'meta', contentType: 'application/json', headers: [['X-Part', '1']], size: 1},
        {name: 'n"\r\nX: y', filename: '\r\n', size: 1},
      ]),
    ).toMatchObject({status: 200});
    const {headers, body} = api.requests[0] as (typeof api.requests)[0];
    expect(headers['content-length']).toBe(String(body.length));
    expect(readForm(headers['content-type'] ?? '', body)).toEqual(yaml`
      - {head: "Content-Disposition: form-data; name=\"meta\"\r\nContent-Type: application/json\r\nX-Part: 1", content: x}
      - {head: 'Content-Disposition: form-data; name="n%22%0D%0AX: y"; filename="%0D%0A"', content: x}
    `);
    for (const part of [
      {name: 'a', contentType: 'a/b\r\nX: y'},
      {name: 'a', headers: [['X\r\nY', '1']]},
      {name: 'a', headers: [['X', 'a\nb']]},
      {name: 'a', headers: [['Content-Disposition', 'form-data; name="role"']]},
      {},
      {name: 'a', size: 2},
      {name: 'a', evil: 1},
    ]) {
      expect(await send([part])).toMatchObject({status: 400, problem: {code: 'bad_envelope'}});
    }
    for (const count of [1, 3])
      expect(await send([{name: 'a'}, {name: 'b'}], count)).toMatchObject({status: 400});
    const parameters = 'type="text/xml"; start-info="a;b\\";c"; x="q;boundary=z"';
    const related: NameValue = ['Content-Type', `multipart/related; boundary=mine; ${parameters}`];
    // Without a name, and with headers that any part may have.
    const own = ['Content-Disposition: inline', 'Content-Transfer-Encoding: base64'];
    await send([{headers: own.map((header) => header.split(': '))}], 1, [related]);
    const {headers: sent, body: content} = api.requests[1] as (typeof api.requests)[0];
    expect(sent['content-type']).toMatch(/^multipart\/related; boundary=(?!mine)[^;]+; /);
    expect(sent['content-type']).toContain(`; ${parameters}`);
    expect(content).toContain(`\r\n${own.join('\r\n')}\r\n\r\nx`);
    // Names as in samples, whatever the kind of body.
    await send([{name: 'a'}], 1, [related]);
    expect(api.requests[2]?.body).toContain(
      '\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
    );
  });
});

describe('HTTP framing: the proxy', () => {
  it('threat 104: refuses connection headers in an envelope and copies none from the caller', async () => {
    const names = [
      ...['Connection', 'TE', 'Trailer', 'Upgrade', 'Keep-Alive', 'Proxy-Connection', 'Via'],
      ...['Proxy-Authorization', 'Proxy-Authenticate', 'HTTP2-Settings', 'Proxy_Connection'],
      'connection',
    ];
    await expectRefused(...names.map((name): NameValue[] => [[name, 'close, X-Api-Key']]));
    const {api, proxy} = await startWorld();
    await proxy.send(
      {operation: 'GET /', url: `${api.origin}/`, headers: [['X-Api-Key', 'k']]},
      {
        Connection: 'close, X-Api-Key',
        TE: 'trailers',
        Trailer: 'X',
        'Keep-Alive': 'timeout=5',
        'Proxy-Connection': 'close',
        'Proxy-Authorization': 'Basic eA==',
      },
    );
    expect(Object.keys(api.requests[0]?.headers ?? {}).sort()).toEqual(
      words('accept accept-encoding connection host user-agent via x-api-key'),
    );
    expect(api.requests[0]?.headers.connection).toBe('close');
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH'])(
    'threat 105: sends %s with a body as exactly one request',
    async (method) => {
      const smuggled = 'GET /admin HTTP/1.1\r\nHost: x\r\n\r\n';
      for (const body of [
        {kind: 'text', text: smuggled},
        {kind: 'base64', base64: Buffer.from(smuggled).toString('base64')},
      ] as const) {
        const {api, send} = await startRecorder();
        await send({method, body});
        expect(api.received()).toMatch(new RegExp(`^${method} / HTTP/1.1\r\n`));
        expect(api.received()).toContain(`Content-Length: ${smuggled.length}\r\n`);
        expect(api.received().endsWith(`\r\n\r\n${smuggled}`)).toBe(true);
      }
      for (const size of [undefined, smuggled.length]) {
        const {api, proxy} = await startRecorder();
        const stream = {kind: 'stream', ...(size !== undefined && {size})} as const;
        const asked = {...postTo(api), operation: `${method} /`, method, body: stream};
        await sendParts(proxy, asked, [{name: 'body', filename: 'x', content: smuggled}]);
        const framing =
          size === undefined ? 'Transfer-Encoding: chunked\r\n' : `Content-Length: ${size}\r\n`;
        expect(api.received()).toContain(framing);
        expect(api.received().match(/^(content-length|transfer-encoding):/gim)).toHaveLength(1);
        const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
        const body = size === undefined ? chunked : smuggled;
        expect(api.received().endsWith(`\r\n\r\n${body}`)).toBe(true);
      }
    },
  );

  it('threat 105: aborts the request if the body is shorter or longer than the envelope says', async () => {
    for (const size of [3, 5]) {
      const api = await startRawUpstream(() => undefined);
      const {proxy} = await startWorld({}, api);
      const answer = await sendParts(proxy, {...postTo(api), body: {kind: 'stream', size}}, [
        {name: 'body', filename: 'x', content: 'four'},
      ]);
      expect(answer).toMatchObject({status: 400, problem: {code: 'bad_envelope'}});
      expect(isComplete(api.received())).toBe(false);
    }
  });

  it('threat 106: refuses requests with ambiguous or malformed framing', async () => {
    const {api, proxy} = await startWorld();
    const envelope = JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`}));
    const chunked = `${envelope.length.toString(16)}\r\n${envelope}\r\n0\r\n\r\n`;
    for (const framing of [
      `Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`,
      `Transfer-Encoding: chunked\r\nContent-Length: ${chunked.length}\r\n`,
      'Content-Length: 3\r\nContent-Length: 4\r\n',
      'Transfer-Encoding: chunked, identity\r\n',
      'Transfer-Encoding : chunked\r\n',
      'Content-Length: +3\r\n',
    ]) {
      expect(await sendRaw(proxy.port, `${RAW_HEAD}${framing}\r\n${chunked}`, true)).toMatch(
        /^HTTP\/1\.1 400 /,
      );
    }
    expect(api.connections()).toBe(0);
  });

  it.each([
    ['a header with a control character', 'HTTP/1.1 200 OK\r\nX-A: a\u0000b\r\n\r\n'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n'],
    ['headers of 200 KB', `HTTP/1.1 200 OK\r\nX-A: ${'x'.repeat(200_000)}\r\n\r\n`],
    ['10,000 headers', `HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(10_000)}\r\n`],
    ['an endless status line', `HTTP/1.1 200 ${'x'.repeat(200_000)}`],
    ['status 000', 'HTTP/1.1 000 Nothing\r\n\r\n'],
    ['status 1000', 'HTTP/1.1 1000 Much\r\n\r\n'],
    [
      'status 101',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nxxxx',
    ],
    ['something other than HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    [
      'two framings',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['nothing', ''],
  ])(
    'threat 112: responds with 502 and keeps running when the API sends %s',
    async (_what, text) => {
      const api = await startRawUpstream((socket) => socket.end(text));
      const {proxy, send} = await startWorld({}, api);
      expect(verdictOf(await send())).toBe('502 upstream_unreachable');
      expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
    },
  );

  it('threat 112: breaks off a flood of 1xx responses before the deadline', async () => {
    const api = await startRawUpstream((socket) => {
      const flood = setInterval(
        () => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(50)),
        5,
      );
      socket.on('close', () => clearInterval(flood));
    });
    const {send} = await startWorld({}, api);
    expect(verdictOf(await send())).toBe('502 upstream_unreachable');
  });

  it('threat 112: passes on a status code that no RFC defines', async () => {
    const api = await startRawUpstream((socket) =>
      socket.end('HTTP/1.1 999 Request denied\r\nContent-Length: 1\r\n\r\nx'),
    );
    const {send} = await startWorld({}, api);
    expect(await send()).toMatchObject({
      status: 200,
      head: {status: 999, statusText: 'Request denied'},
    });
  });

  it('threat 113: refuses to upgrade to another protocol', async () => {
    const {api, proxy} = await startWorld();
    const envelope = JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`}));
    for (const method of ['GET', 'POST']) {
      const answer = await sendRaw(
        proxy.port,
        `${RAW_HEAD.replace('POST', method)}Content-Length: ${envelope.length}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n${envelope}`,
        true,
      );
      expect(answer).toMatch(method === 'POST' ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 405 /);
    }
    expect(api.connections()).toBe(0);
  });
});

/** Whether an API takes what it received for a whole request. */
function isComplete(received: string): boolean {
  const [head = '', body = ''] = received.split('\r\n\r\n', 2);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length);
  return received.endsWith('0\r\n\r\n');
}

import type {RequestHandler} from 'express';
import http2 from 'http2';
import {createTryItHandler} from '../../plugin/proxy';
import {createAuthority} from './support/certificates';
import {closeAfterTest, until} from './support/closing';
import {manifestFor} from './support/manifest';
import {envelopeOf, pageHeaders, startProxy, startWorld, verdictOf} from './support/proxy';
import {connect} from './support/raw';
import {listen, startUpstream} from './support/upstream';

const manifest = manifestFor('https://api.example.com');
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: docs\r\n\r\n';
const FAULT = new Error('SECRET of /srv/site');

describe('createTryItServer', () => {
  const fail = (): never => {
    throw FAULT;
  };
  const SITES: [what: string, site: RequestHandler][] = [
    ['throws', fail],
    ['rejects', () => Promise.reject(FAULT)],
    ['passes on an error', (_request, _response, next) => next(FAULT)],
    [
      'throws after setting headers',
      (_request, response) => {
        response.set({'Content-Type': 'text/html', 'Content-Length': '3', 'Set-Cookie': 'a=b'});
        fail();
      },
    ],
    ['passes on a value that is not an Error', (_request, _response, next) => next('SECRET')],
  ];

  it.each(SITES)(
    'threat 137: responds with a problem without details and logs one line when the site handler %s',
    async (_what, site) => {
      const printed = [
        jest.spyOn(console, 'error').mockImplementation(),
        jest.spyOn(process.stderr, 'write'),
      ];
      const proxy = await startProxy({manifest}, {site});
      const {status, headers, problem, body} = await proxy.request({path: '/page'});
      expect({status, type: headers['content-type'], cookie: headers['set-cookie']}).toEqual({
        status: 500,
        type: 'application/problem+json',
        cookie: undefined,
      });
      expect(problem).toEqual({
        type: 'about:blank',
        title: 'The proxy failed.',
        status: 500,
        code: 'internal',
        requestId: expect.any(String),
      });
      expect(proxy.logs).toMatchObject([
        {
          outcome: 'refused',
          code: 'internal',
          id: problem?.requestId,
          client: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      ]);
      expect(`${body.toString()}${JSON.stringify(proxy.logs)}`).not.toContain('SECRET');
      for (const spy of printed) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
      expect((await proxy.request({path: '/healthz'})).status).toBe(200);
    },
  );

  it('aborts the response when the site handler throws after it has begun to write', async () => {
    const site: RequestHandler = (_request, response) => {
      response.write('<html>half');
      fail();
    };
    const proxy = await startProxy({manifest}, {site});
    await expect(proxy.request({path: '/page'})).rejects.toThrow();
    expect(proxy.logs).toMatchObject([{code: 'internal'}]);
  });

  it('responds with 404 when the site handler passes a request on', async () => {
    const proxy = await startProxy({manifest}, {site: (_request, _response, next) => next()});
    expect(verdictOf(await proxy.request({path: '/page'}))).toBe('404 not_found');
  });

  it('closes connections without a whole request at once while it closes, and finishes the others', async () => {
    let finish: () => void = () => undefined;
    const api = await startUpstream((response) => (finish = () => void response.end('done')));
    const {proxy, send} = await startWorld({}, api);
    const unused = ['', 'GET / HTTP/1.1\r\nHo'].map((text) => connect(proxy.port, text));
    const kept = connect(proxy.port, `${HEALTH}GET / HTTP/1.1\r\nHo`);
    await until(() => kept.received.endsWith('ok\n'));
    const answer = send();
    await until(() => api.requests.length === 1);
    const closed = proxy.close();
    await until(() => [...unused, kept].every(({isClosed}) => isClosed));
    finish();
    expect((await answer).body.toString()).toBe('done');
    await closed;
  });

  it('keeps serving when the log function throws', async () => {
    const {proxy, send} = await startWorld({log: fail});
    for (let round = 0; round < 2; round += 1)
      expect(await send()).toMatchObject({status: 200, end: {complete: true}});
    expect(verdictOf(await proxy.send('{'))).toBe('400 bad_envelope');
  });
});

describe('createTryItHandler', () => {
  it('responds to requests over HTTP/2', async () => {
    const api = await startUpstream();
    const options = {manifest: manifestFor(api.origin), allowPrivateTargets: [api.host]};
    const handler = createTryItHandler({...options, log: () => undefined});
    const {key, cert} = createAuthority().issue('localhost');
    const server = http2.createSecureServer({allowHTTP1: true, key, cert}, (request, response) =>
      handler(request as never, response as never),
    );
    const {port} = await listen(server);
    const client = http2.connect(`https://localhost:${port}`, {rejectUnauthorized: false});
    closeAfterTest(() => client.destroy());
    const stream = client.request({...pageHeaders(), ':method': 'POST', ':path': '/api/try-it'});
    stream.end(JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`})));
    const headers = await new Promise((resolve) => stream.once('response', resolve));
    expect(headers).toMatchObject({':status': 200, ratelimit: expect.stringContaining('client')});
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain('ok');
  });
});

import http from 'http';
import net from 'net';
import {createTryItRouter} from '../../../plugin/proxy';
import {closeAfterTest} from '../support/closing';
import {manifestFor, SITE} from '../support/manifest';
import {envelopeOf, pageHeaders, startProxy} from '../support/proxy';
import type {RunningProxy} from '../support/proxy';
import {startUpstream} from '../support/upstream';
import type {Upstream} from '../support/upstream';

async function startWorld(
  limits = {},
): Promise<{api: Upstream; proxy: RunningProxy; envelope: string}> {
  const api = await startUpstream();
  const proxy = await startProxy({
    manifest: manifestFor(api.origin),
    allowPrivateTargets: [api.host],
    limits,
  });
  return {
    api,
    proxy,
    envelope: JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`})),
  };
}

/** Sends raw bytes and returns what the server sends until it closes the connection or pauses. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(text);
  });
}

describe('callers: the proxy', () => {
  it('threat 70: refuses form posts of other sites', async () => {
    const {api, proxy, envelope} = await startWorld();
    const form = {
      Origin: 'https://evil.test',
      'Sec-Fetch-Site': 'cross-site',
      'X-Try-It': undefined,
    };
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/vnd.try-it+json',
    ]) {
      expect(await proxy.send(envelope, {...form, 'Content-Type': type})).toMatchObject({
        status: 403,
        problem: {code: 'forbidden_origin'},
      });
    }
    // Each check works without the others.
    expect(await proxy.send(envelope, {'X-Try-It': undefined})).toMatchObject({status: 403});
    expect(await proxy.send(envelope, {'X-Try-It': '0'})).toMatchObject({status: 403});
    expect(await proxy.send(envelope, {Origin: undefined})).toMatchObject({status: 403});
    expect(await proxy.send(envelope, {'Sec-Fetch-Site': 'cross-site'})).toMatchObject({
      status: 403,
    });
    expect(await proxy.send(envelope, {'Content-Type': 'text/plain'})).toMatchObject({
      status: 415,
      problem: {code: 'unsupported_media_type'},
    });
    expect(await proxy.send(envelope, {'Content-Type': undefined})).toMatchObject({status: 415});
    expect(await proxy.send(envelope, {'Content-Encoding': 'gzip'})).toMatchObject({status: 415});
    expect(api.connections()).toBe(0);
  });

  it('threat 71: refuses no-cors fetches of other sites', async () => {
    const {api, proxy, envelope} = await startWorld();
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(
        await proxy.send(envelope, {
          Origin: 'https://evil.test',
          'Sec-Fetch-Site': site,
          'Content-Type': 'text/plain',
        }),
      ).toMatchObject({status: 403});
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await proxy.send(envelope, {'Sec-Fetch-Site': site})).toMatchObject({status: 403});
    expect(api.connections()).toBe(0);
  });

  it('threat 72: grants no CORS preflight', async () => {
    const {proxy} = await startWorld();
    for (const origin of ['https://evil.test', SITE, 'null']) {
      const answer = await proxy.request({
        method: 'OPTIONS',
        path: '/api/try-it',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'x-try-it, content-type',
        },
      });
      expect(answer).toMatchObject({status: 204, headers: {allow: 'POST'}});
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith('access-control-')),
      ).toEqual([]);
    }
  });

  it('threat 73: refuses the origin `null`', async () => {
    const {api, proxy, envelope} = await startWorld();
    expect(await proxy.send(envelope, {Origin: 'null'})).toMatchObject({
      status: 403,
      problem: {code: 'forbidden_origin'},
    });
    expect(api.connections()).toBe(0);
  });

  it('threat 74: refuses origins that resemble the origin of the site', async () => {
    const {api, proxy, envelope} = await startWorld();
    for (const origin of [
      `${SITE}.evil.com`,
      'http://docs.example.org',
      `${SITE}:8443`,
      `${SITE}/`,
      SITE.toUpperCase(),
      'https://evil-docs.example.org',
      'https://sub.docs.example.org',
      `${SITE} https://evil.test`,
      `${SITE}, https://evil.test`,
      '',
    ]) {
      expect({origin, status: (await proxy.send(envelope, {Origin: origin})).status}).toEqual({
        origin,
        status: 403,
      });
    }
    expect(api.connections()).toBe(0);
  });

  it('threat 75: trusts neither `Host` nor `X-Forwarded-Host`', async () => {
    const {api, proxy, envelope} = await startWorld();
    for (const name of ['Host', 'X-Forwarded-Host', 'X-Original-Host', 'Forwarded'])
      expect(
        await proxy.send(envelope, {[name]: 'evil.test', Origin: 'https://evil.test'}),
      ).toMatchObject({status: 403});
    expect(api.connections()).toBe(0);
    // A foreign Host does not break requests of the site either.
    expect(
      await proxy.send(envelope, {Host: 'evil.test', 'X-Forwarded-Host': 'evil.test'}),
    ).toMatchObject({status: 200});
  });

  it('threat 76: accepts only POST', async () => {
    const {api, proxy, envelope} = await startWorld();
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      const answer = await proxy.request(
        {method, path: '/api/try-it?url=http://evil.test', headers: pageHeaders()},
        method === 'PUT' ? envelope : undefined,
      );
      expect(answer).toMatchObject({status: 405, headers: {allow: 'POST'}});
    }
    expect(api.connections()).toBe(0);
  });

  it('threat 77: limits callers that are not browsers by the allowlist and the rate limit', async () => {
    const {api, proxy, envelope} = await startWorld({ratePerClient: 4});
    // The refused request counts, too.
    expect(await proxy.send({operation: 'GET /', url: 'http://evil.test/'})).toMatchObject({
      status: 403,
    });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await proxy.send(envelope)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(api.requests).toHaveLength(3);
    const refused = await proxy.send(envelope);
    expect(refused).toMatchObject({
      status: 429,
      problem: {code: 'rate_limited'},
      headers: {
        'retry-after': expect.stringMatching(/^\d+$/),
        ratelimit: expect.stringContaining('r=0'),
      },
    });
  });

  it('threat 78: responds at exactly one path', async () => {
    const {api, proxy, envelope} = await startWorld();
    for (const path of [
      '/api/try-it/http://x',
      '/api/try-it//x',
      '/API/TRY-IT',
      '/api/try-it;x',
      '/api/try-it/',
      '//api/try-it',
      '/api//try-it',
      '/api/%74ry-it',
      '/x/../api/try-it',
      '/api/try-it%20',
      'http://evil.test/api/try-it',
      '/api/try-it/..',
    ]) {
      expect({
        path,
        status: (await proxy.request({method: 'POST', path, headers: pageHeaders()}, envelope))
          .status,
      }).toEqual({path, status: 404});
    }
    expect(
      await sendRaw(proxy.port, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n'),
    ).not.toContain('200');
    expect(api.connections()).toBe(0);
    expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
  });

  it('threat 78: responds at exactly one path if it is mounted in another Express app', async () => {
    const {default: express} = await import('express');
    const api = await startUpstream();
    const app = express();
    app.use(
      '/docs/api/try-it',
      createTryItRouter({
        manifest: {...manifestFor(api.origin), site: {url: SITE, baseUrl: '/docs/'}},
        allowPrivateTargets: [api.host],
      }),
    );
    const server = http.createServer(app).listen(0, '127.0.0.1');
    closeAfterTest(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const {port} = server.address() as net.AddressInfo;
    const proxy = await startProxy({
      manifest: manifestFor(api.origin),
      allowPrivateTargets: [api.host],
    });
    const envelope = JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`}));
    for (const [path, status] of [
      ['/docs/api/try-it', 200],
      ['/docs/api/try-it/x', 404],
      ['/DOCS/API/TRY-IT', 404],
      ['/docs/api/try-it/', 404],
    ] as const) {
      expect({
        path,
        status: (
          await proxy.request({port, method: 'POST', path, headers: pageHeaders()}, envelope)
        ).status,
      }).toEqual({path, status});
    }
  });
});

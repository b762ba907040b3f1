import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';
import type {RunningProxy} from '../support/proxy';
import {startRawUpstream, startUpstream} from '../support/upstream';
import type {Upstream} from '../support/upstream';

async function startProxyFor(api: Pick<Upstream, 'origin' | 'host'>): Promise<RunningProxy> {
  return startProxy({manifest: manifestFor(api.origin), allowPrivateTargets: [api.host]});
}

describe('redirects: the proxy', () => {
  it('threat 63: shows a redirect to a metadata service but does not follow it', async () => {
    const metadata = await startUpstream();
    const location = `http://127.0.0.1:${metadata.port}/latest/meta-data/`;
    const api = await startUpstream((response) =>
      response.writeHead(302, {Location: location}).end('moved'),
    );
    const proxy = await startProxyFor(api);
    const answer = await proxy.send({operation: 'GET /', url: `${api.origin}/`});
    expect(answer).toMatchObject({status: 200, head: {status: 302, redirect: location}});
    expect(answer.headers.location).toBeUndefined();
    expect(metadata.connections()).toBe(0);
  });

  it.each([301, 302, 303, 307, 308])(
    'threat 64: sends no credentials to another origin on %i',
    async (status) => {
      const evil = await startUpstream();
      for (const target of [
        `http://evil.test:${evil.port}/`,
        `http://sub.127.0.0.1.nip.io:${evil.port}/`,
        `http://127.0.0.1:${evil.port}/`,
        `https://127.0.0.1:${evil.port}/`,
      ]) {
        const api = await startUpstream((response) =>
          response.writeHead(status, {Location: target}).end(),
        );
        const proxy = await startProxyFor(api);
        const answer = await proxy.send({
          operation: 'POST /',
          method: 'POST',
          url: `${api.origin}/`,
          headers: [['Authorization', 'Bearer secret']],
          cookies: [['a', 'b']],
          body: {kind: 'text', text: 'x'},
        });
        expect(answer).toMatchObject({status: 200, head: {status, redirect: target}});
        expect(api.requests).toHaveLength(1);
      }
      expect(evil.connections()).toBe(0);
    },
  );

  it.each([
    ['http://[::bad/', undefined],
    ['http://', undefined],
    ['//[', undefined],
    ['\u0001', 'http://HOST/%01'],
    [`/${'x'.repeat(8000)}`, `http://HOST/${'x'.repeat(8000)}`],
    ['/a\r\nLocation: /b', 'http://HOST/a'],
  ])('threat 65: survives a malformed `Location`: %j', async (location, redirect) => {
    const api = await startRawUpstream((socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`),
    );
    const proxy = await startProxyFor(api);
    const answer = await proxy.send({operation: 'GET /', url: `${api.origin}/`});
    // A control character in a header is not valid HTTP, so the parser refuses the whole response.
    if (location === '\u0001') expect(answer).toMatchObject({status: 502});
    else expect(answer).toMatchObject({status: 200, head: {status: 302}});
    if (answer.head) expect(answer.head.redirect).toBe(redirect?.replace('HOST', api.host));
    expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
  });

  it('threat 65: survives a `Location` of 64 KB', async () => {
    const api = await startRawUpstream((socket) =>
      socket.end(
        `HTTP/1.1 302 Found\r\nLocation: /${'x'.repeat(65_536)}\r\nContent-Length: 0\r\n\r\n`,
      ),
    );
    const proxy = await startProxyFor(api);
    expect(await proxy.send({operation: 'GET /', url: `${api.origin}/`})).toMatchObject({
      status: 502,
      problem: {code: 'upstream_unreachable'},
    });
    expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
  });

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'ftp://evil.test/'])(
    'threat 66: offers no redirect to %s',
    async (location) => {
      const api = await startUpstream((response) =>
        response.writeHead(302, {Location: location}).end(),
      );
      const proxy = await startProxyFor(api);
      const {head} = await proxy.send({operation: 'GET /', url: `${api.origin}/`});
      expect(head).toMatchObject({status: 302});
      expect(head).not.toHaveProperty('redirect');
      expect(head?.headers).toContainEqual(['Location', location]);
    },
  );

  it('threat 67: sends one request even if the API redirects to itself', async () => {
    const api = await startUpstream((response, {url}) =>
      response.writeHead(302, {Location: url}).end(),
    );
    const proxy = await startProxyFor(api);
    expect(await proxy.send({operation: 'GET /', url: `${api.origin}/`})).toMatchObject({
      status: 200,
      head: {status: 302, redirect: `${api.origin}/`},
    });
    expect(api.requests).toHaveLength(1);
  });

  it('threat 68: shows a redirect to the other protocol', async () => {
    const api = await startUpstream((response) =>
      response.writeHead(301, {Location: 'https://127.0.0.1/'}).end(),
    );
    const proxy = await startProxyFor(api);
    expect(await proxy.send({operation: 'GET /', url: `${api.origin}/`})).toMatchObject({
      status: 200,
      head: {status: 301, redirect: 'https://127.0.0.1/'},
    });
    expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
  });

  it('threat 69: checks the target of a redirect that the reader follows like any other target', async () => {
    const other = await startUpstream();
    const api = await startUpstream((response) =>
      response.writeHead(302, {Location: `${other.origin}/v1/users`}).end(),
    );
    const proxy = await startProxyFor(api);
    const {head} = await proxy.send({
      operation: 'GET /',
      url: `${api.origin}/`,
      headers: [['Authorization', 'Bearer secret']],
    });
    expect(await proxy.send({operation: 'GET /v1/users', url: head?.redirect})).toMatchObject({
      status: 403,
      problem: {code: 'target_not_allowed'},
    });
    expect(other.connections()).toBe(0);
  });
});

import {startWorld, verdictOf} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {startRawUpstream, startUpstream} from '../support/upstream';

/** An API that redirects to a location. */
const startRedirecting = (location: string, status = 302) =>
  startUpstream((response) => response.writeHead(status, {Location: location}).end('moved'));

describe.each(RUNTIMES)('redirects, on %s: the proxy', (runtime) => {
  inRuntime(runtime);

  it.each([
    ['threat 63: to a metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['threat 67: to itself', '/'],
    ['threat 68: to the other protocol', 'https://127.0.0.1/'],
  ])('%s: shows a redirect but does not follow it', async (_title, location) => {
    const {api, send} = await startWorld({}, await startRedirecting(location));
    const {head, headers} = await send();
    expect(head).toMatchObject({status: 302, redirect: new URL(location, api.origin).href});
    expect(headers.location).toBeUndefined();
    expect(api.requests).toHaveLength(1);
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
        const {api, send} = await startWorld({}, await startRedirecting(target, status));
        const answer = await send({
          method: 'POST',
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

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'ftp://evil.test/'])(
    'threat 66: offers no redirect to %s',
    async (location) => {
      const {send} = await startWorld({}, await startRedirecting(location));
      const {head} = await send();
      expect(head).toMatchObject({status: 302});
      expect(head).not.toHaveProperty('redirect');
      expect(head?.headers.map(([name, value]) => [name.toLowerCase(), value])).toContainEqual([
        'location',
        location,
      ]);
    },
  );

  it('threat 69: checks the target of a redirect that the reader follows like any other target', async () => {
    const other = await startUpstream();
    const {proxy, send} = await startWorld({}, await startRedirecting(`${other.origin}/v1/users`));
    const {head} = await send({headers: [['Authorization', 'Bearer secret']]});
    const followed = await proxy.send({operation: 'GET /v1/users', url: head?.redirect});
    expect(verdictOf(followed)).toBe('403 target_not_allowed');
    expect(other.connections()).toBe(0);
  });
});

describe('redirects: the proxy', () => {
  it.each([
    ['http://[::bad/', undefined],
    ['http://', undefined],
    ['//[', undefined],
    [`/${'x'.repeat(8000)}`, `http://HOST/${'x'.repeat(8000)}`],
    ['/a\r\nLocation: /b', 'http://HOST/a'],
    // A control character in a header is not valid HTTP, and the parser limits headers.
    ['\u0001', 'refused'],
    [`/${'x'.repeat(65_536)}`, 'refused'],
  ])('threat 65: survives a malformed or long `Location` (%#)', async (location, redirect) => {
    const api = await startRawUpstream((socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`),
    );
    const {proxy, send} = await startWorld({}, api);
    const answer = await send();
    if (redirect === 'refused') expect(verdictOf(answer)).toBe('502 upstream_unreachable');
    else {
      expect(answer).toMatchObject({status: 200, head: {status: 302}});
      expect(answer.head?.redirect).toBe(redirect?.replace('HOST', api.host));
    }
    expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
  });
});

import {startProxy} from '../support/proxy';
import {manifestOf} from '../support/manifest';
import {startUpstream} from '../support/upstream';
import type {Upstream} from '../support/upstream';

const PATH = '/.well-known/openid-configuration';

/** An authorization server whose metadata is this, and one that nobody names. */
async function start(toMetadata: (origin: string) => unknown, limits = {}) {
  const server: Upstream = await startUpstream((response, {url}) => {
    const metadata = toMetadata(server.origin);
    if (url === PATH) response.end(typeof metadata === 'string' ? metadata : JSON.stringify(metadata));
    else response.end('{"access_token": "token"}');
  });
  const other = await startUpstream();
  const proxy = await startProxy({manifest: manifestOf({auth: [{key: 'auth my id discovery', url: `${server.origin}${PATH}`}]}), allowLoopbackTargets: true, limits});
  const ask = (purpose: string, url: string) => proxy.send({operation: `auth my id ${purpose}`, method: 'POST', url, body: {kind: 'text', text: 'grant_type=x&client_secret=s'}});
  return {server, other, ask, logs: proxy.logs};
}

const named = (origin: string) => ({token_endpoint: `${origin}/token`, device_authorization_endpoint: `${origin}/device`});

describe('endpoints that the document does not write', () => {
  it('are reached where the metadata of the authorization server names them', async () => {
    const {server, ask} = await start(named);
    const answer = await ask('token', `${server.origin}/token`);
    expect(answer.body.toString()).toBe('{"access_token": "token"}');
    expect((await ask('device', `${server.origin}/device`)).head?.status).toBe(200);
    // The metadata is asked with nothing of the reader's, and so that a loop is known.
    expect(server.requests[0]?.headers).toEqual({'accept': 'application/json', 'accept-encoding': 'identity', 'user-agent': 'docusaurus-plugin-api-reference', 'via': '1.1 try-it', 'host': server.host, 'connection': 'close'});
    expect(server.requests.map(({method, url, body}) => `${method} ${url} ${body}`)).toEqual([`GET ${PATH} `, 'POST /token grant_type=x&client_secret=s', `GET ${PATH} `, 'POST /device grant_type=x&client_secret=s']);
  });

  it('are nothing else of that server, and nothing of others', async () => {
    const {server, other, ask} = await start(named);
    const urls = [`${server.origin}/device`, `${server.origin}/token?x`, `${server.origin}/token/`, `${server.origin}/admin`, `${other.origin}/token`];
    for (const url of urls) expect((await ask('token', url)).problem?.code).toBe('target_not_allowed');
    expect(server.requests.filter(({method}) => method === 'POST')).toEqual([]);
    expect(other.requests).toEqual([]);
  });

  it('are not believed in without the metadata', async () => {
    for (const metadata of ['', 'null', '[]', '"token_endpoint"', '{"token_endpoint": 1}', '{"token_endpoint": "/token"}', '{"__proto__": {"token_endpoint": "x"}}', '{'.repeat(1000)]) {
      const {server, ask} = await start(() => metadata);
      expect((await ask('token', `${server.origin}/token`)).problem?.code).toBe('target_not_allowed');
      expect(server.requests.map(({method}) => method)).toEqual(['GET']);
    }
  });

  it('are not read out of metadata without end', async () => {
    const {server, ask} = await start((origin) => `${' '.repeat(300 * 1024)}${JSON.stringify(named(origin))}`);
    expect((await ask('token', `${server.origin}/token`)).problem?.code).toBe('upstream_unreachable');
  });

  it('are none of a scheme that has no metadata', async () => {
    const {server} = await start(named);
    const proxy = await startProxy({manifest: manifestOf({auth: [{key: 'auth my id token', url: `${server.origin}/token`}]}), allowLoopbackTargets: true});
    expect((await proxy.send({operation: 'auth my id token', method: 'POST', url: `${server.origin}/other`})).problem?.code).toBe('target_not_allowed');
    expect(server.requests).toEqual([]);
  });

  it('count for the server of the metadata, whatever host is asked for', async () => {
    const {server, ask} = await start(named, {ratePerTarget: 2});
    for (const host of ['a', 'b', 'c', 'd']) await ask('token', `https://${host}.example.com/token`);
    expect(server.requests.length).toBe(2);
  });

  it('keep what is sent there out of the log', async () => {
    const {server, ask, logs} = await start(named);
    await ask('token', `${server.origin}/token`);
    await ask('token', `${server.origin}/SECRET`);
    expect(JSON.stringify(logs)).not.toMatch(/client_secret|SECRET/);
  });
});

import express from 'express';
import http from 'http';
import {createTryItMiddleware} from '../../../plugin/site/devServer';
import type {Envelope, NameValue, TryItManifest} from '../../../plugin/proxy';
import {fakeInternet} from '../support/internet';
import {manifestOf} from '../support/manifest';
import {post, startProxy, verdictOf} from '../support/proxy';
import type {Answer} from '../support/proxy';
import {listen, startUpstream} from '../support/upstream';
import {words} from '../support/words';

/**
 * Headers with which a server in front tells an API who the caller is, in every spelling that a
 * server might accept.
 */
const SMUGGLED = [
  'X-Remote-User Remote-User X_Remote_User X.Remote.User x-remote-groups X-SSL-Client-Verify',
  'X-SSL-Client-S-DN SSL_CLIENT_VERIFY X-Client-Cert Client-Cert X-Original-Host',
  'X-Original-URL X-Host Proxy X-Forwarded-User X-Forwarded-Host X-Auth-Request-Email',
  'X-Authenticated-User X-WEBAUTH-USER X-User X-User-Id X-Userinfo X-Consumer-Username',
  'X-Credential-Identifier Impersonate-User X-Goog-Authenticated-User-Email',
  'X-MS-CLIENT-PRINCIPAL-ID X-Amzn-Oidc-Data X-Pomerium-Jwt-Assertion X-Real-IP',
  'True-Client-IP Forwarded CF-Connecting-IP Fastly-Client-IP X-Envoy-Internal',
  'X-HTTP-Method-Override X-Method-Override X-Rewrite-URL X-Accel-Redirect',
  'X-Middleware-Subrequest X-Token-Subject X-Roles X-Group',
].flatMap((names) => names.split(' '));

const documentOf = (origin: string) => ({
  servers: [{url: origin}],
  operations: [
    {key: 'GET /', headers: ['Authorization', 'X-Api-Key', 'X-Remote-Id'], cookies: ['session']},
    {key: 'GET /{path}'},
  ],
});
/**
 * Ways to reach an API on this machine: a server whose operator allows it (`serve` and `proxy`), and
 * `start`.
 */
const WAYS: {
  [command: string]: (
    manifest: TryItManifest,
    hosts: string[],
  ) => Promise<(envelope: Partial<Envelope>) => Promise<Answer>>;
} = {
  async proxy(manifest, hosts) {
    return (await startProxy({manifest, allowPrivateTargets: hosts})).send;
  },
  async start(manifest) {
    const late: {handler?: express.RequestHandler} = {};
    const {port, origin} = await listen(
      http.createServer(
        express().use((request, response, next) => late.handler!(request, response, next)),
      ),
    );
    late.handler = createTryItMiddleware(() => manifest, '/api/try-it', {host: '127.0.0.1', port});
    return (envelope) => post(port, envelope, {Origin: origin});
  },
};

describe.each(Object.entries(WAYS))('%s', (_command, start) => {
  it('threat 132: sends documented headers and cookies to a private target and refuses undocumented ones', async () => {
    const api = await startUpstream();
    const send = await start(manifestOf(documentOf(api.origin)), [api.host]);
    const url = `${api.origin}/`;
    const undocumented = words(
      'Authorization2 X-Anything Accept-Language If-Match X-Undocumented',
      ...SMUGGLED,
    );
    for (const name of undocumented)
      expect([
        name,
        verdictOf(await send({operation: 'GET /', url, headers: [[name, 'admin']]})),
      ]).toEqual([name, '400 bad_envelope']);
    expect(verdictOf(await send({operation: 'GET /', url, cookies: [['admin', '1']]}))).toBe(
      '400 bad_envelope',
    );
    // A header that another operation documents is not allowed here.
    expect(await send({url: `${url}x`, headers: [['Authorization', 'Bearer t']]})).toMatchObject({
      status: 400,
    });
    expect(api.connections()).toBe(0);
    const headers: NameValue[] = Object.entries({
      Accept: 'a/b',
      'Content-Type': 'c/d',
      authorization: 'Bearer t',
      'X-API-Key': 'k',
      'X-Remote-Id': 'i',
    });
    const cookies: NameValue[] = [['session', 's']];
    expect(await send({operation: 'GET /', url, headers, cookies})).toMatchObject({status: 200});
    expect(api.requests[0]?.headers).toEqual({
      accept: 'a/b',
      'content-type': 'c/d',
      authorization: 'Bearer t',
      'x-api-key': 'k',
      'x-remote-id': 'i',
      cookie: 'session=s',
      'accept-encoding': 'identity',
      'user-agent': 'docusaurus-plugin-api-reference',
      via: '1.1 try-it',
      host: api.host,
      connection: 'close',
    });
  });

  it('threat 132: drops undocumented headers and cookies from a request that follows a redirect', async () => {
    const api = await startUpstream();
    const send = await start(manifestOf(documentOf(api.origin)), [api.host]);
    const answer = await send({
      operation: 'follow GET',
      url: `${api.origin}/`,
      headers: Object.entries({
        Authorization: 'Bearer t',
        'X-Remote-User': 'admin',
        'X-Trace': '1',
      }),
      cookies: Object.entries({session: 's', admin: '1'}),
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(api.requests[0]?.headers ?? {}).sort()).toEqual(
      words('accept accept-encoding authorization connection cookie host user-agent via'),
    );
    expect(api.requests[0]?.headers.cookie).toBe('session=s');
  });
});

describe('a public target', () => {
  it('threat 132: gets identity headers only if the document names them', async () => {
    const api = await startUpstream();
    const {lookup} = fakeInternet({
      names: {'api.example.com': ['93.184.215.14']},
      hosts: {'api.example.com:80': api.port},
    });
    const url = 'http://api.example.com/';
    const proxy = await startProxy({
      manifest: manifestOf(documentOf('http://api.example.com')),
      lookup,
    });
    for (const name of SMUGGLED)
      expect([
        name,
        verdictOf(await proxy.send({operation: 'GET /', url, headers: [[name, 'admin']]})),
      ]).toEqual([name, '400 bad_envelope']);
    expect(api.connections()).toBe(0);
    const sent = {
      'x-remote-id': 'i',
      'accept-language': 'de',
      'if-match': 'x',
      'user-agent': 'reader',
      'x-trace': '1',
    };
    const headers = Object.entries(sent);
    expect(await proxy.send({operation: 'GET /', url, headers})).toMatchObject({status: 200});
    expect(api.requests[0]?.headers).toMatchObject(sent);
  });
});

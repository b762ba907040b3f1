import {createAllowlist} from '../../../plugin/proxy/allowlist/createAllowlist';
import {parseManifest} from '../../../plugin/proxy/parseManifest';
import type {TryItDocument, TryItServer} from '../../../plugin/proxy';
import {judge, OPTIONS} from '../support/judge';
import {manifestOf} from '../support/manifest';
import {envelopeOf} from '../support/proxy';
import {rows} from '../support/words';

/** The verdict on a URL, asked for with the method that the operation names. */
function judgeUrl(document: Partial<TryItDocument>, operation: string, url: string): string {
  const [, method = 'POST'] = /^([A-Z]+) /.exec(operation) ?? [];
  const isRead = operation.endsWith('discovery');
  return judge(document, {operation, url, method: isRead ? 'GET' : method});
}

function judgePath(template: string, path: string, reserved?: string[]): string {
  return judgeUrl(
    {servers: [{url: 'https://api.example.com'}], operations: [{key: `GET ${template}`, reserved}]},
    `GET ${template}`,
    `https://api.example.com${path}`,
  );
}

function judgeServer(server: TryItServer, url: string): string {
  return judgeUrl({servers: [server], operations: [{key: 'GET /x'}]}, 'GET /x', url);
}

describe('a server URL that begins with a variable', () => {
  const [a, b] = ['https://a.example.com', 'https://b.example.com'] as const;
  const toServer = (more: {enum?: string[]}): TryItServer => ({
    url: '{baseUrl}/v1',
    variables: [{name: 'baseUrl', default: a, ...more}],
  });
  const enumerated = toServer({enum: [a, b]});
  const free = toServer({});
  const scheme: TryItServer = {
    url: '{scheme}://a.example.com/v1',
    variables: [{name: 'scheme', default: 'https', enum: ['https', 'http']}],
  };

  it.each([
    ['enum of URLs', enumerated, 'https://b.example.com/v1/x', 'sent'],
    ['enum of URLs', enumerated, 'https://c.example.com/v1/x', 'target_not_allowed'],
    ['free value with a default', free, 'https://a.example.com/v1/x', 'sent'],
    ['free value with a default', free, 'https://a.example.com/x', 'not_proxyable'],
    ['free value with a default', free, 'https://b.example.com/v1/x', 'not_proxyable'],
    ['enum of schemes', scheme, 'http://a.example.com/v1/x', 'sent'],
    ['enum of schemes', scheme, 'https://b.example.com/v1/x', 'target_not_allowed'],
  ])('(%s): server %o, request to %s: %s', (_name, server, url, outcome) => {
    expect(judgeServer(server, url)).toBe(outcome);
  });
});

describe('a document with a former id', () => {
  it('is found by it, unless another document has that id now', () => {
    const operations = [{key: 'GET /x'}];
    const toDocument = (id: string, url: string, formerId?: string) => ({
      ...{id, formerId, servers: [{url}], operations, auth: []},
    });
    const store = toDocument('store', 'https://store.example.com', 'default');
    const other = toDocument('default', 'https://other.example.com');
    const ask = (documents: TryItDocument[], document: string) => {
      // As it is in the file.
      const file: unknown = JSON.parse(JSON.stringify({...manifestOf({}), documents}));
      const allowlist = createAllowlist(parseManifest(file), OPTIONS);
      const host = document === 'default' && documents.length > 1 ? 'other' : 'store';
      const url = `https://${host}.example.com/x`;
      return allowlist(envelopeOf({document, operation: 'GET /x', method: 'GET', url})).document;
    };
    expect([ask([store], 'default'), ask([store], 'store')]).toEqual(['store', 'store']);
    expect(ask([other, store], 'default')).toBe('default');
    expect(() => ask([store], 'constructor')).toThrow();
  });
});

describe('path matching', () => {
  it.each([
    ['/', '/', 'sent'],
    ['/pets', '/pets', 'sent'],
    ['/pets', '/pets?limit=1&a=//b', 'sent'],
    ['/pets', '/pets/', 'target_not_allowed'],
    ['/pets/', '/pets/', 'sent'],
    ['/pets', '/Pets', 'target_not_allowed'],
    ['/pets/{id}', '/pets/1', 'sent'],
    ['/pets/{id}', '/pets/', 'target_not_allowed'],
    ['/pets/{id}', '/pets/1/2', 'target_not_allowed'],
    ['/pets/{id}', '/pets/%F0%9F%90%95', 'sent'],
    ['/pets/{id}', '/pets/;id=3,4', 'target_not_allowed'],
    ['/pets/{id};v=1', '/pets/3;v=1', 'sent'],
    ['/pets/{id};v=1', '/pets/3;x;v=1', 'target_not_allowed'],
    ['/a%2Fb/{id}', '/a%2fb/1', 'sent'],
    ['/pets/{id}', '/pets/a%2Fb', 'target_not_allowed'],
    ['/pets/x{id}', '/pets/xa%252Fb', 'target_not_allowed'],
    ['/pets/{id}', '/pets/.5', 'sent'],
    ['/users/@me', '/users/@me', 'sent'],
    ['/users/@me', '/users/%40me', 'sent'],
    ['/a b/{c}', '/a%20b/1', 'sent'],
    ['/größe', '/gr%C3%B6%C3%9Fe', 'sent'],
    ['/repos/{owner}/{repo}/tarball/{ref}', '/repos/a/b/tarball/c', 'sent'],
    ['/{owner}/{repo}.{ext}', '/a/b.tar.gz', 'sent'],
    ['/{owner}/{repo}.{ext}', '/a/b', 'target_not_allowed'],
    ['/{owner}/{repo}.{ext}', '/a/.gz', 'target_not_allowed'],
    ['/items/{id}:activate', '/items/1:activate', 'sent'],
    ['/items/{id}:activate', '/items/:activate', 'target_not_allowed'],
    ['/items/{id}:activate', '/items/1:delete', 'target_not_allowed'],
    ['/Items({id})', '/Items(1)', 'sent'],
    ['/{a}{b}', '/xy', 'sent'],
    ['/{a}{b}', '/x', 'target_not_allowed'],
    ['/search?kind=x', '/search?kind=y', 'sent'],
  ])('template %s, request path %s: %s', (template, path, verdict) =>
    expect(judgePath(template, path)).toBe(verdict),
  );

  it.each([
    ['/files/{path}', '/files/a/b/c', 'sent'],
    ['/files/{path}', '/files/a', 'sent'],
    ['/files/{path}', '/files', 'target_not_allowed'],
    ['/files/{path}/meta', '/files/a/meta/b/meta', 'sent'],
    ['/files/{path}/meta', '/files/a/b', 'target_not_allowed'],
    ['/files/{path}/meta', '/files/meta', 'target_not_allowed'],
    ['/files/{path}', '/files/../admin', 'target_not_allowed'],
  ])(
    'template %s with a variable that allows reserved characters, request path %s: %s',
    (template, path, verdict) => expect(judgePath(template, path, ['path'])).toBe(verdict),
  );

  it('allows semicolons, but no slashes, in values of the style `matrix`', () => {
    const judgeMatrix = (path: string) =>
      judgeUrl(
        {
          servers: [{url: 'https://api.example.com'}],
          operations: [{key: 'GET /pets/{id}', matrix: ['id']}],
        },
        'GET /pets/{id}',
        `https://api.example.com${path}`,
      );
    expect(judgeMatrix('/pets/;id=3,4')).toBe('sent');
    expect(judgeMatrix('/pets/;R=1;G=2')).toBe('sent');
    expect(judgeMatrix('/pets/;id=3%2F4')).toBe('target_not_allowed');
    expect(judgeMatrix('/pets/..;id=3')).toBe('target_not_allowed');
  });

  it.each([
    ['/projects/group%2Fproject', 'sent'],
    ['/projects/%40scope%2fname', 'sent'],
    ['/projects/group%2Fproject/files', 'target_not_allowed'],
    ['/projects/group/project', 'target_not_allowed'],
    ['/projects/group%252Fproject', 'target_not_allowed'],
    ['/projects/group%2F..%2Fproject', 'target_not_allowed'],
    ['/projects/..%2Fadmin', 'target_not_allowed'],
    ['/projects/group%5Cproject', 'target_not_allowed'],
    ['/projects/group%3Bproject', 'target_not_allowed'],
  ])('a value that is any text may contain an encoded slash: %s: %s', (path, verdict) => {
    const key = 'GET /projects/{id}';
    const servers = [{url: 'https://api.example.com'}];
    const operations = [{key, slashes: ['id']}];
    expect(judgeUrl({servers, operations}, key, `https://api.example.com${path}`)).toBe(verdict);
  });

  it('takes time linear in the length of the path', () => {
    const template = `/${'{a}/x/'.repeat(10)}end`;
    expect(judgePath(template, `/${'x/'.repeat(8000)}`, ['a'])).toBe('target_not_allowed');
    expect(judgePath(`/${'{a}-'.repeat(50)}`, `/${'-'.repeat(16_000)}x`)).toBe(
      'target_not_allowed',
    );
  });
});

describe('server matching', () => {
  it.each([
    [{url: 'https://api.example.com'}, 'https://api.example.com/x', 'sent'],
    [{url: 'https://api.example.com/'}, 'https://api.example.com/x', 'sent'],
    [{url: 'https://api.example.com/v1/'}, 'https://api.example.com/v1/x', 'sent'],
    [{url: 'https://api.example.com/v1'}, 'https://api.example.com/x', 'target_not_allowed'],
    [{url: 'https://API.example.com:443'}, 'https://api.example.com/x', 'sent'],
    [{url: 'https://api.example.com.'}, 'https://api.example.com/x', 'sent'],
    [{url: 'http://api.example.com:8080'}, 'http://api.example.com:8080/x', 'sent'],
    [{url: 'http://api.example.com:8080'}, 'http://api.example.com/x', 'target_not_allowed'],
    [{url: 'https://münchen.example.com'}, 'https://xn--mnchen-3ya.example.com/x', 'sent'],
    [{url: '/v1'}, 'https://docs.example.org/v1/x', 'target_not_allowed'],
    [{url: 'ftp://api.example.com'}, 'http://api.example.com/x', 'target_not_allowed'],
    [{url: 'not a url'}, 'http://api.example.com/x', 'target_not_allowed'],
  ] as [TryItServer, string, string][])('server %j, request to %s: %s', (server, url, verdict) =>
    expect(judgeServer(server, url)).toBe(verdict),
  );

  /** `name` is a free variable with the default `d`, `name:text` one with another default, and
   * `name=a|b` an enum. */
  const variables = (text: string): NonNullable<TryItServer['variables']> =>
    text.split(' ').map((word) => {
      const [, name = '', sign, rest = ''] = /^(\w+)([:=]?)(.*)$/.exec(word) ?? [];
      const values = rest.split('|');
      if (sign === '=') return {name, default: values[0] ?? '', enum: values};
      return {name, default: sign === ':' ? rest : 'd'};
    });

  it.each(
    rows<[string, string, string, string]>(`
    https://{region}.example.com/{version} · region=eu|us version=v1|v2 · https://us.example.com/v2/x · sent
    https://{region}.example.com/{version} · region=eu|us version=v1|v2 · https://us.example.com/v3/x · target_not_allowed
    {scheme}://api.example.com · scheme=http|https · http://api.example.com/x · sent
    https://api.example.com:{port} · port=443|8443 · https://api.example.com:8443/x · sent
    https://api.example.com:{port} · port=443|8443 · https://api.example.com:22/x · target_not_allowed
    https://{tenant}.example.com · tenant · https://acme.example.com/x · sent
    https://{tenant}.example.com · tenant · https://example.com/x · target_not_allowed
    https://{tenant}-api.example.com · tenant · https://acme-api.example.com/x · sent
    https://{tenant}-api.example.com · tenant · https://-api.example.com/x · target_not_allowed
    https://{tenant}.{region}.example.com:8443/v1 · tenant region · https://a.b.example.com:8443/v1/x · sent
    https://api.{tenant}.example.co.uk · tenant · https://api.acme.example.co.uk/x · sent
    https://{tenant}.co.uk · tenant · https://acme.co.uk/x · not_proxyable
    https://{bucket}.s3.amazonaws.com · bucket · https://x.s3.amazonaws.com/x · not_proxyable
    https://{a}{b}.example.com · a b · https://xy.example.com/x · not_proxyable
    https://{host} · host · https://evil.test/x · not_proxyable
    https://{host} · host · https://d/x · sent
    https://api.example.com/{base} · base · https://api.example.com/a/x · sent
    https://api.example.com/{base} · base · https://api.example.com/a/b/x · target_not_allowed
    https://api.example.com/{base} · base · https://api.example.com/a%2Fb/x · target_not_allowed
    https://api.example.com/{base} · base · https://api.example.com/a;b/x · target_not_allowed
    https://api.example.com/{base} · base:api/v1 · https://api.example.com/api/v1/x · sent
    https://api.example.com/{base} · base: · https://api.example.com/x · sent
    https://{host}/x · host:api.example.com/v1 · https://api.example.com/v1/x/x · sent
    https://{host}/x · host:api.example.com/v1 · https://api.example.com/x/x · not_proxyable
    https://api.example.com/{base} · base · https://api.example.com/x · target_not_allowed
    https://api.example.com/{base} · base · https://api.example.com/..%2f/x · target_not_allowed
    https://api.example.com/v{version} · version · https://api.example.com/v2/x · sent
    https://api.example.com/v{version} · version · https://api.example.com/v2/3/x · target_not_allowed
  `),
  )('server %s with variables %s, request to %s: %s', (url, names, target, verdict) =>
    expect(judgeServer({url, variables: variables(names)}, target)).toBe(verdict),
  );

  it('allows the first of 1,600 enum combinations and refuses the last, which is beyond the cap', () => {
    const many = Array.from({length: 40}, (_, index) => `v${index}`);
    const server = {
      url: 'https://{a}.{b}.example.com',
      variables: variables(['a', 'b'].map((name) => `${name}=${many.join('|')}`).join(' ')),
    };
    expect(judgeServer(server, 'https://v0.v0.example.com/x')).toBe('sent');
    expect(judgeServer(server, 'https://v39.v39.example.com/x')).toBe('target_not_allowed');
  });

  it('uses the servers of an operation instead of those of the document', () => {
    const document = {
      servers: [{url: 'https://api.example.com'}],
      operations: [{key: 'GET /x', servers: [{url: 'https://files.example.com'}]}, {key: 'GET /y'}],
    };
    expect(judgeUrl(document, 'GET /x', 'https://files.example.com/x')).toBe('sent');
    expect(judgeUrl(document, 'GET /x', 'https://api.example.com/x')).toBe('target_not_allowed');
    expect(judgeUrl(document, 'GET /y', 'https://api.example.com/y')).toBe('sent');
  });
});

describe('a redirect that is followed', () => {
  const document: Partial<TryItDocument> = {
    servers: [{url: 'https://api.example.com/v1'}],
    operations: [{key: 'GET /pets/{id}'}, {key: 'DELETE /pets/{id}/tags'}],
  };
  it.each([
    ['follow GET', 'GET', 'https://api.example.com/v1/pets/1', 'sent'],
    ['follow GET', 'GET', 'https://api.example.com/v1/pets/1/tags', 'target_not_allowed'],
    ['follow GET', 'GET', 'https://other.example.com/v1/pets/1', 'target_not_allowed'],
    ['follow GET', 'DELETE', 'https://api.example.com/v1/pets/1', 'target_not_allowed'],
    ['follow DELETE', 'DELETE', 'https://api.example.com/v1/pets/1', 'target_not_allowed'],
    ['follow', 'GET', 'https://api.example.com/v1/pets/1', 'target_not_allowed'],
  ])('as "%s" with method %s, to %s: %s', (operation, method, url, verdict) => {
    const allowlist = createAllowlist(manifestOf(document), OPTIONS);
    const judged = () => allowlist(envelopeOf({operation, method, url}));
    if (verdict === 'sent')
      expect(judged()).toMatchObject({operation: 'GET /pets/{id}', method: 'GET'});
    else expect(judged).toThrow(expect.objectContaining({code: verdict}) as Error);
  });
});

describe('URLs of security schemes', () => {
  const document: Partial<TryItDocument> = {
    auth: [
      {key: 'auth main token', url: 'https://id.example.com/oauth/token?realm=a'},
      {key: 'auth main token', url: 'https://other.example.com/token'},
      {key: 'auth oidc discovery', url: 'https://id.example.com/.well-known/openid-configuration'},
    ],
  };
  it.each([
    ['auth main token', 'https://id.example.com/oauth/token?realm=a', 'sent'],
    ['auth main token', 'https://other.example.com/token', 'sent'],
    ['auth main token', 'https://id.example.com/oauth/token?realm=b', 'target_not_allowed'],
    ['auth main token', 'https://id.example.com/oauth/token', 'target_not_allowed'],
    ['auth main token', 'https://id.example.com/oauth/token/..%2f?realm=a', 'target_not_allowed'],
    ['auth main device', 'https://id.example.com/oauth/token?realm=a', 'target_not_allowed'],
    ['auth oidc discovery', 'https://id.example.com/.well-known/openid-configuration', 'sent'],
    // The metadata of a scheme is never used to allow HTTP instead of HTTPS.
    ['auth oidc token', 'http://id.example.com/token', 'target_not_allowed'],
  ])('operation "%s" at %s: %s', (operation, url, verdict) =>
    expect(judgeUrl(document, operation, url)).toBe(verdict),
  );
});

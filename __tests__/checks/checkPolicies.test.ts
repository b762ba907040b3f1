import {allowsUrl, toBaseUrl, toConnectSources} from '../../plugin/checks/connectSources';
import {checkFiles, toDocs, toDocument} from '../support/checkFiles';

const SELF = new URL('https://docs.example.com');

// What browsers do: https://www.w3.org/TR/CSP3/#match-url-to-source-list
test.each([
  ["'self'", 'https://docs.example.com', true],
  ["'self'", 'https://api.example.com', false],
  ["'none'", 'https://docs.example.com', false],
  ['*', 'http://api.example.com', true],
  ['https:', 'https://api.example.com', true],
  ['https:', 'http://api.example.com', false],
  ['http:', 'https://api.example.com', true],
  ['api.example.com', 'https://api.example.com', true],
  ['api.example.com', 'http://api.example.com', false],
  ['https://API.example.com', 'https://api.example.com', true],
  ['*.example.com', 'https://a.b.example.com', true],
  ['*.example.com', 'https://example.com', false],
  ['https://api.example.com', 'https://api.example.com:8443', false],
  ['https://api.example.com:*', 'https://api.example.com:8443', true],
  ['https://api.example.com:443', 'https://api.example.com', true],
  ['https://api.example.com/v1/', 'https://api.example.com/v1', true],
  // Requests are below this path, which without its slash allows one URL alone.
  ['https://api.example.com/v1', 'https://api.example.com/v1', false],
  ['https://api.example.com/v2/', 'https://api.example.com/v1', false],
])('%s for %s: %s', (source, url, isAllowed) => {
  expect(allowsUrl([source], toBaseUrl(url, SELF) as URL, SELF)).toBe(isAllowed);
});

test.each([
  ["default-src 'none'; connect-src https:", ['https:']],
  ["DEFAULT-SRC 'self'", ["'self'"]],
  ['connect-src https:; connect-src *', ['https:']],
  ["script-src 'self'", undefined],
])('%s', (policy, sources) => {
  expect(toConnectSources(policy)).toEqual(sources);
});

const TOKEN = toDocument(undefined, {
  servers:
    "servers: [{url: 'https://{region}.example.com/v1', variables: {region: {default: eu}}}]\ncomponents: {securitySchemes: {login: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://login.example.com/token', scopes: {}}}}}}\n",
});

async function check(api: object, files: {[name: string]: string}) {
  const found = await checkFiles({'docs.json': toDocs(api), 'openapi.yaml': TOKEN, ...files});
  return found
    .filter(({code}) => code === 'policy-requests')
    .map(({source: {file, line}, message, help}) => `${file}:${line} ${message} ${help}`);
}

const toVercel = (policy: string) =>
  JSON.stringify(
    {headers: [{source: '/(.*)', headers: [{key: 'Content-Security-Policy', value: policy}]}]},
    undefined,
    2,
  );

test('servers and token URLs that the browser calls must be allowed', async () => {
  expect(
    await check({tryIt: {proxy: false}}, {'vercel.json': toVercel("connect-src 'self'")}),
  ).toEqual([
    'vercel.json:7 The content security policy blocks requests of the console to `https://eu.example.com/v1` and `https://login.example.com/token`. Add `https://eu.example.com` and `https://login.example.com` to `connect-src`.',
  ]);
  expect(await check({}, {'vercel.json': toVercel("connect-src 'self'")})).toEqual([]);
  expect(await check({}, {'vercel.json': toVercel("default-src 'none'")})).toEqual([
    "vercel.json:7 The content security policy blocks requests of the console to the proxy of the site. Add `'self'` to `connect-src`.",
  ]);
});

test('servers of readers must be allowed, as far as the pattern says which they are', async () => {
  const files = {'vercel.json': toVercel("connect-src 'self' https://*.on.aws")};
  expect(await check({tryIt: {ownServer: true}}, files)).toEqual([
    "vercel.json:7 The content security policy blocks requests of the console to readers' own servers, which `tryIt.ownServer` allows. Add `https:` to `connect-src`.",
  ]);
  expect(
    await check({tryIt: {ownServer: 'https://{id}.lambda-url.{region}.on.aws'}}, files),
  ).toEqual([]);
  expect(await check({tryIt: {ownServer: 'https://{tenant}.example.com'}}, files)).toEqual([]);
});

test('of several sections, those of the pages count', async () => {
  const policy = "  Content-Security-Policy: connect-src 'none'\n";
  const check404 = (pages: string) =>
    check({}, {'static/_headers': `# Headers\n${pages}\n  X-Frame-Options: DENY\n${policy}`});
  expect(await check404('/admin/*')).toEqual([]);
  expect(await check404('/api/*')).toHaveLength(1);
  expect(await check404('/*')).toHaveLength(1);
});

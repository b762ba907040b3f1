import {toTryItDocuments} from '../../plugin/exports/manifest';
import {createPartialDocuments} from '../../plugin/exports/operationDocument/partialDocuments';
import {toApiReference} from '../../plugin/model/apiReference';
import type {Json, LoadedDocument} from '../../plugin/document/types';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import type {Tab} from '../../plugin/types';
import {inMemoryDocument} from '../support/inMemoryDocument';
import {standIn} from '../support/standIn';
import {yaml} from '../support/yaml';

const PULLED_FROM = 'https://raw.example.org/apis/v3/openapi.yaml';

type Urls = [token: string, authorization: string, refresh: string, openId: string];

const RELATIVE: Urls = ['token', '/auth', './r', '/.well-known/openid'];

function load(servers: Json[], urls = RELATIVE) {
  const [tokenUrl, authorizationUrl, refreshUrl, openIdConnectUrl] = urls;
  return inMemoryDocument({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    servers,
    paths: {'/a': {get: {responses: {}}}},
    components: {
      securitySchemes: {
        login: {
          type: 'oauth2',
          flows: {authorizationCode: {tokenUrl, authorizationUrl, refreshUrl, scopes: {}}},
        },
        openId: {type: 'openIdConnect', openIdConnectUrl},
      },
    },
  });
}

async function model(document: LoadedDocument) {
  const found: Diagnostic[] = [];
  const reference = await toApiReference(document, (one) => found.push(one));
  const [login, openId] = reference.securitySchemes;
  const flow = login?.kind === 'oauth2' ? login.flows[0] : undefined;
  return {
    reference,
    messages: found.map(({message}) => message),
    urls: [
      flow?.tokenUrl,
      flow?.authorizationUrl,
      flow?.refreshUrl,
      openId?.kind === 'openIdConnect' ? openId.openIdConnectUrl : undefined,
    ],
  };
}

describe('relative URLs of security schemes', () => {
  it.each<[string, Json[], string, string]>(yaml`
    - [a server, [{url: https://api.example.org/v1}], https://api.example.org, '']
    - [a server that ends in a slash, [{url: https://api.example.org/v1/}], https://api.example.org, /v1]
    - [the defaults of its variables, [{url: 'https://{region}.example.org/v1', variables: {region: {default: eu}}}], https://eu.example.org, '']
    - [a server of the site itself, [{url: /api/v1/}], '', /api/v1]
  `)('are resolved against %s', async (_name, servers, origin, folder) => {
    const {urls, messages, reference} = await model(load(servers));
    const expected = [`${folder}/token`, '/auth', `${folder}/r`, '/.well-known/openid'];
    expect(urls).toEqual(expected.map((path) => origin + path));
    expect(messages.join()).toContain(`${origin}${folder}/token`);
    const [manifest] = toTryItDocuments([standIn<Tab>({tab: {tabId: 'a'}, reference})], 'default');
    expect(manifest?.auth.map(({url}) => url)).toEqual(
      origin === ''
        ? []
        : [`${origin}${folder}/token`, `${origin}${folder}/r`, `${origin}/.well-known/openid`],
    );
  });

  it('stay as written, with a finding, where no server is named', async () => {
    const {urls, messages} = await model(load([]));
    expect(urls).toEqual(RELATIVE);
    expect(messages).toHaveLength(4);
    expect(messages[0]).toContain('names no server');
  });

  it.each(['//', 'https://', 'http://[::'])(
    'stay as written where the server is `%s`',
    async (url) => {
      expect((await model(load([{url}]))).urls).toEqual(RELATIVE);
    },
  );

  it('are kept without a finding if they are absolute', async () => {
    const urls = RELATIVE.map((url) => new URL(url, 'https://login.example.org').href) as Urls;
    expect(await model(load([{url: '/v1'}], urls))).toMatchObject({urls, messages: []});
  });
});

describe('relative servers of a pulled document', () => {
  it.each([
    ['/api/v3', 'https://raw.example.org/api/v3'],
    ['.', 'https://raw.example.org/apis/v3/'],
    ['../v4', 'https://raw.example.org/apis/v4'],
    ['//other.example.org/v1', 'https://other.example.org/v1'],
    ['/{größe}/x', 'https://raw.example.org/{größe}/x'],
    ['{scheme}://api.example.org', '{scheme}://api.example.org'],
    ['http://api.example.org', 'http://api.example.org'],
  ])('%s is %s, on pages and in documents of operations', async (url, expected) => {
    const document = {...load([{url}]), pulledFrom: new Map([['openapi.yaml', PULLED_FROM]])};
    const {reference} = await model(document);
    expect(reference.servers.map((server) => server.url)).toEqual([expected]);
    const text = createPartialDocuments(document).ofOne({key: 'GET /a'}) ?? '{}';
    expect(JSON.parse(text)).toMatchObject({servers: [{url: expected}]});
  });
});

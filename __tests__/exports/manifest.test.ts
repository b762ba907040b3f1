import {toTryItDocuments} from '../../plugin/exports/manifest';
import type {TabContent} from '../../plugin/types';
import {parseProxyOptions, type TryItManifest} from '../../plugin/proxy';
import {createProxy} from '../../plugin/proxy/createProxy';
import type {ApiReference, Operation} from '../../plugin/model/types';

const operation = (rest: Partial<Operation>): Operation => ({
  id: 'x',
  kind: 'operation',
  key: 'GET /x',
  method: 'GET',
  path: '/x',
  tags: [],
  parameters: [],
  responses: [],
  callbacks: [],
  codeSamples: [],
  schemas: [],
  formats: [],
  ...rest,
});
const reference = (rest: Partial<ApiReference>): ApiReference => ({
  specification: 'OpenAPI 3.1.0',
  version: '3.1',
  info: {title: 'T', version: '1'},
  servers: [],
  security: [],
  securitySchemes: [],
  tags: [],
  tagGroups: [],
  operations: [],
  internal: [],
  schemas: {},
  ...rest,
});
const documentsOf = (rest: Partial<ApiReference>, pluginId = 'default') =>
  toTryItDocuments([{tab: {tabId: 'default'}, reference: reference(rest)} as TabContent], pluginId);

describe('the Try It manifest', () => {
  it('lists operations, but no webhooks, which nobody sends to the API', () => {
    const [document] = documentsOf({
      operations: [operation({}), operation({kind: 'webhook', key: 'POST hook'})],
    });
    expect(document!.operations).toEqual([{key: 'GET /x'}]);
  });

  it('omits operations without Try It, and the servers and URLs that only they need', () => {
    const off = {page: {tryIt: false as const}};
    const [own, shared] = ['https://own.example.com', 'https://shared.example.com'].map((url) => [
      {url, variables: []},
    ]);
    const securitySchemes: ApiReference['securitySchemes'] = [
      {name: 'id', kind: 'openIdConnect', openIdConnectUrl: 'https://id.example.com/meta'},
    ];
    const toShown = (...operations: Operation[]) => {
      const [document] = documentsOf({servers: shared, securitySchemes, operations});
      const {servers, auth} = document!;
      return [
        document!.operations.map(({key}) => key),
        servers.map(({url}) => url),
        auth.map(({url}) => url),
      ];
    };
    const other = operation({key: 'GET /y', servers: own});
    expect(toShown(operation(off), operation({key: 'GET /y'}))).toEqual([
      ['GET /y'],
      ['https://shared.example.com'],
      ['https://id.example.com/meta'],
    ]);
    expect(toShown(operation(off), other)).toEqual([
      ['GET /y'],
      [],
      ['https://id.example.com/meta'],
    ]);
    expect(toShown(operation({...off, servers: own}))).toEqual([[], [], []]);
  });

  it('keeps servers that begin with a variable', () => {
    const variables = [{name: 'baseUrl', default: 'https://a.example.com'}];
    expect(documentsOf({servers: [{url: '{baseUrl}/v1', variables}]})[0]!.servers).toEqual([
      {url: '{baseUrl}/v1', variables},
    ]);
  });

  it('has the values of variables without a slash that the URL already has', () => {
    const variables = [{name: 'stage', default: '/dev', enum: ['/dev', '/prod']}];
    const [document] = documentsOf({
      servers: ['https://a.example.com/{stage}', 'https://a.example.com{stage}'].map((url) => ({
        url,
        variables,
      })),
    });
    expect(document!.servers.map((server) => server.variables)).toEqual([
      [{name: 'stage', default: 'dev', enum: ['dev', 'prod']}],
      variables,
    ]);
  });

  it('omits relative servers, and the query of absolute servers', () => {
    const [document] = documentsOf({
      servers: [
        {url: '/v1', variables: []},
        {
          url: 'https://{tenant}.example.com/v1?x=1#y',
          variables: [{name: 'tenant', default: 'demo', enum: ['demo', 'live']}],
        },
      ],
    });
    expect(document!.servers).toEqual([
      {
        url: 'https://{tenant}.example.com/v1',
        variables: [{name: 'tenant', default: 'demo', enum: ['demo', 'live']}],
      },
    ]);
  });

  it('names the URLs of security schemes by scheme and purpose', () => {
    const [document] = documentsOf({
      securitySchemes: [
        {
          name: 'login',
          kind: 'oauth2',
          metadataUrl: 'https://id.example.com/meta',
          flows: [
            {
              kind: 'deviceAuthorization',
              tokenUrl: 'https://id.example.com/token',
              deviceAuthorizationUrl: 'https://id.example.com/device',
              scopes: [],
            },
          ],
        },
        {
          name: 'oidc',
          kind: 'openIdConnect',
          openIdConnectUrl: 'https://id.example.com/.well-known/openid-configuration',
        },
        {
          name: 'relative',
          kind: 'oauth2',
          flows: [{kind: 'password', tokenUrl: '/token', scopes: []}],
        },
      ],
    });
    expect(document!.auth.map(({key}) => key)).toEqual([
      'auth login discovery',
      'auth login token',
      'auth login device',
      'auth oidc discovery',
    ]);
  });

  it('can be read by the proxy, even if the document contains invalid URLs', () => {
    const documents = documentsOf({
      servers: [
        {url: 'https://[bad', variables: []},
        {url: 'https://', variables: []},
        {url: 'https://{a', variables: []},
      ],
      operations: [
        operation({}),
        operation({key: 'GET relative', path: 'relative'}),
        operation({key: 'GET /a b', path: '/a b'}),
      ],
      securitySchemes: [
        {
          name: 'tenant',
          kind: 'oauth2',
          flows: [
            {
              kind: 'password',
              tokenUrl: 'https://{tenant}.example.com/token',
              refreshUrl: 'https://[bad',
              scopes: [],
            },
          ],
        },
        {name: 'oidc', kind: 'openIdConnect', openIdConnectUrl: 'https://'},
      ],
    });
    const manifest: TryItManifest = {
      version: 1,
      site: {url: 'https://docs.example.com', baseUrl: '/'},
      documents,
    };
    const proxy = createProxy(
      parseProxyOptions({manifest: JSON.parse(JSON.stringify(manifest)) as TryItManifest}),
    );
    const ask = (key: string, url: string) => () =>
      proxy.allowlist()({
        v: 1,
        document: 'default',
        operation: key,
        url,
        method: 'GET',
        headers: [],
        cookies: [],
        body: {kind: 'none'},
      });
    for (const {key} of documents[0]!.operations)
      expect(ask(key, 'https://bad/x')).toThrow(/^(target_not_allowed|not_proxyable)$/);
    expect(documents[0]!.operations.map(({key}) => key)).toEqual(['GET /x', 'GET /a b']);
    expect(documents[0]!.auth.map(({key}) => key)).toEqual(['auth tenant token']);
  });

  it('gives documents of different plugin instances different IDs', () => {
    expect(documentsOf({})[0]!.id).toBe('default');
    expect(documentsOf({}, 'partners')[0]!.id).toBe('partners/default');
  });
});

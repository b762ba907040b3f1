import {toTryItDocuments} from '../../plugin/exports/manifest';
import type {Tab} from '../../plugin/types';
import {parseProxyOptions, type TryItManifest} from '../../plugin/proxy';
import {createProxy} from '../../plugin/proxy/createProxy';
import type {
  ApiReference,
  NodeSchema,
  Operation,
  Parameter,
  Server,
} from '../../plugin/model/types';
import {toEnvelope} from '../support/envelope';
import {toOperation, toReference} from '../support/reference';

const operation = ({key = 'GET /x', ...rest}: Partial<Operation>) => toOperation(key, rest);
const documentsOf = (rest: Partial<ApiReference>, pluginId = 'default') =>
  toTryItDocuments(
    [{config: {tabId: 'default'}, reference: toReference([], rest)} as Tab],
    pluginId,
  );

describe('the Try It manifest', () => {
  it('lists operations, but no webhooks, which nobody sends to the API', () => {
    const [document] = documentsOf({
      operations: [operation({}), operation({kind: 'webhook', key: 'POST hook'})],
    });
    expect(document!.operations).toEqual([{key: 'GET /x'}]);
  });

  it('has the former id of a document beside its id', () => {
    const config = {tabId: 'store/1.0', formerId: 'default/1.0'};
    const tab = {config, reference: toReference([], {})} as Tab;
    expect(toTryItDocuments([tab], 'default')).toMatchObject([
      {id: 'store@1.0', formerId: 'default@1.0'},
    ]);
    expect(toTryItDocuments([tab], 'two')).toMatchObject([{formerId: 'two/default@1.0'}]);
  });

  it('omits operations without Try It, and the servers and URLs that only they need', () => {
    const off = {page: {tryIt: 'samples' as const}};
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
    const auth = ['https://id.example.com/meta'];
    const shown = toShown(operation(off), operation({key: 'GET /y'}));
    expect(shown).toEqual([['GET /y'], ['https://shared.example.com'], auth]);
    expect(toShown(operation(off), other)).toEqual([['GET /y'], [], auth]);
    expect(toShown(operation({...off, servers: own}))).toEqual([[], [], []]);
  });

  it('names the path parameters whose values are any text, which may contain slashes', () => {
    const schemas: [string, Partial<NodeSchema>][] = [
      ['text', {types: ['string'], type: 'string'}],
      ['optional', {types: ['string', 'null'], type: 'string | null'}],
      ['number', {types: ['integer'], type: 'integer'}],
      ['uuid', {types: ['string'], type: 'string', format: 'uuid'}],
      ['kind', {types: ['string'], type: 'string', enum: [{value: 'a'}]}],
      ['word', {types: ['string'], type: 'string', constraints: {pattern: '^[a-z]+$'}}],
      ['name', {types: ['string'], type: 'string', constraints: {pattern: '^a/[a-z]+$'}}],
    ];
    const parameters = schemas.map(([name, schema]): Parameter => ({
      name,
      in: 'path',
      examples: [],
      schema: {kind: 'schema', type: 'string', ...schema},
    }));
    const [document] = documentsOf({operations: [operation({parameters})]});
    expect(document!.operations).toMatchObject([{slashes: ['text', 'optional', 'name']}]);
  });

  const base = {name: 'baseUrl', default: 'https://a.example.com'};
  const stage = {name: 'stage', default: '/dev', enum: ['/dev', '/prod']};
  const tenant = {name: 'tenant', default: 'demo', enum: ['demo', 'live']};
  it.each<[string, Server[], Server[]]>([
    [
      'keeps servers that begin with a variable',
      [{url: '{baseUrl}/v1', variables: [base]}],
      [{url: '{baseUrl}/v1', variables: [base]}],
    ],
    [
      'has the values of variables without a slash that the URL already has',
      ['https://a.example.com/{stage}', 'https://a.example.com{stage}'].map((url) => ({
        url,
        variables: [stage],
      })),
      [
        {
          url: 'https://a.example.com/{stage}',
          variables: [{name: 'stage', default: 'dev', enum: ['dev', 'prod']}],
        },
        {url: 'https://a.example.com{stage}', variables: [stage]},
      ],
    ],
    [
      'omits relative servers, and the query of absolute servers',
      [
        {url: '/v1', variables: []},
        {url: 'https://{tenant}.example.com/v1?x=1#y', variables: [tenant]},
      ],
      [{url: 'https://{tenant}.example.com/v1', variables: [tenant]}],
    ],
  ])('%s', (_title, servers, kept) => {
    expect(documentsOf({servers})[0]!.servers).toEqual(kept);
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
      servers: ['https://[bad', 'https://', 'https://{a'].map((url) => ({url, variables: []})),
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
    const site = {url: 'https://docs.example.com', baseUrl: '/'};
    const manifest = JSON.parse(JSON.stringify({version: 1, site, documents})) as TryItManifest;
    const proxy = createProxy(parseProxyOptions({manifest}));
    const ask = (key: string) => () =>
      proxy.allowlist()({...toEnvelope('https://bad', '/x'), operation: key});
    for (const {key} of documents[0]!.operations)
      expect(ask(key)).toThrow(/^(target_not_allowed|not_proxyable)$/);
    expect(documents[0]!.operations.map(({key}) => key)).toEqual(['GET /x', 'GET /a b']);
    expect(documents[0]!.auth.map(({key}) => key)).toEqual(['auth tenant token']);
  });

  it('gives documents of different plugin instances different IDs', () => {
    expect(documentsOf({})[0]!.id).toBe('default');
    expect(documentsOf({}, 'partners')[0]!.id).toBe('partners/default');
  });
});

import type {Operation, Parameter, SecurityScheme} from '../../plugin/model/types';
import {
  buildRequest,
  toInitialValues,
  type BuildOptions,
  type Credential,
  type ParameterValue,
} from '../../plugin/request';
import {makeContext, makeValues} from './support/operation';
import {yaml} from '../support/yaml';

const SCHEMES: SecurityScheme[] = [
  {name: 'headerKey', kind: 'apiKey', in: 'header', parameterName: 'X-API-Key'},
  {name: 'queryKey', kind: 'apiKey', in: 'query', parameterName: 'api key'},
  {name: 'cookieKey', kind: 'apiKey', in: 'cookie', parameterName: 'session'},
  {name: 'basic', kind: 'http', scheme: 'Basic'},
  {name: 'bearer', kind: 'http', scheme: 'bearer', bearerFormat: 'JWT'},
  {name: 'digest', kind: 'http', scheme: 'digest'},
  {name: 'hoba', kind: 'http', scheme: 'HOBA'},
  {name: 'oauth', kind: 'oauth2', flows: []},
  {
    name: 'oidc',
    kind: 'openIdConnect',
    openIdConnectUrl: 'https://example.com/.well-known/openid-configuration',
  },
  {name: 'mtls', kind: 'mutualTLS'},
  {name: 'odd', kind: 'unknown', value: {type: 'odd'}},
];
const REVEALED: BuildOptions = {maskSecrets: false, placeholders: false};

const toKey = (scheme: string, value: string): Credential => ({scheme, kind: 'apiKey', value});
const toPassword = (scheme: string, username: string, password: string): Credential => ({
  scheme,
  kind: 'password',
  username,
  password,
});

/** An operation whose alternatives are these combinations of schemes. */
const using = (alternatives: string[][], operation: Partial<Operation> = {}) =>
  makeContext(operation, {
    security: alternatives.map((names) => ({
      schemes: names.map((name) => ({name, scopes: []})),
    })),
    securitySchemes: SCHEMES,
  });
const build = (names: string[], credentials: Credential[], options: BuildOptions = REVEALED) =>
  buildRequest(using([names]), makeValues({security: {alternative: 0, credentials}}), options);

describe('credentials', () => {
  it('are sent in the header, query or cookie that the API key scheme names', () => {
    expect(build(['headerKey'], [toKey('headerKey', 'a b')]).headers).toEqual([
      ['X-API-Key', 'a b'],
    ]);
    expect(build(['queryKey'], [toKey('queryKey', 'a&b')]).url).toBe(
      'https://api.example.com/v1/things?api%20key=a%26b',
    );
    expect(build(['cookieKey'], [toKey('cookieKey', 'abc')]).cookies).toEqual([['session', 'abc']]);
  });

  it('for basic authentication are encoded as UTF-8', () => {
    const request = build(['basic'], [toPassword('basic', 'тест', 'pä:ß🔑')]);
    expect(request.headers).toEqual([
      ['Authorization', `Basic ${Buffer.from('тест:pä:ß🔑').toString('base64')}`],
    ]);
    expect(request.authentication).toEqual({scheme: 'basic', username: 'тест', password: 'pä:ß🔑'});
  });

  it.each<[string, string, Credential, string]>(yaml`
    - [for a bearer scheme are sent as a bearer token, bearer, {scheme: bearer, kind: token, token: abc}, Bearer abc]
    - [for OAuth 2 are sent as a bearer token, oauth, {scheme: oauth, kind: token, token: abc}, Bearer abc]
    - [for OpenID Connect are sent as a bearer token, oidc, {scheme: oidc, kind: token, token: abc}, Bearer abc]
    - [keep the token type from the authorization server, oauth, {scheme: oauth, kind: token, token: abc, type: DPoP}, DPoP abc]
    - [for other HTTP schemes are sent as the reader writes them, hoba, {scheme: hoba, kind: authorization, value: 'HOBA result="x"'},
        'HOBA result="x"']
  `)('%s', (_title, scheme, credential, sent) => {
    expect(build([scheme], [credential]).headers).toEqual([['Authorization', sent]]);
  });

  it('for Digest authentication are kept out of the headers and passed on separately', () => {
    expect(build(['digest'], [toPassword('digest', 'u', 'p')])).toMatchObject({
      headers: [],
      authentication: {scheme: 'digest', username: 'u', password: 'p'},
      problems: [],
    });
  });

  it('for mutual TLS are a client certificate, which is reported as unsupported', () => {
    expect(build(['mtls'], [])).toMatchObject({
      clientCertificate: true,
      problems: [{kind: 'unsupported-scheme', scheme: 'mtls'}],
    });
  });

  it('of one alternative are sent together, without those of other alternatives', () => {
    const request = build(
      ['headerKey', 'oauth'],
      [
        toKey('headerKey', 'k'),
        {scheme: 'oauth', kind: 'token', token: 't'},
        toKey('cookieKey', 'c'),
      ],
    );
    expect(request).toMatchObject(yaml<object>`
      {headers: [[X-API-Key, k], [Authorization, Bearer t]], cookies: [], sendable: true}
    `);
  });

  it('are not sent if the chosen alternative needs no authentication', () => {
    const context = using([[], ['headerKey']]);
    const credentials = [toKey('headerKey', 'k')];
    const send = (alternative?: number) =>
      buildRequest(context, makeValues({security: {alternative, credentials}}), REVEALED).headers;
    expect([send(), send(0), send(1)]).toEqual([[], [], [['X-API-Key', 'k']]]);
  });

  it('are not sent if the operation overrides the security of the document with an empty list', () => {
    const context = using([['headerKey']], {security: []});
    expect(toInitialValues(context).security).toEqual({credentials: []});
    expect(buildRequest(context, toInitialValues(context)).headers).toEqual([]);
  });

  it('are ignored if they are of another kind than the scheme', () => {
    expect(build(['basic'], [{scheme: 'basic', kind: 'token', token: 'abc'}])).toMatchObject({
      headers: [],
      problems: [{kind: 'missing-credential', scheme: 'basic', blocking: false}],
    });
  });

  it.each<[string, Parameter, ParameterValue, object]>(yaml`
    - [headerKey, {name: x-api-key, in: header, required: true, examples: []}, {name: x-api-key, in: header, value: example}, {headers: [[X-API-Key, k]]}]
    - [queryKey, {name: api key, in: query, required: true, examples: []}, {name: api key, in: query, value: example}, {url: 'https://api.example.com/v1/things?api%20key=k'}]
    - [queryKey, {name: auth, in: query, examples: [], schema: {kind: schema, type: object, types: [object], properties: [{name: api key, schema: {kind: schema, type: string}}]}},
        {name: auth, in: query, value: {api key: example}}, {url: 'https://api.example.com/v1/things?api%20key=k'}]
    - [queryKey, {name: auth, in: query, examples: []}, {name: auth, in: query, raw: api+key=example}, {url: 'https://api.example.com/v1/things?api%20key=k'}]
    - [cookieKey, {name: session, in: cookie, required: true, examples: []}, {name: session, in: cookie, value: example}, {cookies: [[session, k]]}]
    - [cookieKey, {name: Cookie, in: header, examples: []}, {name: Cookie, in: header, value: session=example}, {cookies: [[session, k]]}]
  `)('%s replaces a parameter of its name: %j, %j', (scheme, parameter, value, sent) => {
    const context = using([[scheme]], {parameters: [parameter]});
    const security = {alternative: 0, credentials: [toKey(scheme, 'k')]};
    for (const parameters of [[value], []])
      expect(
        buildRequest(context, makeValues({parameters, security}), {maskSecrets: false}),
      ).toMatchObject({...sent, problems: []});
    const alone = buildRequest(context, makeValues({parameters: [value]}), {placeholders: false});
    expect(JSON.stringify(alone)).toContain('example"');
  });

  it('are refused if they would break a header or cookie', () => {
    expect(build(['headerKey'], [toKey('headerKey', 'a\r\nX: y')]).sendable).toBe(false);
    expect(build(['cookieKey'], [toKey('cookieKey', 'a; b=c')]).sendable).toBe(false);
  });
});

describe('masking', () => {
  const ALL: Credential[] = [
    ...['headerKey', 'queryKey', 'cookieKey'].map((scheme) => toKey(scheme, 'secret')),
    ...['basic', 'digest'].map((scheme) => toPassword(scheme, 'secret', 'secret')),
    {scheme: 'bearer', kind: 'token', token: 'secret'},
    {scheme: 'hoba', kind: 'authorization', value: 'secret'},
    {scheme: 'oauth', kind: 'token', token: 'secret'},
  ];

  it.each(ALL)('hides the $kind of $scheme by default and blocks sending', (credential) => {
    const request = build([credential.scheme], [credential], {});
    expect(JSON.stringify(request)).not.toContain('secret');
    expect(JSON.stringify(request)).not.toContain(btoa('secret:secret'));
    expect(request).toMatchObject({
      sendable: false,
      problems: expect.arrayContaining([
        {kind: 'masked-credential', scheme: credential.scheme, blocking: true},
      ]),
    });
  });

  it('replaces missing credentials with readable placeholders', () => {
    expect(build(['queryKey'], [], {}).url).toBe(
      'https://api.example.com/v1/things?api%20key=<api_key>',
    );
    expect(build(['cookieKey'], [], {}).cookies).toEqual([['session', '<api_key>']]);
    expect(build(['oauth'], [], {}).headers).toEqual([['Authorization', 'Bearer <token>']]);
    expect(build(['basic'], [], {}).authentication).toEqual({
      scheme: 'basic',
      username: '<username>',
      password: '<password>',
    });
    expect(build(['hoba'], [], {}).headers).toEqual([['Authorization', 'HOBA <credentials>']]);
  });
});

describe('unknown security schemes', () => {
  it.each(['odd', 'not in the document'])(
    'are reported as unsupported, but do not block the request: %s',
    (name) => {
      expect(build([name], [])).toMatchObject({
        problems: [{kind: 'unsupported-scheme', scheme: name, blocking: false}],
        sendable: true,
      });
    },
  );
});

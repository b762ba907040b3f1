import type {Parameter, SecurityRequirement, SecurityScheme} from '../../plugin/model/types';
import {
  buildRequest,
  toInitialValues,
  type BuildOptions,
  type Credential,
  type ParameterValue,
} from '../../plugin/request';
import {makeContext, makeObject, makeParameter, makeValues, text} from './support/operation';
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

function build(names: string[], credentials: Credential[], options: BuildOptions = REVEALED) {
  const security: SecurityRequirement[] = [{schemes: names.map((name) => ({name, scopes: []}))}];
  return buildRequest(
    makeContext({}, {security, securitySchemes: SCHEMES}),
    makeValues({security: {alternative: 0, credentials}}),
    options,
  );
}

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

  it.each(['bearer', 'oauth', 'oidc'])('for %s are sent as a bearer token', (scheme) => {
    expect(build([scheme], [{scheme, kind: 'token', token: 'abc'}]).headers).toEqual([
      ['Authorization', 'Bearer abc'],
    ]);
  });

  it.each<[string, string, Credential, string]>(yaml`
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
    const context = makeContext(
      {},
      {
        security: [{schemes: []}, {schemes: [{name: 'headerKey', scopes: []}]}],
        securitySchemes: SCHEMES,
      },
    );
    const credentials: Credential[] = [{scheme: 'headerKey', kind: 'apiKey', value: 'k'}];
    const send = (alternative?: number) =>
      buildRequest(context, makeValues({security: {alternative, credentials}}), REVEALED).headers;
    expect([send(), send(0), send(1)]).toEqual([[], [], [['X-API-Key', 'k']]]);
  });

  it('are not sent if the operation overrides the security of the document with an empty list', () => {
    const context = makeContext(
      {security: []},
      {security: [{schemes: [{name: 'headerKey', scopes: []}]}], securitySchemes: SCHEMES},
    );
    expect(toInitialValues(context).security).toEqual({credentials: []});
    expect(buildRequest(context, toInitialValues(context)).headers).toEqual([]);
  });

  it('are ignored if they are of another kind than the scheme', () => {
    expect(build(['basic'], [{scheme: 'basic', kind: 'token', token: 'abc'}])).toMatchObject({
      headers: [],
      problems: [{kind: 'missing-credential', scheme: 'basic', blocking: false}],
    });
  });

  it('replace a header parameter of the same name', () => {
    const context = makeContext(
      {parameters: [makeParameter({name: 'x-api-key', in: 'header', required: true})]},
      {security: [{schemes: [{name: 'headerKey', scopes: []}]}], securitySchemes: SCHEMES},
    );
    const security = {alternative: 0, credentials: [toKey('headerKey', 'k')]};
    expect(buildRequest(context, makeValues({security}), {maskSecrets: false}).headers).toEqual([
      ['X-API-Key', 'k'],
    ]);
  });

  it.each<[string, Parameter, ParameterValue]>([
    [
      'queryKey',
      makeParameter({name: 'api key', in: 'query', required: true}),
      {in: 'query', name: 'api key', value: 'example'},
    ],
    [
      'queryKey',
      makeParameter({name: 'auth', in: 'query', schema: makeObject({'api key': text()})}),
      {in: 'query', name: 'auth', value: {'api key': 'example'}},
    ],
    [
      'queryKey',
      makeParameter({name: 'auth', in: 'query'}),
      {in: 'query', name: 'auth', raw: 'api+key=example'},
    ],
    [
      'cookieKey',
      makeParameter({name: 'session', in: 'cookie', required: true}),
      {in: 'cookie', name: 'session', value: 'example'},
    ],
    [
      'cookieKey',
      makeParameter({name: 'Cookie', in: 'header'}),
      {in: 'header', name: 'Cookie', value: 'session=example'},
    ],
  ])('%s replaces a parameter of its name: %j, %j', (scheme, parameter, value) => {
    const context = makeContext(
      {parameters: [parameter]},
      {security: [{schemes: [{name: scheme, scopes: []}]}], securitySchemes: SCHEMES},
    );
    const security = {alternative: 0, credentials: [{scheme, kind: 'apiKey' as const, value: 'k'}]};
    for (const parameters of [[value], []])
      expect(
        buildRequest(context, makeValues({parameters, security}), {maskSecrets: false}),
      ).toMatchObject(
        scheme === 'queryKey'
          ? {url: 'https://api.example.com/v1/things?api%20key=k', problems: []}
          : {cookies: [['session', 'k']], problems: []},
      );
    expect(
      buildRequest(context, makeValues({parameters: [value]}), {placeholders: false}),
    ).not.toMatchObject({url: 'https://api.example.com/v1/things', cookies: []});
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

  it('adds nothing to a request that is sent without credentials', () => {
    expect(build(['headerKey'], [])).toMatchObject({
      headers: [],
      sendable: true,
      problems: [{kind: 'missing-credential', scheme: 'headerKey', blocking: false}],
    });
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

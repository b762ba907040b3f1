import type {SecurityRequirement, SecurityScheme} from '../../plugin/model/types';
import {
  buildRequest,
  toInitialValues,
  type BuildOptions,
  type Credential,
} from '../../plugin/request';
import {makeContext, makeParameter, makeValues} from './support/operation';

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

function build(names: string[], credentials: Credential[], options: BuildOptions = REVEALED) {
  const security: SecurityRequirement[] = [{schemes: names.map((name) => ({name, scopes: []}))}];
  return buildRequest(
    makeContext({}, {security, securitySchemes: SCHEMES}),
    makeValues({security: {alternative: 0, credentials}}),
    options,
  );
}

describe('credentials', () => {
  it('go where the API key goes', () => {
    expect(
      build(['headerKey'], [{scheme: 'headerKey', kind: 'apiKey', value: 'a b'}]).headers,
    ).toEqual([['X-API-Key', 'a b']]);
    expect(build(['queryKey'], [{scheme: 'queryKey', kind: 'apiKey', value: 'a&b'}]).url).toBe(
      'https://api.example.com/v1/things?api%20key=a%26b',
    );
    expect(
      build(['cookieKey'], [{scheme: 'cookieKey', kind: 'apiKey', value: 'abc'}]).cookies,
    ).toEqual([['session', 'abc']]);
  });

  it('of basic authentication are UTF-8', () => {
    const request = build(
      ['basic'],
      [{scheme: 'basic', kind: 'password', username: 'тест', password: 'pä:ß🔑'}],
    );
    expect(request.headers).toEqual([
      ['Authorization', `Basic ${Buffer.from('тест:pä:ß🔑').toString('base64')}`],
    ]);
    expect(request.authentication).toEqual({scheme: 'basic', username: 'тест', password: 'pä:ß🔑'});
  });

  it.each(['bearer', 'oauth', 'oidc'])('of %s are a bearer token', (scheme) => {
    expect(build([scheme], [{scheme, kind: 'token', token: 'abc'}]).headers).toEqual([
      ['Authorization', 'Bearer abc'],
    ]);
  });

  it('keep the token type that the authorization server gave', () => {
    expect(
      build(['oauth'], [{scheme: 'oauth', kind: 'token', token: 'abc', type: 'DPoP'}]).headers,
    ).toEqual([['Authorization', 'DPoP abc']]);
  });

  it('of any other HTTP scheme are what the reader writes', () => {
    expect(
      build(['hoba'], [{scheme: 'hoba', kind: 'authorization', value: 'HOBA result="x"'}]).headers,
    ).toEqual([['Authorization', 'HOBA result="x"']]);
  });

  it('of digest are data for whoever answers the challenge', () => {
    const request = build(
      ['digest'],
      [{scheme: 'digest', kind: 'password', username: 'u', password: 'p'}],
    );
    expect(request).toMatchObject({
      headers: [],
      authentication: {scheme: 'digest', username: 'u', password: 'p'},
      problems: [],
    });
  });

  it('of mutual TLS are for another layer', () => {
    expect(build(['mtls'], [])).toMatchObject({
      clientCertificate: true,
      problems: [{kind: 'unsupported-scheme', scheme: 'mtls'}],
    });
  });

  it('of one alternative are sent together, and none of another', () => {
    const request = build(
      ['headerKey', 'oauth'],
      [
        {scheme: 'headerKey', kind: 'apiKey', value: 'k'},
        {scheme: 'oauth', kind: 'token', token: 't'},
        {scheme: 'cookieKey', kind: 'apiKey', value: 'c'},
      ],
    );
    expect(request).toMatchObject({
      headers: [
        ['X-API-Key', 'k'],
        ['Authorization', 'Bearer t'],
      ],
      cookies: [],
      sendable: true,
    });
  });

  it('are not sent without authentication', () => {
    const context = makeContext(
      {},
      {
        security: [{schemes: []}, {schemes: [{name: 'headerKey', scopes: []}]}],
        securitySchemes: SCHEMES,
      },
    );
    const credentials: Credential[] = [{scheme: 'headerKey', kind: 'apiKey', value: 'k'}];
    expect(buildRequest(context, makeValues({security: {credentials}}), REVEALED).headers).toEqual(
      [],
    );
    expect(
      buildRequest(context, makeValues({security: {alternative: 0, credentials}}), REVEALED)
        .headers,
    ).toEqual([]);
    expect(
      buildRequest(context, makeValues({security: {alternative: 1, credentials}}), REVEALED)
        .headers,
    ).toEqual([['X-API-Key', 'k']]);
  });

  it('of the operation go before those of the document', () => {
    const context = makeContext(
      {security: []},
      {security: [{schemes: [{name: 'headerKey', scopes: []}]}], securitySchemes: SCHEMES},
    );
    expect(toInitialValues(context).security).toEqual({credentials: []});
    expect(buildRequest(context, toInitialValues(context)).headers).toEqual([]);
  });

  it('of another kind than the scheme takes are not used', () => {
    expect(build(['basic'], [{scheme: 'basic', kind: 'token', token: 'abc'}])).toMatchObject({
      headers: [],
      problems: [{kind: 'missing-credential', scheme: 'basic', blocking: false}],
    });
  });

  it('take the place of a header parameter of the same name', () => {
    const context = makeContext(
      {parameters: [makeParameter({name: 'x-api-key', in: 'header', required: true})]},
      {security: [{schemes: [{name: 'headerKey', scopes: []}]}], securitySchemes: SCHEMES},
    );
    expect(
      buildRequest(
        context,
        makeValues({
          security: {
            alternative: 0,
            credentials: [{scheme: 'headerKey', kind: 'apiKey', value: 'k'}],
          },
        }),
        {maskSecrets: false},
      ).headers,
    ).toEqual([['X-API-Key', 'k']]);
  });

  it('that would break a header are refused', () => {
    expect(
      build(['headerKey'], [{scheme: 'headerKey', kind: 'apiKey', value: 'a\r\nX: y'}]).sendable,
    ).toBe(false);
    expect(
      build(['cookieKey'], [{scheme: 'cookieKey', kind: 'apiKey', value: 'a; b=c'}]).sendable,
    ).toBe(false);
  });
});

describe('masking', () => {
  const ALL: Credential[] = [
    {scheme: 'headerKey', kind: 'apiKey', value: 'secret'},
    {scheme: 'queryKey', kind: 'apiKey', value: 'secret'},
    {scheme: 'cookieKey', kind: 'apiKey', value: 'secret'},
    {scheme: 'basic', kind: 'password', username: 'secret', password: 'secret'},
    {scheme: 'bearer', kind: 'token', token: 'secret'},
    {scheme: 'digest', kind: 'password', username: 'secret', password: 'secret'},
    {scheme: 'hoba', kind: 'authorization', value: 'secret'},
    {scheme: 'oauth', kind: 'token', token: 'secret'},
  ];

  it.each(ALL)('is the default and leaves no trace of the $kind of $scheme', (credential) => {
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

  it('shows readable placeholders', () => {
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

  it('adds nothing to a request without credentials that is to be sent', () => {
    expect(build(['headerKey'], [])).toMatchObject({
      headers: [],
      sendable: true,
      problems: [{kind: 'missing-credential', scheme: 'headerKey', blocking: false}],
    });
  });
});

describe('schemes that nobody knows', () => {
  it.each(['odd', 'not in the document'])('are reported: %s', (name) => {
    expect(build([name], [])).toMatchObject({
      problems: [{kind: 'unsupported-scheme', scheme: name, blocking: false}],
      sendable: true,
    });
  });
});

import {setCredential} from '../../../plugin/client/credentials/change';
import {
  bindCredentials,
  NO_CREDENTIALS,
  readCredentials,
} from '../../../plugin/client/credentials/credentials';
import {bindRequest, findForeignOrigin} from '../../../plugin/client/send/boundOrigins';
import {createStore} from '../../../plugin/client/store';
import {buildRequest} from '../../../plugin/request';
import type {Credential} from '../../../plugin/request/types';
import type {SecurityScheme} from '../../../plugin/model/types';
import {makeContext, makeValues} from '../../request/support/operation';

const SCHEMES: SecurityScheme[] = [
  {name: 'header', kind: 'apiKey', in: 'header', parameterName: 'X-Key'},
  {name: 'query', kind: 'apiKey', in: 'query', parameterName: 'key'},
  {name: 'cookie', kind: 'apiKey', in: 'cookie', parameterName: 'key'},
  {name: 'basic', kind: 'http', scheme: 'basic'},
  {name: 'bearer', kind: 'http', scheme: 'bearer'},
  {name: 'own', kind: 'http', scheme: 'HOBA'},
];
const CREDENTIALS: Credential[] = [
  {scheme: 'header', kind: 'apiKey', value: 'SECRET'},
  {scheme: 'query', kind: 'apiKey', value: 'SECRET'},
  {scheme: 'cookie', kind: 'apiKey', value: 'SECRET'},
  {scheme: 'basic', kind: 'password', username: 'u', password: 'SECRET'},
  {scheme: 'bearer', kind: 'token', token: 'SECRET'},
  {scheme: 'own', kind: 'authorization', value: 'HOBA SECRET'},
];
const OPEN = {url: 'https://{host}/v1', variables: [{name: 'host', default: 'api.example.com'}]};
const NAMED = ['https://api.example.com'];

/** An operation that asks for these security schemes. */
const using = (...names: string[]) =>
  makeContext(
    {},
    {
      servers: [OPEN],
      securitySchemes: SCHEMES,
      security: [{schemes: names.map((name) => ({name, scopes: []}))}],
    },
  );

function build(schemes: string[], host: string, origins?: readonly string[]) {
  const context = using(...schemes);
  const credentials = CREDENTIALS.map((credential) => ({...credential, ...(origins && {origins})}));
  const request = buildRequest(
    context,
    makeValues({
      server: {index: 0, variables: [{name: 'host', value: host}]},
      security: {alternative: 0, credentials},
    }),
    {maskSecrets: false, placeholders: false},
  );
  return bindRequest(request, NAMED, () => false);
}

describe('credentials', () => {
  it.each(SCHEMES.map(({name}) => name))(
    'threat 130: are sent only to the origins that they were entered for: %s',
    (name) => {
      expect(build([name], 'api.example.com', NAMED)).toMatchObject({sendable: true});
      expect(build([name], 'evil.example', NAMED)).toMatchObject({
        sendable: false,
        problems: [{kind: 'foreign-origin', origin: 'https://evil.example', blocking: true}],
      });
      expect(build([name], 'api.example.com')).toMatchObject({
        sendable: false,
        problems: [{kind: 'foreign-origin'}],
      });
    },
  );

  it('of one request are bound to the origins that all of them share', () => {
    const credentials = [
      {...CREDENTIALS[0]!, origins: ['https://api.example.com', 'https://a.example']},
      {...CREDENTIALS[4]!, origins: ['https://api.example.com', 'https://b.example']},
    ];
    const values = makeValues({security: {alternative: 0, credentials}});
    expect(buildRequest(using('header', 'bearer'), values, {maskSecrets: false}).boundTo).toEqual(
      NAMED,
    );
  });

  it('do not bind a request that uses none', () => {
    const request = build([], 'evil.example', NAMED);
    expect(request).toMatchObject({sendable: true});
    expect(request.boundTo).toBeUndefined();
  });

  it('stay bound to the origins that were current when they were entered', () => {
    const store = createStore(NO_CREDENTIALS);
    let origins = ['https://api.example.com'];
    const bound = bindCredentials(store, () => origins);
    setCredential(bound, CREDENTIALS[0]!);
    origins = ['https://edited.example'];
    setCredential(bound, CREDENTIALS[4]!);
    expect(store.get().credentials.map(({scheme, origins: own}) => [scheme, own])).toEqual([
      ['header', ['https://api.example.com']],
      ['bearer', ['https://edited.example']],
    ]);
  });

  it('stored in the tab are bound to no origin if they name none, and are dropped if they are malformed', () => {
    const read = readCredentials({
      credentials: [
        CREDENTIALS[0],
        {...CREDENTIALS[4], origins: NAMED},
        null,
        {scheme: 'x', kind: 'apiKey', value: 1},
        {scheme: 'x', kind: 'other'},
      ],
      confirmed: ['https://a.example', 1],
    });
    expect(read).toEqual({
      credentials: [
        {...CREDENTIALS[0], origins: []},
        {...CREDENTIALS[4], origins: NAMED},
      ],
      confirmed: ['https://a.example'],
    });
    expect(readCredentials([CREDENTIALS[0]])).toBeUndefined();
  });
});

describe('secrets in form fields', () => {
  const request = buildRequest(
    makeContext({}, {servers: [OPEN]}),
    makeValues({server: {index: 0, variables: [{name: 'host', value: 'evil.example'}]}}),
    {maskSecrets: false, placeholders: false},
  );

  it('threat 130: are sent only to origins that the document names', () => {
    expect(bindRequest(request, NAMED, () => true)).toMatchObject({
      sendable: false,
      problems: [{kind: 'foreign-origin', origin: 'https://evil.example'}],
    });
    expect(bindRequest(request, [...NAMED, 'https://evil.example'], () => true)).toMatchObject({
      sendable: true,
    });
    expect(bindRequest(request, NAMED, () => false)).toMatchObject({sendable: true});
  });
});

describe('findForeignOrigin', () => {
  it.each([
    ['an invalid URL', 'no url'],
    ['another port', 'https://api.example.com:8443'],
    ['another scheme', 'http://api.example.com'],
    ['a longer host name', 'https://api.example.com.evil.example'],
  ])('treats %s as foreign', (_what, origin) => {
    const url = origin.startsWith('http') ? `${origin}/` : origin;
    expect(findForeignOrigin({url, boundTo: NAMED})).toBe(origin);
  });
});

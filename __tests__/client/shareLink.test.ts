import {getHistory, recordRequest} from '../../plugin/client/history/history';
import {readShareLink, toShareLink} from '../../plugin/client/history/shareLink';
import {holdsSecrets, withoutSecrets} from '../../plugin/request/withoutSecrets';
import type {Exchange} from '../../plugin/client/console/types';
import type {Json, Schema} from '../../plugin/model/types';
import type {RequestValues} from '../../plugin/request/types';
import {
  list,
  makeContext,
  makeMediaType,
  makeObject,
  makeParameter,
  makeSchema,
  makeValues,
  text,
} from '../request/support/operation';
import {standIn} from '../support/standIn';

const password = text({format: 'password'});
const context = makeContext(
  {
    parameters: [
      makeParameter({name: 'page', in: 'query'}),
      makeParameter({name: 'door', in: 'query', schema: password}),
    ],
    requestBody: {
      content: [
        makeMediaType('application/json', {schema: makeObject({code: password, user: text()})}),
      ],
    },
  },
  {securitySchemes: [{name: 'key', kind: 'apiKey', in: 'query', parameterName: 'k'}]},
);
const values: RequestValues = {
  server: {index: 1, variables: [{name: 'region', value: 'eu'}]},
  parameters: [
    {in: 'query', name: 'page', value: 2},
    {in: 'query', name: 'door', value: 'SECRET'},
    {in: 'query', name: 'k', value: 'SECRET'},
    {in: 'header', name: 'Authorization', value: 'SECRET'},
    {in: 'header', name: 'X-Access-Token', value: 'SECRET'},
  ],
  body: {
    mediaType: 'application/json',
    kind: 'text',
    text: '{"user": "né", "code": "SECRET", "client_secret": "SECRET", "id": 9007199254740993}',
  },
  security: {alternative: 0, credentials: [{scheme: 'key', kind: 'apiKey', value: 'SECRET'}]},
};

describe('a stored form', () => {
  it('contains no secrets, and keeps large numbers beside them', () => {
    const kept = withoutSecrets(values, context);
    expect(JSON.stringify(kept)).not.toContain('SECRET');
    expect(kept.parameters).toEqual([{in: 'query', name: 'page', value: 2}]);
    expect(kept.body).toEqual({
      mediaType: 'application/json',
      kind: 'text',
      text: '{\n  "user": "né",\n  "id": 9007199254740993\n}',
    });
  });

  it.each(
    'newPassword currentPassword passwordConfirmation password2 passphrase PWD webhookSecret secrets authToken authtoken api.key secretAccessKey private_key JSESSIONID user[password] auth.token[] X-Auth X-Auth-Key Ocp-Apim-Subscription-Key X-Functions-Key jwt user_otp card[pin] credentials'.split(
      ' ',
    ),
  )('threats 100 and 101: contains no value of the name %s, wherever it is', (name) => {
    const secret = {[name]: 'HIDDEN'};
    const given = makeValues({
      server: {index: 0, variables: [{name, value: 'HIDDEN'}]},
      parameters: [
        {in: 'query', name, value: 'HIDDEN'},
        {in: 'query', name: 'page', value: secret},
        {in: 'query', name: 'filter', raw: JSON.stringify(secret)},
        {in: 'query', name: 'text', raw: `${name}=HIDDEN`},
      ],
      body: {mediaType: 'application/json', kind: 'value', value: [{inner: secret}]},
    });
    expect(JSON.stringify(withoutSecrets(given, context))).not.toContain('HIDDEN');
    expect(holdsSecrets(makeValues({parameters: given.parameters.slice(0, 1)}), context)).toBe(
      true,
    );
  });

  it('keeps values whose names only look similar', () => {
    const given = makeValues({
      parameters:
        'max_tokens monkey passport tokenize sessions keyboard pageToken next_page_token shipping author keys'
          .split(' ')
          .map((name) => ({in: 'query', name, value: 1})),
    });
    expect(withoutSecrets(given, context)).toEqual(given);
    expect(holdsSecrets(given, context)).toBe(false);
  });

  const anyOf = (...schemas: Schema[]) =>
    makeSchema({
      variants: [
        {
          kind: 'anyOf',
          variants: schemas.map((schema, index) => ({key: `${index}`, label: '', schema})),
        },
      ],
    });
  const VARIANTS = anyOf(
    makeObject({code: text()}),
    makeObject({code: anyOf(password, text()), user: text()}),
  );
  it.each<[string, Schema, Json, Json]>([
    ['in a list', list(password), ['SECRET'], []],
    ['for one of the variants', VARIANTS, {code: 'SECRET', user: 'x'}, {user: 'x'}],
    ['alone', VARIANTS, {code: 'SECRET'}, {}],
  ])('contains no password %s, in a parameter or in the body', (_where, schema, value, kept) => {
    const mediaType = 'application/json';
    const {parameters, body} = withoutSecrets(
      makeValues({
        parameters: [{in: 'query', name: 'given', value}],
        body: {mediaType, kind: 'value', value},
      }),
      makeContext({
        parameters: [makeParameter({in: 'query', name: 'given', schema})],
        requestBody: {content: [makeMediaType(mediaType, {schema})]},
      }),
    );
    expect(parameters).toEqual([{in: 'query', name: 'given', value: kept}]);
    expect(body).toEqual({mediaType, kind: 'value', value: kept});
  });

  it.each(['text', 'value'] as const)('contains no body that is a password: as %s', (kind) => {
    const written = {mediaType: 'text/plain', kind, text: 'SECRET', value: 'SECRET'};
    const {body} = withoutSecrets(
      makeValues({body: written as RequestValues['body']}),
      makeContext({requestBody: {content: [makeMediaType('text/plain', {schema: password})]}}),
    );
    expect(JSON.stringify(body)).not.toContain('SECRET');
  });

  it('threat 100: has no secret in the URL of an entry of the history', () => {
    const names = ['token', 'newPassword', 'page'];
    const reset = makeContext({
      path: '/reset/{token}',
      parameters: [
        makeParameter({in: 'path', name: 'token', required: true}),
        ...names.slice(1).map((name) => makeParameter({in: 'query', name})),
      ],
    });
    const [token, ...query] = names.map((name) => ({name, value: name === 'page' ? 2 : 'SECRET'}));
    const filled = makeValues({
      parameters: [
        {in: 'path', ...token!},
        ...query.map((parameter) => ({in: 'query', ...parameter}) as const),
      ],
    });
    recordRequest('secrets', reset, filled, standIn<Exchange>({method: 'GET', startedAt: 0}));
    expect(getHistory('secrets', reset.operation.id).get()).toMatchObject([
      {url: 'https://api.example.com/v1/reset/{token}?page=2'},
    ]);
  });

  const keep = (body: RequestValues['body']) => withoutSecrets({...values, body}, context).body;
  const toText = (mediaType: string, written: string) =>
    ({mediaType, kind: 'text', text: written}) as const;

  it('keeps a body without secrets unchanged', () => {
    const body = toText('application/json', '{ "user":"x", "id": 9007199254740993 }');
    expect(keep(body)).toEqual(body);
  });

  it('omits a text body that cannot be parsed and mentions a secret', () => {
    expect(keep(toText('text/plain', 'password=SECRET'))).toMatchObject({text: ''});
  });

  it('contains the names of files, but not their content', () => {
    const file = {kind: 'file', name: 'a.png', type: 'image/png', size: 3} as const;
    const content = new Uint8Array([1, 2, 3]);
    const body = {mediaType: 'image/png', kind: 'file', file} as const;
    expect(keep({...body, file: {...file, content}})).toEqual(body);
  });
});

describe('links to a filled-in form', () => {
  const hashOf = (link: string) => link.slice(link.indexOf('#'));
  const toHash = (value: unknown) =>
    `#try-it=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

  const EMPTY = {server: {}, security: {}, parameters: []};
  const FILE = {kind: 'file', name: 'x', type: ''};

  it('restore the form from the URL fragment', () => {
    const link = toShareLink('https://docs.example.com/post?x=1#old', values, context)!;
    expect(link).toMatch(/^https:\/\/docs\.example\.com\/post\?x=1#try-it=[\w-]+$/);
    expect(readShareLink(hashOf(link))).toEqual({
      ...withoutSecrets(values, context),
      server: {index: 1, variables: [{name: 'region', value: 'eu'}]},
    });
  });

  it('threat 129: never restore credentials or a custom server', () => {
    const url = 'https://evil.example';
    const server = {...values.server, customUrl: url, url};
    const read = readShareLink(toHash({...values, server}))!;
    expect(read.security.credentials).toEqual([]);
    expect(read.server).toEqual({index: 1, variables: [{name: 'region', value: 'eu'}]});
  });

  it.each([
    ['#try-it=%%%'],
    ['#try-it='],
    ['#parameters'],
    [toHash(null)],
    [toHash({...EMPTY, parameters: [{in: 'body', name: 'x'}]})],
    [toHash({...EMPTY, body: {mediaType: 'a/b', kind: 'file', file: {...FILE, content: 'y'}}})],
    [`#try-it=${'A'.repeat(20_000)}`],
  ])('are ignored if they are malformed or too long (%#)', (hash) => {
    expect(readShareLink(hash)).toBeUndefined();
  });

  it('threat 129: omit a host that the reader typed, but keep listed values and path segments', () => {
    const server = {
      url: 'https://{tenant}.{region}.example.com/{version}',
      variables: [
        {name: 'tenant', default: 'demo'},
        {name: 'region', default: 'eu', enum: ['eu', 'us']},
        {name: 'version', default: 'v1'},
      ],
    };
    const variables = [
      {name: 'tenant', value: 'acme'},
      {name: 'region', value: 'us'},
      {name: 'version', value: 'v2'},
    ];
    const link = toShareLink(
      'https://docs.example.com/',
      {...values, server: {index: 0, variables}},
      {...context, servers: [server]},
    )!;
    expect(readShareLink(hashOf(link))!.server.variables).toEqual(variables.slice(1));
  });

  it('are not created if they would be too long to share', () => {
    const body = {mediaType: 'text/plain', kind: 'text', text: 'x'.repeat(10_000)} as const;
    expect(toShareLink('https://docs.example.com/', {...values, body}, context)).toBeUndefined();
  });
});

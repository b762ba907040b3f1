import {readShareLink, toShareLink} from '../../plugin/client/history/shareLink';
import {withoutSecrets} from '../../plugin/client/history/withoutSecrets';
import type {Operation, Schema, SecurityScheme} from '../../plugin/model/types';
import type {RequestContext, RequestValues} from '../../plugin/request/types';

const text: Schema = {kind: 'schema', type: 'string', types: ['string']};
const operation: Operation = {
  id: 'post-login',
  kind: 'operation',
  key: 'POST /login',
  method: 'POST',
  path: '/login',
  tags: [],
  parameters: [
    {name: 'page', in: 'query', style: 'form', explode: true, examples: []},
    {
      name: 'pin',
      in: 'query',
      style: 'form',
      explode: true,
      examples: [],
      schema: {...text, format: 'password'},
    },
  ],
  requestBody: {
    content: [
      {
        mediaType: 'application/json',
        examples: [],
        schema: {
          kind: 'schema',
          type: 'object',
          types: ['object'],
          properties: [
            {name: 'code', schema: {...text, format: 'password'}},
            {name: 'user', schema: text},
          ],
        },
      },
    ],
  },
  responses: [],
  callbacks: [],
  codeSamples: [],
  schemas: [],
  formats: [],
};
const schemes: SecurityScheme[] = [{name: 'key', kind: 'apiKey', in: 'query', parameterName: 'k'}];
const context: RequestContext = {
  operation,
  schemas: {},
  servers: [],
  security: [],
  securitySchemes: schemes,
};
const values: RequestValues = {
  server: {index: 1, variables: [{name: 'region', value: 'eu'}]},
  parameters: [
    {in: 'query', name: 'page', value: 2},
    {in: 'query', name: 'pin', value: 'SECRET'},
    {in: 'query', name: 'k', value: 'SECRET'},
    {in: 'header', name: 'Authorization', value: 'SECRET'},
    {in: 'header', name: 'X-Access-Token', value: 'SECRET'},
  ],
  body: {
    mediaType: 'application/json',
    kind: 'text',
    text: '{"user": "né", "code": "SECRET", "client_secret": "SECRET", "id": 1}',
  },
  security: {alternative: 0, credentials: [{scheme: 'key', kind: 'apiKey', value: 'SECRET'}]},
};

describe('a stored form', () => {
  it('contains no secrets', () => {
    const kept = withoutSecrets(values, context);
    expect(JSON.stringify(kept)).not.toContain('SECRET');
    expect(kept.parameters).toEqual([{in: 'query', name: 'page', value: 2}]);
    expect(kept.body).toEqual({
      mediaType: 'application/json',
      kind: 'text',
      text: JSON.stringify({user: 'né', id: 1}, null, 2),
    });
  });

  it('keeps a body without secrets unchanged', () => {
    const body = {
      mediaType: 'application/json',
      kind: 'text',
      text: '{ "user":"x", "id": 9007199254740993 }',
    } as const;
    expect(withoutSecrets({...values, body}, context).body).toEqual(body);
  });

  it('keeps the large numbers of a body that contained a secret', () => {
    const body = {
      mediaType: 'application/json',
      kind: 'text',
      text: '{"code": "SECRET", "id": 9007199254740993}',
    } as const;
    expect(JSON.stringify(withoutSecrets({...values, body}, context).body)).toContain(
      '9007199254740993',
    );
  });

  it('omits a text body that cannot be parsed and mentions a secret', () => {
    expect(
      withoutSecrets(
        {...values, body: {mediaType: 'text/plain', kind: 'text', text: 'password=SECRET'}},
        context,
      ).body,
    ).toMatchObject({text: ''});
  });

  it('contains the names of files, but not their content', () => {
    const file = {
      kind: 'file',
      name: 'a.png',
      type: 'image/png',
      size: 3,
      content: new Uint8Array([1, 2, 3]),
    } as const;
    expect(
      withoutSecrets({...values, body: {mediaType: 'image/png', kind: 'file', file}}, context).body,
    ).toEqual({
      mediaType: 'image/png',
      kind: 'file',
      file: {kind: 'file', name: 'a.png', type: 'image/png', size: 3},
    });
  });
});

describe('links to a filled-in form', () => {
  const hashOf = (link: string) => link.slice(link.indexOf('#'));
  const toHash = (value: unknown) =>
    `#try-it=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

  it('restore the form from the URL fragment', () => {
    const link = toShareLink(
      'https://docs.example.com/api/default/login/post?x=1#old',
      values,
      context,
    )!;
    expect(link).toMatch(
      /^https:\/\/docs\.example\.com\/api\/default\/login\/post\?x=1#try-it=[\w-]+$/,
    );
    expect(readShareLink(hashOf(link))).toEqual({
      ...withoutSecrets(values, context),
      server: {index: 1, variables: [{name: 'region', value: 'eu'}]},
    });
  });

  it('threat 129: never restore credentials or a custom server', () => {
    const read = readShareLink(
      toHash({
        ...values,
        server: {...values.server, customUrl: 'https://evil.example', url: 'https://evil.example'},
      }),
    )!;
    expect(read.security.credentials).toEqual([]);
    expect(read.server).toEqual({index: 1, variables: [{name: 'region', value: 'eu'}]});
  });

  it.each([
    ['#try-it=%%%'],
    ['#try-it='],
    ['#parameters'],
    [toHash(null)],
    [toHash({server: {}, security: {}, parameters: [{in: 'body', name: 'x'}]})],
    [
      toHash({
        server: {},
        security: {},
        parameters: [],
        body: {
          mediaType: 'a/b',
          kind: 'file',
          file: {kind: 'file', name: 'x', type: '', content: 'y'},
        },
      }),
    ],
    [`#try-it=${'A'.repeat(20_000)}`],
  ])('are ignored if they are malformed or too long (%#)', (hash) => {
    expect(readShareLink(hash)).toBeUndefined();
  });

  it('threat 129: omit a host that the reader typed, but keep listed values and path segments', () => {
    const servers = [
      {
        url: 'https://{tenant}.{region}.example.com/{version}',
        variables: [
          {name: 'tenant', default: 'demo'},
          {name: 'region', default: 'eu', enum: ['eu', 'us']},
          {name: 'version', default: 'v1'},
        ],
      },
    ];
    const variables = [
      {name: 'tenant', value: 'acme'},
      {name: 'region', value: 'us'},
      {name: 'version', value: 'v2'},
    ];
    const link = toShareLink(
      'https://docs.example.com/',
      {...values, server: {index: 0, variables}},
      {...context, servers},
    )!;
    expect(readShareLink(hashOf(link))!.server.variables).toEqual(variables.slice(1));
  });

  it('are not created if they would be too long to share', () => {
    expect(
      toShareLink(
        'https://docs.example.com/',
        {...values, body: {mediaType: 'text/plain', kind: 'text', text: 'x'.repeat(10_000)}},
        context,
      ),
    ).toBeUndefined();
  });
});

import {fitToDocument} from '../../../plugin/client/history/fitToDocument';
import type {Server} from '../../../plugin/model/types';
import {
  makeContext,
  makeMediaType,
  makeParameter,
  makeValues,
} from '../../request/support/operation';

const SERVERS: Server[] = [
  {
    url: 'https://{region}.example.com/{version}',
    variables: [
      {name: 'region', default: 'eu', enum: ['eu', 'us']},
      {name: 'version', default: 'v1'},
    ],
  },
  {url: 'https://{tenant}.example.org', variables: [{name: 'tenant', default: 'demo'}]},
];
const context = makeContext(
  {
    path: '/things/{id}',
    parameters: [makeParameter({in: 'query', name: 'page'})],
    requestBody: {content: [makeMediaType('application/json')]},
  },
  {
    servers: SERVERS,
    securitySchemes: [{name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'}],
  },
);
const fitServer = (
  server: {index: number; variables: {name: string; value: string}[]},
  isLink = true,
) => fitToDocument(makeValues({server}), context, {isLink});

describe('a link to a filled-in form', () => {
  it.each([
    // Values that the document does not list.
    ...['evil.example/', 'a@b', 'x#', 'x?', 'x:80', 'zz', '\\\\', 'us ', 'EU', '', '{version}'].map(
      (value) => [0, 'region', value] as const,
    ),
    // Values that leave their segment of the path.
    ...['..', 'a/b', '%2e%2e', 'a%2fb', '?', '#', '/evil.example'].map(
      (value) => [0, 'version', value] as const,
    ),
    // Variables that the server does not have.
    ...['__proto__', 'constructor', 'host', ''].map((name) => [0, name, 'eu'] as const),
    // A free host, even if it is valid.
    [1, 'tenant', 'acme'] as const,
  ])('cannot set, of server %i, the variable %j to %j', (index, name, value) => {
    expect(fitServer({index, variables: [{name, value}]})).toMatchObject({
      values: {server: {index, variables: []}},
      refused: [{kind: 'server-variable', name, value}],
    });
  });

  it('can choose listed values and valid path segments', () => {
    const server = {
      index: 0,
      variables: [
        {name: 'region', value: 'us'},
        {name: 'version', value: 'v2'},
      ],
    };
    expect(fitServer(server)).toEqual({values: makeValues({server}), refused: []});
  });

  it('cannot add headers, secrets or bodies that the operation does not have', () => {
    const parameters = [
      {in: 'query', name: 'page', value: 2},
      {in: 'path', name: 'id', value: 1},
      {in: 'header', name: 'X-HTTP-Method-Override', value: 'DELETE'},
      {in: 'header', name: 'Authorization', value: 'Bearer x'},
      {in: 'header', name: 'X-Key', value: 'x'},
    ] as const;
    const {values, refused} = fitToDocument(
      makeValues({
        parameters: [...parameters],
        body: {mediaType: 'text/html', kind: 'text', text: 'x'},
      }),
      context,
      {isLink: true},
    );
    expect(values.parameters).toEqual(parameters.slice(0, 2));
    expect(values.body).toBeUndefined();
    expect(refused).toEqual([
      {kind: 'parameter', name: 'X-HTTP-Method-Override'},
      {kind: 'body', mediaType: 'text/html'},
    ]);
  });
});

describe('an earlier request', () => {
  it('restores a host that the reader typed, if it is valid', () => {
    const variables = [{name: 'tenant', value: 'acme'}];
    expect(fitServer({index: 1, variables}, false)).toMatchObject({
      values: {server: {index: 1, variables}},
      refused: [],
    });
    expect(
      fitServer({index: 1, variables: [{name: 'tenant', value: 'evil.example/'}]}, false),
    ).toMatchObject({values: {server: {variables: []}}, refused: [{kind: 'server-variable'}]});
  });
});

import {evaluateExpression, type Exchanged} from '../../plugin/client/response/evaluateExpression';
import {parseExactJson} from '../../plugin/model/text/parseExactJson';
import {findNextPage, followLink} from '../../plugin/client/response/followLinks';
import type {HttpRequest} from '../../plugin/request/types';
import {integer, makeContext, makeParameter, text} from '../request/support/operation';

const REQUEST: HttpRequest = {
  method: 'GET',
  url: 'https://api.example.com/v1/pets/a%2Fb/toys?page=2&sort=name',
  headers: [['X-Trace', 't1']],
  cookies: [],
  body: {kind: 'text', text: '{"owner": {"id": 7}}'},
  problems: [],
  sendable: true,
};
const toExchanged = (
  headers: [string, string][] = [],
  body = '{"id": 12345678901234567890, "next": null, "list": [{"name": "x"}]}',
): Exchanged => ({
  request: REQUEST,
  path: '/pets/{petId}/toys',
  head: {status: 201, statusText: '', headers, url: REQUEST.url, via: 'proxy'},
  body: parseExactJson(body)!.value,
});

// https://spec.openapis.org/oas/v3.1.1.html#runtime-expressions
test.each<[string, unknown]>([
  ['$url', {value: REQUEST.url}],
  ['$method', {value: 'GET'}],
  ['$statusCode', {value: 201}],
  ['$request.path.petId', {value: 'a/b'}],
  ['$request.query.page', {value: '2'}],
  ['$request.header.x-trace', {value: 't1'}],
  ['$request.body#/owner/id', {value: 7}],
  ['$response.header.Location', {value: '/pets/9'}],
  ['$response.body#/list/0/name', {value: 'x'}],
  ['pet-{$response.body#/id}', {value: 'pet-12345678901234567890'}],
  ['constant', {value: 'constant'}],
  ['$response.body#/next', {missing: '$response.body#/next'}],
  ['$response.body#/__proto__', {missing: '$response.body#/__proto__'}],
  ['$request.query.gone', {missing: '$request.query.gone'}],
  ['x-{$response.header.none}', {missing: '$response.header.none'}],
  ['$nonsense', {missing: '$nonsense'}],
])('%s', (expression, value) => {
  expect(evaluateExpression(expression, toExchanged([['location', '/pets/9']]))).toEqual(value);
});

test('a link fills in parameters by place or name, and says what is missing', () => {
  const link = {
    name: 'next',
    parameters: [
      {name: 'path.id', value: '$response.body#/list/0/name'},
      {name: 'id', value: '$statusCode'},
      {name: 'cursor', value: '$response.body#/next'},
      {name: 'unknown', value: 1},
    ],
  };
  const target = {
    title: 'Next',
    permalink: '/api/next',
    parameters: [
      {in: 'query', name: 'id'},
      {in: 'path', name: 'id'},
      {in: 'query', name: 'cursor'},
    ] as const,
  };
  expect(followLink(link, {...target, parameters: [...target.parameters]}, toExchanged())).toEqual({
    values: {
      parameters: [
        {in: 'path', name: 'id', value: 'x'},
        {in: 'query', name: 'id', value: 201},
      ],
    },
    missing: ['$response.body#/next'],
  });
});

const CONTEXT = makeContext({
  parameters: [
    makeParameter({name: 'page', in: 'query', schema: integer()}),
    makeParameter({name: 'cursor', in: 'query', schema: text()}),
    makeParameter({name: 'sort', in: 'query', schema: text()}),
  ],
});

test.each<[string, unknown]>([
  [
    '<https://api.example.com/v1/pets/a%2Fb/toys?page=3&sort=name>; rel="next"',
    [{in: 'query', name: 'page', value: 3}],
  ],
  [
    '<?page=3>; rel=next',
    [
      {in: 'query', name: 'page', value: 3},
      {in: 'query', name: 'sort'},
    ],
  ],
  [
    '<?page=1>; rel="first", <?page=2&sort=name&cursor=a%20b>; rel="prev next"',
    [{in: 'query', name: 'cursor', value: 'a b'}],
  ],
  ['<https://evil.example.com/v1/pets/a%2Fb/toys?page=3>; rel="next"', undefined],
  ['<https://api.example.com/v1/admin?page=3>; rel="next"', undefined],
  ['<?page=3&sort=name&debug=1>; rel="next"', undefined],
  ['<?page=3&page=4&sort=name>; rel="next"', undefined],
  ['<javascript:alert(1)>; rel="next"', undefined],
  ['<?page=3>; rel="last"', undefined],
  ['nonsense', undefined],
])('the next page of %s', (link, parameters) => {
  expect(findNextPage(CONTEXT, toExchanged([['Link', link]]))).toEqual(parameters);
});

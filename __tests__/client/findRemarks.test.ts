import {findRemarks} from '../../plugin/client/response/findRemarks';
import type {RequestValues} from '../../plugin/request/types';
import {
  integer,
  list,
  makeContext,
  makeMediaType,
  makeObject,
  makeParameter,
  text,
} from '../request/support/operation';

const CONTEXT = makeContext({
  parameters: [
    makeParameter({name: 'limit', in: 'query', schema: integer()}),
    makeParameter({name: 'Idempotency-Key', in: 'header', schema: text()}),
  ],
  requestBody: {
    required: true,
    content: [
      makeMediaType('application/json', {
        schema: makeObject({
          amount: integer(),
          'a/b': text(),
          lines: list(makeObject({sku: text()})),
        }),
      }),
    ],
  },
});
const VALUES: RequestValues = {
  server: {index: 0, variables: []},
  parameters: [],
  security: {credentials: []},
  body: {
    mediaType: 'application/json',
    kind: 'text',
    text: '{"amount": 1, "extra": {"deep": 1}}',
  },
};
const find = (answer: unknown) =>
  findRemarks(CONTEXT, VALUES, typeof answer === 'string' ? answer : JSON.stringify(answer)).map(
    ({place, pointer, text: words}) =>
      `${place.kind === 'body' ? `body${pointer}` : `${place.in} ${place.name}`}: ${words}`,
  );

// Shapes that errors of APIs have; of RFC 9457, section 3.2, the first.
test.each<[string, unknown, string[]]>([
  ['RFC 9457', {errors: [{pointer: '#/amount', detail: 'Too much.'}]}, ['body/amount: Too much.']],
  ['an escaped pointer', {errors: [{pointer: '#/a~1b', detail: 'x'}]}, ['body/a~1b: x']],
  ['a parameter', {errors: [{parameter: 'limit', detail: 'x'}]}, ['query limit: x']],
  ['a header', {errors: [{header: 'idempotency-key', detail: 'x'}]}, ['header Idempotency-Key: x']],
  [
    'FastAPI',
    {
      detail: [
        {loc: ['body', 'lines', 0, 'sku'], msg: 'field required'},
        {loc: ['query', 'limit'], msg: 'x'},
      ],
    },
    ['body/lines/0/sku: field required', 'query limit: x'],
  ],
  ['a path in words', {errors: [{field: 'lines[0].sku', message: 'x'}]}, ['body/lines/0/sku: x']],
  ['Stripe', {error: {param: 'amount', message: 'Too much.'}}, ['body/amount: Too much.']],
  ['names as keys', {errors: {amount: ['a', 'b']}}, ['body/amount: a', 'body/amount: b']],
  ['ASP.NET', {errors: {'$.Amount': ['x']}}, ['body/amount: x']],
  ['JSON:API', {errors: [{source: {pointer: '/extra/deep'}, title: 'x'}]}, ['body/extra/deep: x']],
  ['a code', {errors: [{field: 'amount', code: 'missing'}]}, ['body/amount: missing']],
  ['the path of the request', {path: '/v1/refunds', message: 'x'}, []],
  ['what the operation does not take', {errors: [{field: 'color', message: 'x'}]}, []],
  ['the same twice', {errors: [{field: 'amount'}, {path: ['amount']}]}, ['body/amount: undefined']],
  ['no JSON', '<html>', []],
  ['a hostile name', {errors: {__proto__: ['x'], constructor: ['y']}}, []],
])('fields are found in an error: %s', (_name, answer, found) => {
  expect(find(answer)).toEqual(found);
});

test('a hostile error names fifty fields at most, in time', () => {
  const errors = Array.from({length: 4_000}, (_, index) => ({field: 'amount', message: index}));
  expect(
    find({errors: errors.map((error) => ({...error, message: String(error.message)}))}),
  ).toHaveLength(50);
  expect(find('['.repeat(100_000))).toEqual([]);
});

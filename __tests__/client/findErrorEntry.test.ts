import {findErrorEntry} from '../../plugin/client/response/findErrorEntry';
import type {Json} from '../../plugin/model/types';
import type {PropErrorIndex} from '../../plugin/pages/props';

const INDEX: PropErrorIndex = [
  ['404', 'status', '404'],
  ['4XX', 'status', '4XX'],
  ['default', 'status', 'default'],
  ['no-money', 'type', 'https://a.test/no-money'],
  ['late', 'code', 'late'],
  ['1001', 'code', '1001'],
];

it.each<[string, number, Json | undefined, string]>([
  ['its problem type', 402, {type: 'https://a.test/no-money', code: 'late'}, 'no-money'],
  ['its code', 404, {code: 'late'}, 'late'],
  ['a code that is a number', 404, {code: 1001}, '1001'],
  ['a code inside an object', 404, {error: {code: 'late'}}, 'late'],
  ['a code in a list', 404, {errors: [{code: 'other'}, {code: 'late'}]}, 'late'],
  ['its status, if nothing knows its code', 404, {code: 'other'}, '404'],
  ['its status, if the body is no JSON', 404, undefined, '404'],
  ['its status, if the code is deeper', 404, {a: {b: {code: 'late'}}}, '404'],
  ['its range', 409, {}, '4XX'],
  ['`default`', 500, ['__proto__'], 'default'],
])('a failed response leads to the entry of %s', (_what, status, body, anchor) => {
  expect(findErrorEntry(INDEX, status, body)).toBe(anchor);
});

it('a failed response without an entry leads nowhere', () => {
  expect(findErrorEntry([], 404, {code: 'late', constructor: {type: 'x'}})).toBeUndefined();
});

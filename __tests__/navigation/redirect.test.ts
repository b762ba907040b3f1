import {toRedirectTarget} from '../../plugin/navigation/redirect';
import {navigate, toReference} from '../support/reference';

const target = (...input: Parameters<typeof navigate>) =>
  toRedirectTarget([
    navigate(...input).navigation,
    navigate(toReference(['GET /second'])).navigation,
  ]);
const pair = toReference([
  ['GET /a', {tags: ['x']}],
  ['GET /b', {tags: ['y']}],
]);
const hide = (...keys: string[]) => ({
  overrides: new Map(keys.map((key) => [key, {hidden: true}])),
});

const nested = toReference([['GET /a', {tags: ['in']}]], {
  tags: [{name: 'out'}, {name: 'in', parent: 'out'}],
});

it.each<[string, Parameters<typeof navigate>, string]>([
  [
    'the first operation of the first tab, in sidebar order',
    [pair, {tagsOrder: ['y']}, {trailingSlash: true}],
    '/api/default/b/get/',
  ],
  [
    'the first operation of a nested group if the outer one has none',
    [nested],
    '/api/default/a/get',
  ],
  [
    'the first operation in document order without generated navigation',
    [pair, {navigation: false, tagsOrder: ['y']}],
    '/api/default/a/get',
  ],
  [
    'the first visible one of these',
    [pair, {navigation: false, ...hide('GET /a')}],
    '/api/default/b/get',
  ],
  ['a visible operation rather than a hidden one', [pair, hide('GET /a')], '/api/default/b/get'],
  [
    'a hidden operation if no other is visible',
    [pair, hide('GET /a', 'GET /b')],
    '/api/default/a/get',
  ],
  ['the overview if there are no operations', [toReference([])], '/api/default'],
])('the root links to %s', (_what, input, expected) => {
  expect(target(...input)).toBe(expected);
});

it('the root links to nothing if there are no tabs', () => {
  expect(toRedirectTarget([])).toBeUndefined();
});

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

describe('the root links to', () => {
  it('the first operation of the first tab, in sidebar order', () => {
    expect(target(pair, {tagsOrder: ['y']}, {trailingSlash: true})).toBe('/api/default/b/get/');
  });

  it('the first operation of a nested group when the outer group has none', () => {
    expect(
      target(
        toReference([['GET /a', {tags: ['in']}]], {
          tags: [{name: 'out'}, {name: 'in', parent: 'out'}],
        }),
      ),
    ).toBe('/api/default/a/get');
  });

  it('the first visible operation in document order without generated navigation', () => {
    expect(target(pair, {navigation: false, tagsOrder: ['y']})).toBe('/api/default/a/get');
    expect(target(pair, {navigation: false, ...hide('GET /a')})).toBe('/api/default/b/get');
  });

  it('a hidden operation only when there is no visible one', () => {
    expect(target(pair, hide('GET /a'))).toBe('/api/default/b/get');
    expect(target(pair, hide('GET /a', 'GET /b'))).toBe('/api/default/a/get');
  });

  it('the overview when there are no operations', () => {
    expect(target(toReference([]))).toBe('/api/default');
  });

  it('nothing when there are no tabs', () => {
    expect(toRedirectTarget([])).toBeUndefined();
  });
});

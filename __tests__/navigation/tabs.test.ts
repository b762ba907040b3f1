import {navigate, toReference} from '../support/reference';

describe('toTabNavigation', () => {
  it('keeps every operation of a large document', () => {
    const {navigation, diagnostics} = navigate(
      toReference(
        Array.from({length: 5000}, (_, index) => [
          `GET /p${index}/{id}`,
          {tags: [`tag ${index % 60}`, `tag ${index % 7}`]},
        ]),
      ),
    );
    expect(new Set(navigation.pages.map(({permalink}) => permalink)).size).toBe(5000);
    expect(navigation.groups).toHaveLength(60);
    expect(new Set(navigation.groups.flatMap(({pages}) => pages)).size).toBe(5000);
    expect(diagnostics).toEqual([]);
  });

  it('returns the same result for the same document and does not change the document', () => {
    const input = toReference(['GET /a', 'GET /A', ['POST x', {kind: 'webhook'}]]);
    const before = JSON.stringify(input);
    expect(navigate(input).navigation).toEqual(navigate(input).navigation);
    expect(JSON.stringify(input)).toBe(before);
  });

  it('never gives a page the route of the proxy, the root or another tab', () => {
    const operations = ['GET /try-it', 'POST /', 'GET /admin-api', 'GET /../try-it'];
    const routes = ['default', 'admin-api'].flatMap((tabId) => {
      const {navigation} = navigate(toReference(operations), {tabId});
      return [navigation.overview, ...navigation.pages.map(({permalink}) => permalink)];
    });
    expect(new Set(routes).size).toBe(2 * (operations.length + 1));
    expect(routes).not.toContain('/api/try-it');
    expect(routes).not.toContain('/api');
  });
});

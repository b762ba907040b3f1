import {toEnvelope} from '../support/envelope';
import {useStartedSite} from '../support/servedSite';
import {useApi} from './support/api';

// The development server is the subject, so this suite has a site of its own.
describe('docusaurus start', () => {
  const api = useApi((response) => response.end('from the API'));
  const toDocument = (description: string, ...paths: string[]) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Live', version: '1'},
      servers: [{url: api.origin}],
      paths: Object.fromEntries(
        paths.map((each) => [each, {get: {description, responses: {200: {description: 'OK'}}}}]),
      ),
    });

  const site = useStartedSite(
    () => ({
      docs: {
        tabs: [
          {tab: 'API', api: {source: 'openapi.json'}},
          {tab: 'Others', api: {source: 'others.json'}},
        ],
      },
      files: {
        'openapi.json': toDocument('First wording', '/things'),
        'others.json': toDocument('Another API', '/others'),
      },
      config: {
        baseUrl: '/base/',
        plugins: [
          ['docusaurus-plugin-api-reference', {search: 'everywhere'}],
          '@docusaurus/plugin-content-pages',
        ],
      },
    }),
    '/base/api/default',
  );

  it('shows an edited document on an open page, and forwards requests to its operations', async () => {
    const {page, origin} = site;
    await page.goto(`${origin}/base/api/default/things/get`);
    await page.getByText('First wording').waitFor();
    const proxy = page.url().replace('default/things/get', 'try-it');
    const ask = (operation: string) =>
      page.evaluate(
        async ([url, body]) => {
          const headers = {'Content-Type': 'application/vnd.try-it+json', 'X-Try-It': '1'};
          return (await fetch(url, {method: 'POST', headers, body})).status;
        },
        [proxy, JSON.stringify(toEnvelope(api.origin, operation))] as const,
      );
    expect(await ask('/others')).toBe(403);
    site.write('openapi.json', toDocument('Second wording', '/things', '/others'));
    await page.getByText('Second wording').waitFor();
    expect(await ask('/others')).toBe(200);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByRole('button', {name: 'Send'}).click();
    await page.getByText('from the API').waitFor();
    expect(api.requests.map(({url}) => url)).toEqual(['/others', '/things']);
  });

  it('searches the first tab on all pages of the site, and on pages of a tab that tab', async () => {
    const {page, origin} = site;
    const results = page.locator('dialog.theme-api-search .theme-api-search-result');
    await page.goto(`${origin}/base/`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.keyboard.press('Control+k');
    await results.filter({hasText: '/things'}).click();
    await page.waitForURL('**/base/api/default/things/get');
    await page.goto(`${origin}/base/api/others`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    for (const open of [
      () => page.keyboard.press('Control+k'),
      () => page.getByRole('button', {name: 'Search the API'}).click(),
    ]) {
      await open();
      await results.first().waitFor();
      expect(await results.allInnerTexts()).toEqual([expect.stringContaining('/others')]);
      await page.keyboard.press('Escape');
      await results.first().waitFor({state: 'detached'});
    }
  });
});

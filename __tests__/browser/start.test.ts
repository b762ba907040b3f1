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
      docs: {tab: 'API', api: {source: 'openapi.json'}},
      files: {'openapi.json': toDocument('First wording', '/things')},
      config: {baseUrl: '/base/', plugins: ['docusaurus-plugin-api-reference']},
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
});

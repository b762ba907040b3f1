import type {ChildProcess} from 'child_process';
import fs from 'fs';
import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {launchBrowser} from '../support/browser';
import {toEnvelope} from '../support/envelope';
import {createSite, removeSite, startDocusaurus, stopDocusaurus} from '../support/site';
import {findFreePort, waitForServer} from '../support/staticServer';
import {useApi} from './support/api';

// The development server is the subject, so this suite has a site of its own.
describe('docusaurus start', () => {
  const api = useApi((response) => response.end('from the API'));
  let dir: string | undefined;
  let server: ChildProcess | undefined;
  let browser: Browser | undefined;
  let page: Page;

  const toDocument = (description: string, ...paths: string[]) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Live', version: '1'},
      servers: [{url: api.origin}],
      paths: Object.fromEntries(
        paths.map((each) => [each, {get: {description, responses: {200: {description: 'OK'}}}}]),
      ),
    });

  beforeAll(async () => {
    dir = createSite({
      docs: {tab: 'API', api: {source: 'openapi.json'}},
      files: {'openapi.json': toDocument('First wording', '/things')},
      config: {baseUrl: '/base/', plugins: ['docusaurus-plugin-api-reference']},
    });
    const port = await findFreePort();
    const options = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
    server = startDocusaurus(dir, ['start', ...options]);
    server.stdout?.resume();
    server.stderr?.resume();
    const origin = `http://127.0.0.1:${port}`;
    await waitForServer(`${origin}/base/api/default`);
    browser = await launchBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${origin}/base/api/default/things/get`);
  });
  afterAll(async () => {
    await browser?.close();
    await stopDocusaurus(server);
    removeSite(dir);
  });

  it('shows an edited document on an open page, and forwards requests to its operations', async () => {
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
    fs.writeFileSync(
      path.join(dir!, 'openapi.json'),
      toDocument('Second wording', '/things', '/others'),
    );
    await page.getByText('Second wording').waitFor();
    expect(await ask('/others')).toBe(200);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByRole('button', {name: 'Send'}).click();
    await page.getByText('from the API').waitFor();
    expect(api.requests.map(({url}) => url)).toEqual(['/others', '/things']);
  });
});

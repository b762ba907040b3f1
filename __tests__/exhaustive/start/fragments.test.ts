import fs from 'fs';
import path from 'path';
import type {ChildProcess} from 'child_process';
import type {Browser, Page} from 'playwright-core';
import {launchBrowser} from '../../support/browser';
import {SHELTER_FILES} from '../../support/shelter';
import {createSite, removeSite, startDocusaurus, stopDocusaurus} from '../../support/site';
import {findFreePort, waitForServer} from '../../support/staticServer';

const {'docs.json': _, ...DOCUMENTS} = SHELTER_FILES;
const DOCUMENT = DOCUMENTS['openapi.json']!;
const GUIDE = '# Guide\n\n<ApiProperty schema="Pet" name="name" />\n';
const toDocs = (pets: string) => ({
  tab: 'API',
  api: {source: 'openapi.json', tags: {Pets: {page: pets}}},
});

describe('in `docusaurus start`', () => {
  let dir: string;
  let origin: string;
  let started: ChildProcess;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    dir = createSite({docs: toDocs('index'), files: {...DOCUMENTS, 'docs/guide.mdx': GUIDE}});
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    started = startDocusaurus(dir, ['start', '--no-open', '--port', String(port)]);
    await waitForServer(origin);
    browser = await launchBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await stopDocusaurus(started);
    removeSite(dir);
  });
  const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);

  it('fragments follow edits of the document, and recover from a mistake in it or in the page', async () => {
    await page.goto(`${origin}/docs/guide`, {timeout: 90_000});
    const main = page.locator('main');
    await main.getByText('What people call it.').waitFor();

    write('openapi.json', DOCUMENT.replace('What people call it.', 'Its call name.'));
    await main.getByText('Its call name.').waitFor();

    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    const renamed = DOCUMENT.replace('"required":["name"]', '"required":[]').replace(
      '"name":{"type"',
      '"title":{"type"',
    );
    write('openapi.json', renamed);
    await overlay.getByText('has no property `name`').first().waitFor();
    write('openapi.json', DOCUMENT);
    await main.getByText('What people call it.').waitFor();

    write('docs/guide.mdx', GUIDE.replace('"Pet"', '"Pot"'));
    await overlay.getByText('Did you mean `Pet`?').first().waitFor();
    write('docs/guide.mdx', GUIDE);
    await main.getByText('What people call it.').waitFor();
  }, 300_000);

  it('pages of tags follow edits of docs.json and the document', async () => {
    await page.goto(`${origin}/api/default/tags/pets`, {timeout: 90_000});
    const main = page.locator('main');
    await main.getByRole('listitem').getByText('Add a pet').waitFor();

    write('docs.json', JSON.stringify(toDocs('scroll')));
    await main.getByRole('heading', {name: 'Query parameters'}).waitFor();

    write('openapi.json', DOCUMENT.replace('Add a pet', 'Bring a pet'));
    await main.getByRole('heading', {name: 'Bring a pet'}).waitFor();
  }, 200_000);
});

import fs from 'fs';
import path from 'path';
import type {ChildProcess} from 'child_process';
import type {Browser} from 'playwright-core';
import {findViolations} from '../support/axe';
import {launchBrowser} from '../support/browser';
import {SHELTER_FILES} from '../support/shelter';
import {buildSite, createSite, removeSite, startDocusaurus, stopDocusaurus} from '../support/site';
import {findFreePort, waitForServer, type StaticServer} from '../support/staticServer';
import {serveWithProxy} from '../support/tryItServer';

const {'docs.json': _, ...DOCUMENTS} = SHELTER_FILES;
const toDocs = (pets: string) => ({
  tab: 'API',
  api: {source: 'openapi.json', tags: {Pets: {page: pets}, Staff: {page: 'index'}}},
});
const [SCROLL, INDEX] = ['/api/default/tags/pets', '/api/default/tags/staff'];

/** The default color of Docusaurus's links does not have enough contrast. */
const COLORS =
  ":root { --ifm-color-primary: #1d5bb8 } [data-theme='dark'] { --ifm-color-primary: #8ab4f8 }";

describe('tag pages in a built site', () => {
  let dir: string;
  let server: StaticServer;
  let browser: Browser;
  beforeAll(async () => {
    dir = await buildSite({
      docs: toDocs('scroll'),
      files: {
        ...DOCUMENTS,
        'docs/guide.md': `# Guide\n\n[Add](${SCROLL}#post-pets)\n`,
        'colors.css': COLORS,
      },
      config: {
        clientModules: ['./colors.css'],
        themeConfig: {colorMode: {respectPrefersColorScheme: true}},
      },
    });
    server = await serveWithProxy(path.join(dir, 'build'));
    browser = await launchBrowser();
  }, 400_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    removeSite(dir);
  });

  it('show everything without JavaScript, and link each operation to its own page', async () => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(server.origin + SCROLL);
    const main = page.locator('main');
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    for (const expected of ['Pets', 'List pets', 'Add a pet', 'Query parameters', 'limit', 'curl'])
      expect(text).toContain(expected);
    await main.getByRole('navigation', {name: 'On this page'}).getByText('Add a pet').click();
    expect(new URL(page.url()).hash).toBe('#post-pets');
    await main.getByRole('heading', {name: 'Add a pet'}).getByRole('link').click();
    expect(new URL(page.url()).pathname).toBe('/api/default/pets/post');
    await page.goto(server.origin + INDEX);
    expect((await main.innerText()).replace(/\s+/g, ' ')).toContain('GET GET /staff /staff');
    await page.close();
  });

  it('are left to search engines if they list operations, and are `noindex` if they repeat them', async () => {
    const htmlOf = (route: string) =>
      fs.readFileSync(path.join(dir, 'build', route, 'index.html'), 'utf8');
    const sitemap = fs.readFileSync(path.join(dir, 'build/sitemap.xml'), 'utf8');
    expect(htmlOf(SCROLL)).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex"?/);
    expect(htmlOf(INDEX)).not.toContain('noindex');
    expect(sitemap).toContain(`${INDEX}<`);
    expect(sitemap).not.toContain(`${SCROLL}<`);
    expect(sitemap).toContain('/api/default/pets/post<');
  });

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)(
    'have no accessibility violations, duplicate ids or overflow at %d pixels in %s mode',
    async (width, colorScheme) => {
      const page = await browser.newPage({colorScheme, viewport: {width, height: 900}});
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      for (const route of [SCROLL, INDEX]) {
        await page.goto(server.origin + route);
        await page.locator(`html[data-has-hydrated=true][data-theme=${colorScheme}]`).waitFor();
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it('open the console of each operation', async () => {
    const page = await browser.newPage();
    await page.goto(server.origin + SCROLL);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const dialog = page.getByRole('dialog');
    for (const [id, words] of [
      ['get-pets', 'limit'],
      ['post-pets', 'name'],
    ] as const) {
      await page.locator(`[id="${id}"]`).getByRole('button', {name: 'Try it'}).click();
      await dialog.getByText(words).first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
    }
    await page.close();
  });

  it('are linked from their sidebar groups, which a separate button collapses', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/api/default`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const sidebar = page.locator('.menu');
    const link = sidebar.getByRole('link', {name: 'Pets', exact: true});
    await link.click();
    await page.getByRole('heading', {name: 'Pets', level: 1}).waitFor();
    expect(await link.getAttribute('aria-current')).toBe('page');
    const operation = sidebar.getByRole('link', {name: 'Add a pet'});
    await operation.waitFor();
    const button = sidebar.getByRole('button', {name: 'Pets'});
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    await operation.waitFor({state: 'detached'});
    await button.click();
    await operation.click();
    await page.waitForURL('**/pets/post');
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('Pets').click();
    await page.waitForURL(`**${SCROLL}`);
    await page.close();
  });
});

describe('tag pages in `docusaurus start`', () => {
  let dir: string;
  let started: ChildProcess;
  let browser: Browser;
  afterAll(async () => {
    await browser?.close();
    await stopDocusaurus(started);
    removeSite(dir);
  });

  it('follow edits of docs.json and the document', async () => {
    dir = createSite({docs: toDocs('index'), files: DOCUMENTS});
    const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
    const port = await findFreePort();
    started = startDocusaurus(dir, ['start', '--no-open', '--port', String(port)]);
    await waitForServer(`http://localhost:${port}`);
    browser = await launchBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`http://localhost:${port}${SCROLL}`, {timeout: 90_000});
    const main = page.locator('main');
    await main.getByRole('listitem').getByText('Add a pet').waitFor();

    write('docs.json', JSON.stringify(toDocs('scroll')));
    await main.getByRole('heading', {name: 'Query parameters'}).waitFor();

    write('openapi.json', DOCUMENTS['openapi.json']!.replace('Add a pet', 'Bring a pet'));
    await main.getByRole('heading', {name: 'Bring a pet'}).waitFor();
  }, 200_000);
});

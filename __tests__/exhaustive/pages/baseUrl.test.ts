import {createHash} from 'crypto';
import fs from 'fs';
import path from 'path';
import type {Browser, Page} from 'playwright-core';
import guides from '../../browser/sink/tabs/guides';
import shelter from '../../browser/sink/tabs/shelter';
import {launchBrowser} from '../../support/browser';
import {readPage, toText} from '../../support/pages';
import {buildSite, removeSite, runDocusaurus} from '../../support/site';
import {serveBuild, type StaticServer} from '../../support/staticServer';

const [own, chapters] = [shelter(), guides()];

// The base URL, a second language and `trailingSlash` change every URL of a site.
describe.each([true, false])(
  'a site with a base URL, two languages and trailingSlash %s',
  (trailingSlash) => {
    const end = trailingSlash ? '/' : '';
    let dir: string;
    let build: string;
    let server: StaticServer;
    let browser: Browser;
    let page: Page;
    beforeAll(async () => {
      dir = await buildSite({
        docs: {tabs: [...own.tabs, ...chapters.tabs]},
        files: {
          ...own.files,
          ...chapters.files,
          'i18n/fr/docusaurus-plugin-api-reference/notes/next.md': '## La suite\n\nPlus rien.\n',
        },
        config: {
          baseUrl: '/docs/',
          trailingSlash,
          onBrokenLinks: 'ignore',
          i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
          plugins: [
            'docusaurus-plugin-api-reference',
            ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.ts'}],
            '@docusaurus/plugin-content-pages',
          ],
        },
      });
      build = path.join(dir, 'build');
      server = await serveBuild(build, '/docs/');
      browser = await launchBrowser();
    }, 600_000);
    afterAll(async () => {
      await browser?.close();
      await server?.close();
      removeSite(dir);
    });
    afterEach(() => page?.close());

    it.each(['', 'fr/'])(
      'redirects /docs/%sapi to the first operation, with and without JavaScript',
      async (locale) => {
        for (const javaScriptEnabled of [true, false]) {
          page = await browser.newPage({javaScriptEnabled});
          await page.goto(`${server.origin}/docs/${locale}api${end}`);
          await page.getByRole('heading', {level: 1, name: 'List pets'}).waitFor();
          expect(new URL(page.url()).pathname).toBe(`/docs/${locale}api/default/pets/get${end}`);
          await page.close();
        }
      },
    );

    it('shows authored texts in each language, and untranslated ones in the default language', () => {
      expect(toText(readPage(build, '/api/default/pets/post'))).toContain('Nothingmoretodo.');
      expect(toText(readPage(build, '/fr/api/default/pets/post'))).toContain('Plusrien.');
      expect(toText(readPage(build, '/fr/api/default/pets/post'))).toContain('Callus.');
    });

    it('links descriptions to the operations, tags and sections that they name', async () => {
      page = await browser.newPage();
      const overview = `/docs/fr/api/default${end}`;
      await page.goto(server.origin + overview);
      const hrefs = await page
        .locator('.theme-api-markdown')
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        `/docs/fr/api/default/pets/get${end}`,
        `${overview}#group-pets`,
        `${overview}#section-life`,
        '#section-life',
      ]);
      expect(
        await page.locator(`a[href="/docs/fr/api/default/pets/petId/get${end}"]`).count(),
      ).not.toBe(0);
    });

    it('keeps the language in links between chapters and operations', async () => {
      page = await browser.newPage({viewport: {width: 1440, height: 900}});
      await page.goto(`${server.origin}/docs/fr/docs/shop${end}`);
      const operation = `/docs/fr/api/shop-api/pets/get${end}`;
      await page.locator(`.theme-doc-sidebar-menu a[href="${operation}"]`).click();
      await page.waitForURL(`**${operation}`);
      await page.locator('.pagination-nav__link--prev', {hasText: 'The shop'}).waitFor();
    });

    it('is byte for byte the same when it is built again', async () => {
      fs.rmSync(path.join(dir, '.docusaurus'), {recursive: true});
      const {code, output} = await runDocusaurus(dir, ['build', '--out-dir', 'again']);
      expect([code, code === 0 || output]).toEqual([0, true]);
      const first = hashFiles(build);
      expect(hashFiles(path.join(dir, 'again'))).toEqual(first);
      expect(Object.keys(first).filter((file) => file.endsWith('.html')).length).toBeGreaterThan(8);
    }, 600_000);
  },
);

/** Maps each file to the hash of its content. */
function hashFiles(folder: string): {[file: string]: string} {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

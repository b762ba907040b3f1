import {createHash} from 'crypto';
import fs from 'fs';
import path from 'path';
import guides from '../../browser/sink/tabs/guides';
import shelter from '../../browser/sink/tabs/shelter';
import {useBuiltSite} from '../../support/servedSite';
import {runDocusaurus} from '../../support/site';

const [own, chapters] = [shelter(), guides()];

// The base URL, a second language and `trailingSlash` change every URL of a site.
describe.each([true, false])(
  'a site with a base URL, two languages and trailingSlash %s',
  (trailingSlash) => {
    const end = trailingSlash ? '/' : '';
    const site = useBuiltSite(
      {
        docs: {tabs: [...own.tabs, ...chapters.tabs]},
        files: {...own.files, ...chapters.files},
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
      },
      '/docs/',
    );

    it('keeps the language in links between chapters and operations', async () => {
      const page = await site.browser.newPage({viewport: {width: 1440, height: 900}});
      await page.goto(`${site.origin}/docs/fr/docs/shop${end}`);
      const operation = `/docs/fr/api/shop-api/pets/get${end}`;
      await page.locator(`.theme-doc-sidebar-menu a[href="${operation}"]`).click();
      await page.waitForURL(`**${operation}`);
      await page.locator('.pagination-nav__link--prev', {hasText: 'The shop'}).waitFor();
    });

    it('is byte for byte the same when it is built again', async () => {
      fs.rmSync(path.join(site.dir, '.docusaurus'), {recursive: true});
      const {code, output} = await runDocusaurus(site.dir, ['build', '--out-dir', 'again']);
      expect([code, code === 0 || output]).toEqual([0, true]);
      const first = hashFiles(site.build);
      expect(hashFiles(path.join(site.dir, 'again'))).toEqual(first);
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

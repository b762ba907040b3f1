import fs from 'fs';
import path from 'path';
import {FRAME_MEDIA_TYPE, formatFrameEnd, formatFrameHead} from '../../../plugin/proxy/protocol';
import {readPage} from '../../support/pages';
import {useBuiltSite} from '../../support/servedSite';
import {ROOT} from '../../support/site';

const I18N = 'i18n/ar/docusaurus-plugin-api-reference';
const starter = fs
  .readFileSync(path.join(ROOT, 'plugin/cli/init/templates/openapi.yaml'), 'utf8')
  .replace(/^( +)id:\n/gm, '$1createdAt: {type: string}\n$&');

describe('a site in two languages', () => {
  const site = useBuiltSite(
    {
      docs: {tab: 'Reference', api: {source: 'openapi.yaml'}},
      files: {
        'openapi.yaml': starter,
        [`${I18N}/openapi.yaml`]: starter.replace(/^( {2}title: ).*/m, '$1مرجع المثال'),
        [`${I18N}/labels.json`]: JSON.stringify({'default.label': {message: 'المرجع'}}),
      },
      config: {
        baseUrl: '/docs/',
        i18n: {defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: {ar: {direction: 'rtl'}}},
        themes: [
          '@docusaurus/theme-classic',
          [
            '@easyops-cn/docusaurus-search-local',
            {
              hashed: true,
              language: ['en', 'ar'],
              indexPages: true,
              indexBlog: false,
            },
          ],
        ],
      },
    },
    '/docs/',
  );

  it('shows the translated document and interface at the same paths in each language', () => {
    const english = readPage(site.build, '/api/default');
    const arabic = readPage(site.build, '/ar/api/default');
    expect(english).not.toContain('مرجع المثال');
    expect(arabic).toContain('مرجع المثال');
    expect(arabic).toContain('تنزيل مستند OpenAPI');
    expect(arabic).toContain('نظرة عامة');
    expect(readPage(site.build, '/ar/api/default/items/get')).toContain('المرجع');
    expect(arabic).toContain('/docs/ar/api/default/document/openapi.yaml');
  });

  it('has Markdown pages and llms.txt in each language', () => {
    expect(fs.readFileSync(path.join(site.build, 'ar/api/default.md'), 'utf8')).toContain(
      '# مرجع المثال',
    );
    expect(fs.readFileSync(path.join(site.build, 'ar/llms.txt'), 'utf8')).toContain(
      'https://docs.example.com/docs/ar/api/default.md',
    );
    expect(fs.readFileSync(path.join(site.build, 'llms.txt'), 'utf8')).toContain(
      'https://docs.example.com/docs/api/default.md',
    );
  });

  it('has the meta tags that tell crawlers the language and version of a page', () => {
    const page = readPage(site.build, '/ar/api/default');
    const metaOf = (name: string) =>
      new RegExp(`<meta[^>]*name="?${name}"? content="?([^"\\s/>]+)`).exec(page)?.[1];
    expect(
      ['docsearch:language', 'docsearch:docusaurus_tag', 'docusaurus_tag', 'docusaurus_locale'].map(
        metaOf,
      ),
    ).toEqual(['ar', 'default', 'default', 'ar']);
    expect(metaOf('docsearch:version')).toBe(/^ {2}version: '?([^'\n]+)/m.exec(starter)![1]);
  });

  it('mirrors pages, but not code, for right-to-left languages and does not scroll sideways', async () => {
    const page = await site.browser.newPage({viewport: {width: 360, height: 800}});
    await page.goto(`${site.origin}/docs/ar/api/default`);
    expect(
      await page.evaluate(() => [
        document.documentElement.dir,
        document.documentElement.scrollWidth,
      ]),
    ).toEqual(['rtl', 360]);
    await page.goto(`${site.origin}/docs/ar/api/default/items/post`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const bidi = await page
      .locator('main code')
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .map(({unicodeBidi, direction}) =>
            unicodeBidi === 'isolate' ? `isolate ${direction}` : unicodeBidi,
          ),
      );
    expect(bidi.length).toBeGreaterThan(3);
    // Either the direction of its first strong character, or always left to right.
    expect(new Set(bidi)).toEqual(new Set(['plaintext', 'isolate ltr']));
    await page.close();
  });

  it('shows the response of an API from left to right on a right-to-left page', async () => {
    const page = await site.browser.newPage({viewport: {width: 1280, height: 800}});
    const head = {
      status: 200,
      statusText: 'OK',
      httpVersion: '1.1',
      headers: [],
      url: 'https://api.example.com/v1/items',
      timings: {firstByte: 1},
      end: 'end-of-response',
    };
    await page.route('**/api/try-it', (route) =>
      route.fulfill({
        contentType: FRAME_MEDIA_TYPE,
        body: `${formatFrameHead(head)}[{"id": "item-1"}]${formatFrameEnd(head.end, {complete: true, bytes: 18})}`,
      }),
    );
    await page.goto(`${site.origin}/docs/ar/api/default/items/get`);
    await page.getByRole('button', {name: 'جرّب'}).click();
    await page.getByRole('button', {name: 'إرسال', exact: true}).click();
    // Without the credentials that the document asks for.
    await page.getByRole('button', {name: 'إرسال على أي حال'}).click();
    const dialog = page.getByRole('dialog');
    for (const text of ['"item-1"', '200 OK', '18 B']) {
      const shown = dialog.getByText(text).first();
      await shown.waitFor();
      expect([
        text,
        await shown.evaluate((element) => getComputedStyle(element).direction),
      ]).toEqual([text, 'ltr']);
    }
    await page.close();
  });

  it('gives the search plugin the titles of pages, but no code', () => {
    const [index] = fs
      .readdirSync(site.build)
      .filter((file) => /^search-index.*\.json$/.test(file));
    const text = fs.readFileSync(path.join(site.build, index!), 'utf8');
    const titles = (JSON.parse(text) as {documents: {t: string; u: string}[]}[])[0]!.documents;
    expect(titles).toContainEqual(
      expect.objectContaining({
        t: expect.stringMatching(/^List items · GET \/items · /),
        u: '/docs/api/default/items/get',
      }),
    );
    expect(text).not.toMatch(/--request|--url|Copy as Markdown/);
  });

  it('finds an operation in the site search by the name of a property', async () => {
    const page = await site.browser.newPage({viewport: {width: 1280, height: 800}});
    await page.goto(`${site.origin}/docs/api/default`);
    await page.getByRole('combobox').or(page.locator('.navbar__search-input')).first().click();
    await page.keyboard.type('createdAt', {delay: 20});
    // The list of results has a matching class, too; the last match is the result itself.
    const hit = page
      .locator('[role=option], [class*=suggestion]')
      .filter({hasText: 'Create an item'})
      .last();
    await hit.waitFor();
    await hit.click();
    // The address changes before the content of the page is loaded.
    await page.waitForFunction(() =>
      document.querySelector('main')?.innerText.includes('createdAt'),
    );
    expect(page.url()).toContain('/docs/api/default/items/post');
    await page.close();
  });
});

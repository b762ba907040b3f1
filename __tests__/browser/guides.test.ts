import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {findViolations} from '../support/axe';
import {launchBrowser} from '../support/browser';
import {buildSite, createSite, removeSite, runDocusaurus, type SiteOptions} from '../support/site';
import {serveBuild, type StaticServer} from '../support/staticServer';

const OK = "responses: {'200': {description: OK}}";
const toDocument = (title: string) => `openapi: 3.1.0
info: {title: ${title}, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /pets:
    get: {operationId: listPets, tags: [Pets], summary: List pets, ${OK}}
    post: {operationId: addPet, tags: [Pets], summary: Add a pet, ${OK}}
  /orders:
    get: {operationId: listOrders, tags: [Orders], summary: List orders, ${OK}}
`;
const toDoc = (title: string) => `# ${title}\n\nSome words.\n`;
const SIDEBARS = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from 'docusaurus-plugin-api-reference/sidebar';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {type: 'category', label: 'Shop', items: ['shop', ...apiSidebar('shop-api', {tag: 'Pets'})]},
    ...apiSidebar('default', ['GET /orders']),
    ...apiSidebar('shop-api', ['GET /orders', 'outro']),
  ],
  api: apiSidebar(),
};
export default sidebars;
`;
const SITE: SiteOptions = {
  docs: {
    tabs: [
      {
        tab: 'Pet API',
        api: {
          source: 'pets.yaml',
          navigation: [
            {group: 'Guide', pages: ['first', 'GET /pets', {doc: 'second', label: 'Then'}]},
            {rest: true},
          ],
        },
      },
      {tab: 'Shop API', api: {source: 'shop.yaml', navigation: false}},
    ],
  },
  files: {
    'pets.yaml': toDocument('Pets'),
    'shop.yaml': toDocument('Shop'),
    'sidebars.ts': SIDEBARS,
    'docs/first.md': toDoc('First'),
    'docs/second.md': toDoc('Second'),
    'docs/shop.md': toDoc('The shop'),
    'docs/outro.md': toDoc('Outro'),
  },
  config: {
    baseUrl: '/base/',
    i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
    plugins: [
      'docusaurus-plugin-api-reference',
      ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.ts'}],
      '@docusaurus/plugin-content-pages',
    ],
  },
};

describe('chapters and operations in one sidebar', () => {
  let dir: string;
  let server: StaticServer;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    dir = await buildSite(SITE);
    server = await serveBuild(path.join(dir, 'build'), '/base/');
    browser = await launchBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    removeSite(dir);
  });
  beforeEach(async () => {
    page = await browser.newPage({viewport: {width: 1440, height: 900}});
  });
  afterEach(() => page?.close());

  const open = (url: string) => page.goto(`${server.origin}/base${url}`);
  const textsOf = async (selector: string) =>
    (await page.locator(selector).allTextContents()).filter((text) => text !== '');
  const MENU = '.theme-doc-sidebar-menu';
  /** Reads what the sidebar, the breadcrumbs and the paginator say about the place of a page. */
  const readPlace = async () => ({
    current: await textsOf(`${MENU} [aria-current="page"]`),
    breadcrumbs: await textsOf('.breadcrumbs__item'),
    previous: await textsOf('.pagination-nav__link--prev .pagination-nav__label'),
    next: await textsOf('.pagination-nav__link--next .pagination-nav__label'),
  });

  it.each([
    ['/docs/first', 'First', ['Guide', 'First'], [], ['List pets']],
    [
      '/api/default/pets/get',
      'List petsGET',
      ['Pet API', 'Guide', 'List pets'],
      ['First'],
      ['Then'],
    ],
    ['/docs/second', 'Then', ['Guide', 'Then'], ['List pets'], ['Add a pet']],
    [
      '/api/default/pets/post',
      'Add a petPOST',
      ['Pet API', 'Pets', 'Add a pet'],
      ['Then'],
      ['List orders'],
    ],
  ])(
    '%s, listed in docs.json, shows that list as its sidebar',
    async (url, current, breadcrumbs, previous, next) => {
      await open(url);
      expect(await readPlace()).toEqual({current: [current], breadcrumbs, previous, next});
      expect(await textsOf(`${MENU} > li > a, ${MENU} > li > div > a`)).toEqual([
        'Overview',
        'Guide',
        'Pets',
        'Orders',
      ]);
    },
  );

  it.each([
    ['/docs/shop', 'The shop', ['Shop', 'The shop'], ['Intro'], ['List pets']],
    [
      '/api/shop-api/pets/get',
      'List petsGET',
      ['Shop API', 'Shop', 'List pets'],
      ['The shop'],
      ['Add a pet'],
    ],
    [
      '/api/shop-api/orders/get',
      'List ordersGET',
      ['Shop API', 'List orders'],
      ['List orders'],
      ['Outro'],
    ],
    ['/docs/outro', 'Outro', ['Outro'], ['List orders'], []],
  ])(
    '%s, listed in no tab, shows the docs sidebar that lists it',
    async (url, current, breadcrumbs, previous, next) => {
      await open(url);
      expect(await readPlace()).toEqual({current: [current], breadcrumbs, previous, next});
      expect(await textsOf(`${MENU} > li > a, ${MENU} > li > div > a`)).toEqual([
        'Intro',
        'Shop',
        'List ordersGET',
        'List ordersGET',
        'Outro',
      ]);
    },
  );

  it('an operation that its tab lists shows the sidebar of the tab, even when opened from another sidebar', async () => {
    await open('/docs/intro');
    await page.locator(`${MENU} a[href="/base/api/default/orders/get"]`).click();
    await page.getByRole('heading', {level: 1, name: 'List orders'}).waitFor();
    expect((await readPlace()).breadcrumbs).toEqual(['Pet API', 'Orders', 'List orders']);
    expect(await textsOf(`${MENU} > li > a`)).toContain('Overview');
  });

  it('the keyboard moves from a chapter to the next operation and on, in both kinds of sidebar', async () => {
    for (const [chapter, operation] of [
      ['/docs/first', '/base/api/default/pets/get'],
      ['/docs/shop', '/base/api/shop-api/pets/get'],
    ] as const) {
      await open(chapter);
      await page.locator(`${MENU} [aria-current="page"]`).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${operation}`);
      await page.getByRole('heading', {level: 1, name: 'List pets'}).waitFor();
      await page.locator(`${MENU} [aria-current="page"]`).focus();
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.textContent);
      expect(name).toBe(chapter === '/docs/first' ? 'Then' : 'Add a petPOST');
    }
  });

  it('links on a page in another language stay in that language', async () => {
    await open('/fr/docs/shop');
    await page.locator(`${MENU} a[href="/base/fr/api/shop-api/pets/get"]`).click();
    await page.waitForURL('**/base/fr/api/shop-api/pets/get');
    expect((await readPlace()).previous).toEqual(['The shop']);
  });

  it('without JavaScript, the sidebar has its links and marks the current page', async () => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const plain = await context.newPage();
    await plain.goto(`${server.origin}/base/api/shop-api/pets/get`);
    expect(await plain.locator(`${MENU} [aria-current="page"]`).textContent()).toBe('List petsGET');
    expect(await plain.locator(`${MENU} .menu__list a[href="/base/docs/shop"]`).count()).toBe(1);
    await context.close();
  });

  it.each([1440, 390])(
    'pages of operations have no accessibility violations at a width of %d pixels',
    async (width) => {
      await page.setViewportSize({width, height: 844});
      for (const url of ['/api/default/pets/get', '/api/shop-api/pets/get', '/api/default']) {
        await open(url);
        expect([url, await findViolations(page)]).toEqual([url, []]);
      }
    },
  );

  it('on a phone, the menu of an operation links to its chapters', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/api/shop-api/pets/get');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'The shop'}).click();
    await page.waitForURL('**/base/docs/shop');
  });
});

describe('a docs sidebar that names an unknown tag', () => {
  it('stops the build with an error that suggests the nearest tag', async () => {
    const dir = createSite({
      ...SITE,
      files: {...SITE.files, 'sidebars.ts': SIDEBARS.replace("{tag: 'Pets'}", "{tag: 'Pet'}")},
    });
    const {code, output} = await runDocusaurus(dir, ['build', '--locale', 'en']);
    removeSite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain('apiSidebar: No operation has the tag `Pet`. Did you mean `Pets`?');
  });
});

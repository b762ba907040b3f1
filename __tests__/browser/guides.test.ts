import type {Page} from 'playwright-core';
import {useReader} from './support/reader';
import {yaml} from '../support/yaml';

describe('chapters and operations in one sidebar', () => {
  const reader = useReader();
  let page: Page;
  beforeEach(() => {
    ({page} = reader);
  });

  const open = (url: string) => reader.visit(url);
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

  it.each<[string, string, string[], string[], string[]]>(yaml`
    - [/docs/guide/first, First, [Guide, First], [], [List pets]]
    - [/api/pet-api/pets/get, List petsGET, [Pet API, Guide], [First], [Then]]
    - [/docs/guide/second, Then, [Guide, Then], [List pets], [Add a pet]]
    - [/api/pet-api/pets/post, Add a petPOST, [Pet API, Pets], [Then], [List orders]]
  `)(
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

  it.each<[string, string, string[], string[], string[]]>(yaml`
    - [/docs/shop, The shop, [Shop, The shop], [Intro], [List pets]]
    - [/api/shop-api/pets/get, List petsGET, [Shop API, Shop], [The shop], [Add a pet]]
    - [/api/shop-api/orders/get, List ordersGET, [Shop API], [List orders], [Outro]]
    - [/docs/outro, Outro, [Outro], [List orders], []]
  `)(
    '%s, listed in no tab, shows the docs sidebar that lists it',
    async (url, current, breadcrumbs, previous, next) => {
      await open(url);
      expect(await readPlace()).toEqual({current: [current], breadcrumbs, previous, next});
      expect(await textsOf(`${MENU} > li > a, ${MENU} > li > div > a`)).toEqual(yaml`
        [Intro, Shop, List ordersGET, List ordersGET, Outro]
      `);
    },
  );

  it('a chapter in a generated docs sidebar shows the sidebar of the tab, without JavaScript too, and other docs do not', async () => {
    const tools = `${MENU} .theme-api-sidebar-search button`;
    await open('/docs/guide/third');
    expect(await textsOf(`${MENU} > li`)).toEqual(['First', 'Second', 'Third']);
    expect(await page.locator(tools).count()).toBe(0);
    await open('/docs/guide/first');
    expect(await page.locator(tools).count()).toBe(1);
    const plain = await reader.newPage({javaScriptEnabled: false}, '/docs/guide/first');
    expect(await plain.locator(`${MENU} [aria-current="page"]`).textContent()).toBe('First');
    expect(await plain.locator(`${MENU} a[href="/api/pet-api/pets/get"]`).count()).toBe(1);
  });

  it.each(['/docs/category/museum', '/api/museum/rooms/7/get', '/api/museum/schemas/Pet'])(
    '%s, in a docs sidebar with a whole tab, has the search, the filter and the schemas',
    async (url) => {
      await open(url);
      const schemas = page.locator(`${MENU} .theme-api-sidebar-schemas`);
      expect(await schemas.count()).toBe(1);
      await page.locator(`${MENU} .theme-api-sidebar-filter input`).fill('room 25');
      await page.getByText('1 page found').waitFor();
      expect(await textsOf(`${MENU} a[href*="/rooms/"]`)).toEqual(['Room 25GET']);
      await page.getByRole('button', {name: 'Search this reference'}).click();
      await page.getByRole('combobox', {name: 'Search this reference'}).fill('Room 12');
      await page.locator('.theme-api-search-result').first().click();
      await page.waitForURL('**/api/museum/rooms/12/get');
    },
  );

  it('an operation that its tab lists shows the sidebar of the tab, even when opened from another sidebar', async () => {
    await open('/docs/intro');
    await page.locator(`${MENU} a[href="/api/pet-api/orders/get"]`).click();
    await page.getByRole('heading', {level: 1, name: 'List orders'}).waitFor();
    expect((await readPlace()).breadcrumbs).toEqual(['Pet API', 'Orders']);
    expect(await textsOf(`${MENU} > li > a`)).toContain('Overview');
  });

  it('without JavaScript, the sidebar has its links and marks the current page', async () => {
    const plain = await reader.newPage({javaScriptEnabled: false}, '/api/shop-api/pets/get');
    expect(await plain.locator(`${MENU} [aria-current="page"]`).textContent()).toBe('List petsGET');
    expect(await plain.locator(`${MENU} .menu__list a[href="/docs/shop"]`).count()).toBe(1);
    // The search and the filter of this sidebar load after the page.
    await plain.goto(`${reader.origin}/api/museum/rooms/7/get`);
    expect(await plain.locator(`${MENU} [aria-current="page"]`).textContent()).toBe('Room 7GET');
  });

  it('on a phone, the menu of an operation links to its chapters', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/api/shop-api/pets/get');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'The shop'}).click();
    await page.waitForURL('**/docs/shop');
  });
});

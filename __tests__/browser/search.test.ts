import type {Page, Request} from 'playwright-core';
import {useReader} from './support/reader';

const WRITE = '/api/default/pets/post';

describe('the search of the reference', () => {
  const reader = useReader();
  let page: Page;
  beforeEach(() => {
    ({page} = reader);
  });

  const dialog = () => page.locator('dialog.theme-api-search');
  const said = (text: string | RegExp) =>
    dialog().getByRole('status').filter({hasText: text}).waitFor();
  /** Found by class, because the choices of a `<select>` have the role `option`, too. */
  const results = () => page.locator('.theme-api-search-result');
  const active = () => results().and(page.locator('[aria-selected=true]'));
  const open = async (permalink: string) => {
    await reader.visit(permalink);
    await page.keyboard.press('Control+k');
    await active().waitFor();
    await dialog()
      .getByRole('status')
      .filter({hasNotText: /Loading/})
      .waitFor();
  };

  it('loads its index only when a reader opens it', async () => {
    const requests: string[] = [];
    page.on('request', (request: Request) => requests.push(request.url()));
    await reader.visit(WRITE);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('search-index'))).toEqual([]);
    const before = requests.length;
    await page.getByRole('button', {name: 'Search this reference'}).click();
    await active().waitFor();
    await said(/^\d+ results?(?!.*Loading)/);
    const loaded = requests.slice(before).map((url) => url.replace(/^.*\//, ''));
    expect(loaded.filter((file) => file.endsWith('.json')).sort()).toEqual([
      'facts.json',
      'operations.json',
      'texts.json',
    ]);
  });

  it('takes the reader by keyboard alone to the property that the query names', async () => {
    await open('/api/default');
    await page.keyboard.type('add a pet');
    await active().filter({hasText: 'Add a pet'}).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('species');
    await active().filter({hasText: 'species'}).filter({hasText: 'places'}).waitFor();
    await page.keyboard.press('Enter');
    await said(/places$/);
    await page.keyboard.press('Enter');
    await dialog().waitFor({state: 'detached'});
    await page.waitForFunction(() =>
      /\.species$/.test(document.activeElement?.getAttribute('href') ?? ''),
    );
  });

  it('returns the focus to the button that opened it', async () => {
    await reader.visit(WRITE);
    const button = page.getByRole('button', {name: 'Search this reference'});
    await button.focus();
    await page.keyboard.press('Enter');
    await active().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({state: 'detached'});
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('ignores its shortcut while the console is open', async () => {
    await reader.visit(WRITE);
    await page.locator('.theme-api-console-button').click();
    await page.locator('dialog.theme-api-console').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.locator('dialog.theme-api-console').waitFor({state: 'detached'});
    expect(await dialog().count()).toBe(0);
  });

  it('finds pages of the version that the reader is viewing', async () => {
    await open('/api/versions/1.0');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/api\/versions\/1\.0\/.+/);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('fills a phone screen, closes the drawer that it was opened from, and returns the focus', async () => {
    await page.setViewportSize({width: 360, height: 640});
    await reader.visit(WRITE);
    await page.locator('.navbar__toggle').click();
    await page.getByRole('button', {name: 'Search this reference'}).click();
    await active().waitFor();
    expect(await dialog().boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 640});
    await page.keyboard.type('species');
    await active().filter({hasText: 'species'}).waitFor();
    expect(await dialog().evaluate((element) => element.scrollWidth <= 360)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({state: 'detached'});
    expect(await page.locator('.navbar-sidebar--show').count()).toBe(0);
    await page.waitForFunction(
      () => document.activeElement?.classList.contains('navbar__toggle') === true,
    );
  });

  it('outlines the selected result in forced colors', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(WRITE);
    const edges = await results().evaluateAll((all) =>
      all.slice(0, 2).map((one) => getComputedStyle(one).outlineStyle),
    );
    expect(edges).toEqual(['solid', 'none']);
  });
});

import type {BrowserContext, Page} from 'playwright-core';
import {findFaultyStops, readFocus, walk, type Stop} from './support/focus';
import {useReader} from './support/reader';

const MOUNTAINS = '/api/mountains/routes/post';

describe('with the keyboard alone', () => {
  const reader = useReader();
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    ({context, page} = reader);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  const focused = async (): Promise<Stop | undefined> =>
    readFocus(page, await context.newCDPSession(page));
  const said = (text: string) => page.getByRole('status').filter({hasText: text}).first().waitFor();

  it.each([
    [1440, '/api/default/pets/post', 'Tab'],
    [1440, '/api/default/pets/post', 'Shift+Tab'],
    [360, MOUNTAINS, 'Tab'],
  ] as const)(
    'at %d pixels, each tab stop on %s with %s has a name, is visible and is large enough',
    async (width, path, key) => {
      await page.setViewportSize({width, height: 700});
      await reader.visit(path);
      const stops = await walk(page, key);
      expect(stops.length).toBeGreaterThan(15);
      expect(findFaultyStops(stops)).toEqual([]);
    },
  );

  it('the first tab stop skips the navigation', async () => {
    await reader.visit('/api/default/pets/post');
    await page.keyboard.press('Tab');
    expect((await focused())?.name).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('Enter and Space open and close groups of the sidebar, and Enter follows their links', async () => {
    await reader.visit('/api/mountains');
    const group = page.getByRole('button', {name: 'Group 3'});
    await group.focus();
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', {name: 'Look at thing 3 GET'});
    await link.waitFor();
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    await link.waitFor({state: 'hidden'});
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'Look at thing 3'}).waitFor();
  });

  it('schema names and the entries of the collapsed Schemas group link to schema pages', async () => {
    await reader.visit('/api/default/pets/petId/get');
    await page.getByRole('link', {name: 'PetStatus', exact: true}).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'PetStatus'}).waitFor();
    await reader.visit('/api/default/pets/petId/get');
    const group = page.getByRole('button', {name: 'Schemas'});
    await group.focus();
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await page.getByRole('link', {name: 'Shelter', exact: true}).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'Shelter'}).waitFor();
  });

  it('"more" in a long sidebar group is replaced by the remaining links, and the first one is focused', async () => {
    await reader.visit('/api/mountains/things/0/get');
    const more = page.getByRole('link', {name: '64 more'});
    await more.focus();
    await page.keyboard.press('Enter');
    await more.waitFor({state: 'detached'});
    await page.waitForFunction(() =>
      document.activeElement?.textContent?.startsWith('Look at thing 80'),
    );
    await page.getByRole('link', {name: 'Look at thing 159 GET'}).waitFor();
  });

  it('the menu of a page copies how a program connects, and Escape returns to its button', async () => {
    await reader.visit('/api/default/pets/get');
    const button = page.locator('.theme-api-formats > summary');
    await button.focus();
    expect((await focused())?.name).toBe('Page options');
    await page.keyboard.press('Enter');
    await page.getByText('Connect by MCP').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Copy for Codex'}).focus();
    await page.keyboard.press('Enter');
    await said('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^codex mcp add \S+ --url https?:\/\/\S+\/api\/mcp$/,
    );
    await page.keyboard.press('Escape');
    expect((await focused())?.name).toBe('Page options');
    await page.getByText('Connect by MCP').waitFor({state: 'hidden'});
  });

  it('the sidebar filter announces how many pages it found, and Escape clears it', async () => {
    await reader.visit('/api/mountains');
    const field = page.getByRole('searchbox', {
      name: 'Filter operations by title, method, path or operation ID',
    });
    await field.focus();
    await page.keyboard.type('thing 2');
    await said('34 pages found');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
  });

  it('parts of a schema open with Enter, close with Space, and have distinct names', async () => {
    await reader.visit(MOUNTAINS);
    const part = page.locator('[id="body.start"] > details');
    await part.locator('> summary').focus();
    expect((await focused())?.name).toMatch(/^start: /);
    await page.keyboard.press('Enter');
    await page.locator('[id="body.start.at"]').waitFor();
    await page.keyboard.press('Space');
    await page.locator('[id="body.start.at"]').waitFor({state: 'hidden'});
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('#body ~ * summary, .theme-api-response summary')]
        .filter((summary) => summary.checkVisibility())
        .map((summary) => summary.getAttribute('aria-label') ?? summary.textContent),
    );
    expect(names).toEqual(
      expect.arrayContaining(['country: One of 240 values', 'stage: 2 variants', '201: Links: 1']),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('a deep link focuses its property, and Enter there copies the link and announces it', async () => {
    await reader.visit(`${MOUNTAINS}#body.stage=ride.line`);
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('href') === '#body.stage=ride.line',
    );
    const stop = await focused();
    expect([stop?.role, stop?.name, stop?.isHidden]).toEqual(['link', 'line', false]);
    expect(await page.getByRole('tab', {name: 'ride'}).first().getAttribute('aria-selected')).toBe(
      'true',
    );
    await page.keyboard.press('Enter');
    await said('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${reader.origin}${MOUNTAINS}#body.stage=ride.line`,
    );
  });
});

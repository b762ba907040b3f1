import type {BrowserContext, Page} from 'playwright-core';
import {readFocus, walk, type Stop} from './focus';
import {visit, type ExperienceSite} from './site';

/** WCAG 2.2, 2.5.8, which exempts links within text: they are only as high as their line. */
const MIN_TARGET = 24;
const VIEWPORTS = [
  {width: 1440, height: 900},
  {width: 360, height: 640},
];
const MOUNTAINS = '/api/mountains/routes/post';

/** Tests pages with the keyboard alone. */
export function describeKeyboard(site: ExperienceSite): void {
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    ({context, page} = site.shared);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  const focused = async (): Promise<Stop | undefined> =>
    readFocus(page, await context.newCDPSession(page));
  const said = (text: string) => page.getByRole('status').filter({hasText: text}).first().waitFor();

  it.each(
    VIEWPORTS.flatMap((viewport) =>
      ['/api/default', '/api/default/pets/post', '/api/default/schemas/Pet', MOUNTAINS].map(
        (path) => [viewport.width, path, viewport] as const,
      ),
    ),
  )(
    'at %d pixels, each tab stop on %s has a name, is visible and is large enough',
    async (_width, path, viewport) => {
      await page.setViewportSize(viewport);
      await visit(site, page, path);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(15);
      expect(stops.filter(({name}) => name.trim() === '')).toEqual([]);
      expect(stops.filter(({isHidden}) => isHidden)).toEqual([]);
      expect(
        stops.filter(
          ({width, height, isInline, html}) =>
            !isInline && Math.min(width, height) < MIN_TARGET && !isOfDocusaurus(html),
        ),
      ).toEqual([]);
    },
    180_000,
  );

  it('the first tab stop skips the navigation', async () => {
    await visit(site, page, '/api/default/pets/post');
    await page.keyboard.press('Tab');
    expect((await focused())?.name).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('Enter and Space open and close groups of the sidebar, and Enter follows their links', async () => {
    await visit(site, page, '/api/mountains');
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
    await visit(site, page, '/api/default/pets/petId/get');
    await page.getByRole('link', {name: 'PetStatus', exact: true}).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'PetStatus'}).waitFor();
    await visit(site, page, '/api/default/pets/petId/get');
    const group = page.getByRole('button', {name: 'Schemas'});
    await group.focus();
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await page.getByRole('link', {name: 'Shelter', exact: true}).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'Shelter'}).waitFor();
  });

  it('"more" in a long sidebar group is replaced by the remaining links, and the first one is focused', async () => {
    await visit(site, page, '/api/mountains/things/0/get');
    const more = page.getByRole('link', {name: '64 more'});
    await more.focus();
    await page.keyboard.press('Enter');
    await more.waitFor({state: 'detached'});
    await page.waitForFunction(() =>
      document.activeElement?.textContent?.startsWith('Look at thing 80'),
    );
    await page.getByRole('link', {name: 'Look at thing 159 GET'}).waitFor();
  });

  it('the sidebar filter announces how many pages it found, and Escape clears it', async () => {
    await visit(site, page, '/api/mountains');
    const field = page.getByRole('searchbox', {
      name: 'Filter operations by title, method, path or operation ID',
    });
    await field.focus();
    await page.keyboard.type('thing 2');
    await said('34 pages found');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
  });

  it.each(['/api/default/pets/post', '/ar/api/default/pets/post'])(
    'on %s, a tab list is one tab stop, and arrow keys follow the direction of the text',
    async (path) => {
      await visit(site, page, path);
      const [forward, back] = path.startsWith('/ar/')
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
      const tabs = page
        .getByRole('tablist')
        .filter({has: page.getByRole('tab', {name: 'bird'})})
        .first();
      const chosen = () => tabs.locator('[aria-selected=true]').textContent();
      await tabs.getByRole('tab', {name: 'dog'}).focus();
      await page.keyboard.press(forward);
      expect(await chosen()).toBe('cat');
      await page.keyboard.press('End');
      expect(await chosen()).toBe('bird');
      await page.keyboard.press(forward);
      expect(await chosen()).toBe('dog');
      await page.keyboard.press(back);
      expect(await chosen()).toBe('bird');
      await page.keyboard.press('Home');
      expect([await chosen(), (await focused())?.name]).toEqual(['dog', 'dog']);
      await page.keyboard.press('Tab');
      expect((await focused())?.role).not.toBe('tab');
    },
  );

  it('parts of a schema open with Enter, close with Space, and have distinct names', async () => {
    await visit(site, page, MOUNTAINS);
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
    await visit(site, page, `${MOUNTAINS}#body.stage=ride.line`);
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
      `${site.server.origin}${MOUNTAINS}#body.stage=ride.line`,
    );
  });

  it('samples can be copied, and their language can be chosen', async () => {
    await visit(site, page, '/api/default/pets/get');
    const samples = page.getByRole('region', {name: 'Request samples'});
    await samples.getByRole('button', {name: 'Copy the sample'}).focus();
    await page.keyboard.press('Enter');
    await said('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /);
    await samples.getByRole('combobox', {name: 'Language'}).focus();
    await page.keyboard.type('Pyth');
    await samples.getByRole('group', {name: 'Python'}).waitFor();
  });
}

/** Whether Docusaurus renders the element, so that its size is not ours to change. */
const isOfDocusaurus = (html: string): boolean =>
  /class="[^"]*(hash-link|navbar|breadcrumbs__link)/.test(html);

import fs from 'fs';
import path from 'path';
import type {BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {findViolations} from '../support/axe';
import {useSharedPage} from '../support/browser';
import {readPage} from '../support/pages';
import {buildSite, removeSite} from '../support/site';
import {serveBuild} from '../support/staticServer';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../support/versions';
import {findOverflow} from './experience/overflow';

const PET = '/api/default/1.0/pets/id/get';
const FAX = '/api/default/1.0/fax/post';

/** The documents; from 2.0 on, two operations return a `Pet`, which thus has a page. */
const DOCUMENTS = Object.fromEntries(
  Object.entries(VERSIONED_DOCUMENTS).map(([file, text]) => [
    file,
    file === 'v1.yaml'
      ? text
      : JSON.stringify(JSON.parse(text), (key, value: unknown) =>
          key === '200'
            ? {
                description: 'Done.',
                content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}},
              }
            : key === 'components'
              ? {...(value as object), schemas: {Pet: {type: 'object', title: 'A pet'}}}
              : value,
        ),
  ]),
);

describe('an API in three versions', () => {
  let dir: string;
  let server: Awaited<ReturnType<typeof serveBuild>>;
  let context: BrowserContext | undefined;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    dir = await buildSite({
      docs: {...VERSIONED_DOCS, api: {...VERSIONED_DOCS.api, tags: {Pets: {page: 'index'}}}},
      files: DOCUMENTS,
      config: {
        i18n: {defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: {ar: {direction: 'rtl'}}},
        themeConfig: {colorMode: {respectPrefersColorScheme: true}},
      },
    });
    server = await serveBuild(path.join(dir, 'build'), '/');
  }, 300_000);
  afterAll(async () => {
    await server?.close();
    removeSite(dir);
  });

  const shared = useSharedPage(() => server.origin, {viewport: {width: 1280, height: 720}});
  async function open(
    address: string,
    {javaScriptEnabled = true, viewport, colorScheme}: BrowserContextOptions = {},
  ) {
    problems = [];
    if (javaScriptEnabled) {
      ({page} = shared);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({colorScheme});
    } else {
      context = await shared.browser.newContext({javaScriptEnabled});
      page = await context.newPage();
    }
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('.ico'))
        problems.push(message.text());
    });
    await page.goto(server.origin + address);
    if (!javaScriptEnabled) return;
    // The version links get the hash of the page only after hydration.
    await page
      .locator(`html[data-has-hydrated=true][data-theme=${colorScheme ?? 'light'}]`)
      .waitFor();
  }
  afterEach(() => context?.close());

  const menu = () => page.locator('.theme-api-versions details');
  const links = () =>
    menu()
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  const headOf = (permalink: string): {[name: string]: unknown} =>
    Object.fromEntries(
      [
        ...readPage(path.join(dir, 'build'), permalink).matchAll(
          /(?:rel|name)="?(canonical|docusaurus_version|docusaurus_tag|robots)"? (?:href|content)="?([^" >]+)/g,
        ),
      ].map(([, name = '', value]) => [name, value]),
    );
  const pathname = () => new URL(page.url()).pathname + new URL(page.url()).hash;

  it('links an operation to the same operation of another version, with its anchor', async () => {
    await open(`${PET}#query.verbose`);
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: '2.0'}).click();
    await page.getByRole('heading', {level: 1, name: 'Get a pet'}).waitFor();
    expect(pathname()).toBe('/api/default/pets/petId/get#query.verbose');
    expect(await page.locator('.theme-api-version-badge').textContent()).toBe('Version: 2.0');
    expect(problems).toEqual([]);
  });

  it('links to the overview of a version that lacks the operation, and says so', async () => {
    await open(FAX);
    await menu().locator('summary').click();
    expect(await links()).toEqual([
      ['/api/default/next', '3.0Overview: this version does not have this page.'],
      ['/api/default', '2.0Overview: this version does not have this page.'],
    ]);
    await menu().getByRole('link', {name: /^2\.0/}).click();
    await page.getByRole('heading', {level: 1, name: 'Pets API'}).waitFor();
    expect(pathname()).toBe('/api/default');
  });

  it.each([
    ['a schema', 'schemas/Pet', false],
    ['the schemas', 'schemas', false],
    ['a tag', 'tags/pets', true],
  ])('links the page of %s to the same page of another version', async (_name, page, isInAll) => {
    await open(`/api/default/${page}`);
    expect(await links()).toEqual([
      [`/api/default/next/${page}`, '3.0'],
      isInAll
        ? [`/api/default/1.0/${page}`, '1.0 (2019)']
        : ['/api/default/1.0', '1.0 (2019)Overview: this version does not have this page.'],
    ]);
    expect(headOf(`/api/default/next/${page}`)).toMatchObject({
      canonical: `https://docs.example.com/api/default/${page}`,
    });
    expect(fs.readFileSync(path.join(dir, `build/api/default/next/${page}.md`), 'utf8')).toContain(
      `The current version is [2.0](https://docs.example.com/api/default/${page}.md).`,
    );
  });

  it('links to the renamed operation that docs.json names', async () => {
    await open('/api/default/1.0/pets/get');
    expect(await links()).toEqual([
      ['/api/default/next/animals/get', '3.0'],
      ['/api/default/pets/get', '2.0'],
    ]);
  });

  it('shows a banner on pages of unmaintained and unreleased versions, as Docusaurus does', async () => {
    await open(PET);
    const banner = page.locator('.theme-api-version-banner');
    expect(await banner.locator('> div').allTextContents()).toEqual([
      'This is documentation for Pets API 1.0 (2019), which is no longer actively maintained.',
      'For up-to-date documentation, see the latest version (2.0).',
    ]);
    await banner.getByRole('link').click();
    await page.getByText('Version: 2.0', {exact: true}).waitFor();
    expect(pathname()).toBe('/api/default/pets/petId/get');
    expect(await banner.count()).toBe(0);
    await page.goto(`${server.origin}/api/default/next`);
    expect(await banner.locator('> div').first().textContent()).toBe(
      'This is unreleased documentation for Pets API 3.0 version.',
    );
  });

  it('has a version menu that works with the keyboard alone', async () => {
    await open(PET);
    await menu().locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await menu().evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu().evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Version: 2.0', {exact: true}).waitFor();
    expect(pathname()).toBe('/api/default/pets/petId/get');
  });

  it('has a version menu that works without JavaScript', async () => {
    await open(FAX, {javaScriptEnabled: false});
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: /^2\.0/}).click();
    expect(pathname().replace(/\/$/, '')).toBe('/api/default');
    await page.goto(server.origin + PET);
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: '2.0'}).click();
    expect(pathname().replace(/\/$/, '')).toBe('/api/default/pets/petId/get');
  });

  it.each([
    ['light, wide', '', 1440, 'light'],
    ['dark, narrow', '', 360, 'dark'],
    ['right to left, narrow', '/ar', 360, 'light'],
  ] as const)('has an accessible menu that fits: %s', async (_name, locale, width, colorScheme) => {
    await open(locale + FAX, {viewport: {width, height: 740}, colorScheme});
    expect(await findViolations(page, '.theme-api-operation')).toEqual([]);
    await menu().locator('summary').click();
    // The open list covers the content below it, so axe checks only the menu.
    expect(await findViolations(page, '.theme-api-versions')).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    const [list, row] = await Promise.all(
      [menu().locator('ul'), page.locator('.theme-api-versions')].map((part) => part.boundingBox()),
    );
    expect(list!.x).toBeGreaterThanOrEqual(row!.x - 1);
    expect(list!.x + list!.width).toBeLessThanOrEqual(row!.x + row!.width + 1);
    expect(problems).toEqual([]);
  });

  it.each([
    ['light, wide', '', 1440, 'light'],
    ['dark, narrow', '', 360, 'dark'],
    ['right to left, narrow', '/ar', 360, 'light'],
  ] as const)(
    'has an accessible list of deprecations that fits the page: %s',
    async (_name, locale, width, colorScheme) => {
      const options = {viewport: {width, height: 740}, colorScheme};
      await open(`${locale}/api/default/1.0/deprecations`, options);
      expect(await findViolations(page, '.theme-api-deprecations')).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  it('lists deprecations with their dates, without JavaScript, with the keyboard and in Markdown', async () => {
    await open('/api/default/1.0', {javaScriptEnabled: false});
    await page.getByRole('link', {name: 'Deprecations'}).click();
    expect(pathname().replace(/\/$/, '')).toBe('/api/default/1.0/deprecations');
    await page.getByRole('heading', {level: 2, name: 'Removal: 2027-06-30'}).waitFor();
    await context?.close();
    await open('/api/default/1.0/deprecations');
    await page.getByRole('link', {name: 'Send a fax'}).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'Send a fax'}).waitFor();
    await page.goto(`${server.origin}/api/default/deprecations`);
    await page.getByText('no longer maintained', {exact: false}).waitFor();
    const read = (file: string) => fs.readFileSync(path.join(dir, 'build/api', file), 'utf8');
    expect(read('default/1.0/deprecations.md')).toContain(
      '## Removal: 2027-06-30\n\n- [Send a fax](https://docs.example.com/api/default/1.0/fax/post.md), `POST`',
    );
    expect(read('default/1.0/llms.txt')).toContain(
      '- [Deprecations](https://docs.example.com/api/default/1.0/deprecations.md)',
    );
  });

  it('keeps credentials and form values in another version, and asks before using a key for its server', async () => {
    await open('/api/default/pets/petId/get');
    const tryIt = () => page.getByRole('button', {name: 'Try it', exact: true}).click();
    await tryIt();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', {name: 'key'}).fill('secret-1');
    await form.getByLabel('petId').fill('7');
    await page.keyboard.press('Escape');
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: '3.0'}).click();
    await page.getByText('Version: 3.0', {exact: true}).waitFor();
    await tryIt();
    expect(await form.getByRole('textbox', {name: 'key'}).inputValue()).toBe('secret-1');
    expect(await form.getByLabel('petId').inputValue()).toBe('7');
    await form.getByRole('button', {name: 'Use them for https://v3.api.example.com'}).waitFor();
  });

  it('has a changelog in the sidebar and the overview that links to the changes', async () => {
    await open('/api/default');
    expect(await page.getByRole('main').getByRole('link', {name: 'Changelog'}).count()).toBe(1);
    await page.locator('.menu').getByRole('link', {name: 'Changelog'}).click();
    await page.getByRole('heading', {level: 1, name: 'Changelog'}).waitFor();
    expect(pathname()).toBe('/api/default/changelog');
    expect(await page.getByRole('heading', {level: 2}).allTextContents()).toEqual([
      expect.stringContaining('3.0'),
      expect.stringContaining('2.0'),
    ]);
    await page
      .getByRole('link', {name: 'The path parameter was renamed from id to petId.'})
      .click();
    await page.getByRole('heading', {level: 1, name: 'Get a pet'}).waitFor();
    expect(pathname()).toBe('/api/default/pets/petId/get#path.petId');
    expect(await page.locator('[id="path.petId"]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('drops an anchor that the other version does not have', async () => {
    await open('/api/default/pets/petId/get#path.petId');
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: /^1\.0/}).click();
    await page.getByText('Version: 1.0 (2019)', {exact: true}).waitFor();
    await page.waitForFunction(() => window.location.hash === '');
    expect(pathname()).toBe(PET);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(problems).toEqual([]);
  });

  it('keeps form values for an operation that was renamed', async () => {
    await open('/api/default/pets/get');
    const tryIt = () => page.getByRole('button', {name: 'Try it', exact: true}).click();
    await tryIt();
    await page.getByRole('dialog').getByLabel('verbose').selectOption('true');
    await page.keyboard.press('Escape');
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: '3.0'}).click();
    await page.getByRole('heading', {level: 1, name: 'List animals'}).waitFor();
    await tryIt();
    const chosen = page.getByRole('dialog').getByLabel('verbose').locator('option:checked');
    expect(await chosen.textContent()).toBe('true');
  });

  it('has a changelog that works with the keyboard alone', async () => {
    await open('/api/default/changelog');
    const added = page.getByText('was added. Callers can ignore it.');
    const filter = page.getByLabel('Hide compatible changes');
    await filter.focus();
    await page.keyboard.press('Space');
    expect(await filter.isChecked()).toBe(true);
    expect(await added.first().isVisible()).toBe(false);
    await page.keyboard.press('Space');
    expect(await added.first().isVisible()).toBe(true);
    // The first link after the filter is the link of the first change.
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('a')?.getAttribute('href') ?? '');
    for (let step = 0; step < 20 && !(await focused()).includes('/animals/get'); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'List animals'}).waitFor();
    expect(problems).toEqual([]);
  });

  it('has a changelog that can be read and filtered without JavaScript', async () => {
    await open('/api/default/changelog', {javaScriptEnabled: false});
    const added = page.getByText('was added. Callers can ignore it.');
    expect(await added.first().isVisible()).toBe(true);
    await page.getByLabel('Hide compatible changes').check();
    expect(await added.first().isVisible()).toBe(false);
    expect(await page.getByText('Requests to it fail.').isVisible()).toBe(true);
  });

  it.each([
    ['light, wide', '', 1440, 'light'],
    ['dark, narrow', '', 360, 'dark'],
    ['right to left, narrow', '/ar', 360, 'light'],
  ] as const)(
    'has a changelog that is accessible and fits the page: %s',
    async (_name, locale, width, colorScheme) => {
      await open(`${locale}/api/default/changelog`, {viewport: {width, height: 740}, colorScheme});
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  it('names the version in the Markdown of pages that are not current', () => {
    const read = (file: string) => fs.readFileSync(path.join(dir, 'build/api', file), 'utf8');
    expect(read('default/1.0/pets/id/get.md')).toContain(
      '# Get a pet\n\n> Version 1.0 (2019), no longer maintained. The current version is [2.0](https://docs.example.com/api/default/pets/petId/get.md).\n\n',
    );
    expect(read('default/1.0/fax/post.md')).toContain(
      'The current version, [2.0](https://docs.example.com/api/default.md), does not have this page.',
    );
    expect(read('default/next.md')).toContain(
      '# Pets API\n\n> Version 3.0, not released yet. The current version is [2.0](https://docs.example.com/api/default.md).\n\n',
    );
    expect(read('default/pets/petId/get.md')).not.toContain('> Version');
  });

  it('gives pages the canonical URL of the current version and a DocSearch tag for their own', () => {
    expect(headOf('/api/default/pets/petId/get')).toEqual({
      canonical: 'https://docs.example.com/api/default/pets/petId/get',
      docusaurus_version: '2.0',
      docusaurus_tag: 'default',
    });
    expect(headOf(PET)).toEqual({
      canonical: 'https://docs.example.com/api/default/pets/petId/get',
      docusaurus_version: '1.0',
      docusaurus_tag: 'api-default-1.0',
    });
    expect(headOf(FAX)).toMatchObject({canonical: `https://docs.example.com${FAX}`});
  });

  it('lists the servers of all versions in the proxy manifest', () => {
    const {documents} = JSON.parse(
      fs.readFileSync(path.join(dir, 'build/try-it.json'), 'utf8'),
    ) as {documents: {id: string; servers: {url: string}[]}[]};
    expect(documents.map(({id, servers}) => [id, servers[0]?.url])).toEqual([
      ['default@next', 'https://v3.api.example.com'],
      ['default', 'https://v2.api.example.com'],
      ['default@1.0', 'https://v1.api.example.com'],
    ]);
  });

  it('has downloads and llms.txt for each version; the llms.txt of the site lists current operations only', () => {
    const build = path.join(dir, 'build');
    expect(fs.existsSync(path.join(build, 'api/default/1.0/document/v1.yaml'))).toBe(true);
    expect(fs.readFileSync(path.join(build, 'api/default/1.0/llms.txt'), 'utf8')).toContain(
      'Send a fax',
    );
    const list = fs.readFileSync(path.join(build, 'llms.txt'), 'utf8');
    expect(list).toContain('## Pets 1.0 (2019)');
    expect(list).toContain('Add a pet');
    expect(list).not.toContain('Send a fax');
  });
});

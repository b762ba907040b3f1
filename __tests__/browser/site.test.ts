import fs from 'fs';
import path from 'path';
import type {Page} from 'playwright-core';
import {readPage, toMain, toText} from '../support/pages';
import {readOpened} from '../support/reading';
import {useReader} from './support/reader';
import {DOCUMENT} from './sink/tabs/shelter';

const reader = useReader();
let page: Page;
beforeEach(() => {
  ({page} = reader);
});
const htmlOf = (permalink: string) => readPage(path.join(reader.dir, 'build'), permalink);
const textOf = (permalink: string) => toText(toMain(htmlOf(permalink)));
/** All files of the build. */
const listFiles = () =>
  fs
    .readdirSync(path.join(reader.dir, 'build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('a built site', () => {
  it.each([true, false])(
    'redirects /api to the first operation (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const other = await reader.newPage({javaScriptEnabled});
      await other.goto(`${reader.origin}/api`);
      await other.getByRole('heading', {level: 1, name: 'List pets'}).waitFor();
      expect(new URL(other.url()).pathname.replace(/\/$/, '')).toBe('/api/default/pets/get');
    },
  );

  it('has the operations of each tab under the id of the tab, and those of each instance of the plugin', () => {
    expect(textOf('/api/shelter/pets/get')).toContain('Listpets');
    expect(textOf('/api/admin-api/pets/get')).toContain('Listallpets');
    expect(textOf('/direct/default/pets/get')).toContain('Listpets');
  });

  it('has the pages of operations with the notes of the author, but no sidebar, if `navigation` is false', () => {
    expect(textOf('/direct/default/pets/get')).toContain('Nothingmoretodo.');
    expect(htmlOf('/direct/default/pets/get')).not.toContain('<aside');
  });

  it('contains neither excluded or internal operations nor paths of the build machine in any file', () => {
    const having = new Map<string, string[]>(
      ['wombat', 'hush', reader.dir].map((word) => [word, []]),
    );
    for (const file of listFiles()) {
      const text = `${file.slice(reader.dir.length)} ${fs.readFileSync(file, 'latin1')}`;
      const lower = text.toLowerCase();
      for (const [word, files] of having)
        if (lower.includes(word) || text.includes(word)) files.push(file);
    }
    // Otherwise the check could pass because it searches the wrong files: a public operation of the
    // same form is found in files of all types.
    const seen = having.get('wombat')!.map((file) => path.extname(file).slice(1));
    expect([...new Set(seen)]).toEqual(
      expect.arrayContaining(['html', 'js', 'json', 'md', 'txt', 'xml']),
    );
    expect([having.get('hush'), having.get(reader.dir)]).toEqual([[], []]);
  });

  it('puts the title, description and canonical URL of a page in its head', () => {
    const html = htmlOf('/api/shelter/pets/get');
    expect(html).toMatch(/<title[^>]*>List pets · Shelter \|/);
    expect(html).toMatch(/<meta[^>]*name="?description"?[^>]*content="One line about listing\."/);
    expect(html).toMatch(
      /<link[^>]*rel="?canonical"?[^>]*href="?https:\/\/docs\.example\.com\/api\/shelter\/pets\/get/,
    );
    expect(html).toMatch(/<meta[^>]*property="?og:title"?[^>]*content="List pets · Shelter \|/);
    expect(html).toMatch(/<meta[^>]*name="?docsearch:language"? content="?en/);
  });

  it('shows the method and deprecation of operations as text in the sidebar', () => {
    const text = toText(/<aside[\s\S]*?<\/aside>/.exec(htmlOf('/api/shelter/pets/get'))![0]);
    for (const words of ['Overview', 'GET', 'POST', 'deprecated']) expect(text).toContain(words);
  });

  it('keeps hidden operations out of the sidebar, sitemap and search engines, but builds their pages', () => {
    const hidden = '/api/shelter/pets/petId/delete';
    expect(htmlOf('/api/shelter/pets/get')).not.toContain(hidden);
    expect(htmlOf(hidden)).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
    const sitemap = reader.read('sitemap.xml');
    expect(sitemap).not.toContain(hidden);
    expect(sitemap).toContain('/api/shelter/pets/petId/get');
  });

  it('publishes the document byte for byte', () => {
    expect(reader.read('api/shelter/document/shelter.yaml')).toBe(DOCUMENT);
  });

  it('shows authored texts before and after an operation, on the page, in Markdown and llms-full.txt', async () => {
    await reader.visit('/api/shelter/pets/post');
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Add a pet']);
    const links = await page
      .getByRole('navigation', {name: 'On this page'})
      .locator('a')
      .evaluateAll((all) => all.map((link) => `${link.getAttribute('href')} ${link.textContent}`));
    expect(links).toEqual([
      '#ask-first Ask first',
      '#responses-note Responses',
      '#responses Responses',
      '#what-is-next What is next',
    ]);
    await page.getByRole('tab', {name: 'By mail'}).click();
    await page.getByText('Write to us.').waitFor();
    await page.getByRole('link', {name: 'the list'}).click();
    await page.getByRole('heading', {level: 1, name: 'List pets'}).waitFor();
    const main = textOf('/api/shelter/pets/post');
    const order = ['Addapet', 'Beforeyouadd', 'Callus.', 'Responses', 'Nothingmoretodo.'].map(
      (words) => main.lastIndexOf(words),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const file of ['api/shelter/pets/post.md', 'api/shelter/llms-full.txt', 'llms-full.txt']) {
      expect(reader.read(file)).toContain(
        '## Ask *first*\n\n## Responses\n\nSee [the list](https://docs.example.com/api/shelter/pets/get).\n\n**By phone** Call us.',
      );
      expect(reader.read(file)).toContain('Nothing more to do.');
    }
  });
});

describe('authored content of many operations', () => {
  it('is on the pages that its filters match, with the data of each operation, also in the HTML and in Markdown', async () => {
    const url = '/api/shelter/pets/petId/get';
    const words = ['staff and partners by GET', 'Nothing more to do.', 'Path parameters'];
    const main = textOf(url);
    const places = words.map((one) => main.lastIndexOf(one.replaceAll(' ', '')));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    await reader.visit(url);
    await page.getByText('staff and partners by GET').waitFor();
    expect(reader.read('api/shelter/pets/petId/get.md')).toContain(
      `## Who may call\n\n… by …\n\nWhy\n\nData of **pets**.\n\n## What is next\n\nNothing more to do.\n\nPart of this content depends on the operation: [read it on the page](https://docs.example.com${url}).`,
    );
    expect(textOf('/api/shelter/pets/get')).not.toContain('Whomaycall');
  });
});

describe('a page whose code has not arrived', () => {
  it.each([
    ['Try it', 'dialog'],
    // A second click would close it.
    ['Toggle navigation bar', '.navbar-sidebar--show'],
  ])('keeps a click on “%s”, and answers it once', async (name, answer) => {
    const slow = await reader.newPage({viewport: {width: 390, height: 844}});
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await slow.route(/assets\/js\/main\./, async (route) => {
      await arrived;
      await route.continue();
    });
    await slow.goto(`${reader.origin}/api/shelter/pets/get`, {waitUntil: 'commit'});
    await slow.getByRole('button', {name}).click();
    expect(await slow.locator(answer).count()).toBe(0);
    arrive();
    await slow.locator(answer).waitFor();
  });
});

describe('large schemas', () => {
  /** Limit of DOM nodes on a page before any interaction. */
  const MAX_NODES = 1_500;
  // A URL that differs from the previous one only in its hash would not load the page again.
  beforeEach(() => page.goto('about:blank'));

  it('of 300 levels render few nodes, and a link opens the 40th level', async () => {
    await page.goto(`${reader.origin}/api/large/deep/post`);
    expect(await page.locator('*').count()).toBeLessThan(MAX_NODES);
    const way = Array.from({length: 40}, (_, index) => `level${index + 1}`).join('.');
    await page.goto('about:blank');
    await page.goto(`${reader.origin}/api/large/deep/post#body.${way}`);
    await page.locator(`[id="body.${way}"]`).waitFor();
  });
});

describe('unusual documents', () => {
  it.each([
    'values/types/post',
    'objects/objects/post',
    'characters',
    'bare',
    'bare/bare/get',
    'percent',
    // It has a heading that fills the line.
    'default/schemas/Pet',
  ])(
    '%s hydrates without an error, fits a phone screen, and has no link with an unsafe scheme',
    async (permalink) => {
      await page.setViewportSize({width: 360, height: 780});
      await reader.visit(`/api/${permalink}`);
      await page.locator('h1').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !/^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i.test(href)),
        ),
      ).toEqual([]);
    },
  );

  it('show no placeholder or empty block for values that they omit, and admonitions, but no unknown directives', async () => {
    for (const permalink of ['/api/bare', '/api/bare/bare/get']) {
      await reader.visit(permalink);
      expect(await readOpened(page)).not.toMatch(/undefined|null|NaN|Version\s*·/);
      expect(
        await page
          .locator('h1, h2, h3, main p')
          .evaluateAll((all) => all.filter((block) => block.textContent?.trim() === '').length),
      ).toBe(0);
      const notes = await page.locator('.theme-api-markdown [role=note]').allInnerTexts();
      expect(notes.map((words) => words.replace(/\s+/g, ' ').toLowerCase())).toEqual([
        'mind this it bites.',
        'info at 10:30:45 :smile:',
      ]);
      await page.getByRole('paragraph').filter({hasText: ':::unknown'}).waitFor();
    }
    await reader.visit('/api/bare');
    expect(await page.locator('h1').textContent()).toBe('bare');
    // Docusaurus sets the title to the name of the site for a moment during hydration.
    await page.waitForFunction(() => document.title === 'bare | Test site');
  });

  it('keep the page after a link to a fragment with a stray percent sign', async () => {
    await reader.visit('/api/percent');
    const link = page.locator('.theme-api-overview-facts a', {hasText: 'Support'});
    await link.evaluate((element) => element.setAttribute('target', '_self'));
    await link.click();
    await page.waitForFunction(() => window.location.hash !== '');
    expect(await page.locator('h1').first().textContent()).toBe('Addresses');
  });

  it('keep their nested groups of the sidebar during hydration, and open them to their links', async () => {
    const permalink = '/api/nested/item0/get';
    const listItems = () =>
      [...document.querySelectorAll('nav.menu .menu__link')].map(
        (link) =>
          `${link.textContent} ${link.getAttribute('href')} ${link.getAttribute('aria-expanded')}`,
      );
    const quiet = await reader.newPage({javaScriptEnabled: false}, permalink);
    await reader.visit(permalink);
    expect(await page.evaluate(listItems)).toEqual(await quiet.evaluate(listItems));
    const menu = page.locator('nav.menu');
    for (const name of ['World 1', 'Area 3', 'Tag 18']) {
      const group = menu.getByRole('button', {name, exact: true});
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    }
    await menu.getByRole('link', {name: 'Item 18 GET', exact: true}).waitFor();
  });

  it('explain a format when it is clicked, even without JavaScript', async () => {
    const quiet = await reader.newPage({javaScriptEnabled: false}, '/api/values/types/post');
    const note = quiet.getByText('such as 2031-05-17T09:30:00Z');
    expect(await note.isVisible()).toBe(false);
    await quiet.getByRole('button', {name: 'date-time'}).click();
    await note.waitFor({state: 'visible'});
  });
});

import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {createTestLoader} from '../support/createTestLoader';
import type {LoadedContent} from '../../plugin/types';
import {findMissing, type Pages} from '../constructs/findMissing';
import {ROW_GROUPS} from '../constructs/rows';
import {launchBrowser, watchErrors} from '../support/browser';
import {readPage} from '../support/pages';
import {buildSite, removeSite, ROOT} from '../support/site';
import {serveBuild, type StaticServer} from '../support/staticServer';

const FIXTURES = path.join(ROOT, '__tests__/__fixtures__/constructs');
const rows = ROW_GROUPS.flatMap((group) => group.rows).filter(({sights}) => sights.length > 0);
const fixtures = [...new Set(rows.map(({fixture}) => fixture))];

const range = (length: number) => Array.from({length}, (_, index) => index);
const nest = (depth: number) =>
  range(depth).reduce<object>(
    (inner, index) => ({
      type: 'object',
      properties: {
        [`level${depth - index}`]: inner,
        beside: {type: 'string'},
        also: {type: 'string'},
      },
    }),
    {type: 'string', description: 'The end'},
  );
const wide = {
  type: 'object',
  properties: Object.fromEntries(
    range(5_000).map((index) => [`field${index}`, {type: 'string', description: `The ${index}th`}]),
  ),
};
const post = (schema: object) => ({
  post: {
    requestBody: {content: {'application/json': {schema}}},
    responses: {'204': {description: 'Done'}},
  },
});
const large = {
  openapi: '3.1.1',
  info: {title: 'Large schemas', version: '1'},
  paths: {'/wide': post(wide), '/deep': post(nest(300))},
};

/** Limit of DOM nodes on a page before any interaction. */
const MAX_NODES = 1_500;

describe('a site that uses every construct', () => {
  let dir: string;
  let content: LoadedContent;
  let server: StaticServer;
  let browser: Browser;
  let page: Page;
  /** A page as wide as a small phone. */
  let small: Page;
  let takeErrors: () => string[];

  beforeAll(async () => {
    const tabs = [...fixtures, 'large.json'].map((source, index) => ({
      tab: `Tab ${index}`,
      api: {source},
    }));
    dir = await buildSite({
      docs: {tabs},
      copies: {'.': FIXTURES},
      files: {'large.json': JSON.stringify(large)},
      pluginOptions: {showExtensions: ['x-owner']},
    });
    content = await createTestLoader(dir)();
    server = await serveBuild(path.join(dir, 'build'));
    browser = await launchBrowser();
    page = await browser.newPage();
    small = await browser.newPage({viewport: {width: 360, height: 780}});
    takeErrors = watchErrors(small);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    removeSite(dir);
  });
  // A URL that differs from the previous one only in its hash would not load the page again.
  beforeEach(() => page.goto('about:blank'));

  const find = (source: string) =>
    content.tabs.find(({tab}) => tab.sources.includes(source))!.navigation!;
  const open = async (key: string, hash = '') =>
    page.goto(
      server.origin +
        find('large.json').pages.find(({operation}) => operation.key === key)!.permalink +
        hash,
    );

  it.each(fixtures)('%s: the HTML has everything its rows expect', (fixture) => {
    const {overview, pages: all} = find(fixture);
    const read = (permalink: string) => readPage(path.join(dir, 'build'), permalink);
    const pages: Pages = new Map([
      ['overview', read(overview)],
      ...all.map(({operation, permalink}) => [operation.key, read(permalink)] as const),
    ]);
    // The rows expect the addresses of the default tab, but each document has a tab with another
    // id.
    const tabId = overview.split('/').pop()!;
    const sights = rows.filter((row) => row.fixture === fixture).flatMap((row) => row.sights);
    expect(
      findMissing(
        pages,
        JSON.parse(
          JSON.stringify(sights).replaceAll('/api/default', `/api/${tabId}`),
        ) as typeof sights,
      ),
    ).toEqual([]);
  });

  it.each(fixtures)(
    '%s: every page hydrates without an error and fits a screen of 360 px',
    async (fixture) => {
      const {overview, pages} = find(fixture);
      const faults: string[] = [];
      takeErrors();
      for (const permalink of [overview, ...pages.map((entry) => entry.permalink)]) {
        await small.goto(server.origin + permalink);
        await small
          .locator('html[data-has-hydrated="true"]')
          .waitFor({state: 'attached', timeout: 60_000});
        await small.locator('h1').waitFor({timeout: 60_000});
        const {heading, width} = await small.evaluate(() => ({
          heading: document.querySelector('h1')!.textContent,
          width: document.documentElement.scrollWidth,
        }));
        if (heading === 'This page crashed.') faults.push(`${permalink} crashed`);
        if (width > 360) faults.push(`${permalink} is ${width} px wide`);
      }
      expect([...takeErrors(), ...faults]).toEqual([]);
    },
    300_000,
  );

  it('a schema of 5,000 properties renders fewer than 1,500 nodes, and its filter finds a hidden property', async () => {
    await open('POST /wide');
    expect(await page.locator('*').count()).toBeLessThan(MAX_NODES);
    await page.getByText('4800 more properties').click();
    await page.getByLabel('Filter properties').fill('field4321');
    await page.getByText('The 4321th').waitFor();
  });

  it('a link to the last of 5,000 properties opens and focuses it', async () => {
    await open('POST /wide', '#body.field4999');
    await page.locator('[id="body.field4999"]').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('href') === '#body.field4999',
    );
  });

  it('a schema of 300 levels renders fewer than 1,500 nodes, and a link opens its 40th level', async () => {
    await open('POST /deep');
    expect(await page.locator('*').count()).toBeLessThan(MAX_NODES);
    const way = range(40).map((index) => `level${index + 1}`);
    await open('POST /deep', `#body.${way.join('.')}`);
    await page.locator(`[id="body.${way.join('.')}"]`).waitFor();
  });

  it('a format shows its explanation when it is clicked, even without JavaScript', async () => {
    const {pages} = find('schemas-values.yaml');
    const context = await browser.newContext({javaScriptEnabled: false});
    const quiet = await context.newPage();
    await quiet.goto(
      server.origin + pages.find(({operation}) => operation.key === 'POST /types')!.permalink,
    );
    const note = quiet.getByText('such as 2031-05-17T09:30:00Z');
    expect(await note.isVisible()).toBe(false);
    await quiet.getByRole('button', {name: 'date-time'}).click();
    await note.waitFor({state: 'visible'});
    await context.close();
  });

  it('"Expand all" opens all parts of a schema, including those that are rendered on demand', async () => {
    const {pages} = find('schemas-objects.yaml');
    await page.goto(
      server.origin + pages.find(({operation}) => operation.key === 'POST /objects')!.permalink,
    );
    await page.getByRole('button', {name: 'Expand all: request body'}).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.theme-api-schema details')].every(
        (details) => (details as HTMLDetailsElement).open,
      ),
    );
    expect(await page.getByText('Given by the server').isVisible()).toBe(true);
  });
});

import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {characters} from '../../browser/sink/tabs/unusual';
import {createTestLoader} from '../../support/createTestLoader';
import type {LoadedContent} from '../../../plugin/types';
import {launchBrowser, watchErrors} from '../../support/browser';
import {HOSTILE_URLS, toHostileDocument} from '../../support/hostileUrls';
import {buildSite, removeSite} from '../../support/site';
import {serveBuild, type StaticServer} from '../../support/staticServer';

const range = (length: number) => Array.from({length}, (_, index) => index);
const OK = {'200': {description: 'OK'}};
const HEAD = {info: {title: 'Shelter', version: '1'}, servers: [{url: 'https://api.example.com'}]};

/** Operations with 20 tags; every tenth operation has a second tag. */
const paths = Object.fromEntries(
  range(200).map((index) => [
    `/tag${index % 20}/item${index}`,
    {
      get: {
        operationId: `get${index}`,
        summary: `Item ${index}`,
        tags: [`Tag ${index % 20}`, ...(index % 10 === 0 ? [`Tag ${(index + 7) % 20}`] : [])],
        responses: OK,
      },
    },
  ]),
);
const tags = range(20).map((index) => ({name: `Tag ${index}`}));
const tagGroups = {
  openapi: '3.0.3',
  ...HEAD,
  tags,
  'x-tagGroups': range(5).map((group) => ({
    name: `Area ${group}`,
    tags: range(4).map((index) => `Tag ${group * 4 + index}`),
  })),
  paths,
};
const parents = {
  openapi: '3.2.0',
  ...HEAD,
  tags: [
    ...range(2).map((index) => ({name: `World ${index}`})),
    ...range(5).map((index) => ({name: `Area ${index}`, parent: `World ${index % 2}`})),
    ...tags.map(({name}, index) => ({name, parent: `Area ${index % 5}`})),
  ],
  paths,
};

const chain = Object.fromEntries(
  range(500).map((index) => [
    `Link${index}`,
    index === 499
      ? {type: 'object', properties: {end: {type: 'string', description: 'The very end'}}}
      : {$ref: `#/components/schemas/Link${index + 1}`},
  ]),
);
const toChained = (schema: object) => ({
  responses: OK,
  requestBody: {content: {'application/json': {schema}}},
});
const chained = {
  openapi: '3.1.1',
  ...HEAD,
  paths: {
    '/whole': {post: toChained({$ref: '#/components/schemas/Link0'})},
    '/part': {
      post: toChained({
        type: 'object',
        properties: {part: {$ref: '#/components/schemas/Link0/properties/end'}},
      }),
    },
  },
  components: {schemas: chain},
};

const admonition =
  ':::warning[Mind `this`]\n\nIt **bites**.\n\n:::\n\n:::info\n\nAt 10:30:45 :smile:\n\n:::\n\n:::unknown\n\nplain\n\n:::\n\nSee [the cats](#description/cats).\n\n# Cats\n\nPurr.';
const bare = {
  openapi: '3.1.1',
  info: {description: admonition},
  servers: HEAD.servers,
  paths: {'/bare': {get: {description: admonition}}},
  webhooks: {added: {post: {summary: 'Pet added', responses: OK}}},
  'x-webhooks': {
    added: {post: {responses: OK, summary: 'Pet was added'}},
    removed: {post: {summary: 'Pet removed', responses: OK}},
  },
};

const documents: {[name: string]: object} = {
  groups: tagGroups,
  parents,
  characters,
  chained,
  bare,
  ...Object.fromEntries(HOSTILE_URLS.map((url, index) => [`url${index}`, toHostileDocument(url)])),
};

describe('a site of unusual documents', () => {
  let dir: string;
  let content: LoadedContent;
  let server: StaticServer;
  let browser: Browser;
  /**
   * One page as wide as a phone for all tests: opening a new one for each address would take longer
   * than the checks.
   */
  let phone: Page;
  let takeErrors: () => string[];

  beforeAll(async () => {
    const tabs = Object.keys(documents).map((name) => ({tab: name, api: {source: `${name}.json`}}));
    dir = await buildSite({
      docs: {tabs},
      files: Object.fromEntries(
        Object.entries(documents).map(([name, document]) => [
          `${name}.json`,
          JSON.stringify(document),
        ]),
      ),
    });
    content = await createTestLoader(dir)();
    server = await serveBuild(path.join(dir, 'build'));
    browser = await launchBrowser();
    phone = await browser.newPage({viewport: {width: 390, height: 800}});
    takeErrors = watchErrors(phone);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    removeSite(dir);
  });

  const find = (name: string) =>
    content.tabs.find(({tab}) => tab.sources.includes(`${name}.json`))!.navigation!;
  const listPermalinks = (name: string) => [
    find(name).overview,
    ...find(name).pages.map(({permalink}) => permalink),
  ];

  /**
   * Opens pages and returns the errors in the browser console, pages that are wider than a phone,
   * and the faults that `look` finds.
   */
  async function listFaults(
    permalinks: readonly string[],
    look?: (page: Page) => Promise<string[]>,
  ): Promise<string[]> {
    const faults: string[] = [];
    takeErrors();
    for (const permalink of permalinks) {
      await phone.goto(server.origin + permalink);
      await phone
        .locator('html[data-has-hydrated="true"]')
        .waitFor({state: 'attached', timeout: 60_000});
      await phone.locator('h1').first().waitFor({timeout: 60_000});
      await phone.waitForFunction(() => document.readyState === 'complete');
      const width = await phone.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) faults.push(`${permalink} is ${width} px wide`);
      faults.push(...((await look?.(phone)) ?? []));
    }
    return [...takeErrors(), ...faults];
  }

  it('has findings, but no errors, for invalid URLs and characters', () => {
    expect(content.diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    const {diagnostics} = content;
    const refused = HOSTILE_URLS.flatMap((url, index) =>
      diagnostics.some(
        ({source, code}) =>
          source.file === `url${index}.json` &&
          source.pointer === '/info/contact/url' &&
          code === 'content-invalid',
      )
        ? url
        : [],
    );
    expect(refused).toEqual(
      expect.arrayContaining([
        '/50%-off',
        '{{% api.base %}}/docs',
        '#%zz',
        'javascript:alert(1)',
        'https://[::1',
        'see the developer portal',
      ]),
    );
    expect(
      diagnostics
        .filter(({code}) => code === 'document-encoding')
        .map(({source}) => source.file)
        .sort(),
    ).toEqual(['characters.json', 'url20.json', 'url21.json', 'url22.json']);
    expect(refused).not.toContain('https://пример.example/путь');
  });

  it.each(HOSTILE_URLS.map((url, index) => [`url${index}`, url.slice(0, 40)]))(
    '%s, %j: its pages hydrate without an error and have no link with an unsafe scheme',
    async (name) => {
      const faults = await listFaults(listPermalinks(name), (page) =>
        page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !/^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i.test(href)),
        ),
      );
      expect(faults).toEqual([]);
    },
  );

  it.each(['groups', 'parents'])(
    '%s: hydration keeps the sidebar of the HTML, and nested groups open to their links',
    async (name) => {
      const {overview, pages} = find(name);
      const wide = await browser.newPage({viewport: {width: 1280, height: 900}});
      const takeFaults = watchErrors(wide);
      const still = await browser.newContext({
        javaScriptEnabled: false,
        viewport: {width: 1280, height: 900},
      });
      const quiet = await still.newPage();
      const listItems = () =>
        [...document.querySelectorAll('nav.menu .menu__link')].map(
          (link) =>
            `${link.textContent} ${link.getAttribute('href')} ${link.getAttribute('aria-expanded')}`,
        );
      for (const permalink of [
        overview,
        ...pages.filter((_, index) => index % 33 === 0).map((entry) => entry.permalink),
      ]) {
        await quiet.goto(server.origin + permalink);
        const written = await quiet.evaluate(listItems);
        await wide.goto(server.origin + permalink);
        await wide.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        expect(await wide.evaluate(listItems)).toEqual(written);
      }
      await still.close();
      // A group that the reader opens for the first time shows its groups and, inside them, their
      // links.
      await wide.goto(server.origin + pages[0]!.permalink);
      const labels = name === 'groups' ? ['Area 4', 'Tag 19'] : ['World 1', 'Area 3', 'Tag 18'];
      for (const label of labels) {
        const group = wide.locator('nav.menu').getByRole('button', {name: label, exact: true});
        if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      }
      await wide
        .locator('nav.menu')
        .getByText(name === 'groups' ? 'Item 19' : 'Item 18', {exact: true})
        .waitFor();
      await wide.close();
      expect(takeFaults()).toEqual([]);
    },
    300_000,
  );

  it.each(['characters', 'chained', 'bare'])(
    '%s: its pages hydrate without an error and fit a phone',
    async (name) => {
      expect(await listFaults(listPermalinks(name))).toEqual([]);
    },
  );

  it('shows the end of a chain of 500 references', async () => {
    const page = await browser.newPage();
    for (const {permalink} of find('chained').pages) {
      await page.goto(server.origin + permalink);
      await page.getByText('The very end').first().waitFor();
    }
    await page.close();
  });

  it('lists a webhook once if `x-webhooks` repeats it, and reports the duplicate', () => {
    expect(
      find('bare')
        .pages.filter(({operation}) => operation.kind === 'webhook')
        .map(({title}) => title),
    ).toEqual(['Pet added', 'Pet removed']);
    expect(
      content.diagnostics
        .filter(({code}) => code === 'webhook-duplicate')
        .map(({source}) => source.pointer),
    ).toEqual(['/x-webhooks/added']);
  });
});

import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {characters} from '../../browser/sink/tabs/unusual';
import {createTestLoader} from '../../support/createTestLoader';
import type {Site} from '../../../plugin/types';
import {launchBrowser, watchErrors} from '../../support/browser';
import {HOSTILE_URLS, toHostileDocument} from '../../support/hostileUrls';
import {buildSite, removeSite} from '../../support/site';
import {serveBuild, type StaticServer} from '../../support/staticServer';
import {yaml} from '../../support/yaml';

const range = (length: number) => Array.from({length}, (_, index) => index);
const OK = {'200': {description: 'OK'}};
const HEAD = {info: {title: 'Shelter', version: '1'}, servers: [{url: 'https://api.example.com'}]};

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

const documents: {[name: string]: object} = {
  characters,
  chained,
  ...Object.fromEntries(HOSTILE_URLS.map((url, index) => [`url${index}`, toHostileDocument(url)])),
};

describe('a site of unusual documents', () => {
  let dir: string;
  let content: Site;
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
      expect.arrayContaining(yaml<unknown[]>`
        ['/50%-off', '{{% api.base %}}/docs', '#%zz', javascript:alert(1), 'https://[::1', see the developer portal]
      `),
    );
    expect(
      diagnostics
        .filter(({code}) => code === 'document-encoding')
        .map(({source}) => source.file)
        .sort(),
    ).toEqual([
      'characters.json',
      // Halves of surrogate pairs.
      ...HOSTILE_URLS.flatMap((url, index) => (/\p{Cs}/u.test(url) ? [`url${index}.json`] : [])),
    ]);
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

  it.each(['characters', 'chained'])(
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
});

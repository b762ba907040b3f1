import path from 'path';
import type {Page} from 'playwright-core';
import {characters} from '../../browser/sink/tabs/unusual';
import {createTestLoader} from '../../support/createTestLoader';
import type {Site} from '../../../plugin/types';
import {ROW_GROUPS} from '../../constructs/rows';
import {watchErrors} from '../../support/browser';
import {HOSTILE_URLS, toHostileDocument} from '../../support/hostileUrls';
import {useBuiltSite} from '../../support/servedSite';
import {ROOT} from '../../support/site';
import {yaml} from '../../support/yaml';

const range = (length: number) => Array.from({length}, (_, index) => index);
const OK = {'200': {description: 'OK'}};
const post = (schema: object) => ({
  post: {responses: OK, requestBody: {content: {'application/json': {schema}}}},
});
/** Two operations that reach the end of a chain of 500 references. */
const chained = {
  openapi: '3.1.1',
  info: {title: 'Shelter', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: {
    '/whole': post({$ref: '#/components/schemas/Link0'}),
    '/part': post({
      type: 'object',
      properties: {part: {$ref: '#/components/schemas/Link0/properties/end'}},
    }),
  },
  components: {
    schemas: Object.fromEntries(
      range(500).map((index) => [
        `Link${index}`,
        index === 499
          ? {type: 'object', properties: {end: {type: 'string', description: 'The very end'}}}
          : {$ref: `#/components/schemas/Link${index + 1}`},
      ]),
    ),
  },
};
const documents: {[source: string]: object} = {
  'characters.json': characters,
  'chained.json': chained,
  ...Object.fromEntries(
    HOSTILE_URLS.map((url, index) => [`url${index}.json`, toHostileDocument(url)]),
  ),
};
const rows = ROW_GROUPS.flatMap((group) => group.rows).filter(({sights}) => sights.length > 0);
const fixtures = [...new Set(rows.map(({fixture}) => fixture))];

describe('a site that uses every construct, with unusual names and addresses', () => {
  const site = useBuiltSite({
    docs: {
      tabs: [...fixtures, ...Object.keys(documents)].map((source, index) => ({
        tab: `Tab ${index}`,
        api: {source},
      })),
    },
    copies: {'.': path.join(ROOT, '__tests__/__fixtures__/constructs')},
    files: Object.fromEntries(
      Object.entries(documents).map(([source, document]) => [source, JSON.stringify(document)]),
    ),
    pluginOptions: {showExtensions: ['x-owner']},
  });
  let content: Site;
  /** One page as wide as a small phone: a new one for each address would take longer. */
  let phone: Page;
  let takeErrors: () => string[];
  beforeAll(async () => {
    content = await createTestLoader(site.dir)();
    phone = await site.browser.newPage({viewport: {width: 360, height: 780}});
    phone.setDefaultTimeout(60_000);
    takeErrors = watchErrors(phone);
  });
  const find = (source: string) =>
    content.tabs.find(({config: tab}) => tab.sources.includes(source))!.navigation!;

  it.each([...fixtures, ...Object.keys(documents)])(
    '%s: every page hydrates without an error, fits a screen of 360 px, and has no link with an unsafe scheme',
    async (source) => {
      const {overview, pages} = find(source);
      const faults: string[] = [];
      takeErrors();
      for (const permalink of [overview, ...pages.map((entry) => entry.permalink)]) {
        await phone.goto(site.origin + permalink);
        await phone.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        await phone.locator('h1').first().waitFor();
        await phone.waitForFunction(() => document.readyState === 'complete');
        const {heading, width, unsafe} = await phone.evaluate(() => ({
          heading: document.querySelector('h1')!.textContent,
          width: document.documentElement.scrollWidth,
          unsafe: [...document.querySelectorAll('a')]
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !/^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i.test(href)),
        }));
        if (heading === 'This page crashed.') faults.push(`${permalink} crashed`);
        if (width > 360) faults.push(`${permalink} is ${width} px wide`);
        faults.push(...unsafe);
      }
      expect([...takeErrors(), ...faults]).toEqual([]);
    },
    300_000,
  );

  it('has findings, but no errors, for invalid URLs and characters', () => {
    const found = content.diagnostics.filter(({source}) => source.file in documents);
    expect(found.filter(({severity}) => severity === 'error')).toEqual([]);
    const refused = HOSTILE_URLS.filter((_url, index) =>
      found.some(
        ({source, code}) =>
          source.file === `url${index}.json` &&
          source.pointer === '/info/contact/url' &&
          code === 'content-invalid',
      ),
    );
    expect(refused).toEqual(
      expect.arrayContaining(yaml<unknown[]>`
        ['/50%-off', '{{% api.base %}}/docs', '#%zz', javascript:alert(1), 'https://[::1', see the developer portal]
      `),
    );
    expect(refused).not.toContain('https://пример.example/путь');
    const encoded = found.filter(({code}) => code === 'document-encoding');
    expect(encoded.map(({source}) => source.file).sort()).toEqual([
      'characters.json',
      // Halves of surrogate pairs.
      ...HOSTILE_URLS.flatMap((url, index) => (/\p{Cs}/u.test(url) ? [`url${index}.json`] : [])),
    ]);
  });

  it('shows the end of a chain of 500 references', async () => {
    for (const {permalink} of find('chained.json').pages) {
      await phone.goto(site.origin + permalink);
      await phone.getByText('The very end').first().waitFor();
    }
  });
});

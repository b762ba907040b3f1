import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {createTestLoader} from '../../support/createTestLoader';
import type {Site} from '../../../plugin/types';
import {ROW_GROUPS} from '../../constructs/rows';
import {launchBrowser, watchErrors} from '../../support/browser';
import {buildSite, removeSite, ROOT} from '../../support/site';
import {serveBuild, type StaticServer} from '../../support/staticServer';

const FIXTURES = path.join(ROOT, '__tests__/__fixtures__/constructs');
const rows = ROW_GROUPS.flatMap((group) => group.rows).filter(({sights}) => sights.length > 0);
const fixtures = [...new Set(rows.map(({fixture}) => fixture))];

describe('a site that uses every construct', () => {
  let dir: string;
  let content: Site;
  let server: StaticServer;
  let browser: Browser;
  /** A page as wide as a small phone. */
  let small: Page;
  let takeErrors: () => string[];

  beforeAll(async () => {
    const tabs = fixtures.map((source, index) => ({tab: `Tab ${index}`, api: {source}}));
    dir = await buildSite({
      docs: {tabs},
      copies: {'.': FIXTURES},
      pluginOptions: {showExtensions: ['x-owner']},
    });
    content = await createTestLoader(dir)();
    server = await serveBuild(path.join(dir, 'build'));
    browser = await launchBrowser();
    small = await browser.newPage({viewport: {width: 360, height: 780}});
    takeErrors = watchErrors(small);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    removeSite(dir);
  });
  const find = (source: string) =>
    content.tabs.find(({config: tab}) => tab.sources.includes(source))!.navigation!;

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
});

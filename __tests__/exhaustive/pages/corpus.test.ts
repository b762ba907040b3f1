import path from 'path';
import type {Browser} from 'playwright-core';
import {slugify} from '../../../plugin/config/slugify';
import {createTestLoader} from '../../support/createTestLoader';
import type {Site} from '../../../plugin/types';
import {formatDiagnostic} from '../../../plugin/diagnostics/format';
import {launchBrowser} from '../../support/browser';
import {loadExpectations, type Expectation} from '../../support/corpus';
import {collectFacts} from '../../support/facts';
import {findLiveMarkup} from '../../support/liveMarkup';
import {readPage, squeeze, toMain, toText} from '../../support/pages';
import {listUnreached, readOpened} from '../../support/reading';
import {buildSite, CORPUS, removeSite} from '../../support/site';
import {serveBuild, type StaticServer} from '../../support/staticServer';

type Tab = {tab: string; api: {source: string}};

const toTabs = (folder: string, expectations: readonly Expectation[]): Tab[] =>
  expectations.map(({name, file}) => ({
    tab: `${folder} ${name.replace(/[^a-z0-9]+/gi, ' ').trim()}`,
    api: {source: `${folder}/${file}`},
  }));

/** Loads the documents from the folder of the site, as its build does. */
function loadTabs(siteDir: string): Promise<Site> {
  return createTestLoader(siteDir)();
}

/** How many pages of a large document are opened in a browser. */
const SAMPLE = 20;

/** Returns the addresses that a page links to, without trailing slashes. */
const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="?([^"\s>#]+)/g)].map(([, href]) =>
    decodeURI(href!).replace(/(.)\/$/, '$1'),
  );

const real = loadExpectations('real');
const hostile = loadExpectations('adversarial');
// A site with an invalid document does not build: the tests of `document` and other folders check
// those documents one by one.
const buildable = hostile.filter(
  ({outcome, also_accept = []}) =>
    outcome !== 'document-error' && !also_accept.includes('document-error'),
);

describe('real-world documents', () => {
  const tabs = toTabs('real', real);
  let dir: string;
  let content: Site;

  beforeAll(async () => {
    dir = await buildSite({
      docs: {tabs},
      copies: {real: path.join(CORPUS, 'real')},
      files: {
        'src/pages/index.md': `# Home\n\n${tabs.map(({tab}, index) => `- [${tab}](/api/${index === 0 ? 'default' : slugify(tab)})`).join('\n')}\n`,
      },
    });
    content = await loadTabs(dir);
  }, 900_000);
  afterAll(() => removeSite(dir));

  it.each(real.map((expectation, index) => [expectation.name, expectation, index] as const))(
    '%s has a page with the title of each operation and webhook',
    (_name, {operations, webhooks}, index) => {
      const pages = content.tabs[index]!.navigation!.pages;
      expect(pages).toHaveLength(operations! + webhooks!);
      for (const {permalink, title} of pages)
        expect(toText(toMain(readPage(path.join(dir, 'build'), permalink)))).toContain(
          squeeze(title),
        );
    },
  );

  it('have links in the HTML that connect the home page with every operation', async () => {
    const all = content.tabs.flatMap(({navigation}) => [
      navigation!.overview,
      ...navigation!.pages.map(({permalink}) => permalink),
    ]);
    const unreached = await listUnreached('/', all, (address) =>
      listLinks(readPage(path.join(dir, 'build'), address)),
    );
    expect(unreached).toEqual([]);
  });

  describe('without JavaScript', () => {
    let server: StaticServer;
    let browser: Browser;
    beforeAll(async () => {
      server = await serveBuild(path.join(dir, 'build'));
      browser = await launchBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it('show every fact on a sample of pages of the largest document', async () => {
      const sizes = content.tabs.map(({navigation}) => navigation!.pages.length);
      const largest = sizes.indexOf(Math.max(...sizes));
      const {pages} = content.tabs[largest]!.navigation!;
      const facts = collectFacts(path.join(CORPUS, 'real', real[largest]!.file));
      const page = await (await browser.newContext({javaScriptEnabled: false})).newPage();
      const lost: string[] = [];
      for (const {permalink, operation} of pages.filter(
        (_, index) => index % Math.ceil(pages.length / SAMPLE) === 0,
      )) {
        await page.goto(server.origin + permalink, {timeout: 60_000});
        const text = squeeze(await readOpened(page));
        for (const fact of facts.get(operation.key)!)
          if (!text.includes(fact.text))
            lost.push(`${operation.key}: ${fact.kind} at ${fact.place}: ${fact.text}`);
      }
      expect(lost).toEqual([]);
    }, 300_000);
  });
});

describe('hostile documents', () => {
  const tabs = toTabs('adversarial', buildable);
  let dir: string;
  let content: Site;

  beforeAll(async () => {
    dir = await buildSite({docs: {tabs}, copies: {adversarial: path.join(CORPUS, 'adversarial')}});
    content = await loadTabs(dir);
  }, 900_000);
  afterAll(() => removeSite(dir));

  it.each(buildable.map((expectation, index) => [expectation.name, expectation, index] as const))(
    '%s has the pages and findings that the corpus expects',
    (_name, expectation, index) => {
      const {navigation, tab} = content.tabs[index]!;
      const build = path.join(dir, 'build');
      const pages = [
        navigation!.overview,
        ...navigation!.pages.map(({permalink}) => permalink),
      ].map((permalink) => readPage(build, permalink));
      const text = pages.map(toText).join('\n');
      for (const shown of expectation.must_show ?? []) expect(text).toContain(squeeze(shown));
      for (const hidden of expectation.must_not_show ?? [])
        expect(text).not.toContain(squeeze(hidden));
      if (expectation.must_not_contain_in_html)
        expect(pages.flatMap((page) => findLiveMarkup(page, '__pwned'))).toEqual([]);
      const findings = content.diagnostics.filter(({tabId}) => tabId === tab.tabId);
      for (const told of expectation.must_report ?? [])
        expect(findings.map((finding) => formatDiagnostic(finding)).join('\n')).toContain(told);
      if (expectation.outcome === 'warning' && !expectation.also_accept?.includes('ok'))
        expect(findings).not.toEqual([]);
    },
  );

  it('do not pollute the prototype of objects', () => {
    expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
  });
});

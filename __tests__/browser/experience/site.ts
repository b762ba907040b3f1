import fs from 'fs';
import path from 'path';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {launchBrowser} from '../../support/browser';
import {startPetStore} from '../../support/petStore';
import {buildSite, removeSite, ROOT} from '../../support/site';
import type {StaticServer} from '../../support/staticServer';
import {serveWithProxy} from '../../support/tryItServer';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../../support/versions';
import {LANGUAGES, toMountains} from './document';

const PETS = fs.readFileSync(path.join(ROOT, 'example-site/openapi/petstore.yaml'), 'utf8');
const EMBEDDED =
  "import AddPet from '@api-reference/default/pets/post';\n\n# Pets by hand\n\nMy own words.\n\n<AddPet />\n";

export type ExperienceSite = {
  browser: Browser;
  server: StaticServer;
  dir: string;
  /** A page with what the reader prefers; closed by the caller, together with its context. */
  newPage: (
    options?: Parameters<Browser['newContext']>[0],
  ) => Promise<{page: Page; context: BrowserContext}>;
};

/** How long anything may take on a slow machine. */
export const PATIENCE = 45_000;

/**
 * One site for all tests of what readers see: the pet store, a document that is hard to lay out and
 * one in versions, in English and in Arabic, with the console and its proxy.
 */
export function useExperienceSite(): ExperienceSite {
  const site = {} as ExperienceSite;
  let api: Awaited<ReturnType<typeof startPetStore>> | undefined;
  beforeAll(async () => {
    api = await startPetStore();
    site.dir = await buildSite({
      docs: {
        tabs: [
          {tab: 'Pets', api: {source: 'pets.yaml', overrides: {'GET /pets': {badge: 'Stable'}}}},
          {tab: 'Mountains', api: {source: 'mountains.json'}},
          {...VERSIONED_DOCS, tab: 'Versions'},
          {tab: 'Languages', api: {source: 'languages.json'}},
        ],
      },
      files: {
        'pets.yaml': PETS.replaceAll('http://127.0.0.1:4010', api.origin),
        'mountains.json': toMountains(api.origin),
        ...VERSIONED_DOCUMENTS,
        'languages.json': LANGUAGES,
        'docs/pets.mdx': EMBEDDED,
      },
      config: {
        i18n: {defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: {ar: {direction: 'rtl'}}},
        // Without a title: the link to the front page is empty in Docusaurus.
        themeConfig: {
          colorMode: {respectPrefersColorScheme: true},
          navbar: {
            items: [
              {to: '/api/default', label: 'Pets'},
              {to: '/docs/pets', label: 'By hand'},
            ],
          },
        },
      },
    });
    site.server = await serveWithProxy(path.join(site.dir, 'build'));
    site.browser = await launchBrowser();
  }, 400_000);
  afterAll(async () => {
    await site.browser?.close();
    await site.server?.close();
    await api?.stop();
    removeSite(site.dir);
  });
  return Object.assign(site, {
    async newPage(options: Parameters<Browser['newContext']>[0] = {}) {
      const context = await site.browser.newContext({
        viewport: {width: 1440, height: 900},
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      return {page, context};
    },
  });
}

/** Opens a page of the site, and waits until it answers to the reader. */
export async function visit(
  {server}: ExperienceSite,
  page: Page,
  permalink: string,
): Promise<void> {
  await page.goto(server.origin + permalink);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

import fs from 'fs';
import path from 'path';
import type {BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {useSharedPage, type SharedPage} from '../../support/browser';
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
  server: StaticServer;
  dir: string;
  shared: SharedPage;
  /** Opens a page with the given preferences of a reader. The caller closes it with its context. */
  newPage: (options: BrowserContextOptions) => Promise<{page: Page; context: BrowserContext}>;
};

/** Timeout in milliseconds that is long enough for slow machines. */
export const PATIENCE = 45_000;

/**
 * Builds one site for all tests of what readers see, in English and Arabic and with the console and
 * its proxy: the pet store, a document that is difficult to lay out, one with versions, and one
 * with titles in other scripts.
 */
export function useExperienceSite(): ExperienceSite {
  const usual = {viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'} as const;
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
        // The navbar has no title, because Docusaurus's link to the home page would be empty.
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
  }, 400_000);
  afterAll(async () => {
    await site.server?.close();
    await api?.stop();
    removeSite(site.dir);
  });
  const shared = useSharedPage(() => site.server.origin, usual);
  beforeEach(() => shared.page.setDefaultTimeout(PATIENCE));
  return Object.assign(site, {
    shared,
    async newPage(options: BrowserContextOptions) {
      const context = await shared.browser.newContext({...usual, ...options});
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      return {page, context};
    },
  });
}

/** Opens a page of the site, and waits until React has hydrated it. */
export async function visit(
  {server}: ExperienceSite,
  page: Page,
  permalink: string,
): Promise<void> {
  await page.goto(server.origin + permalink);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

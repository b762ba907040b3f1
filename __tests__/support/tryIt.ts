import path from 'path';
import type {BrowserContext, Locator, Page} from 'playwright-core';
import type {ProxyOptions} from '../../plugin/proxy';
import {useSharedPage, type SharedPage} from './browser';
import {buildSite, removeSite} from './site';
import type {StaticServer} from './staticServer';
import {serveWithProxy} from './tryItServer';

/** Documents by the label of their tab; the first one is at `/api/default`. */
export type TryItDocuments = {[tab: string]: string};

export type TryIt = {
  site: StaticServer & {proxied: () => number};
  context: BrowserContext;
  page: Page;
  renew: SharedPage['renew'];
  /** Opens the console of an operation; `direct/…` is an operation of the twin. */
  open: (route: string) => Promise<Locator>;
  /** Waits until the console shows this text about the result of a request. */
  status: (text: string) => Promise<void>;
  send: () => Promise<void>;
};

/**
 * What Chromium reports about the headers of `serve`. Previews of responses have their own policy
 * for images.
 */
const HEADERS =
  /Content.Security.Policy directive:? ["'](?!img-src)|Cross-Origin-Opener-Policy|Permissions-Policy/i;

/**
 * Builds a site from these documents and serves it with its proxy; the tests share one page in
 * Chromium.
 * @param options.withDirectTwin adds the same pages at `/direct`, without a proxy
 * @param options.limits limits of the proxy that differ from the defaults
 */
export function useTryIt(
  toDocuments: () => Promise<TryItDocuments>,
  {
    withDirectTwin = false,
    limits,
  }: {withDirectTwin?: boolean; limits?: ProxyOptions['limits']} = {},
): TryIt {
  let dir: string | undefined;
  const tryIt = {} as TryIt;
  let violations: string[] = [];
  beforeAll(async () => {
    const documents = Object.entries(await toDocuments());
    dir = await buildSite({
      docs: {
        tabs: documents.map(([tab], index) => ({tab, api: {source: `document${index}.yaml`}})),
      },
      files: Object.fromEntries(
        documents.map(([, text], index) => [`document${index}.yaml`, text]),
      ),
      config: {
        onBrokenAnchors: 'ignore',
        themeConfig: {colorMode: {respectPrefersColorScheme: true}},
        plugins: [
          '@docusaurus/plugin-content-pages',
          'docusaurus-plugin-api-reference',
          ...(withDirectTwin
            ? [
                [
                  'docusaurus-plugin-api-reference',
                  {id: 'direct', routeBasePath: 'direct', tryIt: {proxy: false}},
                ],
              ]
            : []),
        ],
      },
    });
    tryIt.site = await serveWithProxy(path.join(dir, 'build'), limits);
  }, 300_000);
  afterAll(async () => {
    await tryIt.site?.close();
    removeSite(dir);
  });
  const shared = useSharedPage(() => tryIt.site.origin, {viewport: {width: 1440, height: 900}});
  beforeEach(() => {
    Object.assign(tryIt, {context: shared.context, page: shared.page});
    violations = [];
    tryIt.context.on('console', (message) => {
      if (HEADERS.test(message.text()) && message.page()?.url().startsWith(tryIt.site.origin))
        violations.push(message.text());
    });
  });
  // The headers of `serve` must allow everything that a test does on a page.
  afterEach(() => expect(violations).toEqual([]));
  return Object.assign(tryIt, {
    async open(route: string) {
      const {page, site} = tryIt;
      await page.goto(`${site.origin}/${route.startsWith('direct/') ? '' : 'api/'}${route}`);
      await page.locator('html[data-has-hydrated=true]').waitFor();
      await page.getByRole('button', {name: 'Try it'}).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      return dialog;
    },
    status: (text: string) =>
      tryIt.page.getByRole('dialog').getByRole('status').filter({hasText: text}).first().waitFor(),
    renew: shared.renew,
    send: () => tryIt.page.keyboard.press('Control+Enter'),
  });
}

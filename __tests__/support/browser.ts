import fs from 'fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Debian's Chromium, prevented from connecting to anything but the servers of the tests. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place && fs.existsSync(place));
  if (!executablePath)
    throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export type SharedPage = {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /**
   * Replaces context and page with new ones: for tests of what is loaded, since the scripts of
   * earlier tests are cached, and after changes that cannot be undone, such as another clock.
   */
  renew: () => Promise<void>;
};

/** Events that tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'response'] as const;

/**
 * One page for all tests of a suite, so that Chromium compiles the scripts of a site only once. It
 * is reset before each test.
 * @param toOrigin returns the origin of the site whose storage is cleared
 */
export function useSharedPage(
  toOrigin: () => string,
  options: BrowserContextOptions = {},
): SharedPage {
  const shared = {
    async renew() {
      await shared.context?.close();
      shared.context = await shared.browser.newContext(options);
      shared.page = await shared.context.newPage();
      shared.page.setDefaultTimeout(30_000);
    },
  } as SharedPage;
  beforeAll(async () => {
    shared.browser = await launchBrowser();
    await shared.renew();
  });
  afterAll(() => shared.browser?.close());
  beforeEach(async () => {
    if (shared.page.isClosed()) await shared.renew();
    else if (shared.page.url() !== 'about:blank') await reset(shared, toOrigin(), options);
  });
  return shared;
}

async function reset(
  {context, page}: SharedPage,
  origin: string,
  {viewport, colorScheme = 'light', reducedMotion = 'no-preference'}: BrowserContextOptions,
): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  for (const event of EVENTS) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await context.unrouteAll();
  await page.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({media: null, colorScheme, reducedMotion, forcedColors: null});
  // Only a page of the site can reach its storage; this one runs none of its scripts.
  const empty = `${origin}/empty`;
  await page.route(empty, (route) => route.fulfill({contentType: 'text/html', body: ''}));
  await page.goto(empty);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()));
  await page.goto('about:blank');
  await page.unrouteAll();
}

/**
 * Records the scripts that a page loads from now on.
 * @param which `run` excludes scripts that Docusaurus fetches in advance for linked pages
 * @returns a function that returns the texts of the scripts since its last call
 */
export function watchScripts(page: Page, which: 'all' | 'run' = 'all'): () => Promise<string[]> {
  let urls: string[] = [];
  page.on('response', (response) => {
    const isWanted =
      which === 'run'
        ? response.request().resourceType() === 'script'
        : response.url().endsWith('.js');
    if (isWanted) urls.push(response.url());
  });
  return () => {
    const noted = urls;
    urls = [];
    // Fetched again, since the text of a late script cannot be read once the page is closed.
    return Promise.all(noted.map(async (url) => (await page.request.get(url)).text()));
  };
}

/**
 * Records the script errors of a page, at every address that it opens.
 * @returns a function that returns the errors since its last call
 */
export function watchErrors(page: Page): () => string[] {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      errors.push(`${page.url()}: ${message.text()}`),
  );
  return () => {
    const noted = errors;
    errors = [];
    return noted;
  };
}

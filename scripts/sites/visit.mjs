// Opens the pages of a site as a reader would, and reports what is wrong with them.
import {chromium} from 'playwright-core';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PATIENCE = 60_000;
/** What the guide shows: one text for each part of the API that it embeds. */
const PARTS = [
  'Create an item',
  'createdAt',
  'Red is the default.',
  'How many.',
  'The item to add.',
  'The items.',
  'curl',
  '/items',
  'Bearer token in Authorization',
];

/** Chromium, prevented from connecting to anything but the sites. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  });
}

/**
 * Edits the document of a site in development, breaks it and repairs it, and waits each time until
 * an open page shows the change.
 * @param {{read: () => string, write: (text: string) => void}} document
 * @returns {Promise<string[]>} the problems; empty if there are none
 */
export function editSite(browser, origin, {read, write}) {
  const document = read();
  return watchPage(browser, async (page, problems) => {
    await page.goto(`${origin}/api/default/items/get`, {waitUntil: 'load'});
    const heading = (name) => page.getByRole('heading', {level: 1, name, exact: true});
    await heading('List items').waitFor();
    await page.evaluate(() => (globalThis.wasNotReloaded = true));
    write(document.replace('List items', 'List all items'));
    await heading('List all items').waitFor();
    // Docusaurus reloads one plugin after the other, so the next edit waits until it has finished.
    const guide = await page.context().newPage();
    await guide.goto(`${origin}/docs/guide`, {waitUntil: 'load'});
    await sidebarOf(guide)
      .getByRole('link', {name: /List all items/})
      .waitFor();
    await guide.close();
    if (!(await page.evaluate(() => globalThis.wasNotReloaded === true)))
      problems.push('an edit reloads the page');
    // An edit that adds components may reload the page: webpack 5.113 and webpack-dev-server 6 do so
    // where they cannot update it, after they wrote why. The page that follows has to be right.
    const seen = problems.length;
    let loaded = seen;
    page.on('domcontentloaded', () => (loaded = problems.length));
    write(document.slice(0, -20));
    await page.getByText('document-syntax').first().waitFor();
    write(document);
    await heading('List items').waitFor();
    await sidebarOf(page)
      .getByRole('link', {name: /List items/})
      .waitFor();
    if (problems.length > loaded)
      await page.waitForEvent('domcontentloaded', {timeout: 5000}).catch(() => undefined);
    problems.splice(seen, loaded - seen);
    if ((await page.getByText('document-syntax').count()) > 0)
      problems.push('a finding stays after the repair');
  });
}

/**
 * Opens an overview, an operation, its console and an authored page, and sends a request.
 * @returns {Promise<string[]>} the problems; empty if there are none
 */
export function visitSite(browser, origin, {base = '/', routes = {}, answer}) {
  return watchPage(browser, async (page) => {
    const open = (route) =>
      page.goto(`${origin}${base}${routes[route] ?? route}`, {waitUntil: 'load'});
    const expectHeading = (name) => page.getByRole('heading', {level: 1, name}).waitFor();
    const inSidebar = (name) => sidebarOf(page).getByRole('link', {name}).first();
    await open('api/default');
    await expectHeading('Matrix API');
    // Goes from page to page without a reload: two copies of a React context would fail here.
    await inSidebar(/List items/).click();
    await expectHeading('List items');
    await open('docs/intro');
    await expectHeading('Introduction');
    await inSidebar('Introduction').waitFor();
    await open('api/default/items/get');
    await expectHeading('List items');
    await inSidebar(/Create an item/).waitFor();
    await page.getByRole('button', {name: 'Try it'}).click();
    const response = page.waitForResponse((candidate) => candidate.request().method() === 'POST');
    await page.getByRole('button', {name: /^Send/}).click();
    await response;
    await page.getByRole('dialog').getByRole('status').filter({hasText: '200'}).first().waitFor();
    await page.getByRole('dialog').getByText(answer).filter({visible: true}).first().waitFor();
  });
}

/**
 * Opens the pages of a guide that show parts of the API: with JavaScript, without it, and as they
 * are printed.
 * @returns {Promise<string[]>} the problems; empty if there are none
 */
export async function visitGuide(browser, origin) {
  const walk = async (page) => {
    const open = (route) => page.goto(`${origin}${route}`, {waitUntil: 'load'});
    const expectText = (text) =>
      page.locator('main').getByText(text).filter({visible: true}).first().waitFor();
    await open('/docs/guide');
    for (const part of PARTS) await expectText(part);
    await open('/docs/operation');
    for (const text of ['How many.', 'The items.']) await expectText(text);
    await open('/item');
    for (const text of ['createdAt', 'Red is the default.', 'List items']) await expectText(text);
  };
  const walkWithSidebar = async (page) => {
    await walk(page);
    await page.goto(`${origin}/docs/guide`, {waitUntil: 'load'});
    await sidebarOf(page)
      .getByRole('link', {name: /List items/})
      .waitFor();
  };
  const walkAndTry = async (page) => {
    await walkWithSidebar(page);
    await page.getByRole('button', {name: 'Find seven'}).click();
    await page.getByRole('dialog').getByText('limit=7').filter({visible: true}).first().waitFor();
  };
  const walkInPrint = async (page) => {
    await page.emulateMedia({media: 'print'});
    await walk(page);
  };
  return [
    ...(await watchPage(browser, walkAndTry)),
    ...(await watchPage(browser, walkWithSidebar, {javaScriptEnabled: false})),
    ...(await watchPage(browser, walkInPrint)),
  ];
}

function sidebarOf(page) {
  return page.locator('.theme-doc-sidebar-menu');
}

/** Runs a walk on a new page. Its failure and messages in the browser's console are problems. */
async function watchPage(browser, walk, options = {}) {
  const problems = [];
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, ...options});
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const at = () => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(
        `${at()}: ${message.type()}: ${shorten(message.text())} ${message.location().url}`,
      );
  });
  page.on('pageerror', (error) =>
    problems.push(`${at()}: ${shorten(error.stack ?? error.message)}`),
  );
  try {
    await walk(page, problems);
  } catch (error) {
    // The console often explains a timeout, if it is open.
    const shown = await page
      .getByRole('dialog')
      .innerText({timeout: 1000})
      .catch(() => '');
    problems.push(
      `${at()}: ${shorten(error.message)}${shown === '' ? '' : `\nThe console shows: ${shorten(shown)}`}`,
    );
  } finally {
    await context.close();
  }
  return problems;
}

function shorten(text) {
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

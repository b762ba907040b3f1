// How long a reader waits for a console after pressing “Try it”.
import path from 'node:path';
import {CPU_THROTTLE, launchBrowser, serveFolder} from './pages.mjs';

/** Of each kind: a single one says little. */
const RUNS = 5;
/** How long the code takes to load at most while the pointer is on the button, in milliseconds. */
const LOADING = 1500;

const METHODS = ['post', 'put', 'patch'];

/** Runs in the page before anything else: when the reader pressed, and when a field can be used. */
function watchConsole() {
  addEventListener(
    'click',
    ({target, timeStamp}) => {
      if (!target.closest('.theme-api-console-button')) return;
      const find = () => document.querySelector('dialog[open] :is(input, select, textarea)');
      const observer = new MutationObserver(() => {
        if (!find()) return;
        observer.disconnect();
        // The browser has painted the field, and handles keys again.
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.consoleUsable = performance.now() - timeStamp;
          }),
        );
      });
      observer.observe(document, {subtree: true, childList: true, attributeFilter: ['open']});
    },
    true,
  );
}

/**
 * Milliseconds from the click on “Try it” to the first field that takes what the reader types, of
 * several visits: with a click as soon as the pointer is there, and after the code has loaded.
 */
export async function measureConsoles(dir, pathname) {
  const browser = await launchBrowser();
  const server = await serveFolder(path.join(dir, 'build'));
  const times = {first: [], loaded: []};
  for (let run = 0; run < RUNS; run++) {
    for (const [kind, all] of Object.entries(times))
      all.push(await measureConsole(browser, server.origin + pathname, kind === 'loaded'));
  }
  await browser.close();
  server.close();
  return times;
}

async function measureConsole(browser, url, isLoaded) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchConsole);
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', {name: 'Try it'}).first();
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_THROTTLE});
  if (isLoaded) {
    await button.hover();
    await page.waitForTimeout(LOADING);
  }
  await button.click();
  await page.waitForFunction(() => window.consoleUsable !== undefined);
  const usable = await page.evaluate(() => window.consoleUsable);
  await context.close();
  return usable;
}

/**
 * The operation with the longest form: the most properties of a JSON body.
 * @returns its route and method
 */
export function findLongestForm(document) {
  const forms = Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      route,
      method,
      fields: countFields(document, item[method].requestBody),
    })),
  );
  return forms.sort((a, b) => b.fields - a.fields)[0];
}

function countFields(document, body) {
  const {content = {}} = resolve(document, body);
  const {properties = {}} = resolve(document, content['application/json']?.schema);
  return Object.keys(properties).length;
}

const resolve = (document, value = {}) =>
  value.$ref
    ? value.$ref
        .slice(2)
        .split('/')
        .reduce((inner, key) => inner[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    : value;

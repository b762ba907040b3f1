// What a browser needs for one page of a built site: bytes, requests, nodes, and waiting time.
import {createServer} from 'node:http';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from 'playwright-core';
import {summarize} from './measure.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
export const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** By which factor the processor is slowed down. */
export const CPU_THROTTLE = 4;

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  });

/** Serves a folder on loopback, compressed as a CDN would. */
export async function serveFolder(dir) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((name) => path.join(dir, decodeURIComponent(name)))
      .find((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
    if (!file) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'gzip',
      })
      .end(gzipSync(readFileSync(file)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close()};
}

/** Runs in the page before anything else. The part of a task beyond 50 ms blocks the reader. */
function observe() {
  window.measured = {lcp: 0, cls: 0, blocked: 0, hydrated: 0};
  new MutationObserver(
    () =>
      document.documentElement?.dataset.hasHydrated === 'true' &&
      (window.measured.hydrated ||= performance.now()),
  ).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({startTime}) => (window.measured.lcp = startTime)),
  ).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach(({value, hadRecentInput}) => hadRecentInput || (window.measured.cls += value)),
  ).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach(({duration}) => (window.measured.blocked += Math.max(0, duration - 50))),
  ).observe({type: 'longtask', buffered: true});
}

async function visit(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_THROTTLE});
  const sizes = {};
  const types = new Map();
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on(
    'Network.loadingFinished',
    ({requestId, encodedDataLength}) =>
      (sizes[types.get(requestId)] = (sizes[types.get(requestId)] ?? 0) + encodedDataLength),
  );
  await page.addInitScript(observe);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForTimeout(1500);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const {lcp, cls, blocked, hydrated} = await page.evaluate(() => window.measured);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await context.close();
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return {
    'HTML KB gz': (sizes.Document ?? 0) / 1000,
    'JavaScript KB gz': (sizes.Script ?? 0) / 1000,
    'all KB gz': all / 1000,
    requests: types.size,
    nodes,
    'LCP ms': lcp,
    'hydrated ms': hydrated,
    'TBT ms': blocked,
    CLS: cls,
    'heap MB': usedSize / 1e6,
  };
}

/**
 * Medians of several visits to a page of each site, in turn, with the processor slowed down.
 * @param sites name → {dir, path}
 */
export async function measurePages(sites, runs) {
  const browser = await launchBrowser();
  const servers = {};
  const visits = {};
  for (const [name, {dir}] of Object.entries(sites))
    servers[name] = await serveFolder(path.join(dir, 'build'));
  for (let run = 0; run < runs; run++) {
    for (const [name, {path: pathname}] of Object.entries(sites))
      (visits[name] ??= []).push(await visit(browser, servers[name].origin + pathname));
  }
  await browser.close();
  Object.values(servers).forEach(({close}) => close());
  return Object.fromEntries(
    Object.entries(visits).map(([name, all]) => [
      name,
      Object.fromEntries(
        Object.keys(all[0]).map((figure) => [
          figure,
          summarize(all.map((one) => one[figure])).median,
        ]),
      ),
    ]),
  );
}

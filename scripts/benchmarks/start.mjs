// `docusaurus start`: how long until a page is shown, and until an edited description is.
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {ARGS} from './pages.mjs';
import {ROOT} from './sites.mjs';

const TIMEOUT_MS = 180_000;

function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Seconds until the page is shown, and medians of the seconds until an edit of it is shown.
 * @param dir a site whose document is `openapi.json`
 * @param pathname path of an operation's page
 * @param edit changes the document's text so that the page shows `marker`
 */
export async function measureStart(dir, pathname, edit, edits) {
  const port = await findPort();
  const started = Date.now();
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    {cwd: dir, stdio: 'ignore'},
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await untilServed(`http://127.0.0.1:${port}${pathname}`);
    await page.goto(`http://127.0.0.1:${port}${pathname}`);
    await page.waitForSelector('h1');
    const shown = (Date.now() - started) / 1000;
    const times = [];
    for (let index = 0; index < edits; index++) {
      const marker = `Edited ${index} at ${Date.now()}`;
      const file = path.join(dir, 'openapi.json');
      writeFileSync(file, edit(readFileSync(file, 'utf8'), marker));
      const edited = Date.now();
      // Looks in each frame; a locator polls only every half second.
      await page.waitForFunction((text) => document.body.textContent.includes(text), marker, {
        polling: 'raf',
      });
      times.push((Date.now() - edited) / 1000);
    }
    return {shown, times};
  } finally {
    await browser.close();
    child.kill('SIGTERM');
  }
}

async function untilServed(url) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    const answer = await fetch(url, {headers: {Accept: 'text/html'}}).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} was not served within ${TIMEOUT_MS / 1000} s.`);
}

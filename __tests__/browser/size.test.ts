import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {gzipSync} from 'zlib';
import type {Page} from 'playwright-core';
import {useBuiltSite} from '../support/servedSite';
import {ROOT} from '../support/site';

/**
 * What readers load and sites install, in bytes. Raise a value only in the commit that needs it,
 * and say there why.
 */
const MEASURED = {
  page: {script: 218_896, stylesheet: 24_560},
  console: {script: 65_189, stylesheet: 3_401},
  package: {files: 987, size: 1_437_066},
};
/** Changes too small to think about. */
const TOLERANCE = 1.02;

// A site of its own: each page of a site adds to the list of routes that all pages load.
const site = useBuiltSite({
  docs: {tab: 'API', api: {source: 'petstore.yaml'}},
  files: {
    'petstore.yaml': fs.readFileSync(path.join(ROOT, 'example-site/openapi/petstore.yaml'), 'utf8'),
  },
});

type Sizes = {script: number; stylesheet: number};

/** Adds up the compressed sizes of what a page runs, without what it fetches in advance. */
function watchSizes(watched: Page): () => Promise<Sizes> {
  let urls: [kind: keyof Sizes, url: string][] = [];
  watched.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') urls.push([kind, response.url()]);
  });
  return async () => {
    const sizes = {script: 0, stylesheet: 0};
    for (const [kind, url] of urls)
      sizes[kind] += gzipSync(await (await watched.request.get(url)).body()).length;
    urls = [];
    return sizes;
  };
}

function expectWithin(group: keyof typeof MEASURED, measured: {[name: string]: number}): void {
  record(group, measured);
  const budget: {[name: string]: number} = MEASURED[group];
  const over = Object.entries(measured).filter(([name, size]) => size > budget[name]! * TOLERANCE);
  expect({measured, over}).toEqual({measured, over: []});
}

/** Writes what was measured where the report of a pull request reads it. */
function record(group: string, measured: {[name: string]: number}): void {
  const file = process.env.SIZES_FILE;
  if (!file) return;
  const earlier: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  fs.writeFileSync(file, JSON.stringify({...(earlier as object), [group]: measured}));
}

it('an operation of the pet store and its console load no more than they did', async () => {
  const page = await site.browser.newPage();
  const takeSizes = watchSizes(page);
  await page.goto(`${site.origin}/api/default/pets/post`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  expectWithin('page', await takeSizes());
  await page.getByRole('button', {name: 'Try it'}).click();
  await page.getByRole('dialog').getByRole('button', {name: /^Send/}).waitFor();
  expectWithin('console', await takeSizes());
});

it('the packed package is no larger than it was', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{entryCount, size}] = JSON.parse(output) as [{entryCount: number; size: number}];
  expectWithin('package', {files: entryCount, size});
});

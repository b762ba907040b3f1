import {execFile} from 'child_process';
import fs from 'fs';
import path from 'path';
import {promisify} from 'util';
import type {Browser, Page} from 'playwright-core';
import {startCommand} from '../../proxy/support/command';
import {closeAfterTest} from '../../proxy/support/closing';
import {launchBrowser, watchErrors} from '../../support/browser';
import {createSite, removeSite, ROOT, runDocusaurus} from '../../support/site';
import {serveBuild} from '../../support/staticServer';
import {createShop, EDITS, writeShop, type Edit} from './shop';

const PROGRAM = path.join(ROOT, 'lib/plugin/cli/bin.js');
const MINUTES = 60_000;

/** What a page is about, whatever its address is; `heading` is what readers see first. */
type Shown = {subject: string; heading: string; html: string};
/** The status at an address, with where it leads or what else is there. */
type Answer = {status: number; to?: string; heading?: string};

const shop = createShop();
/** Each address that was ever published, with all that it was about, the most recent first. */
const published = new Map<string, string[]>();
/** What browsers have been asked last. */
const answered = new Map<string, string>();
let dir: string;
let browser: Browser;

beforeAll(async () => {
  dir = createSite({docs: {}});
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  removeSite(dir);
});

async function writeLock(...said: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [PROGRAM, 'routes', '--write', ...said], {cwd: dir});
}

async function build(): Promise<void> {
  const {code, output} = await runDocusaurus(dir, ['build']);
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
}

/** The pages of the build by address, by what their files say. */
function listPages(): Map<string, Shown> {
  const root = path.join(dir, 'build/api');
  return new Map(
    fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).flatMap((file) => {
      const address = path.dirname(file);
      if (path.basename(file) !== 'index.html' || /^(?:\.|try-it\/.*)$/.test(address)) return [];
      const html = fs.readFileSync(path.join(root, file), 'utf8');
      const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
      // The rest of the title is for indexes.
      const heading = inner.replace(/<span hidden.*?<\/span>/, '');
      if (!html.includes('id="__docusaurus"') && !html.includes('id=__docusaurus')) return [];
      const [, title = ''] = /<title[^>]*>(.*?)(?: \d\.0)? \| Test site<\/title>/.exec(html) ?? [];
      // The lists of all tabs have the same headings.
      const subject = /^(?:Schemas|Changelog)$/.test(heading) ? title : heading;
      return [[address, {subject, heading, html}] as const];
    }),
  );
}

const toAddress = (pathname: string) => pathname.replace(/^\/api\/|\/$/g, '');
const toVersion = (address: string) => /^[^/]+\/(\d\.0)(?:\/|$)/.exec(address)?.[1];

/** The pages to which an address may lead: those of its version, if there are any. */
function listTargets(address: string, pages: ReadonlyMap<string, Shown>): string[] {
  for (const subject of published.get(address) ?? []) {
    const all = [...pages].filter(([, page]) => page.subject === subject).map(([own]) => own);
    for (const version of [toVersion(address), undefined]) {
      const own = all.filter((one) => toVersion(one) === version);
      if (own.length > 0) return own;
    }
    if (all.length > 0) return all;
  }
  return [];
}

/** Adds the addresses of a build to those that were published. */
function publish(pages: ReadonlyMap<string, Shown>): void {
  for (const [address, {subject}] of pages)
    published.set(address, [
      subject,
      ...(published.get(address) ?? []).filter((one) => one !== subject),
    ]);
}

/** What must be at each address that was ever published. */
function toExpected(pages: ReadonlyMap<string, Shown>): Map<string, Answer & {targets: string[]}> {
  return new Map(
    [...published.keys()].map((address) => {
      const targets = listTargets(address, pages);
      const status = pages.has(address) ? 200 : targets.length > 0 ? 308 : 410;
      return [address, {status, targets}];
    }),
  );
}

async function askServe(origin: string, address: string): Promise<Answer> {
  const url = `${origin}/api/${address}?q=%2F`;
  const response = await fetch(url, {redirect: 'manual'});
  const {status} = response;
  if (status !== 308) return {status};
  const to = new URL(response.headers.get('location')!, url);
  if (to.origin !== origin || to.search !== '?q=%2F') return {status, to: to.href};
  const next = await fetch(to, {redirect: 'manual'});
  return {status: next.status === 200 ? status : next.status, to: toAddress(to.pathname)};
}

const read = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('h1')?.innerText,
    isGone: document.querySelector('main time[datetime]') !== null,
    rest: location.search + location.hash,
  }));

/** @param scripts whether the browser runs scripts; without them, query and fragment are lost */
async function askBrowser(
  origin: string,
  expected: ReturnType<typeof toExpected>,
  pages: ReadonlyMap<string, Shown>,
  scripts: boolean,
): Promise<string[]> {
  const context = await browser.newContext({javaScriptEnabled: scripts});
  const page = await context.newPage();
  const errors = watchErrors(page);
  const wrong: string[] = [];
  for (const [address, {status, targets}] of expected) {
    await page.goto(`${origin}/api/${address}?q=1#part`);
    if (status === 308)
      await page
        .waitForURL((url) => targets.includes(toAddress(url.pathname)), {timeout: 10_000})
        .catch(() => undefined);
    await page.waitForSelector('h1', {timeout: 10_000}).catch(() => undefined);
    const {heading, isGone, rest} = await read(page);
    const own = toAddress(new URL(page.url()).pathname);
    const isRight =
      status === 308
        ? targets.includes(own) && heading === pages.get(own)?.heading && !isGone
        : own === address &&
          (status === 200
            ? heading === pages.get(address)?.heading
            : isGone && published.get(address)?.includes(heading ?? ''));
    const isKept = rest === '?q=1#part' || (status === 308 && !scripts && rest === '');
    if (!isRight || !isKept)
      wrong.push(`${address} (${status}) shows ${own}${rest}: ${String(heading)}`);
  }
  await context.close();
  return [...wrong, ...errors()];
}

/** Browsers are slow: they ask again only what answers otherwise than before, and in the end everything. */
async function judge({isLast = false} = {}): Promise<void> {
  const pages = listPages();
  publish(pages);
  const expected = toExpected(pages);
  const {port} = await startCommand(['serve', dir]);
  const wrong: string[] = [];
  for (const [address, {status, targets}] of expected) {
    const answer = await askServe(`http://127.0.0.1:${port}`, address);
    const isRight =
      answer.status === status && (status !== 308 || targets.includes(answer.to ?? ''));
    if (!isRight) wrong.push(`${address}: ${JSON.stringify({status, targets, answer})}`);
    const page = pages.get(address);
    const [, ...former] = page ? (published.get(address) ?? []) : [];
    // Lists and overviews say nothing of what was there before.
    if (page && former.length > 0 && / /.test(page.heading) && !page.heading.endsWith('API')) {
      const note = /<div[^>]*theme-api-formerly.*?<\/div><\/div>/.exec(page.html)?.[0] ?? '';
      for (const subject of former)
        if (!note.includes(subject)) wrong.push(`${address}: no word of ${subject}`);
    }
  }
  const asked = new Map(
    [...expected].filter(([address, answer]) => {
      const text = JSON.stringify([answer, published.get(address)]);
      const isKnown = answered.get(address) === text;
      answered.set(address, text);
      return isLast || !isKnown;
    }),
  );
  const server = await serveBuild(path.join(dir, 'build'));
  closeAfterTest(() => server.close());
  for (const scripts of [true, false])
    wrong.push(...(await askBrowser(server.origin, asked, pages, scripts)));
  expect(wrong).toEqual([]);
}

describe('a site that changes', () => {
  it(
    'is published',
    async () => {
      writeShop(shop, dir);
      await writeLock();
      await build();
      await judge();
    },
    3 * MINUTES,
  );

  it.each(Object.entries(EDITS))(
    'keeps its promises: %s',
    async (name, {edit, gone, isUnwritten}: Edit) => {
      edit(shop);
      writeShop(shop, dir);
      if (!isUnwritten) await writeLock(...(gone ? ['--gone', gone] : []));
      await build();
      await judge({isLast: name === Object.keys(EDITS).at(-1)});
      if (isUnwritten) await writeLock();
    },
    3 * MINUTES,
  );
});

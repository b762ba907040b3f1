import fs from 'fs';
import path from 'path';
import type {Browser, Page} from 'playwright-core';
import {launchBrowser} from './browser';
import {
  buildSite,
  createSite,
  removeSite,
  startDocusaurus,
  stopDocusaurus,
  type SiteOptions,
} from './site';
import {findFreePort, serveBuild, waitForServer} from './staticServer';

export type ServedSite = {dir: string; origin: string; close: () => Promise<void>};

/** Builds a site and serves it on loopback. */
export async function serveBuilt(options: SiteOptions, baseUrl = '/'): Promise<ServedSite> {
  const dir = await buildSite(options);
  const server = await serveBuild(path.join(dir, 'build'), baseUrl);
  return {
    dir,
    origin: server.origin,
    async close() {
      await server.close();
      removeSite(dir);
    },
  };
}

/**
 * Serves a site with `docusaurus start`.
 * @param first path that the server answers when it is ready
 * @param onOutput gets what the terminal shows
 */
export async function serveStarted(
  options: SiteOptions,
  {first = '/', onOutput}: {first?: string; onOutput?: (text: string) => void} = {},
): Promise<ServedSite> {
  const dir = createSite(options);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const place = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const server = startDocusaurus(dir, ['start', ...place]);
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  const close = async () => {
    await stopDocusaurus(server);
    removeSite(dir);
  };
  try {
    await waitForServer(origin + first);
  } catch (error) {
    await close();
    throw error;
  }
  return {dir, origin, close};
}

type BuiltSite = ServedSite & {build: string; browser: Browser};

/** A built site and a browser for all tests of a suite; filled before they begin. */
export function useBuiltSite(options: SiteOptions, baseUrl?: string): BuiltSite {
  const site = {} as BuiltSite;
  beforeAll(async () => {
    Object.assign(site, await serveBuilt(options, baseUrl));
    site.build = path.join(site.dir, 'build');
    site.browser = await launchBrowser();
  }, 900_000);
  afterAll(async () => {
    await site.browser?.close();
    await site.close?.();
  });
  return site;
}

type StartedSite = ServedSite & {
  page: Page;
  /** What the terminal has shown so far. */
  output: string;
  write: (file: string, text: string) => void;
};

/** A site that `docusaurus start` serves, and a page, for all tests of a suite. */
export function useStartedSite(toOptions: () => SiteOptions, first?: string): StartedSite {
  const site = {
    output: '',
    write(file: string, text: string) {
      fs.mkdirSync(path.dirname(path.join(site.dir, file)), {recursive: true});
      fs.writeFileSync(path.join(site.dir, file), text);
    },
  } as StartedSite;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const onOutput = (text: string) => (site.output += text);
    Object.assign(site, await serveStarted(toOptions(), {first, onOutput}));
    browser = await launchBrowser();
    site.page = await browser.newPage();
    site.page.setDefaultTimeout(60_000);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site.close?.();
  });
  return site;
}

import fs from 'fs';
import path from 'path';
import type {ChildProcess} from 'child_process';
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
import {findFreePort, serveBuild, waitForServer, type StaticServer} from './staticServer';

type BuiltSite = {dir: string; build: string; origin: string; browser: Browser};

/** A built site on loopback and a browser, for all tests of a suite; filled before they begin. */
export function useBuiltSite(options: SiteOptions, baseUrl = '/'): BuiltSite {
  const site = {} as BuiltSite;
  let server: StaticServer | undefined;
  beforeAll(async () => {
    site.dir = await buildSite(options);
    site.build = path.join(site.dir, 'build');
    server = await serveBuild(site.build, baseUrl);
    site.origin = server.origin;
    site.browser = await launchBrowser();
  }, 900_000);
  afterAll(async () => {
    await site.browser?.close();
    await server?.close();
    removeSite(site.dir);
  });
  return site;
}

type StartedSite = {
  dir: string;
  origin: string;
  page: Page;
  /** What the terminal has shown so far. */
  output: string;
  write: (file: string, text: string) => void;
};

/**
 * A site that `docusaurus start` serves, and a page, for all tests of a suite; filled before they
 * begin.
 * @param first path that the server answers when it is ready
 */
export function useStartedSite(toOptions: () => SiteOptions, first = '/'): StartedSite {
  const site = {
    output: '',
    write(file: string, text: string) {
      fs.mkdirSync(path.dirname(path.join(site.dir, file)), {recursive: true});
      fs.writeFileSync(path.join(site.dir, file), text);
    },
  } as StartedSite;
  let server: ChildProcess | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site.dir = createSite(toOptions());
    const port = await findFreePort();
    site.origin = `http://127.0.0.1:${port}`;
    const options = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
    server = startDocusaurus(site.dir, ['start', ...options]);
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (site.output += chunk.toString()));
    await waitForServer(site.origin + first);
    browser = await launchBrowser();
    site.page = await browser.newPage();
    site.page.setDefaultTimeout(60_000);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await stopDocusaurus(server);
    removeSite(site.dir);
  });
  return site;
}

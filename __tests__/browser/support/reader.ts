import fs from 'fs';
import path from 'path';
import type {BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {useSharedPage, watchErrors, type SharedPage} from '../../support/browser';
import {useSink} from '../sink/useSink';

/** Timeout in milliseconds that is long enough for slow machines. */
const PATIENCE = 45_000;
const USUAL = {viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'} as const;

/** A reader of the shared site, with one page for all tests of a suite. */
export type Reader = SharedPage & {
  readonly dir: string;
  readonly origin: string;
  /** Opens a page of the site, and waits until React has hydrated it. */
  visit: (permalink: string) => Promise<void>;
  /**
   * A page with other preferences, which is closed after the test. With a permalink, it is opened
   * and, if scripts run, hydrated.
   */
  newPage: (options: BrowserContextOptions, permalink?: string) => Promise<Page>;
  /** The text of a file of the build. */
  read: (file: string) => string;
};

/** @param locales builds another site, with these languages */
export function useReader(locales?: readonly string[]): Reader {
  const sink = useSink(locales);
  const contexts: BrowserContext[] = [];
  let takeErrors = (): string[] => [];
  const reader = useSharedPage(() => sink.origin, USUAL) as Reader;
  Object.defineProperties(reader, {dir: {get: () => sink.dir}, origin: {get: () => sink.origin}});
  beforeEach(() => {
    reader.page.setDefaultTimeout(PATIENCE);
    takeErrors = watchErrors(reader.page);
  });
  // No page raises an error, whatever a reader does. A missing page has the HTML of 404.html, which
  // React replaces.
  afterEach(async () => {
    expect(takeErrors().filter((error) => !/\/nowhere: .*#418/.test(error))).toEqual([]);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  return Object.assign(reader, {
    async visit(permalink: string) {
      await reader.page.goto(sink.origin + permalink);
      await reader.page.locator('html[data-has-hydrated=true]').waitFor();
    },
    async newPage(options: BrowserContextOptions, permalink?: string) {
      const context = await reader.browser.newContext({...USUAL, ...options});
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      if (permalink !== undefined) await page.goto(sink.origin + permalink);
      if (permalink !== undefined && options.javaScriptEnabled !== false)
        await page.locator('html[data-has-hydrated=true]').waitFor();
      return page;
    },
    read: (file: string) => fs.readFileSync(path.join(sink.dir, 'build', file), 'utf8'),
  });
}

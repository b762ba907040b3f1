import fs from 'fs';
import {chromium, type Browser, type Page} from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Debian's Chromium, kept from talking to anything but the servers of the tests. */
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

/**
 * Notes what goes wrong in the scripts of a page, on all that it opens.
 * @returns gives what was noted since it was last asked
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

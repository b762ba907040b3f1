import fs from 'fs';
import {chromium, type Browser} from 'playwright-core';

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

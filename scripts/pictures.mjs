// Takes the screenshots of the documentation from the built example site: `npm run build && npm run
// pictures`.
import {once} from 'node:events';
import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import express from 'express';
import {chromium} from 'playwright-core';
import {createPetStore} from '../example-site/server/server.mjs';

const SITE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../example-site');
const OUT = path.join(SITE, 'static/img/pictures');
const SIZE = {width: 1280, height: 800};
const QUALITY = 80;
/** The pet store's server in the document. */
const API_PORT = 4010;

const openConsole = async (page) => {
  await page.getByRole('button', {name: 'Try it'}).click();
  await page.getByRole('button', {name: /^Send/}).waitFor();
};

const send = async (page) => {
  await openConsole(page);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('status').filter({hasText: '200'}).waitFor();
  await page.getByText('The response matches').waitFor();
};

/** What each picture shows. */
const PICTURES = [
  {name: 'operation', url: '/api/default/pets/post'},
  {name: 'overview', url: '/api/default'},
  {name: 'console', url: '/api/default/pets/get', act: openConsole},
  {name: 'answer', url: '/api/default/pets/petId/get', act: send},
];

const api = createPetStore().listen(API_PORT, '127.0.0.1');
await once(api, 'listening');
const {createSite, createTryItRouter, MANIFEST_FILE, readManifest} = createRequire(import.meta.url)(
  '../lib/plugin/proxy/index.js',
);
const app = express();
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;
const manifest = readManifest(path.join(SITE, 'build', MANIFEST_FILE));
app.use(createTryItRouter({manifest, origins: [origin], allowLoopbackTargets: true}));
app.use(createSite({...manifest.site, folder: path.join(SITE, 'build')}));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(OUT, {recursive: true});
  for (const {name, url, act} of PICTURES) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.newPage({viewport: SIZE, colorScheme, reducedMotion: 'reduce'});
      await page.goto(origin + url, {waitUntil: 'networkidle'});
      await act?.(page);
      // Nothing must look as if the pointer were over it.
      await page.mouse.move(0, 0);
      // Playwright itself cannot write WebP, which is a third of the size of PNG.
      const session = await page.context().newCDPSession(page);
      const {data} = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
      });
      const file = path.join(OUT, `${name}-${colorScheme}.webp`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      console.log(`${path.relative(SITE, file)} ${Math.round(statSync(file).size / 1024)} KB`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.close();
  api.close();
}

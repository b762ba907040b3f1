// Takes the pictures of the documentation from the built example site: `npm run build && npm run pictures`.
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';

const SITE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../example-site');
const OUT = path.join(SITE, 'static/img/pictures');
const SIZE = {width: 1280, height: 800};
const QUALITY = 80;
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml'};

const openConsole = async (page) => {
  await page.getByRole('button', {name: 'Try it'}).click();
  await page.getByRole('button', {name: /^Send/}).waitFor();
};

/** What each picture shows. */
const PICTURES = [
  {name: 'operation', url: '/api/default/pets/post'},
  {name: 'overview', url: '/api/default'},
  {name: 'console', url: '/api/default/pets/get', act: openConsole},
];

const server = http.createServer(({url}, response) => {
  const {pathname} = new URL(url, 'http://localhost');
  const file = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((name) => path.join(SITE, 'build', name)).find((name) => existsSync(name) && statSync(name).isFile());
  response.writeHead(file ? 200 : 404, {'Content-Type': TYPES[path.extname(file ?? '')] ?? 'application/octet-stream'});
  response.end(file && readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
try {
  mkdirSync(OUT, {recursive: true});
  for (const {name, url, act} of PICTURES) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.newPage({viewport: SIZE, colorScheme, reducedMotion: 'reduce'});
      await page.goto(`http://127.0.0.1:${server.address().port}${url}`, {waitUntil: 'networkidle'});
      await act?.(page);
      // Playwright itself writes no WebP, which is a third of the size of PNG.
      const session = await page.context().newCDPSession(page);
      const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: QUALITY});
      const file = path.join(OUT, `${name}-${colorScheme}.webp`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      console.log(`${path.relative(SITE, file)} ${Math.round(statSync(file).size / 1024)} KB`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.close();
}

import {spawn, type ChildProcess} from 'child_process';
import path from 'path';
import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../support/browser';
import {ROOT} from '../../support/site';
import {findFreePort, waitForServer} from '../../support/staticServer';

describe('npm start', () => {
  let site: string;
  let api: string;
  let started: ChildProcess;
  let ended: Promise<number | null>;
  let browser: Browser;

  beforeAll(async () => {
    const [sitePort, apiPort] = [await findFreePort(), await findFreePort()];
    site = `http://127.0.0.1:${sitePort}`;
    api = `http://127.0.0.1:${apiPort}/v1`;
    const {NODE_ENV: _environment, ...env} = process.env;
    const script = path.join(ROOT, 'example-site/scripts/start.mjs');
    started = spawn(
      process.execPath,
      [script, '--no-open', '--host', '127.0.0.1', '--port', String(sitePort)],
      {env: {...env, DEMO_API_PORT: String(apiPort)}},
    );
    ended = new Promise((resolve) => started.once('exit', resolve));
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('website is running') && output.includes('demo API listens'))
            resolve();
        });
      }
      void ended.then(() => reject(new Error(`It ended too early:\n${output}`)));
    });
    await waitForServer(site);
    browser = await launchBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    started?.kill('SIGKILL');
  });

  it('redirects /api to the first operation in the navigation of the pet store', async () => {
    const page = await browser.newPage();
    await page.goto(`${site}/api`, {timeout: 90_000});
    await page
      .getByRole('heading', {level: 1, name: 'Is the service up?'})
      .waitFor({timeout: 30_000});
    expect(new URL(page.url()).pathname).toBe('/api/default/status/get');
  }, 120_000);

  it('runs the API that the pet store documents', async () => {
    const response = await fetch(`${api}/pets?limit=1`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {items: [expect.objectContaining({species: expect.any(String)})], nextCursor: '1'},
    ]);
  });

  it('stops the site and the API on Ctrl-C', async () => {
    started.kill('SIGINT');
    await ended;
    await expect(fetch(api)).rejects.toThrow();
    await expect(fetch(site)).rejects.toThrow();
  });
});

import fs from 'fs';
import path from 'path';
import type {ChildProcess} from 'child_process';
import type {Browser} from 'playwright-core';
import {findViolations} from '../support/axe';
import {launchBrowser, watchScripts} from '../support/browser';
import {SHELTER_FILES} from '../support/shelter';
import {
  buildSite,
  createSite,
  removeSite,
  runDocusaurus,
  startDocusaurus,
  stopDocusaurus,
} from '../support/site';
import {findFreePort, waitForServer, type StaticServer} from '../support/staticServer';
import {serveWithProxy} from '../support/tryItServer';

const {'docs.json': DOCS, ...DOCUMENTS} = SHELTER_FILES;
const FRAGMENTS = `<ApiSchema schema="Pet" />

<ApiProperty schema="Pet" name="owner.mail" />

<ApiParameters operation="GET /pets" />

<ApiRequestBody operation="POST /pets" />

<ApiResponse operation="GET /pets" status="200" />

<ApiSamples operation="POST /pets" />

<ApiTryIt operation="GET /pets" parameters={{limit: 7}}>Seven pets</ApiTryIt>

<ApiOperations tag="Pets" />

<ApiAuthentication />

<ApiAuthentication operation="GET /pets" />

See <ApiLink operation="GET /pets" /> and <ApiLink operation="GET /things" tab="other">things</ApiLink>.
`;
const GUIDE = `# Guide\n\n## First\n\n${FRAGMENTS}\n## Second\n\n${FRAGMENTS}`;
const REACT_PAGE = `import React from 'react';
import Layout from '@theme/Layout';
import Pet from '@api-reference/default/schemas/Pet';
import TryIt from '@api-reference/default/pets/get#try-it';
export default () => <Layout><main><h1>Page</h1><Pet /><TryIt /></main></Layout>;
`;
const SITE = {docs: JSON.parse(DOCS!) as unknown};

// A second language needs another build. One bundler is enough for it, since translations do not
// depend on the bundler.
describe.each([
  ['Rspack', true, ['en', 'de']],
  ['webpack', false, ['en']],
])('fragments in a site built with %s', (_name, faster, locales) => {
  let dir: string;
  let server: StaticServer;
  let browser: Browser;
  beforeAll(async () => {
    dir = await buildSite({
      ...SITE,
      faster,
      files: {
        ...DOCUMENTS,
        'docs/guide.mdx': GUIDE,
        'docs/plain.mdx': '# Plain\n',
        'docs/_part.mdx': 'In a part: <ApiProperty schema="Pet" name="name" />\n',
        'docs/whole.mdx': "import Part from './_part.mdx';\n\n# Whole\n\n<Part />\n",
        'versioned_docs/version-1.0/guide.mdx': '# Old\n\n<ApiLink operation="POST /pets" />\n',
        'versions.json': '["1.0"]',
        'src/pages/own.js': REACT_PAGE,
      },
      config: {
        i18n: {defaultLocale: 'en', locales},
        onBrokenLinks: 'ignore',
        themeConfig: {colorMode: {respectPrefersColorScheme: true}},
      },
    });
    server = await serveWithProxy(path.join(dir, 'build'));
    browser = await launchBrowser();
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    removeSite(dir);
  });

  const WORDS = new Map([
    ['en', ['Query parameters', 'Headers', 'Request body', 'Seven pets']],
    ['de', ['Query-Parameter', 'Request-Body', 'Seven pets']],
  ]);

  it('are shown without JavaScript, in each language', async () => {
    const page = await browser.newPage({javaScriptEnabled: false});
    for (const locale of locales) {
      const words = WORDS.get(locale)!;
      await page.goto(`${server.origin}${locale === 'en' ? '' : `/${locale}`}/docs/next/guide`);
      const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
      for (const expected of [
        ...words,
        ...['What people call it.', 'owner.mail', 'limit', 'curl', 'X-Key', 'GET List pets'],
        ...['GET things', 'Add a pet'],
      ])
        expect(text).toContain(expected);
    }
    await page.close();
  });

  it('have unique ids if they are repeated on a page, and no accessibility violations', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({colorScheme, viewport: {width: 390, height: 900}});
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      page.on('console', (message) => {
        if (message.text().includes('React')) errors.push(message.text());
      });
      await page.goto(`${server.origin}/docs/next/guide`);
      await page.locator(`html[data-has-hydrated=true][data-theme=${colorScheme}]`).waitFor();
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(await findViolations(page, '.theme-doc-markdown')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  it('open the console with the values of the author, and keep what the reader changes', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/docs/next/guide`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const button = page.getByRole('button', {name: 'Seven pets'}).first();
    const field = page.getByRole('dialog').getByLabel('limit');
    await button.click();
    await field.waitFor();
    expect(await field.inputValue()).toBe('7');
    await field.fill('8');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    await button.click();
    await field.waitFor();
    expect(await field.inputValue()).toBe('8');
    await page.close();
  });

  it('work in partials, versioned docs and React pages', async () => {
    const page = await browser.newPage({javaScriptEnabled: false});
    for (const [permalink, text] of [
      ['/docs/next/whole', 'What people call it.'],
      ['/docs/guide', 'POST Add a pet'],
      ['/own', 'What people call it.'],
    ] as const) {
      await page.goto(server.origin + permalink);
      expect((await page.locator('main').innerText()).replace(/\s+/g, ' ')).toContain(text);
    }
    await page.close();
  });

  it('add no code to a page that has no fragments', async () => {
    const page = await browser.newPage();
    const readScripts = watchScripts(page, 'run');
    await page.goto(`${server.origin}/docs/next/plain`, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const scripts = await readScripts();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join('')).not.toMatch(/theme-api-fragment|What people call it/);
    await page.close();
  });
});

describe('fragments with unknown names', () => {
  it('stop the build, and are reported with their place and the nearest name', async () => {
    const dir = createSite({
      ...SITE,
      files: {
        ...DOCUMENTS,
        'docs/one.mdx': '# One\n\n<ApiParameters operation="GET /pet" />\n',
        'docs/two.mdx': "import Pet from '@api-reference/default/schemas/Pets';\n\n<Pet />\n",
      },
    });
    const {code, output} = await runDocusaurus(dir, ['build']);
    removeSite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain('docs/one.mdx:3:1');
    expect(output).toContain('Did you mean `GET /pets`?');
    expect(output).toContain('docs/two.mdx:1:1');
    expect(output).toContain('The tab `default` has no schema `Pets`. Did you mean `Pet`?');
  }, 200_000);

  it('stop the build even if a name is known only when the page is rendered', async () => {
    const dir = createSite({
      ...SITE,
      files: {
        ...DOCUMENTS,
        'docs/one.mdx':
          'export const values = {limt: 1};\n\n<ApiTryIt operation="GET /pets" parameters={values} />\n',
      },
    });
    const {code, output} = await runDocusaurus(dir, ['build']);
    removeSite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain('`GET /pets` has no parameter `limt`. It has `limit`, `version`.');
  }, 200_000);
});

describe('fragments in `docusaurus start`', () => {
  let dir: string;
  let started: ChildProcess;
  let browser: Browser;
  afterAll(async () => {
    await browser?.close();
    await stopDocusaurus(started);
    removeSite(dir);
  });

  it('follow edits of the document, and recover from a mistake in the document or in the page', async () => {
    const document = DOCUMENTS['openapi.json']!;
    const guide = '# Guide\n\n<ApiProperty schema="Pet" name="name" />\n';
    dir = createSite({...SITE, files: {...DOCUMENTS, 'docs/guide.mdx': guide}});
    const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
    const port = await findFreePort();
    started = startDocusaurus(dir, ['start', '--no-open', '--port', String(port)]);
    await waitForServer(`http://localhost:${port}`);
    browser = await launchBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`http://localhost:${port}/docs/guide`, {timeout: 90_000});
    const main = page.locator('main');
    await main.getByText('What people call it.').waitFor();

    write('openapi.json', document.replace('What people call it.', 'Its call name.'));
    await main.getByText('Its call name.').waitFor();

    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    const renamed = document
      .replace('"required":["name"]', '"required":[]')
      .replace('"name":{"type"', '"title":{"type"');
    write('openapi.json', renamed);
    await overlay.getByText('has no property `name`').first().waitFor();
    write('openapi.json', document);
    await main.getByText('What people call it.').waitFor();

    write('docs/guide.mdx', guide.replace('"Pet"', '"Pot"'));
    await overlay.getByText('Did you mean `Pet`?').first().waitFor();
    write('docs/guide.mdx', guide);
    await main.getByText('What people call it.').waitFor();
  }, 300_000);
});

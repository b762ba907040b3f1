import {spawn, type ChildProcess} from 'child_process';
import fs from 'fs';
import path from 'path';
import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../support/browser';
import {installPackedSite, runIn, writeFiles} from './packedSite';
import {readPage, toMain, toText} from '../../support/pages';
import {removeSite, ROOT} from '../../support/site';
import {findFreePort, waitForServer} from '../../support/staticServer';

const NAME = 'docusaurus-plugin-api-reference';
const MINUTES = 60_000;

/**
 * The configuration that the documentation describes; a test compares some of its lines with the page.
 */
const CONFIG = `import type {Config} from '@docusaurus/types';

export default {
  title: 'Packed site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  ...(process.env.BUNDLER === 'rspack' && {future: {v4: true, faster: true}}),
  themes: ['@docusaurus/theme-classic'],
  plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-pages', '${NAME}'],
  themeConfig: {navbar: {items: [{to: '/api/default', label: 'API Reference'}]}},
} satisfies Config;
`;

const TSCONFIG = {
  extends: '@docusaurus/tsconfig',
  compilerOptions: {
    baseUrl: '.',
    strict: true,
    types: ['@docusaurus/module-type-aliases', '@docusaurus/theme-classic', `${NAME}/theme`],
  },
  exclude: ['.docusaurus', 'build'],
};

let dir: string;
const inSite = (...segments: string[]) => path.join(dir, ...segments);
const docusaurus = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runIn(dir, process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], env);
const build = (bundler: string, out: string) =>
  docusaurus(['build', '--out-dir', out], {BUNDLER: bundler});
const checkTypes = () =>
  runIn(dir, process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit']);

beforeAll(async () => {
  dir = await installPackedSite({
    'docusaurus.config.ts': CONFIG,
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'docs/intro.md': '---\nslug: /intro\n---\n# Intro\n\n[The reference](/api/default)\n',
    'src/pages/index.mdx':
      "import GetItem from '@api-reference/default/items/itemId/get';\n\n# Packed site\n\n<GetItem />\n",
  });
}, 10 * MINUTES);
afterAll(() => removeSite(dir));

/** The folders of the theme that hold a component. */
function listComponents(): string[] {
  const theme = inSite('node_modules', NAME, 'theme');
  return fs
    .readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file).split(path.sep).join('/'));
}

describe('the packed package', () => {
  it(
    'sets up a site with `init`, whose documents then pass `check`',
    async () => {
      await runIn(dir, 'npx', [NAME, 'init']);
      expect(fs.readFileSync(inSite('openapi.yaml'), 'utf8')).toBe(
        fs.readFileSync(path.join(ROOT, 'plugin/cli/init/templates/openapi.yaml'), 'utf8'),
      );
      await runIn(dir, 'npx', [NAME, 'check']);
    },
    MINUTES,
  );

  it.each(['webpack', 'rspack'])(
    'builds pages with %s',
    async (bundler) => {
      await build(bundler, `build-${bundler}`);
      const html = readPage(inSite(`build-${bundler}`), '/api/default/items/get');
      expect(html).toContain('List items');
      expect(readPage(inSite(`build-${bundler}`), '/')).toContain('/items/{itemId}');
    },
    5 * MINUTES,
  );

  it('is set up in these tests as the documentation describes', () => {
    const page = fs.readFileSync(path.join(ROOT, 'example-site/docs/getting-started.md'), 'utf8');
    for (const text of [
      `npm install ${NAME}`,
      `npx ${NAME} init`,
      `npx ${NAME} check`,
      `'${NAME}'`,
      "{to: '/api/default', label: 'API Reference'}",
      `"${NAME}/theme"`,
    ])
      expect(page).toContain(text);
  });
});

describe('the components of the packed package', () => {
  const plain = () => toText(toMain(readPage(inSite('build-rspack'), '/api/default/items/post')));

  it.each([
    ['wrap', 'typescript'],
    ['wrap', 'javascript'],
    ['eject', 'typescript'],
    ['eject', 'javascript'],
  ])(
    'can all be swizzled without changing a page: %s in %s',
    async (action, language) => {
      fs.rmSync(inSite('src/theme'), {recursive: true, force: true});
      await swizzleAll(action, language === 'typescript');
      fs.rmSync(inSite('src/theme/ApiMethod'), {recursive: true});
      await docusaurus(['swizzle', NAME, 'ApiMethod', `--${action}`, `--${language}`]);
      // TypeScript does not check JavaScript.
      if (language === 'typescript') await checkTypes();
      await build('rspack', 'build-swizzled');
      expect(toText(toMain(readPage(inSite('build-swizzled'), '/api/default/items/post')))).toBe(
        plain(),
      );
    },
    5 * MINUTES,
  );
});

describe('the examples of the customization guide', () => {
  const guide = fs.readFileSync(path.join(ROOT, 'example-site/docs/customizing.md'), 'utf8');
  /** Code blocks of the guide by the file in their title. */
  const code = new Map(
    [...guide.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(([, file, text]) => [
      file!,
      text!,
    ]),
  );
  let browser: Browser;
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    const [, options] = /^plugins: \[\['docusaurus-plugin-api-reference', \{(.*)\}\]\],$/m.exec(
      code.get('docusaurus.config.ts')!,
    )!;
    const config = CONFIG.replace(
      `'${NAME}']`,
      `['${NAME}', {showExtensions: ['x-pii'], ${options}}]]`,
    )
      .replace(
        "'@docusaurus/theme-classic'",
        "['@docusaurus/theme-classic', {customCss: './src/css/custom.css'}]",
      )
      .replace('https://docs.example.com', origin);
    fs.rmSync(inSite('src/theme'), {recursive: true, force: true});
    const files = [...code].filter(([file]) => /^src\/|^server/.test(file));
    expect(files.map(([file]) => file).sort()).toEqual([
      'server.mjs',
      'src/css/custom.css',
      'src/theme/ApiExample/index.tsx',
      'src/theme/ApiFeedback/index.tsx',
      'src/theme/ApiOperation/Header/index.tsx',
      'src/theme/ApiSchema/Meta/index.tsx',
    ]);
    writeFiles(dir, {
      ...Object.fromEntries(files),
      'src/components/Feedback.tsx': `import React, {type ReactNode} from 'react';
export default function Feedback({title, page}: {title: string; page: string}): ReactNode {
  return <p>Did “{title}” at {page} help?</p>;
}
`,
      'docusaurus.config.ts': config,
      'openapi.yaml': GUIDE_DOCUMENT,
      'docs.json': '{"tab": "API", "api": {"source": "openapi.yaml"}}',
      'src/pages/index.mdx': '# Packed site\n',
    });
    writeFiles(dir, {'server.mjs': code.get('server.mjs')!.replace('3000', String(port))});
    await checkTypes();
    await build('rspack', 'build');
    server = spawn(process.execPath, ['server.mjs'], {cwd: dir, stdio: 'inherit'});
    await waitForServer(origin);
    browser = await launchBrowser();
  }, 10 * MINUTES);
  afterAll(async () => {
    await browser?.close();
    server?.kill();
  });

  it(
    'color methods, mark properties, show images, ask for feedback and add to the header of an operation',
    async () => {
      const page = await browser.newPage();
      await page.goto(`${origin}/api/default/orders/get`);
      expect(
        await page
          .locator('h1')
          .locator('xpath=following::*[contains(@class, "theme-api-method")][1]')
          .evaluate((chip) => getComputedStyle(chip).color),
      ).toBe('rgb(10, 88, 176)');
      await page.getByText('Orders are open from Monday to Friday.').waitFor();
      const main = toText(toMain(readPage(inSite('build'), '/api/default/orders/get')));
      expect(main.split('·personaldata').length).toBe(2);
      expect(main).toMatch(/email.{0,40}·personaldata/);
      expect(main).toMatch(/Did“.+”at\/api\/default\/orders\/gethelp\?/);
      expect(readPage(inSite('build'), '/api/default/orders/get')).toMatch(
        /<img src="?https:\/\/pictures\.example\.com\/receipt\.png"? alt="?A receipt/,
      );
      await page.close();
    },
    MINUTES,
  );

  it(
    'send requests of Try It to the path of a custom proxy server',
    async () => {
      const page = await browser.newPage();
      await page.goto(`${origin}/api/default/orders/get`);
      await page.getByRole('button', {name: 'Try it'}).click();
      const answer = page.waitForResponse((response) => response.request().method() === 'POST', {
        timeout: MINUTES,
      });
      await page.getByRole('button', {name: /^Send/}).click();
      const response = await answer;
      expect(new URL(response.url()).pathname).toBe('/gateway/try-it');
      // The document's server is on the reader's own machine, which a proxy never reaches.
      expect(await response.json()).toMatchObject({status: 403, requestId: expect.any(String)});
      await page.close();
    },
    2 * MINUTES,
  );
});

const GUIDE_DOCUMENT = `openapi: 3.1.0
info: {title: Orders, version: '1'}
servers: [{url: 'http://127.0.0.1:9'}]
paths:
  /orders:
    get:
      tags: [Orders]
      summary: List orders
      responses:
        '200':
          description: Orders
          content:
            application/json:
              schema: {type: object, properties: {email: {type: string, x-pii: true}, total: {type: number, x-pii: false}}}
            image/png:
              examples: {receipt: {summary: A receipt, externalValue: 'https://pictures.example.com/receipt.png'}}
`;

/** Swizzles all components at once, with the functions that `docusaurus swizzle` calls. */
async function swizzleAll(action: string, typescript: boolean): Promise<void> {
  const themePath = inSite('node_modules', NAME, typescript ? 'theme' : 'lib/theme');
  const calls = listComponents().map((componentName) => ({
    siteDir: dir,
    themePath,
    componentName,
    typescript,
  }));
  expect(calls.length).toBeGreaterThan(50);
  writeFiles(dir, {
    'swizzle.cjs': `const {${action}} = require('@docusaurus/core/lib/commands/swizzle/actions');\n(async () => { for (const call of ${JSON.stringify(calls)}) await ${action}(call); })();\n`,
  });
  await runIn(dir, process.execPath, ['swizzle.cjs']);
}

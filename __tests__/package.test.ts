import fs from 'fs';
import path from 'path';
import {installPackedSite, runIn, writeFiles} from './support/package';
import {readPage, toMain, toText} from './support/pages';
import {removeSite, ROOT} from './support/site';

const NAME = 'docusaurus-plugin-api-reference';
const MINUTES = 60_000;

/** What the README tells to write into the configuration of a site; the test of the README holds it to that. */
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
  compilerOptions: {baseUrl: '.', strict: true, types: ['@docusaurus/module-type-aliases', '@docusaurus/theme-classic', `${NAME}/theme`]},
  exclude: ['.docusaurus', 'build'],
};

let dir: string;
const inSite = (...segments: string[]) => path.join(dir, ...segments);
const docusaurus = (args: string[], env: NodeJS.ProcessEnv = {}) => runIn(dir, process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], env);
const build = (bundler: string, out: string) => docusaurus(['build', '--out-dir', out], {BUNDLER: bundler});
const checkTypes = () => runIn(dir, process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit']);

beforeAll(async () => {
  dir = await installPackedSite({
    'docusaurus.config.ts': CONFIG,
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'docs/intro.md': '---\nslug: /intro\n---\n# Intro\n\n[The reference](/api/default)\n',
    'src/pages/index.mdx': "import GetItem from '@api-reference/default/items/itemId/get';\n\n# Packed site\n\n<GetItem />\n",
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
  it('holds every file that its manifest names', () => {
    const {exports, bin, main, types} = JSON.parse(fs.readFileSync(inSite('node_modules', NAME, 'package.json'), 'utf8')) as {exports: object; bin: object; main: string; types: string};
    const named: string[] = [main, types, ...Object.values(bin)];
    for (const entry of Object.values(exports)) named.push(...(typeof entry === 'string' ? [entry] : Object.values(entry as object)));
    expect(named.length).toBeGreaterThan(5);
    for (const file of named) expect([file, fs.existsSync(inSite('node_modules', NAME, file))]).toEqual([file, true]);
  });

  it('leaves the workshop behind', () => {
    const folders = fs.readdirSync(inSite('node_modules', NAME)).filter((entry) => entry !== 'node_modules');
    expect(folders.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'bin.js', 'check.schema.json', 'docs.schema.json', 'lib', 'locales', 'package.json', 'templates', 'theme']);
  });

  it('sets up a site by init, whose documents then pass the check', async () => {
    await runIn(dir, 'npx', [NAME, 'init']);
    expect(fs.readFileSync(inSite('openapi.yaml'), 'utf8')).toBe(fs.readFileSync(path.join(ROOT, 'templates/openapi.yaml'), 'utf8'));
    await runIn(dir, 'npx', [NAME, 'check']);
  }, MINUTES);

  it.each(['webpack', 'rspack'])('builds pages with %s', async (bundler) => {
    await build(bundler, `build-${bundler}`);
    const html = readPage(inSite(`build-${bundler}`), '/api/default/items/get');
    expect(html).toContain('List items');
    expect(readPage(inSite(`build-${bundler}`), '/')).toContain('/items/{itemId}');
  }, 5 * MINUTES);

  it('is what the README tells to set up', () => {
    const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    for (const text of [`npm install ${NAME}`, `npx ${NAME} init`, `npx ${NAME} check`, `'${NAME}'`, "{to: '/api/default', label: 'API Reference'}", `"${NAME}/theme"`]) expect(readme).toContain(text);
  });
});

describe('its components', () => {
  const plain = () => toText(toMain(readPage(inSite('build-rspack'), '/api/default/items/post')));

  it.each([
    ['wrap', 'typescript'],
    ['wrap', 'javascript'],
    ['eject', 'typescript'],
    ['eject', 'javascript'],
  ])('can each be swizzled: %s in %s', async (action, language) => {
    fs.rmSync(inSite('src/theme'), {recursive: true, force: true});
    await swizzleAll(action, language === 'typescript');
    fs.rmSync(inSite('src/theme/ApiMethod'), {recursive: true});
    await docusaurus(['swizzle', NAME, 'ApiMethod', `--${action}`, `--${language}`]);
    await checkTypes();
    await build('rspack', 'build-swizzled');
    expect(toText(toMain(readPage(inSite('build-swizzled'), '/api/default/items/post')))).toBe(plain());
  }, 5 * MINUTES);

  it('shows what the site puts in the place of one', async () => {
    fs.rmSync(inSite('src/theme'), {recursive: true, force: true});
    writeFiles(dir, {'src/theme/ApiMethod/index.tsx': "import type {ReactNode} from 'react';\nimport type {Props} from '@theme/ApiMethod';\n\nexport default function ApiMethod({method}: Props): ReactNode {\n  return <em>method {method}</em>;\n}\n"});
    await checkTypes();
    await build('rspack', 'build-swizzled');
    expect(toText(toMain(readPage(inSite('build-swizzled'), '/api/default/items/post')))).toContain('methodPOST');
  }, 5 * MINUTES);
});

/** Swizzles every component at once, by the functions that `docusaurus swizzle` calls. */
async function swizzleAll(action: string, typescript: boolean): Promise<void> {
  const themePath = inSite('node_modules', NAME, typescript ? 'theme' : 'lib/theme');
  const calls = listComponents().map((componentName) => ({siteDir: dir, themePath, componentName, typescript}));
  expect(calls.length).toBeGreaterThan(50);
  writeFiles(dir, {'swizzle.cjs': `const {${action}} = require('@docusaurus/core/lib/commands/swizzle/actions');\n(async () => { for (const call of ${JSON.stringify(calls)}) await ${action}(call); })();\n`});
  await runIn(dir, process.execPath, ['swizzle.cjs']);
}

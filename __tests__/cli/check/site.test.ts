import fs from 'fs';
import path from 'path';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {INSTALLED, toConfig} from '../../support/installed';
import {yaml} from '../../support/yaml';

const NAME = 'docusaurus-plugin-api-reference';
const DOCUMENT =
  "openapi: 3.1.0\ninfo: {title: Pets, version: '1', description: '[Pets](/docs/reference/default/pets/get/) and [none](/docs/reference/none)'}\nservers: [{url: 'https://api.example.com'}]\npaths: {/pets: {get: {operationId: listPets, responses: {'200': {description: Pets.}}}}}\n";
const DOCS = '{"tab": "API", "api": {"source": "openapi.yaml"}}';

const withPlugins = (plugins: unknown[]) =>
  toConfig({baseUrl: '/docs/', trailingSlash: true, plugins});

const check = (folder: string, ...argv: string[]) => runCommand(folder, 'check', ...argv);

/** A site with this configuration and these other files. */
const createSite = (config: string, files: {[name: string]: string} = {}) =>
  createFolder({
    ...INSTALLED,
    'docusaurus.config.js': config,
    'docs.json': DOCS,
    'openapi.yaml': DOCUMENT,
    ...files,
  });
const checkSite = (config: string, files: {[name: string]: string} = {}, ...argv: string[]) =>
  check(createSite(config, files), ...argv);

describe('the site of a check', () => {
  it('determines the addresses of pages', async () => {
    const config = withPlugins([[NAME, {routeBasePath: 'reference'}]]);
    const {code, output} = await checkSite(config, {}, '--inspect', 'auto');
    expect(code).toBe(0);
    expect(output).toContain('Page            /docs/reference/default/pets/get/');
    expect(output.match(/info description-link/g)).toHaveLength(1);
    expect(output).toContain('The link `/docs/reference/none` is not a page of the reference.');
  });

  it('keeps what is made from its documents for the next check, until they change', async () => {
    const folder = createSite(withPlugins([[NAME, {routeBasePath: 'reference'}]]));
    const first = await check(folder, '--inspect', 'auto', '--verbose');
    const kept = path.join(folder, 'node_modules/.cache', NAME, 'pages/default');
    expect(fs.readdirSync(kept)).toHaveLength(2);
    expect(await check(folder, '--inspect', 'auto', '--verbose')).toEqual(first);
    for (const name of fs.readdirSync(kept)) {
      const file = path.join(kept, name);
      const text = fs
        .readFileSync(file, 'utf8')
        .replace('/docs/reference/none', '/docs/reference/kept');
      fs.writeFileSync(file, text);
    }
    expect((await check(folder, '--verbose')).output).toContain('`/docs/reference/kept`');
    fs.writeFileSync(path.join(folder, 'openapi.yaml'), DOCUMENT.replace('/none', '/changed'));
    expect((await check(folder, '--verbose')).output).toContain('`/docs/reference/changed`');
  });

  it('runs no code of the site with `--no-code`', async () => {
    const bomb = 'require("fs").writeFileSync(__dirname + "/ran", ""); module.exports = {};\n';
    const folder = createFolder({
      'docusaurus.config.js': bomb,
      'sidebars.js': bomb,
      'node_modules/@docusaurus/core/lib/server/config.js': bomb,
      'node_modules/docusaurus-plugin-api-reference/lib/plugin/index.js': bomb,
      'package.json': '{"scripts": {"preinstall": "touch ran"}}',
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT,
    });
    const {code, output} = await check(
      folder,
      ...['--no-code', '--route-base-path', '/reference/', '--inspect', 'auto'],
    );
    expect(code).toBe(0);
    expect(output).toContain('Page            /reference/default/pets/get');
    const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => path.basename(file) === 'ran')).toEqual([]);
    await check(folder);
    expect(fs.existsSync(path.join(folder, 'node_modules/@docusaurus/core/lib/server/ran'))).toBe(
      true,
    );
  });

  it('finds wrong names in the components of authored pages, in docs too', async () => {
    const config = toConfig({
      presets: [['classic', {docs: {path: 'guides'}, blog: false, theme: {}}]],
      plugins: [NAME],
    });
    const {code, output} = await checkSite(config, {
      'guides/start.mdx':
        '# Start\n\nSee <ApiLink operation="GET /pet" />.\n\n<ApiLink operation="GET /pets" pluginId="two" />\n',
      'guides/_part.md': '---\ntitle: A\n---\n\n<ApiSchema schema="Nope" />\n',
      'guides/plain.md': '---\nmdx: {format: md}\n---\n\nNo component.\n',
      'guides/code.md': '```jsx\n<ApiSchema schema="Nope" />\n```\n',
      'blog/post.mdx': '<ApiSchema schema="Nope" />\n',
    });
    expect(code).toBe(2);
    expect(output).toContain('guides/start.mdx:3:5');
    expect(output).toContain('The tab `default` has no operation `GET /pet`.');
    expect(output).toContain('Did you mean `GET /pets`?');
    expect(output).toContain('guides/_part.md:5:1');
    expect(output).toContain('The tab `default` has no schema `Nope`.');
    expect(output).toContain('No instance of the plugin has the id `two`.');
    expect(output.match(/error config-fragment/g)).toHaveLength(3);
  });

  it('finds former ids of tabs in authored pages, sidebars and the configuration', async () => {
    const config = toConfig({
      presets: [['classic', {docs: {sidebarPath: './sidebars.ts'}, blog: false, theme: {}}]],
      plugins: [NAME],
      themeConfig: {navbar: {items: [{to: '/api/default', label: 'API'}]}},
    });
    const {code, output} = await checkSite(config, {
      'docs.json': '{"tab": "API", "api": {"id": "store", "source": "openapi.yaml"}}',
      'docs/start.mdx': `import Pets from '@api-reference/default/pets/get#samples';

<Pets />

See <ApiLink operation="GET /pets" tab="default" />, [pets](/api/default/pets/get?a=b) and [store](/api/store).

\`[code](/api/default)\` and <a href="/api/default#x">more</a>.

<ApiLink operation="GET /pets" tab="store" />
`,
      'sidebars.ts': `// apiSidebar('default'), '/api/default'
import {apiSidebar} from 'docusaurus-plugin-api-reference/sidebar';
export default {
  one: apiSidebar('default', {tag: 'Pets'}),
  two: [...apiSidebar(), ...apiSidebar('store'), ...apiSidebar('default', undefined, {id: 'two'})],
  three: [{type: 'link', href: '/api/default/pets/get', label: 'Pets'}],
};
`,
    });
    expect(code).toBe(0);
    const [, warnings = ''] = /Warnings \(8\)([^]*)Notes/.exec(output) ?? [];
    expect(warnings).toContain(
      'docs/start.mdx:5:5  `tab="default"` names the tab `store` by its former id, `default`.\n  help: Write `tab="store"`.',
    );
    const places = warnings.match(/\S+:\d+:\d+/g);
    expect(places?.map((place) => place.replace(/(?<=config.*:1):.*/, ''))).toEqual([
      ...['1:1', '5:5', '5:54', '7:28'].map((place) => `docs/start.mdx:${place}`),
      'docusaurus.config.js:1',
      ...['4:19', '5:12', '6:32'].map((place) => `sidebars.ts:${place}`),
    ]);
    expect(warnings.match(/Write.*/g)).toEqual([
      'Write `@api-reference/store/pets/get#samples`.',
      'Write `tab="store"`.',
      'Write `/api/store/pets/get?a=b`.',
      'Write `/api/store#x`.',
      'Write `/api/store`.',
      "Write `apiSidebar('store')`.",
      'Write `/api/store/pets/get`.',
    ]);
  });

  it('includes the docs.json of every plugin instance', async () => {
    const folder = createFolder({
      ...INSTALLED,
      'docusaurus.config.js': withPlugins([
        [NAME, {docsJson: 'one/docs.json'}],
        ['api-reference', {id: 'two', docsJson: 'two/docs.json', routeBasePath: 'two'}],
      ]),
      'one/docs.json': DOCS,
      'one/openapi.yaml': DOCUMENT.replace('/docs/reference/none', 'https://example.com'),
      'two/docs.json': DOCS.replace('"API"', '"Two"'),
      'two/openapi.yaml': DOCUMENT.replace('description: Pets.', '$ref: nowhere.yaml'),
    });
    const {code, output} = await check(folder);
    expect(code).toBe(1);
    expect(output).toMatch(
      /ref-unresolved\n {2}two\/openapi\.yaml:4[^]*API: one\/openapi\.yaml[^]*Two: two\/openapi\.yaml/,
    );
    expect((await check(folder, 'one')).output).not.toContain('Two:');
  });

  it.each<
    [string, string | ['config' | 'url', unknown], number, string, {[name: string]: string}?]
  >(yaml`
    - [a warning when its configuration cannot be loaded, "throw new Error(\"No token.\");\n", 0,
        'warning config-site\n {2}docusaurus\.config\.js {2}.*No token\.']
    - [an error when the options of the plugin are invalid, [config, [[docusaurus-plugin-api-reference, {docJson: x}]]], 2,
        'error config-site[^]*Did you mean \`docsJson\`\?']
    - [an error when the docs plugin has the same path,
        [config, [docusaurus-plugin-api-reference, ['@docusaurus/plugin-content-docs', {routeBasePath: /api/}]]], 2,
        'error config-site\n {2}docusaurus\.config\.js {2}[^]*the same \`routeBasePath\`, \`\/api\`']
    - [one error when two instances have the same path,
        [config, [docusaurus-plugin-api-reference, [docusaurus-plugin-api-reference, {id: two}]]], 2,
        '^1 configuration error[^]*Two instances of docusaurus-plugin-api-reference have the same \`routeBasePath\`']
    - [an error when a package that must be unique is installed twice, [config, [docusaurus-plugin-api-reference]], 2,
        'error config-copies\n {2}package\.json {2}[^]*18\.3\.1 in \`node_modules\/react\`',
        {node_modules/react/package.json: '{"version": "18.3.1"}', 'node_modules/@docusaurus/core/package.json': '{}',
            node_modules/docusaurus-plugin-api-reference/package.json: '{}',
            node_modules/docusaurus-plugin-api-reference/node_modules/react/package.json: '{"version": "19.3.1"}'}]
    - [a warning when its URL is still the placeholder of the template,
        [url, {url: https://your-docusaurus-site.example.com, plugins: [docusaurus-plugin-api-reference]}], 0,
        'warning config-site-url\n {2}docusaurus\.config\.js {2}\`url\` is still \`https:\/\/your-docusaurus-site\.example\.com\`']
    - [a warning when it does not use the plugin, [url, {}], 0, 'warning config-plugin-missing\n {2}docusaurus\.config\.js {2}']
    - [a warning when its presets do not add the plugin either, [url, {plugins: [[other, {}]], presets: [[classic, {}]]}], 0, warning config-plugin-missing]
  `)('gets %s', async (_what, config, code, words, files = {}) => {
    const [kind, value] = typeof config === 'string' ? [] : config;
    const text = kind === 'url' ? toConfig(value as object) : withPlugins(value as unknown[]);
    const checked = await checkSite(kind ? text : String(config), files, '--inspect', 'auto');
    expect([checked.code, checked.output]).toEqual([code, expect.stringMatching(words)]);
    // The defaults apply when the configuration cannot be loaded.
    if (kind === undefined)
      expect(checked.output).toContain('Page            /api/default/pets/get');
  });

  it.each([
    ['uses the plugin', {plugins: [NAME]}],
    ['has a preset that may add it', {presets: [['@docs/preset', {}]]}],
    ['has a local plugin that may add it', {plugins: ['./src/reference']}],
  ])('gets no finding about a missing plugin or its URL when it %s', async (_what, config) => {
    expect((await checkSite(toConfig(config))).output).not.toMatch(/config-(plugin|site)/);
  });

  it.each([
    ['there is no configuration', {}],
    ['Docusaurus is not installed', {'docusaurus.config.js': 'throw new Error();'}],
  ])('has the defaults and no findings when %s', async (_name, files) => {
    const folder = createFolder({...files, 'docs.json': DOCS, 'openapi.yaml': DOCUMENT});
    const {code, output} = await check(folder, '--inspect', 'auto');
    expect(code).toBe(0);
    expect(output).toContain('Page            /api/default/pets/get\n');
    expect(output).not.toContain('config-');
  });
});

import {migrate, migrateAsked, toDocument} from './support';
import {yaml} from '../../support/yaml';

/** Modeled on the demo of redocusaurus. */
const CONFIG = `import path from 'path';
import type {Config} from '@docusaurus/types';
import type {PresetEntry} from 'redocusaurus';

const redocusaurus: PresetEntry = [
  'redocusaurus',
  {
    config: path.join(__dirname, 'redocly.yaml'),
    specs: [
      {id: 'using-single-yaml', spec: 'openapi/single/openapi.yaml', route: '/examples/single/'},
      {id: 'using-remote-url', spec: 'https://api.example.com/openapi.yaml', route: '/examples/remote/'},
      {id: 'using-custom-page', spec: 'openapi/single/openapi.yaml'},
      {spec: '../outside.yaml', route: '/outside'},
    ],
    theme: {primaryColor: '#1890ff'},
  },
];

const config: Config = {
  title: 'Demo',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [
    ['@docusaurus/preset-classic', {docs: {routeBasePath: '/docs'}}],
    // Redocusaurus Config
    redocusaurus,
  ],
  plugins: [],
};

export default config;
`;
const SITE = {
  'docusaurus.config.ts': CONFIG,
  'openapi/single/openapi.yaml': toDocument('One', '  /pets: {get: {responses: {}}}\n'),
};
const toConfig = (presets: string) =>
  `module.exports = {\n  title: 'Demo',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  presets: ${presets},\n};\n`;

describe('migrate from redocusaurus', () => {
  let written: ReturnType<typeof migrate>;
  beforeAll(() => void (written = migrate(SITE, '--write')));

  it('writes tabs and redirects each page to an overview', async () => {
    const {code, json, redirects, output} = await written;
    expect(code).toBe(0);
    expect(json('docs.json')).toMatchObject({
      tabs: yaml`
        - {tab: Using single yaml, api: {source: openapi/single/openapi.yaml}}
        - {tab: Using remote url, api: {source: openapi/using-remote-url.yaml, remote: {url: https://api.example.com/openapi.yaml}}}
      `,
    });
    expect(redirects()).toEqual([
      '/examples/single /api/default',
      '/examples/remote /api/using-remote-url',
    ]);
    expect(output).toContain('Links such as `#operation/…` and `#tag/…` keep working');
    expect(output).toContain('- `using-custom-page` has no `route`');
    expect(output).toContain('- `../outside.yaml` is outside the site.');
  });

  it('removes the preset with its comment and keeps the rest of the configuration', async () => {
    const {read} = await written;
    expect(read('docusaurus.config.ts')).toBe(
      CONFIG.replace('\n    // Redocusaurus Config\n    redocusaurus,', '')
        .replace(
          'plugins: []',
          "plugins: ['docusaurus-plugin-api-reference', ['@docusaurus/plugin-client-redirects', {redirects: apiRedirects}]]",
        )
        .replace(
          "from 'redocusaurus';\n",
          "from 'redocusaurus';\nimport apiRedirects from './api-redirects.json';\n",
        )
        .replace(
          /(?<=client-redirects.*,\n)/,
          "  clientModules: ['./src/css/api-reference.css'],\n",
        ),
    );
  });

  const SPEC = "{spec: 'a.yaml', route: '/a'}";
  const ENTRY = `['redocusaurus', {specs: [${SPEC}]}]`;
  it.each([
    [`['classic', ${ENTRY}]`, "['classic']"],
    [`[${ENTRY}, 'classic']`, "[ 'classic']"],
    [`[['redocusaurus', {specs: ${SPEC}}]]`, '[]'],
    [`[\n    'classic', // first\n    ${ENTRY},\n  ]`, "[\n    'classic', // first\n  ]"],
  ])('removes the preset from %s', async (before, after) => {
    const {read} = await migrate({'docusaurus.config.js': toConfig(before)}, '--write');
    expect(read('docusaurus.config.js')).toContain(`presets: ${after},\n`);
    expect(read('docusaurus.config.js')).toContain(
      "['@docusaurus/plugin-client-redirects', {redirects: require('./api-redirects.json')}]",
    );
  });

  it('asks the author to remove a preset that it cannot remove', async () => {
    const site = {'docusaurus.config.js': toConfig(`[...[${ENTRY}]]`)};
    const {output} = await migrate(site, '--write');
    expect(output).toContain('Remove the preset `redocusaurus` from `presets`');
  });

  it('asks the author to add a stylesheet where it cannot', async () => {
    const entry = `['redocusaurus', {specs: [${SPEC}], theme: {primaryColor: 'teal'}}]`;
    const {output, read} = await migrate(
      {
        'docusaurus.config.js': toConfig(`[${entry}],\n  clientModules: ['./a.css'].concat()`),
      },
      '--write',
    );
    expect(output).toContain(
      "Add the stylesheet to `docusaurus.config.js`:\n\n    clientModules: ['./src/css/api-reference.css'],\n",
    );
    expect(read('src/css/api-reference.css')).toContain('--theme-api-accent: oklch(from teal ');
  });

  it('reads the default folder of documents when the preset has no `specs`', async () => {
    const {json, files, read} = await migrate(
      {
        'docusaurus.config.js': toConfig("['classic', 'redocusaurus']"),
        'openapi/index.openapi.yaml': toDocument('Index', '  {}\n'),
        'openapi/users.openapi.json': '{}',
        'openapi/schemas/pet.yaml': '{}',
      },
      '--write',
    );
    expect(json('docs.json')).toMatchObject({
      tabs: [
        {tab: 'Api', api: {source: 'openapi/index.openapi.yaml'}},
        {tab: 'Users', api: {source: 'openapi/users.openapi.json'}},
      ],
    });
    // The new pages have the old addresses, so no redirects are needed.
    expect(files()).not.toContain('api-redirects.json');
    expect(read('docusaurus.config.js')).not.toContain('client-redirects');
  });

  it('gives documents of the same name at different URLs files and labels of their own', async () => {
    const toSpec = (url: string, route: string) => ({spec: `https://${url}/v.yaml`, route});
    const specs = [
      {spec: 'openapi/pets-2.yaml', route: '/p'},
      toSpec('a.example', '/a/pets/'),
      toSpec('b.example', '/b/pets/'),
      toSpec('a.example', '/c/pets/'),
      {...toSpec('c.example', '/d'), id: '--'},
      {...toSpec('d.example', '/e'), id: 'mcp'},
    ];
    const {json} = await migrate(
      {'docusaurus.config.js': toConfig(JSON.stringify([['redocusaurus', {specs}]]))},
      '--write',
    );
    expect(json('docs.json')).toMatchObject({
      tabs: yaml`
        - {tab: P, api: {source: openapi/pets-2.yaml}}
        - {tab: Pets, api: {source: openapi/pets.yaml, remote: {url: https://a.example/v.yaml}}}
        - {tab: Pets 2, api: {id: pets-2, source: openapi/pets-3.yaml, remote: {url: https://b.example/v.yaml}}}
        - {tab: Pets 3, api: {source: openapi/pets.yaml}}
        - {tab: API, api: {id: api, source: openapi/api.yaml}}
        - {tab: Mcp, api: {id: mcp-2}}
      `,
    });
  });

  it('keeps the line breaks of the configuration', async () => {
    const config = CONFIG.replaceAll('\n', '\r\n');
    const {read} = await migrate({...SITE, 'docusaurus.config.ts': config}, '--write');
    expect(read('docusaurus.config.ts')).not.toMatch(/[^\r]\n/);
  });

  it('reads the options of versions before 1.0', async () => {
    const {json, redirects} = await migrate(
      {
        'docusaurus.config.js': toConfig(
          `[['redocusaurus', {
            specs: [
              {specUrl: 'https://api.example.com/openapi.json', routePath: '/reference/'},
              {specUrl: '/base/schemas/users.json'},
              {spec: 'pets.yaml', addRoute: false, layout: {title: 'Pets & Co'}},
            ],
            theme: {primaryColor: '#1890ff', redocOptions: {disableSearch: true}},
          }]]`,
        ),
        'static/schemas/users.json': '{}',
        'pets.yaml': toDocument('Pets', '  {}\n'),
      },
      '--write',
    );
    expect(json('docs.json')).toMatchObject({
      tabs: yaml`
        - {tab: Reference, api: {source: openapi/reference.json, remote: {url: https://api.example.com/openapi.json}}}
        - {tab: Users.json, api: {source: static/schemas/users.json}}
        - {tab: 'Pets & Co', api: {source: pets.yaml}}
      `,
    });
    expect(redirects()).toEqual(['/reference /api/default', '/api/1 /api/users-json']);
  });

  it('reads the plugin without the preset, and package names in `require.resolve`', async () => {
    const name = 'node_modules/redocusaurus/dist/index.js';
    const {json, redirects, read} = await migrate(
      {
        [name]: 'module.exports = () => ({});',
        'node_modules/redocusaurus/package.json': '{"main": "dist/index.js"}',
        'docusaurus.config.js': toConfig(
          "[[require.resolve('redocusaurus'), {specs: [{spec: 'a.yaml', route: '/a'}]}], 'classic']",
        ).replace(
          'presets:',
          "plugins: [['docusaurus-plugin-redoc', {spec: 'b.yaml', routePath: '/b/'}]],\n  presets:",
        ),
      },
      '--write',
    );
    expect(json('docs.json')).toMatchObject({
      tabs: [
        {tab: 'A', api: {source: 'a.yaml'}},
        {tab: 'B', api: {source: 'b.yaml'}},
      ],
    });
    expect(redirects()).toEqual(['/a /api/default', '/b /api/b']);
    expect(read('docusaurus.config.js')).toContain("presets: [ 'classic'],");
  });

  const REDOC = "['docusaurus-plugin-redoc', {id: 'b', spec: 'b.yaml', route: '/b/'}]";
  it.each([
    [`[${REDOC}, 'docusaurus-theme-redoc']`, []],
    ["[['redoc', {spec: 'b.yaml', route: '/b/'}]],\n  themes: ['redoc']", []],
    [`[${REDOC}, ...[${REDOC}]]`, ['plugin `docusaurus-plugin-redoc` from `plugins`']],
  ])(
    'removes the plugin without the preset, and nothing that is not there: %s',
    async (list, left) => {
      const config = toConfig("['classic']").replace('presets:', `plugins: ${list},\n  presets:`);
      const {output, read} = await migrate({'docusaurus.config.js': config}, '--write');
      const [, lists] = /plugins: \[(.*?) ?'docusaurus-plugin-api-reference'[^]*?(?=presets)/.exec(
        read('docusaurus.config.js'),
      ) ?? ['', 'none'];
      expect(lists).toBe(left.length > 0 ? ` ...[${REDOC}],` : '');
      expect(read('docusaurus.config.js')).not.toContain('theme-redoc');
      expect(output.match(/(?<=Remove the )\w+ `[^.]*(?= in)/g) ?? []).toEqual(left);
      expect(output).toMatch(/Remove the packages? docusaurus-plugin-redoc[,.]/);
      expect(output).not.toMatch(/`?redocusaurus`?[ .]/);
    },
  );

  const OLD = `presets: [['redocusaurus', {specs: [{spec: 'a.yaml', route: '/api/'}]}]]`;
  it.each([
    [
      "[['docusaurus-plugin-api-reference', {routeBasePath: 'reference'}], ['docusaurus-plugin-redoc', {spec: 'old.yaml', route: '/old/'}]]",
      ['/api /reference/default', '/old /reference/old'],
    ],
    [
      "[['api-reference', {routeBasePath: '/old/'}], ['docusaurus-plugin-redoc', {spec: 'old.yaml', route: '/old'}]]",
      ['/api /old/default'],
    ],
  ])('redirects to the `routeBasePath` that the plugin has already: %s', async (list, expected) => {
    const config = toConfig('[]').replace('presets: []', `plugins: ${list},\n  ${OLD}`);
    const {output, redirects, read} = await migrate({'docusaurus.config.js': config}, '--write');
    expect(redirects()).toEqual(expected);
    const root = expected[0]?.split('/')[2];
    expect(output).toContain(`look at /${root}.`);
    expect(output.includes('`/old` was the page of “Old”')).toBe(root === 'old');
    expect(read('docusaurus.config.js').match(/api-reference'/g)).toHaveLength(1);
  });

  it('writes docs.json where the plugin has it', async () => {
    const config = toConfig(
      `[['redocusaurus', {specs: [{spec: 'a.yaml', route: '/a'}, {spec: 'apis/b.yaml', route: '/b'}]}]]`,
    ).replace(
      'presets:',
      "plugins: [['docusaurus-plugin-api-reference', {docsJson: 'apis/docs.json'}]],\n  presets:",
    );
    const site = {
      'docusaurus.config.js': config,
      'docs.json': '{}',
      'apis/b.yaml': toDocument('B', '  {}\n'),
    };
    const {output, json} = await migrate(site, '--write');
    expect(json('apis/docs.json')).toEqual({
      $schema: '../node_modules/docusaurus-plugin-api-reference/schemas/docs.schema.json',
      tabs: [{tab: 'B', api: {id: 'default', source: 'b.yaml'}}],
    });
    expect(json('docs.json')).toEqual({});
    expect(output).toContain('- `a.yaml` is outside the folder of `apis/docs.json`.');
    const taken = await migrate({...site, 'apis/docs.json/x': ''});
    expect([taken.code, taken.errors]).toEqual([
      2,
      expect.stringContaining('The site already has a apis/docs.json'),
    ]);
  });

  it('does not take an import of the plugin for its entry, and refuses wrong options', async () => {
    const config = toConfig(`[${ENTRY}]`);
    const name = 'docusaurus-plugin-api-reference';
    const imported = await migrate({'docusaurus.config.js': `const name = '${name}';\n${config}`});
    expect(imported.output).toContain(`plugins: ['${name}'],`);
    const wrong = config.replace('presets:', `plugins: [['${name}', {search: 1}]],\n  presets:`);
    const refused = await migrate({'docusaurus.config.js': wrong});
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('are wrong')]);
  });

  it('uses another base path when another document than the first one is at `/api`', async () => {
    const specs = "[{spec: 'a.yaml', route: '/a'}, {spec: 'b.yaml', route: '/api'}]";
    const {redirects} = await migrate(
      {'docusaurus.config.js': toConfig(`[['redocusaurus', {specs: ${specs}}]]`)},
      '--write',
    );
    expect(redirects()).toEqual(['/a /api-reference/default', '/api /api-reference/api']);
  });

  it('does not edit the existing redirects of a site, but shows the line to add', async () => {
    const config = CONFIG.replace(
      'plugins: []',
      "plugins: [['@docusaurus/plugin-client-redirects', {redirects: [{from: '/x', to: '/docs'}]}]]",
    );
    const {output, read} = await migrate({...SITE, 'docusaurus.config.ts': config}, '--write');
    expect(read('docusaurus.config.ts')).not.toContain('apiRedirects');
    expect(output).toContain('redirects: [...apiRedirects],');
  });
});

describe('migrate', () => {
  it.each<[string, {[name: string]: string}, string[], string]>(yaml`
    - [without a configuration, {}, [], There is no docusaurus.config.ts in]
    - [in a site with neither tool,
        {docusaurus.config.js: "module.exports = {\n  title: 'Demo',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  presets: ['classic'],\n};\n"},
        [], uses neither]
    - [in a site whose documents are all outside it,
        {docusaurus.config.js: "module.exports = {\n  title: 'Demo',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  presets: [['redocusaurus', {specs: [{spec: '../a.yaml', route: '/a'}]}]],\n};\n"},
        ['--write'], "wrote nothing.\n- \`../a.yaml\` is outside the site."]
    - [in a site without existing documents,
        {docusaurus.config.js: "module.exports = {\n  title: 'Demo',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  presets: [['redocusaurus', {specs: [{id: 'lost', specUrl: '/gone.json'}]}]],\n};\n"},
        ['--write'], '- The entry \`lost\` of redocusaurus names no existing file and no URL']
    - [with a broken configuration, {docusaurus.config.js: 'throw new Error("No key");'}, [], No key]
    - [with an unknown option, {}, ['--force'], 'There is no option \`--force\`.']
  `)('refuses to run %s', async (_, files, argv, message) => {
    const {code, errors, output, files: left} = await migrate(files, ...argv);
    expect([code, output, left().includes('docs.json')]).toEqual([2, '', false]);
    expect(errors).toContain(message);
  });

  it.each(['y', ' Yes '])('writes in a terminal after the answer %p', async (answer) => {
    const {code, files, questions, output} = await migrateAsked(answer, SITE);
    expect([code, questions]).toEqual([0, ['Write these files? [y/N] ']]);
    expect(files()).toContain('docs.json');
    expect(output).toContain('Created  docs.json');
  });

  it.each(['', 'yesterday'])('writes nothing after the answer %p', async (answer) => {
    const {code, files, read, output} = await migrateAsked(answer, SITE);
    expect(code).toBe(0);
    expect(files()).not.toContain('docs.json');
    expect(read('docusaurus.config.ts')).toBe(CONFIG);
    expect(output).toContain('Nothing was written.');
  });

  it.each(['--yes', '-y'])('writes without asking with %s', async (option) => {
    const {files, questions} = await migrateAsked('n', SITE, option);
    expect(questions).toEqual([]);
    expect(files()).toContain('docs.json');
  });
});

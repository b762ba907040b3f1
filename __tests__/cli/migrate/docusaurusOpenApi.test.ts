import fs from 'fs';
import path from 'path';
import {readDocusaurusOpenApi} from '../../../plugin/cli/migrate/docusaurusOpenApi';
import {migrate} from './support';
import {yaml} from '../../support/yaml';

/** A site of docusaurus-openapi with what a real build of it published. */
const FIXTURE = path.join(__dirname, '../../__fixtures__/migrate/docusaurus-openapi');
const SITE = Object.fromEntries(
  fs
    .readdirSync(FIXTURE, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(FIXTURE, file)).isFile())
    .map((file) => [file, fs.readFileSync(path.join(FIXTURE, file), 'utf8')]),
);
const PAGES = JSON.parse(SITE['pages.json']!) as {[address: string]: string};
const ADDRESSES = [
  ...SITE['sitemap.xml']!.matchAll(/<loc>https:\/\/docs\.example\.com(.*?)<\/loc>/g),
]
  .map(([, address]) => decodeURIComponent(address!).replace(/\/$/, ''))
  .filter((address) => /^\/(?:api|reference)/.test(address));

const toConfig = (entries: string) =>
  `module.exports = {\n  title: 'Demo',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n${entries}};\n`;
const PETS = JSON.stringify(
  yaml`{openapi: 3.0.3, info: {title: Pets, version: '1'}, paths: {/pets: {get: {summary: List pets, responses: {}}}}}`,
);

describe('migrate from docusaurus-openapi', () => {
  let written: ReturnType<typeof migrate>;
  beforeAll(() => void (written = migrate(SITE, '--write')));

  it('writes a tab for each document, also of a folder', async () => {
    const {code, json, output} = await written;
    expect(code).toBe(0);
    expect(json('docs.json')).toMatchObject({
      tabs: yaml`
        - {tab: Pets, api: {id: default, source: pets.yaml}}
        - {tab: Shop beta, api: {id: shop-beta, source: shop/beta.yml}}
        - {tab: Shop zebra, api: {id: shop-zebra, source: shop/zebra.yaml}}
        - {tab: Shop mango.json, api: {source: shop/a/mango.json.yaml}}
        - {tab: Shop apple, api: {id: shop-apple, source: shop/nested/apple.yaml}}
      `,
    });
    expect(output.split('Not migrated:\n')[1]).toBe(
      '- The folder `shop` has pages of your own: `guide.md`. Move them into the docs, and redirect their old addresses.\n- The `_category_` files in `shop` have no effect: each document has a tab. Write their labels into `tab` in docs.json.\n',
    );
  });

  it('redirects every address of the built site, each to the page of the same operation', async () => {
    const {redirects} = await written;
    const targets = new Map(redirects().map((line) => line.split(' ') as [string, string]));
    // The root of the new pages, and the page of the author.
    const others = ['/api', '/reference/shop/guide'];
    expect([...targets.keys()].sort()).toEqual(
      ADDRESSES.filter((address) => !others.includes(address)).sort(),
    );
    for (const [address, page] of Object.entries(PAGES).filter(([one]) => !others.includes(one))) {
      const [method = '', route = ''] = page.split(' ');
      const end = page.startsWith('introduction')
        ? /^\/api\/[\w-]+$/
        : new RegExp(`^/api/[\\w-]+${route.replace(/[{}]/g, '')}/${method.toLowerCase()}$`);
      // It is not published.
      const isHidden = page === 'DELETE /pets/{petId}';
      expect([address, targets.get(address)]).toEqual([
        address,
        isHidden ? '/api/default' : (expect.stringMatching(end) as string),
      ]);
    }
    expect(targets.get('/reference/shop')).toBe('/api/shop-beta/beta/get');
  });

  it('replaces the preset with that of Docusaurus, without the options of the tool, and removes the plugin', async () => {
    const {read, output} = await written;
    expect(read('docusaurus.config.js')).toBe(`module.exports = {
  title: 'Old', url: 'https://docs.example.com', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['@docusaurus/preset-classic', {
    docs: {routeBasePath: 'docs'}, blog: false, theme: {},
  }]],
  plugins: [ 'docusaurus-plugin-api-reference', ['@docusaurus/plugin-client-redirects', {redirects: require('./api-redirects.json')}]],
  themeConfig: {navbar: {title: 'Old', items: [{to: '/api', label: 'API'}]}},
};
`);
    expect(output).toContain(
      'npm install docusaurus-plugin-api-reference @docusaurus/plugin-client-redirects @docusaurus/preset-classic\n',
    );
    expect(output).not.toContain('#operation/');
  });

  it.each([
    ["['docusaurus-preset-openapi']", "['@docusaurus/preset-classic']"],
    ["['openapi']", "['@docusaurus/preset-classic']"],
    [
      '[[require.resolve("docusaurus-preset-openapi"), {docs: false, api: {path: "openapi.json"}}]]',
      '[[require.resolve("@docusaurus/preset-classic"), {docs: false}]]',
    ],
    [
      "[[\n    'docusaurus-preset-openapi',\n    /** @type {object} */\n    ({\n      // Of the API\n      api: {},\n      proxy: false, // None\n      docs: {path: 'docs'},\n    }),\n  ]]",
      "[[\n    '@docusaurus/preset-classic',\n    /** @type {object} */\n    ({ // None\n      docs: {path: 'docs'},\n    }),\n  ]]",
    ],
  ])('replaces the preset in %s', async (before, after) => {
    const {read} = await migrate(
      {
        'docusaurus.config.js': toConfig(`  presets: ${before},\n`),
        'openapi.json': PETS,
        'node_modules/docusaurus-preset-openapi/index.js': '',
      },
      '--write',
    );
    expect(read('docusaurus.config.js')).toContain(`  presets: ${after},\n`);
  });

  it('asks the author to replace a preset whose options it cannot read', async () => {
    const {output} = await migrate(
      {
        'docusaurus.config.js': `const shared = {api: {path: 'pets.yaml'}};\n${toConfig("  presets: [['docusaurus-preset-openapi', {...shared}]],\n")}`,
        'pets.yaml': PETS,
      },
      '--write',
    );
    expect(output).toContain(
      'Replace the preset `docusaurus-preset-openapi` with `@docusaurus/preset-classic` in `docusaurus.config.js`, and remove its options `api` and `proxy`.',
    );
  });

  it('reads a document at a URL once it is in the site, and says so before', async () => {
    const config = toConfig(
      "  presets: [['docusaurus-preset-openapi', {api: {path: 'https://api.example.com/v1', routeBasePath: 'ref'}}]],\n",
    );
    const before = await migrate({'docusaurus.config.js': config}, '--write');
    expect(before.json('docs.json')).toMatchObject({
      tabs: yaml`[{tab: API, api: {source: openapi/openapi.json, remote: {url: https://api.example.com/v1}}}]`,
    });
    expect(before.output).toContain(
      '- The document at https://api.example.com/v1 decides the old addresses below `/ref`, and is not in the site yet. Save it as `openapi/openapi.json` and run `migrate` again, or only `/ref` redirects.',
    );
    expect(before.redirects()).toEqual(['/ref /api/default']);
    const after = await migrate(
      {'docusaurus.config.js': config, 'openapi/openapi.json': PETS},
      '--write',
    );
    expect(after.output).not.toContain('decides the old addresses');
    expect(after.redirects()).toEqual([
      '/ref/list-pets /api/default/pets/get',
      '/ref /api/default/pets/get',
    ]);
  });

  it('names an instance without a document, and is not used if the preset has no `api`', async () => {
    const {output, errors, code} = await migrate(
      {'docusaurus.config.js': toConfig("  plugins: ['docusaurus-plugin-openapi'],\n")},
      '--write',
    );
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(
      '- There is no document at `openapi.json`, which the instance `default` names.',
    );
    const config = {presets: [['docusaurus-preset-openapi', {api: false}]], plugins: []};
    expect(readDocusaurusOpenApi(config as never, '/site')).toBeUndefined();
  });
});

describe('migrate --keep-urls from docusaurus-openapi', () => {
  it('keeps the address of every published page, and redirects from the others', async () => {
    const {json, redirects} = await migrate(SITE, '--write', '--keep-urls');
    const {addresses} = json('routes.lock.json') as {addresses: {address: string}[]};
    const kept = addresses.map(({address}) => address);
    const left = redirects().map((line) => line.split(' ')[0]!);
    expect([...kept, ...left].sort()).toEqual(
      ADDRESSES.filter((address) => address !== '/reference/shop/guide').sort(),
    );
    // An operation that is not published, and the roots, which showed a page that has an address.
    expect(left).toEqual(['/api/list-pets-1', '/reference/shop']);
  });
});

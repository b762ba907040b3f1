import fs from 'fs';
import path from 'path';
import {migrate, toDocument, toGeneratedFile} from './support';
import {yaml} from '../../support/yaml';

/** Modeled on the demo of docusaurus-openapi-docs. */
const CONFIG = `import type {Config} from '@docusaurus/types';
import type * as OpenApiPlugin from 'docusaurus-plugin-openapi-docs';

const config: Config = {
  title: 'Demo',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', docItemComponent: '@theme/ApiItem'}},
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'classic',
        config: {
          petstore_versioned: {
            specPath: 'examples/petstore.yaml',
            outputDir: 'docs/petstore_versioned', // No trailing slash
            sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
            version: '2.0.0',
            label: 'v2.0.0',
            baseUrl: '/petstore_versioned/pet-store',
            versions: {
              '1.0.0': {
                specPath: 'examples/petstore-1.0.0.yaml',
                outputDir: 'docs/petstore_versioned/1.0.0',
                label: 'v1.0.0',
                baseUrl: '/petstore_versioned/1.0.0/pet-store',
              },
            },
          } satisfies OpenApiPlugin.Options,
          burgers: {
            specPath: 'https://api.example.com/burgers.json',
            outputDir: 'docs/food/burgers/',
          } satisfies OpenApiPlugin.Options,
          food: {specPath: 'examples/food', outputDir: 'docs/food', sidebarOptions: {categoryLinkSource: 'auto'}},
        },
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
};

export default async function createConfig() {
  return config;
}
`;

const PETS = toDocument(
  'Pet Store API',
  `  /pets:
    get: {operationId: listAllPets2, tags: [Pet Care], responses: {}}
    post: {summary: "Add a pet (new)", responses: {}}
  /hush:
    get: {operationId: hush, x-internal: true, responses: {}}
`,
);
const SITE = {
  'docusaurus.config.ts': CONFIG,
  'examples/petstore.yaml': PETS,
  'examples/petstore-1.0.0.yaml': toDocument(
    'Pet Store',
    '  /pets: {get: {operationId: listPets, responses: {}}}\n',
  ),
  'examples/food/menu.yaml': toDocument(
    'Menu',
    '  /menu: {get: {operationId: getMenu, tags: [Pet Care], responses: {}}}\n',
  ),
  'examples/food/shops.json':
    '{"openapi": "3.1.0", "info": {"title": "Shops", "version": "1"}, "paths": {}}',
};

describe('migrate from docusaurus-openapi-docs', () => {
  let written: ReturnType<typeof migrate>;
  beforeAll(() => void (written = migrate(SITE, '--write')));

  it('shows the planned changes and writes nothing by default', async () => {
    const {code, output, errors, files} = await migrate(SITE);
    expect([code, errors]).toEqual([0, '']);
    expect(files()).toEqual(['docusaurus.config.ts', 'examples']);
    expect(output).toContain('docusaurus-plugin-openapi-docs: 4 documents.');
    expect(output).toContain('--- /dev/null\n+++ b/docs.json\n');
    expect(output).toContain(
      "+    ['@docusaurus/plugin-client-redirects', {redirects: apiRedirects}],",
    );
    expect(output).toContain('migrate --yes` writes these files.');
  });

  it('writes a tab for each document, with its versions and its remote URL', async () => {
    const {code, json} = await written;
    expect(code).toBe(0);
    expect(json('docs.json')).toEqual({
      $schema: expect.any(String) as string,
      tabs: [
        {
          tab: 'Petstore versioned',
          api: {
            id: 'default',
            versions: [
              {version: '2.0.0', label: 'v2.0.0', source: 'examples/petstore.yaml'},
              {version: '1.0.0', label: 'v1.0.0', source: 'examples/petstore-1.0.0.yaml'},
            ],
            tags: {'Pet Care': {page: 'index'}},
          },
        },
        yaml`
          {tab: Burgers, api: {id: burgers, source: openapi/burgers.json, remote: {url: https://api.example.com/burgers.json}}}
        `,
        {
          tab: 'Food menu',
          api: {
            id: 'food-menu',
            source: 'examples/food/menu.yaml',
            tags: {'Pet Care': {page: 'index'}},
          },
        },
        {tab: 'Food shops', api: {id: 'food-shops', source: 'examples/food/shops.json'}},
      ],
    });
  });

  it('computes the old addresses when the generated files are missing', async () => {
    const {redirects} = await written;
    expect(redirects()).toEqual(yaml`
      [/petstore_versioned/pet-store-api /api/default, /petstore_versioned/list-all-pets-2 /api/default/pets/get,
        /petstore_versioned/add-a-pet-new /api/default/pets/post, /petstore_versioned/hush /api/default,
        /petstore_versioned/pet-care /api/default/tags/pet-care, /petstore_versioned/1.0.0/pet-store /api/default/1.0.0,
        /petstore_versioned/1.0.0/list-pets /api/default/1.0.0/pets/get, /petstore_versioned/1.0.0/pet-care /api/default/1.0.0,
        /food/menu /api/food-menu, /food/get-menu /api/food-menu/menu/get, /category/food/pet-care /api/food-menu/tags/pet-care,
        /food/shops /api/food-shops]
    `);
  });

  it('reads the old addresses from generated files, even for a document that is not pulled yet', async () => {
    const {redirects} = await migrate(
      {
        ...SITE,
        'docs/petstore_versioned/list-all-pets-2.api.mdx': toGeneratedFile(
          'list-all-pets-2',
          'get',
          '/pets',
          'slug: all\n',
        ),
        'docs/petstore_versioned/old-name.api.mdx': toGeneratedFile('old-name', 'post', '/pets'),
        'docs/petstore_versioned/gone.api.mdx': '---\nid: gone\n---\n',
        'docs/petstore_versioned/pet-store-api.info.mdx':
          '---\nid: pet-store-api\nslug: /start\n---\n',
        'docs/petstore_versioned/pet-care.tag.mdx': '---\nid: pet-care\n---\n',
        'docs/petstore_versioned/schemas/pet.schema.mdx': '---\nid: pet\n---\n',
        'docs/petstore_versioned/intro.mdx': '---\nid: intro\n---\n',
        'docs/food/burgers/get-burger.api.mdx': toGeneratedFile(
          'get-burger',
          'get',
          '/burgers/{id}',
        ),
      },
      '--write',
    );
    expect(redirects().filter((line) => !line.includes('1.0.0'))).toEqual(yaml`
      [/petstore_versioned/gone /api/default, /petstore_versioned/all /api/default/pets/get,
        /petstore_versioned/old-name /api/default/pets/post, /petstore_versioned/pet-care /api/default/tags/pet-care,
        /start /api/default, /petstore_versioned/schemas/pet /api/default, /food/burgers/get-burger /api/burgers/burgers/id/get,
        /food/menu /api/food-menu, /food/get-menu /api/food-menu/menu/get, /category/food/pet-care /api/food-menu/tags/pet-care,
        /food/shops /api/food-shops]
    `);
  });

  it('adds entries and an import to the configuration and keeps the rest byte for byte', async () => {
    const {read, output} = await written;
    expect(read('docusaurus.config.ts')).toBe(
      CONFIG.replace(
        "openapi-docs';\n\n",
        "openapi-docs';\nimport apiRedirects from './api-redirects.json';\n\n",
      ).replace(
        '    ],\n  ],\n  themes',
        "    ],\n    'docusaurus-plugin-api-reference',\n    ['@docusaurus/plugin-client-redirects', {redirects: apiRedirects}],\n  ],\n  themes",
      ),
    );
    expect(output).toMatch(
      /Created {2}docs\.json\nCreated {2}routes\.lock\.json\nCreated {2}api-redirects\.json\nChanged {2}docusaurus\.config\.ts\n/,
    );
    expect(output).toContain(
      'npm install docusaurus-plugin-api-reference @docusaurus/plugin-client-redirects',
    );
    expect(output).toContain('docusaurus-plugin-api-reference pull');
    expect(output).toContain('`docs/petstore_versioned/1.0.0`');
  });

  it('uses another base path when old pages are below `/api`', async () => {
    const {read, redirects} = await migrate(
      {...SITE, 'docusaurus.config.ts': CONFIG.replace('docs/food/burgers/', 'docs/api')},
      '--write',
    );
    expect(read('docusaurus.config.ts')).toContain(
      "['docusaurus-plugin-api-reference', {routeBasePath: 'api-reference'}],",
    );
    expect(redirects()[0]).toBe('/petstore_versioned/pet-store-api /api-reference/default');
  });

  it('respects `docsPluginId` and `trailingSlash`', async () => {
    const {redirects} = await migrate(
      {
        ...SITE,
        'docusaurus.config.ts': `export default {
  title: 'Demo', url: 'https://docs.example.com', baseUrl: '/x/', trailingSlash: true,
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'rest', path: 'rest', routeBasePath: 'rest-api'}],
    ['docusaurus-plugin-openapi-docs', {id: 'one', docsPluginId: 'rest', config: {
      old: {specPath: 'examples/petstore-1.0.0.yaml', outputDir: 'rest/old'},
    }}],
  ],
};
`,
      },
      '--write',
    );
    expect(redirects()).toEqual([
      '/rest-api/old/pet-store /api/default/',
      '/rest-api/old/list-pets /api/default/pets/get/',
    ]);
  });

  it('shows the lines to add to a configuration that it cannot edit', async () => {
    const {'docusaurus.config.ts': _, ...site} = SITE;
    const text = "module.exports = require('./site');\n";
    const {code, output, read, files} = await migrate(
      {
        ...site,
        'docusaurus.config.js': text,
        'site.js': `module.exports = {
  title: 'Demo', url: 'https://docs.example.com', baseUrl: '/',
  plugins: [['docusaurus-plugin-openapi-docs', {docsPluginId: 'classic', config: {
    old: {specPath: 'examples/petstore-1.0.0.yaml', outputDir: 'docs/old'},
  }}]],
};
`,
      },
      '--write',
    );
    expect(code).toBe(0);
    expect(read('docusaurus.config.js')).toBe(text);
    expect(files()).toEqual(expect.arrayContaining(['docs.json', 'api-redirects.json']));
    expect(output).toContain("    plugins: ['docusaurus-plugin-api-reference'],\n");
    expect(output).toContain(
      "    plugins: [['@docusaurus/plugin-client-redirects', {redirects: require('./api-redirects.json')}]],\n",
    );
  });

  it('never overwrites docs.json or api-redirects.json', async () => {
    for (const name of ['docs.json', 'api-redirects.json']) {
      const {code, errors, read, folder} = await migrate({...SITE, [name]: '{}'}, '--write');
      expect(code).toBe(2);
      expect(errors).toContain(`The site already has a ${name}`);
      expect(read(name)).toBe('{}');
      expect(fs.readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8')).toBe(CONFIG);
    }
  });
});

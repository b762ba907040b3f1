import fs from 'fs';
import path from 'path';
import {readOpenApiDocs} from '../../../plugin/cli/migrate/openApiDocs';
import {readRedocusaurus} from '../../../plugin/cli/migrate/redocusaurus';
import {readScalar} from '../../../plugin/cli/migrate/scalar';
import {DOCUSAURUS_OPEN_API_OPTIONS} from '../../../plugin/cli/migrate/docusaurusOpenApiOptions';
import {OPEN_API_DOCS_OPTIONS} from '../../../plugin/cli/migrate/openApiDocsOptions';
import {REDOC_OPTIONS} from '../../../plugin/cli/migrate/redocOptions';
import {PRESET_OPTIONS, SPEC_OPTIONS} from '../../../plugin/cli/migrate/redocusaurusOptions';
import {
  DOCUSAURUS_OPEN_API,
  OPEN_API_DOCS,
  REDOC,
  REDOC_THEME,
  REDOCUSAURUS,
  SPECS,
} from './publishedOptions';
import {migrate, toDocument} from './support';
import {ROOT} from '../../support/site';
import {yaml} from '../../support/yaml';

type Config = Parameters<typeof readScalar>[0];

const BASE = {title: 'Demo', url: 'https://docs.example.com', baseUrl: '/'};
const toConfig = (more: object) => `module.exports = ${JSON.stringify({...BASE, ...more})};\n`;
const configOf = (more: object) =>
  ({...BASE, plugins: [], presets: [], themeConfig: {}, ...more}) as object as Config;

/** The options in notes such as "`proxy` of `pets`: …", sorted. */
const namesIn = (notes: readonly string[] = []) =>
  notes.flatMap((note) => /^`([\w.*]+)`(?: of `[^:]+`)?: \S.+\.$/.exec(note)?.[1] ?? []).sort();

/** All options of version 5.2.0, with values that change something. */
const ALL_OPTIONS = yaml<object>`
  {specPath: pets.yaml, outputDir: docs/pets, proxy: https://cors.example.com, template: a.mustache, infoTemplate: a.mustache,
    tagTemplate: a.mustache, schemaTemplate: a.mustache, downloadUrl: /pets.yaml, hideSendButton: true, showExtensions: true,
    sidebarOptions: {groupPathsBy: tag, categoryLinkSource: tag, customProps: {}, sidebarCollapsible: true, sidebarCollapsed: false,
        sidebarGenerators: {createDocItem: function}},
    markdownGenerators: {createApiPageMD: function, createInfoPageMD: function, createTagPageMD: function, createSchemaPageMD: function},
    showSchemas: true, showInfoPage: false, schemasOnly: true, disableCompression: true, maskCredentials: false,
    externalJsonProps: false, version: 2.0.0, label: v2.0.0, baseUrl: /pets,
    versions: {1.0.0: {specPath: old.yaml, outputDir: docs/old, label: v1, baseUrl: /old, downloadUrl: /old.yaml}}}
`;

describe('the options of another tool', () => {
  it.each([
    ...Object.entries(OPEN_API_DOCS).map(
      ([version, names]) =>
        [`docusaurus-openapi-docs ${version}`, names, OPEN_API_DOCS_OPTIONS] as const,
    ),
    ...Object.entries(DOCUSAURUS_OPEN_API).map(
      ([version, names]) =>
        [`docusaurus-openapi ${version}`, names, DOCUSAURUS_OPEN_API_OPTIONS] as const,
    ),
    ['redocusaurus', REDOCUSAURUS, PRESET_OPTIONS] as const,
    ['entries of `specs`', SPECS, SPEC_OPTIONS] as const,
    ['Redoc', REDOC, REDOC_OPTIONS] as const,
    ["Redoc's theme", REDOC_THEME.map((name) => `theme.${name}`), REDOC_OPTIONS] as const,
  ])('of %s, as published, have a row each, which says what happens', (_, names, table) => {
    expect(names.filter((name) => !table[name])).toEqual([]);
    expect(
      Object.entries(table).flatMap(([name, {taken, instead}]) =>
        /^[A-Z`].+\.$/.test(taken ?? instead ?? '') ? [] : name,
      ),
    ).toEqual([]);
  });

  it('of docusaurus-openapi-docs have no row without an option', () => {
    const names = new Set(Object.values(OPEN_API_DOCS).flat());
    expect(Object.keys(OPEN_API_DOCS_OPTIONS).filter((name) => !names.has(name))).toEqual([
      'config',
      'config.*.versions',
      'themeConfig.languageTabs',
      'themeConfig.languageTabs.*.label',
    ]);
  });

  it.each([
    ['docusaurus-openapi', Object.values(DOCUSAURUS_OPEN_API).flat(), DOCUSAURUS_OPEN_API_OPTIONS],
    ['Redoc', [...REDOC, ...REDOC_THEME.map((name) => `theme.${name}`)], REDOC_OPTIONS],
  ])('of %s have no row without an option', (_, names, table) => {
    expect(Object.keys(table).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('of docusaurus-openapi-docs are taken over, or named with what to do', () => {
    const site = readOpenApiDocs(
      configOf({
        themeConfig: {
          languageTabs: [{language: 'nodejs'}, {language: 'curl'}, {language: 'ocaml'}],
          api: yaml<object>`
            {proxy: https://cors.example.com, authPersistence: localStorage, requestTimeout: 1, requestCredentials: omit,
              schemaExpansion: {enabled: true, default: 1, max: 2, persist: true}, hideGeneratedSnippets: true, future: 1}
          `,
        },
        plugins: [
          [
            'docusaurus-plugin-openapi-docs',
            {id: 'a', docsPluginId: 'classic', more: 1, config: {pets: {...ALL_OPTIONS, x: 1}}},
          ],
        ],
      }),
      '/site',
    );
    expect(site?.apis.map(({wishes}) => wishes)).toEqual(yaml`
      [{schemas: true, tagPages: true, hideTryIt: true, showExtensions: true, samples: [javascript, curl], schemaDepth: 2}]
    `);
    expect(namesIn(site?.notes)).toEqual(
      yaml<string[]>`
        [proxy, template, infoTemplate, tagTemplate, schemaTemplate, downloadUrl, sidebarOptions.customProps,
          sidebarOptions.sidebarCollapsed, sidebarOptions.sidebarGenerators.createDocItem,
          markdownGenerators.createApiPageMD, markdownGenerators.createInfoPageMD, markdownGenerators.createTagPageMD,
          markdownGenerators.createSchemaPageMD, showInfoPage, schemasOnly, disableCompression, maskCredentials, externalJsonProps,
          'versions.*.downloadUrl', themeConfig.languageTabs, themeConfig.api.proxy, themeConfig.api.authPersistence,
          themeConfig.api.requestTimeout, themeConfig.api.schemaExpansion.enabled, themeConfig.api.schemaExpansion.max, themeConfig.api.schemaExpansion.persist,
          themeConfig.api.hideGeneratedSnippets, themeConfig.api.future, more, x]
      `.sort(),
    );
  });

  it('are named if they have another value than options of their own', () => {
    const site = readOpenApiDocs(
      configOf({
        themeConfig: {languageTabs: 'python', api: 'x'},
        plugins: [
          [
            'docusaurus-plugin-openapi-docs',
            {
              config: yaml<object>`{one: wrong, two: [], three: {versions: true, sidebarOptions: x, baseUrl: [1]}}`,
            },
          ],
        ],
      }),
      '/site',
    );
    const says =
      'Its value is not an object or a list, so nothing of it is taken over. Look up its options in the guide of this plugin.';
    expect(site?.notes).toEqual([
      `\`themeConfig.languageTabs\`: ${says}`,
      `\`themeConfig.api\`: ${says}`,
      `\`config.one\`: ${says}`,
      `\`config.two\`: ${says}`,
      `\`versions\` of \`three\`: ${says}`,
      `\`sidebarOptions\` of \`three\`: ${says}`,
    ]);
  });

  it('of redocusaurus are taken over, or named with what to do', () => {
    const layout = {title: 'A', description: 'B', noFooter: true, wrapperClassName: 'c', more: 1};
    const spec = {
      id: 'a',
      spec: 'a.yaml',
      route: '/a',
      url: '/a.yaml',
      normalizeUrl: false,
      layout,
    };
    const site = readRedocusaurus(
      configOf({
        presets: [
          [
            'redocusaurus',
            {
              id: 'a',
              debug: true,
              config: 'redocly.yaml',
              specs: [spec],
              openapi: {path: 'openapi', routeBasePath: '/api'},
              theme: {
                primaryColor: '#123',
                primaryColorDark: '#456',
                theme: {},
                options: yaml<object>`
                  {schemaExpansionLevel: '2', showExtensions: 'x-a, x-b', sortTagsAlphabetically: true, disableSearch: true,
                    hideDownloadButton: true, expandResponses: all, requiredPropsFirst: false, hideHostname: 'false', future: 1}
                `,
              },
              constructor: 1,
            },
          ],
        ],
        plugins: [['docusaurus-plugin-redoc', {spec: 'b.yaml', debug: true, themeId: 't', y: 1}]],
        themes: [
          ['docusaurus-theme-redoc', {id: 'other', options: {showExtensions: false}}],
          [
            'docusaurus-theme-redoc',
            {
              id: 't',
              primaryColor: '#789',
              options: {schemaExpansionLevel: 'all', showExtensions: true},
            },
          ],
        ],
      }),
      '/site',
    );
    expect(site).toMatchObject({
      hideSearch: true,
      colors: yaml`
        - {name: --theme-api-accent, light: '#123', dark: '#456'}
        - {name: --theme-api-link, light: '#123', dark: '#456'}
      `,
      apis: yaml`
        - {wishes: {schemaDepth: 3, showExtensions: [x-a, x-b], sortTags: true}}
        - {wishes: {schemaDepth: 12, showExtensions: true}}
      `,
    });
    expect(namesIn(site?.notes)).toEqual(
      yaml<string[]>`
        [config, theme, theme.options.hideDownloadButton,
          theme.options.expandResponses, theme.options.future, constructor, url, normalizeUrl,
          layout.description, layout.noFooter, layout.wrapperClassName, layout.more, themeId, y]
      `.sort(),
    );
  });

  it('of Scalar with several documents say where links to each go', () => {
    const sources = [
      {url: 'https://api.example.com/a.json', title: 'A'},
      {url: 'https://api.example.com/b.json', title: 'Shop API'},
      {url: 'https://api.example.com/c.json', title: 'Shop API', slug: 'shop'},
      {url: 'https://api.example.com/d.json'},
    ];
    const plugins = [['@scalar/docusaurus', {configuration: {sources}}]];
    const {notes = []} = readScalar({plugins} as Config, '/site') ?? {};
    expect(notes.flatMap((note) => note.match(/(?:so do )?links to .*/) ?? [])).toEqual([
      'links to “Shop API” by a hash open its own tab.',
      'so do links to “Shop API” by a hash.',
      'so do links to “d” by a hash.',
    ]);
  });

  it('of Scalar are taken over, or named with what to do', () => {
    const site = readScalar(
      configOf({
        plugins: [
          [
            '@scalar/docusaurus',
            {
              id: 'a',
              label: 'Pets',
              route: '/pets/',
              cdn: 'https://cdn.example.com',
              configuration: yaml<object>`
                {url: https://api.example.com/pets.json, hideModels: true, hideTestRequestButton: true, hideSearch: true,
                  tagsSorter: alpha, defaultHttpClient: {targetKey: js, clientKey: fetch}, proxyUrl: https://proxy.example.com,
                  theme: moon, darkMode: true, showOperationId: false, authentication: {}, future: 1}
              `,
            },
          ],
          ['@scalar/docusaurus', {configuration: {sources: [{content: {}}], agent: {key: 'k'}}}],
        ],
      }),
      '/site',
    );
    expect(site).toMatchObject({
      hideSearch: true,
      apis: yaml`
        [{label: Pets, wishes: {schemas: false, hideTryIt: true, sortTags: true, sampleLanguages: [javascript]}, versions: [{source: openapi/pets.json,
            pages: {kind: one, route: pets}}]}]
      `,
    });
    expect(namesIn(site?.notes)).toEqual(
      ['agent', 'authentication', 'cdn', 'darkMode', 'future', 'proxyUrl', 'theme'].sort(),
    );
    expect(site?.notes[0]).toContain('The reference at `/scalar` names no existing file');
  });

  it('come with advice that names only components that can be swizzled', () => {
    const folder = path.join(ROOT, 'plugin/cli/migrate');
    const components = fs
      .readdirSync(folder)
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
      .flatMap((code) => [...code.matchAll(/`(Api[A-Z][\w/]*)`/g)].map(([, name]) => name!));
    expect(components).toContain('ApiSidebarItem');
    for (const name of components)
      expect([name, fs.existsSync(path.join(ROOT, 'theme', name, 'index.tsx'))]).toEqual([
        name,
        true,
      ]);
  });

  it('become fields of docs.json, overlays, options of the plugin, and redirects', async () => {
    const {json, read, redirects, output} = await migrate(
      {
        'docusaurus.config.js': toConfig({
          presets: [['classic', {docs: {routeBasePath: '/'}}]],
          themeConfig: {languageTabs: [{language: 'go'}]},
          plugins: [
            [
              'docusaurus-plugin-openapi-docs',
              {
                id: 'a',
                docsPluginId: 'classic',
                config: {
                  pets: yaml<object>`
                    {specPath: pets.yaml, outputDir: docs/pets, hideSendButton: true, showExtensions: true, showSchemas: true,
                      sidebarOptions: {categoryLinkSource: tag, groupPathsBy: tag}}
                  `,
                },
              },
            ],
            [
              '@scalar/docusaurus',
              {
                configuration: yaml`{url: /old/one.yaml, hideSearch: true, defaultHttpClient: {targetKey: python}}`,
              },
            ],
          ],
        }),
        'pets.yaml': `${toDocument(
          'Pets',
          `  /pets:
    get: {operationId: pet-care, tags: [Pet Care], x-owner: us, x-codeSamples: [], responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}}
`,
        )}components: {schemas: {A: {title: Pet Care, type: object}, B: {title: Unused, type: object}, NoTitle: {type: object}}}\n`,
        'static/old/one.yaml': toDocument('One', '  /one: {get: {responses: {}}}\n'),
      },
      '--yes',
    );
    expect(json('docs.json')).toMatchObject({
      tabs: yaml`
        - {api: {source: pets.yaml, schemas: true, tryIt: {mode: samples}, samples: [go], showExtensions: [x-owner], tags: {Pet Care: {page: index}}}}
        - {tab: One, api: {source: static/old/one.yaml, overlays: [samples.overlay.yaml]}}
      `,
    });
    expect(read('samples.overlay.yaml')).toContain('samples-languages: [python]');
    const config = read('docusaurus.config.js');
    expect(config).toContain('["docusaurus-plugin-api-reference", {search: false}]');
    expect(config).not.toContain('scalar');
    // An operation, a tag and a schema with the same name.
    expect(redirects()).toEqual(yaml`
      [/pets/pets /api/default, /pets/pet-care /api/default/pets/get, /pets/schemas/pet-care /api/default/schemas/A,
        /pets/schemas/unused /api/default, /pets/schemas/notitle /api/default, /scalar /api/one]
    `);
    expect(output).toContain('Remove the package @scalar/docusaurus.');
    expect(output).toContain(
      'Remove `docusaurus-plugin-openapi-docs` and `themeConfig.languageTabs` from',
    );
  });

  const NAME = 'docusaurus-plugin-api-reference';
  it.each<[string, string, string[]]>([
    [`'${NAME}'`, `['${NAME}', {routeBasePath: 'api-reference', search: false}]`, []],
    ["'api-reference'", "['api-reference', {routeBasePath: 'api-reference', search: false}]", []],
    [`['${NAME}', {}]`, `['${NAME}', {routeBasePath: 'api-reference', search: false}]`, []],
    [
      `['${NAME}', {search: false}]`,
      `['${NAME}', {search: false, routeBasePath: 'api-reference'}]`,
      [],
    ],
    [
      `['${NAME}', {search: true, routeBasePath: 'a/b'}]`,
      `['${NAME}', {search: true, routeBasePath: 'a/b'}]`,
      ['search: false,'],
    ],
    [
      `...[['${NAME}', {}]]`,
      `...[['${NAME}', {}]]`,
      ["routeBasePath: 'api-reference',", 'search: false,'],
    ],
  ])(
    'are written into the entry %s of the plugin, or left as a step',
    async (entry, after, left) => {
      const scalar =
        "['@scalar/docusaurus', {label: 'S', route: '/api', configuration: {url: '/a.yaml', hideSearch: true}}]";
      const config = (list: string) =>
        `module.exports = {title: 'Demo', url: 'https://docs.example.com', baseUrl: '/', presets: [['classic', {docs: {routeBasePath: 'api'}}]], plugins: [${list}]};\n`;
      const {output, read, redirects} = await migrate(
        {
          'docusaurus.config.js': config(`${entry}, ${scalar}`),
          'static/a.yaml': toDocument('A', ''),
        },
        '--write',
      );
      const root = entry.includes('a/b') ? 'a/b' : 'api-reference';
      expect(read('docusaurus.config.js')).toContain(`plugins: [${after}`);
      expect(redirects()).toEqual([`/api /${root}/default`]);
      expect(output).toContain(`look at /${root}.`);
      const step = /Give the plugin these options[^\n]*\n\n([^]*?)\n\n/.exec(output)?.[1] ?? '';
      expect(
        step
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ).toEqual(left);
    },
  );
});

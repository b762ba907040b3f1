import {migrate, toDocument} from './support';
import {yaml} from '../../support/yaml';

/** A site with these options, and what `migrate --yes` makes of it. */
async function migrateSite({
  entries,
  themeConfig = {},
  files = {},
}: {
  entries: object;
  themeConfig?: object;
  files?: {[name: string]: string};
}) {
  const config = {
    title: 'Demo',
    url: 'https://docs.example.com',
    baseUrl: '/',
    presets: [['classic', {docs: {docItemComponent: '@theme/ApiItem'}}]],
    themes: ['docusaurus-theme-openapi-docs'],
    themeConfig,
    plugins: [
      ['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config: entries}],
    ],
  };
  const {json, read, output, code} = await migrate(
    {'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};\n`, ...files},
    '--yes',
  );
  expect(code).toBe(0);
  const {tabs} = json('docs.json') as {tabs: {tab: string; api: object}[]};
  return {
    tabs,
    entry: /"docusaurus-plugin-api-reference"(?:, (\{.*?\})\])?(?=, ?\[|\])/.exec(
      read('docusaurus.config.js'),
    )?.[1],
    named: output.split('Not migrated:\n')[1]?.trim().split('\n') ?? [],
    removed: /Remove (.*?) from `docusaurus\.config\.js`/.exec(output)?.[1],
  };
}

const DOCUMENT = toDocument(
  'Pets',
  "  /pets: {get: {tags: [Pet Care], x-owner: us, x-codeSamples: [], responses: {'200': {description: ''}}}}\n",
);

describe('migrate from docusaurus-openapi-docs, from the configuration', () => {
  it('of a monorepo with many APIs writes a tab with its own fields for each', async () => {
    const {tabs, entry, named} = await migrateSite({
      entries: yaml`
        users:
          {specPath: services/users/openapi.yaml, outputDir: docs/users, showSchemas: true, showExtensions: true,
            sidebarOptions: {groupPathsBy: tag, categoryLinkSource: tag, sidebarCollapsed: false}}
        billing:
          {specPath: services/billing/openapi.yaml, outputDir: docs/billing, hideSendButton: true,
            downloadUrl: 'https://example.com/billing.yaml', sidebarOptions: {groupPathsBy: tagGroup, sidebarCollapsed: false}}
        events: {specPath: services/events, outputDir: docs/events, showInfoPage: false}
      `,
      files: {
        'services/users/openapi.yaml': DOCUMENT,
        'services/billing/openapi.yaml': DOCUMENT,
        'services/events/orders.yaml': DOCUMENT,
        'services/events/stock.yaml': DOCUMENT,
      },
    });
    expect(tabs).toEqual(yaml`
      - {tab: Users, api: {id: default, source: services/users/openapi.yaml, schemas: true, showExtensions: [x-owner],
          tags: {Pet Care: {page: index}}}}
      - {tab: Billing, api: {id: billing, source: services/billing/openapi.yaml, tryIt: {mode: samples}}}
      - {tab: Events orders, api: {id: events-orders, source: services/events/orders.yaml}}
      - {tab: Events stock, api: {id: events-stock, source: services/events/stock.yaml}}
    `);
    expect(entry).toBeUndefined();
    expect(named).toEqual([
      '- `sidebarOptions.sidebarCollapsed` of `users`, `billing`: There is no such setting. Readers can collapse groups; the group of the current page is open.',
      '- `downloadUrl` of `billing`: The overview links to the document that is published with the site. To offer another file, link to it in `info.description`.',
      '- `showInfoPage` of `events`: Each tab has an overview. Nothing needs to link to it: link the navbar to an operation instead.',
    ]);
  });

  it('with versions writes the versions, and names those that have no single document', async () => {
    const {tabs, named} = await migrateSite({
      entries: yaml`
        pets:
          {specPath: pets-2.yaml, outputDir: docs/pets, version: 2.0.0, label: v2, baseUrl: /docs/pets, hideSendButton: true,
            versions: {1.0.0: {specPath: pets-1.yaml, outputDir: docs/pets/1.0.0, label: v1, baseUrl: /docs/pets/1.0.0,
                downloadUrl: /pets-1.yaml}, 0.9.0: {specPath: old, outputDir: docs/pets/0.9.0, label: v0, baseUrl: /docs/pets/0.9.0}}}
        parts:
          {specPath: parts, outputDir: docs/parts, version: 1.0.0, label: v1, baseUrl: /docs/parts,
            versions: {0.1.0: {specPath: pets-1.yaml, outputDir: docs/parts/0, label: v0, baseUrl: /docs/parts/0}}}
      `,
      files: {
        'pets-2.yaml': DOCUMENT,
        'pets-1.yaml': DOCUMENT,
        'old/a.yaml': DOCUMENT,
        'old/b.yaml': DOCUMENT,
        'parts/a.yaml': DOCUMENT,
        'parts/b.yaml': DOCUMENT,
      },
    });
    expect(tabs).toMatchObject(yaml<object[]>`
      - {tab: Pets, api: {id: default, tryIt: {mode: samples}, versions: [{version: 2.0.0, label: v2, source: pets-2.yaml},
            {version: 1.0.0, label: v1, source: pets-1.yaml}]}}
      - {tab: Parts a, api: {source: parts/a.yaml}}
      - {tab: Parts b, api: {source: parts/b.yaml}}
    `);
    expect(named).toEqual([
      '- Version `0.9.0` of `pets` names a folder, but a version has one document. Add it to `versions` in docs.json.',
      '- `parts` names a folder of several documents, which have a tab each. Add `versions` to these tabs.',
      '- `versions.*.downloadUrl` of `pets`: The overview links to the document that is published with the site. To offer another file, link to it in `info.description`.',
    ]);
  });

  it('with templates names them, and says where their words go', async () => {
    const {tabs, named} = await migrateSite({
      entries: yaml`
        pets:
          {specPath: pets.yaml, outputDir: docs/pets, template: api.mustache, infoTemplate: info.mustache,
            markdownGenerators: {createApiPageMD: function}, sidebarOptions: {customProps: {badge: new},
              sidebarGenerators: {createDocItem: function}}, externalJsonProps: false, maskCredentials: false}
      `,
      files: {'pets.yaml': DOCUMENT, 'api.mustache': '{{{markdown}}}'},
    });
    expect(tabs).toEqual(yaml`
      - {tab: Pets, api: {id: default, source: pets.yaml}}
    `);
    const template =
      'There are no generated files. Write words of the template into files for `before` and `after` in `overrides`, and swizzle components for the rest.';
    expect(named).toEqual([
      `- \`template\` of \`pets\`: ${template}`,
      `- \`infoTemplate\` of \`pets\`: ${template}`,
      '- `markdownGenerators.createApiPageMD` of `pets`: There are no generated files, and a configuration runs no code for pages. Swizzle components, or add your own content with `before` and `after` in `overrides`.',
      '- `sidebarOptions.customProps` of `pets`: Entries of the sidebar have no props of your own. Use `badge`, `title` and `group` in `overrides`, or swizzle `ApiSidebarItem`.',
      '- `sidebarOptions.sidebarGenerators.createDocItem` of `pets`: The sidebar is made from the document. Use `title`, `badge`, `group` and `hidden` in `overrides`, a `navigation` list, or swizzle `ApiSidebarItem`.',
      '- `externalJsonProps` of `pets`: Remove it: there are no generated files, and pages share their data.',
      '- `maskCredentials` of `pets`: Samples always mask credentials until a reader presses “Show secrets”.',
    ]);
  });

  it('with `languageTabs`, `hideSendButton` and `proxy` writes samples and modes, and names the proxy', async () => {
    const {tabs, entry, named, removed} = await migrateSite({
      entries: yaml`
        pets: {specPath: pets.yaml, outputDir: docs/pets, hideSendButton: true, proxy: 'https://cors.example.com'}
        shop: {specPath: pets.yaml, outputDir: docs/shop, hideSendButton: false}
      `,
      themeConfig: {
        languageTabs: yaml<object[]>`
          - {highlight: python, language: python, logoClass: python, variant: requests}
          - {highlight: bash, language: curl, logoClass: curl, label: Shell}
          - {highlight: javascript, language: nodejs, logoClass: nodejs, variant: axios}
          - {highlight: javascript, language: javascript, logoClass: js, variant: xhr, options: {longFormat: true}}
          - {highlight: java, language: java, variants: [okhttp, unirest]}
          - {highlight: javascript, language: nodejs, codeSampleLanguage: JavaScript, variant: native}
          - {highlight: ocaml, language: ocaml}
          - {highlight: r, language: constructor}
        `,
      },
      files: {'pets.yaml': DOCUMENT},
    });
    expect(tabs.map(({api}) => api)).toMatchObject(yaml<object[]>`
      - {source: pets.yaml, tryIt: {mode: samples}}
      - {source: pets.yaml}
    `);
    expect(tabs[1]?.api).not.toHaveProperty('tryIt');
    expect(entry).toBe(
      '{samples: ["python", {id: "curl", label: "Shell"}, {id: "javascript", variant: "axios"}, "javascript", "java"]}',
    );
    expect(named).toEqual([
      '- `themeConfig.languageTabs.*.logoClass`: Samples have no logos. Remove the styles of the class from your CSS.',
      '- `themeConfig.languageTabs.*.options`: Generated samples have no settings. Write others with `x-codeSamples`.',
      '- `themeConfig.languageTabs.*.variants`: An entry of `samples` has one library. List a language twice, each time with another `variant`, to offer both.',
      '- `themeConfig.languageTabs.*.variant`: There are no samples for `xhr` in `javascript`: they use `fetch`.',
      '- `themeConfig.languageTabs.*.variant`: There are no samples for `native` in `nodejs`: they use `fetch`.',
      '- `themeConfig.languageTabs.*.language`: The samples in `nodejs` are those of another entry, which is listed already.',
      '- `themeConfig.languageTabs`: There are no generated samples in `ocaml`, `constructor`. Write them into the document with `x-codeSamples`.',
      '- `proxy` of `pets`: Proxies of other tools do not work here: this plugin has a proxy with another protocol. Deploy it, or set `tryIt.proxy` to `false` if the API allows requests from the site (CORS).',
    ]);
    expect(removed).toBe(
      '`docusaurus-plugin-openapi-docs`, `docusaurus-theme-openapi-docs`, `docItemComponent` and `themeConfig.languageTabs`',
    );
  });

  it('with `themeConfig.api` takes over the depth of schemas and what is the default, and names the rest', async () => {
    const {tabs, entry, named, removed} = await migrateSite({
      entries: yaml`
        pets: {specPath: pets.yaml, outputDir: docs/pets}
      `,
      themeConfig: {
        languageTabs: [],
        api: yaml<object>`
          {authPersistence: localStorage, authPersistance: false, requestCredentials: omit, requestTimeout: 60000,
            schemaExpansion: {default: 2, enabled: true, max: 4}, hideGeneratedSnippets: false, proxy: 'https://cors.example.com'}
        `,
      },
      files: {'pets.yaml': DOCUMENT},
    });
    expect(tabs).toEqual(yaml`
      - {tab: Pets, api: {id: default, source: pets.yaml}}
    `);
    expect(entry).toBe('{schemaDepth: 3}');
    const depth =
      'Pages have no control for the depth. `schemaDepth` sets it for all readers, who open deeper levels themselves.';
    expect(named).toEqual([
      '- `themeConfig.api.authPersistence`: Credentials are kept in memory. Readers can choose to keep them until they close the tab (`sessionStorage`), never longer.',
      '- `themeConfig.api.requestTimeout`: Set the deadlines of the proxy where you deploy it, such as `--total-timeout-ms`.',
      `- \`themeConfig.api.schemaExpansion.enabled\`: ${depth}`,
      `- \`themeConfig.api.schemaExpansion.max\`: ${depth}`,
      '- `themeConfig.api.proxy`: Proxies of other tools do not work here: this plugin has a proxy with another protocol. Deploy it, or set `tryIt.proxy` to `false` if the API allows requests from the site (CORS).',
      '- `themeConfig.languageTabs`: An empty list cannot hide the samples alone. Set `tryIt.mode` to `"none"` to hide them together with Try It.',
    ]);
    expect(removed).toContain('`themeConfig.api`');
  });
});

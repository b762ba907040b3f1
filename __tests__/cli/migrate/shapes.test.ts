import {migrate, toDocument} from './support';
import {yaml} from '../../support/yaml';

/** A site with these settings, and what `migrate --yes` makes of it. */
async function migrateConfig(settings: object, files: {[name: string]: string} = {}) {
  const config = {title: 'Demo', url: 'https://docs.example.com', baseUrl: '/', ...settings};
  const {
    json,
    read,
    output,
    code,
    redirects,
    files: list,
  } = await migrate(
    {'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};\n`, ...files},
    '--yes',
  );
  expect(code).toBe(0);
  const {tabs} = json('docs.json') as {tabs: {tab: string; api: object}[]};
  return {
    tabs,
    output,
    config: read('docusaurus.config.js'),
    entry: /"docusaurus-plugin-api-reference"(?:, (\{.*?\})\])?(?=, ?\[|\])/.exec(
      read('docusaurus.config.js'),
    )?.[1],
    named: output.split('Not migrated:\n')[1]?.trim().split('\n') ?? [],
    removed: /Remove (.*?) from `docusaurus\.config\.js`/.exec(output)?.[1],
    redirects: list().includes('api-redirects.json') ? redirects() : [],
    /** The variables of the stylesheet, in light mode. */
    colors: list().includes('src')
      ? [...read('src/css/api-reference.css').matchAll(/--theme-api-(.*: oklch.*min.*);/g)].map(
          ([, line]) => line,
        )
      : [],
  };
}

/** The same for a site of docusaurus-openapi-docs with these entries of `config`. */
const migrateSite = ({
  entries,
  themeConfig = {},
  files = {},
}: {
  entries: object;
  themeConfig?: object;
  files?: {[name: string]: string};
}) =>
  migrateConfig(
    {
      presets: [['classic', {docs: {docItemComponent: '@theme/ApiItem'}}]],
      themes: ['docusaurus-theme-openapi-docs'],
      themeConfig,
      plugins: [
        ['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config: entries}],
      ],
    },
    files,
  );

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

const CLOSED =
  'Its value is not an object or a list, so nothing of it is taken over. Look up its options in the guide of this plugin.';
const DOWNLOAD =
  'The overview links to the document that is published with the site. To offer another file, link to it in `info.description`.';

describe('migrate from redocusaurus, from the configuration', () => {
  const withPreset = (options: object) => ({presets: ['classic', ['redocusaurus', options]]});

  it('of one document with a color writes a tab, a redirect and a stylesheet', async () => {
    const {tabs, named, redirects, colors, config} = await migrateConfig(
      withPreset(yaml<object>`
        {specs: [{spec: openapi/pets.yaml, route: /reference/}], theme: {primaryColor: '#1890ff'}}
      `),
      {'openapi/pets.yaml': DOCUMENT},
    );
    expect(tabs).toEqual(yaml`
      - {tab: Reference, api: {id: default, source: openapi/pets.yaml}}
    `);
    expect(redirects).toEqual(['/reference /api/default']);
    expect(colors).toEqual([
      'accent: oklch(from #1890ff min(l, 0.48) c h)',
      'link: oklch(from #1890ff min(l, 0.48) c h)',
    ]);
    expect(config).toContain('clientModules: ["./src/css/api-reference.css"]');
    expect(named).toEqual([]);
  });

  it('of a platform with products at URLs names the layouts and the downloads', async () => {
    const {tabs, named, redirects, colors} = await migrateConfig(
      withPreset(yaml<object>`
        {config: redocly.yaml, specs: [
          {id: orders, spec: 'https://api.example.com/orders.json', route: /api/orders, url: 'https://api.example.com/orders.json',
            layout: {title: Orders API, description: Take orders, noFooter: true}},
          {id: stock, spec: 'https://api.example.com/stock.yaml', route: /api/stock, layout: {title: Stock API, noFooter: true}},
          {id: embedded, spec: 'https://api.example.com/orders.json'}]}
      `),
    );
    expect(tabs).toEqual(yaml`
      - {tab: Orders API, api: {id: default, source: openapi/orders.json, remote: {url: https://api.example.com/orders.json}}}
      - {tab: Stock API, api: {id: stock-api, source: openapi/stock.yaml, remote: {url: https://api.example.com/stock.yaml}}}
    `);
    expect(redirects).toEqual(['/api/orders /api/default', '/api/stock /api/stock-api']);
    expect(colors).toEqual([]);
    const layout =
      'Pages have the layout of the docs. Set what all pages share in the Docusaurus configuration, or swizzle `ApiPageMetadata`.';
    expect(named).toEqual([
      '- `embedded` has no `route`: one of your own pages shows it. Change that page by hand.',
      `- \`url\` of \`orders\`: ${DOWNLOAD}`,
      `- \`layout.description\` of \`orders\`: ${layout}`,
      `- \`layout.noFooter\` of \`orders\`, \`stock\`: ${layout}`,
      '- `config`: The configuration of Redocly is not read. In place of decorators, use an overlay, or `include` and `exclude`. For options of Redoc that it has, look them up in the guide of this plugin.',
    ]);
  });

  it('with a theme and options of Redoc takes over colors of text, and names the design with lines of CSS', async () => {
    const {named, colors, entry} = await migrateConfig(
      withPreset(yaml<object>`
        specs: [{spec: pets.yaml, route: /pets}]
        theme:
          primaryColor: 'var(--ifm-color-primary)'
          primaryColorDark: '#61dafb'
          options: {disableSearch: true, hideDownloadButton: true, nativeScrollbars: true}
          theme:
            colors: {http: {get: '#61affe', post: 'rgb(73, 204, 144)', head: '#9012fe'}, text: {primary: '#222', secondary: '#555'},
              responses: {success: {color: '#090', backgroundColor: '#efe'}}, border: {dark: '#ccc'}}
            typography: {fontSize: 16px, fontFamily: Inter, code: {fontFamily: Fira Code}, headings: {fontWeight: 600}}
            sidebar: {width: 260px, backgroundColor: '#fafafa', textColor: '#333', groupItems: {textTransform: uppercase}}
            rightPanel: {backgroundColor: '#263238'}
            schema: {linesColor: '#ddd', nestedBackground: '#fafafa'}
            logo: {maxHeight: 40px}
            future: 1
      `),
      {'pets.yaml': DOCUMENT},
    );
    expect(entry).toBe('{search: false}');
    expect(colors).toEqual([
      'accent: oklch(from var(--ifm-color-primary) min(l, 0.48) c h)',
      'link: oklch(from var(--ifm-color-primary) min(l, 0.48) c h)',
      'success: oklch(from #090 min(l, 0.48) c h)',
      'method-get: oklch(from #61affe min(l, 0.48) c h)',
      'method-post: oklch(from rgb(73, 204, 144) min(l, 0.48) c h)',
      'muted: oklch(from #555 min(l, 0.48) c h)',
    ]);
    const line = (variable: string, value: string) =>
      `To have it there, add \`.theme-api-pages {${variable}: ${value}}\` to your CSS.`;
    expect(named).toEqual([
      '- `theme.options.hideDownloadButton`: The overview and the menus of pages link to the document. To leave the links out, wrap `ApiOverview` and `ApiFormats`, and pass on no `download`.',
      `- \`theme.theme.colors.http.head\`: Other methods share one color. ${line('--theme-api-method-other', '#9012fe')}`,
      `- \`theme.theme.colors.text.primary\`: Text looks as in your docs. ${line('--ifm-font-color-base', '#222')}`,
      '- `theme.theme.colors.responses.success.backgroundColor`: Status codes have a color and no background. Remove it.',
      `- \`theme.theme.colors.border.dark\`: Lines have a color of their own. ${line('--theme-api-line', '#ccc')}`,
      `- \`theme.theme.typography.fontSize\`: Rows have a size of their own. ${line('--theme-api-text-body', '16px')}`,
      `- \`theme.theme.typography.fontFamily\`: Text looks as in your docs. ${line('--ifm-font-family-base', 'Inter')}`,
      `- \`theme.theme.typography.code.fontFamily\`: Text looks as in your docs. ${line('--ifm-font-family-monospace', 'Fira Code')}`,
      `- \`theme.theme.typography.headings.fontWeight\`: Text looks as in your docs. ${line('--ifm-heading-font-weight', '600')}`,
      `- \`theme.theme.sidebar.width\`: The sidebar looks as in your docs. ${line('--doc-sidebar-width', '260px')}`,
      '- `theme.theme.sidebar.backgroundColor`: The sidebar looks as in your docs. To have it there, style `.theme-api-pages .theme-doc-sidebar-container` in your CSS, with colors of text that can be read on it.',
      `- \`theme.theme.sidebar.textColor\`: The sidebar looks as in your docs. ${line('--ifm-menu-color', '#333')}`,
      '- `theme.theme.sidebar.groupItems.textTransform`: The sidebar looks as in your docs. Style `.menu__link` in your CSS.',
      '- `theme.theme.rightPanel.backgroundColor`: Samples and examples are on light cards, or dark ones in dark mode. Change the background with `--theme-api-surface`: code needs enough contrast on it.',
      `- \`theme.theme.schema.linesColor\`: Lines have a color of their own. ${line('--theme-api-line', '#ddd')}`,
      '- `theme.theme.schema.nestedBackground`: Nested properties have no background. Remove it.',
      '- `theme.theme.logo.maxHeight`: The logo is that of the navbar. Style `.navbar__logo` in your CSS.',
      '- `theme.theme.future`: This command does not know the option. Look up what it does, and whether this plugin has a setting for it.',
    ]);
  });

  it('without the preset takes over the colors of the first theme, and none that is code', async () => {
    const {tabs, named, redirects, colors, config} = await migrateConfig(
      yaml<object>`
        plugins:
          - [docusaurus-plugin-redoc, {id: users, spec: users.yaml, route: /users, themeId: one}]
          - [docusaurus-plugin-redoc, {id: teams, spec: teams.yaml, route: /teams, themeId: two}]
        themes:
          - [docusaurus-theme-redoc, {id: one, primaryColor: teal, theme: {colors: {http: {put: 'red; } body { display: none'}}}}]
          - [docusaurus-theme-redoc, {id: two, primaryColor: '#a00', options: {hideLoading: true, theme: {colors: {http: '#fff'}}}}]
      `,
      {'users.yaml': DOCUMENT, 'teams.yaml': DOCUMENT},
    );
    expect(tabs).toEqual(yaml`
      - {tab: Users, api: {id: default, source: users.yaml}}
      - {tab: Teams, api: {id: teams, source: teams.yaml}}
    `);
    expect(redirects).toEqual(['/users /api/default', '/teams /api/teams']);
    expect(config).not.toContain('redoc');
    expect(colors).toEqual([
      'accent: oklch(from teal min(l, 0.48) c h)',
      'link: oklch(from teal min(l, 0.48) c h)',
    ]);
    const style = 'It styles Redoc. Use the CSS variables and components of the new pages instead.';
    expect(named).toEqual([
      `- \`theme.options.theme.colors.http\`: ${CLOSED}`,
      `- \`themeId\` of \`users\`, \`teams\`: ${style}`,
      '- `theme.theme.colors.http.put`: Its value is not a plain color, so it is not taken over. Set `--theme-api-method-put` in your CSS.',
      '- `theme`: There are several themes, but all pages share their colors. Those of the first theme are taken over.',
    ]);
  });

  it('of a version before 1.0 reads its fields, and names what showed an API in another way', async () => {
    const {tabs, named, redirects, colors} = await migrateConfig(
      withPreset(yaml<object>`
        specs:
          - {specUrl: /pets.yaml, routePath: /old/pets/, layout: {keywords: [pets]}}
          - {specUrl: /pets.yaml, addRoute: false, id: hidden}
          - {spec: shop.yaml, apiDocComponent: '@site/src/Doc'}
        theme: {primaryColor: '#1890ff', redocOptions: {hideHostname: true, requiredPropsFirst: false,
            theme: {typography: {links: {color: 'hsl(200, 90%, 40%)'}}}}}
      `),
      {'static/pets.yaml': DOCUMENT, 'shop.yaml': DOCUMENT},
    );
    expect(tabs).toEqual(yaml`
      - {tab: Pets, api: {id: default, source: static/pets.yaml}}
      - {tab: Shop.yaml, api: {id: shop-yaml, source: shop.yaml}}
    `);
    expect(redirects).toEqual(['/old/pets /api/default', '/api/2 /api/shop-yaml']);
    expect(colors).toEqual([
      'accent: oklch(from #1890ff min(l, 0.48) c h)',
      'link: oklch(from hsl(200, 90%, 40%) min(l, 0.48) c h)',
    ]);
    expect(named).toEqual([
      '- `hidden` has no `route`: one of your own pages shows it. Change that page by hand.',
      '- `layout.keywords` of `/old/pets/`: Pages have the layout of the docs. Set what all pages share in the Docusaurus configuration, or swizzle `ApiPageMetadata`.',
      '- `apiDocComponent`: Swizzle the components of the new pages, such as `ApiOverview`.',
      '- `theme.redocOptions.hideHostname`: Samples and Try It need the server. Name another one in the document or in an overlay.',
    ]);
  });
});

describe('migrate from docusaurus-openapi, from the configuration', () => {
  const withPreset = (options: object, more: object = {}) => ({
    presets: [['docusaurus-preset-openapi', options]],
    ...more,
  });
  const TITLED = toDocument('Pets', '  /pets: {get: {summary: List pets, responses: {}}}\n');

  it('of the template writes a tab, and keeps the other options of the preset', async () => {
    const {tabs, named, redirects, config} = await migrateConfig(
      withPreset({
        docs: {sidebarPath: 'sidebars.js'},
        api: {path: 'openapi.yaml'},
        theme: {customCss: 'a.css'},
      }),
      {'openapi.yaml': TITLED},
    );
    expect(tabs).toEqual(yaml`
      - {tab: API, api: {id: default, source: openapi.yaml}}
    `);
    expect(redirects).toEqual(['/api/list-pets /api/default/pets/get']);
    expect(config).toContain(
      '"presets":[["@docusaurus/preset-classic",{"docs":{"sidebarPath":"sidebars.js"},"theme":{"customCss":"a.css"}}]]',
    );
    expect(named).toEqual([]);
  });

  it('of several instances writes a tab for each, and names the proxy of the development server', async () => {
    const {tabs, named, redirects, config} = await migrateConfig(
      withPreset(
        {
          api: {path: 'cars.yaml', routeBasePath: '/cars'},
          proxy: {'/v1': {target: 'http://localhost:8080'}},
        },
        {
          plugins: [
            ['docusaurus-plugin-openapi', {id: 'food', path: 'food.yaml', routeBasePath: '/food'}],
          ],
        },
      ),
      {'cars.yaml': TITLED, 'food.yaml': TITLED},
    );
    expect(tabs).toEqual(yaml`
      - {tab: Cars, api: {id: default, source: cars.yaml}}
      - {tab: Food, api: {id: food, source: food.yaml}}
    `);
    expect(redirects).toEqual([
      '/cars/list-pets /api/default/pets/get',
      '/cars /api/default/pets/get',
      '/food/list-pets /api/food/pets/get',
      '/food /api/food/pets/get',
    ]);
    expect(config).not.toMatch(/openapi"|proxy/);
    expect(named).toEqual([
      '- `proxy`: It is a setting of the development server, which Try It does not need: it has its own proxy. Remove it, or set `devServer.proxy` in a plugin of your own if pages need it.',
    ]);
  });

  it('of a folder with guides names the guides and the labels', async () => {
    const {tabs, named, redirects} = await migrateConfig(
      withPreset({api: {path: 'api', sidebarCollapsed: false}}),
      {
        'api/intro.mdx': '# Intro\n',
        'api/v1/_category_.json': '{"label": "Version 1"}',
        'api/v1/_spec_.yaml': TITLED,
        'api/pets.yaml': TITLED,
      },
    );
    expect(tabs).toEqual(yaml`
      - {tab: Pets, api: {id: default, source: api/pets.yaml}}
      - {tab: Spec, api: {id: spec, source: api/v1/_spec_.yaml}}
    `);
    expect(redirects).toEqual([
      '/api/list-pets /api/default/pets/get',
      '/api/list-pets-1 /api/spec/pets/get',
    ]);
    expect(named).toEqual([
      '- The folder `api` has pages of your own: `intro.mdx`. Move them into the docs, and redirect their old addresses.',
      '- The `_category_` files in `api` have no effect: each document has a tab. Write their labels into `tab` in docs.json.',
      '- `api.sidebarCollapsed`: There is no such setting. Readers can collapse groups; the group of the current page is open.',
    ]);
  });

  it('with components, plugins of Markdown and credentials that stay names them', async () => {
    const {named, removed, output} = await migrateConfig(
      withPreset(
        yaml<object>`
          api: {path: pets.yaml, apiLayoutComponent: '@theme/DocPage', apiItemComponent: '@theme/Mine', remarkPlugins: [math],
            admonitions: false, onInlineTags: ignore, tags: false, future: 1}
        `,
        {
          themeConfig: {
            api: {
              proxy: 'https://cors.example.com',
              authPersistance: 'localStorage',
              serverVariablesPersistance: 'localStorage',
            },
          },
        },
      ),
      {'pets.yaml': TITLED},
    );
    const component =
      'Swizzle the components of the new pages, such as `ApiTabRoot` and `ApiOperation/Page`.';
    const tags =
      'It is about pages of your own in the folder, which the docs have now: set it there.';
    expect(named).toEqual([
      `- \`api.apiLayoutComponent\`: ${component}`,
      `- \`api.apiItemComponent\`: ${component}`,
      '- `api.remarkPlugins`: Descriptions are CommonMark with tables, rendered without plugins. Put content that needs one into files for `before` and `after` in `overrides`.',
      "- `api.admonitions`: Descriptions have Docusaurus's admonitions, such as `:::note`, and no others.",
      `- \`api.onInlineTags\`: ${tags}`,
      `- \`api.tags\`: ${tags}`,
      '- `api.future`: This command does not know the option. Look up what it does, and whether this plugin has a setting for it.',
      '- `themeConfig.api.proxy`: Proxies of other tools do not work here: this plugin has a proxy with another protocol. Deploy it, or set `tryIt.proxy` to `false` if the API allows requests from the site (CORS).',
      '- `themeConfig.api.authPersistance`: Credentials are kept in memory. Readers can choose to keep them until they close the tab (`sessionStorage`), never longer.',
      '- `themeConfig.api.serverVariablesPersistance`: The chosen server is kept until the reader leaves or reloads the page. Give usual choices names with `environments`.',
    ]);
    expect(removed).toBe('`themeConfig.api`');
    // The old pages are gone with the preset.
    expect(output).toContain('Remove `themeConfig.api` from `docusaurus.config.js`.\n');
  });

  it('beside the classic preset removes plugin and theme, and names a document that is not in the site', async () => {
    const {tabs, named, redirects, config} = await migrateConfig(yaml<object>`
      presets: [classic]
      plugins: [[docusaurus-plugin-openapi, {id: shop, path: 'https://api.example.com/openapi', routeBasePath: reference/shop}]]
      themes: [docusaurus-theme-openapi]
    `);
    expect(tabs).toEqual(yaml`
      - {tab: Shop, api: {id: default, source: openapi/shop.json, remote: {url: https://api.example.com/openapi}}}
    `);
    expect(redirects).toEqual(['/reference/shop /api/default']);
    expect(config).not.toMatch(/(?:plugin|theme)-openapi/);
    expect(named).toEqual([
      '- The document at https://api.example.com/openapi decides the old addresses below `/reference/shop`, and is not in the site yet. Save it as `openapi/shop.json` and run `migrate` again, or only `/reference/shop` redirects.',
    ]);
  });
});

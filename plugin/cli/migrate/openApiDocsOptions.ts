import {ADVICE, only, type OptionTable} from './optionRows';

const TEMPLATE = {
  instead:
    'There are no generated files. Write words of the template into files for `before` and `after` in `overrides`, and swizzle components for the rest.',
  page: 'customizing.md#words-of-your-own',
};
const GENERATOR = {
  instead:
    'There are no generated files, and a configuration runs no code for pages. Swizzle components, or add your own content with `before` and `after` in `overrides`.',
  page: 'components.mdx',
};
const NOT_NEEDED = {
  instead: 'Remove it: there are no generated files, and pages share their data.',
};
const PROXY = {instead: ADVICE.proxy, page: 'deploying.md'};
const DOWNLOAD = {instead: ADVICE.download, page: 'formats.md'};
const CREDENTIALS = {instead: ADVICE.credentials, except: [false], page: 'try-it.md#credentials'};
const OLD_ADDRESS = {taken: 'Part of the old addresses, from which the redirects are made.'};
const SOURCE = {
  taken: 'Becomes `source`; for a URL also `remote`, which `pull` fetches.',
  page: 'pull.md',
};
const COLLAPSE =
  'There is no such setting. Readers can collapse groups; the group of the current page is open.';
const SAMPLES_PAGE = 'try-it.md#languages-of-samples';
const DOCUMENT_SAMPLES = {
  instead: 'Write samples into the document with `x-codeSamples`. They come first.',
  page: 'extensions.md#samples-examples-and-try-it',
};
const DEPTH_CONTROL =
  'Pages have no control for the depth. `schemaDepth` sets it for all readers, who open deeper levels themselves.';

/**
 * What happens to the options of docusaurus-plugin-openapi-docs and docusaurus-theme-openapi-docs,
 * versions 4 and 5.
 */
export const OPEN_API_DOCS_OPTIONS: OptionTable = {
  id: {
    taken: 'Not needed: one instance of this plugin has a tab for each document.',
    page: 'plugin-options.md#several-instances',
  },
  docsPlugin: {taken: 'Not needed: pages do not go through the docs plugin.'},
  docsPluginId: OLD_ADDRESS,
  config: {taken: 'Becomes tabs in docs.json, with the keys as labels.', page: 'docs-json.md'},
  'config.*.specPath': {...SOURCE, taken: `${SOURCE.taken} A folder becomes a tab for each file.`},
  'config.*.outputDir': OLD_ADDRESS,
  'config.*.template': TEMPLATE,
  'config.*.infoTemplate': TEMPLATE,
  'config.*.tagTemplate': TEMPLATE,
  'config.*.schemaTemplate': TEMPLATE,
  'config.*.downloadUrl': DOWNLOAD,
  'config.*.hideSendButton': {
    taken: 'Becomes `tryIt.mode` of the tab, with `"samples"` for `true`.',
    page: 'try-it.md#modes',
  },
  'config.*.showExtensions': {
    taken: 'Becomes `showExtensions` of the tab, with the names that the operations have.',
    page: 'extensions.md#show-extensions',
  },
  'config.*.sidebarOptions.groupPathsBy': {
    taken:
      'Not needed: groups come from tags, and `x-tagGroups` or, in OpenAPI 3.2, `parent` nest them.',
    page: 'navigation-and-routes.md#groups',
  },
  'config.*.sidebarOptions.categoryLinkSource': {
    taken:
      'Becomes `tags`, with a page for each tag, for `tag` and `auto`; for `info`, the overview.',
    page: 'navigation-and-routes.md#pages-of-tags',
  },
  'config.*.sidebarOptions.customProps': {
    instead:
      'Entries of the sidebar have no props of your own. Use `badge`, `title` and `group` in `overrides`, or swizzle `ApiSidebarItem`.',
    page: 'docs-json.md#overrides',
  },
  'config.*.sidebarOptions.sidebarCollapsible': only(false, COLLAPSE, {
    taken: '`true` is the default.',
  }),
  'config.*.sidebarOptions.sidebarCollapsed': only(false, COLLAPSE, {
    taken: '`true` is the default: groups are closed, apart from that of the current page.',
  }),
  'config.*.sidebarOptions.sidebarGenerators.createDocItem': {
    instead:
      'The sidebar is made from the document. Use `title`, `badge`, `group` and `hidden` in `overrides`, a `navigation` list, or swizzle `ApiSidebarItem`.',
    page: 'navigation-and-routes.md#a-list-of-your-own',
  },
  'config.*.markdownGenerators.createApiPageMD': GENERATOR,
  'config.*.markdownGenerators.createInfoPageMD': GENERATOR,
  'config.*.markdownGenerators.createTagPageMD': GENERATOR,
  'config.*.markdownGenerators.createSchemaPageMD': GENERATOR,
  'config.*.showSchemas': {
    taken: 'Becomes `schemas` of the tab.',
    page: 'navigation-and-routes.md#pages-of-schemas',
  },
  'config.*.showInfoPage': only(
    false,
    'Each tab has an overview. Nothing needs to link to it: link the navbar to an operation instead.',
    {taken: '`true` is the default.'},
  ),
  'config.*.schemasOnly': only(
    true,
    'Operations have pages, too. Leave them out with `exclude`, but then only schemas that other operations use have pages.',
    {taken: '`false` is the default.', page: 'navigation-and-routes.md#audiences'},
  ),
  'config.*.disableCompression': NOT_NEEDED,
  'config.*.externalJsonProps': NOT_NEEDED,
  'config.*.maskCredentials': only(
    false,
    'Samples always mask credentials until a reader presses “Show secrets”.',
    {taken: '`true` is the default.', page: 'try-it.md#samples'},
  ),
  'config.*.version': {
    taken: 'Becomes `version` of the first entry of `versions`.',
    page: 'api-versions.md',
  },
  'config.*.label': {taken: 'Becomes `label` of the same entry.', page: 'api-versions.md'},
  'config.*.baseUrl': {taken: 'Not needed: the address comes from the version.'},
  'config.*.versions': {taken: 'Becomes `versions` of the tab.', page: 'api-versions.md'},
  'config.*.versions.*.specPath': SOURCE,
  'config.*.versions.*.outputDir': OLD_ADDRESS,
  'config.*.versions.*.label': {taken: 'Becomes `label`.', page: 'api-versions.md'},
  'config.*.versions.*.baseUrl': {taken: 'Not needed: the address comes from the version.'},
  'config.*.versions.*.downloadUrl': DOWNLOAD,
  'config.*.proxy': PROXY,
  'themeConfig.languageTabs': {
    taken: 'Becomes the option `samples`, in the same order; an empty list is named.',
    page: SAMPLES_PAGE,
  },
  'themeConfig.languageTabs.*.language': {
    taken: 'Becomes `id`; languages without generated samples are named.',
    page: SAMPLES_PAGE,
  },
  // Not in the types of the other tool. `samples` has the same field.
  'themeConfig.languageTabs.*.label': {taken: 'Becomes `label`.', page: SAMPLES_PAGE},
  'themeConfig.languageTabs.*.variant': {
    taken: 'Becomes `variant`; other libraries than those of this plugin are named.',
    page: SAMPLES_PAGE,
  },
  'themeConfig.languageTabs.*.variants': {
    instead:
      'An entry of `samples` has one library. List a language twice, each time with another `variant`, to offer both.',
    page: SAMPLES_PAGE,
  },
  'themeConfig.languageTabs.*.highlight': {
    taken: 'Not needed: highlighting comes with the language.',
    page: 'try-it.md#samples',
  },
  'themeConfig.languageTabs.*.codeSampleLanguage': {
    taken: 'Not needed: all `x-codeSamples` of the document are shown, before generated samples.',
    page: DOCUMENT_SAMPLES.page,
  },
  'themeConfig.languageTabs.*.logoClass': {
    instead: 'Samples have no logos. Remove the styles of the class from your CSS.',
  },
  'themeConfig.languageTabs.*.options': {
    instead: 'Generated samples have no settings. Write others with `x-codeSamples`.',
    page: DOCUMENT_SAMPLES.page,
  },
  'themeConfig.languageTabs.*.sample': DOCUMENT_SAMPLES,
  'themeConfig.languageTabs.*.samples': DOCUMENT_SAMPLES,
  'themeConfig.languageTabs.*.samplesSources': DOCUMENT_SAMPLES,
  'themeConfig.languageTabs.*.samplesLabels': DOCUMENT_SAMPLES,
  'themeConfig.api.proxy': PROXY,
  'themeConfig.api.authPersistence': {...CREDENTIALS, taken: '`false` is the default.'},
  // The name in the types of version 4.0 and in the README.
  'themeConfig.api.authPersistance': {...CREDENTIALS, taken: '`false` is the default.'},
  'themeConfig.api.requestTimeout': {
    instead: 'Set the deadlines of the proxy where you deploy it, such as `--total-timeout-ms`.',
    page: 'deploying.md#settings',
  },
  'themeConfig.api.requestCredentials': {
    taken: '`omit` is the default.',
    instead:
      'Requests of Try It never send cookies of the site. The proxy sends the cookies of the API that readers enter.',
    except: ['omit'],
    page: 'try-it.md#where-requests-go',
  },
  'themeConfig.api.schemaExpansion.default': {
    taken:
      'Becomes the option `schemaDepth`, which counts the first level, too; `"all"` becomes 12.',
    page: 'customizing.md#open-levels-of-schemas',
  },
  'themeConfig.api.schemaExpansion.enabled': only(true, DEPTH_CONTROL, {
    taken: '`false` is the default.',
  }),
  'themeConfig.api.schemaExpansion.max': {instead: DEPTH_CONTROL},
  'themeConfig.api.schemaExpansion.persist': {instead: DEPTH_CONTROL},
  'themeConfig.api.hideGeneratedSnippets': only(
    true,
    'Samples of the document (`x-codeSamples`) come first, and generated samples after them.',
    {taken: '`false` is the default.', page: DOCUMENT_SAMPLES.page},
  ),
};

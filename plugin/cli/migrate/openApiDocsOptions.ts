/** What happens to the options of docusaurus-plugin-openapi-docs and its theme. */
import {only, type OptionRules, TAKEN} from './optionRules';

const TEMPLATE =
  'There are no generated files. Swizzle components of the pages, or add your own content with `before` and `after` in `overrides`.';
const COLLAPSE =
  'There is no such setting. Readers can collapse groups; the group of the current page is open.';
const DOWNLOAD =
  'The overview links to the document that is published with the site. To offer another file, link to it in `info.description`.';
const NOT_NEEDED = 'Not needed: there are no generated files, and pages share their data.';

/** Options of an instance of the plugin. */
export const INSTANCE_RULES: OptionRules = {
  id: TAKEN,
  docsPlugin: TAKEN,
  docsPluginId: TAKEN,
  config: TAKEN,
};

/** Options of an entry of `config`. */
export const ENTRY_RULES: OptionRules = {
  specPath: TAKEN,
  outputDir: TAKEN,
  proxy:
    'This plugin has a proxy with another protocol. Deploy it, or set `tryIt.proxy` to `false` if the API allows requests from the site (CORS).',
  template: TEMPLATE,
  infoTemplate: TEMPLATE,
  tagTemplate: TEMPLATE,
  schemaTemplate: TEMPLATE,
  downloadUrl: DOWNLOAD,
  // An overlay turns Try It off.
  hideSendButton: TAKEN,
  showExtensions: TAKEN,
  sidebarOptions: {
    groupPathsBy: TAKEN,
    categoryLinkSource: TAKEN,
    customProps:
      'Entries of the sidebar have no props of your own. Use `badge`, `title` and `group` in `overrides`, or swizzle `ApiSidebarItem`.',
    sidebarCollapsible: COLLAPSE,
    sidebarCollapsed: COLLAPSE,
    sidebarGenerators: {
      createDocItem:
        'The sidebar is made from the document. Use `title`, `badge`, `group` and `hidden` in `overrides`, a `navigation` list, or swizzle `ApiSidebarItem`.',
    },
  },
  markdownGenerators: {
    createApiPageMD: TEMPLATE,
    createInfoPageMD: TEMPLATE,
    createTagPageMD: TEMPLATE,
    createSchemaPageMD: TEMPLATE,
  },
  showSchemas: TAKEN,
  showInfoPage: only(
    false,
    'Each tab has an overview. Nothing needs to link to it: link the navbar to an operation instead.',
  ),
  schemasOnly: only(
    true,
    'Operations have pages, too. Leave them out with `exclude`, but then only schemas that other operations use have pages.',
  ),
  disableCompression: NOT_NEEDED,
  externalJsonProps: NOT_NEEDED,
  maskCredentials: only(
    false,
    'Samples always mask credentials until a reader presses “Show secrets”.',
  ),
  version: TAKEN,
  label: TAKEN,
  baseUrl: TAKEN,
  versions: TAKEN,
};

/** Options of an entry of `versions`. */
export const VERSION_RULES: OptionRules = {
  specPath: TAKEN,
  outputDir: TAKEN,
  label: TAKEN,
  baseUrl: TAKEN,
  downloadUrl: DOWNLOAD,
};

const EXPANSION = 'Readers expand schemas themselves; search and print find everything on a page.';
const PERSISTENCE =
  'Credentials are kept in memory. Readers can choose to keep them until they close the tab (`sessionStorage`), never longer.';

/** Options of `themeConfig`. */
export const THEME_RULES: OptionRules = {
  languageTabs: TAKEN,
  api: {
    proxy: ENTRY_RULES.proxy ?? TAKEN,
    authPersistence: PERSISTENCE,
    // The spelling in the README of the other tool.
    authPersistance: PERSISTENCE,
    requestTimeout:
      'Set the deadlines of the proxy where you deploy it, such as `--total-timeout-ms`.',
    requestCredentials: 'Requests of Try It never send cookies of the site.',
    schemaExpansion: {enabled: EXPANSION, default: EXPANSION, max: EXPANSION, persist: EXPANSION},
    hideGeneratedSnippets: only(
      true,
      'Samples of the document (`x-codeSamples`) come first, and generated samples after them.',
    ),
  },
};

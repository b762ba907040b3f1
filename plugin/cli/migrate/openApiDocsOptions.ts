/** What happens to the options of docusaurus-plugin-openapi-docs and its theme. */
import {ADVICE, only, type OptionRules, TAKEN} from './optionRules';

const TEMPLATE =
  'There are no generated files. Swizzle components of the pages, or add your own content with `before` and `after` in `overrides`.';
const COLLAPSE =
  'There is no such setting. Readers can collapse groups; the group of the current page is open.';
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
  proxy: ADVICE.proxy,
  template: TEMPLATE,
  infoTemplate: TEMPLATE,
  tagTemplate: TEMPLATE,
  schemaTemplate: TEMPLATE,
  downloadUrl: ADVICE.download,
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
  downloadUrl: ADVICE.download,
};

const EXPANSION = 'Readers expand schemas themselves; search and print find everything on a page.';

/** Options of `themeConfig`. */
export const THEME_RULES: OptionRules = {
  languageTabs: TAKEN,
  api: {
    proxy: ADVICE.proxy,
    authPersistence: ADVICE.credentials,
    // The spelling in the README of the other tool.
    authPersistance: ADVICE.credentials,
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

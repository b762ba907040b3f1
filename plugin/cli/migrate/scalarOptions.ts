/** What happens to the options of @scalar/docusaurus and of the references that it shows. */
import {ADVICE, only, type OptionRules, TAKEN} from './optionRules';

/** Options of the plugin. */
export const SCALAR_RULES: OptionRules = {
  id: TAKEN,
  label: TAKEN,
  route: TAKEN,
  showNavLink: TAKEN,
  configuration: TAKEN,
  cdn: 'Not needed: the pages load nothing from other servers.',
};

const STYLE = 'It styles Scalar. Use the CSS variables and components of the new pages instead.';
const DARK = 'Color modes are settings of Docusaurus: `themeConfig.colorMode`.';
const CALLBACK =
  'There are no such callbacks. Use a client module of Docusaurus, or swizzle components.';
const SLUG =
  'Links by the hash that Scalar makes itself open the right pages; your own hashes open the overview.';
const SERVERS = 'Write the servers in the document, or add them with an overlay.';
const DOWNLOAD =
  'The overview and the menus of pages link to the document. To leave the links out, wrap `ApiOverview` and `ApiFormats`, and pass on no `download`.';
const EXPANDED =
  'Readers expand these parts themselves; search and print find everything on a page.';
const PROPERTIES = 'Properties have the order of the document.';
const META = 'Metadata come from the document and from the Docusaurus configuration.';

/** Options of a reference, or of one of its `sources`. */
export const CONFIGURATION_RULES: OptionRules = {
  url: TAKEN,
  content: TAKEN,
  spec: {url: TAKEN, content: TAKEN},
  sources: TAKEN,
  title: TAKEN,
  slug: 'The route of a tab comes from its label.',
  default: 'The first tab is the default one: change the order of `tabs` in docs.json.',
  agent: 'There is no such feature. Remove it.',
  authentication:
    'The document declares the security schemes. Credentials are never part of the site; readers enter their own.',
  baseServerURL: SERVERS,
  servers: SERVERS,
  hideClientButton: TAKEN,
  hideTestRequestButton: TAKEN,
  hideModels: TAKEN,
  hideSearch: TAKEN,
  tagsSorter: (value) =>
    value === 'alpha' ? TAKEN : 'Write the order of the groups into `tagsOrder` in docs.json.',
  operationsSorter:
    'Operations have the order of the document. Use a `navigation` list for another one.',
  defaultHttpClient: TAKEN,
  hiddenClients:
    'An overlay with `x-readme.samples-languages` decides which languages of the samples come first.',
  proxyUrl: ADVICE.proxy,
  proxy: ADVICE.proxy,
  fetch: ADVICE.proxy,
  searchHotKey: '⌘K or Ctrl+K opens the search.',
  showSidebar: only(false, 'Set `navigation` to `false` in docs.json.'),
  showToolbar: TAKEN,
  showDeveloperTools: TAKEN,
  operationTitleSource: only(
    'path',
    'Titles are summaries. Write `title` in `overrides`, or use an overlay.',
  ),
  showOperationId: only(
    true,
    'Pages do not show the `operationId`. Swizzle `ApiOperation/Header`.',
  ),
  theme: STYLE,
  customCss: STYLE,
  layout: STYLE,
  withDefaultFonts: STYLE,
  darkMode: DARK,
  forceDarkModeState: DARK,
  hideDarkModeToggle: DARK,
  favicon: META,
  metaData: META,
  pageTitle: META,
  cdn: SCALAR_RULES.cdn ?? TAKEN,
  persistAuth: only(true, ADVICE.credentials),
  telemetry: only(true, 'There is no telemetry.'),
  plugins: 'Swizzle components instead.',
  isEditable: only(true, 'The document is not editable on the page.'),
  isLoading: TAKEN,
  documentDownloadType: (value) => (value === 'none' ? DOWNLOAD : TAKEN),
  hideDownloadButton: only(true, DOWNLOAD),
  pathRouting:
    'Each operation has a page. Write redirects from the old paths to the pages that `api-redirects.json` does not list.',
  redirect: 'Write the redirects for @docusaurus/plugin-client-redirects.',
  generateHeadingSlug: SLUG,
  generateModelSlug: SLUG,
  generateOperationSlug: SLUG,
  generateTagSlug: SLUG,
  generateWebhookSlug: SLUG,
  defaultOpenAllTags: TAKEN,
  defaultOpenFirstTag: TAKEN,
  expandAllModelSections: only(true, EXPANDED),
  expandAllResponses: only(true, EXPANDED),
  orderRequiredPropertiesFirst: PROPERTIES,
  orderSchemaPropertiesBy: (value) => (value === 'preserve' ? TAKEN : PROPERTIES),
  onBeforeRequest: CALLBACK,
  onDocumentSelect: CALLBACK,
  onLoaded: CALLBACK,
  onRequestSent: CALLBACK,
  onServerChange: CALLBACK,
  onShowMore: CALLBACK,
  onSidebarClick: CALLBACK,
  onSpecUpdate: CALLBACK,
  _integration: TAKEN,
};

/** What happens to the options of @scalar/docusaurus and of the references that it shows. */
import {ADVICE, only, type OptionTable, TAKEN} from './optionRows';

/** Options of the plugin. */
export const SCALAR_RULES: OptionTable = {
  id: TAKEN,
  label: TAKEN,
  route: TAKEN,
  showNavLink: TAKEN,
  configuration: TAKEN,
  cdn: {instead: 'Not needed: the pages load nothing from other servers.'},
};

const STYLE = 'It styles Scalar. Use the CSS variables and components of the new pages instead.';
const DARK = 'Color modes are settings of Docusaurus: `themeConfig.colorMode`.';
const CALLBACK =
  'There are no such callbacks. Use a client module of Docusaurus, or swizzle components.';
const SLUG =
  'Links by the hash that Scalar makes itself open the right pages; your own hashes open the overview.';
const SERVERS = 'Write the servers in the document, or add them with an overlay.';
const META = 'Metadata come from the document and from the Docusaurus configuration.';

/** Options of a reference, or of one of its `sources`. */
export const CONFIGURATION_RULES: OptionTable = {
  url: TAKEN,
  content: TAKEN,
  'spec.url': TAKEN,
  'spec.content': TAKEN,
  sources: TAKEN,
  title: TAKEN,
  slug: {instead: 'The route of a tab comes from its label.'},
  default: {instead: 'The first tab is the default one: change the order of `tabs` in docs.json.'},
  agent: {instead: 'There is no such feature. Remove it.'},
  authentication: {
    instead:
      'The document declares the security schemes. Credentials are never part of the site; readers enter their own.',
  },
  baseServerURL: {instead: SERVERS},
  servers: {instead: SERVERS},
  hideClientButton: TAKEN,
  hideTestRequestButton: TAKEN,
  hideModels: TAKEN,
  hideSearch: TAKEN,
  tagsSorter: {
    instead: 'Write the order of the groups into `tagsOrder` in docs.json.',
    except: ['alpha'],
  },
  operationsSorter: {
    instead: 'Operations have the order of the document. Use a `navigation` list for another one.',
  },
  defaultHttpClient: TAKEN,
  hiddenClients: {
    instead: 'Write the languages that samples are in into `samples` in docs.json.',
  },
  proxyUrl: {instead: ADVICE.proxy},
  proxy: {instead: ADVICE.proxy},
  fetch: {instead: ADVICE.proxy},
  searchHotKey: {instead: '⌘K or Ctrl+K opens the search.'},
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
  theme: {instead: STYLE},
  customCss: {instead: STYLE},
  layout: {instead: STYLE},
  withDefaultFonts: {instead: STYLE},
  darkMode: {instead: DARK},
  forceDarkModeState: {instead: DARK},
  hideDarkModeToggle: {instead: DARK},
  favicon: {instead: META},
  metaData: {instead: META},
  pageTitle: {instead: META},
  cdn: SCALAR_RULES.cdn ?? TAKEN,
  persistAuth: only(true, ADVICE.credentials),
  telemetry: only(true, 'There is no telemetry.'),
  plugins: {instead: 'Swizzle components instead.'},
  isEditable: only(true, 'The document is not editable on the page.'),
  isLoading: TAKEN,
  documentDownloadType: only('none', ADVICE.noDownload),
  hideDownloadButton: only(true, ADVICE.noDownload),
  pathRouting: {
    instead:
      'Each operation has a page. Write redirects from the old paths to the pages that `api-redirects.json` does not list.',
  },
  redirect: {instead: 'Write the redirects for @docusaurus/plugin-client-redirects.'},
  generateHeadingSlug: {instead: SLUG},
  generateModelSlug: {instead: SLUG},
  generateOperationSlug: {instead: SLUG},
  generateTagSlug: {instead: SLUG},
  generateWebhookSlug: {instead: SLUG},
  defaultOpenAllTags: TAKEN,
  defaultOpenFirstTag: TAKEN,
  expandAllModelSections: only(true, ADVICE.expanded),
  expandAllResponses: only(true, ADVICE.expanded),
  orderRequiredPropertiesFirst: {instead: ADVICE.properties},
  orderSchemaPropertiesBy: {instead: ADVICE.properties, except: ['preserve']},
  onBeforeRequest: {instead: CALLBACK},
  onDocumentSelect: {instead: CALLBACK},
  onLoaded: {instead: CALLBACK},
  onRequestSent: {instead: CALLBACK},
  onServerChange: {instead: CALLBACK},
  onShowMore: {instead: CALLBACK},
  onSidebarClick: {instead: CALLBACK},
  onSpecUpdate: {instead: CALLBACK},
  _integration: TAKEN,
};

import {ADVICE, only, type OptionTable} from './optionRows';
import {REDOC_OPTIONS} from './redocOptions';
import {REDOC_THEME, TEXT_COLORS, toColorRow} from './redocTheme';

const LAYOUT = {
  instead:
    'Pages have the layout of the docs. Set what all pages share in the Docusaurus configuration, or swizzle `ApiPageMetadata`.',
  page: 'components.mdx',
};
const COLORS = 'customizing.md#colours';
const STYLE = {
  instead: 'It styles Redoc. Use the CSS variables and components of the new pages instead.',
  page: COLORS,
};
const DECORATORS = {
  instead:
    'The configuration of Redocly is not read. In place of decorators, use an overlay, or `include` and `exclude`. For options of Redoc that it has, look them up in the guide of this plugin.',
  page: 'overlays.md',
};
const SOURCE = {
  taken: 'Becomes `source`; for a URL also `remote`, which `pull` fetches.',
  page: 'pull.md',
};
const ROUTE = {
  taken: 'Becomes a redirect to the overview of the tab; without it, the page is yours to change.',
  page: 'navigation-and-routes.md#routes',
};
const NOTHING = {taken: 'Not needed: the new pages need no such setting.'};

/** What happens to the options of an entry of `specs`, and of docusaurus-plugin-redoc. */
export const SPEC_OPTIONS: OptionTable = {
  id: {taken: 'Becomes the label of the tab, unless `layout.title` is set.'},
  spec: SOURCE,
  route: ROUTE,
  url: {instead: ADVICE.download, page: 'formats.md'},
  normalizeUrl: only(false, 'There is no such setting: the site decides the URL of the download.', {
    taken: '`true` is the default.',
  }),
  'layout.title': {taken: 'Becomes the label of the tab.'},
  'layout.description': LAYOUT,
  'layout.image': LAYOUT,
  'layout.keywords': LAYOUT,
  'layout.noFooter': LAYOUT,
  'layout.permalink': LAYOUT,
  'layout.searchMetadatas': LAYOUT,
  'layout.wrapperClassName': LAYOUT,
  // Before version 1.0.
  specUrl: SOURCE,
  routePath: ROUTE,
  addRoute: {taken: 'With `false`, there is no redirect.'},
  apiDocComponent: {
    instead: 'Swizzle the components of the new pages, such as `ApiOverview`.',
    page: 'components.mdx',
  },
  // Where the plugin is used without the preset.
  debug: NOTHING,
  themeId: STYLE,
  config: DECORATORS,
};

/** What happens to the options of the theme, which the preset has as `theme`. */
const THEME_OPTIONS: OptionTable = {
  id: NOTHING,
  primaryColor: toColorRow(TEXT_COLORS['colors.primary.main']),
  primaryColorDark: {taken: 'Becomes the same in dark mode.', page: COLORS},
  ...prefix('theme.', REDOC_THEME),
  ...prefix('options.', REDOC_OPTIONS),
  // Before version 1.0.
  ...prefix('redocOptions.', REDOC_OPTIONS),
};

/** What happens to the options of the preset redocusaurus, apart from those in `specs`. */
export const PRESET_OPTIONS: OptionTable = {
  id: NOTHING,
  debug: NOTHING,
  config: DECORATORS,
  specs: {taken: 'Becomes tabs in docs.json.', page: 'docs-json.md'},
  'openapi.path': {taken: 'Becomes a tab for each document of the folder.'},
  'openapi.routeBasePath': {
    taken: 'Part of the old addresses, from which the redirects are made.',
    page: ROUTE.page,
  },
  ...prefix('theme.', THEME_OPTIONS),
};

function prefix(start: string, table: OptionTable): OptionTable {
  return Object.fromEntries(Object.entries(table).map(([path, row]) => [start + path, row]));
}

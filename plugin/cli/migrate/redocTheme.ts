import type {OptionRow, OptionTable} from './optionRows';

/**
 * Colors of text in Redoc's theme, and the variables of the new pages that they become. A later one
 * replaces an earlier one.
 */
export const TEXT_COLORS = {
  'colors.primary.main': ['--theme-api-accent', '--theme-api-link'],
  'colors.success.main': ['--theme-api-success'],
  'colors.error.main': ['--theme-api-client-error', '--theme-api-server-error'],
  'colors.responses.success.color': ['--theme-api-success'],
  'colors.responses.redirect.color': ['--theme-api-redirect'],
  'colors.responses.error.color': ['--theme-api-client-error', '--theme-api-server-error'],
  'colors.http.get': ['--theme-api-method-get'],
  'colors.http.post': ['--theme-api-method-post'],
  'colors.http.put': ['--theme-api-method-put'],
  'colors.http.patch': ['--theme-api-method-patch'],
  'colors.http.delete': ['--theme-api-method-delete'],
  'colors.http.basic': ['--theme-api-method-other'],
  'schema.typeNameColor': ['--theme-api-muted'],
  'colors.text.secondary': ['--theme-api-muted'],
  'typography.links.color': ['--theme-api-link'],
} as const satisfies {[path: string]: readonly string[]};

const COLORS = 'customizing.md#colours';

/** The row of a color that the stylesheet contains. */
export function toColorRow(variables: readonly string[]): OptionRow {
  return {
    taken: `Becomes ${variables.map((name) => `\`${name}\``).join(' and ')} in a stylesheet, as dark, or in dark mode as light, as text needs.`,
    page: COLORS,
  };
}

/** What follows from a color that somebody chose with the rest of Redoc's design. */
function set(what: string, variable: string): OptionRow {
  return {
    instead: `${what} To have it there, add \`.theme-api-pages {${variable}: {value}}\` to your CSS.`,
    page: COLORS,
  };
}

const inSidebar = (variable: string) => set('The sidebar looks as in your docs.', variable);
const inText = (variable: string) => set('Text looks as in your docs.', variable);
const inLines = set('Lines have a color of their own.', '--theme-api-line');
const onCards = {
  instead:
    'Samples and examples are on light cards, or dark ones in dark mode. Change the background with `--theme-api-surface`: code needs enough contrast on it.',
  page: COLORS,
};
const NO_BACKGROUND = {
  instead: 'Status codes have a color and no background. Remove it.',
  page: COLORS,
};
const SHADE = {
  instead: 'The new pages derive their shades from one color. Remove it.',
  page: COLORS,
};
const NO_COLOR = {instead: 'Nothing on the new pages has this color. Remove it.'};
const LAYOUT = {
  instead: 'The layout is that of Docusaurus and of the new pages. Remove it.',
  page: 'customizing.md#components',
};
const SPACE = {
  instead: 'Set the distances `--theme-api-space-1` to `--theme-api-space-8` in your CSS.',
  page: COLORS,
};
const LOGO = {
  instead: 'The logo is that of the navbar. Style `.navbar__logo` in your CSS.',
};
const CHEVRON = {
  instead: 'The arrow is an image: set `--theme-api-chevron` in your CSS.',
  page: COLORS,
};
const NO_BUTTON = {instead: 'There is no such button. Remove it.'};

/** What happens to the theme of Redoc 2. */
export const REDOC_THEME: OptionTable = {
  ...Object.fromEntries(
    Object.entries(TEXT_COLORS).map(([path, variables]) => [path, toColorRow(variables)]),
  ),
  ...toRows(SPACE, 'spacing', ['unit', 'sectionHorizontal', 'sectionVertical']),
  ...toRows(LAYOUT, 'breakpoints', ['small', 'medium', 'large']),
  'colors.tonalOffset': SHADE,
  ...toRows(SHADE, 'colors.primary', ['light', 'dark', 'contrastText']),
  ...toRows(SHADE, 'colors.success', ['light', 'dark', 'contrastText']),
  ...toRows(SHADE, 'colors.error', ['light', 'dark', 'contrastText']),
  ...toRows(SHADE, 'colors.warning', ['light', 'dark', 'contrastText']),
  'colors.warning.main': {
    instead:
      'Deprecated operations have a band with a background: set `--theme-api-warning` in your CSS to a color on which text can be read.',
    page: COLORS,
  },
  ...toRows(NO_COLOR, 'colors.gray', ['50', '100']),
  ...toRows(inLines, 'colors.border', ['light', 'dark']),
  'colors.text.primary': inText('--ifm-font-color-base'),
  ...toRows(NO_BACKGROUND, 'colors.responses.success', ['backgroundColor', 'tabTextColor']),
  ...toRows(NO_BACKGROUND, 'colors.responses.error', ['backgroundColor', 'tabTextColor']),
  ...toRows(NO_BACKGROUND, 'colors.responses.redirect', ['backgroundColor', 'tabTextColor']),
  ...toRows(NO_COLOR, 'colors.responses.info', ['color', 'backgroundColor', 'tabTextColor']),
  ...toRows(set('Other methods share one color.', '--theme-api-method-other'), 'colors.http', [
    'options',
    'head',
  ]),
  'colors.http.link': NO_COLOR,
  'schema.linesColor': inLines,
  ...toRows(LAYOUT, 'schema', ['defaultDetailsWidth', 'nestingSpacing']),
  'schema.typeTitleColor': set('Titles of types have the color of types.', '--theme-api-muted'),
  'schema.requireLabelColor': NO_COLOR,
  'schema.labelsTextSize': set('Labels have a size of their own.', '--theme-api-text-label'),
  'schema.nestedBackground': {instead: 'Nested properties have no background. Remove it.'},
  ...toRows(CHEVRON, 'schema.arrow', ['size', 'color']),
  'typography.fontSize': set('Rows have a size of their own.', '--theme-api-text-body'),
  'typography.lineHeight': inText('--ifm-line-height-base'),
  'typography.fontWeightLight': inText('--ifm-font-weight-light'),
  'typography.fontWeightRegular': inText('--ifm-font-weight-base'),
  'typography.fontWeightBold': inText('--ifm-font-weight-bold'),
  'typography.fontFamily': inText('--ifm-font-family-base'),
  ...toRows(LAYOUT, 'typography', ['smoothing', 'optimizeSpeed']),
  'typography.code.fontSize': set('Code has a size of its own.', '--theme-api-text-small'),
  'typography.code.fontWeight': LAYOUT,
  'typography.code.fontFamily': inText('--ifm-font-family-monospace'),
  'typography.code.lineHeight': LAYOUT,
  'typography.code.color': {
    instead: 'Code in text has the color of the text. Style `.theme-api-pages code` in your CSS.',
    page: COLORS,
  },
  'typography.code.backgroundColor': inText('--ifm-code-background'),
  'typography.code.wrap': {instead: 'Long lines of code scroll. Remove it.'},
  'typography.headings.fontFamily': inText('--ifm-heading-font-family'),
  'typography.headings.fontWeight': inText('--ifm-heading-font-weight'),
  'typography.headings.lineHeight': inText('--ifm-heading-line-height'),
  'typography.links.visited': NO_COLOR,
  'typography.links.hover': inText('--ifm-link-hover-color'),
  'typography.links.textDecoration': inText('--ifm-link-decoration'),
  'typography.links.hoverTextDecoration': inText('--ifm-link-hover-decoration'),
  'sidebar.width': inSidebar('--doc-sidebar-width'),
  'sidebar.backgroundColor': {
    instead:
      'The sidebar looks as in your docs. To have it there, style `.theme-api-pages .theme-doc-sidebar-container` in your CSS, with colors of text that can be read on it.',
    page: COLORS,
  },
  'sidebar.textColor': inSidebar('--ifm-menu-color'),
  'sidebar.activeTextColor': inSidebar('--ifm-menu-color-active'),
  ...['groupItems', 'level1Items'].reduce<OptionTable>(
    (rows, level) => ({
      ...rows,
      [`sidebar.${level}.activeBackgroundColor`]: inSidebar('--ifm-menu-color-background-active'),
      [`sidebar.${level}.activeTextColor`]: inSidebar('--ifm-menu-color-active'),
      [`sidebar.${level}.textTransform`]: {
        instead: 'The sidebar looks as in your docs. Style `.menu__link` in your CSS.',
      },
    }),
    {},
  ),
  ...toRows(CHEVRON, 'sidebar.arrow', ['size', 'color']),
  ...toRows(LOGO, 'logo', ['maxHeight', 'maxWidth', 'gutter']),
  ...toRows(onCards, 'rightPanel', ['backgroundColor', 'textColor']),
  'rightPanel.width': LAYOUT,
  'rightPanel.servers.overlay.backgroundColor': onCards,
  'rightPanel.servers.overlay.textColor': onCards,
  'rightPanel.servers.url.backgroundColor': onCards,
  'codeBlock.backgroundColor': onCards,
  ...toRows(NO_BUTTON, 'fab', ['backgroundColor', 'color']),
  extensionsHook: {instead: 'Swizzle components instead.', page: 'components.mdx'},
};

function toRows(row: OptionRow, path: string, names: readonly string[]): OptionTable {
  return Object.fromEntries(names.map((name) => [`${path}.${name}`, row]));
}

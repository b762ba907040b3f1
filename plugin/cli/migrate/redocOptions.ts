/** What happens to the options of redocusaurus. */
import {ADVICE, type OptionRules, only, TAKEN} from './optionRules';

const LAYOUT =
  'Pages have the layout of the docs. Set what all pages share in the Docusaurus configuration, or swizzle `ApiPageMetadata`.';
const COLOR = (name: string) => (value: unknown) =>
  `The new pages use the colors of the site: set \`${name}: ${typeof value === 'string' ? value : '…'}\` in your CSS.`;
const STYLE = 'It styles Redoc. Use the CSS variables and components of the new pages instead.';

const LAYOUT_RULES: OptionRules = {
  title: TAKEN,
  description: LAYOUT,
  image: LAYOUT,
  keywords: LAYOUT,
  noFooter: LAYOUT,
  permalink: LAYOUT,
  searchMetadatas: LAYOUT,
  wrapperClassName: LAYOUT,
};

/** Options of an entry of `specs`, and of the plugin in the preset. */
export const SPEC_RULES: OptionRules = {
  id: TAKEN,
  spec: TAKEN,
  route: TAKEN,
  url: ADVICE.download,
  normalizeUrl: only(false, 'There is no such setting: the site decides the URL of the download.'),
  layout: LAYOUT_RULES,
  // Before version 1.0.
  specUrl: TAKEN,
  routePath: TAKEN,
  addRoute: TAKEN,
  apiDocComponent: 'Swizzle the components of the new pages, such as `ApiOverview`.',
  // Where the plugin is used without the preset.
  debug: TAKEN,
  themeId: STYLE,
  config:
    'Decorators of Redocly do not run. Use an overlay, or `include` and `exclude` in docs.json; for options of Redoc, swizzle components.',
};

const REDOC_OPTIONS =
  'Options of Redoc have no effect. The documentation lists what this plugin does instead.';

/** Options of the preset. */
export const PRESET_RULES: OptionRules = {
  id: TAKEN,
  debug: TAKEN,
  config: SPEC_RULES.config ?? TAKEN,
  specs: TAKEN,
  openapi: {path: TAKEN, routeBasePath: TAKEN},
  theme: {
    id: TAKEN,
    primaryColor: COLOR('--ifm-color-primary'),
    primaryColorDark: COLOR("[data-theme='dark'] --ifm-color-primary"),
    theme: STYLE,
    options: REDOC_OPTIONS,
    // Before version 1.0.
    redocOptions: REDOC_OPTIONS,
  },
};

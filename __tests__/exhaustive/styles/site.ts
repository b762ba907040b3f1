import {serveBuilt, serveStarted, type ServedSite} from '../../support/servedSite';
import {BROWSERS, type Cell} from './cells';
import {STYLED_DOCUMENT} from './document';

/**
 * The overrides of a site. Where PostCSS compiles layers away, Docusaurus's rules get ids, so the
 * color needs more of them; the plugin's variables and classes need none.
 */
const CUSTOM_CSS = `
html:not(#a):not(#b):not(#c) { --ifm-color-primary: rgb(130, 40, 90); --ifm-color-primary-darker: rgb(110, 20, 70); }
:root { --theme-api-method-post: rgb(1, 2, 3); }
.theme-api-status { text-transform: uppercase; }
.theme-api-rows { padding-inline-start: 11px; }
.theme-api-row > a { letter-spacing: 1px; font-weight: 300; }
`;

/**
 * Loads its parts in the order of preset-classic: the layers, the theme and the content plugins
 * come before the plugins that the site itself lists.
 */
const PRESET = `module.exports = (context) => ({
  themes: [['@docusaurus/theme-classic', {customCss: './src/css/custom.css'}]],
  plugins: [...(context.siteConfig.future.v4.useCssCascadeLayers ? ['@docusaurus/plugin-css-cascade-layers'] : []), '@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-pages'],
});
`;

/** Builds or starts a site with the settings of a cell. */
export async function openSite({browsers, layers, bundler, command}: Cell): Promise<ServedSite> {
  const options = {
    docs: {tab: 'Pets', api: {source: 'openapi.json'}},
    config: {
      presets: ['./preset.js'],
      themes: [],
      plugins: ['docusaurus-plugin-api-reference'],
      future: {
        v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: layers},
        faster: bundler === 'rspack',
      },
      themeConfig: {navbar: {items: [{to: '/api/default', label: 'API'}]}},
    },
    files: {
      'package.json': JSON.stringify({
        name: 'styled-site',
        private: true,
        browserslist: BROWSERS[browsers],
      }),
      'preset.js': PRESET,
      'openapi.json': JSON.stringify(STYLED_DOCUMENT),
      'src/css/custom.css': CUSTOM_CSS,
    },
  };
  return command === 'build' ? serveBuilt(options) : serveStarted(options);
}

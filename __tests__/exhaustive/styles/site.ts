import path from 'path';
import type {ChildProcess} from 'child_process';
import {
  createSite,
  removeSite,
  runDocusaurus,
  startDocusaurus,
  stopDocusaurus,
} from '../../support/site';
import {findFreePort, serveBuild, waitForServer} from '../../support/staticServer';
import {BROWSERS, type Cell} from './cells';
import {STYLED_DOCUMENT} from './document';

export type RunningSite = {origin: string; close(): Promise<void>};

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
export async function openSite({browsers, layers, bundler, command}: Cell): Promise<RunningSite> {
  const dir = createSite({
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
  });
  const close = async () => removeSite(dir);
  try {
    return command === 'build' ? await build(dir) : await start(dir);
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(dir: string): Promise<RunningSite> {
  const {code, output} = await runDocusaurus(dir, ['build']);
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  const server = await serveBuild(path.join(dir, 'build'));
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      removeSite(dir);
    },
  };
}

async function start(dir: string): Promise<RunningSite> {
  const port = await findFreePort();
  const child: ChildProcess = startDocusaurus(dir, [
    'start',
    '--no-open',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin);
  return {
    origin,
    close: async () => {
      await stopDocusaurus(child);
      removeSite(dir);
    },
  };
}

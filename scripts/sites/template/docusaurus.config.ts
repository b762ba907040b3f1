import {createRequire} from 'node:module';
import type {Config} from '@docusaurus/types';

// The cell of the matrix sets the environment variables.
const {BUNDLER} = process.env;
const {version} = createRequire(__filename)('@docusaurus/core/package.json') as {version: string};
const rspack = BUNDLER === 'rspack';
// Docusaurus 3.10 introduced this name of the option. Docusaurus 3 requires one of the changes of
// Docusaurus 4 with it.
const future = version.startsWith('3.')
  ? {
      [/^3\.[89]\./.test(version) ? 'experimental_faster' : 'faster']: rspack,
      v4: {removeLegacyPostBuildHeadAttribute: rspack},
    }
  : {faster: rspack};

export default {
  title: 'Matrix',
  url: 'http://localhost',
  baseUrl: '/',
  favicon: 'favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future,
  // The bundler may read a file while Docusaurus writes it; the largest by far is that of the debug
  // plugin, with all content of the site.
  presets: [
    [
      '@docusaurus/preset-classic',
      {blog: false, debug: false, docs: {sidebarPath: './sidebars.ts'}},
    ],
  ],
  plugins: ['docusaurus-plugin-api-reference'],
  themeConfig: {
    navbar: {
      title: 'Matrix',
      items: [
        {to: '/docs/intro', label: 'Docs'},
        {to: '/api/default', label: 'API'},
      ],
    },
  },
} as Config;

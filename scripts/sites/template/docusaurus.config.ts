import {createRequire} from 'node:module';
import type {Config} from '@docusaurus/types';

// What a cell of the matrix asks for comes in the environment.
const {BUNDLER} = process.env;
const {version} = createRequire(__filename)('@docusaurus/core/package.json') as {version: string};
const rspack = BUNDLER === 'rspack';
// Docusaurus 3.10 gave the option its name. Docusaurus 3 wants one of the changes of Docusaurus 4
// with it.
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
  // The bundler may read a file while Docusaurus writes it: that of the debug plugin, all content of
  // the site, is the largest by far.
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

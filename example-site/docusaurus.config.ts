import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {apiNavbarItems} from 'docusaurus-plugin-api-reference';
import {themes, type PrismTheme} from 'prism-react-renderer';

/** A theme with the colours that fall below the contrast of WCAG 2.2 (AA) changed. */
function readable(theme: PrismTheme, colors: Record<string, string>): PrismTheme {
  const changes = Object.entries(colors).map(([type, color]) => ({types: [type], style: {color}}));
  return {...theme, styles: [...theme.styles, ...changes]};
}

const apis = apiNavbarItems({siteDir: __dirname, docsJson: '../docs.json'});

const config: Config = {
  title: 'API Reference for Docusaurus',
  tagline: 'Turn OpenAPI documents into pages of your documentation',
  favicon: 'img/favicon.svg',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {v4: true, faster: true},
  themes: [['@docusaurus/theme-classic', {customCss: './src/css/custom.css'}]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.ts', routeBasePath: 'docs'}],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    ['docusaurus-plugin-api-reference', {docsJson: '../docs.json'}],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'API Reference for Docusaurus',
      logo: {alt: '', src: 'img/favicon.svg', width: 32, height: 32},
      items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}, ...apis],
    },
    footer: {
      links: [{label: 'Getting started', to: '/docs/getting-started'}, ...apis],
      copyright: 'The APIs on this site are examples. MIT licence.',
    },
    prism: {
      theme: readable(themes.vsLight, {'attr-name': '#c00000'}),
      darkTheme: readable(themes.vsDark, {constant: '#4fc1ff', punctuation: '#d4d4d4'}),
      additionalLanguages: ['bash'],
    },
  } satisfies UserThemeConfig,
};

export default config;

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Pet shop',
  url: 'https://docs.example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  themes: ['@docusaurus/theme-classic'],
  plugins: [
    '@docusaurus/plugin-content-pages',
    ['docusaurus-plugin-api-reference', {tryIt: {proxy: true}}],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Pet shop',
      items: [{to: '/api/default', label: 'API Reference'}],
    },
  },
};

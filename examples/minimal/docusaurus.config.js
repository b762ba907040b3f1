/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Pet shop',
  url: 'https://docs.example.com',
  baseUrl: '/',
  themes: ['@docusaurus/theme-classic'],
  plugins: ['@docusaurus/plugin-content-pages', 'docusaurus-plugin-api-reference'],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Pet shop',
      items: [{to: '/api/default', label: 'API Reference'}],
    },
  },
};

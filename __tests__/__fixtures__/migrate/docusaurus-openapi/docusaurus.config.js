module.exports = {
  title: 'Old', url: 'https://docs.example.com', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['docusaurus-preset-openapi', {
    api: {path: 'pets.yaml', routeBasePath: 'api'},
    docs: {routeBasePath: 'docs'}, blog: false, theme: {},
  }]],
  plugins: [['docusaurus-plugin-openapi', {id: 'shop', path: 'shop', routeBasePath: '/reference/shop/'}]],
  themeConfig: {navbar: {title: 'Old', items: [{to: '/api', label: 'API'}]}},
};

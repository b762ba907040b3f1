/** Replaces every module that Docusaurus generates, with the values that the components read. */
const site = {
  title: 'Test site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: undefined,
  future: {experimental_router: 'browser'},
  themeConfig: {navbar: {}, prism: {}, docs: {sidebar: {}}},
  currentLocale: 'en',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {en: {direction: 'ltr'}},
  // Read by the browser storage.
  type: 'localStorage',
  namespace: '',
};

export default site;

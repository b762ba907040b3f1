/** Stands for every module that Docusaurus generates: what the components read of them. */
const site = {
  title: 'Test site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: undefined,
  future: {experimental_router: 'browser'},
  themeConfig: {navbar: {}, prism: {}, docs: {}},
  currentLocale: 'en',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {en: {direction: 'ltr'}},
  // Of the storage.
  type: 'localStorage',
  namespace: '',
};

export default site;

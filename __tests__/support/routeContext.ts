import type {RouteContext} from '../../plugin/pages/routes';

/** Where the pages of a tested site are, and all formats of them. */
export const routeContext: RouteContext = {
  root: '/api',
  pluginId: 'default',
  proxy: false,
  development: false,
  formats: {markdown: true, openapi: true, llms: true, llmsFull: true},
  siteDir: '/site',
  siteUrl: 'https://docs.example.com',
};

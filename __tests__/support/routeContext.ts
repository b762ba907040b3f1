import type {RouteContext} from '../../plugin/pages/routes';

/** The routes of a tested site, with all formats. */
export const routeContext: RouteContext = {
  root: '/api',
  pluginId: 'default',
  proxy: false,
  development: false,
  formats: {markdown: true, openapi: true, llms: true, llmsFull: true},
  siteDir: '/site',
  siteUrl: 'https://docs.example.com',
};

import type {RouteContext} from '../../plugin/pages/tabPages';

/** The routes of a tested site, with all formats. */
export const routeContext: RouteContext = {
  root: '/api',
  pluginId: 'default',
  proxyPath: '/api/try-it',
  development: false,
  siteDir: '/site',
  pageMenu: ['copy', 'view', 'chatgpt', 'claude', 'mcp'],
  siteUrl: 'https://docs.example.com',
};

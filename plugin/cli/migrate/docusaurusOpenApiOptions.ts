import {ADVICE, only, type OptionRow, type OptionTable} from './optionRows';

const COMPONENT = {
  instead: 'Swizzle the components of the new pages, such as `ApiTabRoot` and `ApiOperation/Page`.',
  page: 'components.mdx',
};
const MDX = {
  instead:
    'Descriptions are CommonMark with tables, rendered without plugins. Put content that needs one into files for `before` and `after` in `overrides`.',
  page: 'customizing.md#words-of-your-own',
};
const TAGS: OptionRow = {
  instead: 'It is about pages of your own in the folder, which the docs have now: set it there.',
};
const COLLAPSE =
  'There is no such setting. Readers can collapse groups; the group of the current page is open.';
const CREDENTIALS = {
  taken: '`false` is the default.',
  instead: ADVICE.credentials,
  except: [false],
  page: 'try-it.md#credentials',
};

/**
 * What happens to the options of docusaurus-openapi, versions 0.5 to 0.8: the preset has those of the
 * plugin as `api`.
 */
export const DOCUSAURUS_OPEN_API_OPTIONS: OptionTable = {
  'api.id': {
    taken: 'Becomes the label of the tab, unless it is `default`.',
    page: 'plugin-options.md#several-instances',
  },
  'api.path': {
    taken:
      'Becomes `source`; for a URL also `remote`, which `pull` fetches. A folder becomes a tab for each document.',
    page: 'pull.md',
  },
  'api.routeBasePath': {
    taken: 'Part of the old addresses, from which the redirects are made.',
    page: 'navigation-and-routes.md#routes',
  },
  'api.apiLayoutComponent': COMPONENT,
  'api.apiItemComponent': COMPONENT,
  'api.remarkPlugins': MDX,
  'api.rehypePlugins': MDX,
  'api.recmaPlugins': MDX,
  'api.beforeDefaultRemarkPlugins': MDX,
  'api.beforeDefaultRehypePlugins': MDX,
  'api.admonitions': {
    taken: '`true` is the default: descriptions may have `:::note`.',
    instead: "Descriptions have Docusaurus's admonitions, such as `:::note`, and no others.",
    except: [true],
    page: MDX.page,
  },
  'api.sidebarCollapsible': only(false, COLLAPSE, {taken: '`true` is the default.'}),
  'api.sidebarCollapsed': only(false, COLLAPSE, {
    taken: '`true` is the default: groups are closed, apart from that of the current page.',
  }),
  'api.tags': TAGS,
  'api.onInlineTags': TAGS,
  proxy: {
    instead:
      'It is a setting of the development server, which Try It does not need: it has its own proxy. Remove it, or set `devServer.proxy` in a plugin of your own if pages need it.',
    except: [false],
    page: 'deploying.md',
  },
  'themeConfig.api.proxy': {instead: ADVICE.proxy, page: 'deploying.md'},
  'themeConfig.api.authPersistance': CREDENTIALS,
  'themeConfig.api.serverVariablesPersistance': {
    taken: '`false` is the default.',
    instead:
      'The chosen server is kept until the reader leaves or reloads the page. Give usual choices names with `environments`.',
    except: [false],
    page: 'try-it.md#environments',
  },
};

/** The routes of pages that keep addresses outside those of their tab. */
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

/**
 * Divides the pages of a tab.
 * @param base what the paths of all pages begin with that are below the tab
 */
export function divideRoutes(
  routes: readonly RouteConfig[],
  {top, base}: {top: string; base: string},
): {own: RouteConfig[]; kept: RouteConfig[]} {
  const isOwn = ({path}: RouteConfig) => path === top || path.startsWith(base);
  return {own: routes.filter(isOwn), kept: routes.filter((route) => !isOwn(route))};
}

/**
 * Puts kept pages below one parent with the other pages of their tab, so that its sidebar stays as it
 * is from one to the next. A parent for the folder of kept pages would hide the docs that are in it,
 * too: the router asks one parent alone. This one matches the addresses of the tab's pages, and
 * nothing below those that are kept.
 * @param tab its route, with the routes of the pages below it
 */
export function joinKeptRoutes(kept: readonly RouteConfig[], tab: RouteConfig): RouteConfig {
  const {path, routes: own = []} = tab;
  return {
    path: toPattern([...kept.map((route) => toName(route.path)), ...listBranches(own, path)]),
    exact: true,
    // Before parents whose paths are neither longer nor shorter.
    priority: 1,
    component: '@theme/ApiRoot',
    // The path of the parent is long, and each path is on every page of the site several times.
    routes: [{...tab, path: `/:${path.replace(/\W+/g, '_')}(.*)`, routes: [...own, ...kept]}],
  };
}

/**
 * What a parent matches for the pages below a tab: their first segments, as versions of the tab and
 * docs of the site may be below it, too.
 */
function listBranches(routes: readonly RouteConfig[], tab: string): string[] {
  const top = toName(tab);
  const names = flattenRoutes([...routes]).map(({path}) => toName(path));
  return names.flatMap((name) => {
    const [segment = '', ...deeper] = name.slice(top.length + 1).split('/');
    const branch = `${top}/${segment}`;
    return name === top ? top : deeper.length > 0 ? `${branch}/.*` : branch;
  });
}

/** In the language of the router; what else means something in it, no page's own route can have. */
function toName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[.$]/g, '[$&]');
}

/** `/(docs/petstore/list-pets|api/petstore)`, as the router takes it. */
function toPattern(names: readonly string[]): string {
  return `/(${[...new Set(names)].join('|')})`;
}

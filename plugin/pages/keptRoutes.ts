/** The routes of pages that keep addresses outside those of their tab. */
import type {RouteConfig} from '@docusaurus/types';

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
 * Puts kept pages below the same parents as the pages of their tab, so that its sidebar stays as it is
 * from one to the next. A parent for their folder would hide the docs that are in it, too: the router
 * asks one parent alone. This one matches the addresses of these pages, and nothing below them.
 * @param tab the route of the tab, whose modules they use
 */
export function toKeptRoutes(kept: readonly RouteConfig[], tab: RouteConfig): RouteConfig[] {
  if (kept.length === 0) return [];
  return [
    {
      path: toPattern(kept.map(({path}) => path.replace(/\/$/, ''))),
      exact: true,
      // Before parents whose paths are neither longer nor shorter.
      priority: 1,
      component: '@theme/ApiRoot',
      // The path of the parent is long, and each path is on every page of the site several times.
      routes: [{...tab, path: `/:${tab.path.replace(/\W+/g, '_')}(.*)`, routes: [...kept]}],
    },
  ];
}

/** `/docs/petstore/(list-pets|get-pet)`, as the router takes it. */
function toPattern(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folders = first.split('/').slice(0, -1);
  while (!paths.every((path) => path.startsWith(`${folders.join('/')}/`))) folders.pop();
  const folder = `${folders.join('/')}/`;
  const names = paths.map((path) => path.slice(folder.length));
  const [name = '', ...others] = names;
  return others.length === 0
    ? folder + name
    : `${folder}(${names.map((one) => one.replace(/\./g, '[.]')).join('|')})`;
}

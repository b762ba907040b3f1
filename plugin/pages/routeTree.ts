import type {RouteConfig} from '@docusaurus/types';

/** Maximum number of sibling routes. */
const MAX_SIBLINGS = 60;
/**
 * Fewer routes than this do not justify a parent: each parent is in the table of routes on every
 * page.
 */
const MIN_GROUP = 12;

const ROUTE_GROUP = '@theme/ApiRouteGroup';

/**
 * Puts the routes of many pages below parents for the path segments that they share. The router
 * tries sibling routes one after the other, several times a page: with a thousand of them that
 * takes longer than rendering some pages.
 * @param routes leaves, whose paths begin with `base`
 */
export function toRouteTree(routes: readonly RouteConfig[], base: string): RouteConfig[] {
  if (routes.length <= MAX_SIBLINGS) return [...routes];
  const bySegment = new Map<string, {segment: string; group: RouteConfig[]}>();
  for (const route of routes) {
    // The router ignores case.
    const segment = toSegment(route.path, base);
    const known = bySegment.get(segment.toLowerCase());
    if (known) known.group.push(route);
    else bySegment.set(segment.toLowerCase(), {segment, group: [route]});
  }
  const [alone, grouped]: [RouteConfig[], RouteConfig[]] = [[], []];
  for (const {segment, group} of bySegment.values()) {
    if (segment !== '' && group.length >= MIN_GROUP)
      grouped.push(toParent(`${base}/${segment}`, group));
    else for (const item of group) alone.push(item);
  }
  // Docusaurus puts pages before parents: the router would try all of them for each page below a
  // parent.
  const isWorthwhile = grouped.length > 0 && alone.length >= MIN_GROUP;
  return [
    ...(isWorthwhile ? [{path: base, component: ROUTE_GROUP, routes: alone}] : alone),
    ...grouped,
  ];
}

/** The larger ones are tried first. */
function toParent(path: string, routes: readonly RouteConfig[]): RouteConfig {
  return {path, component: ROUTE_GROUP, priority: routes.length, routes: toRouteTree(routes, path)};
}

function toSegment(path: string, base: string): string {
  const [segment = ''] = path.slice(base.length + 1).split('/', 1);
  return segment;
}

/** A path below the plugin's root, which may be that of the site. */
export function toPath(root: string, path: string): string {
  return `${root.replace(/\/$/, '')}/${path}`;
}

import type {RouteConfig} from '@docusaurus/types';

/** Up to so many routes stand side by side. */
const MAX_SIBLINGS = 60;
/** Fewer routes than this are not worth a parent of their own: each is in the table of routes on every page. */
const MIN_GROUP = 12;

/**
 * Puts the routes of many pages below parents for the segments that their paths share. The router tries sibling routes one
 * after the other, several times a page: with a thousand of them that takes longer than to render some pages.
 * @param routes leaves, whose paths begin with `base`
 */
export function toRouteTree(routes: readonly RouteConfig[], base: string): RouteConfig[] {
  if (routes.length <= MAX_SIBLINGS) return [...routes];
  const bySegment = new Map<string, RouteConfig[]>();
  for (const route of routes) {
    // The router does not tell capitals from small letters.
    const segment = toSegment(route.path, base).toLowerCase();
    const group = bySegment.get(segment);
    if (group) group.push(route);
    else bySegment.set(segment, [route]);
  }
  const [alone, grouped]: [RouteConfig[], RouteConfig[]] = [[], []];
  for (const [segment, group] of bySegment) {
    if (segment !== '' && group.length >= MIN_GROUP) grouped.push(toParent(group, base));
    else alone.push(...group);
  }
  return [...alone, ...grouped];
}

function toParent(routes: readonly RouteConfig[], base: string): RouteConfig {
  const path = `${base}/${toSegment(routes[0]!.path, base)}`;
  return {path, component: '@theme/ApiRouteGroup', routes: toRouteTree(routes, path)};
}

function toSegment(path: string, base: string): string {
  return path.slice(base.length + 1).split('/', 1)[0]!;
}

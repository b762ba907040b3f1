import type {RouteConfig} from '@docusaurus/types';
import {matchRoutes} from 'react-router-config';
import {toRouteTree} from '../../plugin/pages/routeTree';

const toLeaves = (paths: readonly string[]): RouteConfig[] =>
  paths.map((path) => ({
    path: `/api/default${path}`,
    exact: true,
    component: '@theme/ApiOperation/Page',
  }));
const find = (routes: RouteConfig[], path: string) => {
  const branch = matchRoutes(routes as never, path);
  const last = branch.at(-1);
  return last?.route.exact ? last.route.path : undefined;
};

/** Sorts as `sortRoutes` of Docusaurus does: of two nested parents, the inner one comes first. */
const sortAsDocusaurus = (routes: RouteConfig[]) =>
  [...routes].sort(
    (one, other) => Number(other.path.includes(one.path)) - Number(one.path.includes(other.path)),
  );

const repos = Array.from(
  {length: 60},
  (_, index) => `/repos/${index % 2 ? 'issues' : 'pulls'}/${index}/get`,
);
const paths = [
  '/get',
  '/repos',
  '/Repos/get',
  '/repos/get',
  '/repositories/get',
  '/emojis/get',
  '/repos/issues/get',
  ...repos,
];

describe('the tree of routes', () => {
  it.each(['', '/'])('finds each page by its path with "%s" at the end', (slash) => {
    const all = paths.map((path) => path + slash);
    const tree = toRouteTree(toLeaves(all), '/api/default');
    // The router ignores case, so both of these paths match the first route.
    const expected = (path: string) =>
      path === `/repos/get${slash}` ? `/Repos/get${slash}` : path;
    expect(all.map((path) => find(tree, `/api/default${path}`))).toEqual(
      all.map((path) => `/api/default${expected(path)}`),
    );
  });

  it('finds nothing for a path without a page', () => {
    const tree = toRouteTree(toLeaves(paths), '/api/default');
    expect([
      find(tree, '/api/default/repos/issues'),
      find(tree, '/api/default/repos/nothing/get'),
      find(tree, '/api/default/re'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('has fewer than ten routes on its top level', () => {
    const tree = toRouteTree(toLeaves(paths), '/api/default');
    expect(tree.length).toBeLessThan(10);
  });

  it('finds every page after Docusaurus has sorted the routes, with or without a parent route', () => {
    const alone = Array.from({length: 40}, (_, index) => `/page-${index}/get`);
    const tree = toRouteTree(toLeaves([...alone, ...repos]), '/api/default');
    expect(tree.map(({path, priority = 0}) => [path, priority])).toEqual([
      ['/api/default', 0],
      ['/api/default/repos', repos.length],
    ]);
    expect(
      [...alone, ...repos].filter(
        (path) => find(sortAsDocusaurus(tree), `/api/default${path}`) !== `/api/default${path}`,
      ),
    ).toEqual([]);
  });

  it('leaves the routes of a small document unchanged', () => {
    const leaves = toLeaves(paths.slice(0, 20));
    expect(toRouteTree(leaves, '/api/default')).toEqual(leaves);
  });
});

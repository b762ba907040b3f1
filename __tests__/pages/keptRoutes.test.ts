import {sortRoutes} from '@docusaurus/core/lib/server/plugins/routeConfig';
import type {RouteConfig} from '@docusaurus/types';
import {matchRoutes} from 'react-router-config';
import {toKeptRoutes} from '../../plugin/pages/keptRoutes';

const TAB = {path: '/api/pets', component: '@theme/ApiTabRoot', modules: {sidebar: 'sidebar.mjs'}};

/** The components that the router of Docusaurus finds in a site with docs, outermost first. */
function find(kept: readonly string[], docs: string, path: string): string[] {
  const routes: RouteConfig[] = [
    {path: docs, component: 'Docs', routes: [{path: `${docs}/guide`, component: 'Doc'}]},
    ...toKeptRoutes(
      kept.map((own) => ({path: own, exact: true, component: `Page ${own}`})),
      TAB,
    ),
  ];
  return matchRoutes(sortRoutes(routes, '/') as never, path).map(({route}) =>
    String(route.component),
  );
}

describe('the routes of pages that keep addresses among docs', () => {
  const KEPT = ['/docs/pets/list-pets', '/docs/pets/v1.0/get-pet', '/docs/pets/tag/'];

  it.each(KEPT)('shows %s in the frame of its tab', (path) => {
    const frame = ['@theme/ApiRoot', '@theme/ApiTabRoot', `Page ${path}`];
    for (const docs of ['/docs', '/docs/pets']) expect(find(KEPT, docs, path)).toEqual(frame);
    expect(find([path], '/docs', path.replace(/\/$/, ''))).toEqual(frame);
  });

  it.each([
    '/docs/pets/guide',
    '/docs/pets/tag/guide',
    '/docs/pets/list-pets-2',
    '/docs/pets',
    '/docs/pets/v1x0/get-pet',
  ])('leaves %s to the docs', (path) => {
    expect(find(KEPT, '/docs', path)[0]).toBe('Docs');
  });

  it('adds nothing where no page keeps one', () => {
    expect(toKeptRoutes([], TAB)).toEqual([]);
  });
});

import {sortRoutes} from '@docusaurus/core/lib/server/plugins/routeConfig';
import type {RouteConfig} from '@docusaurus/types';
import {matchRoutes} from 'react-router-config';
import {joinKeptRoutes} from '../../plugin/pages/keptRoutes';

const toLeaf = (path: string) => ({path, exact: true, component: `Page ${path}`});
const SCHEMAS = '/api/pets/schemas';
const TAB = {
  path: '/api/pets',
  component: '@theme/ApiTabRoot',
  modules: {sidebar: 'sidebar.mjs'},
  routes: [
    toLeaf('/api/pets'),
    toLeaf(SCHEMAS),
    {path: SCHEMAS, component: 'Group', routes: [toLeaf(`${SCHEMAS}/pet`)]},
  ],
};
const KEPT = [
  '/docs/pets/list-pets',
  '/docs/pets/v1.0/get-pet',
  '/docs/pets/tag/',
  '/docs/pets/a$b',
];

/** The components that the router of Docusaurus finds in a site with docs, outermost first. */
function find(docs: string, path: string, kept = KEPT): string[] {
  const routes: RouteConfig[] = [
    ...[docs, '/api/pets/guides'].map((folder) => ({
      path: folder,
      component: 'Docs',
      routes: [{path: `${folder.replace(/\/$/, '')}/guide`, component: 'Doc'}],
    })),
    {path: '/api', component: 'Root', routes: [{...TAB, path: '/api/pets/1.0'}]},
    joinKeptRoutes(kept.map(toLeaf), TAB),
  ];
  return matchRoutes(sortRoutes(routes, '/') as never, path).map(({route}) =>
    String(route.component),
  );
}

describe('the routes of a tab whose pages keep addresses among docs', () => {
  it.each([...KEPT, '/api/pets', '/api/pets/schemas', '/api/pets/schemas/pet'])(
    'shows %s in the one frame of the tab',
    (path) => {
      const frame = ['@theme/ApiRoot', '@theme/ApiTabRoot'];
      for (const docs of ['/docs', '/docs/pets']) {
        const found = find(docs, path);
        expect([...found.slice(0, 2), found.at(-1)]).toEqual([...frame, `Page ${path}`]);
      }
    },
  );

  it.each([
    '/docs/pets/guide',
    '/docs/pets/tag/guide',
    '/docs/pets/list-pets-2',
    '/docs/pets',
    '/docs/pets/v1x0/get-pet',
    '/docs/pets/ab',
    '/api/pets/guides/guide',
  ])('leaves %s to the docs', (path) => {
    expect(find('/docs', path)[0]).toBe('Docs');
  });

  it('shows the page that has the address of the site, and leaves the docs below it alone', () => {
    expect(find('/', '/', ['/']).at(-1)).toBe('Page /');
    expect(find('/', '/guide', ['/'])[0]).toBe('Docs');
  });

  it('leaves the pages of other versions to their tabs', () => {
    expect(find('/docs', '/api/pets/1.0/schemas')[0]).toBe('Root');
  });
});

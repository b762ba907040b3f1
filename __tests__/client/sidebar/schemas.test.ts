import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import type {SidebarState} from '../../../plugin/client/sidebar/toSidebar';
import {toSidebarData} from '../../../plugin/pages/sidebarData';
import type {PropSidebarLink} from '../../../plugin/pages/props';
import type {SchemaPages} from '../../../plugin/lists/schemaPages/types';
import {navigate, toReference} from '../../support/reference';
import {standIn} from '../../support/standIn';
import {openSidebar} from '../support/sidebar';

const {navigation} = navigate(toReference([['GET /pets', {tags: ['Pets']}]]));
const toPages = (count: number): SchemaPages => {
  const pages = Array.from({length: count}, (_, index) =>
    standIn<SchemaPages['pages'][number]>({
      id: `S${index}`,
      name: `S${index}`,
      permalink: `/api/default/schemas/S${index}`,
    }),
  );
  return {index: '/api/default/schemas', pages, byId: new Map()};
};

type Shown = {pathname: string; known?: PropSidebarLink[]};

/** Returns the group of schemas in the sidebar of a page. */
function open(count: number, {pathname, known = []}: Shown): PropSidebarItemCategory {
  const {sidebar} = toSidebarData(navigation, {schemaPages: toPages(count)});
  const linksOf: SidebarState['linksOf'] = ({links}) => (typeof links === 'number' ? known : links);
  return openSidebar(sidebar, {pathname, linksOf}).categories.at(-1)!;
}
const labelsOf = ({items}: PropSidebarItemCategory) =>
  items.map((item) => ('label' in item ? item.label : item.type));

describe('the group of schemas in the sidebar', () => {
  it('is active on the pages of schemas and on the list of schemas', () => {
    for (const end of ['/S1', '/', ''])
      expect(open(3, {pathname: `/api/default/schemas${end}`}).customProps?.isActive).toBe(true);
  });

  it('has links that say nothing of a method', () => {
    const {items} = open(3, {pathname: '/api/default/schemas'});
    expect(items[1]).toMatchObject({
      href: '/api/default/schemas/S1',
      className: 'theme-api-sidebar-item',
      customProps: {isSchema: true},
    });
  });

  it('has no links in the data that all pages load if there are many schemas', () => {
    const {sidebar, links} = toSidebarData(navigation, {schemaPages: toPages(1000)});
    expect(JSON.stringify(sidebar)).not.toContain('S999');
    expect(links!.toNear).toBeUndefined();
    expect(links!.all.schemas).toHaveLength(1000);
  });

  it('has links to nearby schemas on the page of a schema if there are many schemas', () => {
    const pages = toPages(1000);
    const {links} = toSidebarData(navigation, {schemaPages: pages});
    const known: PropSidebarLink[] = [];
    for (const [, start, part] of links!.toNearSchemas!([pages.pages[500]!]))
      part.forEach((link, index) => (known[start + index] = link));
    const labels = labelsOf(open(1000, {pathname: '/api/default/schemas/S500', known}));
    expect(labels).toContain('S500');
    expect(labels.length).toBeLessThan(40);
  });

  it('is absent if no schema has a page', () => {
    const {sidebar} = toSidebarData(navigation);
    expect(sidebar).not.toHaveProperty('schemas');
  });
});

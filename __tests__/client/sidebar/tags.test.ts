import type {SidebarState} from '../../../plugin/client/sidebar/toSidebar';
import {toSidebarData} from '../../../plugin/pages/sidebarData';
import type {PropSidebarLink} from '../../../plugin/pages/props';
import {navigate, toReference} from '../../support/reference';
import {openSidebar} from '../support/sidebar';

/** Builds the groups in the sidebar of a page. */
function open(count: number, pathname: string, known: readonly PropSidebarLink[] = []) {
  const {navigation} = navigate(
    toReference([
      ...Array.from({length: count}, (_, index): [string, {tags: string[]}] => [
        `GET /pets/${index}`,
        {tags: ['Pets']},
      ]),
      ['GET /orders', {tags: ['Orders']}],
    ]),
    {tags: new Map([['Pets', {page: 'index'}]])},
  );
  const {sidebar, links} = toSidebarData(navigation);
  const linksOf: SidebarState['linksOf'] = (group) =>
    typeof group.links === 'number' ? known : group.links;
  const {categories} = openSidebar(sidebar, {pathname, linksOf});
  return {categories, links, navigation};
}

describe('the group of a tag that has a page', () => {
  it('is current on that page, with and without a trailing slash, and active on its operation pages', () => {
    for (const pathname of ['/api/default/tags/pets', '/api/default/tags/pets/'])
      expect(open(2, pathname).categories.map(({customProps}) => customProps)).toMatchObject([
        {isActive: true, isCurrent: true},
        {},
      ]);
    const [pets] = open(2, '/api/default/pets/1/get').categories;
    expect(pets!.customProps).toMatchObject({isActive: true});
    expect(pets!.customProps).not.toHaveProperty('isCurrent');
  });

  it('starts with its first links on that page if the sidebar is long', () => {
    const {links, navigation} = open(200, '/');
    const [[, start, near]] = links!.toNear!(navigation.tagPages![0]!.pages.slice(0, 1)) as [
      [string, number, PropSidebarLink[]],
    ];
    expect(start).toBe(0);
    const [pets] = open(200, '/api/default/tags/pets', near).categories;
    expect(pets!.items.at(0)).toMatchObject({label: 'GET /pets/0'});
    expect(pets!.items.at(-1)).toMatchObject({href: '/api/default/tags/pets'});
  });
});

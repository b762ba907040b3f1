import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {
  toSidebar,
  type SidebarGap,
  type SidebarState,
} from '../../../plugin/client/sidebar/toSidebar';
import type {PropSidebarLink} from '../../../plugin/pages/props';
import {toSidebarData} from '../../../plugin/pages/sidebarData';
import {navigate, toReference} from '../../support/reference';
import {openSidebar, STATE} from '../support/sidebar';

const toItems = (...input: Parameters<typeof navigate>) => {
  const {navigation} = navigate(...input);
  const {overview} = navigation;
  const {pages, categories} = openSidebar(toSidebarData(navigation).sidebar, {overview});
  return [...pages, ...categories];
};
const many = (count: number) =>
  toReference(
    Array.from({length: count}, (_, index) => [`GET /p${index}`, {tags: [`t${index % 3}`]}]),
  );
const collapsed = (count: number) =>
  toItems(many(count)).flatMap((item) => (item.type === 'category' ? [item.collapsed] : []));
const linksOf = (...operations: Parameters<typeof toReference>[0]) =>
  toItems(toReference(operations)).flatMap((item) => (item.type === 'category' ? item.items : []));

describe('the sidebar', () => {
  it('distinguishes operations with the same title in a group by their paths', () => {
    expect(
      linksOf(
        ['GET /pets', {summary: 'List'}],
        ['GET /owners', {summary: 'List'}],
        ['POST /pets', {summary: 'Add'}],
      ).map(({customProps}) => customProps?.operationPath),
    ).toEqual(['/pets', '/owners', undefined]);
  });

  it('starts with the overview and has a category for each group', () => {
    const ITEM = 'theme-api-sidebar-item';
    const open = {collapsible: true, collapsed: false};
    const toLink = (label: string, end: string, className: string, more: object = {}) => {
      const href = `/docs/api/default${end}`;
      return {type: 'link', label, href, docId: href, className, ...more};
    };
    const reference = toReference(
      [
        ['GET /pets', {tags: ['pets'], summary: 'List pets'}],
        ['DELETE /pets', {tags: ['cats'], deprecated: {}}],
      ],
      {
        tags: [
          {name: 'pets', summary: 'Pets', description: ['x'], descriptionText: 'All about pets.'},
          {name: 'cats', parent: 'pets'},
        ],
      },
    );
    expect(
      toItems(
        reference,
        {overrides: new Map([['GET /pets', {description: 'Every pet there is.'}]])},
        {baseUrl: '/docs/'},
      ),
    ).toEqual([
      toLink('Overview', '', 'theme-api-sidebar-overview'),
      {
        type: 'category',
        label: 'Pets',
        description: 'All about pets.',
        ...open,
        items: [
          toLink('List pets', '/pets/get', `${ITEM} ${ITEM}--get`, {
            description: 'Every pet there is.',
            customProps: {method: 'GET'},
          }),
          {
            type: 'category',
            label: 'cats',
            ...open,
            items: [
              toLink(
                'DELETE /pets',
                '/pets/delete',
                `${ITEM} ${ITEM}--delete ${ITEM}--deprecated`,
                {customProps: {method: 'DELETE', deprecated: true}},
              ),
            ],
            customProps: {overview: '/docs/api/default#group-cats'},
          },
        ],
        customProps: {overview: '/docs/api/default#group-pets'},
      },
    ]);
  });

  it('starts expanded if it is short, and collapsed if it is long', () => {
    expect(collapsed(24)).toEqual([false, false, false]);
    expect(collapsed(25)).toEqual([true, true, true]);
  });

  it('has the method of each operation, even if its URL is customized', () => {
    const items = toItems(
      toReference(['GET /a', 'POST /b']),
      {overrides: new Map([['POST /b', {slug: ['make-one']}]])},
      {trailingSlash: true},
    );
    const links = items.flatMap((item) => (item.type === 'category' ? item.items : []));
    expect(links.map((item) => [item.customProps?.method, 'href' in item && item.href])).toEqual([
      ['GET', '/api/default/a/get/'],
      ['POST', '/api/default/make-one/'],
    ]);
  });

  it('makes a single class name from any method', () => {
    expect(linksOf('M-SEARCH /a', 'x"><y /b').map(({className}) => className)).toEqual([
      'theme-api-sidebar-item theme-api-sidebar-item--m-search',
      'theme-api-sidebar-item theme-api-sidebar-item--x-y',
    ]);
  });

  it('truncates titles that are whole paragraphs', () => {
    const [link] = linksOf(['GET /a', {summary: 'word '.repeat(100).trim()}]);
    expect(link?.type === 'link' && link.label).toMatch(/^(word ){17}word…$/);
  });

  it('is left to a site that builds its own navigation', () => {
    const {navigation} = navigate(toReference(['GET /a']), {navigation: false});
    expect(toSidebar(toSidebarData(navigation).sidebar, STATE)).toBeUndefined();
  });

  it('contains only the overview if a document has no operations', () => {
    expect(toItems(toReference([]))).toHaveLength(1);
  });
});

const tagged = (length: number, name: string, tags: string[]) =>
  Array.from({length}, (_, index): [string, {tags: string[]}] => [`GET /${name}${index}`, {tags}]);
/**
 * 120 operations in `pets`, 60 in its child `cats`, 20 in both `pets` and `shops`, and 10 in
 * `shops` only.
 */
const {navigation} = navigate(
  toReference(
    [
      ...tagged(120, 'pets', ['pets']),
      ...tagged(60, 'cats', ['cats']),
      ...tagged(20, 'both', ['pets', 'shops']),
      ...tagged(10, 'shops', ['shops']),
    ],
    {tags: [{name: 'pets'}, {name: 'cats', parent: 'pets'}, {name: 'shops'}]},
  ),
);
const {sidebar, links} = toSidebarData(navigation);
const permalinkOf = (path: string) =>
  navigation.pages.find(({operation}) => operation.path === path)!.permalink;
const toGroups = (categories: readonly PropSidebarItem[]): PropSidebarItemCategory[] =>
  categories.flatMap((item) => (item.type === 'category' ? [item, ...toGroups(item.items)] : []));
const isGap = ({customProps}: PropSidebarItem) => customProps?.gap !== undefined;
/** Returns what each group shows after all links have loaded. */
const openWhole = (path: string, more: Partial<SidebarState> = {}) =>
  toGroups(
    toSidebar(sidebar, {
      ...STATE,
      linksOf: ({id}) => links!.all[id]!,
      pathname: permalinkOf(path),
      ...more,
    })!.categories,
  );
const labelled = (groups: PropSidebarItemCategory[], name: string) =>
  groups.find(({label}) => label === name)!;
const gapOf = (item: PropSidebarItem | undefined) =>
  item?.customProps?.gap as SidebarGap | undefined;

describe('a long sidebar', () => {
  it('shows the neighbors of the page in a long group, and counts the links that it omits', () => {
    const {items} = labelled(openWhole('/pets100'), 'pets');
    const own = items.filter((item) => item.type === 'link' && !isGap(item));
    expect(own.length).toBe(31);
    expect(own.map((item) => 'href' in item && item.href)).toContain(permalinkOf('/pets100'));
    const [before, after] = items.filter(isGap);
    expect(gapOf(before)!.count + own.length + gapOf(after)!.count).toBe(140);
    expect((before as {href?: string}).href).toBe('/api/default#group-pets');
  });

  it('shows a whole group if the reader asks for it', () => {
    let asked = '';
    const open = (more: Partial<SidebarState>) =>
      labelled(openWhole('/pets100', more), 'pets').items;
    gapOf(open({reveal: (id) => (asked = id)}).find(isGap))!.reveal();
    const items = open({revealed: new Set([asked])});
    expect(items.filter(({type}) => type === 'link')).toHaveLength(140);
  });

  it('marks the groups that contain the page, and their parent groups, as active', () => {
    const activeOn = (path: string) =>
      openWhole(path).flatMap(({customProps, label}) => (customProps?.isActive ? label : []));
    expect(activeOn('/cats30')).toEqual(['pets', 'cats']);
    expect(activeOn('/both3')).toEqual(['pets', 'shops']);
  });

  it('includes operation IDs only in filterable sidebars and in the data with all links', () => {
    const withIds = (count: number) =>
      toSidebarData(
        navigate(
          toReference(
            Array.from({length: count}, (_, index) => [
              `GET /p${index}`,
              {summary: `Thing ${index}`, operationId: `findThing${index}`},
            ]),
          ),
        ).navigation,
      );
    const [short, filtered, long] = [withIds(24), withIds(25), withIds(200)];
    expect(JSON.stringify(short)).not.toContain('findThing');
    const customProps = {method: 'GET', operationId: 'findThing7'};
    expect(toSidebar(filtered.sidebar, STATE)!.categories[0]).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({label: 'Thing 7', customProps}),
      ]) as unknown,
    });
    expect(JSON.stringify(long.links!.all)).toContain('findThing199');
    expect(
      JSON.stringify([long.sidebar, long.links!.toNear!([navigation.pages[0]!])]),
    ).not.toContain('findThing');
  });

  it('has no links in the data that all pages load', () => {
    expect(JSON.stringify(sidebar)).not.toContain('pets1');
  });

  it.each(['/pets0', '/pets57', '/pets119', '/cats0', '/cats59', '/both7', '/shops9'])(
    'shows the same links on the page of %s from the data of that page as from all links',
    (path) => {
      const page = navigation.pages.find(({operation}) => operation.path === path)!;
      const known: {[group: string]: PropSidebarLink[]} = {};
      for (const [group, start, part] of links!.toNear!([page, navigation.pages[3]!]))
        part.forEach((link, index) => ((known[group] ??= [])[start + index] = link));
      const near = openWhole(path, {linksOf: ({id}) => known[id] ?? [], load: () => undefined});
      const toShown = (groups: PropSidebarItemCategory[]) =>
        groups
          .filter(({customProps}) => customProps?.isActive)
          .map(({label, items}) => [
            label,
            items.map((item) => (item.type === 'html' ? [] : [item.label, gapOf(item)?.count])),
          ]);
      expect(toShown(near)).toEqual(toShown(openWhole(path)));
      expect(near.every(({customProps}) => typeof customProps?.load === 'function')).toBe(true);
      expect(Object.values(known).flat().length).toBeLessThan(120);
    },
  );
});

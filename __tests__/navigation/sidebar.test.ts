import {navigate, toReference} from '../support/reference';

const many = (count: number) => toReference(Array.from({length: count}, (_, index) => [`GET /p${index}`, {tags: [`t${index % 3}`]}]));
const collapsed = (count: number) => navigate(many(count)).navigation.sidebar!.flatMap((item) => (item.type === 'category' ? [item.collapsed] : []));

describe('the sidebar', () => {
  it('begins with the overview and has a category per group', () => {
    const {navigation} = navigate(
      toReference(
        [
          ['GET /pets', {tags: ['pets'], summary: 'List pets'}],
          ['DELETE /pets', {tags: ['cats'], deprecated: {}}],
        ],
        {tags: [{name: 'pets', summary: 'Pets', description: ['x'], descriptionText: 'All about pets.'}, {name: 'cats', parent: 'pets'}]},
      ),
      {overrides: new Map([['GET /pets', {badge: 'Beta', description: 'Every pet there is.'}]])},
      {baseUrl: '/docs/'},
    );
    expect(navigation.sidebar).toEqual([
      {type: 'link', label: 'Overview', href: '/docs/api/default', docId: 'overview', className: 'theme-api-sidebar-overview'},
      {
        type: 'category',
        label: 'Pets',
        description: 'All about pets.',
        collapsible: true,
        collapsed: false,
        items: [
          {
            type: 'link',
            label: 'List pets',
            href: '/docs/api/default/pets/get',
            docId: 'op-0',
            className: 'theme-api-sidebar-item theme-api-sidebar-item--get',
            description: 'Every pet there is.',
            customProps: {method: 'GET', kind: 'operation', badge: 'Beta', description: 'Every pet there is.'},
          },
          {
            type: 'category',
            label: 'cats',
            collapsible: true,
            collapsed: false,
            items: [
              {
                type: 'link',
                label: 'DELETE /pets',
                href: '/docs/api/default/pets/delete',
                docId: 'op-1',
                className: 'theme-api-sidebar-item theme-api-sidebar-item--delete theme-api-sidebar-item--deprecated',
                customProps: {method: 'DELETE', kind: 'operation', deprecated: true},
              },
            ],
            customProps: {overview: '/docs/api/default#group-cats'},
          },
        ],
        customProps: {overview: '/docs/api/default#group-pets'},
      },
    ]);
  });

  it('starts open while it is short, and closed when it is long', () => {
    expect(collapsed(24)).toEqual([false, false, false]);
    expect(collapsed(25)).toEqual([true, true, true]);
  });

  it('makes one class name of any method', () => {
    const {navigation} = navigate(toReference(['M-SEARCH /a', 'x"><y /b']));
    const category = navigation.sidebar![1]!;
    expect(category.type === 'category' && category.items.map(({className}) => className)).toEqual(['theme-api-sidebar-item theme-api-sidebar-item--m-search', 'theme-api-sidebar-item theme-api-sidebar-item--x-y']);
  });

  it('is plain JSON', () => {
    const {sidebar} = navigate(many(30)).navigation;
    expect(JSON.parse(JSON.stringify(sidebar))).toEqual(sidebar);
  });

  it('is only the overview when a document has no operation', () => {
    expect(navigate(toReference([])).navigation.sidebar).toHaveLength(1);
  });
});

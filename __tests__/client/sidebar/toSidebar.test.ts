import {toSidebar} from '../../../plugin/client/sidebar/toSidebar';
import {toSidebarProp} from '../../../plugin/toProps';
import {navigate, toReference} from '../../support/reference';

const toItems = (...input: Parameters<typeof navigate>) => {
  const {navigation} = navigate(...input);
  const data = JSON.parse(JSON.stringify(toSidebarProp(navigation))) as ReturnType<typeof toSidebarProp>;
  return toSidebar(data, navigation.overview)!.items;
};
const many = (count: number) => toReference(Array.from({length: count}, (_, index) => [`GET /p${index}`, {tags: [`t${index % 3}`]}]));
const collapsed = (count: number) => toItems(many(count)).flatMap((item) => (item.type === 'category' ? [item.collapsed] : []));
const linksOf = (...operations: Parameters<typeof toReference>[0]) => toItems(toReference(operations)).flatMap((item) => (item.type === 'category' ? item.items : []));

describe('the sidebar', () => {
  it('begins with the overview and has a category per group', () => {
    const reference = toReference(
      [
        ['GET /pets', {tags: ['pets'], summary: 'List pets'}],
        ['DELETE /pets', {tags: ['cats'], deprecated: {}}],
      ],
      {tags: [{name: 'pets', summary: 'Pets', description: ['x'], descriptionText: 'All about pets.'}, {name: 'cats', parent: 'pets'}]},
    );
    expect(toItems(reference, {overrides: new Map([['GET /pets', {description: 'Every pet there is.'}]])}, {baseUrl: '/docs/'})).toEqual([
      {type: 'link', label: 'Overview', href: '/docs/api/default', docId: '/docs/api/default', className: 'theme-api-sidebar-overview'},
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
            docId: '/docs/api/default/pets/get',
            className: 'theme-api-sidebar-item theme-api-sidebar-item--get',
            description: 'Every pet there is.',
            customProps: {method: 'GET'},
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
                docId: '/docs/api/default/pets/delete',
                className: 'theme-api-sidebar-item theme-api-sidebar-item--delete theme-api-sidebar-item--deprecated',
                customProps: {method: 'DELETE', deprecated: true},
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

  it('has the method of an operation whatever its address', () => {
    const {navigation} = navigate(toReference(['GET /a', 'POST /b']), {overrides: new Map([['POST /b', {slug: ['make-one']}]])}, {trailingSlash: true});
    const links = toSidebar(toSidebarProp(navigation), navigation.overview)!.items.flatMap((item) => (item.type === 'category' ? item.items : []));
    expect(links.map((item) => [item.customProps?.method, 'href' in item && item.href])).toEqual([['GET', '/api/default/a/get/'], ['POST', '/api/default/make-one/']]);
  });

  it('makes one class name of any method', () => {
    expect(linksOf('M-SEARCH /a', 'x"><y /b').map(({className}) => className)).toEqual(['theme-api-sidebar-item theme-api-sidebar-item--m-search', 'theme-api-sidebar-item theme-api-sidebar-item--x-y']);
  });

  it('cuts titles that are whole paragraphs', () => {
    const [link] = linksOf(['GET /a', {summary: 'word '.repeat(100).trim()}]);
    expect(link?.type === 'link' && link.label).toMatch(/^(word ){17}word…$/);
  });

  it('is left to a site that makes the navigation itself', () => {
    const {navigation} = navigate(toReference(['GET /a']), {navigation: false});
    expect(toSidebar(toSidebarProp(navigation), navigation.overview)).toBeUndefined();
  });

  it('is only the overview when a document has no operation', () => {
    expect(toItems(toReference([]))).toHaveLength(1);
  });
});

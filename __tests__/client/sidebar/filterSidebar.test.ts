import type {
  PropSidebar,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {filterSidebar} from '../../../plugin/client/sidebar/filterSidebar';

const link = (
  method: string,
  label: string,
  path: string,
  operationId?: string,
): PropSidebarItemLink => ({
  type: 'link',
  label,
  href: `/api/default${path}/${method.toLowerCase()}`,
  docId: label,
  customProps: {method, operationId},
});
const category = (label: string, items: PropSidebar): PropSidebarItemCategory => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
});
const sidebar: PropSidebar = [
  category('Pets', [
    link('GET', 'List pets', '/pets'),
    link('DELETE', 'Remove a pet', '/pets/petId', 'dropPetById'),
    category('Photos', [link('PUT', 'Upload a photo', '/pets/petId/photo')]),
  ]),
  category('Orders', [
    link('GET', 'List orders', '/orders'),
    link('POST', 'Größe ändern', '/orders/orderId-resize'),
  ]),
];

const labels = (items: PropSidebar): string[] =>
  items.flatMap((item) =>
    item.type === 'category' ? labels(item.items) : item.type === 'link' ? [item.label] : [],
  );
const find = (query: string) => labels(filterSidebar(sidebar, query, '/api/default').items);

describe('the sidebar filter', () => {
  it('finds an operation that keeps an address by its path', () => {
    const kept: PropSidebar = [
      {
        ...link('GET', 'Toys', '/x'),
        href: '/docs/shop/list-toys',
        customProps: {method: 'GET', keptPath: '/pets/{petId}/toys'},
      },
    ];
    const findKept = (query: string) => labels(filterSidebar(kept, query, '/api/shop').items);
    for (const query of ['/pets/{petId}', 'petid/toys', 'list-toys', 'toys'])
      expect(findKept(query)).toEqual(['Toys']);
    for (const query of ['docs', '/orders']) expect(findKept(query)).toEqual([]);
  });

  it.each([
    ['a title', 'photo', ['Upload a photo']],
    ['a method', 'delete', ['Remove a pet']],
    ['a path as the document writes it', '/pets/{petId}', ['Remove a pet', 'Upload a photo']],
    ['an operation ID', 'dropPetById', ['Remove a pet']],
    ['several words in any order', 'ORDERS list', ['List orders']],
    ['a path with other signs', '/orders/{orderId}:resize', ['Größe ändern']],
    ['a title without its accents', 'grosse andern', ['Größe ändern']],
    ['the address of the site, with no results', 'api', []],
    ['a sign that no operation has, with no results', '$', []],
    ['an unknown word, with no results', 'payment', []],
  ])('filters operations by %s', (_what, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('keeps each group in its place', () => {
    expect(
      filterSidebar(sidebar, 'orders', '/api/default').items.map(
        (item) => item.type === 'category' && item.label,
      ),
    ).toEqual(['Pets', 'Orders']);
  });

  it('counts all matches and shows the first hundred', () => {
    const many = [
      category(
        'Many',
        Array.from({length: 500}, (_, index) => link('GET', `Thing ${index}`, `/things/${index}`)),
      ),
    ];
    const {items, count} = filterSidebar(many, 'thing', '/api/default');
    expect([labels(items).length, count]).toEqual([100, 500]);
  });

  it('counts a page in two groups once', () => {
    const twice = [...sidebar, category('Shop', [link('GET', 'List orders', '/orders')])];
    const {items, count} = filterSidebar(twice, 'list orders', '/api/default');
    expect([labels(items).length, count]).toEqual([2, 1]);
  });
});

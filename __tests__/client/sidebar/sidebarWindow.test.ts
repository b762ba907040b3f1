import type {PropSidebar, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {toSidebarWindow, type SidebarGap} from '../../../plugin/client/sidebar/sidebarWindow';
import {findHolders} from '../../../plugin/client/sidebar/toSidebar';

const link = (name: string): PropSidebarItemLink => ({type: 'link', label: name, href: `/api/${name}`, docId: name});
const category = (label: string, count: number): PropSidebarItemCategory => ({type: 'category', label, collapsible: true, collapsed: true, items: Array.from({length: count}, (_, index) => link(`${label}-${index}`)), customProps: {overview: `/api#group-${label}`}});
const sidebar: PropSidebar = [link('overview'), category('pets', 200), {...category('shops', 3), items: [category('orders', 60)]}];

const open = (href: string, revealed: ReadonlySet<PropSidebarItemCategory> = new Set(), reveal: (category: PropSidebarItemCategory) => void = () => undefined) => toSidebarWindow(sidebar, {isActive: (item) => item.href === href, holders: findHolders(sidebar).get(href)!, revealed, reveal});
const itemsOf = (items: PropSidebar, label: string): PropSidebar => items.flatMap((item) => (item.type === 'category' ? (item.label === label ? item.items : itemsOf(item.items, label)) : []));
const gapOf = (item: PropSidebar[number]) => item.customProps?.gap as SidebarGap | undefined;

describe('the sidebar of a page', () => {
  it('shows the neighbours of the page in a long group, and says how many more there are', () => {
    const items = itemsOf(open('/api/pets-100'), 'pets');
    expect(items).toHaveLength(33);
    expect([gapOf(items[0]!), gapOf(items.at(-1)!)]).toEqual([expect.objectContaining({side: 'before', count: 85, nearest: '/api/pets-84'}), expect.objectContaining({side: 'after', count: 84, nearest: '/api/pets-116'})]);
    expect(items.slice(1, -1).map((item) => 'href' in item && item.href)).toContain('/api/pets-100');
    expect((items[0] as PropSidebarItemLink).href).toBe('/api#group-pets');
  });

  it('leaves nothing out at the ends', () => {
    expect(itemsOf(open('/api/pets-0'), 'pets').map((item) => gapOf(item)?.count)).toEqual([...Array<undefined>(16).fill(undefined), 184]);
    expect(gapOf(itemsOf(open('/api/pets-199'), 'pets').at(-1)!)).toBeUndefined();
  });

  it('shows nested groups in the same way, and all others whole', () => {
    const items = open('/api/orders-30');
    expect(itemsOf(items, 'orders')).toHaveLength(33);
    expect(items[1]).toBe(sidebar[1]);
    expect([items[1], items[2]].map((item) => item!.customProps?.isActive)).toEqual([undefined, true]);
  });

  it('shows a group whole when the reader asked for it', () => {
    let asked: PropSidebarItemCategory | undefined;
    gapOf(itemsOf(open('/api/pets-100', undefined, (group) => (asked = group)), 'pets')[0]!)!.reveal();
    expect(itemsOf(open('/api/pets-100', new Set([asked!])), 'pets')).toHaveLength(200);
  });
});

import type {TabVersion} from '../../plugin/config/types';
import type {NavigationGroup} from '../../plugin/navigation/types';
import {toReadyTab} from '../support/readyTab';
import {navigate, toEntries, toReference} from '../support/reference';
import {standIn} from '../support/standIn';
import {yaml} from '../support/yaml';

const REFERENCE = toReference(
  [
    ['GET /pets', {tags: ['Pets'], summary: 'List pets'}],
    ['POST /pets', {tags: ['Pets'], summary: 'Add a pet'}],
    ['GET /cats', {tags: ['Cats', 'Pets'], summary: 'List cats'}],
    ['GET /orders', {tags: ['Orders'], summary: 'List orders'}],
    ['GET /secret', {tags: ['Pets'], summary: 'Hidden'}],
  ],
  {
    tags: [
      {name: 'Cats', parent: 'Pets', summary: 'All cats'},
      {name: 'Pets', descriptionText: 'Animals.'},
      {name: 'Pets', descriptionText: 'Twice.'},
      {name: 'Empty'},
    ],
    tagGroups: [{name: 'Shop', tags: ['Orders']}],
  },
);
const HIDDEN = {overrides: new Map([['GET /secret', {hidden: true}]])};
const index = (...names: string[]) => ({
  tags: new Map(names.map((name) => [name, {page: 'index' as const}])),
});
const scroll = (...names: string[]) => ({
  tags: new Map(names.map((name) => [name, {page: 'scroll' as const}])),
});
const printTree = ({label, pages, groups}: NavigationGroup): unknown => [
  label,
  ...pages.map(({title}) => title),
  ...groups.map(printTree),
];

describe('the page of a tag', () => {
  it('lists each visible operation of the tag and of the tags inside it once', () => {
    const {navigation, diagnostics} = navigate(REFERENCE, {...HIDDEN, ...scroll('Pets')});
    expect(diagnostics).toEqual([]);
    const [page] = navigation.tagPages!;
    expect(page).toMatchObject({kind: 'scroll', permalink: '/api/default/tags/pets'});
    expect(page!.pages.map(({title}) => title)).toEqual(['List pets', 'Add a pet', 'List cats']);
    expect(printTree(page!.group)).toEqual(yaml`
      [Pets, List pets, Add a pet, List cats, [All cats, List cats]]
    `);
    expect(page!.group.tag?.descriptionText).toBe('Animals.');
  });

  it('is chosen by the name of the tag, its label or the name of a tag group', () => {
    const {navigation, diagnostics} = navigate(REFERENCE, index('All cats', 'Shop', 'Orders'));
    expect(diagnostics).toEqual([]);
    expect(
      navigation.tagPages!.map(({permalink, breadcrumbs}) => [permalink, breadcrumbs]),
    ).toEqual([
      ['/api/default/tags/cats', [{label: 'Pets', href: '/api/default#group-pets'}]],
      ['/api/default/tags/shop', []],
      ['/api/default/tags/orders', [{label: 'Shop', href: '/api/default/tags/shop'}]],
    ]);
  });

  it('comes before the operations of its group in previous and next links and above them in breadcrumbs', () => {
    const {navigation} = navigate(REFERENCE, {...HIDDEN, ...index('Pets', 'Orders')});
    const [pets, orders] = navigation.tagPages!;
    const pageOf = (title: string) => navigation.pages.find((page) => page.title === title)!;
    expect(pets!.next?.title).toBe('List pets');
    expect(pageOf('List pets')).toMatchObject({
      previous: {title: 'Pets', permalink: '/api/default/tags/pets'},
      breadcrumbs: [{label: 'Pets', href: '/api/default/tags/pets'}],
    });
    expect(pageOf('List cats').breadcrumbs).toEqual([
      {label: 'Pets', href: '/api/default/tags/pets'},
      {label: 'All cats', href: '/api/default#group-cats'},
    ]);
    const [shop] = navigation.groups;
    expect([shop!.label, shop!.page, shop!.groups[0]!.page]).toEqual([
      'Shop',
      undefined,
      '/api/default/tags/orders',
    ]);
    expect(orders!.previous).toBeUndefined();
    expect(pets!.previous?.title).toBe('List orders');
  });

  it('lists all operations, even when a `navigation` list places some of them elsewhere', () => {
    const {navigation} = navigate(REFERENCE, {
      ...HIDDEN,
      ...index('Pets', 'Orders'),
      navigation: toEntries(['GET /pets', {tag: 'Orders'}, {rest: true}]),
    });
    const [pets, orders] = navigation.tagPages!;
    expect(pets!.pages).toHaveLength(3);
    expect(pets!.previous?.title).toBe('List orders');
    expect(pets!.next?.title).toBe('Add a pet');
    expect(orders).toMatchObject({previous: {title: 'List pets'}, next: {title: 'List orders'}});
    expect(
      navigation.items!.map((item) => (item.kind === 'group' ? item.group.page : item.kind)),
    ).toEqual(['page', '/api/default/tags/orders', '/api/default/tags/pets']);
  });

  it('exists without generated navigation, but has no breadcrumbs and no next page', () => {
    const {navigation} = navigate(REFERENCE, {navigation: false, ...scroll('Orders')});
    expect(navigation.tagPages).toMatchObject([
      {permalink: '/api/default/tags/orders', breadcrumbs: [], pages: [{title: 'List orders'}]},
    ]);
    expect(navigation.tagPages![0]).not.toHaveProperty('next');
  });

  it('never has the address of an operation or of another tag', () => {
    const {navigation} = navigate(
      toReference([
        ['GET /tags', {tags: ['Get']}],
        ['GET /a', {tags: ['A b']}],
        ['GET /b', {tags: ['A-B']}],
        ['GET /c', {tags: ['猫']}],
        ['GET /d', {tags: ['!']}],
      ]),
      index('Get', 'A b', 'A-B', '猫', '!'),
    );
    expect(navigation.tagPages!.map(({permalink}) => permalink)).toEqual(yaml`
      [/api/default/tags/get-2, /api/default/tags/a-b, /api/default/tags/a-b-2, /api/default/tags/猫, /api/default/tags/other]
    `);
  });

  it('has a trailing slash in its address if the site uses them', () => {
    const {navigation} = navigate(REFERENCE, index('Orders'), {trailingSlash: true});
    expect(navigation.tagPages![0]!.permalink).toBe('/api/default/tags/orders/');
  });

  it('is the target of links in descriptions to the tag', () => {
    const linking = {
      ...REFERENCE,
      info: {...REFERENCE.info, description: [['a', {href: '#tag/Orders'}, ['orders']]]},
    } as typeof REFERENCE;
    expect(
      toReadyTab({reference: linking, ...navigate(linking, index('Orders'))}).lists.documentLinks,
    ).toEqual({
      '#tag/Orders': '/api/default/tags/orders',
    });
  });
});

describe('findings about `tags`', () => {
  const findingsOf = (...input: Parameters<typeof navigate>) =>
    navigate(...input).diagnostics.map(({code, source, message, help}) => [
      code,
      source.pointer,
      message,
      help,
    ]);

  it('report an unknown tag and suggest the nearest one', () => {
    expect(findingsOf(REFERENCE, index('pets', 'Empty'))).toEqual(yaml`
      - [config-tags-unmatched, /api/tags/pets, 'No operation on a page has the tag \`pets\`, so the tag has no page.', 'Did you mean \`Pets\`?']
      - [config-tags-unmatched, /api/tags/Empty, 'No operation on a page has the tag \`Empty\`, so the tag has no page.',
          'Write a tag that an operation has, or remove the entry.']
    `);
  });

  it('do not report a tag that only another version has', () => {
    const others = {otherVersions: [toReference([['GET /birds', {tags: ['Birds']}]])]};
    const version = standIn<TabVersion>({said: {}, isCurrent: true, pointer: '/api/versions/0'});
    const tab = {...index('Birds'), version};
    expect(findingsOf(REFERENCE, tab, others)).toEqual([]);
    expect(findingsOf(REFERENCE, tab)).toHaveLength(1);
  });

  it('explain why a tag has an index instead of a scrolling page', () => {
    const many = toReference(
      Array.from({length: 21}, (_, number) => [`GET /p${number}`, {tags: ['Pets']}]),
    );
    const large = toReference([['GET /pets', {tags: ['Pets'], schemas: ['Pet']}]], {
      schemas: {
        Pet: {name: 'Pet', schema: {kind: 'unknown', description: 'x'.repeat(250_000)}} as never,
      },
    });
    for (const [reference, message] of [
      [many, 'The tag `Pets` has 21 operations; one page shows at most 20. Its page is an index.'],
      [
        large,
        'The tag `Pets` has 1 operation with 250 kB of data; one page shows at most 180 kB. Its page is an index.',
      ],
    ] as const) {
      expect(navigate(reference, scroll('Pets')).navigation.tagPages).toMatchObject([
        {kind: 'index'},
      ]);
      expect(findingsOf(reference, scroll('Pets'))).toEqual([
        [
          'config-tag-page-size',
          '/api/tags/Pets/page',
          message,
          'Write "page": "index", or split the tag.',
        ],
      ]);
      expect(findingsOf(reference, index('Pets'))).toEqual([]);
    }
  });
});

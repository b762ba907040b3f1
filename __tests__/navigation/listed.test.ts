import type {OperationOverride, TabVersion} from '../../plugin/config/types';
import type {Json} from '../../plugin/document/types';
import type {NavigationGroup, NavigationItem} from '../../plugin/navigation/types';
import {listPages} from '../../plugin/navigation/listPages';
import {toRedirectTarget} from '../../plugin/navigation/redirect';
import {navigate, outline, toEntries, toReference} from '../support/reference';
import {standIn} from '../support/standIn';
import {yaml} from '../support/yaml';

const REFERENCE = toReference(
  [
    ['GET /pets', {tags: ['Pets'], summary: 'List pets'}],
    ['POST /pets', {tags: ['Pets'], summary: 'Add a pet'}],
    ['GET /orders', {tags: ['Orders'], summary: 'List orders'}],
    ['GET /cats', {tags: ['Cats'], summary: 'List cats'}],
    ['GET /health', {summary: 'Health'}],
  ],
  {tags: [{name: 'Cats', parent: 'Pets', summary: 'All cats'}]},
);

const toListed = (list: Json[], more: Parameters<typeof navigate>[1] = {}) =>
  navigate(REFERENCE, {navigation: toEntries(list), ...more});

/** `Group (page, link Label /url, doc id)` */
const print = (items: readonly NavigationItem[]): string =>
  items
    .map((item) => {
      if (item.kind === 'page') return item.page.title;
      if (item.kind === 'link') return `link ${item.label} ${item.href}`;
      if (item.kind === 'doc') return `doc ${item.id} ${item.label ?? ''}`.trimEnd();
      return `${item.group.label} (${print(item.group.items ?? toItems(item.group))})`;
    })
    .join(', ');

function toItems({pages, groups}: NavigationGroup): NavigationItem[] {
  return [
    ...pages.map((page): NavigationItem => ({kind: 'page', page})),
    ...groups.map((group): NavigationItem => ({kind: 'group', group})),
  ];
}

const sidebarOf = (list: Json[], more?: Parameters<typeof navigate>[1]) =>
  print(toListed(list, more).navigation.items ?? []);
type Fields = Omit<NonNullable<Parameters<typeof navigate>[1]>, 'overrides'> & {
  overrides?: {[key: string]: OperationOverride};
};
const toTab = ({overrides = {}, ...tab}: Fields) => ({
  ...tab,
  overrides: new Map(Object.entries(overrides)),
});

describe('a `navigation` list', () => {
  it('shows operations, docs, links, tags and groups in its own order', () => {
    expect(
      sidebarOf(yaml`
        [GET /health, {group: Start, pages: [intro, POST /pets, {group: More, pages: [GET /pets]}, {doc: next, label: Next}]},
          {link: https://example.com, label: Status}, {href: /support, label: Support}, {tag: Orders}]
      `),
    ).toBe(
      'Health, Start (doc intro, Add a pet, More (List pets), doc next Next), link Status https://example.com, link Support /support, Orders (List orders)',
    );
  });

  it('includes the groups inside a tag and accepts the label of a tag', () => {
    expect(sidebarOf([{tag: 'Pets'}])).toBe('Pets (List pets, Add a pet, All cats (List cats))');
    expect(sidebarOf([{tag: 'All cats'}])).toBe('All cats (List cats)');
  });

  it('puts the remaining operations at `rest`, in the order of `tagsOrder`', () => {
    expect(
      sidebarOf([{rest: true}, {group: 'Add', pages: ['POST /pets', {tag: 'Cats'}]}], {
        tagsOrder: ['Orders'],
      }),
    ).toBe(
      'Orders (List orders), Pets (List pets), Endpoints (Health), Add (Add a pet, All cats (List cats))',
    );
  });

  it('determines breadcrumbs and previous and next links', () => {
    const {pages} = toListed([
      'GET /health',
      {group: 'Start', pages: [{group: 'More', pages: ['GET /pets']}, 'POST /pets']},
      {tag: 'Pets'},
    ]).navigation;
    const page = pages.find(({title}) => title === 'List pets')!;
    expect(page.breadcrumbs.map(({label}) => label)).toEqual(['Start', 'More']);
    expect([page.previous?.title, page.next?.title]).toEqual(['Health', 'Add a pet']);
  });

  it('links operations to the docs before and after them', () => {
    const docs = {
      find: (id: string) => ({title: `Doc ${id}`, permalink: `/docs/${id}`}),
      ids: [],
      placeOf: () => undefined,
    };
    const {navigation} = navigate(
      REFERENCE,
      {navigation: toEntries(['a', 'GET /pets', {doc: 'b', label: 'B'}])},
      {docs},
    );
    const page = navigation.pages.find(({title}) => title === 'List pets')!;
    expect(page.previous).toEqual({title: 'Doc a', permalink: '/docs/a'});
    expect(page.next).toEqual({title: 'B', permalink: '/docs/b'});
  });

  it('gives docs their place, at their first entry, unless they show another sidebar', () => {
    const docs = {
      find: (id: string) => ({
        title: `Doc ${id}`,
        permalink: `/docs/${id}`,
        ...(id !== 'other' && {source: `@site/docs/${id}.md`}),
      }),
      ids: [],
      placeOf: () => undefined,
    };
    const navigation = toEntries(['a', 'GET /pets', 'other', 'a', {doc: 'b', label: 'B'}]);
    const toLink = (id: string, title: string) => ({title, permalink: `/docs/${id}`});
    expect(navigate(REFERENCE, {navigation}, {docs}).navigation.chapters).toEqual([
      {
        ...toLink('a', 'Doc a'),
        source: '@site/docs/a.md',
        next: {title: 'List pets', permalink: '/api/default/pets/get'},
      },
      {...toLink('b', 'B'), source: '@site/docs/b.md', previous: toLink('other', 'Doc other')},
    ]);
  });

  it('leaves unlisted operations out of the sidebar but keeps them on the overview', () => {
    const {navigation} = toListed(['GET /health', {tag: 'Orders'}]);
    expect(listPages(navigation).map(({title}) => title)).toEqual(['Health', 'List orders']);
    expect(outline(navigation.groups)).toBe(
      'API (Health), Orders (List orders), Pets (List pets, Add a pet, All cats (List cats))',
    );
    expect(toRedirectTarget([navigation])).toBe('/api/default/health/get');
  });

  it('leaves out a hidden operation', () => {
    const hidden = {overrides: {'GET /health': {hidden: true}}};
    expect(sidebarOf(['GET /health', {rest: true}], toTab(hidden))).not.toContain('Health');
  });

  it.each<[string, Json[], Fields, string[][]]>(yaml`
    - [operations that it leaves out, [{tag: Pets}, GET /health], {},
        [[config-navigation-unlisted, /api/navigation, '\`navigation\` leaves out 1 operation: \`GET /orders\`.', '{"rest": true}']]]
    - [no operations if a group has the rest, [{tag: Pets}, {group: More, pages: [{rest: true}]}], {}, []]
    - [no operation that is hidden, [{tag: Pets}, GET /health], {overrides: {GET /orders: {hidden: true}}}, []]
    - ['entries that match nothing, with the nearest name', [get /pets, {group: G, pages: [{tag: Order}]}, {rest: true}], {},
        [[config-navigation-unmatched, /api/navigation/0, 'The document has no operation \`get /pets\`.', 'Did you mean \`GET /pets\`?'],
          [config-navigation-unmatched, /api/navigation/1/pages/0/tag, 'No operation has the tag \`Order\`.', 'Did you mean \`Orders\`?']]]
    - [a tag whose operations are all in other groups, [{tag: Orders}, {rest: true}], {overrides: {GET /orders: {group: Buying}}},
        [[config-navigation-unmatched, /api/navigation/0/tag, 'All operations with the tag \`Orders\` are hidden or in other groups.', '\`group\`']]]
    - [no group of an override, [{tag: Buying}, {rest: true}], {overrides: {GET /orders: {group: Buying}}}, []]
    - [a hidden operation that it lists, [GET /health, {rest: true}], {overrides: {GET /health: {hidden: true}}}, [[config-navigation-conflict, /api/navigation/0]]]
    - [the \`group\` of an override without effect, [GET /health, {rest: true}], {overrides: {GET /health: {group: Service}}},
        [[config-navigation-conflict, /api/overrides/GET ~1health/group]]]
    - [no \`group\` with effect, [GET /health, {tag: Service}, {rest: true}], {overrides: {GET /health: {group: Service}}}, []]
    - [an entry of \`tagsOrder\` without effect, [{tag: Orders}, {rest: true}], {tagsOrder: [Pets, Orders]}, [[config-navigation-conflict, /api/tagsOrder/1]]]
    - [no entry of \`tagsOrder\` with effect, [{tag: Pets}, {rest: true}], {tagsOrder: [Cats]}, []]
  `)('reports %s', (_what, list, fields, findings) => {
    const found = toListed(list, toTab(fields)).diagnostics;
    expect(
      found.map(({code, source, message, help}) => [code, source.pointer, message, help]),
    ).toEqual(
      findings.map(([code, pointer, message = '', help = '']): unknown[] => [
        code,
        pointer,
        expect.stringContaining(message),
        expect.stringContaining(help),
      ]),
    );
  });

  it('for all versions may name operations and tags that only one version has', () => {
    const version = (isCurrent: boolean) => ({
      tab: {
        navigation: toEntries(['GET /old', {tag: 'Old'}, {rest: true}]),
        version: standIn<TabVersion>({isCurrent, pointer: '/api/versions/0', said: {}}),
      },
      otherVersions: [toReference([['GET /old', {tags: ['Old']}]])],
    });
    for (const isCurrent of [true, false]) {
      const {tab, otherVersions} = version(isCurrent);
      expect(navigate(REFERENCE, tab, {otherVersions}).diagnostics).toEqual([]);
    }
    expect(navigate(REFERENCE, version(true).tab).diagnostics.map(({code}) => code)).toEqual([
      'config-navigation-unmatched',
      'config-navigation-unmatched',
    ]);
  });
});

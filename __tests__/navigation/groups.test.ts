import type {OperationOverride} from '../../plugin/config/types';
import type {Tag} from '../../plugin/model/types';
import {toReadyTab} from '../support/readyTab';
import {navigate, outline, toReference} from '../support/reference';
import {yaml} from '../support/yaml';

type Operation = Parameters<typeof toReference>[0][number];
/** Operations with tags: `GET /a x y`. */
const toOperations = (list: readonly (string | Operation)[]) =>
  list.map((each): Operation => {
    if (typeof each !== 'string') return each;
    const [method, path, ...tags] = each.split(' ');
    return [`${method} ${path}`, {tags}];
  });
type More = Parameters<typeof toReference>[1];
type Tab = Parameters<typeof navigate>[1];
type Said = Omit<NonNullable<Tab>, 'overrides'> & {overrides?: {[key: string]: OperationOverride}};
const navigateTo = (operations: readonly (string | Operation)[], more: More = {}, tab: Tab = {}) =>
  navigate(toReference(toOperations(operations), more), tab).navigation;
const override = (entries: {[key: string]: OperationOverride}) => ({
  overrides: new Map(Object.entries(entries)),
});
const chain = (length: number): Tag[] =>
  Array.from({length}, (_, index) => ({
    name: `t${index}`,
    ...(index > 0 && {parent: `t${index - 1}`}),
  }));

it.each<
  [title: string, operations: (string | Operation)[], outline: string, more?: More, tab?: Said]
>(yaml`
  - [groups are ordered by the first appearance of their tags on operations, [GET /a b, GET /b a, GET /c b],
      'b (GET /a, GET /c), a (GET /b)', {tags: [{name: a}, {name: b}, {name: unused}]}]
  - ['groups are ordered by \`tagsOrder\` first', [GET /a x, GET /b y, GET /c z], 'z (GET /c), x (GET /a), y (GET /b)', {}, {tagsOrder: [z, x, z]}]
  - [put operations with no tags or blank tags into the default group, [GET /a, [GET /b, {tags: ['']}], [GET /c, {tags: ['  ', x]}]],
      'Endpoints (GET /a, GET /b), x (GET /c)']
  - [name the default group as docs.json says, [GET /a], Other (GET /a), {}, {defaultGroup: Other}]
  - [merge the default group with a tag of the same name, [GET /a Endpoints, GET /b], 'Endpoints (GET /a, GET /b)']
  - ['collect operations without tags by the first fixed path segment when \`untagged\` is \`path\`',
      ['GET /pets/{id}', 'GET /{tenant}/users', GET /, 'GET /{id}', GET /x pets],
      'pets (GET /pets/{id}, GET /x), users (GET /{tenant}/users), Endpoints (GET /, GET /{id})', {}, {untagged: path}]
  - ['end with the webhook group, whatever tags webhooks have', [[POST pet, {kind: webhook, tags: [x]}], GET /a x], 'x (GET /a), Webhooks (Pet)']
  - [name the webhook group as docs.json says, [[POST pet, {kind: webhook, tags: [x]}], GET /a x], 'x (GET /a), Events (Pet)', {}, {webhookGroup: Events}]
  - ['let \`tagsOrder\` place the webhook group', [[POST pet, {kind: webhook, tags: [x]}], GET /a x], 'Webhooks (Pet), x (GET /a)', {}, {tagsOrder: [Webhooks]}]
  - [do not move a tag named like the webhook group when there are no webhooks, [GET /a Webhooks, GET /b x], 'Webhooks (GET /a), x (GET /b)']
  - ['of an operation are replaced by the \`group\` in its override, which may be new',
      [GET /a x y, GET /b y, GET /c x, [POST pet, {kind: webhook, tags: [x]}]], 'New (GET /a), x (GET /b, GET /c, Pet)', {},
      {overrides: {GET /a: {group: New}, GET /b: {group: x}, POST pet: {group: x}}}]
  - [can be named in an override by the label of their tag, [GET /a x, GET /b], 'Ex (GET /a, GET /b)', {tags: [{name: x, summary: Ex}]},
      {overrides: {GET /b: {group: Ex}}}]
  - [are not made for badge and audience tags unless an operation has no other tag, [GET /a beta pets, GET /b partner, GET /c beta x],
      'pets (GET /a), partner (GET /b), x (GET /c)',
      {tags: [{name: beta, kind: badge}, {name: partner, kind: audience}, {name: pets, kind: nav}]}]
  - ['follow the parents of tags, even parents without operations', [GET /cats cats, GET /x x, GET /pets pets],
      'animals (All pets (GET /pets, cats (GET /cats))), x (GET /x)',
      {tags: [{name: cats, parent: pets}, {name: pets, summary: All pets, parent: animals}, {name: animals}]}]
  - ['follow \`x-tagGroups\` in order, with other tags after them', [GET /x x, GET /admin admin, GET /pets pets, GET /orders orders],
      'Store (orders (GET /orders), pets (GET /pets)), Admin (admin (GET /admin)), x (GET /x)',
      {tagGroups: [{name: Store, tags: [orders, pets, unused]}, {name: Empty, tags: [unused]}, {name: Admin, tags: [admin]}]}]
  - ['keep a section of \`x-tagGroups\` apart from a tag of the same name', [GET /a Pets], Pets (Pets (GET /a)), {tagGroups: [{name: Pets, tags: [Pets]}]}]
  - ['put other operations whose group is called like a section of \`x-tagGroups\` into it', [GET /a a, GET /b b, GET /c Rest], 'Rest (GET /c, a (GET /a)), b (GET /b)', {tagGroups: [{name: Rest, tags: [a]}]}]
  - ['sections of \`x-tagGroups\` are ordered by the first of their tags in \`tagsOrder\`', [GET /a a, GET /b b, GET /c c, GET /d d],
      'Two (d (GET /d), c (GET /c)), One (b (GET /b), a (GET /a))', {tagGroups: [{name: One, tags: [a, b]}, {name: Two, tags: [c, d]}]},
      {tagsOrder: [d, b]}]
  - ['prefer the parent of a tag over \`x-tagGroups\`', [GET /a a], p (a (GET /a)), {tags: [{name: p}, {name: a, parent: p}], tagGroups: [{name: S, tags: [a]}]}]
  - [are at most four levels deep; deeper tags are placed on the fourth level, [GET /a t5], t0 (t1 (t2 (t5 (GET /a)))),
      {tags: [{name: t0}, {name: t1, parent: t0}, {name: t2, parent: t1}, {name: t3, parent: t2}, {name: t4, parent: t3}, {name: t5, parent: t4}]}]
`)('groups: %s', (_title, operations, expected, more = {}, {overrides, ...tab} = {}) => {
  const said = {...tab, ...(overrides && override(overrides))};
  expect(outline(navigateTo(operations, more, said).groups)).toBe(expected);
});

describe('groups', () => {
  it('list an operation once under each of its tags', () => {
    const {groups, pages} = navigateTo(['GET /a x y']);
    expect(outline(groups)).toBe('x (GET /a), y (GET /a)');
    expect(pages).toHaveLength(1);
    expect(groups[0]!.pages[0]).toBe(pages[0]);
  });

  it('leave out hidden operations and disappear when all their operations are hidden', () => {
    const {groups, pages} = navigateTo(
      ['GET /a x', 'GET /b y'],
      {},
      override({'GET /a': {hidden: true}}),
    );
    expect(outline(groups)).toBe('y (GET /b)');
    expect(pages.map(({hidden}) => hidden)).toEqual([true, false]);
  });

  it('are absent without generated navigation, while the pages remain', () => {
    expect(navigateTo(['GET /a x'], {}, {navigation: false})).toMatchObject({
      groups: [],
      pages: [{permalink: '/api/default/a/get', breadcrumbs: []}],
    });
  });

  it('use the first declaration of their tag', () => {
    const tags = ['first', 'second'].map((description) => ({name: 'x', description}));
    expect(navigateTo(['GET /a x'], {tags}).groups[0]?.tag?.description).toBe('first');
  });

  it('cope with thousands of levels', () => {
    const {pages} = navigateTo(['GET /a t19999'], {tags: chain(20000)});
    expect(pages[0]?.breadcrumbs.at(-1)?.label).toBe('t19999');
  });

  it('have unique anchors, even for tags with unusual characters', () => {
    const odd = 'A B,a-b,a b,A/B,🏷️,…,用户,<b>,__proto__,constructor,a b 2,a-b-2'.split(',');
    const {groups} = navigateTo(odd.map((tag, index) => [`GET /${index}`, {tags: [tag]}]));
    expect(groups.map(({id}) => id.replace('group-', '')).join()).toBe(
      'a-b,a-b-2,a-b-3,a-b-4,other,other-2,用户,b,proto,constructor,a-b-2-2,a-b-2-3',
    );
  });
});

describe('tagsOrder', () => {
  const order = (...tagsOrder: string[]) =>
    navigate(
      toReference(toOperations(['GET /a Pets', 'GET /b Store', 'GET /c']), {
        tags: [{name: 'Unused'}],
      }),
      {tagsOrder, ...override({'GET /b': {group: 'Shop', hidden: true}})},
    ).diagnostics;

  it('accepts every tag that an operation has and every group', () => {
    expect(order('Store', 'Pets', 'Endpoints', 'Shop')).toEqual([]);
  });

  it('warns about a tag that no operation has and suggests the nearest one', () => {
    const finding = {code: 'config-tags-order-unmatched', severity: 'warning'};
    const source = (index: number) => ({pointer: `/api/tagsOrder/${index}`});
    expect(order('Pets', 'pets', 'Unused')).toMatchObject([
      {...finding, source: source(1), help: 'Did you mean `Pets`?'},
      {...finding, source: source(2), help: 'Remove it, or write a tag that an operation has.'},
    ]);
  });
});

describe('the default group', () => {
  it('is reported when an override puts an operation with tags into it', () => {
    const {diagnostics} = navigate(toReference([['GET /a', {tags: ['x']}], 'GET /b']), {
      overrides: new Map([
        ['GET /a', {group: 'Endpoints'}],
        ['GET /b', {group: 'Endpoints'}],
      ]),
    });
    expect(diagnostics).toMatchObject(yaml<object>`
      [{code: config-default-group, severity: warning, source: {pointer: /api/overrides/GET ~1a/group}}]
    `);
  });

  it('is reported when it holds operations without tags and a tag has the same name', () => {
    expect(
      navigate(toReference([['GET /a', {tags: ['Endpoints']}], 'GET /b'])).diagnostics,
    ).toMatchObject([{code: 'config-default-group', source: {pointer: '/api/defaultGroup'}}]);
    expect(navigate(toReference([['GET /a', {tags: ['Endpoints']}]])).diagnostics).toEqual([]);
    expect(
      navigate(toReference([['GET /a', {tags: ['Endpoints']}], 'GET /b']), {defaultGroup: 'Other'})
        .diagnostics,
    ).toEqual([]);
  });
});

const topicsOf = (...input: Parameters<typeof toReference>) =>
  navigate(toReference(...input)).navigation.topics.map(({id, label}) => [id, label]);

describe('a tag without operations', () => {
  it('is a topic of the overview when it has a description or external documentation', () => {
    const tags = [
      {name: 'Pets', description: 'Animals.'},
      {name: 'Rate Limits', summary: 'How often', description: 'Once a second.'},
      {name: 'rate limits', externalDocs: {url: 'https://example.com'}},
      {name: 'Unused'},
    ];
    expect(topicsOf([['GET /pets', {tags: ['Pets']}]], {tags})).toEqual([
      ['topic-rate-limits', 'How often'],
      ['topic-rate-limits-2', 'rate limits'],
    ]);
  });

  it('is not a topic when it has child tags or is a badge', () => {
    const tags = [
      {name: 'All', description: 'Everything.'},
      {name: 'Pets', parent: 'All'},
      {name: 'beta', kind: 'badge', description: 'May change.'},
    ];
    expect(topicsOf([['GET /pets', {tags: ['Pets']}]], {tags})).toEqual([]);
  });

  it('is not a topic when it is the default group', () => {
    const reference = toReference(['GET /pets'], {
      tags: [{name: 'Animals', description: 'All of them.'}],
    });
    const {navigation} = navigate(reference, {defaultGroup: 'Animals'});
    expect([navigation.groups[0]!.tag?.name, navigation.topics]).toEqual(['Animals', []]);
  });

  it('as a topic is the target of links to the tag', () => {
    const description: [string, object, [string, {href: string}, string[]][]][] = [
      ['p', {}, [['a', {href: '#tag/Rates-and-Limits'}, ['limits']]]],
    ];
    const reference = toReference([], {
      tags: [{name: 'Rates & Limits', description: description as never}],
    });
    const {lists} = toReadyTab({reference, ...navigate(reference)});
    expect(lists.documentLinks).toEqual({
      '#tag/Rates-and-Limits': '/api/default#topic-rates-limits',
    });
  });
});

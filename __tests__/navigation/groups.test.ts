import type {Tag} from '../../plugin/model/types';
import {navigate, printGroups, toReference} from '../support/reference';

type Input = Parameters<typeof toReference>;
const print = (
  operations: Input[0],
  more: Input[1] = {},
  tab: Parameters<typeof navigate>[1] = {},
) => printGroups(navigate(toReference(operations, more), tab).navigation.groups);
const tagged = (key: string, ...tags: string[]): [string, {tags: string[]}] => [key, {tags}];
const chain = (length: number): Tag[] =>
  Array.from({length}, (_, index) => ({
    name: `t${index}`,
    ...(index > 0 && {parent: `t${index - 1}`}),
  }));

describe('groups', () => {
  it('are ordered by the first appearance of their tags on operations', () => {
    expect(
      print([tagged('GET /a', 'b'), tagged('GET /b', 'a'), tagged('GET /c', 'b')], {
        tags: [{name: 'a'}, {name: 'b'}, {name: 'unused'}],
      }),
    ).toEqual(['b', '- GET /a', '- GET /c', 'a', '- GET /b']);
  });

  it('are ordered by `tagsOrder` first', () => {
    expect(
      print(
        [tagged('GET /a', 'x'), tagged('GET /b', 'y'), tagged('GET /c', 'z')],
        {},
        {tagsOrder: ['z', 'x', 'z']},
      ),
    ).toEqual(['z', '- GET /c', 'x', '- GET /a', 'y', '- GET /b']);
  });

  it('list an operation once under each of its tags', () => {
    const {navigation} = navigate(toReference([tagged('GET /a', 'x', 'y', 'x')]));
    expect(printGroups(navigation.groups)).toEqual(['x', '- GET /a', 'y', '- GET /a']);
    expect(navigation.pages).toHaveLength(1);
    expect(navigation.groups[0]!.pages[0]).toBe(navigation.pages[0]);
  });

  it('put operations with no tags or blank tags into the default group', () => {
    expect(print(['GET /a', tagged('GET /b', ''), tagged('GET /c', '  ', 'x')])).toEqual([
      'Endpoints',
      '- GET /a',
      '- GET /b',
      'x',
      '- GET /c',
    ]);
    expect(print(['GET /a'], {}, {defaultGroup: 'Other'})).toEqual(['Other', '- GET /a']);
  });

  it('merge the default group with a tag of the same name', () => {
    expect(print([tagged('GET /a', 'Endpoints'), 'GET /b'])).toEqual([
      'Endpoints',
      '- GET /a',
      '- GET /b',
    ]);
  });

  it('collect operations without tags by the first fixed path segment when `untagged` is `path`', () => {
    expect(
      print(
        ['GET /pets/{id}', 'GET /{tenant}/users', 'GET /', 'GET /{id}', tagged('GET /x', 'pets')],
        {},
        {untagged: 'path'},
      ),
    ).toEqual([
      'pets',
      '- GET /pets/{id}',
      '- GET /x',
      'users',
      '- GET /{tenant}/users',
      'Endpoints',
      '- GET /',
      '- GET /{id}',
    ]);
  });

  it('end with the webhook group, whatever tags webhooks have', () => {
    const operations: Input[0] = [
      ['POST pet', {kind: 'webhook', tags: ['x']}],
      tagged('GET /a', 'x'),
    ];
    expect(print(operations)).toEqual(['x', '- GET /a', 'Webhooks', '- Pet']);
    expect(print(operations, {}, {webhookGroup: 'Events'})).toEqual([
      'x',
      '- GET /a',
      'Events',
      '- Pet',
    ]);
  });

  it('let `tagsOrder` place the webhook group', () => {
    expect(
      print(
        [['POST pet', {kind: 'webhook'}], tagged('GET /a', 'x')],
        {},
        {tagsOrder: ['Webhooks']},
      ),
    ).toEqual(['Webhooks', '- Pet', 'x', '- GET /a']);
  });

  it('do not move a tag named like the webhook group when there are no webhooks', () => {
    expect(print([tagged('GET /a', 'Webhooks'), tagged('GET /b', 'x')])).toEqual([
      'Webhooks',
      '- GET /a',
      'x',
      '- GET /b',
    ]);
  });

  it('of an operation are replaced by the `group` in its override, which may be new', () => {
    const overrides = new Map([
      ['GET /a', {group: 'New'}],
      ['GET /b', {group: 'x'}],
      ['POST pet', {group: 'x'}],
    ]);
    expect(
      print(
        [
          tagged('GET /a', 'x', 'y'),
          tagged('GET /b', 'y'),
          tagged('GET /c', 'x'),
          ['POST pet', {kind: 'webhook'}],
        ],
        {},
        {overrides},
      ),
    ).toEqual(['New', '- GET /a', 'x', '- GET /b', '- GET /c', '- Pet']);
  });

  it('can be named in an override by the label of their tag', () => {
    expect(
      print(
        [tagged('GET /a', 'x'), 'GET /b'],
        {tags: [{name: 'x', summary: 'Ex'}]},
        {overrides: new Map([['GET /b', {group: 'Ex'}]])},
      ),
    ).toEqual(['Ex', '- GET /a', '- GET /b']);
  });

  it('leave out hidden operations and disappear when all their operations are hidden', () => {
    const {navigation} = navigate(toReference([tagged('GET /a', 'x'), tagged('GET /b', 'y')]), {
      overrides: new Map([['GET /a', {hidden: true}]]),
    });
    expect(printGroups(navigation.groups)).toEqual(['y', '- GET /b']);
    expect(navigation.pages.map(({hidden}) => hidden)).toEqual([true, false]);
  });

  it('are absent without generated navigation, while the pages remain', () => {
    const {navigation} = navigate(toReference([tagged('GET /a', 'x')]), {navigation: false});
    expect(navigation).toMatchObject({
      groups: [],
      pages: [{permalink: '/api/default/a/get', breadcrumbs: []}],
    });
  });

  it('use the first declaration of their tag', () => {
    const {navigation} = navigate(
      toReference([tagged('GET /a', 'x')], {
        tags: [
          {name: 'x', description: 'first'},
          {name: 'x', description: 'second'},
        ],
      }),
    );
    expect(navigation.groups[0]?.tag?.description).toBe('first');
  });

  it('are not made for badge and audience tags unless an operation has no other tag', () => {
    const tags: Tag[] = [
      {name: 'beta', kind: 'badge'},
      {name: 'partner', kind: 'audience'},
      {name: 'pets', kind: 'nav'},
    ];
    expect(
      print(
        [
          tagged('GET /a', 'beta', 'pets'),
          tagged('GET /b', 'partner'),
          tagged('GET /c', 'beta', 'x'),
        ],
        {tags},
      ),
    ).toEqual(['pets', '- GET /a', 'partner', '- GET /b', 'x', '- GET /c']);
  });
});

describe('nested groups', () => {
  it('follow the parents of tags, even parents without operations', () => {
    const tags: Tag[] = [
      {name: 'cats', parent: 'pets'},
      {name: 'pets', summary: 'All pets', parent: 'animals'},
      {name: 'animals'},
    ];
    expect(
      print([tagged('GET /cats', 'cats'), tagged('GET /x', 'x'), tagged('GET /pets', 'pets')], {
        tags,
      }),
    ).toEqual([
      'animals',
      '  All pets',
      '  - GET /pets',
      '    cats',
      '    - GET /cats',
      'x',
      '- GET /x',
    ]);
  });

  it('follow `x-tagGroups` in order, with other tags after them', () => {
    const tagGroups = [
      {name: 'Store', tags: ['orders', 'pets', 'unused']},
      {name: 'Empty', tags: ['unused']},
      {name: 'Admin', tags: ['admin']},
    ];
    expect(
      print(
        [
          tagged('GET /x', 'x'),
          tagged('GET /admin', 'admin'),
          tagged('GET /pets', 'pets'),
          tagged('GET /orders', 'orders'),
        ],
        {tagGroups},
      ),
    ).toEqual([
      'Store',
      '  orders',
      '  - GET /orders',
      '  pets',
      '  - GET /pets',
      'Admin',
      '  admin',
      '  - GET /admin',
      'x',
      '- GET /x',
    ]);
  });

  it('keep a section of `x-tagGroups` apart from a tag of the same name', () => {
    expect(
      print([tagged('GET /a', 'Pets')], {tagGroups: [{name: 'Pets', tags: ['Pets']}]}),
    ).toEqual(['Pets', '  Pets', '  - GET /a']);
  });

  it('are ordered by the first of their tags in `tagsOrder`', () => {
    const tagGroups = [
      {name: 'One', tags: ['a', 'b']},
      {name: 'Two', tags: ['c', 'd']},
    ];
    expect(
      print(
        ['a', 'b', 'c', 'd'].map((tag) => tagged(`GET /${tag}`, tag)),
        {tagGroups},
        {tagsOrder: ['d', 'b']},
      ).filter((line) => !line.includes('-')),
    ).toEqual(['Two', '  d', '  c', 'One', '  b', '  a']);
  });

  it('prefer the parent of a tag over `x-tagGroups`', () => {
    expect(
      print([tagged('GET /a', 'a')], {
        tags: [{name: 'p'}, {name: 'a', parent: 'p'}],
        tagGroups: [{name: 'S', tags: ['a']}],
      }),
    ).toEqual(['p', '  a', '  - GET /a']);
  });

  it('are at most four levels deep; deeper tags are placed on the fourth level', () => {
    expect(print([tagged('GET /a', 't5')], {tags: chain(6)})).toEqual([
      't0',
      '  t1',
      '    t2',
      '      t5',
      '      - GET /a',
    ]);
  });

  it('cope with thousands of levels', () => {
    const {navigation} = navigate(toReference([tagged('GET /a', 't19999')], {tags: chain(20000)}));
    expect(navigation.pages[0]?.breadcrumbs.at(-1)?.label).toBe('t19999');
  });
});

describe('tagsOrder', () => {
  const order = (...tagsOrder: string[]) =>
    navigate(
      toReference([tagged('GET /a', 'Pets'), tagged('GET /b', 'Store'), 'GET /c'], {
        tags: [{name: 'Unused'}],
      }),
      {tagsOrder, overrides: new Map([['GET /b', {group: 'Shop', hidden: true}]])},
    ).diagnostics;

  it('accepts every tag that an operation has and every group', () => {
    expect(order('Store', 'Pets', 'Endpoints', 'Shop')).toEqual([]);
  });

  it('warns about a tag that no operation has and suggests the nearest one', () => {
    expect(
      order('Pets', 'pets', 'Unused').map(({code, severity, source, help}) => [
        code,
        severity,
        source.pointer,
        help,
      ]),
    ).toEqual([
      ['config-tags-order-unmatched', 'warning', '/api/tagsOrder/1', 'Did you mean `Pets`?'],
      [
        'config-tags-order-unmatched',
        'warning',
        '/api/tagsOrder/2',
        'Remove it, or write a tag that an operation has.',
      ],
    ]);
  });
});

describe('group ids', () => {
  it('are unique anchors, even for tags with unusual characters', () => {
    const odd = [
      'A B',
      'a-b',
      'a b',
      'A/B',
      '🏷️',
      '…',
      '用户',
      '<b>',
      '__proto__',
      'constructor',
      'a b 2',
      'a-b-2',
    ];
    const {navigation} = navigate(
      toReference(odd.map((tag, index) => tagged(`GET /${index}`, tag))),
    );
    const ids = navigation.groups.map(({id}) => id);
    expect(ids).toEqual([
      'group-a-b',
      'group-a-b-2',
      'group-a-b-3',
      'group-a-b-4',
      'group-other',
      'group-other-2',
      'group-用户',
      'group-b',
      'group-proto',
      'group-constructor',
      'group-a-b-2-2',
      'group-a-b-2-3',
    ]);
    expect(new Set(ids).size).toBe(odd.length);
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
    expect(diagnostics).toMatchObject([
      {
        code: 'config-default-group',
        severity: 'warning',
        source: {pointer: '/api/overrides/GET ~1a/group'},
      },
    ]);
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
    const {navigation} = navigate(
      toReference([], {tags: [{name: 'Rates & Limits', description: description as never}]}),
    );
    expect(navigation.documentLinks).toEqual({
      '#tag/Rates-and-Limits': '/api/default#topic-rates-limits',
    });
  });
});

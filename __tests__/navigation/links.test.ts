import {navigate, toReference} from '../support/reference';

const tagged = (key: string, ...tags: string[]): [string, {tags: string[]; summary: string}] => [
  key,
  {tags, summary: key},
];
const around = (navigation: ReturnType<typeof navigate>['navigation']) =>
  navigation.pages.map(({title, previous, next}) => [title, previous?.title, next?.title]);

describe('previous and next links', () => {
  it('follow the sidebar from group to group', () => {
    const {navigation} = navigate(
      toReference([tagged('GET /a', 'x'), tagged('GET /b', 'y'), tagged('GET /c', 'x')]),
    );
    expect(around(navigation)).toEqual([
      ['GET /a', undefined, 'GET /c'],
      ['GET /b', 'GET /c', undefined],
      ['GET /c', 'GET /a', 'GET /b'],
    ]);
    expect(navigation.pages[0]?.next).toEqual({title: 'GET /c', permalink: '/api/default/c/get'});
  });

  it('include an operation with several tags once, in its first group', () => {
    const {navigation} = navigate(
      toReference([tagged('GET /a', 'x', 'y'), tagged('GET /b', 'y')]),
      {tagsOrder: ['y', 'x']},
    );
    expect(around(navigation)).toEqual([
      ['GET /a', 'GET /b', undefined],
      ['GET /b', undefined, 'GET /a'],
    ]);
  });

  it('add the method and path of a page with the same title as the current page', () => {
    const {navigation} = navigate(
      toReference([
        ['GET /a', {summary: 'Status'}],
        ['PUT /a', {summary: 'Status'}],
        ['GET /b', {summary: 'Other'}],
      ]),
    );
    expect(around(navigation)).toEqual([
      ['Status', undefined, 'Status · PUT /a'],
      ['Status', 'Status · GET /a', 'Other'],
      ['Other', 'Status', undefined],
    ]);
  });

  it('continue from a group into the groups inside it', () => {
    const {navigation} = navigate(
      toReference([tagged('GET /in', 'inner'), tagged('GET /out', 'outer')], {
        tags: [{name: 'outer'}, {name: 'inner', parent: 'outer'}],
      }),
    );
    expect(around(navigation)).toEqual([
      ['GET /in', 'GET /out', undefined],
      ['GET /out', undefined, 'GET /in'],
    ]);
  });

  it('skip hidden operations, which have no such links themselves', () => {
    const {navigation} = navigate(toReference(['GET /a', 'GET /b', 'GET /c']), {
      overrides: new Map([['GET /b', {hidden: true}]]),
    });
    expect(around(navigation)).toEqual([
      ['GET /a', undefined, 'GET /c'],
      ['GET /b', undefined, undefined],
      ['GET /c', 'GET /a', undefined],
    ]);
  });
});

describe('breadcrumbs', () => {
  it('name the groups from the outermost inward and link to them on the overview', () => {
    const {navigation} = navigate(
      toReference([tagged('GET /cats', 'cats', 'other')], {
        tags: [
          {name: 'pets', summary: 'All pets'},
          {name: 'cats', parent: 'pets'},
        ],
      }),
      {},
      {trailingSlash: true},
    );
    expect(navigation.pages[0]?.breadcrumbs).toEqual([
      {label: 'All pets', href: '/api/default/#group-pets'},
      {label: 'cats', href: '/api/default/#group-cats'},
    ]);
    expect(navigation.groups[0]).toMatchObject({id: 'group-pets', groups: [{id: 'group-cats'}]});
  });

  it('are empty on a hidden page', () => {
    const {navigation} = navigate(toReference([tagged('GET /a', 'x')]), {
      overrides: new Map([['GET /a', {hidden: true}]]),
    });
    expect(navigation.pages[0]?.breadcrumbs).toEqual([]);
  });
});

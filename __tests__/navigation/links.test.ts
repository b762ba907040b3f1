import {navigate, toReference} from '../support/reference';
import {yaml} from '../support/yaml';

/** An operation with these tags: `GET /a x y`. */
const toInput = (line: string): [string, {tags: string[]; summary: string}] => {
  const [method, path, ...tags] = line.split(' ');
  return [`${method} ${path}`, {tags, summary: `${method} ${path}`}];
};

/** The titles along the next links, which the previous links lead back along. */
function walk({pages}: ReturnType<typeof navigate>['navigation']): string[] {
  const titles: string[] = [];
  let page = pages.find(({hidden, previous}) => !hidden && !previous);
  while (page) {
    const {title, permalink, next} = page;
    titles.push(title);
    page = pages.find((other) => other.permalink === next?.permalink);
    if (page) expect(page.previous?.permalink).toBe(permalink);
  }
  return titles;
}

describe('previous and next links', () => {
  it.each<[string, string[], object, object, string[]]>(yaml`
    - [follow the sidebar from group to group, [GET /a x, GET /b y, GET /c x], {}, {}, [GET /a, GET /c, GET /b]]
    - ['include an operation with several tags once, in its first group', [GET /a x y, GET /b y], {}, {tagsOrder: [y, x]}, [GET /b, GET /a]]
    - [continue from a group into the groups inside it, [GET /in inner, GET /out outer],
        {tags: [{name: outer}, {name: inner, parent: outer}]}, {}, [GET /out, GET /in]]
  `)('%s', (_what, operations, more, tab, titles) => {
    expect(walk(navigate(toReference(operations.map(toInput), more), tab).navigation)).toEqual(
      titles,
    );
  });

  it('add the method and path of a page with the same title as the current page', () => {
    const {navigation} = navigate(
      toReference([
        ['GET /a', {summary: 'Status'}],
        ['PUT /a', {summary: 'Status'}],
        ['GET /b', {summary: 'Other'}],
      ]),
    );
    expect(navigation.pages.map(({previous, next}) => [previous?.title, next?.title])).toEqual([
      [undefined, 'Status · PUT /a'],
      ['Status · GET /a', 'Other'],
      ['Status', undefined],
    ]);
  });

  it('skip hidden operations, which have no such links themselves', () => {
    const {navigation} = navigate(toReference(['GET /a', 'GET /b', 'GET /c']), {
      overrides: new Map([['GET /b', {hidden: true}]]),
    });
    expect(walk(navigation)).toEqual(['GET /a', 'GET /c']);
    expect(navigation.pages[1]).not.toHaveProperty('next');
    expect(navigation.pages[1]).not.toHaveProperty('previous');
  });
});

describe('breadcrumbs', () => {
  it('name the groups from the outermost inward and link to them on the overview', () => {
    const {navigation} = navigate(
      toReference([toInput('GET /cats cats other')], {
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
    const {navigation} = navigate(toReference([toInput('GET /a x')]), {
      overrides: new Map([['GET /a', {hidden: true}]]),
    });
    expect(navigation.pages[0]?.breadcrumbs).toEqual([]);
  });
});

import {listDocsVersions, type DocsVersion} from '../../../plugin/site/docs/docsContent';
import {toDocsSite} from '../../../plugin/site/docs/toDocsSite';
import {standIn} from '../../support/standIn';
import {yaml} from '../../support/yaml';

const doc = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/base/docs/${id}`,
  frontMatter: {},
  ...more,
});
const operation = (path: string, label: string) => ({
  type: 'link' as const,
  label,
  href: `/api/default/${path}`,
  key: 'x',
  customProps: {api: 'default', method: 'GET'},
});
const category = (label: string, items: DocsVersion['sidebars'][string], more: object = {}) => ({
  type: 'category' as const,
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});
const version = (
  sidebars: DocsVersion['sidebars'],
  docs: DocsVersion['docs'] = ['a', 'b', 'c'].map((id) => doc(id)),
): DocsVersion => ({isLast: true, docs, sidebars});
const paths = {baseUrl: '/base/', trailingSlash: undefined};

describe('toDocsSite', () => {
  it('finds docs by id, with the label of the sidebar', () => {
    const {find, ids} = toDocsSite(
      [
        version({}, [doc('a', {frontMatter: {sidebar_label: 'A'}}), doc('b')]),
        version({}, [doc('b', {permalink: '/base/docs/1.0/b'}), doc('old')]),
      ],
      paths,
    );
    expect(ids).toEqual(['a', 'b', 'old']);
    expect(find('a')).toEqual({title: 'A', permalink: '/base/docs/a'});
    expect(find('b')?.permalink).toBe('/base/docs/b');
    expect(find('none')).toBeUndefined();
  });

  it.each([
    ['its file', {}, '@site/docs/a.md'],
    ['no file if front matter names its sidebar', {displayed_sidebar: 'docs'}, undefined],
    ['no file if front matter hides the sidebar', {displayed_sidebar: null}, undefined],
  ])('gives a doc %s', (_, frontMatter, source) => {
    const docs = [doc('a', {source: '@site/docs/a.md', frontMatter})];
    expect(toDocsSite([version({}, docs)], paths).find('a')?.source).toBe(source);
  });

  it('gives an operation in a docs sidebar its neighbors and breadcrumbs', () => {
    const {placeOf} = toDocsSite(
      [
        version({
          docs: [
            {type: 'doc', id: 'a'},
            category(
              'Pets',
              [
                operation('pets/get', 'List'),
                {type: 'ref', id: 'c'},
                {type: 'doc', id: 'b', label: 'B'},
              ],
              {link: {type: 'generated-index', permalink: '/base/docs/category/pets'}},
            ),
          ],
        }),
      ],
      paths,
    );
    expect(placeOf('/base/api/default/pets/get')).toEqual({
      docsSidebar: 0,
      breadcrumbs: [{label: 'Pets', href: '/base/docs/category/pets'}],
      previous: {title: 'Pets', permalink: '/base/docs/category/pets'},
      next: {title: 'B', permalink: '/base/docs/b'},
    });
    expect(placeOf('/base/docs/a')).toBeUndefined();
  });

  it('gives an operation the first sidebar that lists it, and follows `trailingSlash`', () => {
    const {placeOf, sidebars} = toDocsSite(
      [
        version({one: [{type: 'doc', id: 'a'}], two: [operation('pets/get', 'List')]}),
        version({three: [operation('pets/get', 'List')]}),
      ],
      {...paths, trailingSlash: true},
    );
    expect(placeOf('/base/api/default/pets/get/')?.docsSidebar).toBe(1);
    expect(sidebars[1]).toEqual(yaml`
      [{type: link, label: List, href: /base/api/default/pets/get/, docId: /base/api/default/pets/get/, customProps: {method: GET}}]
    `);
  });

  it('leaves links that authors wrote themselves unchanged', () => {
    const link = {type: 'link' as const, label: 'List', href: '/api/default/pets/get'};
    const {placeOf, sidebars} = toDocsSite([version({docs: [link]})], paths);
    expect(sidebars).toEqual([[link]]);
    expect(placeOf('/base/api/default/pets/get')).toBeUndefined();
  });

  it('gives the overview no breadcrumbs and no neighbors', () => {
    const {placeOf} = toDocsSite(
      [
        version({
          docs: [
            {type: 'link', label: 'Overview', href: '/api/default', customProps: {api: 'default'}},
            operation('pets/get', 'List'),
          ],
        }),
      ],
      paths,
    );
    expect(placeOf('/base/api/default')).toEqual({docsSidebar: 0, breadcrumbs: []});
    expect(placeOf('/base/api/default/pets/get')?.previous).toBeUndefined();
  });
});

describe('listDocsVersions', () => {
  it('lists the latest version of the default instance first, and nothing without docs', () => {
    const named = (name: string, isLast: boolean) => ({...version({}), isLast, name});
    const all = listDocsVersions(
      standIn({
        'docusaurus-plugin-content-docs': {
          community: {loadedVersions: [named('c', true)]},
          default: {loadedVersions: [named('next', false), named('2', true)]},
        },
      }),
    );
    expect(all.map((one) => ('name' in one ? one.name : ''))).toEqual(['2', 'next', 'c']);
    expect(listDocsVersions({})).toEqual([]);
  });
});

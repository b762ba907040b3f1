import {createPipeline} from '../../plugin/content';
import {
  apiSidebar,
  type ApiSidebarEntry,
  type ApiSidebarItem,
  type ApiSidebarTag,
} from '../../plugin/sidebar';
import {shareSource} from '../../plugin/site/sidebarSource';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

const OK = "responses: {'200': {description: OK}}";
const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
tags: [{name: Cats, x-parent: Pets}]
paths:
  /pets:
    get: {tags: [Pets], summary: List, ${OK}}
    post: {tags: [Pets, Shop], summary: Add, deprecated: true, ${OK}}
  /owners:
    get: {tags: [Pets], summary: List, ${OK}}
  /health:
    get: {summary: Health, ${OK}}
`;

type What = ApiSidebarTag | ApiSidebarEntry[];

/** A site whose plugin has read its documents. */
async function createSite(
  api: object = {},
  document = DOCUMENT,
  {baseUrl = '/', search = false} = {},
) {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tabs: [{tab: 'API', api: {source: 'openapi.yaml', ...api}}]}),
    'openapi.yaml': document,
  });
  const paths = {baseUrl, routeBasePath: 'api'};
  const pipeline = createPipeline({siteDir, docsJson: 'docs.json', trailingSlash: true, ...paths});
  shareSource('default', {siteDir, ...paths, search, site: await pipeline.load()});
}
const itemsOf = async (...[tab, what]: [string?, What?]) => {
  await createSite();
  return apiSidebar(tab, what);
};
const print = (item: ApiSidebarItem): unknown => {
  if (item.type === 'category') return [item.label, ...item.items.map(print)];
  return item.type === 'doc' ? `doc ${item.id}` : `${item.label} ${item.href}`;
};
const keysOf = (items: readonly ApiSidebarItem[]): (string | undefined)[] =>
  items.flatMap((item) => [item.key, ...(item.type === 'category' ? keysOf(item.items) : [])]);

describe('apiSidebar', () => {
  it('returns the same items as the sidebar of the tab', async () => {
    expect((await itemsOf()).map(print)).toEqual(yaml`
      [Overview /api/default, [Pets, List /api/default/pets/get, Add /api/default/pets/post, List /api/default/owners/get],
        [Shop, Add /api/default/pets/post], [Endpoints, Health /api/default/health/get]]
    `);
  });

  it('returns the operations of a tag with their methods, and with paths if titles repeat', async () => {
    const items = await itemsOf('default', {tag: 'Pets'});
    expect(items.map(({customProps}) => customProps)).toEqual([
      {api: 'default', method: 'GET', operationPath: '/pets'},
      {api: 'default', method: 'POST', deprecated: true},
      {api: 'default', method: 'GET', operationPath: '/owners'},
    ]);
    expect(items[1]?.className).toBe(
      'theme-api-sidebar-item theme-api-sidebar-item--post theme-api-sidebar-item--deprecated',
    );
  });

  it('accepts the same entries as docs.json', async () => {
    const items = await itemsOf('default', [
      'GET /health',
      'intro',
      {group: 'Money', pages: [{tag: 'Shop'}, {link: 'https://example.com', label: 'Status'}]},
    ]);
    expect(items.map(print)).toEqual([
      'Health /api/default/health/get',
      'doc intro',
      ['Money', ['Shop', 'Add /api/default/pets/post'], 'Status https://example.com'],
    ]);
  });

  it('gives each item a unique key for translations', async () => {
    const all = [
      ...(await itemsOf()),
      ...(await itemsOf('default', {tag: 'Pets'})),
      ...(await itemsOf('default', ['GET /pets'])),
      ...(await itemsOf('default', [{tag: 'Shop'}, {tag: 'Shop'}, 'GET /pets', 'GET /pets'])),
    ];
    const keys = keysOf(all);
    expect(keys.filter((key) => key === undefined)).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('returns the `navigation` of docs.json, or all operations if it is `false`', async () => {
    const labelsOf = async (navigation: unknown) => {
      await createSite({navigation});
      return apiSidebar().map(({type, ...item}) => ('label' in item ? item.label : type));
    };
    expect(await labelsOf(['intro', {tag: 'Shop'}])).toEqual(['Overview', 'doc', 'Shop']);
    expect(await labelsOf(false)).toEqual(['Overview', 'Pets', 'Shop', 'Endpoints']);
  });

  it.each<[string, string, What | undefined]>([
    ['docs.json has no tab with the id `defalt`. Did you mean `default`?', 'defalt', undefined],
    ['No operation has the tag `Pet`. Did you mean `Pets`?', 'default', {tag: 'Pet'}],
    [
      'The document has no operation `GET /pet`. Did you mean `GET /pets`?',
      'default',
      ['GET /pet'],
    ],
  ])('throws: %s', async (problem, tab, what) => {
    await createSite();
    expect(() => apiSidebar(tab, what)).toThrow(`apiSidebar: ${problem}`);
  });

  it('returns a link to the overview while the document is invalid', async () => {
    await createSite({}, 'openapi: 3.1.0\npaths: [');
    expect(apiSidebar('default', {tag: 'Pets'})).toEqual([
      {type: 'link', label: 'API', href: '/api/default', customProps: {api: 'default'}},
    ]);
  });

  it('has the search, the filter and the schemas of the sidebar of a tab, without the baseUrl', async () => {
    const uses = Array.from(
      {length: 26},
      (_, index) =>
        `  /${index}: {get: {operationId: get${index}, summary: Get, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}`,
    );
    const toolsOf = async (search: boolean) => {
      await createSite(
        {},
        `openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\ncomponents: {schemas: {Pet: {type: object}}}\npaths:\n${uses.join('\n')}\n`,
        {baseUrl: '/fr/', search},
      );
      const items = apiSidebar();
      return [items[0]?.customProps?.tools, items.map(print).at(-1)];
    };
    const tools = {overview: '/api/default', filter: true};
    const schemas = ['Schemas', 'Pet /api/default/schemas/Pet/'];
    expect(await toolsOf(true)).toEqual([{...tools, search: '/api/default/search-index'}, schemas]);
    expect(await toolsOf(false)).toEqual([tools, schemas]);
    expect(apiSidebar('default', ['GET /1'])[0]?.customProps).toEqual({
      api: 'default',
      method: 'GET',
    });
  });

  it('says where a tag belongs if it is the first parameter', () => {
    expect(() => apiSidebar({tag: 'Pets'} as never)).toThrow('A tag or entries are the second one');
  });

  it('names the instances if the site has no such one', async () => {
    await createSite();
    expect(() => apiSidebar('default', undefined, {id: 'admin'})).toThrow(
      'no instance of docusaurus-plugin-api-reference has the id `admin`. There is `default`.',
    );
  });
});

import type {TabConfig} from '../../plugin/config/types';
import type {AuthoredContents} from '../../plugin/lists/authored/types';
import {buildRoutes} from '../../plugin/pages/routes';
import type {RouteContext} from '../../plugin/pages/tabPages';
import type {Site, Tab} from '../../plugin/types';
import {toFragment} from '../../plugin/pages/fragments/toFragment';
import {toModuleText} from '../../plugin/pages/embedLoader';
import type {Embeds} from '../../plugin/pages/fragments/types';
import {toDiagnostic} from '../../plugin/diagnostics/diagnostic';
import {readDataModule} from '../support/dataModule';
import {present} from '../../plugin/document/present';
import {ALL_FORMATS} from '../support/createTestLoader';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference, toTab} from '../support/reference';
import {routeContext} from '../support/routeContext';
import {standIn} from '../support/standIn';
import {yaml} from '../support/yaml';

const PATHS = {baseUrl: '/docs/'};
const reference = toReference(
  ['GET', 'POST'].map((method) => [`${method} /pets`, {tags: ['Pets'], schemas: ['Pet']}]),
  {schemas: {Pet: {name: 'Pet', schema: {kind: 'boolean', value: true}}}},
);
const tab = toTab();
const {navigation} = navigate(reference, {}, PATHS);

const build = (tabs: Tab[], rest: Partial<Site & RouteContext> = {}) =>
  buildRoutes(
    {
      tabs,
      loaded: tabs,
      diagnostics: rest.diagnostics ?? [],
      config: rest.config,
      authored: rest.authored,
    },
    {...routeContext, root: '/docs/api', proxyPath: '/docs/api/try-it', ...rest},
    (name) => `@data/${name}`,
  );
const complete = toReadyTab({reference, navigation}, ALL_FORMATS);
/** What a file with data has, of a site with the complete tab. */
const read = <Data>(name: string, rest: Parameters<typeof build>[1] = {}) =>
  readDataModule(build([complete], rest).files.find((file) => file.name === name)!.text) as Data;

describe('buildRoutes', () => {
  it('creates a route for the root, the overview and each operation', () => {
    const {routes} = build([complete]);
    const [home, tabRoute] = routes[1]!.routes!;
    expect([home!.path, home!.component]).toEqual(['/docs/api', '@theme/ApiRedirect']);
    expect(tabRoute!.routes!.map((route) => route.path)).toEqual([
      '/docs/api/default',
      '/docs/api/default/pets/get',
      '/docs/api/default/pets/post',
    ]);
    expect(tabRoute!.routes!.every((route) => route.exact)).toBe(true);
  });

  it('leads from the address of a tab to an overview elsewhere, even at that of the root', () => {
    const kept = {
      ...complete,
      navigation: {...navigation, overview: '/docs/api', top: '/docs/api/default'},
    };
    const {routes, files} = build([kept]);
    const [, root, elsewhere] = routes;
    expect(root!.routes!.map(({path}) => path)).toEqual(['/docs/api/default']);
    expect(elsewhere).toMatchObject({exact: true, component: '@theme/ApiRoot'});
    const pages = elsewhere!.routes![0]!.routes!;
    expect(pages.find(({path}) => path === '/docs/api')!.component).toBe('@theme/ApiOverview');
    expect(pages.find(({path}) => path === '/docs/api/default')!.component).toBe(
      '@theme/ApiRedirect',
    );
    const document = files.find(({name}) => name === 'default/document.mjs')!;
    expect(readDataModule(document.text)).toMatchObject({callback: '/docs/api/try-it/callback'});
  });

  it('puts its routes below the root of the site, too', () => {
    const [callback, root] = build([complete], {root: '/docs/'}).routes;
    expect([callback!.path, root!.path]).toEqual(['/docs/try-it/callback', '/docs/']);
  });

  it('gives docs the sidebar of the first tab that lists them, with the links near them', () => {
    const many = toReference(
      Array.from({length: 200}, (_, index) => [`GET /${index}`, {tags: ['Pets']}]),
    );
    const docs = {
      find: () => ({title: 'Guide', permalink: '/docs/guide', source: '@site/docs/guide.md'}),
      ids: [],
      placeOf: () => undefined,
    };
    const entries = [
      {
        kind: 'group' as const,
        label: 'Start',
        pointer: '',
        entries: [
          {kind: 'doc' as const, id: 'guide', pointer: ''},
          {kind: 'operation' as const, key: 'GET /7', pointer: ''},
        ],
      },
      {kind: 'rest' as const, pointer: ''},
    ];
    const tabs = ['old', 'first', 'second'].map((tabId): Tab => {
      const version = standIn<NonNullable<TabConfig['version']>>({
        family: 'first',
        isCurrent: tabId !== 'old',
      });
      const made = navigate(many, {tabId, navigation: entries, version}, {...PATHS, docs});
      return {
        ...complete,
        config: made.navigation.tab,
        reference: many,
        navigation: made.navigation,
      };
    });
    const {files} = build(tabs);
    const chapters = files.find(({name}) => name === 'chapters.json')!.text;
    expect(JSON.parse(chapters)).toEqual({
      '@site/docs/guide.md': yaml`
        {module: '@data/first/chapters.mjs',
          page: {permalink: /docs/guide, next: {title: GET /7, permalink: /docs/api/first/7/get}},
          near: [[group-start, 0, [[Guide, '', {href: /docs/guide, isDoc: true}], [GET /7, 7/get]]]]}
      `,
    });
    expect(files.find(({name}) => name === 'first/chapters.mjs')?.text).toContain(
      'import sidebarLinks, {add} from "@data/first/sidebar-links.mjs";',
    );
  });

  it('puts operations in a shared file, by the path of their route', () => {
    const {routes} = build([complete]);
    const operations = routes[1]!.routes![1]!.routes!.slice(1);
    expect(new Set(operations.map((route) => JSON.stringify(route.modules))).size).toBe(1);
    const chunk = read<{schemas: object; operations: object}>('default/operations-0.mjs');
    expect([Object.keys(chunk.operations), Object.keys(chunk.schemas)]).toEqual([
      operations.map(({path}) => path),
      ['Pet'],
    ]);
  });

  it('loads authored texts only on the page of their operation', () => {
    const {id} = reference.operations[1]!;
    const operation = standIn<AuthoredContents['operation']>({});
    const contents = {before: ['all.mdx', 'notes/add.mdx'], after: ['../lost.mdx'], operation};
    const own = {...complete, lists: {...complete.lists, authored: new Map([[id, contents]])}};
    const {routes} = build([own], {
      config: standIn<Site['config']>({rootDir: '/'}),
      authored: new Map([
        ['notes/add.mdx', 'Words.'],
        ['all.mdx', 'Words.'],
      ]),
    });
    const [list, add] = routes[1]!.routes![1]!.routes!.slice(1);
    expect(add!.modules).toEqual({
      ...list!.modules,
      before: {0: '@site/../all.mdx', 1: '@site/../notes/add.mdx'},
      authored: '@theme/ApiOperation/Authored',
    });
  });

  it('redirects from the root to the first operation', () => {
    expect(read('redirect.mjs')).toEqual({
      to: '/docs/api/default/pets/get',
      overview: '/docs/api/default',
    });
  });

  it('includes findings only in development', () => {
    const diagnostics = [
      toDiagnostic('tag-duplicate', {
        source: {file: 'openapi.yaml', line: 3, column: 5},
        message: 'Twice',
        tabId: 'default',
      }),
    ];
    const documentOf = (development: boolean) =>
      read<{diagnostics: object[]}>('default/document.mjs', {diagnostics, development});
    expect(documentOf(false).diagnostics).toEqual([]);
    expect(documentOf(true).diagnostics).toEqual([
      expect.objectContaining({message: 'Twice', severity: 'warning'}),
    ]);
    const componentOf = (development: boolean) =>
      build([complete], {diagnostics, development}).routes[1]!.routes![1]!.modules!.diagnostics;
    expect([componentOf(false), componentOf(true)]).toEqual([undefined, '@theme/ApiDiagnostics']);
  });

  it('creates a route that shows the problems if a document or the configuration cannot be read', () => {
    const broken = build([{config: tab, documents: []}], {development: true}).routes[1]!.routes!;
    expect(broken.map(({path, component}) => [path, component])).toEqual([
      ['/docs/api', '@theme/ApiRedirect'],
      ['/docs/api/default', '@theme/ApiProblems'],
    ]);
    const [nothing] = build([], {development: true}).routes[1]!.routes!;
    expect([nothing!.path, nothing!.component]).toEqual(['/docs/api', '@theme/ApiProblems']);
  });

  it('passes the folder of the search index to the pages, if readers can search', () => {
    const searchOf = (search: boolean) => read<{search?: string}>('default/document.mjs', {search});
    expect(searchOf(true).search).toMatch(/^\/docs\/api\/default\/./);
    expect(searchOf(false).search).toBeUndefined();
  });

  it('passes what the menus of pages offer, with the endpoint for programs where a tab has it', () => {
    const menuOf = (rest: Partial<RouteContext>) =>
      read<{menu?: object}>('default/document.mjs', rest).menu;
    const pageMenu = ['mcp', 'view', 'view'];
    expect(menuOf({pageMenu})).toEqual({actions: ['view']});
    expect(menuOf({pageMenu, agents: {tools: [], tabs: []}})).toEqual({
      actions: ['mcp', 'view'],
      mcp: 'https://docs.example.com/docs/api/mcp',
    });
    expect(menuOf({pageMenu: undefined})).toBeUndefined();
  });

  it("passes the way of a tab's requests to its pages: the site's proxy, another, or none", () => {
    const proxyOf = (proxy?: string | boolean) => {
      const {files} = build([{...complete, config: {...complete.config, tryIt: present({proxy})}}]);
      const document = files.find(({name}) => name === 'default/document.mjs')!;
      return (readDataModule(document.text) as {tryIt: {proxyPath?: string}}).tryIt.proxyPath;
    };
    expect([undefined, true, '/other', 'https://try.example.com/', false].map(proxyOf)).toEqual([
      '/docs/api/try-it',
      '/docs/api/try-it',
      '/other',
      'https://try.example.com/',
      undefined,
    ]);
  });
});

describe('an import in an authored page', () => {
  const embed = async (tabs: Tab[], path: string, rest: Partial<Site & RouteContext> = {}) => {
    const {files} = build(tabs, rest);
    const embeds = files.find(({name}) => name === 'embeds.json')!.text;
    const context = {
      embeds: JSON.parse(embeds) as Embeds,
      read: () => Promise.reject(new Error('No data are read.')),
      prefix: '@api-reference',
    };
    return toModuleText(await toFragment({path, part: ''}, context));
  };

  it('gives a component for an operation, by the path of its page', async () => {
    const module = await embed([complete], 'default/pets/get');
    expect(module).toContain('import chunk from "@data/default/operations-0.mjs";');
    expect(module).toContain('"permalink":"/docs/api/default/pets/get"');
  });

  it('gives a component for an operation if URLs end in a slash', async () => {
    const slashed = navigate(reference, {}, {...PATHS, trailingSlash: true}).navigation;
    expect(await embed([{...complete, navigation: slashed}], 'default/pets/get')).toContain(
      '"/docs/api/default/pets/get/"',
    );
  });
});

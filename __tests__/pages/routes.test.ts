import type {Diagnostic} from '../../plugin/diagnostics/types';
import {buildRoutes, type RouteContext} from '../../plugin/pages/routes';
import type {LoadedContent, TabContent} from '../../plugin/types';
import {toFragment} from '../../plugin/pages/fragments/toFragment';
import {toModuleText} from '../../plugin/pages/fragments/toModuleText';
import type {Embeds} from '../../plugin/pages/fragments/types';
import type {TabConfig} from '../../plugin/config/types';
import {toDiagnostic} from '../../plugin/diagnostics/diagnostic';
import type {ApiReference, Operation} from '../../plugin/model/types';
import {toTabNavigation} from '../../plugin/navigation/tabs';
import {readDataModule} from '../support/dataModule';

const operation = (id: string, method: string, path: string): Operation => ({
  id,
  kind: 'operation',
  key: `${method} ${path}`,
  method,
  path,
  tags: ['Pets'],
  parameters: [],
  responses: [],
  callbacks: [],
  codeSamples: [],
  schemas: ['Pet'],
  formats: [],
});
const reference: ApiReference = {
  specification: 'OpenAPI 3.1.0',
  version: '3.1',
  info: {title: 'Shelter', version: '1'},
  servers: [],
  security: [],
  securitySchemes: [],
  tags: [],
  tagGroups: [],
  operations: [operation('get-pets', 'GET', '/pets'), operation('post-pets', 'POST', '/pets')],
  internal: [],
  schemas: {Pet: {name: 'Pet', schema: {kind: 'boolean', value: true}}},
};
const tab: TabConfig = {
  tabId: 'default',
  label: 'API',
  pointer: '',
  sources: ['openapi.yaml'],
  navigation: true,
  tagsOrder: [],
  overlays: [],
  defaultGroup: 'Endpoints',
  webhookGroup: 'Webhooks',
  untagged: 'group',
  schemas: 'used',
  overrides: new Map(),
  rules: new Map(),
  audience: {},
  acceptedChanges: [],
};
const navigation = toTabNavigation(
  {
    tab,
    reference,
    baseUrl: '/docs/',
    routeBasePath: 'api',
    trailingSlash: undefined,
    locate: (pointer) => ({file: 'docs.json', pointer}),
  },
  () => undefined,
);

const context: RouteContext = {
  root: '/docs/api',
  pluginId: 'default',
  proxy: '/docs/api/try-it',
  development: false,
  formats: {markdown: true, openapi: true, llms: true, llmsFull: true},
  siteDir: '/site',
  siteUrl: 'https://docs.example.com',
};
const build = (tabs: TabContent[], rest: Partial<LoadedContent & RouteContext> = {}) =>
  buildRoutes(
    {tabs, diagnostics: rest.diagnostics ?? [], config: rest.config, authored: rest.authored},
    {...context, ...rest},
    (name) => `@data/${name}`,
  );
const complete: TabContent = {tab, documents: [], reference, navigation};

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

  it('puts operations in a shared file, by the path of their route', () => {
    const {routes, files} = build([complete]);
    const operations = routes[1]!.routes![1]!.routes!.slice(1);
    expect(new Set(operations.map((route) => JSON.stringify(route.modules))).size).toBe(1);
    const chunk = readDataModule(
      files.find(({name}) => name === 'default/operations-0.mjs')!.text,
    ) as {schemas: object; operations: object};
    expect([Object.keys(chunk.operations), Object.keys(chunk.schemas)]).toEqual([
      operations.map(({path}) => path),
      ['Pet'],
    ]);
  });

  it('loads authored texts only on the page of their operation', () => {
    const own = {
      ...tab,
      overrides: new Map([['POST /pets', {before: 'notes/add.mdx', after: '../lost.mdx'}]]),
    };
    const ownNavigation = toTabNavigation(
      {
        tab: own,
        reference,
        baseUrl: '/docs/',
        routeBasePath: 'api',
        trailingSlash: undefined,
        locate: (pointer) => ({file: 'docs.json', pointer}),
      },
      () => undefined,
    );
    const config = {
      rootDir: '/',
      file: 'docs.json',
      secrets: {
        found: [],
        textOf: () => undefined,
        hide: (text: string) => text,
        conceal: (finding: Diagnostic) => finding,
      },
      tabs: [own],
      sources: [],
      patternFolders: [],
      remotes: [],
      locate: () => ({file: 'docs.json'}),
    };
    const {routes} = build([{tab: own, documents: [], reference, navigation: ownNavigation}], {
      config,
      authored: new Map([['notes/add.mdx', 'Words.']]),
    });
    const [list, add] = routes[1]!.routes![1]!.routes!.slice(1);
    expect(add!.modules).toEqual({
      ...list!.modules,
      before: '@site/../notes/add.mdx',
      authored: '@theme/ApiOperation/Authored',
    });
  });

  it('redirects from the root to the first operation', () => {
    const redirect = build([complete]).files.find(({name}) => name === 'redirect.mjs')!;
    expect(readDataModule(redirect.text)).toEqual({to: '/docs/api/default/pets/get'});
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
      readDataModule(
        build([complete], {diagnostics, development}).files.find(
          ({name}) => name === 'default/document.mjs',
        )!.text,
      ) as {diagnostics: object[]};
    expect(documentOf(false).diagnostics).toEqual([]);
    expect(documentOf(true).diagnostics).toEqual([
      expect.objectContaining({message: 'Twice', severity: 'warning'}),
    ]);
    const componentOf = (development: boolean) =>
      build([complete], {diagnostics, development}).routes[1]!.routes![1]!.modules!.diagnostics;
    expect([componentOf(false), componentOf(true)]).toEqual([undefined, '@theme/ApiDiagnostics']);
  });

  it('creates a route that shows the problems if a document or the configuration cannot be read', () => {
    const broken = build([{tab, documents: []}], {development: true}).routes[1]!.routes!;
    expect(broken.map(({path, component}) => [path, component])).toEqual([
      ['/docs/api', '@theme/ApiRedirect'],
      ['/docs/api/default', '@theme/ApiProblems'],
    ]);
    const [nothing] = build([], {development: true}).routes[1]!.routes!;
    expect([nothing!.path, nothing!.component]).toEqual(['/docs/api', '@theme/ApiProblems']);
  });

  it('passes the folder of the search index to the pages, if readers can search', () => {
    const searchOf = (search: boolean) =>
      readDataModule(
        build([complete], {search}).files.find(({name}) => name === 'default/document.mjs')!.text,
      ) as {search?: string};
    expect(searchOf(true).search).toMatch(/^\/docs\/api\/default\/./);
    expect(searchOf(false).search).toBeUndefined();
  });

  it('passes the path of the proxy to the pages, if there is a proxy', () => {
    const tryItOf = (proxy: string | false) =>
      (
        readDataModule(
          build([complete], {proxy}).files.find(({name}) => name === 'default/document.mjs')!.text,
        ) as {tryIt: object}
      ).tryIt;
    expect(tryItOf('/docs/api/try-it')).toEqual({
      document: 'default',
      proxyPath: '/docs/api/try-it',
    });
    expect(tryItOf(false)).toEqual({document: 'default'});
  });
});

describe('an import in an authored page', () => {
  const embed = async (
    tabs: TabContent[],
    path: string,
    rest: Partial<LoadedContent & RouteContext> = {},
  ) => {
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
    const slashed = toTabNavigation(
      {
        tab,
        reference,
        baseUrl: '/docs/',
        routeBasePath: 'api',
        trailingSlash: true,
        locate: (pointer) => ({file: 'docs.json', pointer}),
      },
      () => undefined,
    );
    expect(
      await embed([{tab, documents: [], reference, navigation: slashed}], 'default/pets/get'),
    ).toContain('"/docs/api/default/pets/get/"');
  });

  it('fails for an unknown operation, with a suggestion if one is close', async () => {
    await expect(embed([complete], 'default/pet/get')).rejects.toThrow(
      'No page of an operation is at @api-reference/default/pet/get. Did you mean @api-reference/default/pets/get?',
    );
    await expect(embed([complete], 'somewhere/else')).rejects.toThrow(
      /^No page of an operation is at @api-reference\/somewhere\/else\.$/,
    );
  });

  it('shows the findings while the document or the configuration cannot be read', async () => {
    const other = {...tab, tabId: 'other'};
    const broken = [complete, {tab: other, documents: []}];
    expect(await embed(broken, 'other/x/get', {development: true})).toContain(
      'import diagnostics from "@data/other/problems.mjs";',
    );
    expect(await embed(broken, 'default/pets/get', {development: true})).toContain('ApiEmbed');
    expect(await embed([], 'default/pets/get', {development: true})).toContain(
      'import diagnostics from "@data/problems.mjs";',
    );
  });
});

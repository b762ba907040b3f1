import fs from 'fs';
import path from 'path';
import {formatRoutesLock} from '../../plugin/routes/lock';
import {recordRoutes} from '../../plugin/routes/recordRoutes';
import {toAddressedSite} from '../../plugin/routes/site';
import type {Site} from '../../plugin/types';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';

const PATHS = {baseUrl: '/', routeBasePath: 'api', trailingSlash: undefined};
const NOTHING = {redirects: [], gone: [], reused: new Map(), anchors: new Map()};

const toDocument = (paths: object, schemas: object = {}) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths,
    components: {schemas},
  });
const toOperation = (operationId: string, more: object = {}) => ({
  operationId,
  responses: {'200': {description: 'OK'}},
  ...more,
});
/** An operation that returns a schema. */
const toReturning = (operationId: string, name: string) =>
  toOperation(operationId, {
    responses: {
      '200': {
        description: 'OK',
        content: {'application/json': {schema: {$ref: `#/components/schemas/${name}`}}},
      },
    },
  });
const PET = {type: 'object', properties: {name: {type: 'string'}}};

type Files = {[name: string]: string};
const toDocs = (api: object) => JSON.stringify({tab: 'API', api: {id: 'default', ...api}});
const ONE = toDocs({source: 'openapi.json'});

/** A site whose addresses were recorded, and what it answers after a change of its files. */
async function change(before: Files, after: Files, gone: readonly string[] | 'all' = []) {
  const folder = createFolder(before);
  const load = createTestLoader(folder);
  const record = (site: Site) => {
    const lock = recordRoutes(toAddressedSite(site.tabs, PATHS), site.published?.lock ?? [], {
      today: '2026-01-31',
      gone,
    });
    const text = formatRoutesLock({addresses: lock, locales: new Map()});
    fs.writeFileSync(path.join(folder, 'routes.lock.json'), text);
  };
  record(await load());
  for (const [name, text] of Object.entries(after)) fs.writeFileSync(path.join(folder, name), text);
  const site = await load();
  if (gone.length > 0) record(site);
  return gone.length > 0 ? load() : site;
}

const listRules = ({diagnostics}: Site) =>
  diagnostics.map(({code}) => code).filter((code) => code.startsWith('route-'));
const listPermalinks = ({tabs}: Site) =>
  tabs.flatMap(({navigation}) => navigation?.pages.map(({permalink}) => permalink) ?? []);

it('has nothing to say about a site that is as it was published', async () => {
  const files = {'docs.json': ONE, 'openapi.json': toDocument({'/pets': {get: toOperation('a')}})};
  const site = await change(files, {});
  expect(site.former).toEqual(NOTHING);
  expect(listRules(site)).toEqual([]);
});

it('leaves a number to the operation that was published with it, whatever the order', async () => {
  const [first, second] = [
    {'/pets/{id}': {get: toOperation('a')}},
    {'/pets/id': {get: toOperation('b')}},
  ];
  const site = await change(
    {'docs.json': ONE, 'openapi.json': toDocument({...first, ...second})},
    {'openapi.json': toDocument({...second, ...first})},
  );
  expect(listPermalinks(site)).toEqual(['/api/default/pets/id/get-2', '/api/default/pets/id/get']);
  // Neither does it move when the number is no longer needed.
  const alone = await change(
    {'docs.json': ONE, 'openapi.json': toDocument({...first, ...second})},
    {'openapi.json': toDocument(second)},
    ['default/pets/id/get'],
  );
  expect(listPermalinks(alone)).toEqual(['/api/default/pets/id/get-2']);
});

it('keeps the page of a schema that fewer operations use, and an empty list of deprecations', async () => {
  const site = await change(
    {
      'docs.json': ONE,
      'openapi.json': toDocument(
        {
          '/a': {get: toReturning('a', 'Pet')},
          '/b': {get: {...toReturning('b', 'Pet'), deprecated: true}},
        },
        {Pet: PET},
      ),
    },
    {
      'openapi.json': toDocument(
        {'/a': {get: toReturning('a', 'Pet')}, '/b': {get: toOperation('b')}},
        {Pet: PET},
      ),
    },
  );
  expect(listRules(site)).toEqual([]);
  expect(site.tabs[0]!.lists!.schemaPages!.pages.map(({permalink}) => permalink)).toEqual([
    '/api/default/schemas/Pet',
  ]);
  expect(site.tabs[0]!.lists!.deprecations).toEqual({
    permalink: '/api/default/deprecations',
    groups: [],
  });
});

it('finds a schema by what it allows, and an operation without an id by what it takes', async () => {
  const search = {parameters: [{name: 'q', in: 'query', schema: {type: 'string'}}]};
  const toSite = (name: string, route: string) =>
    toDocument(
      {
        '/a': {get: toReturning('a', name)},
        '/b': {get: toReturning('b', name)},
        [route]: {get: {...toOperation(''), operationId: undefined, ...search}},
      },
      {[name]: PET},
    );
  const site = await change(
    {'docs.json': ONE, 'openapi.json': toSite('Pet', '/search')},
    {'openapi.json': toSite('Animal', '/pets/find')},
  );
  expect(site.former!.redirects).toEqual(
    expect.arrayContaining([
      {from: '/api/default/schemas/Pet', to: '/api/default/schemas/Animal'},
      {from: '/api/default/search/get', to: '/api/default/pets/find/get'},
    ]),
  );
  expect(listRules(site)).toEqual(['route-moved', 'route-unrecorded']);
});

it('takes none of two that could be meant', async () => {
  const search = {parameters: [{name: 'q', in: 'query', schema: {type: 'string'}}]};
  const site = await change(
    {'docs.json': ONE, 'openapi.json': toDocument({'/a': {get: toOperation('a', search)}})},
    {
      'openapi.json': toDocument({
        '/b': {get: toOperation('b', search)},
        '/c': {get: toOperation('c', search)},
      }),
    },
  );
  expect(listRules(site)).toContain('route-lost');
  expect(site.former!.redirects).toEqual([]);
});

it('does not take the equal path of another API for an operation that is gone', async () => {
  const toTabs = (...names: string[]) =>
    JSON.stringify({
      tabs: names.map((name) => ({tab: name, api: {id: name, source: `${name}.json`}})),
    });
  const [one, two] = ['one', 'two'].map((name) =>
    toDocument({
      '/health': {get: toOperation(`${name}Health`)},
      [`/${name}`]: {get: toOperation(name)},
    }),
  ) as [string, string];
  const site = await change(
    {'docs.json': toTabs('one', 'two'), 'one.json': one, 'two.json': two},
    {'docs.json': toTabs('one')},
  );
  expect(site.former!.redirects).toEqual([]);
  expect(listRules(site)).toEqual(['route-lost', 'route-lost', 'route-lost']);
});

it('says nothing about the addresses of a tab whose document cannot be read', async () => {
  const site = await change(
    {'docs.json': ONE, 'openapi.json': toDocument({'/a': {get: toOperation('a')}})},
    {'openapi.json': '{'},
  );
  expect(listRules(site)).toEqual([]);
});

it('leads to an older version that still has the page', async () => {
  const toVersions = (...names: string[]) =>
    toDocs({versions: names.map((version) => ({version, source: `${version}.json`}))});
  const [both, one] = [['a', 'b'], ['a']].map((ids) =>
    toDocument(Object.fromEntries(ids.map((id) => [`/${id}`, {get: toOperation(id)}]))),
  ) as [string, string];
  const site = await change(
    {'docs.json': toVersions('1.0'), '1.0.json': both},
    {'docs.json': toVersions('2.0', '1.0'), '2.0.json': one},
  );
  expect(site.former!.redirects).toEqual([
    {from: '/api/default/b/get', to: '/api/default/1.0/b/get'},
  ]);
});

it('does not name an operation on its page that readers may no longer see', async () => {
  const files = {
    'docs.json': ONE,
    'openapi.json': toDocument({'/a': {get: toOperation('a')}, '/b': {get: toOperation('b')}}),
  };
  const hidden = toDocs({source: 'openapi.json', exclude: [{path: '/b'}]});
  const site = await change(files, {'docs.json': hidden}, 'all');
  expect(site.former!.gone).toEqual([{from: '/api/default/b/get', since: '2026-01-31'}]);
  const removed = toDocument({'/a': {get: toOperation('a')}});
  const other = await change(files, {'openapi.json': removed}, 'all');
  expect(other.former!.gone).toEqual([
    {from: '/api/default/b/get', since: '2026-01-31', title: 'B', key: 'GET /b'},
  ]);
});

it('tells readers of a page what was at its address, and where that is now', async () => {
  const site = await change(
    {'docs.json': ONE, 'openapi.json': toDocument({'/a': {get: toOperation('listPets')}})},
    {
      'openapi.json': toDocument({
        '/b': {get: toOperation('listPets')},
        '/a': {get: toOperation('listCats')},
      }),
    },
  );
  expect(listRules(site)).toContain('route-reused');
  expect([...site.former!.reused]).toEqual([
    ['/api/default/a/get', [{title: 'List pets', permalink: '/api/default/b/get'}]],
  ]);
});

describe('a place on the page of errors', () => {
  const DOCS = toDocs({source: 'openapi.json', errors: true});
  const toFailing = (...codes: string[]) => {
    const schema = {properties: {code: {enum: codes}}};
    const responses = {
      '200': {description: 'OK'},
      '400': {description: 'Wrong', content: {'application/json': {schema}}},
    };
    return toDocument({'/a': {get: toOperation('a', {responses})}});
  };
  const listAnchors = ({tabs}: Site) =>
    tabs[0]!.lists!.errors?.groups.flatMap(({problems}) =>
      problems.map(({name, anchor}) => `${name} #${anchor}`),
    );

  it('stays that of its error when another one would get it', async () => {
    const before = {'docs.json': DOCS, 'openapi.json': toFailing('Late')};
    const site = await change(before, {'openapi.json': toFailing('late', 'Late')});
    expect(listAnchors(site)).toEqual(['late #late-2', 'Late #Late']);
    expect(listRules(site)).toEqual(['route-unrecorded']);
  });

  it('is an error when it is lost, until it is said to be gone; no server answers it', async () => {
    const files = {'docs.json': DOCS, 'openapi.json': toFailing('late', 'early')};
    const after = {'openapi.json': toFailing('late')};
    const site = await change(files, after);
    const [lost] = site.diagnostics.filter(({code}) => code === 'route-lost');
    expect(lost?.message).toContain('`default/errors#early`');
    const said = await change(files, after, ['default/errors#early']);
    expect(listRules(said)).toEqual([]);
    expect(said.former).toEqual(NOTHING);
  });

  it('goes with its page, which stays at its address without errors', async () => {
    const files = {'docs.json': DOCS, 'openapi.json': toFailing('late')};
    const empty = toDocument({'/a': {get: toOperation('a')}});
    const site = await change(files, {'openapi.json': empty}, 'all');
    expect(site.tabs[0]!.lists!.errors).toEqual({
      permalink: '/api/default/errors',
      statuses: [],
      groups: [],
    });
  });
});

describe('addresses that pages keep from another tool', () => {
  const toEntry = (address: string, more: object) =>
    ({address, kind: 'operation', tab: 'default', title: 'T', ...more}) as const;
  const KEPT = [
    toEntry('/docs/pets/info', {kind: 'overview'}),
    toEntry('/docs/pets/list-pets', {operation: {method: 'GET', path: '/pets'}}),
    toEntry('/docs/pets/schemas/pet', {kind: 'schema', name: 'Pet'}),
  ];
  const PATTERN = {tab: 'default', address: '/docs/pets/{name}'};
  const toLock = (patterns = [PATTERN]) =>
    formatRoutesLock({addresses: KEPT, locales: new Map(), patterns});
  const load = (paths: object, lock = toLock()) =>
    createTestLoader(
      createFolder({
        'docs.json': ONE,
        'openapi.json': toDocument(paths, {Pet: PET}),
        'routes.lock.json': lock,
      }),
    )();
  const GET = {'/pets': {get: toReturning('listPets', 'Pet')}};

  it('are those of the pages, and nothing redirects', async () => {
    const site = await load({...GET, '/cats': {get: toReturning('listCats', 'Pet')}}, toLock([]));
    const [{navigation, lists} = {}] = site.tabs;
    expect(navigation?.overview).toBe('/docs/pets/info');
    expect(listPermalinks(site)).toEqual(['/docs/pets/list-pets', '/api/default/cats/get']);
    expect(lists?.schemaPages).toMatchObject({
      index: '/api/default/schemas',
      pages: [{permalink: '/docs/pets/schemas/pet'}],
    });
    expect(site.former).toEqual(NOTHING);
  });

  it('stay when an operation is renamed, and new operations have addresses beside them', async () => {
    const site = await load({
      '/pets': {get: toReturning('findAllPets', 'Pet'), post: toOperation('addAPet2')},
      '/cats': {get: toOperation('')},
    });
    expect(listPermalinks(site)).toEqual([
      '/docs/pets/list-pets',
      '/docs/pets/add-a-pet-2',
      '/api/default/cats/get',
    ]);
    expect(listRules(site)).toEqual(['route-unrecorded']);
  });

  it('are lost as others are', async () => {
    const site = await load({'/cats': {get: toReturning('listCats', 'Pet')}});
    expect(listRules(site)).toEqual(['route-lost', 'route-unrecorded']);
    expect(site.diagnostics.find(({code}) => code === 'route-lost')?.help).toContain(
      '--gone /docs/pets/list-pets`',
    );
  });
});

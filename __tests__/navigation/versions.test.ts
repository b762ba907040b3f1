import {createTestLoader} from '../support/createTestLoader';
import type {Site} from '../../plugin/types';
import {createFolder} from '../support/folder';

/** A document with these operations: `GET /pets listPets Tag`. */
function toDocument(...operations: string[]): string {
  const paths: {[path: string]: object} = {};
  for (const operation of operations) {
    const [method = '', path = '', operationId, ...tags] = operation.split(' ');
    paths[path] = {...paths[path], [method.toLowerCase()]: {operationId, tags, responses: {}}};
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths,
  });
}

const V1 = toDocument('GET /pets findPets', 'GET /pets/{id} getPet', 'GET /old oldOne');
const V2 = toDocument('GET /pets findPets', 'GET /pets/{petId} readPet', 'POST /pets addPet');
const V3 = toDocument('GET /animals listAnimals', 'GET /pets/{petId} readPet');

async function load(
  versions: object[],
  documents: {[name: string]: string},
  api: object = {},
): Promise<Site> {
  const siteDir = createFolder({
    ...documents,
    'docs.json': JSON.stringify({tab: 'API', api: {versions, ...api}}, undefined, 2),
  });
  return createTestLoader(siteDir)();
}

const THREE = {'v1.json': V1, 'v2.json': V2, 'v3.json': V3};
const [three, two, one] = ['3', '2', '1'].map((name) => ({version: name, source: `v${name}.json`}));

function findingsOf({diagnostics}: Site) {
  return diagnostics
    .filter(({code}) => code.startsWith('config-'))
    .map(({code, message, help, source: {pointer}}) => ({code, message, help, pointer}));
}

/** The links from an operation to the other versions. */
function linksOf({tabs}: Site, permalink: string) {
  for (const {navigation} of tabs) {
    const page = navigation?.pages.find((candidate) => candidate.permalink === permalink);
    if (page) return navigation?.versions?.links.get(page.operation.id);
  }
  throw new Error(`There is no page ${permalink}.`);
}

describe('linkVersions', () => {
  it('links an operation with the same operation in each other version that has it', async () => {
    const content = await load([three!, two!, one!], THREE);
    expect(findingsOf(content)).toEqual([]);
    expect(linksOf(content, '/api/default/pets/petId/get')).toEqual({
      '2': '/api/default/2/pets/petId/get',
      '1': '/api/default/1/pets/id/get',
    });
    expect(linksOf(content, '/api/default/1/pets/id/get')).toEqual({
      '3': '/api/default/pets/petId/get',
      '2': '/api/default/2/pets/petId/get',
    });
    expect(linksOf(content, '/api/default/1/old/get')).toBeUndefined();
    expect(linksOf(content, '/api/default/animals/get')).toBeUndefined();
  });

  it('follows a rename across several versions', async () => {
    const renamed = {...three, renames: {findPets: 'GET /animals'}};
    const content = await load([renamed, two!, one!], THREE);
    expect(linksOf(content, '/api/default/1/pets/get')).toEqual({
      '3': '/api/default/animals/get',
      '2': '/api/default/2/pets/get',
    });
    expect(linksOf(content, '/api/default/animals/get')).toEqual({
      '2': '/api/default/2/pets/get',
      '1': '/api/default/1/pets/get',
    });
  });

  it('lists the versions in the order of docs.json and marks the current one', async () => {
    const content = await load([{...three, banner: 'unreleased'}, two!, one!], THREE);
    expect(content.tabs.map(({navigation}) => navigation?.overview)).toEqual([
      '/api/default/3',
      '/api/default',
      '/api/default/1',
    ]);
    expect(content.tabs[2]?.navigation?.versions?.list).toEqual([
      {name: '3', label: '3', overview: '/api/default/3', banner: 'unreleased'},
      {name: '2', label: '2', overview: '/api/default', isCurrent: true},
      {name: '1', label: '1', overview: '/api/default/1'},
    ]);
  });

  it('rejects a version whose path begins a route of the current version and suggests another path', async () => {
    const content = await load([three!, {...two, version: 'Pets'}], THREE);
    expect(content.tabs.map(({config: tab}) => tab.tabId)).toEqual(['default']);
    expect(findingsOf(content)).toEqual([
      {
        code: 'config-version',
        message:
          'The pages of the version `Pets` would be below `Pets`, where the page of `GET /pets/{petId}` is.',
        help: 'Add "path": "v-Pets".',
        pointer: '/api/versions/1/version',
      },
    ]);
  });

  it('reports dates against the order of the list, and a current version that is unmaintained', async () => {
    const content = await load(
      [
        {...three, banner: 'unreleased', date: '2026-04-01'},
        {...two, banner: 'unmaintained', date: '2026-05-01'},
        {...one, banner: 'unmaintained', date: '2026-03-01'},
      ],
      THREE,
    );
    expect(findingsOf(content)).toMatchObject([
      {
        code: 'config-version-order',
        message: '`2` is the current version, but has the banner "unmaintained".',
        pointer: '/api/versions/1/banner',
      },
      {
        code: 'config-version-order',
        message:
          '`2` has the date 2026-05-01, but is listed below `3`, which has the date 2026-04-01.',
        pointer: '/api/versions/1/date',
      },
    ]);
  });

  it.each([
    [{findCats: 'readPet'}, 'The version below it has no operation `findCats`.', 'findPets'],
    [{findPets: 'listAnimal'}, 'The version has no operation `listAnimal`.', 'listAnimals'],
  ])('reports %j, a rename that matches no operation', async (renames, message, meant) => {
    const content = await load([{...three, renames}, two!], THREE);
    expect(findingsOf(content)).toEqual([
      {
        code: 'config-rename-unmatched',
        message,
        help: `Did you mean \`${meant}\`?`,
        pointer: `/api/versions/0/renames/${Object.keys(renames)[0]}`,
      },
    ]);
  });
});

describe('settings of a tab for all versions', () => {
  it('may name operations that only some versions have', async () => {
    const content = await load([three!, two!, one!], THREE, {
      overrides: {'GET /old': {badge: 'Old'}, 'GET /animals': {title: 'Animals'}},
    });
    expect(findingsOf(content)).toEqual([]);
  });

  it('are reported once when no version has the operation or tag', async () => {
    const tagged = {
      'v2.json': toDocument('GET /a a Animals'),
      'v1.json': toDocument('GET /a a Beasts'),
    };
    const content = await load([two!, one!], tagged, {
      overrides: {'GET /nowhere': {badge: 'Old'}},
      tagsOrder: ['Beasts', 'Animals', 'Cats'],
    });
    expect(findingsOf(content).map(({code, pointer}) => [code, pointer])).toEqual([
      ['config-override-unmatched', '/api/overrides/GET ~1nowhere'],
      ['config-tags-order-unmatched', '/api/tagsOrder/2'],
    ]);
  });

  it('are reported only at the version when the version sets them itself', async () => {
    const content = await load(
      [two!, {...one, overrides: {'GET /pets/{petId}': {badge: 'Old'}}}],
      THREE,
    );
    expect(findingsOf(content).map(({code, pointer}) => [code, pointer])).toEqual([
      ['config-override-unmatched', '/api/versions/1/overrides/GET ~1pets~1{petId}'],
    ]);
  });

  it('include rule severities, which a version can override', async () => {
    const documents = {
      'v2.json': V2.replace('https://api.example.com', '/'),
      'v1.json': V1.replace('https://api.example.com', '/'),
    };
    const {diagnostics} = await load(
      [two!, {...one, rules: {'server-relative': 'off'}}],
      documents,
      {rules: {'server-relative': 'error'}},
    );
    expect(
      diagnostics
        .filter(({code}) => code === 'server-relative')
        .map(({tabId, severity}) => [tabId, severity]),
    ).toEqual([['default', 'error']]);
  });
});

import {load} from 'js-yaml';
import type {JsonObject} from '../../plugin/document/types';
import {listEntries, searchDocument, type TestSearch} from '../support/search';

const toDocument = (more = '') =>
  load(`openapi: 3.1.0
info: {title: Pets, version: '1'}
tags: [{name: Pets}, {name: Owners}]
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      tags: [Pets]
      ${more}
      parameters:
        - {name: pet_status, in: query, schema: {type: string, enum: [available, sold]}}
        - {name: limit, in: query, deprecated: true, schema: {type: integer}}
      responses:
        '200':
          description: OK
          headers: {X-Rate-Limit: {schema: {type: integer}}}
          content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
        '404': {description: There are no pets.}
    post:
      summary: Add a pet
      tags: [Pets]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'201': {description: Created, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /owners/{ownerId}:
    get:
      summary: Get an owner
      tags: [Owners]
      deprecated: true
      parameters: [{name: ownerId, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Owner'}}}}}
  /secrets: {get: {summary: Get secrets, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Secret'}}}}}}}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}, owner: {$ref: '#/components/schemas/Owner'}, tag.name: {type: string}, size: {type: object, properties: {unit: {const: cm}}}}}
    Owner: {type: object, properties: {name: {type: string}, eMail: {type: string}}}
    Secret: {type: object, properties: {whisper: {type: string}}}
`) as JsonObject;
const TREES = load(`openapi: 3.1.0
info: {title: Trees, version: '1'}
paths:
  /trees:
    post:
      summary: Plant a tree
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Tree'}}}}
      responses: {'201': {description: Created}}
      callbacks: {grown: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {height: {type: number}}}}}}, responses: {'204': {description: Thanks}}}}}}
components: {schemas: {Tree: {type: object, properties: {branches: {type: array, items: {$ref: '#/components/schemas/Tree'}}, url: {type: string}}}}}
`) as JsonObject;
const DOCUMENT = toDocument();

describe('the search of a reference', () => {
  let pets: TestSearch;
  beforeAll(async () => {
    pets = await searchDocument(DOCUMENT, {overrides: {'GET /secrets': {hidden: true}}});
  });

  it.each([
    ['List pets', 'operation List pets pets/get'],
    ['GET /pets', 'operation List pets pets/get'],
    ['listPets', 'operation List pets pets/get'],
    ['ownerid', 'parameter ownerId owners/ownerId/get#path.ownerId'],
    ['petstatus', 'parameter pet_status pets/get#query.pet_status'],
    ['sold', 'value sold pets/get#query.pet_status'],
    ['cm', 'value cm pets/post#body.size.unit'],
    ['X-Rate-Limit', 'header X-Rate-Limit pets/get#response-200:header.X-Rate-Limit'],
    ['404', 'response 404 pets/get#response-404'],
    ['not found', 'response 404 pets/get#response-404'],
    ['tag.name', 'field tag.name pets/post#body.tag~2Ename'],
    ['LimIt', 'parameter limit pets/get#query.limit'],
    ['email', 'field eMail owners/ownerId/get#response-200.eMail'],
    ['Owner', 'schema Owner owners/ownerId/get#response-200'],
  ])('returns for the query %s the first result %s', (query, first) => {
    expect(pets.find(query)[0]).toBe(first);
  });

  it('finds nothing for a long text that was pasted, at once', () => {
    expect(pets.find('a'.repeat(100_000))).toEqual([]);
  });

  it('lists entries with the same name once, with all their places', () => {
    expect(pets.find('name').slice(0, 2)).toEqual([
      'field name ×2',
      'field tag.name pets/post#body.tag~2Ename',
    ]);
  });

  it('narrows the places of an entry by the other words of the query', () => {
    expect(pets.find('owner name')[0]).toBe('field name owners/ownerId/get#response-200.name');
    expect(pets.find('pet name')[0]).toBe('field name pets/post#body.name');
  });

  it('filters the places of a result by a query', () => {
    const [entry] = listEntries(pets.search.find('name'));
    expect(pets.search.findPlaces(entry?.places ?? [], 'own').map(({anchor}) => anchor)).toEqual([
      'response-200.name',
    ]);
    expect(pets.search.findPlaces(entry?.places ?? [], 'nothing')).toEqual([]);
  });

  it('tolerates one wrong letter in longer words, but not in short words', () => {
    expect(pets.find('availabel')[0]).toBe('value available pets/get#query.pet_status');
    expect(pets.find('limmit')[0]).toBe('parameter limit pets/get#query.limit');
    expect(pets.find('cn')).toEqual([]);
  });

  it.each([
    ['two', ['station', 'station_id'], ['station', 'station_id', 'statiom']],
    ['three', ['station', 'station_id', 'station_name'], ['station', 'station_id', 'station_name']],
  ])('adds words that are spelt alike to %s results: %j', async (_, same, found) => {
    const parameters = [...same, 'statiom'].map((name) => ({name, in: 'query', schema: {}}));
    const {find} = await searchDocument({
      openapi: '3.1.0',
      info: {title: 'Trains', version: '1'},
      paths: {'/trains': {get: {parameters, responses: {'200': {description: 'OK'}}}}},
    });
    expect(find('station').map((line) => line.split(' ')[1])).toEqual(found);
  });

  it.each([
    ['*', ['value * store/documents/get#query.filter~5Bname~5D']],
    ['📁', ['group 📁 Files ']],
    // Nothing in the name of `*` contradicts a query, but nothing agrees with it either.
    ['all files', ['operation List all files store/documents/get']],
    ['name sort', ['value sort store/documents/get#query.filter~5Bname~5D']],
  ])(
    'finds names that consist of signs by these alone, and names beside signs: %s',
    async (query, first) => {
      const filter = {name: 'filter[name]', in: 'query', schema: {enum: ['*', 'sort']}};
      const {find} = await searchDocument({
        openapi: '3.1.0',
        info: {title: 'Files', version: '1'},
        tags: [{name: '📁 Files'}],
        paths: {
          '/store/documents': {
            get: {
              summary: 'List all files',
              tags: ['📁 Files'],
              parameters: [filter],
              responses: {'200': {description: 'OK'}},
            },
          },
        },
      });
      expect(find(query).slice(0, 1)).toEqual(first);
    },
  );

  it('lists all operations for an empty query', () => {
    expect(pets.find('  ')).toEqual([
      'operation List pets pets/get',
      'operation Add a pet pets/post',
      'operation Get an owner owners/ownerId/get',
    ]);
  });

  it('filters results by kind, method, group and deprecation', () => {
    const owners = pets.operations.groups.indexOf('Owners');
    expect(pets.find('', {kind: 'schema'})).toEqual([
      'schema Pet pets/post#body',
      'schema Owner owners/ownerId/get#response-200',
    ]);
    expect(pets.find('', {method: 'POST'})).toEqual(['operation Add a pet pets/post']);
    expect(pets.find('pet', {group: owners})).toEqual([]);
    expect(pets.find('name', {group: owners})).toEqual([
      'field name owners/ownerId/get#response-200.name',
    ]);
    expect(pets.find('', {deprecated: true})).toEqual([
      'operation Get an owner owners/ownerId/get',
    ]);
    expect(pets.find('li', {deprecated: true})).toEqual(['parameter limit pets/get#query.limit']);
  });

  it('has no results from hidden pages', () => {
    expect(['secrets', 'Secret', 'whisper'].flatMap((query) => pets.find(query))).toEqual([]);
  });

  it('finds nothing for a query of punctuation only', () => {
    expect(pets.find('{}')).toEqual([]);
  });

  it('finds groups by their names, narrowed by the methods of their operations, but not by other words', () => {
    expect(pets.find('pets')).toContain('group Pets ');
    expect(pets.find('pets', {kind: 'group', method: 'POST'})).toEqual(['group Pets ']);
    expect(pets.find('owners', {kind: 'group', method: 'POST'})).toEqual([]);
    expect(pets.find('owners', {kind: 'group', deprecated: true})).toEqual([]);
    const {lacking} = pets.search.find('list pets', {kind: 'group'});
    expect(lacking?.found).toBe('pets');
    expect(pets.find('', {kind: 'group'})).toEqual(['group Pets ', 'group Owners ']);
  });

  it('finds operations and groups by parts of their names before the other facts are loaded', async () => {
    const {createSearch} = await import('../../plugin/search/createSearch');
    const search = createSearch(pets.operations);
    expect(listEntries(search.find('owner')).map(({name}) => name)).toEqual([
      'Get an owner',
      'Owners',
    ]);
    expect(search.find('sold').groups).toEqual([]);
  });
});

describe('the search of a tab', () => {
  it('has no results from operations that the audience of the tab does not see', async () => {
    const {search} = await searchDocument(toDocument('x-internal: true'));
    for (const query of ['List pets', 'pet_status'])
      expect(search.find(query).lacking?.found).toBe(query === 'List pets' ? 'pets' : 'pet');
  });

  it('finds the fields of recursive schemas and of callbacks', async () => {
    const {find} = await searchDocument(TREES);
    expect(find('branches')[0]).toBe('field branches trees/post#body.branches');
    expect(find('height')[0]).toBe('field height trees/post#callback-1.grown/body.height');
  });

  it('uses the tags as groups if the tab has no navigation', async () => {
    const {operations, find} = await searchDocument(DOCUMENT, {navigation: false});
    expect(operations.groups).toEqual(['Pets', 'Owners']);
    expect(find('', {group: 1})).toEqual(['operation Get an owner owners/ownerId/get']);
    const overrides = {'GET /owners/{ownerId}': {hidden: true}};
    const hidden = await searchDocument(DOCUMENT, {navigation: false, overrides});
    expect(hidden.operations.groups).toEqual(['Pets']);
  });

  it('finds groups around groups, and those with the same label apart', async () => {
    const {operations, find} = await searchDocument({
      ...DOCUMENT,
      tags: [
        {name: 'Pets', summary: 'All', parent: 'Zoo'},
        {name: 'Owners', summary: 'All', parent: 'People'},
        {name: 'Zoo'},
        {name: 'People'},
      ],
    });
    expect(operations.groups).toEqual(['Zoo', 'All · Zoo', 'People', 'All · People', 'Endpoints']);
    expect(operations.groupPages?.[3]).toBe('/api/default#group-owners');
    expect(find('people', {kind: 'group'})).toEqual(['group People ', 'group All · People ']);
    expect(find('', {group: 2})).toEqual(['operation Get an owner owners/ownerId/get']);
  });

  it.each([
    'pet',
    'pet status',
    'limjt',
    'owner email',
    'X-Rate-Limit',
    'cm',
    'whisper',
    'there',
    '',
  ])('finds the same with the words that a build has indexed: %j', async (query) => {
    const indexed = await searchDocument(DOCUMENT, {}, true);
    const found = (await searchDocument(DOCUMENT)).search.find(query);
    expect(indexed.search.find(query)).toEqual(found);
    expect(found.count).toBeGreaterThan(0);
  });

  it('finds pages of the tab by their names in the language of the reader, and in English', async () => {
    const {createSearch} = await import('../../plugin/search/createSearch');
    const search = createSearch({version: 2, base: '/', groups: [], operations: []});
    const page = {kind: 'section' as const, name: 'Changelog', to: '/changelog'};
    await search.addFacts({version: 2, owners: []});
    await search.addTexts(
      {version: 2, sections: [{...page, page: 'changelog'}], operations: [], groups: [], names: []},
      {
        pageNames: {
          changelog: 'Änderungen',
          authentication: '',
          deprecations: '',
          errors: '',
          schemas: '',
        },
      },
    );
    for (const query of ['anderungen', 'changelog']) {
      const [found] = listEntries(search.find(query));
      expect(found).toMatchObject({kind: 'section', name: 'Änderungen'});
      expect(found?.excerpt).toBeUndefined();
    }
  });
});

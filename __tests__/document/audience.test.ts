import {toTryItDocuments} from '../../plugin/exports/manifest';
import {toAudience, type Audience} from '../../plugin/document/audience';
import type {JsonObject} from '../../plugin/document/types';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';
import {yaml} from '../support/yaml';

const shows = (audience: Audience, path: string, operation: JsonObject, item: JsonObject = {}) =>
  toAudience(
    [
      {
        kind: 'operation',
        key: `GET ${path}`,
        method: 'GET',
        path,
        place: {value: operation, file: 'openapi.yaml', pointer: '/paths/~1/get'},
        item: {
          kind: 'operation',
          field: 'paths',
          path,
          key: {file: 'openapi.yaml', pointer: '/paths/~1'},
          layers: [{value: item, file: 'openapi.yaml', pointer: '/paths/~1'}],
        },
      },
    ],
    audience,
  ).operations.length === 1;

describe('an audience', () => {
  it('sees everything except internal operations by default', () => {
    expect(shows({}, '/pets', {})).toBe(true);
    expect(shows({}, '/pets', {'x-internal': true})).toBe(false);
    expect(shows({}, '/pets', {}, {'x-internal': true})).toBe(false);
  });

  it.each([
    ['/admin', '/admin', true],
    ['/admin', '/admin/users', false],
    ['/admin/*', '/admin/users', true],
    ['/admin/*', '/admin/users/{id}', false],
    ['/admin/**', '/admin/users/{id}', true],
    ['/admin/**', '/admin', true],
    ['/admin/**', '/administrators', false],
    ['**/debug', '/v1/pets/debug', true],
    ['/pets/{id}', '/pets/{id}', true],
    ['/pets.json', '/petsXjson', false],
    ['/Admin', '/admin', false],
  ])('compares the excluded path `%s` with the path %s', (path, written, isOut) => {
    expect(shows({exclude: [{path: [path]}]}, written, {})).toBe(!isOut);
  });

  type Filter = NonNullable<Audience['exclude']>[number];
  it.each<[Filter, operation: JsonObject, isOut: boolean, item?: JsonObject]>([
    [{tag: ['Admin', 'Debug']}, {tags: ['Pets', 'Debug']}, true],
    [{tag: ['Admin']}, {tags: ['Administration']}, false],
    [{tag: ['Admin']}, {}, false],
    [{method: ['post', 'get']}, {}, true],
    [{method: ['POST']}, {}, false],
    [{operationId: ['debug*']}, {operationId: 'debugPets'}, true],
    [{operationId: ['debug*']}, {operationId: 'petsDebug'}, false],
    [{operationId: ['*']}, {}, false],
    [{extension: {'x-audience': 'partner'}}, {'x-audience': 'partner'}, true],
    [{extension: {'x-audience': 'partner'}}, {'x-audience': ['a', 'partner']}, true],
    [{extension: {'x-audience': ['a', 'b']}}, {'x-audience': 'b'}, true],
    [{extension: {'x-audience': 'partner'}}, {}, true, {'x-audience': 'partner'}],
    [{extension: {'x-beta': true}}, {'x-beta': 'true'}, false],
  ])(
    'is defined by tags, operation IDs and extensions of the operation or its path item: %j, %j',
    (filter, operation, isOut, item = {}) => {
      expect(shows({exclude: [filter]}, '/pets', operation, item)).toBe(!isOut);
    },
  );

  it('requires all fields of a filter to match, but only one of several filters', () => {
    const both = {include: [{tag: ['Pets'], path: ['/v2/**']}]};
    expect(shows(both, '/v2/pets', {tags: ['Pets']})).toBe(true);
    expect(shows(both, '/v1/pets', {tags: ['Pets']})).toBe(false);
    expect(shows(both, '/v2/cats', {tags: ['Cats']})).toBe(false);
    const either = {include: [{tag: ['Pets']}, {path: ['/v2/**']}], exclude: [{tag: ['Old']}]};
    expect(shows(either, '/v1/pets', {tags: ['Pets']})).toBe(true);
    expect(shows(either, '/v2/cats', {})).toBe(true);
    expect(shows(either, '/v2/cats', {tags: ['Old']})).toBe(false);
    expect(shows({include: []}, '/pets', {})).toBe(false);
  });
});

/** Everything that only the excluded operation uses has `hush` in its name. */
const DOCUMENT = `openapi: 3.1.0
info: {title: Shelter, version: '1'}
servers: [{url: https://api.example.com}]
tags:
  - {name: Pets}
  - {name: Hush, description: hush}
  - {name: Hush group, description: hush}
  - {name: Hush inside, parent: Hush group}
externalDocs: {url: https://example.com/guide}
x-owner: {team: Shelter}
x-routing: {/hush: hushed}
x-tagGroups: [{name: All, tags: [Pets, Hush]}, {name: hush group, tags: [Hush]}]
paths:
  /pets:
    get:
      tags: [Pets]
      operationId: listPets
      responses:
        '200':
          description: Pets
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
          links: {next: {operationId: listPets}, hush: {operationId: hushPets}, hush2: {operationRef: '#/paths/~1hush/get'}}
  /hush:
    servers: [{url: https://hush.example.com}]
    get:
      tags: [Hush, Hush inside]
      operationId: hushPets
      security: [{hushKey: []}]
      responses: {'200': {description: hush, content: {application/json: {schema: {$ref: '#/components/schemas/Hush'}}}}}
webhooks:
  hushed: {post: {tags: [Hush], responses: {'200': {description: hush}}}}
components:
  schemas:
    Pet: {type: object, properties: {friend: {$ref: '#/components/schemas/Pet'}}}
    Hush: {type: object, properties: {hush: {$ref: '#/components/schemas/HushInside'}}}
    HushInside: {type: string}
  securitySchemes: {hushKey: {type: apiKey, in: header, name: X-Hush}}
`;

/** Everything that is published about a tab with these fields in `api`. */
const publish = (api: object, files: {[name: string]: string} = {'openapi.yaml': DOCUMENT}) =>
  loadFormats(createFolder({'docs.json': JSON.stringify({tab: 'API', api}), ...files}));

describe('an excluded operation', () => {
  it.each([
    [{exclude: [{tag: 'Hush'}]}],
    [{exclude: [{path: ['/hush', 'hushed']}]}],
    [{include: [{path: '/pets'}]}],
  ])('appears in nothing that is published: %j', async (api) => {
    const {content, files} = await publish({source: 'openapi.yaml', ...api});
    expect(content.diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    const [tab] = content.tabs;
    const downloads = tab!.downloads!.map(({url, text}) => [url, text?.() ?? 'as written']);
    const published = [
      ...[...files.values()].map(({text}) => text()),
      JSON.stringify([
        {...tab!.reference, internal: []},
        {...tab!.navigation, tab: undefined},
        toTryItDocuments(content.tabs, 'default'),
        downloads,
      ]),
    ];
    expect(published.join('\n').match(/.{0,40}hush.{0,40}/gi)).toBeNull();
    expect(published.join('\n')).toContain('listPets');
    expect(downloads.map(([url]) => url)).toEqual(['/api/default/document/openapi.json']);
    expect(JSON.parse(downloads[0]![1]!)).toMatchObject(yaml<object>`
      {openapi: 3.1.0, servers: [{url: https://api.example.com}], paths: {/pets: {get: {operationId: listPets}}},
        components: {schemas: {Pet: {type: object}}}, externalDocs: {url: https://example.com/guide}, x-owner: {team: Shelter},
        x-tagGroups: [{name: All, tags: [Pets]}]}
    `);
  });

  it('does not appear in the changelog', async () => {
    const versions = [
      {version: '2', source: 'new.yaml'},
      {version: '1', source: 'old.yaml'},
    ];
    const {content, files} = await publish(
      {versions, exclude: [{tag: 'Hush'}]},
      {
        'new.yaml': DOCUMENT.replace('name: X-Hush', 'name: X-Hush, bearerFormat: hush').replace(
          'operationId: listPets',
          'operationId: findPets',
        ),
        'old.yaml': DOCUMENT,
      },
    );
    expect(content.diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    const changelog = files.get('/api/default/changelog.md')!.text();
    expect(changelog).toContain('The operationId changed');
    expect(changelog).not.toMatch(/hush/i);
  });
});

describe('paths that share a path item', () => {
  const document = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: https://api.example.com}]
paths:
  /pets: {$ref: '#/components/pathItems/pets'}
  /legacy: {$ref: '#/components/pathItems/pets'}
components: {pathItems: {pets: {get: {operationId: listPets, responses: {'200': {description: OK}}}}}}
`;

  it('can be excluded separately', async () => {
    const api = {source: 'openapi.yaml', exclude: [{path: '/legacy'}]};
    const {content} = await publish(api, {'openapi.yaml': document});
    expect(content.tabs[0]!.reference!.operations.map(({key}) => key)).toEqual(['GET /pets']);
    expect(content.diagnostics.map(({code}) => code)).not.toContain('config-audience-unmatched');
    expect(content.diagnostics.map(({code}) => code)).not.toContain('operation-id-duplicate');
  });
});

it.each([
  ['a tag', {tag: ['Pets', 'Adnim']}, '/tag/1'],
  ['a method', {method: ['GET', 'GTE']}, '/method/1'],
  ['a path', {path: ['/pet', '/pets']}, '/path/0'],
  ['an operationId', {operationId: ['list*', 'debug*']}, '/operationId/1'],
  [
    'a value of an extension',
    {extension: {'x-audience': ['partner', 'parnter']}},
    '/extension/x-audience/1',
  ],
])(
  'a misspelled one of several values is reported where it is written: %s',
  async (_what, filter, place) => {
    const {content} = await publish(
      {source: 'openapi.yaml', exclude: [filter]},
      {
        'openapi.yaml': `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: https://api.example.com}]
paths: {/pets: {get: {operationId: listPets, tags: [Pets], x-audience: partner, responses: {'200': {description: OK}}}}}
`,
      },
    );
    expect(
      content.diagnostics.filter(({code}) => code === 'config-audience-unmatched'),
    ).toMatchObject([{severity: 'error', source: {pointer: `/api/exclude/0${place}`}}]);
  },
);

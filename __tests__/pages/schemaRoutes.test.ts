import type {AddressTargets} from '../../plugin/navigation/findAddress';
import {buildRoutes} from '../../plugin/pages/routes';
import type {PropSchemaChunk, PropSchemaIndex} from '../../plugin/pages/props';
import {toDocs} from '../support/checkFiles';
import {createTestLoader} from '../support/createTestLoader';
import {readDataModule} from '../support/dataModule';
import {createFolder} from '../support/folder';
import {routeContext} from '../support/routeContext';
import {yaml} from '../support/yaml';

const DOCUMENT = `openapi: 3.1.0
info: {title: Shelter, version: '2'}
paths:
  /pets:
    get: {summary: List pets, responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}, application/xml: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
    post: {summary: Add a pet, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}, responses: {}}
  /homes: {get: {summary: Homes, tags: [Secret], responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Home'}}}}}}}
components:
  schemas:
    Pet: {type: object, description: An *animal*., xml: {name: pet}, properties: {name: {type: string, example: Rex}, home: {$ref: '#/components/schemas/Home'}}}
    Home: {type: object, properties: {city: {type: string, format: hostname}}}
`;

async function build(api: object) {
  const siteDir = createFolder({'docs.json': toDocs(api), 'openapi.yaml': DOCUMENT});
  const content = await createTestLoader(siteDir)();
  const {routes, files} = buildRoutes(content, routeContext, (name) => name);
  const read = (name: string) => readDataModule(files.find((file) => file.name === name)!.text);
  const paths = routes[1]!.routes![1]!.routes!.map(({path}) => path);
  return {files, read, paths};
}

describe('the routes of schemas', () => {
  it('are a list and a page for each schema, with their own data', async () => {
    const {read, paths} = await build({});
    expect(paths.filter((path) => path.includes('schemas'))).toEqual([
      '/api/default/schemas',
      '/api/default/schemas/Home',
      '/api/default/schemas/Pet',
    ]);
    const {schemas} = read('default/schema-index.mjs') as PropSchemaIndex;
    expect(schemas).toEqual([
      {name: 'Home', permalink: '/api/default/schemas/Home', count: 3},
      {name: 'Pet', permalink: '/api/default/schemas/Pet', count: 2, description: 'An animal.'},
    ]);
  });

  it.each([
    [{}, '/api/default/schemas', ['/api/default/schemas/Home']],
    // The first operation that shows it.
    [{schemas: false}, undefined, ['/api/default/homes/get#response-200']],
  ])(
    'are found by links of other tools, and so are schemas without one: %j',
    async (api, list, home) => {
      const {read} = await build(api);
      const {schemas, schemaList} = read('default/addresses.mjs') as AddressTargets;
      expect(schemaList).toBe(list);
      expect(schemas.flatMap(([name, to]) => (name === 'Home' ? to : []))).toEqual(home);
    },
  );

  it('have data with the uses of the schema and with examples in JSON and XML', async () => {
    const {read} = await build({});
    const {pages, operations} = read('default/schema-pages-0.mjs') as PropSchemaChunk;
    const pet = pages['/api/default/schemas/Pet']!;
    expect(pet).toMatchObject(yaml<object>`
      {description: An animal.,
        direct: [{operation: get-pets, parts: [{kind: response, status: '200'}]}, {operation: post-pets, parts: [{kind: request}]}],
        through: [], names: [{name: Home, to: /api/default/schemas/Home}],
        formats: {markdown: /api/default/schemas/Pet.md, jsonSchema: /api/default/schemas/Pet.json}}
    `);
    expect(pet.content.map(({mediaType}) => mediaType)).toEqual([
      'application/json',
      'application/xml',
    ]);
    expect(pet.content[1]!.generated!.text).toContain('<pet>');
    expect(pages['/api/default/schemas/Home']).toMatchObject({
      usedBy: [{name: 'Pet', to: '/api/default/schemas/Pet'}],
      formatNotes: [{name: 'hostname'}],
    });
    expect(operations['get-pets']).toEqual({
      title: 'List pets',
      permalink: '/api/default/pets/get',
      method: 'GET',
    });
  });

  it('are referred to in the data of operations', async () => {
    const {read} = await build({});
    const {schemas} = read('default/operations-0.mjs') as PropSchemaChunk;
    expect(schemas.Pet!.page).toBe('Pet');
    expect(read('default/document.mjs')).toMatchObject({schemas: '/api/default/schemas'});
  });

  it('do not exist if `schemas` is `false`, and no data refers to them', async () => {
    const {files, paths} = await build({schemas: false});
    expect(paths.some((path) => path.includes('schemas'))).toBe(false);
    // Authored pages can still show schemas, which the loader looks up in this file.
    expect(files.map(({name}) => name).filter((name) => /schema/.test(name))).toEqual([
      'default/named-schemas.json',
    ]);
    for (const {text} of files) expect(text).not.toMatch(/"page":|\/schemas/);
  });

  it('do not name operations that are excluded for readers', async () => {
    const {read} = await build({exclude: [{tag: 'Secret'}]});
    const chunk = read('default/schema-pages-0.mjs') as PropSchemaChunk;
    expect(JSON.stringify(chunk)).not.toContain('get-homes');
    expect(Object.keys(chunk.pages)).toEqual([
      '/api/default/schemas/Home',
      '/api/default/schemas/Pet',
    ]);
  });
});

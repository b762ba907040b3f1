import {load} from 'js-yaml';
import {toTargets} from '../../plugin/client/search/toTargets';
import type {JsonObject} from '../../plugin/document/types';
import {searchDocument} from '../support/search';
import {yaml} from '../support/yaml';

const answer = (name: string) =>
  `responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}}}`;
const DOCUMENT = load(`openapi: 3.1.0
info: {title: Shelter, version: '1'}
paths:
  /animals: {get: {${answer('Animal')}, tags: [Animals]}}
  /animals/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {${answer('Animal')}}
  /cages: {get: {${answer('Cage')}}}
components:
  schemas:
    Animal: {type: object, properties: {furColor: {type: string}, 'नाम – 1': {type: object, properties: {given: {type: string}}}}}
    Cage: {type: object, properties: {width: {type: number}}}
`) as JsonObject;

async function findFirst(query: string, api?: {[field: string]: unknown}) {
  const {search, operations} = await searchDocument(DOCUMENT, api);
  return toTargets(search.find(query).entries, operations)[0];
}

describe('a search result', () => {
  it.each<[string, JsonObject, string]>(yaml`
    - [its section on the overview, {}, /api/default#group-animals]
    - ['its own page, if it has one', {tags: {Animals: {page: index}}}, /api/default/tags/animals]
  `)('for a group links to %s', async (_what, api, to) => {
    expect(await findFirst('animals', api)).toEqual({
      kind: 'group',
      name: 'Animals',
      to,
      deprecated: false,
    });
  });

  it('for a schema links to its page', async () => {
    expect(await findFirst('Animal')).toEqual({
      kind: 'schema',
      name: 'Animal',
      to: '/api/default/schemas/Animal',
      deprecated: false,
    });
  });

  it('for a schema without a page links to the operation that shows it', async () => {
    expect(await findFirst('Cage')).toMatchObject({
      kind: 'schema',
      to: '/api/default/cages/get#response-200',
      operation: {method: 'GET', path: '/cages'},
    });
  });

  it('for a field links to its row on the page of an operation', async () => {
    expect(await findFirst('furColor')).toMatchObject({
      kind: 'field',
      to: '/api/default/animals/get#response-200.furColor',
      schema: 'Animal',
    });
  });

  it('has the names of the document on its way, whatever their letters', async () => {
    expect((await findFirst('given'))?.way).toBe('नाम – 1.given');
  });
});

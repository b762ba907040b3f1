import {load} from 'js-yaml';
import {toTargets} from '../../plugin/client/search/toTargets';
import type {JsonObject} from '../../plugin/document/types';
import type {SearchKind} from '../../plugin/search/listEntries';
import {listEntries, searchDocument} from '../support/search';
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

async function findFirst(query: string, kind: SearchKind, api?: {[field: string]: unknown}) {
  const {search, operations} = await searchDocument(DOCUMENT, api);
  return toTargets(listEntries(search.find(query, {kind})), operations)[0];
}

describe('a search result', () => {
  it.each<[string, string, JsonObject, {kind: SearchKind}]>(yaml`
    - [a group links to its section on the overview, animals, {}, {kind: group, name: Animals, to: '/api/default#group-animals'}]
    - ['a group links to its own page, if it has one', animals, {tags: {Animals: {page: index}}},
        {kind: group, name: Animals, to: /api/default/tags/animals}]
    - [a schema links to its page, Animal, {}, {kind: schema, name: Animal, to: /api/default/schemas/Animal}]
    - [a schema without a page links to the operation that shows it, Cage, {},
        {kind: schema, name: Cage, to: '/api/default/cages/get#response-200',
          operation: {title: GET /cages, method: GET, path: /cages, page: cages/get, groups: [1]}}]
    - [a field links to its row on the page of an operation, furColor, {},
        {kind: field, name: furColor, schema: Animal, to: '/api/default/animals/get#response-200.furColor',
          operation: {title: GET /animals, method: GET, path: /animals, page: animals/get, groups: [0]}}]
  `)('for %s', async (_what, query, api, target) => {
    expect(await findFirst(query, target.kind, api)).toEqual({...target, deprecated: false});
  });

  it('has the names of the document on its way, whatever their letters', async () => {
    expect((await findFirst('given', 'field'))?.way).toBe('नाम – 1.given');
  });
});

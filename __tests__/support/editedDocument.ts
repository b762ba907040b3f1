import path from 'path';
import {load} from 'js-yaml';
import type {JsonObject} from '../../plugin/document/types';
import type {TextMemory} from '../../plugin/pages/jsonText';
import {buildRoutes} from '../../plugin/pages/routes';
import type {Site as Content} from '../../plugin/types';
import {createTestLoader} from './createTestLoader';
import {createFolder, editFile} from './folder';
import {routeContext} from './routeContext';

/** An operation with these fields. */
const toFields = (operationId: string) => `
      operationId: ${operationId}
      summary: Operation ${operationId}
      description: Says **${operationId}**.
      tags: [pets]
      parameters: [{$ref: '#/components/parameters/limit'}]
      responses:
        '200':
          description: Pets.
          content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
          links: {self: {operationId: listPets}}
        default: {$ref: '#/components/responses/Failure'}`;
const LETTERS = [...'abcdefghijklmnopqrst'].map(
  (name) => `${name}: {type: string, description: Letter ${name}, default: 1}`,
);

/** A document with many ways in which one part can affect another. */
export const DOCUMENT = load(`openapi: 3.1.0
info: {title: Shelter, version: '1'}
servers: [{url: 'https://api.example.com'}]
tags: [{name: pets, description: Animals.}]
paths:
  /pets:
    get: ${toFields('listPets')}
    post: ${toFields('addPet')}
      requestBody: {$ref: '#/components/requestBodies/Pet'}
      callbacks:
        added:
          '{$request.body#/url}':
            post: ${toFields('petAdded').replaceAll('\n', '\n        ')}
  /cats:
    parameters: [{$ref: '#/components/parameters/limit'}]
    get: ${toFields('listCats')}
      security: [{key: []}]
  /people:
    put: ${toFields('putPerson')}
      requestBody: {$ref: '#/components/requestBodies/Person'}
    post: ${toFields('postPerson')}
      requestBody: {$ref: '#/components/requestBodies/Person'}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  parameters:
    limit: {name: limit, in: query, description: 'At most # so many', schema: {type: integer, maximum: 10, example: ten}}
  requestBodies:
    Pet: {content: {application/json: {schema: {$ref: '#/components/schemas/Cat'}}}}
    Person: {content: {application/json: {schema: {type: object, properties: {${LETTERS.join(', ')}}}}}}
  responses:
    Failure: {description: It failed. <script>, content: {application/json: {schema: {type: object, properties: {error: {$ref: '#/components/schemas/Error'}}}}}}
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: {kind: {type: string}, friends: {type: array, items: {$ref: '#/components/schemas/Pet'}}}
      discriminator: {propertyName: kind, mapping: {cat: Cat, fish: Fish}}
    Cat:
      allOf:
        - {$ref: '#/components/schemas/Pet'}
        - {type: object, properties: {lives: {type: integer, default: nine}, owner: {$ref: '#/components/schemas/Owner'}}}
    Dog: {description: A dog, allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {kind: {type: integer}}}]}
    Owner: {$ref: '#/components/schemas/Person'}
    Person: {oneOf: [{type: object, properties: {name: {type: string}}}, {$ref: '#/components/schemas/Error'}]}
    Error:
      type: [object, 'null']
      properties: {message: {type: string, enum: [a, 1]}, cause: {$ref: '#/components/schemas/Error'}}
      example: {message: 3}
`) as JsonObject;

/** The same document in OpenAPI 3.0, valid against the schema of that version. */
export const DOCUMENT_30 = {
  ...(JSON.parse(JSON.stringify(DOCUMENT).replace('["object","null"]', '"object"')) as JsonObject),
  openapi: '3.0.3',
};

export type Site = {siteDir: string; source: string};

export const createLoader = ({siteDir}: Site) =>
  createTestLoader(siteDir, {showExtensions: ['x-team']});

/** Everything that pages and the terminal show. */
export const toAll = (content: Content, memory?: TextMemory) =>
  JSON.stringify({
    tabs: content.tabs.map(({documents, ...made}) => ({
      ...made,
      files: documents.map((document) => document.files),
      missing: documents.map((document) => document.missing),
    })),
    diagnostics: content.diagnostics,
    routes: buildRoutes(content, {...routeContext, development: true, memory}, (name) => name),
  });

export function createSite(source: string, files: {[name: string]: string} = {}): Site {
  return {
    siteDir: createFolder({'docs.json': JSON.stringify({tab: 'API', api: {source}}), ...files}),
    source,
  };
}

export function write({siteDir, source}: Site, text: string): void {
  editFile(path.join(siteDir, source), text);
}

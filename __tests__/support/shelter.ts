import {load} from 'js-yaml';

/** A small document that has a part of each kind that pages can show. */
const SHELTER = `openapi: 3.1.0
info: {title: Shelter, version: '1'}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
tags: [{name: Pets}, {name: Staff, x-displayName: People}]
paths:
  /pets:
    get:
      tags: [Pets]
      summary: List pets
      parameters:
        - {name: limit, in: query, schema: {type: integer, format: int32}}
        - {name: version, in: header, schema: {type: string}}
      responses:
        '200': {description: Pets., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}
        '404': {description: Nothing., content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}}}}
    post:
      tags: [Pets]
      summary: Add a pet
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'201': {description: Added.}}
  /staff: {get: {tags: [Staff], security: [], responses: {'200': {description: All.}}}}
webhooks: {adopted: {post: {tags: [Pets], responses: {'200': {description: Thanks.}}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: {type: string, description: What people call it.}
        owner: {$ref: '#/components/schemas/Person'}
        tags: {type: array, items: {$ref: '#/components/schemas/Tag'}}
        a.b: {type: string, const: dotted}
    Person: {type: object, properties: {mail: {type: string, format: email}}}
    Tag: {type: object, properties: {label: {type: string}}}
    Problem: {type: object, properties: {complaint: {type: string}}}
`;

export const SHELTER_FILES: {[name: string]: string} = {
  'docs.json': JSON.stringify({
    tabs: [
      {tab: 'API', api: {source: 'openapi.json'}},
      {tab: 'Other', api: {source: 'other.json'}},
    ],
  }),
  'openapi.json': JSON.stringify(load(SHELTER)),
  'other.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Other', version: '1'},
    paths: {'/things': {get: {summary: 'List things', responses: {200: {description: 'All.'}}}}},
  }),
};

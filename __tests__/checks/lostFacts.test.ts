import type {ApiReference, NodeSchema, Operation, Response} from '../../plugin/model/types';
import {comparePreservedFacts} from '../../plugin/checks/facts/facts';
import {loadModel} from '../support/model';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
paths:
  /pets:
    parameters: [{$ref: '#/components/parameters/Tenant'}]
    post:
      operationId: addPet
      parameters: [{name: dryRun, in: query, schema: {type: boolean}}]
      security: [{key: [], token: []}, {}]
      requestBody:
        content:
          application/json: {schema: {$ref: '#/components/schemas/Pet'}}
          text/csv: {schema: {type: string}}
      responses:
        '201':
          description: Added.
          headers: {Location: {schema: {type: string}}, Content-Type: {schema: {type: string}}}
          links: {pet: {operationId: addPet}}
          content: {application/json: {schema: {type: object, properties: {id: {type: string}, state: {enum: [new, known]}}}}}
        4xx: {$ref: '#/components/responses/Problem'}
      callbacks: {added: {'{$request.body#/url}': {post: {responses: {'200': {description: Thanks.}}}}}}
components:
  parameters: {Tenant: {name: Tenant, in: header, schema: {type: string}}}
  responses: {Problem: {description: Wrong., content: {application/problem+json: {schema: {type: object, properties: {detail: {type: string}}}}}}}
  schemas:
    Base: {type: object, properties: {id: {type: string}}}
    Pet: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {name: {type: string}, kind: {type: string, enum: [cat, dog]}}}]}
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}, token: {type: http, scheme: bearer}}
`;

async function findLost(
  lose: (operation: Operation, reference: ApiReference) => Operation,
): Promise<string[]> {
  const {document, reference} = await loadModel(DOCUMENT);
  const lossy = {
    ...reference,
    operations: reference.operations.map((operation) =>
      lose(structuredClone(operation), reference),
    ),
  };
  return comparePreservedFacts(document, lossy).flatMap(({name, lost}) =>
    lost.map(({what, place: {pointer}}) => `${name}: ${what} at ${pointer}`),
  );
}

/** Changes the first response of an operation. */
const withResponse = (change: Partial<Response>) => (operation: Operation) => ({
  ...operation,
  responses: operation.responses.map((response, index) =>
    index === 0 ? {...response, ...change} : response,
  ),
});
const without = (location: string) => (operation: Operation) => ({
  ...operation,
  parameters: operation.parameters.filter((parameter) => parameter.in !== location),
});
const withBody = (change: (body: NodeSchema) => void) => (operation: Operation) => {
  change(operation.responses[0]!.content[0]!.schema as NodeSchema);
  return operation;
};
const POST = '/paths/~1pets/post';

it('an operation with everything lacks no fact', async () => {
  expect(await findLost((operation) => operation)).toEqual([]);
});

it.each<[string, (operation: Operation, reference: ApiReference) => Operation]>([
  [`parameters: POST /pets → query dryRun at ${POST}/parameters/0`, without('query')],
  ['parameters: POST /pets → header Tenant at /components/parameters/Tenant', without('header')],
  [
    `media types: POST /pets → request text/csv at ${POST}/requestBody/content/text~1csv`,
    (operation) => ({
      ...operation,
      requestBody: {content: operation.requestBody!.content.slice(0, 1)},
    }),
  ],
  [
    `media types: POST /pets → 201 application/json at ${POST}/responses/201/content/application~1json`,
    withResponse({content: []}),
  ],
  [
    'responses: POST /pets → response 4XX at /components/responses/Problem',
    (operation) => ({...operation, responses: operation.responses.slice(0, 1)}),
  ],
  [
    `headers: POST /pets → 201 location at ${POST}/responses/201/headers/Location`,
    withResponse({headers: []}),
  ],
  [`links: POST /pets → 201 pet at ${POST}/responses/201/links/pet`, withResponse({links: []})],
  [
    `callbacks: POST /pets → callback added at ${POST}/callbacks/added`,
    (operation) => ({...operation, callbacks: []}),
  ],
  [
    `security requirements: POST /pets → security key + token at ${POST}/security/0`,
    (operation) => ({
      ...operation,
      security: [{schemes: [{name: 'key', scopes: []}]}, {schemes: []}],
    }),
  ],
  [
    `security requirements: POST /pets → no security at ${POST}/security/1`,
    (operation) => ({...operation, security: operation.security!.slice(0, 1)}),
  ],
  // Even though a schema has a property of that name.
  [
    `properties: POST /pets → id at ${POST}/responses/201/content/application~1json/schema/properties/id`,
    withBody((body) => (body.properties = body.properties!.filter(({name}) => name !== 'id'))),
  ],
  [
    `enum values: POST /pets → "known" at ${POST}/responses/201/content/application~1json/schema/properties/state/enum/1`,
    withBody((body) => {
      const {schema} = body.properties!.find(({name}) => name === 'state')!;
      (schema as NodeSchema).enum!.pop();
    }),
  ],
  [
    'properties: Pet → name at /components/schemas/Pet/allOf/1/properties/name',
    (operation, {schemas}) => {
      for (const named of Object.values(schemas))
        if (named.name === 'Pet')
          named.schema = {kind: 'schema', types: ['object'], type: 'object'};
      return operation;
    },
  ],
])('a page that lacks a fact is reported: %s', async (expected, lose) => {
  expect(await findLost(lose)).toContain(expected);
});

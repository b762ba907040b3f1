import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import type {ApiReference, NodeSchema, Operation, Response} from '../../plugin/model/types';
import {comparePreservedFacts} from '../../plugin/checks/facts/facts';
import {createFolder} from '../support/folder';

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
  const document = (await loadDocument(
    {rootDir: createFolder({'openapi.yaml': DOCUMENT}), source: 'openapi.yaml'},
    () => undefined,
  ))!;
  const reference = await toApiReference(document, () => undefined);
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
const withResponse =
  (change: (response: Response) => Partial<Response>) =>
  (operation: Operation): Operation => ({
    ...operation,
    responses: operation.responses.map((response, index) =>
      index === 0 ? {...response, ...change(response)} : response,
    ),
  });
const bodyOf = (operation: Operation) => operation.responses[0]!.content[0]!.schema as NodeSchema;

describe('facts that the pages lack', () => {
  it('are an empty list if the pages have everything', async () => {
    expect(await findLost((operation) => operation)).toEqual([]);
  });

  it.each<[string, (operation: Operation, reference: ApiReference) => Operation, string]>([
    [
      'a parameter',
      (operation) => ({
        ...operation,
        parameters: operation.parameters.filter(({in: location}) => location !== 'query'),
      }),
      'parameters: POST /pets → query dryRun at /paths/~1pets/post/parameters/0',
    ],
    [
      'a parameter of the path',
      (operation) => ({
        ...operation,
        parameters: operation.parameters.filter(({in: location}) => location !== 'header'),
      }),
      'parameters: POST /pets → header Tenant at /components/parameters/Tenant',
    ],
    [
      'a media type of the request',
      (operation) => ({
        ...operation,
        requestBody: {content: operation.requestBody!.content.slice(0, 1)},
      }),
      'media types: POST /pets → request text/csv at /paths/~1pets/post/requestBody/content/text~1csv',
    ],
    [
      'a media type of a response',
      withResponse(() => ({content: []})),
      'media types: POST /pets → 201 application/json at /paths/~1pets/post/responses/201/content/application~1json',
    ],
    [
      'a response',
      (operation) => ({...operation, responses: operation.responses.slice(0, 1)}),
      'responses: POST /pets → response 4XX at /components/responses/Problem',
    ],
    [
      'a header',
      withResponse(() => ({headers: []})),
      'headers: POST /pets → 201 location at /paths/~1pets/post/responses/201/headers/Location',
    ],
    [
      'a link',
      withResponse(() => ({links: []})),
      'links: POST /pets → 201 pet at /paths/~1pets/post/responses/201/links/pet',
    ],
    [
      'a callback',
      (operation) => ({...operation, callbacks: []}),
      'callbacks: POST /pets → callback added at /paths/~1pets/post/callbacks/added',
    ],
    [
      'a security requirement of two schemes',
      (operation) => ({
        ...operation,
        security: [{schemes: [{name: 'key', scopes: []}]}, {schemes: []}],
      }),
      'security requirements: POST /pets → security key + token at /paths/~1pets/post/security/0',
    ],
    [
      'a security requirement without schemes',
      (operation) => ({...operation, security: operation.security!.slice(0, 1)}),
      'security requirements: POST /pets → no security at /paths/~1pets/post/security/1',
    ],
    [
      'a property of an operation, even if a schema has a property of that name',
      (operation) => {
        bodyOf(operation).properties = bodyOf(operation).properties!.filter(
          ({name}) => name !== 'id',
        );
        return operation;
      },
      'properties: POST /pets → id at /paths/~1pets/post/responses/201/content/application~1json/schema/properties/id',
    ],
    [
      'a value of an enum',
      (operation) => {
        const state = bodyOf(operation).properties!.find(({name}) => name === 'state')!
          .schema as NodeSchema;
        state.enum = state.enum!.slice(0, 1);
        return operation;
      },
      'enum values: POST /pets → "known" at /paths/~1pets/post/responses/201/content/application~1json/schema/properties/state/enum/1',
    ],
    [
      'a property of a schema',
      (operation, {schemas}) => {
        for (const named of Object.values(schemas))
          if (named.name === 'Pet')
            named.schema = {kind: 'schema', types: ['object'], type: 'object'};
        return operation;
      },
      'properties: Pet → name at /components/schemas/Pet/allOf/1/properties/name',
    ],
  ])('include %s', async (_what, lose, expected) => {
    expect(await findLost(lose)).toContain(expected);
  });
});

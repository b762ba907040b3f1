/**
 * A document that is difficult to lay out: long names, deep and wide schemas, and many operations.
 */

export const LONG = 'aNameThatIsMuchLongerThanAnyColumnOfAPageAndHasNoPlaceWhereItCouldBreak';
const range = (length: number) => Array.from({length}, (_, index) => index);
/** Enough that a page has only some of the sidebar's links, and one group is never shown whole. */
const THINGS = range(160)
  .map(
    (index) =>
      `  /things/${index}: {get: {tags: [Group ${index < 100 ? index % 5 : 0}], summary: Look at thing ${index}, responses: {'204': {description: Nothing.}}}}`,
  )
  .join('\n');

/** @param server URL of the API that responds to requests */
export const toMountains = (server: string) => `openapi: 3.1.1
info: {title: Mountains, version: '1', summary: Ways through the mountains., description: All about **ways**., contact: {email: ways@example.com}, license: {name: MIT}}
servers:
  - {url: '${server}'}
  - {url: 'https://{region}.example.com/${LONG}', description: Far away., variables: {region: {default: north, enum: [north, south]}}}
tags: [{name: Routes, description: Where one can go.}]
paths:
  /routes:
    get:
      tags: [Routes]
      summary: List routes
      description: |-
        Gives routes.

        | column | meaning |
        | --- | --- |
        | \`height\` | in metres |

        \`\`\`json
        {"height": 1200}
        \`\`\`

        > A quotation.
      parameters:
        - {name: ${LONG}, in: query, schema: {type: string, maxLength: 80}, description: A name that has no end.}
        - {name: ids, in: query, schema: {type: array, items: {type: integer}}, example: [1, 2]}
        - {name: X-Trace, in: header, required: true, schema: {type: string, format: uuid}}
      responses:
        '200':
          description: Some routes.
          headers: {X-Count: {schema: {type: integer}}}
          content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Route'}}, example: [{height: 2469, ${LONG}: ${LONG} ${LONG}}]}}
        '404': {$ref: '#/components/responses/Problem'}
    post:
      tags: [Routes]
      summary: Add a route
      deprecated: true
      description: Adds a route.
      security: [{token: []}, {key: []}]
      requestBody:
        required: true
        description: The route.
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Route'}
            examples: {pass: {summary: Over a pass, value: {height: 2469, ${LONG}: ${LONG}}}, valley: {summary: Along a valley, value: {height: 800}}}
          application/xml: {schema: {type: object, properties: {height: {type: integer, xml: {attribute: true}}}}}
      callbacks: {changed: {'{$request.query.callback}': {post: {summary: It changed, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Route'}}}}, responses: {'204': {description: Received.}}}}}}
      responses:
        '201':
          description: Added.
          links: {self: {operationId: getRoute, parameters: {routeId: '$response.body#/id'}}}
          content: {application/json: {schema: {$ref: '#/components/schemas/Route'}}}
        default: {$ref: '#/components/responses/Problem'}
  /routes/{routeId}:
    get:
      operationId: getRoute
      tags: [Routes]
      summary: Get a route
      parameters: [{name: routeId, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: One route., content: {application/json: {schema: {$ref: '#/components/schemas/Route'}}}}}
  /routes/{routeId}/${LONG}/{${LONG}}:
    patch:
      tags: [Routes]
      summary: Change ${LONG} of a route, and say in a title as long as a sentence what that means
      parameters: [${['routeId', LONG].map((name) => `{name: ${name}, in: path, required: true, schema: {type: string}}`).join(', ')}]
      responses: {'204': {description: Changed.}}
${THINGS}
webhooks:
  routeClosed: {post: {summary: A route was closed, description: Sent when snow falls., requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Route'}}}}, responses: {'204': {description: Received.}}}}
components:
  responses:
    Problem: {description: Something is wrong., content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}, example: {title: Not found, status: 404}}}}
  schemas:
    Problem: {type: object, required: [title], properties: {title: {type: string, description: What went wrong.}, status: {type: integer, examples: [404]}}}
    Route:
      type: object
      description: A way through the mountains, with a [link](https://example.com/guide).
      required: [id, ${LONG}]
      properties:
        id: {type: string, format: uuid, readOnly: true}
        ${LONG}: {type: string, description: 'A description with ${LONG}${LONG}, which has to be broken somewhere.', pattern: ^${LONG}$}
        height: {type: [integer, 'null'], minimum: 0, maximum: 8849, default: 1200, description: In metres.}
        oldName: {type: string, deprecated: true, description: Use \`id\`.}
        country: {enum: [${range(240)
          .map((index) => `country-${index}`)
          .join(', ')}], description: Where it begins.}
        start: {$ref: '#/components/schemas/Place'}
        stage:
          oneOf: [{$ref: '#/components/schemas/Walk'}, {$ref: '#/components/schemas/Ride'}]
          discriminator: {propertyName: kind, mapping: {walk: '#/components/schemas/Walk', ride: '#/components/schemas/Ride'}}
        stages: {type: array, maxItems: 40, items: {$ref: '#/components/schemas/Route'}}
        labels: {type: object, additionalProperties: {type: string}}
    Place: {type: object, properties: {name: {type: string}, at: {type: object, properties: {latitude: {type: number}, longitude: {type: number, description: East is positive.}}}}}
    Walk: {title: On foot, type: object, required: [kind], properties: {kind: {const: walk}, hours: {type: number}}}
    Ride: {title: By bus, type: object, required: [kind], properties: {kind: {const: ride}, line: {type: string, examples: [B 12]}}}
  securitySchemes:
    token: {type: http, scheme: bearer, description: From your account.}
    key: {type: apiKey, in: header, name: X-Key}
`;

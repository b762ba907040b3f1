import {checkFiles} from '../../support/checkFiles';

/** Each line to correct names, after `#!`, the rule that must report it. */
const OPENAPI = `openapi: 3.7.0 #! document-version
info:
  title: Pets
  version: '1'
servers:
  - url: /v1 #! server-relative
  - url: https://{region}.petstore.swagger.io #! server-variable
tags:
  - name: Pets
  - name: Pets #! tag-duplicate
paths:
  /pets/{petId}: #! path-parameter-undeclared
    get:
      operationId: getPet
      description: |
        A pet.

        See [cats](/api/default/cats/get). #! description-link
      parameters:
        - name: limit
          in: query
          schema:
            type: integer
            default: many #! default-mismatch
      security:
        - token: [] #! security-undefined
      responses:
        '404':
          $ref: parts/responses.yaml#/Missing #! ref-unresolved
        '200':
          description: A pet.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
              example:
                name: 7 #! example-mismatch
    put:
      operationId: getPet #! operation-id-duplicate
      sumary: Change a pet #! document-schema
      requestBody:
        $ref: parts/parameters.yaml#/Body
      responses:
        '200':
          description: |- #! description-heading
            # Changed

            ### Soon
          links:
            next: #! link-target
              operationId: nowhere
  /owners/{id: #! path-template
    get:
      operationId: getOwner
      responses: {'200': {description: OK}}
  /{kind}/all:
    parameters: [{name: kind, in: path, required: true, schema: {type: string}}]
    get:
      operationId: listAll
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}} #! path-parameter-unused
        - {name: q, in: query, schema: {type: string}}
        - {name: q, in: query, schema: {type: string}} #! parameter-duplicate
      security:
        - login:
            - wrote #! security-scope-undeclared
      responses: {'200': {description: OK}}
  /{other}/all: #! path-ambiguous
    parameters: [{name: other, in: path, required: true, schema: {type: string}}]
    put:
      operationId: changeAll
      responses: {'200': {description: OK}}
components:
  securitySchemes:
    login: {type: oauth2, flows: {password: {tokenUrl: 'https://a.example.com', scopes: {write: W}}}}
  schemas:
    Pet:
      type: object
      properties:
        name: {type: string}
        kind:
          type: string
          enum:
            - cat
            - 2 #! enum-type
    Cat: #! component-unused
      type: object
`;

const PARAMETERS = `Limit:
  name: limit
Body:
  content:
    application/json:
      schema:
        $ref: ../pets.json#/Pet
    application/xml: {} #! media-type-schema
`;

const PETS = `{
  "Pet": {
    "type": "object",
    "properties": {
      "name": {"$ref": "#/Nmae"}, #! ref-unresolved
      "tags": {
        "type": "array",
        "items": null, #! schema-invalid
        "maxItems": "7" #! document-schema
      }
    }
  },
  "Name": {"type": "string"}
}
`;

const DOCS = `{
  "tab": "API",
  "api": {
    "source": "openapi.yaml",
    "tagOrder": [], #! config-unknown-key
    "overrides": {
      "GET /pets": {} #! config-override-unmatched
    }
  }
}
`;

const FILES = {
  'docs.json': DOCS,
  'openapi.yaml': OPENAPI,
  'parts/parameters.yaml': PARAMETERS,
  'pets.json': PETS,
};
const MARK = / #! ([\w-]+)$/;

/** `file:line rule` for each mark, in the order of the files. */
function listMarks(): string[] {
  return Object.entries(FILES).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        MARK.test(line) ? `${file}:${index + 1} ${MARK.exec(line)![1]}` : [],
      ),
  );
}

describe('findings of a faulty document', () => {
  it('name the line to correct, in YAML and JSON and in referenced files', async () => {
    const files = Object.fromEntries(
      Object.entries(FILES).map(([file, text]) => [
        file,
        text.replace(new RegExp(MARK.source, 'gm'), ''),
      ]),
    );
    const found = await checkFiles(files);
    expect(found.map(({source: {file, line}, code}) => `${file}:${line} ${code}`).sort()).toEqual(
      listMarks().sort(),
    );
    for (const {frame, source} of found)
      expect(frame).toMatch(new RegExp(`^> *${source.line} \\|`, 'm'));
  });
});

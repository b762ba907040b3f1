import {listFindings, loadFiles} from '../../support/load';
import {createFollow} from '../../../plugin/exports/operationDocument/follow';
import {childOf} from '../../../plugin/document/place';

const HEAD = `swagger: '2.0'
info: {title: Pets, version: '1'}
host: api.petstore.swagger.io
schemes: [https]
consumes: [application/json]
produces: [application/json]
`;
const FIRST = HEAD.split('\n').length;

/** The findings about a document with a fault in the line that ends with `# here`. */
async function findFault(text: string) {
  const lines = text.split('\n');
  const {diagnostics} = await loadFiles({'api.yaml': `${HEAD}${text}`});
  return {
    found: diagnostics.filter(({code}) => code !== 'swagger-converted'),
    line: FIRST + lines.findIndex((line) => line.endsWith('# here')),
  };
}

const OK = "responses: {'200': {description: OK}}";
/** A path whose operation has these lines. */
const operation = (...lines: string[]) =>
  [
    'paths:',
    '  /a:',
    '    post:',
    '      operationId: a',
    ...lines.map((line) => `      ${line}`),
  ].join('\n');

describe('a finding names the position in the Swagger 2.0 file:', () => {
  it.each<[string, string, string, string]>([
    [
      'a reference to a missing schema',
      operation(
        'responses:',
        "  '200':",
        '    description: OK',
        '    schema:',
        "      $ref: '#/definitions/Pte' # here",
      ),
      'ref-unresolved',
      '/paths/~1a/post/responses/200/schema/$ref',
    ],
    [
      'a reference to the wrong kind of object',
      `${operation('responses:', "  '200':", "    $ref: '#/definitions/Pet' # here")}\ndefinitions: {Pet: {type: object}}`,
      'ref-kind',
      '/paths/~1a/post/responses/200/$ref',
    ],
    [
      'fields beside a reference',
      `paths: {}\ndefinitions:\n  Pet: {type: object}\n  Dog:\n    $ref: '#/definitions/Pet'\n    title: Dog # here`,
      'ref-siblings-ignored',
      '/definitions/Dog/title',
    ],
    [
      'a misspelled field',
      operation('sumary: Add a pet # here', OK),
      'document-schema',
      '/paths/~1a/post/sumary',
    ],
    [
      'a parameter in a cookie',
      operation('parameters:', '  - name: s', '    in: cookie # here', '    type: string', OK),
      'document-schema',
      '/paths/~1a/post/parameters/0/in',
    ],
    [
      'a parameter of an unknown type after a body parameter',
      operation(
        'parameters:',
        '  - {name: b, in: body, schema: {type: object}}',
        '  - name: q',
        '    in: query',
        '    type: strin # here',
        OK,
      ),
      'document-schema',
      '/paths/~1a/post/parameters/1/type',
    ],
    ['a list in place of the paths', 'paths: [1] # here', 'document-structure', '/paths'],
    [
      'an array without items',
      'paths: {}\ndefinitions:\n  Pets: {type: array} # here',
      'document-schema',
      '/definitions/Pets',
    ],
    [
      'an undeclared scope',
      `${operation('security:', '  - login: [wrote] # here', OK)}\nsecurityDefinitions: {login: {type: oauth2, flow: password, tokenUrl: 'https://t.example.org', scopes: {write: Write}}}`,
      'security-scope-undeclared',
      '/paths/~1a/post/security/0/login/0',
    ],
    [
      'a path parameter that the path does not contain',
      operation(
        'parameters:',
        '  - {name: b, in: body, schema: {type: object}}',
        '  - {name: id, in: path, required: true, type: string} # here',
        OK,
      ),
      'path-parameter-unused',
      '/paths/~1a/post/parameters/1',
    ],
  ])('%s', async (_title, text, code, pointer) => {
    const {found, line} = await findFault(text);
    const named = found.filter((finding) => finding.code === code);
    expect(named).toMatchObject([{source: {file: 'api.yaml', line, pointer}}]);
    expect(named[0]?.frame).toContain(`> ${line}`);
  });

  it('a URL without a host or a scheme', async () => {
    const toServer = async (fields: string) =>
      listFindings(
        (
          await loadFiles({
            'api.yaml': `swagger: '2.0'\ninfo: {title: A, version: '1'}\n${fields}\npaths: {/a: {get: {operationId: a, ${OK}}}}\n`,
          })
        ).diagnostics,
      );
    expect(await toServer('host: a.petstore.swagger.io')).toContain(
      'info server-relative api.yaml:3:1',
    );
    expect(await toServer('basePath: /v1')).toContain('info server-relative api.yaml:3:1');
  });
});

it('suggests the full reference when a reference is only the name of a schema', async () => {
  const {diagnostics} = await loadFiles({
    'api.yaml': `${HEAD}paths: {}\ndefinitions: {Pet: {type: object}, Pets: {type: array, items: {$ref: Pet}}}\n`,
  });
  expect(diagnostics[0]).toMatchObject({
    code: 'ref-unresolved',
    help: expect.stringContaining('`#/definitions/Pet`'),
  });
});

it('reports positions in a Swagger 2.0 document in JSON', async () => {
  const {diagnostics} = await loadFiles({
    'api.json': `{
  "swagger": "2.0",
  "info": {"title": "Pets", "version": "1"},
  "paths": {},
  "definitions": {
    "Pet": {"type": "object", "properties": {"id": {"$ref": "#/definitions/Id"}}}
  }
}`,
  });
  expect(listFindings(diagnostics)).toEqual([
    'error ref-unresolved api.json:6:53',
    'info swagger-converted api.json:2:3',
  ]);
});

describe('a Swagger 2.0 document of several files', () => {
  const FILES = {
    'api.yaml': `${HEAD}paths:
  /a: {$ref: paths/a.yaml}
  /b:
    post:
      operationId: b
      parameters: [{$ref: 'parameters.yaml#/Pet'}, {$ref: 'parameters.yaml#/Limit'}, {$ref: 'parameters.yaml#/Form'}]
      responses: {'200': {$ref: 'responses.json#/Pets'}}
definitions: {$ref: schemas.yaml}
`,
    'paths/a.yaml': `get:
  operationId: a
  produces: [text/csv]
  parameters:
    - {name: ids, in: query, type: array, items: {type: string}, collectionFormat: tsv}
  responses: {'200': {$ref: '../responses.json#/Pets'}}
`,
    'parameters.yaml': `Pet: {name: pet, in: body, schema: {$ref: 'schemas.yaml#/Pet'}}
Limit: {name: limit, in: query, type: integer}
Form: {name: form, in: formData, type: string}
`,
    'responses.json': `{"Pets": {"description": "OK", "schema": {"$ref": "api.yaml#/definitions/Pet"}}}`,
    'schemas.yaml': `Pet:
  type: object
  discriminator: kind
  properties: {kind: {$ref: '#/Kind'}, other: {$ref: 'other.yaml#/definitions/Other'}}
Kind: {type: string}
`,
    'other.yaml': `swagger: '2.0'
info: {title: Other, version: '1'}
paths: {}
definitions: {Other: {type: object, x-nullable: true, properties: {gone: {$ref: '#/definitions/Gone'}}}}
`,
  };

  it('is converted file by file', async () => {
    const {document} = await loadFiles(FILES);
    const follow = createFollow(document!);
    const at = (...keys: string[]) =>
      keys.reduce<ReturnType<typeof follow>>(
        (place, key) => follow(childOf(place, key)),
        document!.root,
      )?.value;
    expect(at('components', 'schemas', 'Pet')).toMatchObject({
      discriminator: {propertyName: 'kind'},
    });
    expect(at('components', 'schemas', 'Pet', 'properties', 'other')).toMatchObject({
      type: 'object',
      nullable: true,
    });
    expect(at('paths', '/a', 'get', 'responses', '200', 'content', 'text/csv', 'schema')).toEqual(
      at('components', 'schemas', 'Pet'),
    );
    expect(
      at('paths', '/b', 'post', 'requestBody', 'content', 'application/json', 'schema'),
    ).toEqual(at('components', 'schemas', 'Pet'));
    expect(at('paths', '/b', 'post')).toMatchObject({
      parameters: [{$ref: 'parameters.yaml#/Limit'}],
    });
  });

  it('has findings in the file that contains the fault', async () => {
    const {diagnostics} = await loadFiles(FILES);
    expect(listFindings(diagnostics)).toEqual([
      'error ref-unresolved other.yaml:4:75',
      'info swagger-converted api.yaml:1:1',
      'warning swagger-not-convertible api.yaml:12:86',
      'warning swagger-not-convertible paths/a.yaml:5:66',
    ]);
  });
});

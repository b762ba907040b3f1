import {parse} from 'yaml';
import {LIMITS} from '../../../plugin/document/limits';
import type {Json, JsonObject} from '../../../plugin/document/types';
import {fieldOf} from '../../../plugin/document/place';
import {loadFiles, type Loaded} from '../../support/load';
import {yaml} from '../../support/yaml';

const HEAD = `swagger: '2.0'
info: {title: Pets, version: '1'}
host: api.petstore.swagger.io
basePath: /v2
schemes: [https]
consumes: [application/json]
produces: [application/json]
`;

async function load(text: string, head = HEAD): Promise<Loaded & {root: JsonObject}> {
  const loaded = await loadFiles({'api.yaml': `${head}${text}`});
  return {...loaded, root: loaded.document!.root.value};
}

/** The value at these keys. */
function at(value: Json | undefined, ...keys: (string | number)[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (found, key) => (Array.isArray(found) ? found[Number(key)] : fieldOf(found, String(key))),
    value,
  );
}

async function loadOperation(fields: string, beside = '', head = HEAD) {
  const loaded = await load(`paths: {/a: {post: {operationId: a, ${fields}}}}\n${beside}`, head);
  return {...loaded, operation: at(loaded.root, 'paths', '/a', 'post')};
}

const OK = "responses: {'200': {description: OK}}";
const codes = ({diagnostics}: Loaded) => diagnostics.map(({code}) => code);

describe('the Swagger version', () => {
  it.each(["'2.0'", '2.0', '2'])('is 2.0 when it is written as %s', async (version) => {
    const {document} = await loadFiles({
      'api.yaml': `swagger: ${version}\ninfo: {title: A, version: '1'}\npaths: {}\n`,
    });
    expect(document).toMatchObject({version: '3.0', declaredVersion: '2.0'});
  });

  it('is reported once, with the severity `info`', async () => {
    const {diagnostics} = await load('paths: {}');
    expect(diagnostics).toMatchObject([
      {code: 'swagger-converted', severity: 'info', source: {line: 1, pointer: '/swagger'}},
    ]);
  });
});

describe('servers', () => {
  const PATHS = `paths: {/a: {get: {operationId: a, schemes: [http], ${OK}}}}\n`;
  const A = 'host: a.petstore.swagger.io\n';

  it.each([
    [
      'one URL per scheme',
      `${A}basePath: /v1\nschemes: [https, wss]\n`,
      'https://a.petstore.swagger.io/v1 wss://a.petstore.swagger.io/v1',
      'http://a.petstore.swagger.io/v1',
    ],
    ['no scheme unless one is given', A, '//a.petstore.swagger.io', 'http://a.petstore.swagger.io'],
    ['no host unless one is given', 'basePath: /v1\nschemes: [https]\n', '/v1', '/v1'],
    ['no servers without a host or a base path', 'schemes: [https]\n', undefined, undefined],
    [
      'no double slash',
      `${A}basePath: /\nschemes: [https]\n`,
      'https://a.petstore.swagger.io',
      'http://a.petstore.swagger.io',
    ],
  ])(
    'are built from host, base path and schemes: %s',
    async (_title, fields, document, operation) => {
      const {root} = await load(PATHS, `swagger: '2.0'\ninfo: {title: A, version: '1'}\n${fields}`);
      const toUrls = (servers: Json | undefined) =>
        (servers as {url: string}[] | undefined)?.map(({url}) => url).join(' ');
      expect(toUrls(root.servers)).toEqual(document);
      expect(toUrls(at(root, 'paths', '/a', 'get', 'servers'))).toEqual(operation);
    },
  );
});

describe('parameters', () => {
  const toParameter = async (parameter: string) => {
    const loaded = await loadOperation(`parameters: [${parameter}], ${OK}`);
    return {...loaded, parameter: at(loaded.operation, 'parameters', 0)};
  };

  it('get a schema from the fields that describe their value', async () => {
    const {parameter} = await toParameter(
      '{name: n, in: query, description: N, required: true, allowEmptyValue: true, type: integer, format: int32, minimum: 0, exclusiveMinimum: true, default: 3, enum: [3, 4], x-example: 4, x-nullable: true, x-own: 1}',
    );
    expect(parameter).toEqual(
      parse(
        '{name: n, in: query, description: N, required: true, allowEmptyValue: true, schema: {type: integer, format: int32, minimum: 0, exclusiveMinimum: true, default: 3, enum: [3, 4], nullable: true}, example: 4, x-own: 1}',
      ),
    );
  });

  const toList = (where: string, format: string) =>
    toParameter(`{name: n, in: ${where}, type: array, items: {type: string}, ${format}}`);

  it.each([
    ['query', '', 'form', false],
    ['query', 'collectionFormat: csv', 'form', false],
    ['query', 'collectionFormat: multi', 'form', true],
    ['query', 'collectionFormat: ssv', 'spaceDelimited', false],
    ['query', 'collectionFormat: pipes', 'pipeDelimited', false],
    ['header', 'collectionFormat: csv', 'simple', false],
  ])('in: %s with %j get a style', async (where, format, style, explode) => {
    const loaded = await toList(where, format);
    expect(loaded.parameter).toMatchObject({style, explode});
    expect(codes(loaded)).toEqual(['swagger-converted']);
  });

  it.each([
    ['query', 'tsv'],
    ['header', 'pipes'],
    ['header', 'ssv'],
  ])('in: %s with the format %s are reported as not convertible', async (where, format) => {
    expect((await toList(where, `collectionFormat: ${format}`)).diagnostics[1]).toMatchObject({
      code: 'swagger-not-convertible',
      severity: 'warning',
      source: {pointer: '/paths/~1a/post/parameters/0/collectionFormat'},
    });
  });

  it('of type `file` outside a form become binary strings and are reported', async () => {
    const loaded = await toParameter('{name: n, in: query, type: file}');
    expect(loaded.parameter).toMatchObject({schema: {type: 'string', format: 'binary'}});
    expect(codes(loaded)).toContain('swagger-not-convertible');
  });
});

describe('an operation', () => {
  it.each<[string, string, string, expected: object, components?: object, more?: string[]]>(yaml`
    - [a body becomes a request body with the media types that the document consumes,
        'parameters: [{name: pet, in: body, description: A pet, required: true, schema: {type: object}, x-examples: {application/json: {a: 1}}}]', '',
        {requestBody: {description: A pet, required: true, content: {application/json: {schema: {type: object}, example: {a: 1}}}}}]
    - [a shared body gets the media types of the operation, "consumes: [text/plain], parameters: [{$ref: '#/parameters/Pet'}]",
        'parameters: {Pet: {name: pet, in: body, schema: {type: object}, x-examples: {application/json: {a: 1}}}}',
        {requestBody: {content: {text/plain: {schema: {type: object}}}}},
        {requestBodies: {Pet: {content: {application/json: {schema: {type: object}, example: {a: 1}}}}}}]
    - [a shared body stays shared with the media types of the document, "parameters: [{$ref: '#/parameters/Pet'}]",
        'parameters: {Pet: {name: pet, in: body, schema: {type: object}}}',
        {requestBody: {$ref: '#/components/requestBodies/Pet'}},
        {requestBodies: {Pet: {content: {application/json: {schema: {type: object}}}}}}]
    - [a form with a file has parts,
        'consumes: [multipart/form-data], parameters: [{name: photo, in: formData, type: file, required: true, description: A picture}, {name: ids, in: formData, type: array, items: {type: integer}, collectionFormat: multi}]', '',
        {requestBody: {required: true, content: {multipart/form-data: {schema: {type: object, required: [photo],
            properties: {photo: {type: string, format: binary, description: A picture}, ids: {type: array, items: {type: integer}}}}}}}}]
    - [a form without a file has the media types of the operation and the style of its lists,
        "consumes: [application/x-www-form-urlencoded, multipart/form-data], parameters: [{$ref: '#/parameters/Ids'}]",
        'parameters: {Ids: {name: ids, in: formData, type: array, items: {type: integer}, collectionFormat: pipes}}',
        {requestBody: {content: {
            application/x-www-form-urlencoded: {schema: {type: object, properties: {ids: {type: array, items: {type: integer}}}}, encoding: {ids: {style: pipeDelimited, explode: false}}},
            multipart/form-data: {schema: {type: object, properties: {ids: {type: array, items: {type: integer}}}}}}}}, {}, [swagger-not-convertible]]
    - [a response gets its schema and examples by media type,
        "produces: [application/json, text/csv], responses: {'200': {description: OK, schema: {type: string}, examples: {application/json: {a: 1}, text/html: <b>}, headers: {X-A: {type: integer, description: A}}, x-own: 1}, '204': {description: None}}", '',
        {responses: {'200': {description: OK, headers: {X-A: {description: A, schema: {type: integer}}}, x-own: 1,
            content: {application/json: {schema: {type: string}, example: {a: 1}}, text/csv: {schema: {type: string}}, text/html: {schema: {type: string}, example: <b>}}}, '204': {description: None}}}]
    - [a response of type \`file\` becomes a binary string, "produces: [image/png], responses: {'200': {description: OK, schema: {type: file}}}", '',
        {responses: {'200': {description: OK, content: {image/png: {schema: {type: string, format: binary}}}}}}]
  `)('is converted: %s', async (_title, fields, beside, expected, components = {}, more = []) => {
    const responses = fields.includes('responses:') ? '' : `, ${OK}`;
    const loaded = await loadOperation(`${fields}${responses}`, beside);
    const unchanged = {operationId: 'a', responses: {'200': {description: 'OK'}}};
    expect(loaded.operation).toEqual({...unchanged, ...expected});
    expect(loaded.root.components ?? {}).toEqual(components);
    expect(codes(loaded)).toEqual(['swagger-converted', ...more]);
  });
});

describe('a body parameter', () => {
  const BODY =
    '{name: pet, in: body, description: A pet, required: true, schema: {type: object}, x-examples: {application/json: {a: 1}}}';

  it('becomes JSON when no media type is given, which is reported', async () => {
    const loaded = await loadOperation(
      `parameters: [${BODY}], ${OK}`,
      '',
      "swagger: '2.0'\ninfo: {title: A, version: '1'}\n",
    );
    expect(Object.keys(at(loaded.operation, 'requestBody', 'content') ?? {})).toEqual([
      'application/json',
    ]);
    expect(loaded.diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'swagger-not-convertible',
        severity: 'info',
        help: expect.stringContaining('`consumes`'),
      }),
    );
  });

  it('of a path item applies to operations that have no body of their own', async () => {
    const {root} = await load(
      `paths: {/a: {parameters: [${BODY}], post: {operationId: a, ${OK}}, put: {operationId: b, parameters: [{name: other, in: body, schema: {type: string}}], ${OK}}}}`,
    );
    const schemaOf = (method: string) =>
      at(root, 'paths', '/a', method, 'requestBody', 'content', 'application/json', 'schema');
    expect([schemaOf('post'), schemaOf('put')]).toEqual([{type: 'object'}, {type: 'string'}]);
    expect(at(root, 'paths', '/a', 'parameters')).toBeUndefined();
  });

  it('is converted only when it is the first of several; the others are reported', async () => {
    const loaded = await loadOperation(
      `parameters: [${BODY}, {name: second, in: body, schema: {type: string}}, {name: third, in: formData, type: string}], ${OK}`,
    );
    expect(at(loaded.operation, 'requestBody', 'description')).toBe('A pet');
    expect(
      loaded.diagnostics
        .filter(({code}) => code === 'swagger-not-convertible')
        .map(({source}) => source.pointer),
    ).toEqual(['/paths/~1a/post/parameters/1', '/paths/~1a/post/parameters/2']);
  });
});

describe('a form', () => {
  it('is converted to a URL-encoded form when only other media types are given, which is reported', async () => {
    const loaded = await loadOperation(
      `parameters: [{name: a, in: formData, type: string}], ${OK}`,
    );
    expect(Object.keys(at(loaded.operation, 'requestBody', 'content') ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(codes(loaded)).toEqual(['swagger-converted', 'swagger-not-convertible']);
  });
});

describe('responses', () => {
  it('that are shared get the media types of the operation that refers to them', async () => {
    const shared = "responses: {'404': {$ref: '#/responses/Gone'}}";
    const {root} = await load(
      `paths: {/a: {get: {operationId: a, produces: [text/plain], ${shared}}, put: {operationId: b, ${shared}}}}\nresponses: {Gone: {description: Gone, schema: {type: string}}}`,
    );
    const of = (method: string) => at(root, 'paths', '/a', method, 'responses', '404');
    expect(of('get')).toEqual({
      description: 'Gone',
      content: {'text/plain': {schema: {type: 'string'}}},
    });
    expect(of('put')).toEqual({$ref: '#/components/responses/Gone'});
  });
});

describe('schemas', () => {
  it('keep fields of both versions and convert the others to OpenAPI 3.0', async () => {
    const {root} = await load(
      `paths: {}
definitions:
  Pet:
    type: object
    discriminator: kind
    required: [kind]
    externalDocs: {url: 'https://example.org'}
    properties:
      kind: {type: string, readOnly: true}
      owner: {$ref: '#/definitions/Owner', x-nullable: true}
      names: {type: array, items: {type: [string, 'null']}}
      age: {type: integer, maximum: 9, exclusiveMaximum: true, x-nullable: true, x-example: 3}
    additionalProperties: {$ref: '#/definitions/Owner'}
    example: {$ref: '#/definitions/Owner'}
  Owner: {type: object, xml: {name: o}, x-own: {discriminator: kept}}
  Dog: {allOf: [{$ref: '#/definitions/Pet'}, {type: object}]}
`,
    );
    expect(at(root, 'components', 'schemas')).toEqual(
      parse(`
  Pet:
    type: object
    discriminator: {propertyName: kind}
    required: [kind]
    externalDocs: {url: 'https://example.org'}
    properties:
      kind: {type: string, readOnly: true}
      owner: {allOf: [{$ref: '#/components/schemas/Owner'}], nullable: true}
      names: {type: array, items: {type: string, nullable: true}}
      age: {type: integer, maximum: 9, exclusiveMaximum: true, nullable: true, example: 3}
    additionalProperties: {$ref: '#/components/schemas/Owner'}
    example: {$ref: '#/definitions/Owner'}
  Owner: {type: object, xml: {name: o}, x-own: {discriminator: kept}}
  Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object}]}
`),
    );
  });
});

describe('threat 164: a list of media types for all operations', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, string]>([
    ['produces', "get: {responses: {'200': {description: OK, schema: {}}}}"],
    ['consumes', `put: {${OK}, parameters: [{in: body, name: a, schema: {}}]}`],
    ['consumes', `put: {${OK}, parameters: [{in: formData, name: a, type: string}]}`],
  ])('is shortened once it has given too many, which is reported: %s, %s', async (field, item) => {
    jest.replaceProperty(LIMITS, 'sharedEntries', 2 as never);
    jest.replaceProperty(LIMITS, 'moreSharedEntries', 5 as never);
    const paths = Array.from({length: 6}, (_, index) => `/a${index}: {${item}}`);
    const types = ['multipart/a', 'multipart/b', 'multipart/c', 'multipart/d'];
    const {root, diagnostics} = await load(
      `paths: {${paths.join(', ')}}\n`,
      HEAD.replace(`${field}: [application/json]`, `${field}: [${types.join(', ')}]`),
    );
    const numbers = paths.map((_, index) => {
      const [operation] = Object.values(at(root, 'paths', `/a${index}`) as JsonObject);
      const content =
        at(operation, 'requestBody', 'content') ?? at(operation, 'responses', '200', 'content');
      return Object.keys(content as JsonObject).length;
    });
    expect(numbers).toEqual([4, 4, 4, 2, 2, 2]);
    expect(diagnostics.filter(({code}) => code === 'shared-cut')).toMatchObject([
      {
        source: {pointer: `/${field}`},
        message: `\`${field}\` lists 4 media types for very many bodies and responses; 3 of them show only the first 2.`,
      },
    ]);
  });
});

describe('security schemes', () => {
  const AUTHORIZE = "authorizationUrl: 'https://a.example.org'";
  const TOKEN = "tokenUrl: 'https://t.example.org'";
  const toFlow = (flow: string, urls: string) =>
    `{type: oauth2, flow: ${flow}, ${urls}, scopes: {read: Read}}`;
  const toFlows = (flow: string, urls: string) =>
    `{type: oauth2, flows: {${flow}: {${urls}, scopes: {read: Read}}}}`;

  it.each([
    ['{type: basic, description: B}', '{type: http, scheme: basic, description: B}'],
    ['{type: apiKey, name: k, in: query}', '{type: apiKey, name: k, in: query}'],
    [toFlow('implicit', AUTHORIZE), toFlows('implicit', AUTHORIZE)],
    [toFlow('password', TOKEN), toFlows('password', TOKEN)],
    [toFlow('application', TOKEN), toFlows('clientCredentials', TOKEN)],
    [
      toFlow('accessCode', `${AUTHORIZE}, ${TOKEN}`),
      toFlows('authorizationCode', `${AUTHORIZE}, ${TOKEN}`),
    ],
  ])('of Swagger 2.0 become those of OpenAPI 3.0: %s', async (scheme, expected) => {
    const {root} = await load(
      `paths: {}\nsecurityDefinitions: {s: ${scheme}}\nsecurity: [{s: []}]\n`,
    );
    expect(at(root, 'components', 'securitySchemes', 's')).toEqual(parse(expected));
    expect(root.security).toEqual([{s: []}]);
  });
});

it('keeps titles, tags, extensions and external documentation of a Swagger 2.0 document', async () => {
  const {root} = await load(
    "paths: {x-own: 1}\ntags: [{name: pets, description: Pets, x-displayName: P}]\nexternalDocs: {url: 'https://example.org'}\nx-tagGroups: [{name: All, tags: [pets]}]\n",
  );
  expect(root).toMatchObject({
    openapi: '3.0.3',
    info: {title: 'Pets', version: '1'},
    paths: {'x-own': 1},
    tags: [{name: 'pets', description: 'Pets', 'x-displayName': 'P'}],
    externalDocs: {url: 'https://example.org'},
    'x-tagGroups': [{name: 'All', tags: ['pets']}],
  });
});

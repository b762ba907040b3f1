import {parse} from 'yaml';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {LIMITS} from '../../plugin/document/limits';
import {toApiReference} from '../../plugin/model/apiReference';
import type {Json, JsonObject} from '../../plugin/model/types';
import {checkFiles} from '../support/checkFiles';
import {inMemoryDocument} from '../support/inMemoryDocument';
import {build, range, testScale} from './testScale';
import {yaml} from '../support/yaml';

testScale(0.1);

const WHOLE = `openapi: 3.1.0
info: {title: Whole, version: '1'}
servers: [{url: /}]
tags: [{name: a}]
security: [{key: []}]
x-tagGroups: [{name: a, tags: [a]}]
paths:
  /a:
    parameters: [{name: a, in: query, schema: {$ref: '#/components/schemas/A'}}]
    get:
      tags: [a]
      servers: [{url: /a}]
      security: [{key: []}]
      parameters: [{name: b, in: query, schema: {$ref: '#/components/schemas/A'}}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {a: {value: 1}}, encoding: {a: {contentType: text/plain}}}}}
      responses:
        '200':
          description: OK
          headers: {X: {schema: {$ref: '#/components/schemas/A'}}}
          links: {l: {operationId: x}}
          content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}
      callbacks: {c: {'{$url}': {post: {responses: {}}}}}
webhooks: {w: {post: {responses: {}}}}
components:
  schemas: {A: {type: object, properties: {a: {type: string}}}}
  securitySchemes: {key: {type: apiKey, in: header, name: X}}
`;

describe('threat 164: what several operations share', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is shown by each, but not all of it once that is too much, which is reported', async () => {
    jest.replaceProperty(LIMITS, 'sharedEntries', 2 as never);
    jest.replaceProperty(LIMITS, 'moreSharedEntries', 0 as never);
    const four = (name: string, make: () => Json): JsonObject =>
      Object.fromEntries(range(4).map((index) => [`${name}${index}`, make()]));
    const document = {
      openapi: '3.1.0',
      info: {title: 'Shared', version: '1'},
      paths: Object.fromEntries(
        range(3).map((index) => [`/${index}`, {$ref: '#/components/pathItems/I'}]),
      ),
      components: {
        pathItems: {
          I: {
            parameters: range(4).map((index) => ({name: `q${index}`, in: 'query', schema: {}})),
            get: {
              responses: {200: {$ref: '#/components/responses/R'}},
              callbacks: {c: {$ref: '#/components/callbacks/C'}},
            },
          },
        },
        responses: {
          R: {
            description: 'OK',
            content: four('a/', () => ({schema: {}, examples: four('e', () => ({value: 1}))})),
            headers: four('h', () => ({schema: {}})),
            links: four('l', () => ({operationRef: '#/paths/~10/get'})),
          },
        },
        callbacks: {C: four('{$url}/', () => ({post: {responses: {}}}))},
      },
    };
    const {operations} = await toApiReference(inMemoryDocument(document), () => {});
    expect(
      operations.map(({parameters, responses: [response], callbacks}) =>
        [
          parameters,
          response?.content,
          response?.content[1]?.examples,
          response?.headers,
          response?.links,
          callbacks,
        ].map((list) => list?.length),
      ),
    ).toEqual([
      [4, 4, 4, 4, 4, 4],
      [2, 2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2, 2],
    ]);
    const found = await checkFiles({'openapi.yaml': JSON.stringify(document)});
    const cut = found.filter(({code}) => code === 'shared-cut');
    expect(
      cut.map(({source}) => source.pointer).filter((at) => !at?.endsWith('/examples')),
    ).toEqual(
      expect.arrayContaining([
        '/components/pathItems/I/parameters',
        '/components/responses/R/content',
        '/components/responses/R/headers',
        '/components/responses/R/links',
        '/components/callbacks/C/{$url}~10',
      ]),
    );
    expect(found.map(({code}) => code)).not.toContain('source-fact-lost');
  });
});

describe('repeated schemas', () => {
  it('get no name of their own when they are small and inline', async () => {
    const {schemas} = await build(yaml`
      {A: {type: object, properties: {inner: {type: object, properties: {deep: {type: object, properties: {name: {type: string}}}}}}}}
    `);
    expect(Object.keys(schemas)).toEqual(['A']);
  });

  it('are included once, by name, when YAML aliases repeat them', async () => {
    const levels = range(30).map(
      (index) =>
        `    S${index}: &s${index} {type: object, properties: {l: ${index === 0 ? '{type: string}' : `*s${index - 1}`}, r: ${index === 0 ? '{type: string}' : `*s${index - 1}`}}}`,
    );
    const reference = await toApiReference(
      inMemoryDocument(
        [
          'openapi: 3.0.3',
          'info: {title: Aliases, version: "1"}',
          'paths: {/a: {get: {responses: {"200": {description: OK, content: {application/json: {schema: {$ref: "#/components/schemas/S29"}}}}}}}}',
          'components:',
          '  schemas:',
          ...levels,
        ].join('\n'),
      ),
      () => {},
    );
    expect(Object.keys(reference.schemas)).toHaveLength(30);
  });

  it('are included once and then referred to when aliases repeat them inline', async () => {
    const properties = range(40)
      .map((index) => `p${index}: {type: string}`)
      .join(', ');
    const use = (name: string) =>
      `{description: ${name}, content: {application/json: {schema: *shared}}}`;
    const reference = await toApiReference(
      inMemoryDocument(
        `{openapi: 3.0.3, info: {title: Aliases, version: "1"}, x-shared: &shared {type: object, properties: {${properties}}}, paths: {/a: {get: {responses: {"200": ${use('a')}, "400": ${use('b')}, "500": ${use('c')}}}}}}`,
      ),
      () => {},
    );
    const kinds = reference.operations[0]!.responses.map(({content}) => content[0]!.schema!.kind);
    expect(kinds).toEqual(['schema', 'reference', 'reference']);
  });
});

describe('hostile names and values', () => {
  it('are treated like ordinary names and values', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', ''];
    const document = JSON.parse(`{
      "openapi": "3.1.0", "info": {"title": "Names", "version": "1"},
      "paths": {"/a": {"get": {
        "parameters": ${JSON.stringify(names.map((name) => ({name, in: 'query', schema: {type: 'string'}})))},
        "responses": {"200": {"description": "OK", "content": {"application/json": {"schema": {
          "type": "object", "required": ["__proto__"],
          "properties": {${names.map((name) => `${JSON.stringify(name)}: {"type": "string", "description": "the ${name} property"}`).join(', ')}, "self": {"$ref": "#/components/schemas/__proto__"}, "maker": {"$ref": "#/components/schemas/constructor"}}
        }, "examples": {"__proto__": {"value": {"__proto__": {"polluted": true}}}}}}}}
      }}},
      "components": {"schemas": {"__proto__": {"type": "object", "properties": {"a": {"type": "string"}}}, "constructor": {"type": "string"}}}
    }`) as Json;
    const reference = await toApiReference(inMemoryDocument(document), () => {});
    const [operation] = reference.operations;
    expect(operation!.parameters.map(({name}) => name)).toEqual(names);
    const schema = operation!.responses[0]!.content[0]!.schema!;
    expect(
      schema.kind === 'schema' && schema.properties!.slice(0, names.length).map(({name}) => name),
    ).toEqual(names);
    expect(Object.values(reference.schemas).map(({name}) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
    for (const id of Object.keys(reference.schemas)) expect(id in {}).toBe(false);
    expect(operation!.responses[0]!.content[0]!.examples[0]!.name).toBe('__proto__');
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
    expect(JSON.parse(JSON.stringify(reference))).toEqual(reference);
  });

  it('that JSON cannot represent become strings', async () => {
    const reference = await toApiReference(
      inMemoryDocument(
        '{openapi: 3.1.0, info: {title: Numbers, version: "1"}, paths: {/a: {get: {parameters: [{name: a, in: query, schema: {type: number, default: .nan, maximum: .inf, enum: [.inf, -0.0, 1]}, example: {deep: [-.inf]}}], responses: {}}}}}',
      ),
      () => {},
    );
    expect(JSON.parse(JSON.stringify(reference))).toEqual(reference);
    expect(reference.operations[0]!.parameters[0]!.examples).toEqual([
      {value: {deep: ['-Infinity']}},
    ]);
  });

  it('that are nested too deeply are left out with a finding', async () => {
    const diagnostics: Diagnostic[] = [];
    const deep = range(5_000).reduce<Json>((inner) => [inner], 1);
    const reference = await toApiReference(
      inMemoryDocument({
        openapi: '3.1.0',
        info: {title: 'Deep', version: '1'},
        paths: {
          '/a': {
            get: {
              'x-deep': deep,
              parameters: [
                {name: 'a', in: 'query', schema: {default: deep, const: deep}, example: deep},
              ],
              responses: {},
            },
          },
        },
      }),
      (diagnostic) => diagnostics.push(diagnostic),
    );
    expect(reference.operations[0]!.parameters[0]!.examples).toEqual([]);
    expect(diagnostics.map(({code, source}) => [code, source.pointer])).toEqual([
      ['content-invalid', '/paths/~1a/get/parameters/0/example'],
    ]);
  });
});

describe('parts of the wrong type', () => {
  const WRONG: Json[] = yaml`
    [null, 5, true, text, [], [null], {}, {a: null}, [[a]], {$ref: '#/nowhere'}, {$ref: '#/paths'}, {$ref: 5}]
  `;
  const PATHS = `
    paths
    paths › /a
    paths › /a › get
    paths › /a › parameters
    paths › /a › get › parameters › 0
    paths › /a › get › requestBody
    paths › /a › get › requestBody › content
    paths › /a › get › requestBody › content › application/json
    paths › /a › get › requestBody › content › application/json › examples
    paths › /a › get › requestBody › content › application/json › encoding
    paths › /a › get › responses
    paths › /a › get › responses › 200
    paths › /a › get › responses › 200 › headers
    paths › /a › get › responses › 200 › links
    paths › /a › get › callbacks
    paths › /a › get › security
    paths › /a › get › servers
    paths › /a › get › tags
    webhooks
    components
    components › schemas
    components › schemas › A
    components › securitySchemes
    components › securitySchemes › key
    info
    servers
    tags
    security
    x-tagGroups
  `;
  const KEYWORDS = (
    'type enum const properties patternProperties additionalProperties required allOf oneOf anyOf not if then items prefixItems contains discriminator xml externalDocs ' +
    'dependentRequired dependentSchemas dependencies examples default format minimum exclusiveMinimum description deprecated $defs $ref $dynamicRef ' +
    'unevaluatedProperties propertyNames multipleOf pattern title readOnly contentSchema contentMediaType x-enumDescriptions'
  ).split(' ');

  it.each(PATHS.trim().split(/\n\s+/))(
    'do not prevent the reference from being built: %s',
    async (label) => {
      const path = label.split(' › ');
      for (const wrong of WRONG) {
        const document = parse(WHOLE) as JsonObject;
        let owner = document;
        for (const key of path.slice(0, -1)) owner = owner[key] as JsonObject;
        owner[path.at(-1)!] = wrong;
        const reference = await toApiReference(inMemoryDocument(document), () => {});
        expect(JSON.parse(JSON.stringify(reference))).toEqual(reference);
      }
    },
  );

  it.each(KEYWORDS)('do not hide a property or its neighbors in a schema: %s', async (keyword) => {
    for (const wrong of WRONG) {
      const {schemas} = await build({
        A: {properties: {wrong: {[keyword]: wrong}, right: {type: 'string'}}},
      });
      const schema = schemas.A!.schema;
      expect(schema.kind === 'schema' && schema.properties!.map(({name}) => name)).toEqual([
        'wrong',
        'right',
      ]);
      expect(JSON.parse(JSON.stringify(schemas))).toEqual({...schemas});
    }
  });
});

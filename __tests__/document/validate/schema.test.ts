import {loadFiles} from '../../support/load';

type Version = '3.0.3' | '3.1.1' | '3.2.0';
const VERSIONS: Version[] = ['3.0.3', '3.1.1', '3.2.0'];

/** The findings about a document that has these components and one operation with these fields. */
async function explain(
  version: Version,
  operation: object,
  components: object = {},
  files: {[name: string]: string} = {},
) {
  const document = {
    openapi: version,
    info: {title: 'Pets', version: '1'},
    paths: {'/a': {get: {responses: {200: {description: 'OK'}}, ...operation}}},
    components,
  };
  const {diagnostics} = await loadFiles({'openapi.json': JSON.stringify(document), ...files});
  return diagnostics.map(({code, message, help, source}) => [
    code,
    `${source.file === 'openapi.json' ? '' : source.file}${source.pointer}`,
    message,
    ...(help === undefined ? [] : [help]),
  ]);
}

describe.each(VERSIONS)('the schema of OpenAPI %s', (version) => {
  it.each<[string, object, string, string, string[]]>([
    [
      'a misspelled field',
      {respones: {}},
      '/paths/~1a/get/respones',
      '`respones` is not a field of an Operation Object.',
      ['Did you mean `responses`?'],
    ],
    [
      'a misspelled value',
      {parameters: [{name: 'q', in: 'querry', schema: {}}]},
      '/paths/~1a/get/parameters/0/in',
      expect.stringContaining('`in` is `querry`'),
      ['Did you mean `query`?'],
    ],
    [
      'a parameter without a schema',
      {parameters: [{name: 'q', in: 'query'}]},
      '/paths/~1a/get/parameters/0',
      'A Parameter Object needs either a `schema` or a `content`.',
      [],
    ],
    [
      'an empty parameter',
      {parameters: [{}]},
      '/paths/~1a/get/parameters/0',
      'A Parameter Object needs `name` and `in`.',
      [],
    ],
    [
      'an invalid status code',
      {responses: {20: {description: 'x'}}},
      '/paths/~1a/get/responses/20',
      '`20` is not a status code.',
      ['Write a code such as `200`, a range such as `4XX`, or `default`.'],
    ],
    [
      'a body without content',
      {requestBody: {}},
      '/paths/~1a/get/requestBody',
      'A Request Body Object needs `content`.',
      [],
    ],
    [
      'a string in place of a list',
      {tags: 'pets'},
      '/paths/~1a/get/tags',
      '`tags` is `"pets"`, but must be a list.',
      [],
    ],
    [
      'two mutually exclusive fields',
      {responses: {200: {description: 'x', content: {'a/b': {example: 1, examples: {}}}}}},
      '/paths/~1a/get/responses/200/content/a~1b',
      'A Media Type Object cannot have `example` and `examples` together.',
      ['Remove one of them.'],
    ],
    [
      'null in place of a schema',
      {parameters: [{name: 'q', in: 'query', schema: {properties: {x: null}}}]},
      '/paths/~1a/get/parameters/0/schema/properties/x',
      '`x` is null, but must be a Schema Object.',
      [],
    ],
    [
      'an unknown type',
      {parameters: [{name: 'q', in: 'query', schema: {type: 'strin'}}]},
      '/paths/~1a/get/parameters/0/schema/type',
      expect.stringContaining('`type` is `strin`'),
      ['Did you mean `string`?'],
    ],
  ])('reports %s once, at its position', async (_name, operation, place, message, help) => {
    expect(await explain(version, operation)).toEqual([
      ['document-schema', place, message, ...help],
    ]);
  });

  it('requires of a security scheme only the fields of its type', async () => {
    expect(
      await explain(
        version,
        {},
        {
          securitySchemes: {
            key: {type: 'apiKey'},
            flow: {type: 'oauth2', flows: {implicit: {}}},
            http: {type: 'http', scheme: 'Bearer', bearerFormat: 'JWT'},
          },
        },
      ),
    ).toEqual([
      [
        'document-schema',
        '/components/securitySchemes/key',
        'A Security Scheme Object needs `name` and `in`.',
      ],
      [
        'document-schema',
        '/components/securitySchemes/flow/flows/implicit',
        'An OAuth Flow Object needs `authorizationUrl` and `scopes`.',
      ],
    ]);
  });

  it('also applies to parts in other files', async () => {
    const operation = {responses: {200: {$ref: 'parts.yaml#/OK'}}};
    expect(
      await explain(
        version,
        operation,
        {},
        {'parts.yaml': "OK: {description: 'x', contnet: {}}\n"},
      ),
    ).toEqual([
      [
        'document-schema',
        'parts.yaml/OK/contnet',
        '`contnet` is not a field of a Response Object.',
        'Did you mean `content`?',
      ],
    ]);
  });

  it('accepts a reference in the headers of an Encoding Object', async () => {
    const encoding = {a: {headers: {X: {$ref: '#/components/headers/X'}}}};
    expect(
      await explain(
        version,
        {requestBody: {content: {'multipart/form-data': {schema: {type: 'object'}, encoding}}}},
        {headers: {X: {schema: {type: 'string'}}}},
      ),
    ).toEqual([]);
  });
});

describe('a Media Type Object in another file', () => {
  it('is validated against the schema of OpenAPI 3.2, the first version that allows references to it', async () => {
    const operation = {
      responses: {
        200: {description: 'x', content: {'application/json': {$ref: 'parts.yaml#/Json'}}},
      },
    };
    expect(
      await explain(
        '3.2.0',
        operation,
        {},
        {'parts.yaml': 'Json: {encoding: {a: {explode: yes}}}\n'},
      ),
    ).toEqual([
      [
        'document-schema',
        'parts.yaml/Json/encoding/a/explode',
        '`explode` is `"yes"`, but must be a boolean.',
      ],
    ]);
  });
});

describe('an array without items', () => {
  const schemas = {
    List: {type: 'array'},
    Any: {type: 'array', items: {}},
    Part: {type: 'array', allOf: [{$ref: '#/components/schemas/Any'}]},
    Text: {type: 'string', example: {type: 'array'}},
  };

  it('is reported in OpenAPI 3.0 in parameters, components and other files', async () => {
    const found = await explain(
      '3.0.3',
      {
        parameters: [
          {name: 'q', in: 'query', schema: {type: 'array'}},
          {name: 'r', in: 'query', schema: {$ref: 'parts.json#/List'}},
        ],
      },
      {schemas},
      {'parts.json': '{"List": {"type": "array", "description": "No items."}}'},
    );
    const message = 'This array has no `items`, which OpenAPI 3.0 requires in every array.';
    expect(
      found.filter(([, , text]) => text === message).map(([code, place]) => [code, place]),
    ).toEqual([
      ['document-schema', '/paths/~1a/get/parameters/0/schema'],
      ['document-schema', '/components/schemas/List'],
      ['document-schema', 'parts.json/List'],
    ]);
  });

  it('is valid in later versions', async () => {
    for (const version of ['3.1.1', '3.2.0'] as const)
      expect(
        (await explain(version, {}, {schemas})).filter(([code]) => code === 'document-schema'),
      ).toEqual([]);
  });
});

describe('Schema Objects of OpenAPI 3.1', () => {
  it('are validated against JSON Schema 2020-12', async () => {
    const found = await explain(
      '3.1.1',
      {},
      {schemas: {A: {exclusiveMinimum: true, type: ['string', 'nul'], required: true}}},
    );
    expect(found.map(([, place]) => place).sort()).toEqual([
      '/components/schemas/A/exclusiveMinimum',
      '/components/schemas/A/required',
      '/components/schemas/A/type/1',
    ]);
  });

  it('are not validated when the document declares another dialect', async () => {
    const {diagnostics} = await loadFiles({
      'openapi.json': JSON.stringify({
        openapi: '3.1.1',
        jsonSchemaDialect: 'http://json-schema.org/draft-04/schema#',
        info: {title: 'Pets', version: '1'},
        paths: {},
        components: {schemas: {A: {exclusiveMinimum: true}}},
      }),
    });
    expect(diagnostics).toEqual([]);
  });
});

describe('the structure of a document', () => {
  it.each<[string, object, string]>([
    ['no info', {info: undefined}, 'The document has no `info`.'],
    ['no paths', {paths: undefined}, 'The document has no `paths`.'],
    ['a list in place of the paths', {paths: []}, '`paths` is a list, but must be a Paths Object.'],
    [
      'a string in place of a path item',
      {paths: {'/a': 'x'}},
      '`/a` is `"x"`, but must be a Path Item Object.',
    ],
    [
      'a list in place of an operation',
      {paths: {'/a': {get: []}}},
      '`get` is a list, but must be an Operation Object.',
    ],
    [
      'an object in place of the parameter list',
      {paths: {'/a': {parameters: {a: {}}}}},
      '`parameters` is an object, but must be a list of Parameter Objects.',
    ],
  ])('with %s causes an error', async (_name, change, message) => {
    const {diagnostics, document} = await loadFiles({
      'openapi.json': JSON.stringify({
        openapi: '3.0.3',
        info: {title: 'Pets', version: '1'},
        paths: {},
        ...change,
      }),
    });
    expect(
      diagnostics
        .filter(({severity}) => severity === 'error')
        .map(({code, message: words}) => [code, words]),
    ).toEqual([['document-structure', message]]);
    expect(document).toBeDefined();
  });

  it.each<[object, string, string]>([
    [{info: {}}, '/info', 'An Info Object needs `title` and `version`.'],
    [{info: {title: 'Pets'}}, '/info', 'An Info Object needs `version`.'],
    [{paths: {'/a': {get: {}}}}, '/paths/~1a/get', 'An Operation Object needs `responses`.'],
  ])(
    'without a required field that pages do not need causes a warning: %j',
    async (change, pointer, message) => {
      const {diagnostics} = await loadFiles({
        'openapi.json': JSON.stringify({
          openapi: '3.0.3',
          info: {title: 'Pets', version: '1'},
          paths: {},
          ...change,
        }),
      });
      expect(
        diagnostics.map((found) => [found.severity, found.source.pointer, found.message]),
      ).toEqual([['warning', pointer, message]]);
    },
  );

  it.each([{paths: {'/a': null}}, {paths: {'/a': {get: null}}}, {paths: {}, tags: null}])(
    'with null in place of a part causes a warning: %j',
    async (change) => {
      const {diagnostics} = await loadFiles({
        'openapi.json': JSON.stringify({
          openapi: '3.0.3',
          info: {title: 'Pets', version: '1'},
          ...change,
        }),
      });
      expect(diagnostics.map(({code, severity}) => [code, severity])).toEqual([
        ['document-schema', 'warning'],
      ]);
    },
  );

  it('needs no `paths` in OpenAPI 3.1 when there are webhooks', async () => {
    expect(
      (
        await loadFiles({
          'openapi.json': JSON.stringify({
            openapi: '3.1.1',
            info: {title: 'Pets', version: '1'},
            webhooks: {},
          }),
        })
      ).diagnostics,
    ).toEqual([]);
  });
});

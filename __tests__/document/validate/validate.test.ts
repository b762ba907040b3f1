import {loadFiles} from '../../support/load';
import {yaml} from '../../support/yaml';

type Files = {[name: string]: string};

const VERSIONS = ['3.0.3', '3.1.1', '3.2.0'];
const OK = "responses: {'200': {description: OK}}";
/** A document of a version with this body. */
const toText = (version: string, body: string) =>
  `openapi: ${version}\ninfo: {title: Pets, version: '1'}\n${body}\n`;
/** One operation with these fields, and these fields beside `paths`. */
const toBody = (fields: string, beside = '') =>
  `paths: {/a: {get: {${fields.includes('responses:') ? fields : `${OK}, ${fields}`}}}}\n${beside}`;
/** An operation that responds with this. */
const responding = (response: string) => `responses: {'200': ${response}}`;
const toSchema = (schema: string) =>
  responding(`{description: OK, content: {application/json: {schema: ${schema}}}}`);

const find = async (text: string, files: Files = {}) =>
  (await loadFiles({'openapi.yaml': text, ...files})).diagnostics;

/** The findings as `code place: message help`. */
async function explain(version: string, fields: string, beside = '', files: Files = {}) {
  const found = await find(toText(version, toBody(fields, beside)), files);
  return found.map(
    ({code, message, help, source: {file, pointer}}) =>
      `${code} ${file === 'openapi.yaml' ? '' : file}${pointer}: ${message}${help ? ` ${help}` : ''}`,
  );
}

describe.each(VERSIONS)('the schema of OpenAPI %s', (version) => {
  const IN_OPERATION = 'document-schema /paths/~1a/get';
  const parameter = (fields: string) => `parameters: [{${fields}}]`;

  it.each([
    [
      'respones: {}',
      '/respones: `respones` is not a field of an Operation Object. Did you mean `responses`?',
    ],
    [
      parameter('name: q, in: querry, schema: {}'),
      /^\/parameters\/0\/in: .*`in` is `querry`.* Did you mean `query`\?$/,
    ],
    [
      parameter('name: q, in: query'),
      '/parameters/0: A Parameter Object needs either a `schema` or a `content`.',
    ],
    [parameter(''), '/parameters/0: A Parameter Object needs `name` and `in`.'],
    [
      "responses: {'20': {description: x}}",
      '/responses/20: `20` is not a status code. Write a code such as `200`, a range such as `4XX`, or `default`.',
    ],
    ['requestBody: {}', '/requestBody: A Request Body Object needs `content`.'],
    ['tags: pets', '/tags: `tags` is `"pets"`, but must be a list.'],
    [
      responding('{description: x, content: {a/b: {example: 1, examples: {}}}}'),
      '/responses/200/content/a~1b: A Media Type Object cannot have `example` and `examples` together. Remove one of them.',
    ],
    [
      parameter('name: q, in: query, schema: {properties: {x: null}}'),
      '/parameters/0/schema/properties/x: `x` is null, but must be a Schema Object.',
    ],
    [
      parameter('name: q, in: query, schema: {type: strin}'),
      /^\/parameters\/0\/schema\/type: .*`type` is `strin`.* Did you mean `string`\?$/,
    ],
  ])('reports a mistake once, at its position: %s', async (fields, expected) => {
    const found = (await explain(version, fields)).map((line) => line.replace(IN_OPERATION, ''));
    expect(found).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
  });

  it('requires of a security scheme only the fields of its type', async () => {
    const schemes =
      'key: {type: apiKey}, flow: {type: oauth2, flows: {implicit: {}}}, http: {type: http, scheme: Bearer, bearerFormat: JWT}';
    expect(await explain(version, '', `components: {securitySchemes: {${schemes}}}`)).toEqual([
      'document-schema /components/securitySchemes/key: A Security Scheme Object needs `name` and `in`.',
      'document-schema /components/securitySchemes/flow/flows/implicit: An OAuth Flow Object needs `authorizationUrl` and `scopes`.',
    ]);
  });

  it('describes the keywords that OpenAPI adds to schemas, at any depth', async () => {
    const A =
      "{externalDocs: {}, xml: {attribute: 'yes', foo: 2}, properties: {b: {oneOf: [{}], discriminator: {}}, c: {items: {anyOf: [{}], discriminator: {propertyName: 1, mapping: [a]}}}}}";
    const found = await explain(version, '', `components: {schemas: {A: ${A}}}`);
    expect(found.sort()).toEqual([
      'document-schema /components/schemas/A/externalDocs: An External Documentation Object needs `url`.',
      'document-schema /components/schemas/A/properties/b/discriminator: A Discriminator Object needs `propertyName`.',
      'document-schema /components/schemas/A/properties/c/items/discriminator/mapping: `mapping` is a list, but must be an object.',
      'document-schema /components/schemas/A/properties/c/items/discriminator/propertyName: `propertyName` is `1`, but must be a string.',
      'document-schema /components/schemas/A/xml/attribute: `attribute` is `"yes"`, but must be a boolean.',
      'document-schema /components/schemas/A/xml/foo: `foo` is not a field of an XML Object. Correct the name, or begin it with `x-` if it is an extension.',
    ]);
  });

  it('also applies to parts in other files', async () => {
    expect(
      await explain(version, responding('{$ref: parts.yaml#/OK}'), '', {
        'parts.yaml': 'OK: {description: x, contnet: {}}\n',
      }),
    ).toEqual([
      'document-schema parts.yaml/OK/contnet: `contnet` is not a field of a Response Object. Did you mean `content`?',
    ]);
  });

  it('accepts a reference in the headers of an Encoding Object', async () => {
    expect(
      await explain(
        version,
        "requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {headers: {X: {$ref: '#/components/headers/X'}}}}}}}",
        'components: {headers: {X: {schema: {type: string}}}}',
      ),
    ).toEqual([]);
  });
});

describe('common mistakes are reported with a correction:', () => {
  const PET = 'components: {schemas: {Pet: {type: object}}}';

  it.each([
    ['3.0.3', '{properties: {a: {type: string, required: true}}}', /names of properties/],
    ['3.0.3', "{type: [string, 'null']}", /`type: string` and `nullable: true`/],
    ['3.0.3', '{type: [string, integer]}', /`anyOf`/],
    ['3.0.3', '{type: file}', /`format: binary`/],
    ['3.0.3', '{exclusiveMinimum: 3}', /`minimum: 3` and `exclusiveMinimum: true`/],
    ['3.1.1', '{minimum: 3, exclusiveMinimum: true}', /move the number of `minimum` here/],
    ['3.0.3', '{examples: [a]}', /one `example`/],
    ['3.0.3', "{$ref: '#/definitions/Pet'}", /`#\/components\/schemas\/Pet`/],
    ['3.0.3', "{$ref: '#/components/schemas/Pte'}", /Did you mean `Pet`/],
  ])('in OpenAPI %s, the schema %s', async (version, schema, help) => {
    const [first] = await find(toText(version, toBody(toSchema(schema), PET)));
    expect(first?.help).toMatch(help);
  });

  it.each([
    [toBody('parameters: [{in: body, name: b, schema: {}}]'), /`requestBody`/],
    [toBody('tags: [a]', 'host: api.example.com'), /`servers`/],
    [toBody('produces: [application/json]'), /`content` of each response/],
    [toBody('parameters: [{in: query, name: b, type: string}]'), /`schema: \{type: …\}`/],
    [
      toBody("responses: {'200': {description: OK}, content: {}}"),
      /indent it below its status code/,
    ],
    [toBody(responding('{}')), /every response needs a `description`/],
    [
      toBody(responding('{description: OK, content: {a/b: {examples: [a]}}}')),
      /`examples: \{first: \{value: …\}\}`/,
    ],
    ['paths: {pets: {}}', /Write `\/pets`/],
  ])('%s', async (body, help) => {
    const [first] = await find(toText('3.0.3', body));
    expect(first?.help).toMatch(help);
  });

  it('once, for a list in place of a map', async () => {
    const body = toBody(
      responding('{description: OK, content: {a/b: {examples: [a, {value: 1}, b]}}}'),
    );
    expect((await find(toText('3.0.3', body))).map(({source}) => source.pointer)).toEqual([
      '/paths/~1a/get/responses/200/content/a~1b/examples',
    ]);
  });
});

describe('fields that exclude each other, and names, are reported as what they are:', () => {
  const whole = (name: string) => `{name: ${name}, in: querystring, content: {a/b: {}}}`;
  const query = '{name: q, in: query, schema: {}}';
  const QUERY_HELP =
    'Describe the whole query string in the `content` of one `querystring` parameter, or each part of it with `in: query`.';
  const BESIDE = `\`querystring\` describes the whole query string, so an operation that has it cannot have \`query\` parameters. ${QUERY_HELP}`;
  const TWICE = `An operation can have only one \`querystring\` parameter, and this one has two. ${QUERY_HELP}`;

  it.each([
    // An operation replaces it.
    [`parameters: [${whole('a')}], get: {parameters: [${whole('a')}]}`],
    [`get: {parameters: [${query}, ${whole('a')}]}`, `/get/parameters/1: ${BESIDE}`],
    [
      `get: {parameters: [{$ref: '#/components/parameters/Q'}, ${whole('a')}]}`,
      `/get/parameters/1: ${BESIDE}`,
    ],
    [`parameters: [${query}], get: {parameters: [${whole('a')}]}`, `/get/parameters/0: ${BESIDE}`],
    [`parameters: [${whole('a')}], get: {parameters: [${query}]}`, `/get/parameters/0: ${BESIDE}`],
    [`parameters: [${whole('a')}, ${query}], get: {}`, `/parameters/0: ${BESIDE}`],
    [
      `get: {parameters: [{name: h, in: header, schema: {}}, ${whole('a')}, ${whole('b')}]}`,
      `/get/parameters/1: ${TWICE}`,
    ],
  ])('in OpenAPI 3.2, the parameters %s', async (item, ...expected) => {
    const body = `paths: {/a: {${item}}}\ncomponents: {parameters: {Q: ${query}}}`;
    const found = await find(toText('3.2.0', body.replaceAll('get: {', `get: {${OK}, `)));
    expect(
      found
        .filter(({code}) => code === 'document-schema')
        .map(
          ({message, help, source: {pointer}}) =>
            `${pointer?.replace('/paths/~1a', '')}: ${message} ${help}`,
        ),
    ).toEqual(expected);
  });

  it.each([
    ['pathItems: {a: ITEM}', '/components/pathItems/a'],
    [
      "callbacks: {a: {'{$request.body#/url}': ITEM}}",
      '/components/callbacks/a/{$request.body#~1url}',
    ],
    [
      'pathItems: {a: {post: {callbacks: {b: {c: ITEM}}}}}',
      '/components/pathItems/a/post/callbacks/b/c',
    ],
  ])('in components that no path uses: %s', async (components, pointer) => {
    const item = `{parameters: [${whole('a')}], get: {parameters: [${query}], ${OK}}}`;
    const text = toText('3.2.0', `components: {${components.replace('ITEM', item)}}`);
    expect((await find(text)).map(({source}) => source.pointer)).toEqual([
      `${pointer}/get/parameters/0`,
    ]);
  });

  it.each([
    [
      '3.2.0',
      'paths: {/a: {additionalOperations: {GET: {}, get: {}}}}',
      [
        '/paths/~1a/additionalOperations/GET: `GET` is not an additional method: a Path Item Object has a field for it. Write `get: …` beside `additionalOperations`.',
      ],
    ],
    [
      '3.2.0',
      "paths: {/a: {additionalOperations: {'A B': {}}}}\ncomponents: {headers: {'A B': {schema: {}}}, responses: {R: {description: x, headers: {'A B': {schema: {}}}}}}",
      [
        expect.stringContaining('`A B` cannot be the name of a method.'),
        expect.stringContaining('`A B` cannot be the name of a header.'),
        expect.stringContaining('`A B` cannot be the name of a component.'),
      ],
    ],
    [
      '3.2.0',
      'paths: {}\ncomponents: {mediaTypes: {M: {encoding: {a: {encoding: {}, itemEncoding: {}}}, prefixEncoding: []}}}',
      [
        '/components/mediaTypes/M/prefixEncoding: A Media Type Object cannot have `encoding` and `prefixEncoding` together. Keep `encoding` for the properties of an object, or `prefixEncoding` and `itemEncoding` for the items of an array.',
        expect.stringContaining('An Encoding Object cannot have `encoding` and `itemEncoding`'),
      ],
    ],
    [
      '3.2.0',
      'paths: {}\ncomponents: {schemas: {A: {xml: {nodeType: foo}}, B: {xml: {nodeType: attribute, attribute: true}}, C: {xml: {nodeType: cdata}, discriminator: {propertyName: a, defaultMapping: b}, externalDocs: {url: c}}}}',
      [
        '/components/schemas/A/xml/nodeType: `nodeType` is `foo`, but must be one of `element`, `attribute`, `text`, `cdata` or `none`.',
        expect.stringContaining('An XML Object cannot have `nodeType` and `attribute` together.'),
      ],
    ],
    ...VERSIONS.map((version): [string, string, unknown[]] => [
      version,
      'paths: {}\ncomponents: {links: {L: {operationId: a, operationRef: b}}, securitySchemes: {S: {type: http, scheme: basic, bearerFormat: x}}, parameters: {P: {name: a, in: query, style: form}, Q: {name: a, in: query, content: {a/b: {}, c/d: {}}}, R: {name: a, in: query, style: form, content: {a/b: {}}}}, schemas: {A: {minLength: -1, multipleOf: 0}}}',
      [
        'L: A Link Object needs either an `operationRef` or an `operationId`.',
        '`bearerFormat` has no meaning in a Security Scheme Object of this kind or version.',
        'P: A Parameter Object needs either a `schema` or a `content`.',
        '`content` has more than 1 entry.',
        '`style` has no meaning in a Parameter Object of this kind or version.',
        '`minLength` is `-1`, but must be at least 0.',
        '`multipleOf` is `0`, but must be greater than 0.',
      ].map((words): unknown => expect.stringContaining(words)),
    ]),
    // A value of a link is a constant or an expression.
    ...VERSIONS.map((version): [string, string, unknown[]] => [
      version,
      'paths: {}\ncomponents: {links: {L: {operationId: a, parameters: {limit: 20, all: true, ids: [1]}}, M: {operationId: a, parameters: [1]}}}',
      [expect.stringContaining('/components/links/M/parameters: `parameters` is')],
    ]),
  ])('in OpenAPI %s, %s', async (version, body, expected) => {
    const found = (await find(toText(version, body)))
      .filter(({code}) => code === 'document-schema')
      .map(
        ({message, help, source: {pointer}}) => `${pointer}: ${message}${help ? ` ${help}` : ''}`,
      );
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });
});

it('a Media Type Object in another file follows OpenAPI 3.2, the first version with references to it', async () => {
  const fields = responding(
    '{description: x, content: {application/json: {$ref: parts.yaml#/Json}}}',
  );
  expect(
    await explain('3.2.0', fields, '', {'parts.yaml': 'Json: {encoding: {a: {explode: yes}}}\n'}),
  ).toEqual([
    'document-schema parts.yaml/Json/encoding/a/explode: `explode` is `"yes"`, but must be a boolean.',
  ]);
});

it.each<[string, string, string, string]>(yaml`
  - [3.0.3, 3.1.0, "{type: [string, 'null'], examples: [a]}", '{type: string, maximum: 3, exclusiveMaximum: true}']
  - [3.1.0, 3.0.3, '{type: string, nullable: true, maximum: 3, exclusiveMaximum: true}', "{type: [string, 'null']}"]
`)(
  'a document of OpenAPI %s refers to one of %s, which is checked as what it says',
  async (version, other, sound, faulty) => {
    const explainPart = (schema: string) =>
      explain(
        version,
        responding(
          '{description: x, content: {a/b: {schema: {$ref: part.yaml#/components/schemas/A}}}}',
        ),
        '',
        {
          'part.yaml': `openapi: ${other}\ninfo: {title: A, version: '1'}\npaths: {}\ncomponents: {schemas: {A: ${schema}}}\n`,
        },
      );
    expect(await explainPart(sound)).toEqual([]);
    expect(await explainPart(faulty)).toEqual([
      expect.stringContaining('part.yaml/components/schemas/A/'),
    ]);
  },
);

it('an array without items is reported in OpenAPI 3.0 only, in parameters, components and other files', async () => {
  const load = (version: string) =>
    explain(
      version,
      'parameters: [{name: q, in: query, schema: {type: array}}, {name: r, in: query, schema: {$ref: parts.yaml#/List}}]',
      "components: {schemas: {List: {type: array}, Any: {type: array, items: {}}, Lists: {type: array, items: {type: array}}, Part: {type: array, allOf: [{$ref: '#/components/schemas/Any'}]}, Text: {type: string, example: {type: array}}}}",
      {'parts.yaml': 'List: {type: array, description: No items.}'},
    );
  const found = (await load('3.0.3')).filter((line) => line.startsWith('document-schema'));
  expect(found).toEqual(
    [
      '/paths/~1a/get/parameters/0/schema',
      '/components/schemas/List',
      '/components/schemas/Lists/items',
      'parts.yaml/List',
    ].map(
      (place) =>
        `document-schema ${place}: This array has no \`items\`, which OpenAPI 3.0 requires in every array. Add \`items\` with the schema of an item; \`items: {}\` allows any value.`,
    ),
  );
  for (const version of ['3.1.1', '3.2.0'])
    expect((await load(version)).filter((line) => line.includes('document-schema'))).toEqual([]);
});

describe('Schema Objects of OpenAPI 3.1', () => {
  const dialect = 'http://json-schema.org/draft-04/schema#';

  it('are validated against JSON Schema 2020-12', async () => {
    const A = "{exclusiveMinimum: true, type: [string, 'nul'], required: true}";
    const found = await find(
      toText('3.1.1', toBody('tags: [a]', `components: {schemas: {A: ${A}}}`)),
    );
    expect(found.map(({source}) => source.pointer).sort()).toEqual([
      '/components/schemas/A/exclusiveMinimum',
      '/components/schemas/A/required',
      '/components/schemas/A/type/1',
    ]);
  });

  it('are not validated when the document declares another dialect', async () => {
    const body = `jsonSchemaDialect: '${dialect}'\npaths: {}\ncomponents: {schemas: {A: {exclusiveMinimum: true}}}`;
    expect(await find(toText('3.1.1', body))).toEqual([]);
  });
});

describe('the structure of a document', () => {
  const INFO = "info: {title: Pets, version: '1'}\n";
  const load = async (body: string, version = '3.0.3') => {
    const {diagnostics, document} = await loadFiles({
      'openapi.yaml': `openapi: ${version}\n${body}\n`,
    });
    expect(document).toBeDefined();
    return diagnostics.map(
      ({code, severity, message, source}) => `${severity} ${code} ${source.pointer}: ${message}`,
    );
  };

  const ERROR = 'error document-structure';
  const WARNING = 'warning document-schema';
  it.each([
    ['paths: {}', `${ERROR} : The document has no \`info\`.`],
    [INFO, `${ERROR} : The document has no \`paths\`.`],
    [`${INFO}paths: []`, `${ERROR} /paths: \`paths\` is a list, but must be a Paths Object.`],
    [
      `${INFO}paths: {/a: x}`,
      `${ERROR} /paths/~1a: \`/a\` is \`"x"\`, but must be a Path Item Object.`,
    ],
    [
      `${INFO}paths: {/a: {get: []}}`,
      `${ERROR} /paths/~1a/get: \`get\` is a list, but must be an Operation Object.`,
    ],
    [
      `${INFO}paths: {/a: {parameters: {a: {}}}}`,
      `${ERROR} /paths/~1a/parameters: \`parameters\` is an object, but must be a list of Parameter Objects.`,
    ],
    ['info: {}\npaths: {}', `${WARNING} /info: An Info Object needs \`title\` and \`version\`.`],
    ['info: {title: Pets}\npaths: {}', `${WARNING} /info: An Info Object needs \`version\`.`],
    [
      `${INFO}paths: {/a: {get: {}}}`,
      `${WARNING} /paths/~1a/get: An Operation Object needs \`responses\`.`,
    ],
    [`${INFO}paths: {/a: null}`, `${WARNING} /paths/~1a: `],
    [`${INFO}paths: {/a: {get: null}}`, `${WARNING} /paths/~1a/get: `],
    [`${INFO}paths: {}\ntags: null`, `${WARNING} /tags: `],
  ])('must be usable, and should be complete: %j', async (body, finding) => {
    expect(await load(body)).toContainEqual(expect.stringContaining(finding));
    expect(await load(body)).toHaveLength(1);
  });

  it('needs no `paths` in OpenAPI 3.1 when there are webhooks', async () => {
    expect(await load(`${INFO}webhooks: {}`, '3.1.1')).toEqual([]);
  });
});

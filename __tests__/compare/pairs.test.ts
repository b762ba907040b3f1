import {compareDocuments} from '../../plugin/compare/compareDocuments';
import {compareTexts, loadText, toLines} from '../support/compareTexts';

/**
 * Pairs of small documents with the changes between them. The categories come from the published
 * rule lists of oasdiff and openapi-diff; the documents were written for this table.
 */
type Pair = [title: string, before: string, after: string, ...expected: string[]];

const HEAD = "info: {title: Pets, version: '1'}\n";
const OK = "responses: {'200': {description: OK}}";
const document = (body: string, version = '3.1.0') => `openapi: ${version}\n${HEAD}${body}\n`;
/** A document with one operation that has these fields. */
const op = (fields: string, beside = '', version?: string) =>
  document(`paths: {/pets: {post: {${fields}}}}\n${beside}`, version);
const body = (schema: string, beside = '', version?: string) =>
  op(`requestBody: {content: {application/json: {schema: ${schema}}}}, ${OK}`, beside, version);
const answer = (schema: string, beside = '', version?: string) =>
  op(
    `responses: {'200': {description: OK, content: {application/json: {schema: ${schema}}}}}`,
    beside,
    version,
  );
const params = (list: string) => op(`parameters: [${list}], ${OK}`);
const responses = (map: string) => op(`responses: {${map}}`);
const paths = (map: string, beside = '') => document(`paths: {${map}}\n${beside}`);
const secured = (fields: string, root = '') =>
  op(
    `${fields}${fields && ', '}${OK}`,
    `${root}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    token: {type: http, scheme: bearer}
    login: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://example.com/t', scopes: {read: R, write: W}}}}
`,
  );
const object = (properties: string, more = '') =>
  `{type: object, properties: {${properties}}${more && `, ${more}`}}`;

/** A schema in a request and in a response, with the meaning of the same change in each. */
const both = (
  title: string,
  before: string,
  after: string,
  request: string[],
  response: string[],
): Pair[] => [
  [`${title}, in a request`, body(before), body(after), ...request],
  [`${title}, in a response`, answer(before), answer(after), ...response],
];
const narrowed = (title: string, before: string, after: string, kind: string) =>
  both(title, before, after, [`breaking request ${kind}`], [`compatible response ${kind}`]);
const widened = (title: string, before: string, after: string, kind: string) =>
  both(title, before, after, [`compatible request ${kind}`], [`breaking response ${kind}`]);
const replaced = (title: string, before: string, after: string, kind: string) =>
  both(title, before, after, [`breaking request ${kind}`], [`breaking response ${kind}`]);
const same = (title: string, before: string, after: string) =>
  both(`no change for ${title}`, before, after, [], []);

const GET = `get: {operationId: getPet, ${OK}}`;
const VARIANTS = `components:
  schemas:
    Dog: {type: object, required: [kind], properties: {kind: {const: dog}, bark: {type: boolean}}}
    Cat: {type: object, required: [kind], properties: {kind: {const: cat}, purr: {type: boolean}}}
`;

const QUERY = '{name: a, in: query, schema: {type: string}}';
const REQUIRED = '{name: a, in: query, required: true, schema: {type: string}}';
const TEXT = `requestBody: {content: {text/plain: {}}}, ${OK}`;
const TEXT_REQUIRED = `requestBody: {required: true, content: {text/plain: {}}}, ${OK}`;
const answered = (header: string) =>
  responses(`'200': {description: OK, headers: {X-A: ${header}}}`);
/** An operation with a callback. */
const called = (item: string) =>
  op(`callbacks: {done: {'{$request.query.url}': {${item}}}}, ${OK}`);
/** The same change of a webhook and of a callback, which the API sends. */
const hooked = (title: string, before: string, after: string, ...expected: string[]): Pair[] => {
  const toWebhook = (text: string) =>
    text.replace('paths: {/pets: {post:', 'webhooks: {newPet: {post:');
  const toCallback = (text: string) =>
    text
      .replace(
        'paths: {/pets: {post:',
        `paths: {/pets: {put: {${OK}, callbacks: {done: {'{$url}': {post:`,
      )
      .replace('}}\n', '}}}}}}\n');
  return [
    [`${title}, of a webhook`, toWebhook(before), toWebhook(after), ...expected],
    [`${title}, of a callback`, toCallback(before), toCallback(after), ...expected],
  ];
};
const CONTAINS = (more: string) =>
  `{type: array, items: {type: string}, contains: {type: string, const: a}${more && `, ${more}`}}`;
const DOG_OR_CAT = (more: string) =>
  `{oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]${more && `, ${more}`}}`;
const MAPPED = (value: string) =>
  `discriminator: {propertyName: kind, mapping: {${value}: '#/components/schemas/Dog'}}`;
const COMPOSED = (mapping: string, name = 'kind') => `components:
  schemas:
    Pet: {type: object, discriminator: {propertyName: ${name}, mapping: {${mapping}}}, properties: {kind: {type: string}, sort: {type: string}}}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bark: {type: boolean}}}]}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {purr: {type: boolean}}}]}
`;
const servedWith = (list: string) =>
  op(OK, `servers: [{url: 'https://{at}.example.com', variables: {at: {${list}default: eu}}}]`);

const PAIRS: Pair[] = [
  // Operations
  [
    'an operation is removed',
    paths(`/a: {${GET}}, /b: {put: {${OK}}}`),
    paths(`/a: {${GET}}`),
    'breaking operation-removed',
  ],
  [
    'an operation is added',
    paths(`/a: {${GET}}`),
    paths(`/a: {${GET}}, /b: {put: {${OK}}}`),
    'compatible operation-added',
  ],
  [
    'a deprecated operation is removed',
    paths(`/a: {${GET}}, /b: {put: {deprecated: true, ${OK}}}`),
    paths(`/a: {${GET}}`),
    'breaking operation-removed',
  ],
  [
    'an operation gets another path',
    paths(`/a: {${GET}}`),
    paths(`/b: {${GET}}`),
    'breaking operation-moved',
  ],
  [
    'an operation gets another method',
    paths(`/a: {get: {operationId: x, ${OK}}}`),
    paths(`/a: {put: {operationId: x, ${OK}}}`),
    'breaking operation-moved',
  ],
  [
    'an operation without an operationId gets another path',
    paths(`/a: {put: {${OK}}}`),
    paths(`/b: {put: {${OK}}}`),
    'breaking operation-removed',
    'compatible operation-added',
  ],
  [
    'an operationId changes',
    paths(`/a: {get: {operationId: x, ${OK}}}`),
    paths(`/a: {get: {operationId: y, ${OK}}}`),
    'compatible operation-id-changed',
  ],
  [
    'an operationId moves to another path, and its path becomes another operation',
    paths(`/a: {get: {operationId: x, ${OK}}}`),
    paths(`/a: {get: {operationId: y, ${OK}}}, /b: {get: {operationId: x, ${OK}}}`),
    'breaking operation-replaced',
    'compatible operation-added',
  ],
  [
    'a path parameter is renamed',
    paths(
      `'/a/{id}': {get: {parameters: [{name: id, in: path, required: true, schema: {type: string}}], ${OK}}}`,
    ),
    paths(
      `'/a/{petId}': {get: {parameters: [{name: petId, in: path, required: true, schema: {type: string}}], ${OK}}}`,
    ),
    'compatible path-parameter-renamed',
  ],
  ['an operation is deprecated', op(OK), op(`deprecated: true, ${OK}`), 'compatible deprecated'],
  [
    'an operation is no longer deprecated',
    op(`deprecated: true, ${OK}`),
    op(OK),
    'compatible undeprecated',
  ],
  [
    'a sunset is moved to an earlier date',
    op(`deprecated: true, x-sunset: '2030-06-01', ${OK}`),
    op(`deprecated: true, x-sunset: '2030-01-01', ${OK}`),
    'breaking sunset-earlier',
  ],
  [
    'a sunset is postponed',
    op(`deprecated: true, x-sunset: '2030-01-01', ${OK}`),
    op(`deprecated: true, x-sunset: '2030-06-01', ${OK}`),
    'compatible sunset-changed',
  ],
  [
    'an internal operation is removed',
    paths(`/a: {${GET}}, /b: {put: {x-internal: true, ${OK}}}`),
    paths(`/a: {${GET}}`),
  ],
  [
    'an operation becomes internal',
    paths(`/a: {${GET}}, /b: {put: {${OK}}}`),
    paths(`/a: {${GET}}, /b: {put: {x-internal: true, ${OK}}}`),
    'breaking operation-removed',
  ],
  [
    'texts and tags change',
    op(`summary: A, tags: [x], ${OK}`),
    op(`summary: B, description: C, tags: [y], ${OK}`),
  ],

  // Parameters
  [
    'a parameter is removed',
    params('{name: a, in: query, schema: {type: string}}'),
    params(''),
    'uncertain request parameter-removed',
  ],
  [
    'a required parameter is added',
    params(''),
    params('{name: a, in: query, required: true, schema: {type: string}}'),
    'breaking request parameter-added-required',
  ],
  [
    'an optional parameter is added',
    params(''),
    params('{name: a, in: query, schema: {type: string}}'),
    'compatible request parameter-added-optional',
  ],
  [
    'a parameter becomes required',
    params('{name: a, in: query, schema: {type: string}}'),
    params('{name: a, in: query, required: true, schema: {type: string}}'),
    'breaking request parameter-became-required',
  ],
  [
    'a parameter becomes optional',
    params('{name: a, in: query, required: true, schema: {type: string}}'),
    params('{name: a, in: query, schema: {type: string}}'),
    'compatible request parameter-became-optional',
  ],
  [
    'a parameter moves to a header',
    params('{name: a, in: query, schema: {type: string}}'),
    params('{name: a, in: header, schema: {type: string}}'),
    'uncertain request parameter-removed',
    'compatible request parameter-added-optional',
  ],
  [
    'the name of a header changes its case',
    params('{name: X-Page, in: header, schema: {type: string}}'),
    params('{name: x-page, in: header, schema: {type: string}}'),
  ],
  [
    'an ignored header is removed',
    params('{name: Authorization, in: header, schema: {type: string}}'),
    params(''),
  ],
  [
    'a parameter gets another style',
    params('{name: a, in: query, schema: {type: array, items: {type: string}}}'),
    params(
      '{name: a, in: query, style: pipeDelimited, schema: {type: array, items: {type: string}}}',
    ),
    'breaking request serialization-changed',
  ],
  [
    'a parameter states its default style',
    params('{name: a, in: query, schema: {type: string}}'),
    params('{name: a, in: query, style: form, explode: true, schema: {type: string}}'),
  ],
  [
    'a parameter is no longer exploded',
    params('{name: a, in: query, schema: {type: string}}'),
    params('{name: a, in: query, explode: false, schema: {type: string}}'),
    'breaking request serialization-changed',
  ],
  [
    'a parameter becomes JSON',
    params('{name: a, in: query, schema: {type: object}}'),
    params('{name: a, in: query, content: {application/json: {schema: {type: object}}}}'),
    'breaking request serialization-changed',
    'compatible request media-type-added',
  ],
  [
    'a parameter is deprecated',
    params('{name: a, in: query, schema: {type: string}}'),
    params('{name: a, in: query, deprecated: true, schema: {type: string}}'),
    'compatible request deprecated',
  ],
  [
    'the type of a parameter changes',
    params('{name: a, in: query, schema: {type: string}}'),
    params('{name: a, in: query, schema: {type: integer}}'),
    'breaking request type-changed',
  ],
  [
    'a parameter moves to the path item',
    paths(`/a: {get: {parameters: [{name: a, in: query, schema: {type: string}}], ${OK}}}`),
    paths(`/a: {parameters: [{name: a, in: query, schema: {type: string}}], get: {${OK}}}`),
  ],
  [
    'a parameter moves to the components',
    params('{name: a, in: query, schema: {type: string}}'),
    op(
      `parameters: [{$ref: '#/components/parameters/a'}], ${OK}`,
      'components: {parameters: {a: {name: a, in: query, schema: {type: string}}}}',
    ),
  ],
  [
    'the order of parameters changes',
    params(
      '{name: a, in: query, schema: {type: string}}, {name: b, in: query, schema: {type: string}}',
    ),
    params(
      '{name: b, in: query, schema: {type: string}}, {name: a, in: query, schema: {type: string}}',
    ),
  ],
  [
    'the default of a parameter changes',
    params('{name: a, in: query, schema: {type: integer, default: 10}}'),
    params('{name: a, in: query, schema: {type: integer, default: 20}}'),
    'breaking request default-changed',
  ],

  // Bodies and media types
  ['a body is removed', body('{type: string}'), op(OK), 'uncertain request body-removed'],
  [
    'a required body is added',
    op(OK),
    op(`requestBody: {required: true, content: {text/plain: {}}}, ${OK}`),
    'breaking request body-added-required',
  ],
  [
    'an optional body is added',
    op(OK),
    op(`requestBody: {content: {text/plain: {}}}, ${OK}`),
    'compatible request body-added-optional',
  ],
  [
    'a body becomes required',
    op(`requestBody: {content: {text/plain: {}}}, ${OK}`),
    op(`requestBody: {required: true, content: {text/plain: {}}}, ${OK}`),
    'breaking request body-became-required',
  ],
  [
    'a body becomes optional',
    op(`requestBody: {required: true, content: {text/plain: {}}}, ${OK}`),
    op(`requestBody: {content: {text/plain: {}}}, ${OK}`),
    'compatible request body-became-optional',
  ],
  [
    'a media type of requests is removed',
    op(`requestBody: {content: {text/plain: {}, text/html: {}}}, ${OK}`),
    op(`requestBody: {content: {text/plain: {}}}, ${OK}`),
    'breaking request media-type-removed',
  ],
  [
    'a media type of requests is added',
    op(`requestBody: {content: {text/plain: {}}}, ${OK}`),
    op(`requestBody: {content: {text/plain: {}, text/html: {}}}, ${OK}`),
    'compatible request media-type-added',
  ],
  [
    'a media type of responses is removed',
    responses("'200': {description: OK, content: {text/plain: {}, text/html: {}}}"),
    responses("'200': {description: OK, content: {text/plain: {}}}"),
    'breaking response media-type-removed',
  ],
  [
    'a media type of responses is added',
    responses("'200': {description: OK, content: {text/plain: {}}}"),
    responses("'200': {description: OK, content: {text/plain: {}, text/html: {}}}"),
    'compatible response media-type-added',
  ],
  [
    'a media type gets a charset',
    responses("'200': {description: OK, content: {text/plain: {}}}"),
    responses("'200': {description: OK, content: {text/plain; charset=utf-8: {}}}"),
  ],
  [
    'the encoding of a part changes',
    op(
      `requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {contentType: text/plain}}}}}, ${OK}`,
    ),
    op(
      `requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {contentType: application/json}}}}}, ${OK}`,
    ),
    'breaking request encoding-changed',
  ],

  // Responses
  [
    'a success response is removed',
    responses("'200': {description: OK}, '201': {description: OK}"),
    responses("'200': {description: OK}"),
    'breaking response response-removed-success',
  ],
  [
    'an error response is removed',
    responses("'200': {description: OK}, '404': {description: None}"),
    responses("'200': {description: OK}"),
    'compatible response response-removed-failure',
  ],
  [
    'a response is added',
    responses("'200': {description: OK}"),
    responses("'200': {description: OK}, '404': {description: None}"),
    'compatible response response-added',
  ],
  [
    'a status becomes a range',
    responses("'404': {description: None}"),
    responses('4XX: {description: None}'),
  ],
  [
    'a required header is removed',
    responses("'200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}}"),
    responses("'200': {description: OK}"),
    'breaking response header-removed-required',
  ],
  [
    'an optional header is removed',
    responses("'200': {description: OK, headers: {X-A: {schema: {type: string}}}}"),
    responses("'200': {description: OK}"),
    'uncertain response header-removed-optional',
  ],
  [
    'a header is added',
    responses("'200': {description: OK}"),
    responses("'200': {description: OK, headers: {X-A: {schema: {type: string}}}}"),
    'compatible response header-added',
  ],
  [
    'a header becomes optional',
    responses("'200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}}"),
    responses("'200': {description: OK, headers: {X-A: {schema: {type: string}}}}"),
    'breaking response header-became-optional',
  ],
  [
    'a header becomes required',
    responses("'200': {description: OK, headers: {X-A: {schema: {type: string}}}}"),
    responses("'200': {description: OK, headers: {x-a: {required: true, schema: {type: string}}}}"),
    'compatible response header-became-required',
  ],
  [
    'the type of a header becomes wider',
    responses("'200': {description: OK, headers: {X-A: {schema: {type: integer}}}}"),
    responses("'200': {description: OK, headers: {X-A: {schema: {type: number}}}}"),
    'breaking response type-widened',
  ],
  [
    'a response moves to the components',
    responses("'200': {description: OK, content: {text/plain: {}}}"),
    op(
      "responses: {'200': {$ref: '#/components/responses/Ok'}}",
      'components: {responses: {Ok: {description: OK, content: {text/plain: {}}}}}',
    ),
  ],

  // Servers
  [
    'a server is removed',
    document(
      `servers: [{url: 'https://a.example.com'}, {url: 'https://b.example.com'}]\npaths: {/a: {${GET}}}`,
    ),
    document(`servers: [{url: 'https://a.example.com'}]\npaths: {/a: {${GET}}}`),
    'breaking server-removed',
  ],
  [
    'a server is added',
    document(`servers: [{url: 'https://a.example.com'}]\npaths: {/a: {${GET}}}`),
    document(
      `servers: [{url: 'https://b.example.com'}, {url: 'https://a.example.com/'}]\npaths: {/a: {${GET}}}`,
    ),
    'compatible server-added',
  ],
  [
    'an operation gets its own server',
    document(`servers: [{url: 'https://a.example.com'}]\npaths: {/a: {${GET}}}`),
    document(
      `servers: [{url: 'https://a.example.com'}]\npaths: {/a: {get: {operationId: getPet, servers: [{url: 'https://b.example.com'}], ${OK}}}}`,
    ),
    'breaking server-removed',
    'compatible server-added',
  ],
  [
    'a value of a server variable is removed',
    document(
      `servers: [{url: 'https://{r}.example.com', variables: {r: {default: eu, enum: [eu, us]}}}]\npaths: {/a: {${GET}}}`,
    ),
    document(
      `servers: [{url: 'https://{r}.example.com', variables: {r: {default: eu, enum: [eu]}}}]\npaths: {/a: {${GET}}}`,
    ),
    'breaking server-variable-value-removed',
  ],
  [
    'a value of a server variable is added',
    document(
      `servers: [{url: 'https://{r}.example.com', variables: {r: {default: eu, enum: [eu]}}}]\npaths: {/a: {${GET}}}`,
    ),
    document(
      `servers: [{url: 'https://{r}.example.com', variables: {r: {default: eu, enum: [eu, us]}}}]\npaths: {/a: {${GET}}}`,
    ),
    'compatible server-variable-value-added',
  ],
  [
    'the default of a server variable changes',
    document(
      `servers: [{url: 'https://{r}.example.com', variables: {r: {default: eu}}}]\npaths: {/a: {${GET}}}`,
    ),
    document(
      `servers: [{url: 'https://{r}.example.com', variables: {r: {default: us}}}]\npaths: {/a: {${GET}}}`,
    ),
    'uncertain server-variable-default-changed',
  ],

  // Security
  [
    'authentication is required',
    secured(''),
    secured('security: [{key: []}]'),
    'breaking security-required',
  ],
  [
    'authentication is no longer required',
    secured('security: [{key: []}]'),
    secured('security: []'),
    'compatible security-lifted',
  ],
  [
    'a security alternative is removed',
    secured('security: [{key: []}, {token: []}]'),
    secured('security: [{key: []}]'),
    'breaking security-removed',
  ],
  [
    'a security alternative is added',
    secured('security: [{key: []}]'),
    secured('security: [{key: []}, {token: []}]'),
    'compatible security-added',
  ],
  [
    'a second security scheme is required too',
    secured('security: [{key: []}]'),
    secured('security: [{key: [], token: []}]'),
    'breaking security-removed',
    'compatible security-added',
  ],
  [
    'one of two security schemes is enough',
    secured('security: [{key: [], token: []}]'),
    secured('security: [{key: []}]'),
  ],
  [
    'anonymous requests are no longer allowed',
    secured('security: [{}, {key: []}]'),
    secured('security: [{key: []}]'),
    'breaking security-required',
  ],
  [
    'a scope is required too',
    secured('security: [{login: [read]}]'),
    secured('security: [{login: [read, write]}]'),
    'breaking scope-added',
  ],
  [
    'a scope is no longer required',
    secured('security: [{login: [read, write]}]'),
    secured('security: [{login: [read]}]'),
    'compatible scope-removed',
  ],
  [
    'the security of the document moves to its operation',
    secured('', 'security: [{key: []}]'),
    secured('security: [{key: []}]'),
  ],
  [
    'a security scheme is renamed',
    op(
      `security: [{a: []}], ${OK}`,
      'components: {securitySchemes: {a: {type: http, scheme: bearer}}}',
    ),
    op(
      `security: [{b: []}], ${OK}`,
      'components: {securitySchemes: {b: {type: http, scheme: Bearer}}}',
    ),
  ],
  [
    'a security scheme is replaced',
    op(
      `security: [{a: []}], ${OK}`,
      'components: {securitySchemes: {a: {type: http, scheme: bearer}}}',
    ),
    op(
      `security: [{a: []}], ${OK}`,
      'components: {securitySchemes: {a: {type: http, scheme: basic}}}',
    ),
    'breaking security-removed',
    'compatible security-added',
  ],
  [
    'the token URL changes',
    op(
      `security: [{a: []}], ${OK}`,
      "components: {securitySchemes: {a: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example.com', scopes: {}}}}}}",
    ),
    op(
      `security: [{a: []}], ${OK}`,
      "components: {securitySchemes: {a: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://b.example.com', scopes: {}}}}}}",
    ),
    'uncertain security-scheme-changed',
  ],

  // Types and values
  ...replaced('a type is replaced', '{type: string}', '{type: integer}', 'type-changed'),
  ...narrowed('a number becomes an integer', '{type: number}', '{type: integer}', 'type-narrowed'),
  ...widened('an integer becomes a number', '{type: integer}', '{type: number}', 'type-widened'),
  ...widened('a type is added', '{type: string}', '{type: [string, integer]}', 'type-widened'),
  ...narrowed('any value becomes a string', '{}', '{type: string}', 'type-narrowed'),
  ...widened('null is allowed', '{type: string}', "{type: [string, 'null']}", 'null-added'),
  ...narrowed(
    'null is no longer allowed',
    "{type: [string, 'null']}",
    '{type: string}',
    'null-removed',
  ),
  ...narrowed(
    'an enum value is removed',
    '{type: string, enum: [a, b]}',
    '{type: string, enum: [a]}',
    'enum-value-removed',
  ),
  ...widened(
    'an enum value is added',
    '{type: string, enum: [a]}',
    '{type: string, enum: [b, a]}',
    'enum-value-added',
  ),
  ...narrowed('an enum is added', '{type: string}', '{type: string, enum: [a]}', 'enum-added'),
  ...widened('an enum is removed', '{type: string, enum: [a]}', '{type: string}', 'enum-removed'),
  ...both(
    'a constant changes',
    '{const: a}',
    '{const: b}',
    ['breaking request enum-value-removed', 'compatible request enum-value-added'],
    ['breaking response enum-value-added', 'compatible response enum-value-removed'],
  ),

  // Limits and formats
  ...narrowed(
    'a maximum is added',
    '{type: integer}',
    '{type: integer, maximum: 9}',
    'constraint-added',
  ),
  ...widened(
    'a maximum is removed',
    '{type: integer, maximum: 9}',
    '{type: integer}',
    'constraint-removed',
  ),
  ...narrowed(
    'a maximum is lowered',
    '{type: integer, maximum: 9}',
    '{type: integer, maximum: 8}',
    'constraint-tightened',
  ),
  ...widened(
    'a minimum is lowered',
    '{type: integer, minimum: 9}',
    '{type: integer, minimum: 8}',
    'constraint-relaxed',
  ),
  ...narrowed(
    'a minimum becomes exclusive',
    '{type: integer, minimum: 9}',
    '{type: integer, exclusiveMinimum: 9}',
    'constraint-tightened',
  ),
  ...narrowed(
    'a large maximum is lowered',
    '{type: integer, maximum: 9223372036854775807}',
    '{type: integer, maximum: 9223372036854775806}',
    'constraint-tightened',
  ),
  ...narrowed(
    'maxLength is lowered',
    '{type: string, maxLength: 20}',
    '{type: string, maxLength: 10}',
    'constraint-tightened',
  ),
  ...widened(
    'minLength is lowered',
    '{type: string, minLength: 2}',
    '{type: string, minLength: 1}',
    'constraint-relaxed',
  ),
  ...narrowed(
    'minItems is added',
    '{type: array, items: {}}',
    '{type: array, items: {}, minItems: 1}',
    'constraint-added',
  ),
  ...narrowed(
    'items must be unique',
    '{type: array, items: {}}',
    '{type: array, items: {}, uniqueItems: true}',
    'constraint-added',
  ),
  ...widened(
    'maxProperties is removed',
    '{type: object, maxProperties: 3}',
    '{type: object}',
    'constraint-removed',
  ),
  ...narrowed(
    'a pattern is added',
    '{type: string}',
    "{type: string, pattern: '^a'}",
    'constraint-added',
  ),
  ...both(
    'a pattern changes',
    "{type: string, pattern: '^b'}",
    "{type: string, pattern: '^a'}",
    ['uncertain request constraint-changed'],
    ['uncertain response constraint-changed'],
  ),
  ...narrowed(
    'multipleOf becomes a multiple of its former value',
    '{type: integer, multipleOf: 2}',
    '{type: integer, multipleOf: 4}',
    'constraint-tightened',
  ),
  ...replaced(
    'a format is replaced',
    '{type: string, format: date}',
    '{type: string, format: date-time}',
    'format-changed',
  ),
  ...narrowed(
    'a format is added',
    '{type: string}',
    '{type: string, format: uuid}',
    'format-added',
  ),
  ...widened(
    'int32 becomes int64',
    '{type: integer, format: int32}',
    '{type: integer, format: int64}',
    'type-widened',
  ),
  ...both(
    'a default changes',
    '{type: integer, default: 1}',
    '{type: integer, default: 2}',
    ['breaking request default-changed'],
    ['compatible response default-changed'],
  ),
  ...both(
    'a default is added',
    '{type: integer}',
    '{type: integer, default: 2}',
    ['uncertain request default-added'],
    ['compatible response default-added'],
  ),
  ...both(
    'a default is removed',
    '{type: integer, default: 2}',
    '{type: integer}',
    ['uncertain request default-removed'],
    ['compatible response default-removed'],
  ),
  ...replaced(
    'the name of an XML element changes',
    '{type: string, xml: {name: a}}',
    '{type: string, xml: {name: b}}',
    'xml-changed',
  ),

  // Objects and arrays
  ...both(
    'a required property is added',
    object(''),
    object('a: {type: string}', 'required: [a]'),
    ['breaking request property-added-required'],
    ['compatible response property-added-required'],
  ),
  ...both(
    'an optional property is added',
    object(''),
    object('a: {type: string}'),
    ['compatible request property-added-optional'],
    ['compatible response property-added-optional'],
  ),
  ...both(
    'an optional property is removed',
    object('a: {type: string}'),
    object(''),
    ['uncertain request property-removed-optional'],
    ['uncertain response property-removed-optional'],
  ),
  ...both(
    'a required property is removed',
    object('a: {type: string}', 'required: [a]'),
    object(''),
    ['uncertain request property-removed-required'],
    ['breaking response property-removed-required'],
  ),
  ...both(
    'a property is removed from a closed object',
    object('a: {type: string}', 'additionalProperties: false'),
    object('', 'additionalProperties: false'),
    ['breaking request property-removed-from-closed'],
    ['breaking response property-removed-from-closed'],
  ),
  ...both(
    'a property is added to a closed object',
    object('', 'additionalProperties: false'),
    object('a: {type: string}', 'additionalProperties: false'),
    ['compatible request property-added-to-closed'],
    ['uncertain response property-added-to-closed'],
  ),
  ...both(
    'a property becomes required',
    object('a: {type: string}'),
    object('a: {type: string}', 'required: [a]'),
    ['breaking request property-became-required'],
    ['compatible response property-became-required'],
  ),
  ...both(
    'a property becomes optional',
    object('a: {type: string}', 'required: [a]'),
    object('a: {type: string}'),
    ['compatible request property-became-optional'],
    ['breaking response property-became-optional'],
  ),
  ...both(
    'a property becomes read-only',
    object('a: {type: string}'),
    object('a: {type: string, readOnly: true}'),
    ['uncertain request property-became-read-only'],
    [],
  ),
  ...both(
    'a property becomes write-only',
    object('a: {type: string}'),
    object('a: {type: string, writeOnly: true}'),
    [],
    ['breaking response property-became-write-only'],
  ),
  ...both(
    'a read-only property changes its type',
    object('a: {type: string, readOnly: true}'),
    object('a: {type: integer, readOnly: true}'),
    [],
    ['breaking response type-changed'],
  ),
  ...both(
    'a property is deprecated',
    object('a: {type: string}'),
    object('a: {type: string, deprecated: true}'),
    ['compatible request deprecated'],
    ['compatible response deprecated'],
  ),
  ...narrowed(
    'an object is closed',
    object('a: {type: string}'),
    object('a: {type: string}', 'additionalProperties: false'),
    'constraint-added',
  ),
  ...widened(
    'a closed object is opened',
    object('a: {type: string}', 'additionalProperties: false'),
    object('a: {type: string}'),
    'constraint-removed',
  ),
  ...replaced(
    'the values of a map change',
    '{type: object, additionalProperties: {type: string}}',
    '{type: object, additionalProperties: {type: integer}}',
    'type-changed',
  ),
  ...replaced(
    'the items of an array change',
    '{type: array, items: {type: string}}',
    '{type: array, items: {type: integer}}',
    'type-changed',
  ),
  ...replaced(
    'an item of a tuple changes',
    '{type: array, prefixItems: [{type: string}, {type: string}]}',
    '{type: array, prefixItems: [{type: string}, {type: integer}]}',
    'type-changed',
  ),

  // Compositions
  [
    `a variant is added to a request`,
    body("{oneOf: [{$ref: '#/components/schemas/Dog'}]}", VARIANTS),
    body(
      "{oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]}",
      VARIANTS,
    ),
    'compatible request variant-added',
  ],
  [
    `a variant is added to a response`,
    answer("{oneOf: [{$ref: '#/components/schemas/Dog'}]}", VARIANTS),
    answer(
      "{oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]}",
      VARIANTS,
    ),
    'breaking response variant-added',
  ],
  [
    `a variant is removed from a request`,
    body(
      "{oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}, {type: string}]}",
      VARIANTS,
    ),
    body("{oneOf: [{$ref: '#/components/schemas/Dog'}, {type: string}]}", VARIANTS),
    'breaking request variant-removed',
  ],
  [
    `a schema becomes a choice that includes it`,
    answer("{$ref: '#/components/schemas/Dog'}", VARIANTS),
    answer(
      "{anyOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
      VARIANTS,
    ),
    'breaking response variant-added',
  ],
  [
    `a property of a variant changes`,
    answer(
      "{oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]}",
      VARIANTS,
    ),
    answer(
      "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
      VARIANTS.replace('bark: {type: boolean}', 'bark: {type: string}'),
    ),
    'breaking response type-changed',
  ],
  ...both(
    'the property of a discriminator changes',
    '{oneOf: [{type: object}, {type: string}], discriminator: {propertyName: a}}',
    '{oneOf: [{type: object}, {type: string}], discriminator: {propertyName: b}}',
    ['breaking request discriminator-changed'],
    ['breaking response discriminator-changed'],
  ),
  ...both(
    'a `not` is added',
    '{type: object}',
    '{type: object, not: {required: [a]}}',
    ['uncertain request not-compared'],
    ['uncertain response not-compared'],
  ),
  ...both(
    'a `not` changes',
    '{type: object, not: {required: [a]}}',
    '{type: object, not: {required: [b]}}',
    ['uncertain request not-compared'],
    ['uncertain response not-compared'],
  ),
  ...narrowed(
    'a part of an allOf requires more',
    '{allOf: [{type: object, properties: {a: {type: string}}}]}',
    '{allOf: [{type: object, properties: {a: {type: string}}}, {required: [a]}]}',
    'property-became-required',
  ),
  [
    'a recursive schema changes',
    answer(
      "{$ref: '#/components/schemas/Node'}",
      "components: {schemas: {Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}, name: {type: string}}}}}",
    ),
    answer(
      "{$ref: '#/components/schemas/Node'}",
      "components: {schemas: {Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}, name: {type: integer}}}}}",
    ),
    'breaking response type-changed',
  ],
  [
    'a reference loses its target',
    answer("{$ref: '#/components/schemas/Dog'}", VARIANTS),
    answer("{$ref: '#/components/schemas/Bird'}", VARIANTS),
    'uncertain response reference-lost',
  ],

  // Webhooks and callbacks: the API sends the requests.
  [
    'a webhook is removed',
    document(`webhooks: {newPet: {post: {${OK}}}, oldPet: {post: {${OK}}}}`),
    document(`webhooks: {newPet: {post: {${OK}}}}`),
    'breaking operation-removed',
  ],
  [
    'the payload of a webhook gets an enum value',
    document(
      `webhooks: {newPet: {post: {requestBody: {content: {application/json: {schema: {type: string, enum: [a]}}}}, ${OK}}}}`,
    ),
    document(
      `webhooks: {newPet: {post: {requestBody: {content: {application/json: {schema: {type: string, enum: [a, b]}}}}, ${OK}}}}`,
    ),
    'breaking response enum-value-added',
  ],
  [
    'a callback is removed',
    op(`callbacks: {done: {'{$request.body#/url}': {post: {${OK}}}}}, ${OK}`),
    op(OK),
    'breaking callback-removed',
  ],
  [
    'a callback is added',
    op(OK),
    op(`callbacks: {done: {'{$request.body#/url}': {post: {${OK}}}}}, ${OK}`),
    'compatible callback-added',
  ],
  [
    'the payload of a callback gets another type',
    op(
      `callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: string}}}}, ${OK}}}}}, ${OK}`,
    ),
    op(
      `callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: integer}}}}, ${OK}}}}}, ${OK}`,
    ),
    'breaking response type-changed',
  ],

  // Equivalent forms
  [
    'a nullable string becomes a nullable choice with a string',
    answer("{type: [string, 'null']}"),
    answer("{oneOf: [{type: string}, {type: object}, {type: 'null'}]}"),
    'breaking response variant-added',
  ],
  [
    'the items of one of two arrays change',
    answer(
      "{anyOf: [{type: array, items: {$ref: '#/components/schemas/Dog'}}, {type: array, items: {$ref: '#/components/schemas/Cat'}}]}",
      VARIANTS,
    ),
    answer(
      "{anyOf: [{type: array, items: {$ref: '#/components/schemas/Dog'}}, {type: array, items: {$ref: '#/components/schemas/Cat'}}]}",
      VARIANTS.replace('purr: {type: boolean}', 'purr: {type: string}'),
    ),
    'breaking response type-changed',
  ],

  ...same(
    'an allOf of one schema',
    '{type: string, maxLength: 5}',
    '{allOf: [{type: string, maxLength: 5}]}',
  ),
  ...same(
    'a choice of one schema',
    '{type: string, maxLength: 5}',
    '{oneOf: [{type: string, maxLength: 5}]}',
  ),
  ...same(
    'null as a variant',
    "{type: [string, 'null']}",
    "{anyOf: [{type: string}, {type: 'null'}]}",
  ),
  ...same(
    'a constant as an enum of one value',
    '{type: string, const: a}',
    '{type: string, enum: [a]}',
  ),
  ...same(
    'enum values as constants',
    '{type: string, enum: [a, b]}',
    '{oneOf: [{const: b, title: B}, {const: a}]}',
  ),
  ...same(
    'limits without an effect',
    '{type: string}',
    '{type: string, minLength: 0, deprecated: false}',
  ),
  ...same(
    'an object without `type`',
    object('a: {type: string}', 'required: [a]'),
    '{properties: {a: {type: string}}, required: [a]}',
  ),
  ...same(
    'the parts of an object in an allOf',
    object('a: {type: string}, b: {type: string}', 'required: [b]'),
    `{allOf: [${object('b: {type: string}', 'required: [b]')}, ${object('a: {type: string}')}]}`,
  ),
  ...same(
    'additionalProperties that allow everything',
    '{type: object}',
    '{type: object, additionalProperties: true}',
  ),
  ...same(
    'choices in another order',
    '{anyOf: [{type: string, maxLength: 1}, {type: integer, maximum: 1}]}',
    '{anyOf: [{type: integer, maximum: 1}, {type: string, maxLength: 1}]}',
  ),
  ...same(
    'a choice in a choice',
    '{anyOf: [{type: string}, {type: integer}, {type: boolean}]}',
    '{anyOf: [{type: string}, {anyOf: [{type: integer}, {type: boolean}]}]}',
  ),
  [
    'no change between nullable of 3.0 and a type of 3.1',
    answer('{type: string, nullable: true}', '', '3.0.3'),
    answer("{type: [string, 'null']}"),
  ],
  [
    'no change between a nullable reference of 3.0 and a choice of 3.1',
    answer(
      "{nullable: true, allOf: [{$ref: '#/components/schemas/Dog'}]}",
      VARIANTS.replaceAll('const: ', 'type: string, enum: [')
        .replaceAll('dog}', 'dog]}')
        .replaceAll('cat}', 'cat]}'),
      '3.0.3',
    ),
    answer("{oneOf: [{$ref: '#/components/schemas/Dog'}, {type: 'null'}]}", VARIANTS),
  ],
  [
    'no change between exclusive limits of 3.0 and 3.1',
    answer('{type: integer, minimum: 1, exclusiveMinimum: true}', '', '3.0.3'),
    answer('{type: integer, exclusiveMinimum: 1}'),
  ],
  [
    'no change between base64 strings of 3.0 and 3.1',
    answer('{type: string, format: byte}', '', '3.0.3'),
    answer('{type: string, contentEncoding: base64}'),
  ],
  [
    'no change for an inlined schema',
    answer("{$ref: '#/components/schemas/Dog'}", VARIANTS),
    answer(
      '{type: object, required: [kind], properties: {bark: {type: boolean}, kind: {const: dog}}}',
    ),
  ],
  // Webhooks and callbacks: the API sends the requests
  ...hooked(
    'a parameter is added',
    params(''),
    params(QUERY),
    'compatible response parameter-added-optional',
  ),
  ...hooked(
    'a required parameter is added',
    params(''),
    params(REQUIRED),
    'compatible response parameter-added-required',
  ),
  ...hooked(
    'a parameter is removed',
    params(QUERY),
    params(''),
    'uncertain response parameter-removed',
  ),
  ...hooked(
    'a parameter becomes required',
    params(QUERY),
    params(REQUIRED),
    'compatible response parameter-became-required',
  ),
  ...hooked(
    'a parameter becomes optional',
    params(REQUIRED),
    params(QUERY),
    'breaking response parameter-became-optional',
  ),
  ...hooked(
    'a body becomes required',
    op(TEXT),
    op(`${TEXT_REQUIRED}`),
    'compatible response body-became-required',
  ),
  ...hooked(
    'a body becomes optional',
    op(`${TEXT_REQUIRED}`),
    op(TEXT),
    'breaking response body-became-optional',
  ),
  ...hooked('a body is added', op(OK), op(TEXT), 'compatible response body-added-optional'),
  ...hooked(
    'a required body is added',
    op(OK),
    op(TEXT_REQUIRED),
    'compatible response body-added-required',
  ),
  ...hooked('a body is removed', op(TEXT), op(OK), 'breaking response body-removed'),
  ...hooked(
    "a header of the receiver's response becomes required",
    answered('{schema: {type: string}}'),
    answered('{required: true, schema: {type: string}}'),
    'breaking request header-became-required',
  ),
  ...hooked(
    "a header of the receiver's response becomes optional",
    answered('{required: true, schema: {type: string}}'),
    answered('{schema: {type: string}}'),
    'compatible request header-became-optional',
  ),
  ...hooked(
    "a required header of the receiver's response is added",
    responses("'200': {description: OK}"),
    answered('{required: true, schema: {type: string}}'),
    'breaking request header-added-required',
  ),
  ...hooked(
    "a header of the receiver's response is removed",
    answered('{schema: {type: string}}'),
    responses("'200': {description: OK}"),
    'uncertain request header-removed-optional',
  ),
  ...hooked(
    "a status of the receiver's response is removed",
    responses("'200': {description: OK}, '204': {description: OK}"),
    responses("'200': {description: OK}"),
    'breaking request response-removed-success',
  ),
  ...hooked(
    "a status of the receiver's response is added",
    responses("'200': {description: OK}"),
    responses("'200': {description: OK}, '204': {description: OK}"),
    'compatible request response-added',
  ),
  ...hooked(
    'a property of the body becomes optional',
    body(object('a: {type: string}', 'required: [a]')),
    body(object('a: {type: string}')),
    'breaking response property-became-optional',
  ),
  ...hooked(
    'the way the API authenticates changes',
    op(`security: [{a: []}], ${OK}`),
    op(`security: [{b: []}], ${OK}`),
    'uncertain not-compared',
  ),
  [
    'the only webhook is removed',
    document(`webhooks: {newPet: {post: {${OK}}}}`),
    document('paths: {}'),
    'breaking operation-removed',
  ],
  [
    'an operation moves to a webhook with another name',
    document(`webhooks: {newPet: {post: {operationId: x, ${OK}}}}`),
    document(`webhooks: {petAdded: {post: {operationId: x, ${OK}}}}`),
    'breaking operation-moved',
  ],
  [
    'a parameter of the path item of a callback becomes optional',
    called(`parameters: [${REQUIRED}], post: {${OK}}`),
    called(`parameters: [${QUERY}], post: {${OK}}`),
    'breaking response parameter-became-optional',
  ],
  [
    'a parameter of a callback moves to its path item',
    called(`post: {parameters: [${QUERY}], ${OK}}`),
    called(`parameters: [${QUERY}], post: {${OK}}`),
  ],
  ['an internal callback is removed', called(`post: {x-internal: true, ${OK}}`), op(OK)],
  [
    'one of two paths that share a path item is removed',
    document(`paths: {/a: {$ref: '#/components/pathItems/a'}, /b: {$ref: '#/components/pathItems/a'}}
components: {pathItems: {a: {get: {${OK}}}}}`),
    document(`paths: {/a: {$ref: '#/components/pathItems/a'}}
components: {pathItems: {a: {get: {${OK}}}}}`),
    'breaking operation-removed',
  ],
  [
    'operationIds are swapped',
    paths(`/a: {get: {operationId: x, ${OK}}}, /b: {get: {operationId: y, ${OK}}}`),
    paths(`/a: {get: {operationId: y, ${OK}}}, /b: {get: {operationId: x, ${OK}}}`),
    'breaking operation-replaced',
    'breaking operation-replaced',
  ],
  [
    'a required response header is added',
    responses("'200': {description: OK}"),
    answered('{required: true, schema: {type: string}}'),
    'compatible response header-added-required',
  ],

  // Required names and their schemas
  ...both(
    'a property that was required gets a schema',
    object('a: {type: string}', 'required: [a, b]'),
    object('a: {type: string}, b: {type: string}', 'required: [a, b]'),
    ['uncertain request property-described'],
    ['compatible response property-described'],
  ),
  ...both(
    'a property that is still required loses its schema',
    object('a: {type: string}, b: {type: string}', 'required: [a, b]'),
    object('a: {type: string}', 'required: [a, b]'),
    ['compatible request property-no-longer-described'],
    ['uncertain response property-no-longer-described'],
  ),
  ...same(
    'a required property that gets a schema that allows everything',
    object('a: {type: string}', 'required: [a, b]'),
    object('a: {type: string}, b: {}', 'required: [a, b]'),
  ),
  ...both(
    'a property that was required gets a schema and becomes optional',
    object('a: {type: string}', 'required: [b]'),
    object('a: {type: string}, b: {}'),
    ['compatible request property-became-optional'],
    ['breaking response property-became-optional'],
  ),
  ...both(
    'a property loses its schema and becomes required',
    object('a: {type: string}, b: {}'),
    object('a: {type: string}', 'required: [b]'),
    ['breaking request property-became-required'],
    ['compatible response property-became-required'],
  ),

  // dependentRequired, minContains, maxContains
  ...narrowed(
    'a property requires another property',
    object('a: {type: string}, b: {type: string}'),
    object('a: {type: string}, b: {type: string}', 'dependentRequired: {a: [b]}'),
    'constraint-added',
  ),
  ...widened(
    'a property no longer requires another property',
    object('a: {type: string}, b: {type: string}', 'dependentRequired: {a: [b]}'),
    object('a: {type: string}, b: {type: string}', 'dependentRequired: {a: []}'),
    'constraint-removed',
  ),
  ...narrowed(
    'more items must match',
    CONTAINS('minContains: 2'),
    CONTAINS('minContains: 3'),
    'constraint-tightened',
  ),
  ...narrowed(
    'two items must match instead of one',
    CONTAINS(''),
    CONTAINS('minContains: 2'),
    'constraint-tightened',
  ),
  ...widened('no item must match', CONTAINS(''), CONTAINS('minContains: 0'), 'constraint-relaxed'),
  ...same('an explicit minContains of one', CONTAINS(''), CONTAINS('minContains: 1')),
  ...narrowed(
    'the number of items that match is limited',
    CONTAINS(''),
    CONTAINS('maxContains: 5'),
    'constraint-added',
  ),
  ...widened(
    'more items may match',
    CONTAINS('maxContains: 5'),
    CONTAINS('maxContains: 6'),
    'constraint-relaxed',
  ),
  ...same('minContains without `contains`', '{type: array}', '{type: array, minContains: 4}'),

  // Variants that other variants cover
  [
    'a variant in requests is merged into another variant',
    body(
      '{oneOf: [{type: object, properties: {a: {type: string}}, required: [a]}, {type: object, properties: {a: {type: integer}}, required: [a]}, {type: boolean}]}',
    ),
    body(
      '{oneOf: [{type: object, properties: {a: {type: [string, integer]}}, required: [a]}, {type: boolean}]}',
    ),
    'compatible request type-widened',
    'compatible request variant-merged',
  ],
  [
    'a variant in responses is split',
    answer('{oneOf: [{type: object, title: A, properties: {a: {type: string}}}, {type: boolean}]}'),
    answer(
      '{oneOf: [{type: object, title: A, properties: {a: {type: string}}}, {type: object, title: B, properties: {a: {type: string, maxLength: 4}}}, {type: boolean}]}',
    ),
    'compatible response variant-split',
  ],
  [
    'a schema in responses is split into narrower variants',
    answer('{type: object, required: [kind], properties: {kind: {enum: [dog, cat]}}}'),
    answer(
      '{oneOf: [{type: object, required: [kind, bark], properties: {kind: {const: dog}, bark: {type: boolean}, a: {}, b: {}}}, {type: object, required: [kind, purr], properties: {kind: {const: cat}, purr: {type: boolean}, c: {}, d: {}}}]}',
    ),
    'compatible response variant-removed',
    'compatible response variant-split',
    'compatible response variant-split',
  ],

  // Keywords for a type that only one of the schemas allows
  ...replaced(
    'a string becomes an array',
    '{type: string, enum: [a, b], maxLength: 3, format: uuid}',
    '{type: array, items: {type: string}, minItems: 1, uniqueItems: true}',
    'type-changed',
  ),
  ...replaced(
    'an object becomes a number',
    object('a: {type: string}', 'required: [a], patternProperties: {^x-: {type: string}}'),
    '{type: integer, minimum: 1, multipleOf: 2}',
    'type-changed',
  ),
  ...widened(
    'a string becomes a string or an array of limited items',
    '{type: string, minLength: 1}',
    '{type: [string, array], minLength: 1, items: {type: string, maxLength: 3}, maxItems: 2}',
    'type-widened',
  ),
  ...both(
    'a limit becomes tighter while another type is added',
    '{type: string, maxLength: 9}',
    '{type: [string, integer], maxLength: 5, minimum: 1}',
    ['breaking request constraint-tightened', 'compatible request type-widened'],
    ['breaking response type-widened', 'compatible response constraint-tightened'],
  ),

  [
    'a part of a body is added with an encoding',
    op(
      `requestBody: {content: {multipart/form-data: {schema: ${object('a: {type: object}')}}}}, ${OK}`,
    ),
    op(
      `requestBody: {content: {multipart/form-data: {schema: ${object('a: {type: object}, b: {type: object}')}, encoding: {b: {contentType: text/plain}}}}}, ${OK}`,
    ),
    'compatible request property-added-optional',
  ],
  ...narrowed(
    'any value becomes a choice',
    '{}',
    '{oneOf: [{type: object}, {type: string, maxLength: 4}]}',
    'type-narrowed',
  ),
  ...widened(
    'a choice becomes any value',
    '{oneOf: [{type: object}, {type: string, maxLength: 4}]}',
    '{}',
    'type-widened',
  ),

  // Discriminators
  [
    'a discriminator is added',
    answer(DOG_OR_CAT(''), VARIANTS),
    answer(DOG_OR_CAT('discriminator: {propertyName: kind}'), VARIANTS),
    'compatible response discriminator-added',
  ],
  [
    'a discriminator is removed',
    answer(DOG_OR_CAT('discriminator: {propertyName: kind}'), VARIANTS),
    answer(DOG_OR_CAT(''), VARIANTS),
    'uncertain response discriminator-removed',
  ],
  [
    'a value of a discriminator changes',
    answer(DOG_OR_CAT(MAPPED('dog')), VARIANTS),
    answer(DOG_OR_CAT(MAPPED('hound')), VARIANTS),
    'breaking response discriminator-value-added',
    'compatible response discriminator-value-removed',
  ],
  [
    'a mapping repeats the name of a schema',
    answer(DOG_OR_CAT('discriminator: {propertyName: kind}'), VARIANTS),
    answer(DOG_OR_CAT(MAPPED('Dog')), VARIANTS),
  ],
  [
    'a mapping has the name of a schema instead of a reference',
    answer(DOG_OR_CAT(MAPPED('dog')), VARIANTS),
    answer(DOG_OR_CAT('discriminator: {propertyName: kind, mapping: {dog: Dog}}'), VARIANTS),
  ],
  [
    'a value is removed from the discriminator of a parent schema',
    body(
      "{$ref: '#/components/schemas/Pet'}",
      COMPOSED("dog: '#/components/schemas/Dog', cat: '#/components/schemas/Cat'"),
    ),
    body("{$ref: '#/components/schemas/Pet'}", COMPOSED("dog: '#/components/schemas/Dog'")),
    'breaking request discriminator-value-removed',
  ],
  [
    'the property of the discriminator of a parent schema changes',
    body("{$ref: '#/components/schemas/Pet'}", COMPOSED("dog: '#/components/schemas/Dog'")),
    body("{$ref: '#/components/schemas/Pet'}", COMPOSED("dog: '#/components/schemas/Dog'", 'sort')),
    'breaking request discriminator-changed',
  ],

  // Lists of server variables, and encodings
  [
    'a server variable is limited to a list',
    servedWith(''),
    servedWith('enum: [eu, us], '),
    'breaking server-variable-values-listed',
  ],
  [
    'a server variable is no longer limited to a list',
    servedWith('enum: [eu, us], '),
    servedWith(''),
    'compatible server-variable-values-opened',
  ],
  [
    'a part of a body gets an encoding',
    op(
      `requestBody: {content: {multipart/form-data: {schema: ${object('a: {type: object}')}}}}, ${OK}`,
    ),
    op(
      `requestBody: {content: {multipart/form-data: {schema: ${object('a: {type: object}')}, encoding: {a: {contentType: text/plain}}}}}, ${OK}`,
    ),
    'uncertain request not-compared',
  ],
];

describe('compareDocuments', () => {
  it.each(PAIRS)('lists the expected changes: %s', async (_title, before, after, ...expected) => {
    expect(toLines(await compareTexts(before, after))).toEqual([...expected].sort());
  });

  it('finds no change between equal documents', async () => {
    for (const [, before] of PAIRS) {
      const document = await loadText(before);
      expect(compareDocuments(document, document)).toEqual([]);
    }
  });

  it('is tested with at least 120 pairs', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(120);
  });

  it('distinguishes a boolean from a string in the message', async () => {
    const [change] = await compareTexts(
      body(object('a: {type: string, default: true}')),
      body(object("a: {type: string, default: 'true'}")),
    );
    expect(change?.message).toBe('The default changed from `true` to `"true"`.');
  });
});

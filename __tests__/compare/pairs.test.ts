import {withoutAccepted} from '../../plugin/cli/check/against/accepted';
import {formatChangesMarkdown} from '../../plugin/cli/check/formats/changes';
import {compareDocuments} from '../../plugin/compare/compareDocuments';
import {CHANGE_KINDS} from '../../plugin/compare/kinds';
import {worstFirst} from '../../plugin/compare/judge';
import type {Change} from '../../plugin/compare/types';
import type {AcceptedChange} from '../../plugin/config/types';
import {parseMarkdown} from '../support/formats';
import {compareTexts, loadText, toLines} from '../support/compareTexts';

/**
 * Pairs of small documents with the changes between them. The categories come from the published
 * rule lists of oasdiff and openapi-diff; the documents were written for this table.
 */
type Pair = [title: string, before: string, after: string, ...expected: string[]];

const OK = "responses: {'200': {description: OK}}";
const NAMED = "{$ref: '#/components/schemas/Named'}";
const XML = (name: string) =>
  `components: {schemas: {Named: {type: string, xml: {name: ${name}}}}}`;
const GET = `get: {operationId: getPet, ${OK}}`;
const QUERY = '{name: a, in: query, schema: {type: string}}';
const REQUIRED = '{name: a, in: query, required: true, schema: {type: string}}';
const TEXT = `requestBody: {content: {text/plain: {}}}, ${OK}`;
const TEXT_REQUIRED = `requestBody: {required: true, content: {text/plain: {}}}, ${OK}`;
/** Two schemas that a constant tells apart, beside others. */
const VARIANTS_AND = (others: string) =>
  `components: {schemas: {Dog: {type: object, required: [kind], properties: {kind: {const: dog}, bark: {type: boolean}}}, Cat: {type: object, required: [kind], properties: {kind: {const: cat}, purr: {type: boolean}}}${others}}}`;
const VARIANTS = VARIANTS_AND('');
const SCHEMES = `components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    token: {type: http, scheme: bearer}
    login: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://example.com/t', scopes: {read: R, write: W}}}}
`;
const CONTAINS = (more: string) =>
  `{type: array, items: {type: string}, contains: {type: string, const: a}${more && `, ${more}`}}`;
const PAGED = (item = '{$dynamicAnchor: item}') =>
  VARIANTS_AND(
    `, Paged: {$id: 'https://example.com/paged', type: object, properties: {items: {type: array, items: {$dynamicRef: '#item'}}}, $defs: {item: ${item}}}, Tree: {$id: 'https://example.com/tree', $dynamicAnchor: node, type: object, properties: {name: {type: string}, children: {type: array, items: {$dynamicRef: '#node'}}}}`,
  );
const [PAGE, TREE] = ['paged', 'tree'].map((name) => `$ref: 'https://example.com/${name}'`);
const BOUND = (schema: string) => `$defs: {a: {$dynamicAnchor: item, allOf: [${schema}]}}`;
const NOT_COMPARED = 'uncertain response not-compared';
const DOG_OR_CAT = (more: string) =>
  `{oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]${more && `, ${more}`}}`;
const MAPPED = (value: string) =>
  `discriminator: {propertyName: kind, mapping: {${value}: '#/components/schemas/Dog'}}`;
/** A schema with a discriminator, and two that extend it. */
const COMPOSED = (mapping: string, cat = 'Cat', purr = 'purr: {type: boolean}') =>
  `components: {schemas: {Pet: {type: object, discriminator: {propertyName: kind, mapping: {${mapping}}}, properties: {kind: {type: string}, sort: {type: string}}}, Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bark: {type: boolean}}}]}, ${cat}: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {${purr}}}]}}}`;

const document = (body: string, version = '3.1.0') =>
  `openapi: ${version}\ninfo: {title: Pets, version: '1'}\n${body}\n`;
/** A document with one operation that has these fields. */
const op = (fields: string, beside = '', version?: string) =>
  document(`paths: {/pets: {post: {${fields}}}}\n${beside}`, version);
const body = (schema: string, beside = VARIANTS) =>
  op(`requestBody: {content: {application/json: {schema: ${schema}}}}, ${OK}`, beside);
const answer = (schema: string, beside = VARIANTS, version?: string) =>
  op(
    `responses: {'200': {description: OK, content: {application/json: {schema: ${schema}}}}}`,
    beside,
    version,
  );
const paths = (map: string) => document(`paths: {${map}}`);
const params = (list: string) => op(`parameters: [${list}], ${OK}`);
const responses = (map: string) => op(`responses: {${map}}`);
const secured = (fields: string, root = '') =>
  op(`${fields && `${fields}, `}${OK}`, `${root}\n${SCHEMES}`);
const called = (item: string) =>
  op(`callbacks: {done: {'{$request.query.url}': {${item}}}}, ${OK}`);
const CONTENT = (type: string) =>
  `{description: A, content: {application/json: {schema: {type: ${type}}}}}`;
const HEADER = (fields: string) => `'200': {description: OK, headers: {X-A: {${fields}}}}`;
const MIXED = (fields: string) =>
  `requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {}}}, ${fields}}}}, ${OK}`;
const served = (servers: string) => document(`servers: [${servers}]\npaths: {/a: {${GET}}}`);

const ref = (to: string) => `{$ref: '#/components/${to}'}`;
const [DOG, CAT, PET] = ['Dog', 'Cat', 'Pet'].map((name) => ref(`schemas/${name}`)) as [
  string,
  string,
  string,
];
const OPTIONAL = (kind: string) => `{type: object, properties: {kind: {const: ${kind}}}}`;
const LISTS = `{anyOf: [{type: array, items: ${DOG}}, {type: array, items: ${CAT}}]}`;
const NODE = (type: string) =>
  answer(
    ref('schemas/Node'),
    `components: {schemas: {Node: {type: object, properties: {next: ${ref('schemas/Node')}, name: {type: ${type}}}}}}`,
  );
const SHARED = `components: {pathItems: {a: {get: {${OK}}}}}`;
/** A cell may have fields beside `paths` after slashes. */
const besides =
  (form: (cell: string, beside?: string) => string) =>
  (cell: string): string => {
    const [first = '', second] = cell.split(/ ?\/\/ /);
    return form(first, second);
  };

/** The document that a cell of the table stands for, by the first word of its row. */
const DOCUMENTS: {[form: string]: (cell: string) => string} = {
  document,
  op: besides(op),
  body: besides(body),
  answer: besides(answer),
  params,
  responses,
  secured: besides(secured),
  called,
  served,
  paths,
  servedWith: (list) =>
    served(`{url: 'https://{at}.example.com', variables: {at: {${list} default: eu}}}`),
  scheme: (scheme) =>
    op(`security: [{a: []}], ${OK}`, `components: {securitySchemes: {a: ${scheme}}}`),
  node: NODE,
  paged: (schema) => answer(schema, PAGED()),
  pathItems: (map) => document(`paths: {${map}}\n${SHARED}`),
  parent: (components) => body(PET, components),
};

/** What the change of a schema means in a request and in a response. */
const EFFECTS: {[form: string]: [request: string, response: string]} = {
  narrowed: ['breaking', 'compatible'],
  widened: ['compatible', 'breaking'],
  replaced: ['breaking', 'breaking'],
};

/**
 * The form of a row decides what its cells are: `params | title | before | after | changes`. The
 * forms `narrowed`, `widened`, `replaced`, `same` and `both` change a schema in a request and in a
 * response, `hooked` changes an operation that the API calls, as a webhook and as a callback, and
 * `since` changes from OpenAPI 3.0 to 3.1.
 */
function readTable(text: string): Pair[] {
  return text
    .replace(/\n\s+\|/g, ' |')
    .split('\n')
    .filter((line) => /^\s*[^\s#]/.test(line))
    .flatMap((line) => {
      const [form = '', title = '', before = '', after = '', ...cells] = line
        .split('|')
        .map((cell) => cell.trim());
      const [first = [], second = []] = cells.map((cell) => cell.split('; ').filter(Boolean));
      const effects = EFFECTS[form]?.map(
        (effect, index) => `${effect} ${['request', 'response'][index]} ${first[0]}`,
      );
      if (effects || form === 'same' || form === 'both') {
        const name = form === 'same' ? `no change for ${title}` : title;
        return [
          toPair(`${name}, in a request`, body, before, after, effects?.slice(0, 1) ?? first),
          toPair(`${name}, in a response`, answer, before, after, effects?.slice(1) ?? second),
        ];
      }
      if (form === 'since')
        return [[title, answer(before, '', '3.0.3'), answer(after), ...first] satisfies Pair];
      const toDocument = DOCUMENTS[form.replace('hooked ', '')]!;
      if (!form.startsWith('hooked ')) return [toPair(title, toDocument, before, after, first)];
      return [
        toPair(
          `${title}, of a webhook`,
          (cell) => toWebhook(toDocument(cell)),
          before,
          after,
          first,
        ),
        toPair(
          `${title}, of a callback`,
          (cell) => toCallback(toDocument(cell)),
          before,
          after,
          first,
        ),
      ];
    });
}

function toPair(
  title: string,
  toDocument: (cell: string) => string,
  before: string,
  after: string,
  expected: readonly string[],
): Pair {
  return [title, toDocument(before), toDocument(after), ...expected];
}

function toWebhook(text: string): string {
  return text.replace('paths: {/pets: {post:', 'webhooks: {newPet: {post:');
}

function toCallback(text: string): string {
  return text
    .replace(
      'paths: {/pets: {post:',
      `paths: {/pets: {put: {${OK}, callbacks: {done: {'{$url}': {post:`,
    )
    .replace('}}\n', '}}}}}}\n');
}

const PAIRS: Pair[] = [
  ...readTable(`
  # Operations
  paths | an operation is removed | /a: {${GET}}, /b: {put: {${OK}}} | /a: {${GET}} | breaking operation-removed
  paths | an operation is added | /a: {${GET}} | /a: {${GET}}, /b: {put: {${OK}}} | compatible operation-added
  paths | a deprecated operation is removed | /a: {${GET}}, /b: {put: {deprecated: true, ${OK}}} | /a: {${GET}} | breaking operation-removed
  paths | an operation gets another path | /a: {${GET}} | /b: {${GET}} | breaking operation-moved
  paths | an operation gets another method | /a: {get: {operationId: x, ${OK}}} | /a: {put: {operationId: x, ${OK}}} | breaking operation-moved
  paths | an operation without an operationId gets another path | /a: {put: {${OK}}}
    | /b: {put: {${OK}}} | breaking operation-removed; compatible operation-added
  paths | an operationId changes | /a: {get: {operationId: x, ${OK}}} | /a: {get: {operationId: y, ${OK}}} | compatible operation-id-changed
  paths | an operationId moves to another path, and its path becomes another operation | /a: {get: {operationId: x, ${OK}}}
    | /a: {get: {operationId: y, ${OK}}}, /b: {get: {operationId: x, ${OK}}} | breaking operation-replaced; compatible operation-added
  paths | a path parameter is renamed | '/a/{id}': {get: {parameters: [{name: id, in: path, required: true, schema: {type: string}}], ${OK}}}
    | '/a/{petId}': {get: {parameters: [{name: petId, in: path, required: true, schema: {type: string}}], ${OK}}} | compatible path-parameter-renamed
  op | an operation is deprecated | ${OK} | deprecated: true, ${OK} | compatible deprecated
  op | an operation is no longer deprecated | deprecated: true, ${OK} | ${OK} | compatible undeprecated
  op | a sunset is moved to an earlier date | deprecated: true, x-sunset: '2030-06-01', ${OK}
    | deprecated: true, x-sunset: '2030-01-01', ${OK} | breaking sunset-earlier
  op | a sunset is postponed | deprecated: true, x-sunset: '2030-01-01', ${OK}
    | deprecated: true, x-sunset: '2030-06-01', ${OK} | compatible sunset-changed
  paths | an internal operation is removed | /a: {${GET}}, /b: {put: {x-internal: true, ${OK}}} | /a: {${GET}} |
  paths | an operation becomes internal | /a: {${GET}}, /b: {put: {${OK}}}
    | /a: {${GET}}, /b: {put: {x-internal: true, ${OK}}} | breaking operation-removed
  op | texts and tags change | summary: A, tags: [x], ${OK} | summary: B, description: C, tags: [y], ${OK} |

  # Parameters
  params | a parameter is removed | ${QUERY} | | uncertain request parameter-removed
  params | a required parameter is added | | ${REQUIRED} | breaking request parameter-added-required
  params | an optional parameter is added | | ${QUERY} | compatible request parameter-added-optional
  params | a parameter becomes required | ${QUERY} | ${REQUIRED} | breaking request parameter-became-required
  params | a parameter becomes optional | ${REQUIRED} | ${QUERY} | compatible request parameter-became-optional
  params | a parameter moves to a header | ${QUERY}
    | {name: a, in: header, schema: {type: string}} | uncertain request parameter-removed; compatible request parameter-added-optional
  params | the name of a header changes its case | {name: X-Page, in: header, schema: {type: string}}
    | {name: x-page, in: header, schema: {type: string}} |
  params | an ignored header is removed | {name: Authorization, in: header, schema: {type: string}} | |
  params | a parameter gets another style | {name: a, in: query, schema: {type: array, items: {type: string}}}
    | {name: a, in: query, style: pipeDelimited, schema: {type: array, items: {type: string}}} | breaking request serialization-changed
  params | a parameter states its default style | ${QUERY} | {name: a, in: query, style: form, explode: true, schema: {type: string}} |
  params | a string in the query is no longer exploded, which changes nothing | ${QUERY}
    | {name: a, in: query, explode: false, schema: {type: string}} |
  params | a list in the query is no longer exploded | {name: a, in: query, schema: {type: array, items: {}}} | {name: a, in: query, explode: false, schema: {type: array, items: {}}} | breaking request serialization-changed
  params | an exploded string may be a list | ${QUERY} | {name: a, in: query, schema: {type: [string, array], items: {}}} | compatible request type-widened
  params | a string in a matrix is no longer exploded | {name: a, in: path, required: true, style: matrix, explode: true, schema: {type: string}} | {name: a, in: path, required: true, style: matrix, schema: {type: string}} |
  params | a deep object states that it is exploded | {name: a, in: query, style: deepObject, schema: {type: object}} | {name: a, in: query, style: deepObject, explode: true, schema: {type: object}} |
  params | a parameter becomes JSON | {name: a, in: query, schema: {type: object}}
    | {name: a, in: query, content: {application/json: {schema: {type: object}}}} | breaking request serialization-changed; compatible request media-type-added
  params | a parameter may no longer be empty | {name: a, in: query, allowEmptyValue: true, schema: {type: string}} | ${QUERY} | breaking request constraint-added
  params | a parameter may be empty | ${QUERY} | {name: a, in: query, allowEmptyValue: true, schema: {type: string}} | compatible request constraint-removed
  params | a string in the path is exploded, which changes nothing | {name: a, in: path, required: true, schema: {type: string}} | {name: a, in: path, required: true, explode: true, schema: {type: string}} |
  params | a parameter is deprecated | ${QUERY} | {name: a, in: query, deprecated: true, schema: {type: string}} | compatible request deprecated
  params | the type of a parameter changes | ${QUERY} | {name: a, in: query, schema: {type: integer}} | breaking request type-changed
  paths | a parameter moves to the path item | /a: {get: {parameters: [${QUERY}], ${OK}}} | /a: {parameters: [${QUERY}], get: {${OK}}} |
  op | the order of responses changes | responses: {default: {description: A}, '404': {description: B}, '200': {description: OK}} | responses: {'200': {description: OK}, '404': {description: B}, default: {description: A}} |
  params | the order of parameters changes | ${QUERY}, {name: b, in: query, schema: {type: string}}
    | {name: b, in: query, schema: {type: string}}, ${QUERY} |
  params | the default of a parameter changes | {name: a, in: query, schema: {type: integer, default: 10}}
    | {name: a, in: query, schema: {type: integer, default: 20}} | breaking request default-changed

  # Bodies and media types
  op | a required body is added | ${OK} | ${TEXT_REQUIRED} | breaking request body-added-required
  op | an optional body is added | ${OK} | ${TEXT} | compatible request body-added-optional
  op | a body becomes required | ${TEXT} | ${TEXT_REQUIRED} | breaking request body-became-required
  op | a body becomes optional | ${TEXT_REQUIRED} | ${TEXT} | compatible request body-became-optional
  op | a media type of requests is removed | requestBody: {content: {text/plain: {}, text/html: {}}}, ${OK}
    | ${TEXT} | breaking request media-type-removed
  op | a media type of requests is added | ${TEXT}
    | requestBody: {content: {text/plain: {}, text/html: {}}}, ${OK} | compatible request media-type-added
  responses | a media type of responses is removed | '200': {description: OK, content: {text/plain: {}, text/html: {}}}
    | '200': {description: OK, content: {text/plain: {}}} | breaking response media-type-removed
  responses | a media type of responses is added | '200': {description: OK, content: {text/plain: {}}}
    | '200': {description: OK, content: {text/plain: {}, text/html: {}}} | compatible response media-type-added
  responses | a media type gets a charset | '200': {description: OK, content: {text/plain: {}}}
    | '200': {description: OK, content: {text/plain; charset=utf-8: {}}} |
  op | a file is described by its media type alone | requestBody: {content: {image/png: {schema: {type: string, format: binary}}}}, ${OK}
    | requestBody: {content: {image/png: {}}}, ${OK} |
  responses | a file gets an empty schema | '200': {description: OK, content: {application/octet-stream: {schema: {type: string, format: binary, description: The file.}}}}
    | '200': {description: OK, content: {application/octet-stream: {schema: {}}}} |
  responses | a file repeats its media type | '200': {description: OK, content: {image/png: {schema: {type: string, format: binary}}}}
    | '200': {description: OK, content: {image/png: {schema: {contentMediaType: image/png}}}} |
  op | a file gets a maximum size | requestBody: {content: {image/png: {}}}, ${OK}
    | requestBody: {content: {image/png: {schema: {maxLength: 9}}}}, ${OK} | uncertain request not-compared
  op | the encoding of a part changes | requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {contentType: text/plain}}}}}, ${OK}
    | requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {contentType: application/json}}}}}, ${OK} | breaking request encoding-changed
  op | the encoding of each item changes | ${MIXED('itemEncoding: {contentType: text/plain}')} | ${MIXED('itemEncoding: {contentType: text/css}')} | breaking request encoding-changed
  op | the encoding of an item changes | ${MIXED('prefixEncoding: [{}, {contentType: text/plain}]')} | ${MIXED('prefixEncoding: [{}, {contentType: text/css}]')} | breaking request encoding-changed
  op | the encoding of a part in each item changes | ${MIXED('itemEncoding: {encoding: {a: {contentType: text/plain}}}')} | ${MIXED('itemEncoding: {encoding: {a: {contentType: text/css}}}')} | breaking request encoding-changed
  op | the encoding of each item is added | ${MIXED('')} | ${MIXED('itemEncoding: {contentType: text/css}')} | uncertain request not-compared
  op | a header of a part becomes required | ${MIXED('encoding: {a: {headers: {X-A: {schema: {type: string}}}}}')} | ${MIXED('encoding: {a: {headers: {X-A: {required: true, schema: {type: string}}}}}')} | breaking request header-became-required
  op | a part gets a required header | ${MIXED('')} | ${MIXED('encoding: {a: {headers: {X-A: {required: true, schema: {type: string}}}}}')} | breaking request header-added-required

  # Responses
  responses | a success response is removed | '200': {description: OK}, '201': {description: OK}
    | '200': {description: OK} | breaking response response-removed-success
  responses | an error response is removed | '200': {description: OK}, '404': {description: None}
    | '200': {description: OK} | compatible response response-removed-failure
  responses | a response is added | '200': {description: OK} | '200': {description: OK}, '404': {description: None} | compatible response response-added
  responses | a status becomes a range | '404': {description: None} | 4XX: {description: None} |
  responses | a status gets a body that differs from that of its range | 4XX: ${CONTENT('object')} | 4XX: ${CONTENT('object')}, '404': ${CONTENT('string')} | breaking response type-changed
  responses | a status gets a body that differs from the default | default: ${CONTENT('object')} | default: ${CONTENT('object')}, '404': ${CONTENT('string')} | breaking response type-changed; compatible response response-added
  responses | a range gets a body that differs from the default | '404': ${CONTENT('string')}, default: ${CONTENT('object')} | 4XX: ${CONTENT('string')}, default: ${CONTENT('object')} | breaking response type-changed
  responses | a status is removed, so that the default counts | '404': ${CONTENT('string')}, default: ${CONTENT('object')} | default: ${CONTENT('object')} | breaking response type-changed; compatible response response-removed-failure
  responses | a success is added next to another and a default | '200': {description: OK}, default: ${CONTENT('object')} | '200': {description: OK}, '201': ${CONTENT('string')}, default: ${CONTENT('object')} | compatible response response-added
  responses | a range of successes becomes one of its statuses | 2XX: {description: OK} | '200': {description: OK} |
  hooked responses | only one status of the receiver's successes is left | 2XX: {description: OK} | '200': {description: OK} | breaking request response-removed-success
  responses | a required header is removed | '200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}}
    | '200': {description: OK} | breaking response header-removed-required
  responses | an optional header is removed | '200': {description: OK, headers: {X-A: {schema: {type: string}}}}
    | '200': {description: OK} | uncertain response header-removed-optional
  responses | a header is added | '200': {description: OK}
    | '200': {description: OK, headers: {X-A: {schema: {type: string}}}} | compatible response header-added
  responses | a header becomes optional | '200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}}
    | '200': {description: OK, headers: {X-A: {schema: {type: string}}}} | breaking response header-became-optional
  responses | a header becomes required | '200': {description: OK, headers: {X-A: {schema: {type: string}}}}
    | '200': {description: OK, headers: {x-a: {required: true, schema: {type: string}}}} | compatible response header-became-required
  responses | the type of a header becomes wider | '200': {description: OK, headers: {X-A: {schema: {type: integer}}}}
    | '200': {description: OK, headers: {X-A: {schema: {type: number}}}} | breaking response type-widened
  responses | an object in a header is exploded | ${HEADER('schema: {type: object}')} | ${HEADER('schema: {type: object}, explode: true')} | breaking response serialization-changed
  responses | a list in a header is exploded, which changes nothing | ${HEADER('schema: {type: array, items: {}}')} | ${HEADER('schema: {type: array, items: {}}, explode: true')} |
  responses | a header becomes JSON | ${HEADER('schema: {type: object}')} | ${HEADER('content: {application/json: {schema: {type: object}}}')} | breaking response serialization-changed; compatible response media-type-added

  # Servers
  served | a server is removed | {url: 'https://a.example.com'}, {url: 'https://b.example.com'}
    | {url: 'https://a.example.com'} | breaking server-removed
  served | a server is added | {url: 'https://a.example.com'}
    | {url: 'https://b.example.com'}, {url: 'https://a.example.com/'} | compatible server-added
  served | a server becomes a template that lists its URL | {url: 'https://x.com/v1'}, {url: 'https://x.com'}
    | {url: 'https://{at}/{v}', variables: {at: {default: x.com}, v: {enum: [v1, ''], default: v2}}} | compatible server-added
  served | a server becomes a template that does not list its URL | {url: 'https://x.com/v1'}
    | {url: 'https://x.com/{v}', variables: {v: {enum: [v2, v11], default: v2}}} | breaking server-removed; compatible server-added
  servedWith | a value of a server variable is removed | enum: [eu, us], | enum: [eu], | breaking server-variable-value-removed
  servedWith | a value of a server variable is added | enum: [eu], | enum: [eu, us], | compatible server-variable-value-added
  served | the default of a server variable changes | {url: 'https://{r}.example.com', variables: {r: {default: eu}}}
    | {url: 'https://{r}.example.com', variables: {r: {default: us}}} | uncertain server-variable-default-changed

  # Security
  secured | authentication is required | | security: [{key: []}] | breaking security-required
  secured | authentication is no longer required | security: [{key: []}] | security: [] | compatible security-lifted
  secured | a security alternative is removed | security: [{key: []}, {token: []}] | security: [{key: []}] | breaking security-removed
  secured | a security alternative is added | security: [{key: []}] | security: [{key: []}, {token: []}] | compatible security-added
  secured | a second security scheme is required too | security: [{key: []}]
    | security: [{key: [], token: []}] | breaking security-removed; compatible security-added
  secured | one of two security schemes is enough | security: [{key: [], token: []}] | security: [{key: []}] |
  secured | anonymous requests are no longer allowed | security: [{}, {key: []}] | security: [{key: []}] | breaking security-required
  secured | a scope is required too | security: [{login: [read]}] | security: [{login: [read, write]}] | breaking scope-added
  secured | alternatives that differ in their scopes swap places | security: [{login: [read]}, {login: [write]}] | security: [{login: [write]}, {login: [read]}] |
  secured | an alternative with other scopes is added first | security: [{login: [read]}] | security: [{login: [write]}, {login: [read]}] | compatible security-added
  secured | one of two alternatives requires another scope | security: [{login: [read]}, {login: [write]}] | security: [{login: [read, all]}, {login: [write]}] | breaking scope-added
  secured | a scope is no longer required | security: [{login: [read, write]}] | security: [{login: [read]}] | compatible scope-removed
  scheme | a security scheme is replaced | {type: http, scheme: bearer}
    | {type: http, scheme: basic} | breaking security-removed; compatible security-added
  scheme | the name of a query parameter with a key changes its case | {type: apiKey, in: query, name: apiKey}
    | {type: apiKey, in: query, name: apikey} | breaking security-removed; compatible security-added
  scheme | the name of a header with a key changes its case | {type: apiKey, in: header, name: X-Key} | {type: apiKey, in: header, name: x-key} |
  scheme | the token URL changes | {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example.com', scopes: {}}}}
    | {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://b.example.com', scopes: {}}}} | uncertain security-scheme-changed

  # Types and values
  replaced | a type is replaced | {type: string} | {type: integer} | type-changed
  narrowed | a number becomes an integer | {type: number} | {type: integer} | type-narrowed
  widened | an integer becomes a number | {type: integer} | {type: number} | type-widened
  widened | a type is added | {type: string} | {type: [string, integer]} | type-widened
  widened | null is allowed | {type: string} | {type: [string, 'null']} | null-added
  narrowed | null is no longer allowed | {type: [string, 'null']} | {type: string} | null-removed
  narrowed | an enum value is removed | {type: string, enum: [a, b]} | {type: string, enum: [a]} | enum-value-removed
  widened | an enum value is added | {type: string, enum: [a]} | {type: string, enum: [b, a]} | enum-value-added
  narrowed | an enum is added | {type: string} | {type: string, enum: [a]} | enum-added
  widened | an enum is removed | {type: string, enum: [a]} | {type: string} | enum-removed
  both | a constant changes | {const: a}
    | {const: b} | breaking request enum-value-removed; compatible request enum-value-added | breaking response enum-value-added; compatible response enum-value-removed

  # Limits and formats
  widened | a maximum is removed | {type: integer, maximum: 9} | {type: integer} | constraint-removed
  narrowed | a maximum is lowered | {type: integer, maximum: 9} | {type: integer, maximum: 8} | constraint-tightened
  widened | a minimum is lowered | {type: integer, minimum: 9} | {type: integer, minimum: 8} | constraint-relaxed
  narrowed | a minimum becomes exclusive | {type: integer, minimum: 9} | {type: integer, exclusiveMinimum: 9} | constraint-tightened
  narrowed | a large maximum is lowered | {type: integer, maximum: 9223372036854775807}
    | {type: integer, maximum: 9223372036854775806} | constraint-tightened
  narrowed | maxLength is lowered | {type: string, maxLength: 20} | {type: string, maxLength: 10} | constraint-tightened
  widened | minLength is lowered | {type: string, minLength: 2} | {type: string, minLength: 1} | constraint-relaxed
  widened | maxProperties is removed | {type: object, maxProperties: 3} | {type: object} | constraint-removed
  both | a pattern changes | {type: string, pattern: '^b'}
    | {type: string, pattern: '^a'} | uncertain request constraint-changed | uncertain response constraint-changed
  both | the second of two patterns changes | {allOf: [{type: string, pattern: '^b'}, {pattern: 'a$'}]}
    | {allOf: [{type: string, pattern: '^b'}, {pattern: 'c$'}]} | uncertain request constraint-changed | uncertain response constraint-changed
  narrowed | a second pattern is added | {type: string, pattern: '^b'} | {allOf: [{type: string, pattern: '^b'}, {pattern: 'c$'}]} | constraint-added
  both | a pattern is replaced by two others | {type: string, pattern: '^b'}
    | {allOf: [{type: string, pattern: '^a'}, {pattern: 'c$'}]} | uncertain request not-compared | uncertain response not-compared
  replaced | the second of two formats is replaced | {allOf: [{type: string, format: uri}, {format: date}]} | {allOf: [{type: string, format: uri}, {format: time}]} | format-changed
  narrowed | multipleOf becomes a multiple of its former value | {type: integer, multipleOf: 2} | {type: integer, multipleOf: 4} | constraint-tightened
  replaced | a format is replaced | {type: string, format: date} | {type: string, format: date-time} | format-changed
  narrowed | a format is added | {type: string} | {type: string, format: uuid} | format-added
  widened | a format is removed | {type: string, format: uuid} | {type: string} | format-removed
  replaced | the encoding of a string is replaced | {type: string, contentEncoding: base64url} | {type: string, contentEncoding: base32} | content-changed
  replaced | the media type in a string is replaced | {type: string, contentMediaType: text/html} | {type: string, contentMediaType: text/css} | content-changed
  widened | int32 becomes int64 | {type: integer, format: int32} | {type: integer, format: int64} | type-widened
  both | a default changes | {type: integer, default: 1}
    | {type: integer, default: 2} | breaking request default-changed | compatible response default-changed
  both | a default is added | {type: integer} | {type: integer, default: 2} | uncertain request default-added | compatible response default-added
  both | a default is removed | {type: integer, default: 2} | {type: integer} | uncertain request default-removed | compatible response default-removed
  same | the name of an XML element in JSON | {type: string, xml: {name: a}} | {type: string, xml: {name: b}}
  op | the name of an XML element changes, beside JSON | requestBody: {content: {application/json: {schema: ${NAMED}}, text/xml: {schema: ${NAMED}}}}, ${OK} // ${XML('a')}
    | requestBody: {content: {application/json: {schema: ${NAMED}}, text/xml: {schema: ${NAMED}}}}, ${OK} // ${XML('b')} | breaking request xml-changed

  # Objects and arrays
  both | a required property is added | {type: object, properties: {}}
    | {type: object, properties: {a: {type: string}}, required: [a]} | breaking request property-added-required | compatible response property-added-required
  both | an optional property is added | {type: object, properties: {}}
    | {type: object, properties: {a: {type: string}}} | compatible request property-added-optional | compatible response property-added-optional
  both | an optional property is removed | {type: object, properties: {a: {type: string}}}
    | {type: object, properties: {}} | uncertain request property-removed-optional | uncertain response property-removed-optional
  both | a required property is removed | {type: object, properties: {a: {type: string}}, required: [a]}
    | {type: object, properties: {}} | uncertain request property-removed-required | breaking response property-removed-required
  both | a property is removed from a closed object | {type: object, properties: {a: {type: string}}, additionalProperties: false}
    | {type: object, properties: {}, additionalProperties: false} | breaking request property-removed-from-closed | breaking response property-removed-from-closed
  both | a property is added to a closed object | {type: object, properties: {}, additionalProperties: false}
    | {type: object, properties: {a: {type: string}}, additionalProperties: false} | compatible request property-added-to-closed | uncertain response property-added-to-closed
  both | a property becomes required | {type: object, properties: {a: {type: string}}}
    | {type: object, properties: {a: {type: string}}, required: [a]} | breaking request property-became-required | compatible response property-became-required
  both | a property becomes optional | {type: object, properties: {a: {type: string}}, required: [a]}
    | {type: object, properties: {a: {type: string}}} | compatible request property-became-optional | breaking response property-became-optional
  both | a property becomes read-only | {type: object, properties: {a: {type: string}}}
    | {type: object, properties: {a: {type: string, readOnly: true}}} | uncertain request property-became-read-only |
  both | a property becomes write-only | {type: object, properties: {a: {type: string}}}
    | {type: object, properties: {a: {type: string, writeOnly: true}}} | | breaking response property-became-write-only
  both | a read-only property changes its type | {type: object, properties: {a: {type: string, readOnly: true}}}
    | {type: object, properties: {a: {type: integer, readOnly: true}}} | | breaking response type-changed
  both | a property is deprecated | {type: object, properties: {a: {type: string}}}
    | {type: object, properties: {a: {type: string, deprecated: true}}} | compatible request deprecated | compatible response deprecated
  narrowed | an object is closed | {type: object, properties: {a: {type: string}}}
    | {type: object, properties: {a: {type: string}}, additionalProperties: false} | constraint-added
  widened | a closed object is opened | {type: object, properties: {a: {type: string}}, additionalProperties: false}
    | {type: object, properties: {a: {type: string}}} | constraint-removed
  replaced | the values of a map change | {type: object, additionalProperties: {type: string}}
    | {type: object, additionalProperties: {type: integer}} | type-changed
  replaced | the items of an array change | {type: array, items: {type: string}} | {type: array, items: {type: integer}} | type-changed
  replaced | an item of a tuple changes | {type: array, prefixItems: [{type: string}, {type: string}]}
    | {type: array, prefixItems: [{type: string}, {type: integer}]} | type-changed

  # Compositions
  body | a variant is added to a request | {oneOf: [{$ref: '#/components/schemas/Dog'}]}
    | {oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]} | compatible request variant-added
  answer | a variant is added to a response | {oneOf: [{$ref: '#/components/schemas/Dog'}]}
    | {oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]} | breaking response variant-added
  body | a variant is removed from a request | {oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}, {type: string}]}
    | {oneOf: [{$ref: '#/components/schemas/Dog'}, {type: string}]} | breaking request variant-removed
  answer | a schema becomes a choice that includes it | {$ref: '#/components/schemas/Dog'}
    | {anyOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]} | breaking response variant-added
  both | the property of a discriminator changes | {oneOf: [{type: object}, {type: string}], discriminator: {propertyName: a}}
    | {oneOf: [{type: object}, {type: string}], discriminator: {propertyName: b}} | breaking request discriminator-changed | breaking response discriminator-changed
  both | only one of several variants that overlap may match | {anyOf: [{type: number}, {type: integer}]} | {oneOf: [{type: number}, {type: integer}]} | uncertain request not-compared |
  both | several variants that overlap may match | {oneOf: [{type: object}, ${DOG}]} | {anyOf: [{type: object}, ${DOG}]} | | uncertain response not-compared
  same | a choice of variants that differ in their type or constant | {anyOf: [${DOG}, {type: string}, ${CAT}, {type: array, items: {}}]} | {oneOf: [${DOG}, {type: string}, ${CAT}, {type: array, items: {}}]}
  same | the same choice the other way round | {oneOf: [${DOG}, {type: string}, ${CAT}]} | {anyOf: [${DOG}, {type: string}, ${CAT}]}
  both | only one of several variants that null matches may match | {anyOf: [{type: [string, 'null']}, {type: [integer, 'null']}]}
    | {oneOf: [{type: [string, 'null']}, {type: [integer, 'null']}]} | uncertain request not-compared |
  both | only one of several variants with an optional constant may match | {anyOf: [${OPTIONAL('a')}, ${OPTIONAL('b')}]} | {oneOf: [${OPTIONAL('a')}, ${OPTIONAL('b')}]} | uncertain request not-compared |
  same | a choice of variants that a discriminator tells apart | {anyOf: [${OPTIONAL('a')}, ${OPTIONAL('b')}], discriminator: {propertyName: kind}} | {oneOf: [${OPTIONAL('a')}, ${OPTIONAL('b')}], discriminator: {propertyName: kind}}
  both | patterns of names are added, which may open a closed object | {type: object, additionalProperties: false}
    | {type: object, additionalProperties: false, patternProperties: {^x-: {}}} | uncertain request not-compared | uncertain response not-compared
  narrowed | items that a list has to contain are added, with their number | {type: array} | {type: array, contains: {const: a}, minContains: 2} | constraint-added
  both | items that a list may contain are added | {type: array} | {type: array, contains: {const: a}, minContains: 0} | uncertain request not-compared | uncertain response not-compared
  both | a \`not\` changes | {type: object, not: {required: [a]}}
    | {type: object, not: {required: [b]}} | uncertain request not-compared | uncertain response not-compared
  narrowed | a part of an allOf requires more | {allOf: [{type: object, properties: {a: {type: string}}}]}
    | {allOf: [{type: object, properties: {a: {type: string}}}, {required: [a]}]} | property-became-required
  answer | a reference loses its target | {$ref: '#/components/schemas/Dog'} | {$ref: '#/components/schemas/Bird'} | uncertain response reference-lost

  # Webhooks and callbacks: the API sends the requests
  document | a webhook is removed | webhooks: {newPet: {post: {${OK}}}, oldPet: {post: {${OK}}}}
    | webhooks: {newPet: {post: {${OK}}}} | breaking operation-removed
  document | the payload of a webhook gets an enum value | webhooks: {newPet: {post: {requestBody: {content: {application/json: {schema: {type: string, enum: [a]}}}}, ${OK}}}}
    | webhooks: {newPet: {post: {requestBody: {content: {application/json: {schema: {type: string, enum: [a, b]}}}}, ${OK}}}} | breaking response enum-value-added
  op | a callback is removed | callbacks: {done: {'{$request.body#/url}': {post: {${OK}}}}}, ${OK} | ${OK} | breaking callback-removed
  op | a callback is added | ${OK} | callbacks: {done: {'{$request.body#/url}': {post: {${OK}}}}}, ${OK} | compatible callback-added
  op | the payload of a callback gets another type | callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: string}}}}, ${OK}}}}}, ${OK}
    | callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: integer}}}}, ${OK}}}}}, ${OK} | breaking response type-changed

  # Equivalent forms
  answer | a nullable string becomes a nullable choice with a string | {type: [string, 'null']}
    | {oneOf: [{type: string}, {type: object}, {type: 'null'}]} | breaking response variant-added
  same | an allOf of one schema | {type: string, maxLength: 5} | {allOf: [{type: string, maxLength: 5}]}
  same | a choice of one schema | {type: string, maxLength: 5} | {oneOf: [{type: string, maxLength: 5}]}
  same | null as a variant | {type: [string, 'null']} | {anyOf: [{type: string}, {type: 'null'}]}
  same | a constant as an enum of one value | {type: string, const: a} | {type: string, enum: [a]}
  same | enum values as constants | {type: string, enum: [a, b]} | {oneOf: [{const: b, title: B}, {const: a}]}
  same | limits without an effect | {type: string} | {type: string, minLength: 0, deprecated: false}
  same | a multipleOf that another one implies | {type: integer, multipleOf: 4} | {allOf: [{type: integer, multipleOf: 2}, {multipleOf: 4}]}
  same | the parts of an allOf in another order | {allOf: [{type: string, pattern: '^b'}, {pattern: 'a$'}]} | {allOf: [{pattern: 'a$'}, {type: string, pattern: '^b'}]}
  same | numbers in constants in another notation | {enum: [{v: 1}, [2.5]]} | {enum: [{v: 1.0}, [2.50]]}
  same | a constant beside a list that has it | {type: string, const: a} | {type: string, enum: [a, b], const: a}
  same | an object without \`type\` | {type: object, properties: {a: {type: string}}, required: [a]} | {properties: {a: {type: string}}, required: [a]}
  same | the parts of an object in an allOf | {type: object, properties: {a: {type: string}, b: {type: string}}, required: [b]}
    | {allOf: [{type: object, properties: {b: {type: string}}, required: [b]}, {type: object, properties: {a: {type: string}}}]}
  same | additionalProperties that allow everything | {type: object} | {type: object, additionalProperties: true}
  same | keys that look like numbers in another order | {type: object, const: {z: 1, '2': 2, '1': 3}, properties: {z: {type: string}, '2': {type: string}}, required: [z, '2']}
    | {type: object, const: {'1': 3, '2': 2, z: 1}, properties: {'2': {type: string}, z: {type: string}}, required: [z, '2']}
  same | choices in another order | {anyOf: [{type: string, maxLength: 1}, {type: integer, maximum: 1}]}
    | {anyOf: [{type: integer, maximum: 1}, {type: string, maxLength: 1}]}
  same | a choice in a choice | {anyOf: [{type: string}, {type: integer}, {type: boolean}]}
    | {anyOf: [{type: string}, {anyOf: [{type: integer}, {type: boolean}]}]}
  since | no change between nullable of 3.0 and a type of 3.1 | {type: string, nullable: true} | {type: [string, 'null']} |
  since | no change between exclusive limits of 3.0 and 3.1 | {type: integer, minimum: 1, exclusiveMinimum: true}
    | {type: integer, exclusiveMinimum: 1} |
  since | no change between base64 strings of 3.0 and 3.1 | {type: string, format: byte} | {type: string, contentEncoding: base64} |
  since | no change between bytes of 3.0 and 3.1 | {type: string, format: binary} | {contentMediaType: application/octet-stream} |
  answer | no change for an inlined schema | {$ref: '#/components/schemas/Dog'}
    | {type: object, required: [kind], properties: {bark: {type: boolean}, kind: {const: dog}}} |

  # Webhooks and callbacks: the API sends the requests
  hooked params | a parameter is added | | ${QUERY} | compatible response parameter-added-optional
  hooked params | a required parameter is added | | ${REQUIRED} | compatible response parameter-added-required
  hooked params | a parameter is removed | ${QUERY} | | uncertain response parameter-removed
  hooked params | a parameter becomes required | ${QUERY} | ${REQUIRED} | compatible response parameter-became-required
  hooked params | a parameter becomes optional | ${REQUIRED} | ${QUERY} | breaking response parameter-became-optional
  hooked op | a body becomes required | ${TEXT} | ${TEXT_REQUIRED} | compatible response body-became-required
  hooked op | a body becomes optional | ${TEXT_REQUIRED} | ${TEXT} | breaking response body-became-optional
  hooked op | a body is added | ${OK} | ${TEXT} | compatible response body-added-optional
  hooked op | a required body is added | ${OK} | ${TEXT_REQUIRED} | compatible response body-added-required
  hooked op | a body is removed | ${TEXT} | ${OK} | breaking response body-removed
  hooked responses | a header of the receiver's response becomes required | '200': {description: OK, headers: {X-A: {schema: {type: string}}}}
    | '200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}} | breaking request header-became-required
  hooked responses | a header of the receiver's response becomes optional | '200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}}
    | '200': {description: OK, headers: {X-A: {schema: {type: string}}}} | compatible request header-became-optional
  hooked responses | a required header of the receiver's response is added | '200': {description: OK}
    | '200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}} | breaking request header-added-required
  hooked responses | a header of the receiver's response is removed | '200': {description: OK, headers: {X-A: {schema: {type: string}}}}
    | '200': {description: OK} | uncertain request header-removed-optional
  hooked responses | a status of the receiver's response is removed | '200': {description: OK}, '204': {description: OK}
    | '200': {description: OK} | breaking request response-removed-success
  hooked responses | a status of the receiver's response is added | '200': {description: OK}
    | '200': {description: OK}, '204': {description: OK} | compatible request response-added
  hooked body | a property of the body becomes optional | {type: object, properties: {a: {type: string}}, required: [a]}
    | {type: object, properties: {a: {type: string}}} | breaking response property-became-optional
  hooked op | the way the API authenticates changes | security: [{a: []}], ${OK} | security: [{b: []}], ${OK} | uncertain not-compared
  document | the only webhook is removed | webhooks: {newPet: {post: {${OK}}}} | paths: {} | breaking operation-removed
  document | an operation moves to a webhook with another name | webhooks: {newPet: {post: {operationId: x, ${OK}}}}
    | webhooks: {petAdded: {post: {operationId: x, ${OK}}}} | breaking operation-moved
  called | a parameter of the path item of a callback becomes optional | parameters: [${REQUIRED}], post: {${OK}}
    | parameters: [${QUERY}], post: {${OK}} | breaking response parameter-became-optional
  called | a parameter of a callback moves to its path item | post: {parameters: [${QUERY}], ${OK}} | parameters: [${QUERY}], post: {${OK}} |
  paths | operationIds are swapped | /a: {get: {operationId: x, ${OK}}}, /b: {get: {operationId: y, ${OK}}}
    | /a: {get: {operationId: y, ${OK}}}, /b: {get: {operationId: x, ${OK}}} | breaking operation-replaced; breaking operation-replaced
  responses | a required response header is added | '200': {description: OK}
    | '200': {description: OK, headers: {X-A: {required: true, schema: {type: string}}}} | compatible response header-added-required

  # Required names and their schemas
  both | a property that was required gets a schema | {type: object, properties: {a: {type: string}}, required: [a, b]}
    | {type: object, properties: {a: {type: string}, b: {type: string}}, required: [a, b]} | uncertain request property-described | compatible response property-described
  both | a property that is still required loses its schema | {type: object, properties: {a: {type: string}, b: {type: string}}, required: [a, b]}
    | {type: object, properties: {a: {type: string}}, required: [a, b]} | compatible request property-no-longer-described | uncertain response property-no-longer-described
  same | a required property that gets a schema that allows everything | {type: object, properties: {a: {type: string}}, required: [a, b]}
    | {type: object, properties: {a: {type: string}, b: {}}, required: [a, b]}
  both | a property that was required gets a schema and becomes optional | {type: object, properties: {a: {type: string}}, required: [b]}
    | {type: object, properties: {a: {type: string}, b: {}}} | compatible request property-became-optional | breaking response property-became-optional
  both | a property loses its schema and becomes required | {type: object, properties: {a: {type: string}, b: {}}}
    | {type: object, properties: {a: {type: string}}, required: [b]} | breaking request property-became-required | compatible response property-became-required

  # Types that a keyword implies, and spellings of older drafts
  same | an object that its keywords imply | {propertyNames: {maxLength: 3}} | {type: object, propertyNames: {maxLength: 3}}
  same | an object that a rule for its properties implies | {dependentRequired: {a: [b]}} | {type: object, dependentRequired: {a: [b]}}
  same | an array that a rule for its items implies | {contains: {type: string}} | {type: array, contains: {type: string}}
  same | a string that a limit implies | {maxLength: 3} | {type: string, maxLength: 3}
  same | dependencies and dependentRequired | {type: object, dependencies: {a: [b]}} | {type: object, dependentRequired: {a: [b]}}
  same | a tuple in both spellings | {type: array, items: [{type: string}], additionalItems: false} | {type: array, prefixItems: [{type: string}], items: false}
  replaced | an item of a tuple in items changes | {items: [{type: string}]} | {items: [{type: integer}]} | type-changed

  # dependentRequired, minContains, maxContains
  narrowed | a property requires another property | {type: object, properties: {a: {type: string}, b: {type: string}}}
    | {type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}} | constraint-added
  widened | a property no longer requires another property | {type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}
    | {type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: []}} | constraint-removed
  narrowed | more items must match | ${CONTAINS('minContains: 2')} | ${CONTAINS('minContains: 3')} | constraint-tightened
  narrowed | two items must match instead of one | ${CONTAINS('')} | ${CONTAINS('minContains: 2')} | constraint-tightened
  widened | no item must match | ${CONTAINS('')} | ${CONTAINS('minContains: 0')} | constraint-relaxed
  same | an explicit minContains of one | ${CONTAINS('')} | ${CONTAINS('minContains: 1')}
  widened | more items may match | ${CONTAINS('maxContains: 5')} | ${CONTAINS('maxContains: 6')} | constraint-relaxed
  same | minContains without \`contains\` | {type: array} | {type: array, minContains: 4}

  # Variants that other variants cover
  body | a variant in requests is merged into another variant | {oneOf: [{type: object, properties: {a: {type: string}}, required: [a]}, {type: object, properties: {a: {type: integer}}, required: [a]}, {type: boolean}]}
    | {oneOf: [{type: object, properties: {a: {type: [string, integer]}}, required: [a]}, {type: boolean}]} | compatible request type-widened; compatible request variant-merged
  answer | a variant in responses is split | {oneOf: [{type: object, title: A, properties: {a: {type: string}}}, {type: boolean}]}
    | {oneOf: [{type: object, title: A, properties: {a: {type: string}}}, {type: object, title: B, properties: {a: {type: string, maxLength: 4}}}, {type: boolean}]} | compatible response variant-split
  answer | a schema in responses is split into narrower variants | {type: object, required: [kind], properties: {kind: {enum: [dog, cat]}}}
    | {oneOf: [{type: object, required: [kind, bark], properties: {kind: {const: dog}, bark: {type: boolean}, a: {}, b: {}}}, {type: object, required: [kind, purr], properties: {kind: {const: cat}, purr: {type: boolean}, c: {}, d: {}}}]} | compatible response variant-removed; compatible response variant-split; compatible response variant-split

  # Keywords for a type that only one of the schemas allows
  replaced | a string becomes an array | {type: string, enum: [a, b], maxLength: 3, format: uuid}
    | {type: array, items: {type: string}, minItems: 1, uniqueItems: true} | type-changed
  replaced | an object becomes a number | {type: object, properties: {a: {type: string}}, required: [a], patternProperties: {^x-: {type: string}}}
    | {type: integer, minimum: 1, multipleOf: 2} | type-changed
  widened | a string becomes a string or an array of limited items | {type: string, minLength: 1}
    | {type: [string, array], minLength: 1, items: {type: string, maxLength: 3}, maxItems: 2} | type-widened
  both | a limit becomes tighter while another type is added | {type: string, maxLength: 9}
    | {type: [string, integer], maxLength: 5, minimum: 1} | breaking request constraint-tightened; compatible request type-widened | breaking response type-widened; compatible response constraint-tightened
  op | a part of a body is added with an encoding | requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: object}}}}}}, ${OK}
    | requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: object}, b: {type: object}}}, encoding: {b: {contentType: text/plain}}}}}, ${OK} | compatible request property-added-optional
  widened | a choice becomes any value | {oneOf: [{type: object}, {type: string, maxLength: 4}]} | {} | type-widened

  # Discriminators
  answer | a discriminator is added | ${DOG_OR_CAT('')} | ${DOG_OR_CAT('discriminator: {propertyName: kind}')} | compatible response discriminator-added
  answer | a discriminator is removed | ${DOG_OR_CAT('discriminator: {propertyName: kind}')}
    | ${DOG_OR_CAT('')} | uncertain response discriminator-removed
  answer | a value of a discriminator changes | ${DOG_OR_CAT(MAPPED('dog'))}
    | ${DOG_OR_CAT(MAPPED('hound'))} | breaking response discriminator-value-added; compatible response discriminator-value-removed
  answer | a mapping repeats the name of a schema | ${DOG_OR_CAT('discriminator: {propertyName: kind}')} | ${DOG_OR_CAT(MAPPED('Dog'))} |
  answer | a mapping has the name of a schema instead of a reference | ${DOG_OR_CAT(MAPPED('dog'))}
    | ${DOG_OR_CAT('discriminator: {propertyName: kind, mapping: {dog: Dog}}')} |

  answer | the schema of values that select no other changes | ${DOG_OR_CAT('discriminator: {propertyName: kind, defaultMapping: Dog}')}
    | ${DOG_OR_CAT('discriminator: {propertyName: kind, defaultMapping: Cat}')} | uncertain response not-compared
  answer | values that select no schema get one | ${DOG_OR_CAT('discriminator: {propertyName: kind}')}
    | ${DOG_OR_CAT('discriminator: {propertyName: kind, defaultMapping: Cat}')} | uncertain response not-compared
  answer | a default mapping has a reference instead of a name | ${DOG_OR_CAT('discriminator: {propertyName: kind, defaultMapping: Dog}')}
    | ${DOG_OR_CAT("discriminator: {propertyName: kind, defaultMapping: '#/components/schemas/Dog'}")} |

  # Lists of server variables, and encodings
  servedWith | a server variable is limited to a list | | enum: [eu, us],  | breaking server-variable-values-listed
  servedWith | a server variable is no longer limited to a list | enum: [eu, us],  | | compatible server-variable-values-opened
  op | a part of a body gets an encoding | requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: object}}}}}}, ${OK}
    | requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: object}}}, encoding: {a: {contentType: text/plain}}}}}, ${OK} | uncertain request not-compared

  # Schemas that lead to themselves, to their variants, or to what an outer schema defines
  node | a recursive schema changes | string | integer | breaking response type-changed
  pathItems | one of two paths that share a path item is removed | /a: ${ref('pathItems/a')}, /b: ${ref('pathItems/a')} | /a: ${ref('pathItems/a')} | breaking operation-removed
  parent | a value is removed from the discriminator of a parent schema | ${COMPOSED("dog: '#/components/schemas/Dog', cat: '#/components/schemas/Cat'")}
    | ${COMPOSED("dog: '#/components/schemas/Dog'")} | breaking request discriminator-value-removed; compatible request discriminator-value-added
  paged | a dynamic reference gets another schema | {${PAGE}, ${BOUND(DOG)}} | {${PAGE}, ${BOUND(CAT)}} | ${NOT_COMPARED}
  paged | a dynamic reference loses its schema | {${PAGE}, ${BOUND(DOG)}} | {${PAGE}} | ${NOT_COMPARED}
  paged | a dynamic reference gets another schema further out | {type: object, properties: {a: {${PAGE}}}, ${BOUND(DOG)}}
    | {type: object, properties: {a: {${PAGE}}}, ${BOUND(CAT)}} | ${NOT_COMPARED}
  paged | a dynamic reference gets a recursive schema that is stricter | {${TREE}, maxProperties: 5} | {$dynamicAnchor: node, ${TREE}, maxProperties: 5} | ${NOT_COMPARED}
  paged | a dynamic reference changes nothing under another name | {${PAGE}, ${BOUND(DOG)}} | {${PAGE}, ${BOUND(DOG).replace('a:', 'b:')}} |
  paged | a dynamic reference changes nothing without references | {type: object, ${BOUND(DOG)}} | {type: object, ${BOUND(CAT)}} |
  parent | a schema changes that a discriminator selects by its name | ${COMPOSED('')} | ${COMPOSED('', 'Cat', 'purr: {type: string}')} | breaking request type-changed
  parent | a schema changes that a discriminator selects by its name, beside a partial mapping | ${COMPOSED('dog: Dog')} | ${COMPOSED('dog: Dog', 'Cat', 'purr: {type: string}')} | breaking request type-changed
  parent | a schema is removed and another added that a discriminator selects by their names | ${COMPOSED('')} | ${COMPOSED('', 'Cow')}
    | breaking request discriminator-value-removed; compatible request discriminator-value-added
  parent | a schema is removed and another added beside a partial mapping | ${COMPOSED('dog: Dog')} | ${COMPOSED('dog: Dog', 'Cow')}
    | breaking request discriminator-value-removed; compatible request discriminator-value-added
  parent | no change where a schema is renamed whose constant is the value of a discriminator | ${COMPOSED('', 'Cat', 'kind: {const: cat}')} | ${COMPOSED('', 'Feline', 'kind: {const: cat}')} |
  parent | the property of the discriminator of a parent schema changes | ${COMPOSED("dog: '#/components/schemas/Dog'")}
    | ${COMPOSED("dog: '#/components/schemas/Dog'").replace('propertyName: kind', 'propertyName: sort')} | breaking request discriminator-changed
  body | no change where one schema is used, while its parent gets another one | ${DOG} // ${COMPOSED('')} | ${DOG} // ${COMPOSED('', 'Cow', 'purr: {type: string}')} |
  answer | the default target of a dynamic reference changes | {${PAGE}} // ${PAGED()} | {${PAGE}} // ${PAGED('{$dynamicAnchor: item, type: string}')} | compatible response type-narrowed
  answer | a recursive schema with a dynamic reference changes | {$dynamicAnchor: node, ${TREE}} // ${PAGED()}
    | {$dynamicAnchor: node, ${TREE}} // ${PAGED().replace('name: {type: string}', 'name: {type: integer}')} | breaking response type-changed
  # There is one such anchor in the file, to which the reference leads.
  answer | a dynamic reference whose anchor only an outer schema defines gets another schema | {${PAGE}, ${BOUND('{type: string}')}} // ${PAGED('{}')}
    | {${PAGE}, ${BOUND('{type: integer}')}} // ${PAGED('{}')} | breaking response type-changed
  answer | a dynamic reference becomes a static one | {${PAGE}} // ${PAGED()} | {${PAGE}} // ${PAGED().replace("$dynamicRef: '#item'", "$ref: '#/$defs/item'")} | ${NOT_COMPARED}

  # Parts that move, are renamed, or are only used
  op | a parameter moves to the components | parameters: [${QUERY}], ${OK} | parameters: [${ref('parameters/a')}], ${OK} // components: {parameters: {a: ${QUERY}}} |
  op | a response moves to the components | responses: {'200': {description: OK, content: {text/plain: {}}}}
    | responses: {'200': ${ref('responses/Ok')}} // components: {responses: {Ok: {description: OK, content: {text/plain: {}}}}} |
  op | a body is removed | ${TEXT} | ${OK} | uncertain request body-removed
  op | an operation gets its own server | operationId: a, ${OK} // servers: [{url: 'https://a.example.com'}]
    | operationId: a, servers: [{url: 'https://b.example.com'}], ${OK} // servers: [{url: 'https://a.example.com'}] | breaking server-removed; compatible server-added
  secured | the security of the document moves to its operation | // security: [{key: []}] | security: [{key: []}] |
  op | a security scheme is renamed | security: [{a: []}], ${OK} // components: {securitySchemes: {a: {type: http, scheme: bearer}}}
    | security: [{b: []}], ${OK} // components: {securitySchemes: {b: {type: http, scheme: Bearer}}} |
  op | an internal callback is removed | callbacks: {done: {'{$url}': {post: {x-internal: true, ${OK}}}}}, ${OK} | ${OK} |
  answer | a property of a variant changes | {oneOf: [${DOG}, ${CAT}]}
    | {oneOf: [${CAT}, ${DOG}]} // ${VARIANTS.replace('bark: {type: boolean}', 'bark: {type: string}')} | breaking response type-changed
  answer | the items of one of two arrays change | ${LISTS} | ${LISTS} // ${VARIANTS.replace('purr: {type: boolean}', 'purr: {type: string}')} | breaking response type-changed
`),
  [
    'no change between a nullable reference of 3.0 and a choice of 3.1',
    answer(
      `{nullable: true, allOf: [${DOG}]}`,
      VARIANTS.replace(/const: (\w+)/g, 'type: string, enum: [$1]'),
      '3.0.3',
    ),
    answer(`{oneOf: [${DOG}, {type: 'null'}]}`),
  ],
];

/**
 * The comment on a pull request has each change once, breaking ones first and compatible ones
 * folded, and with each of the others a line that accepts it in docs.json.
 */
function expectComment(changes: Change[]): void {
  const markdown = formatChangesMarkdown(
    {findings: []},
    [{tabId: 'default', tab: 'API', sources: [], against: 'main:', changes, accepted: 0}],
    {toPath: (file) => file},
  );
  const {children} = parseMarkdown(markdown);
  const sections = ['breaking', 'uncertain', 'compatible'].map((effect) =>
    changes.filter((change) => change.effect === effect),
  );
  expect(children.flatMap((node) => (node.type === 'html' ? [node.value] : []))).toEqual(
    sections[2]!.length > 0
      ? [`<details><summary>Compatible (${sections[2]!.length})</summary>`, '</details>']
      : [],
  );
  expect(children.flatMap((node) => (node.type === 'list' ? [node.children.length] : []))).toEqual(
    sections.map(({length}) => length).filter((length) => length > 0),
  );

  const lines = [...markdown.matchAll(/^ {2}Accept: `+ ?(.*?) ?`+$/gm)].map(
    ([, line]) => JSON.parse(`[${line}]`) as AcceptedChange[],
  );
  const open = worstFirst(changes).filter(({effect}) => effect !== 'compatible');
  expect(lines).toHaveLength(open.length);
  for (const [at, {kind, message}] of open.entries()) {
    const left = withoutAccepted(changes, lines[at]!, '2026-01-31');
    expect(left.filter((change) => change.message === message)).toEqual([]);
    const isOther = (change: Change) => change.kind !== kind;
    expect(left.filter(isOther)).toEqual(changes.filter(isOther));
  }
}

describe('compareDocuments', () => {
  it.each(PAIRS)('lists the expected changes: %s', async (_title, before, after, ...expected) => {
    const document = await loadText(before);
    const changes = compareDocuments([document], [await loadText(after)]);
    expect(toLines(changes)).toEqual([...expected].sort());
    expectComment(changes);
    expect(compareDocuments([document], [document])).toEqual([]);
  });

  it('has a pair for each kind of change', () => {
    const listed = PAIRS.flatMap(([, , , ...expected]) => expected)
      .join(' ')
      .split(' ');
    // No small pair exceeds the limit; hostile.test.ts does.
    expect(CHANGE_KINDS.filter((kind) => !listed.includes(kind))).toEqual(['comparison-limit']);
  });

  it('distinguishes a boolean from a string in the message', async () => {
    const object = (value: string) =>
      body(`{type: object, properties: {a: {type: string, default: ${value}}}}`);
    const [change] = await compareTexts(object('true'), object("'true'"));
    expect(change?.message).toBe('The default changed from `true` to `"true"`.');
  });

  it('writes numbers in the message as the document does', async () => {
    const price = (amount: string) => body(`{type: object, default: {amount: ${amount}}}`);
    const [change] = await compareTexts(price('1.50'), price('2.50'));
    expect(change?.message).toBe(
      'The default changed from `{"amount":1.50}` to `{"amount":2.50}`.',
    );
  });

  it('says in the message which media type a file has now, and not that it was null', async () => {
    const file = (schema: string) => body(`{type: object, properties: {a: ${schema}}}`);
    const type = '{contentMediaType: image/png}';
    const messages = async (one: string, other: string) =>
      (await compareTexts(file(one), file(other))).map(({message}) => message);
    expect([
      await messages('{type: string}', type),
      await messages(type, '{type: string}'),
    ]).toEqual([['`contentMediaType` is `image/png` now.'], ['`contentMediaType` was removed.']]);
  });
});

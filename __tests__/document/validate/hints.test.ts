import {loadFiles} from '../../support/load';

/**
 * The first finding about a document with this schema as the body of an answer, and with these
 * fields of the operation.
 */
async function findFirst(
  openapi: string,
  schema: object,
  operation: object = {},
  fields: object = {},
) {
  const answer = {description: 'OK', content: {'application/json': {schema}}};
  const document = {
    openapi,
    info: {title: 'Pets', version: '1'},
    paths: {'/a': {get: {responses: {200: answer}, ...operation}}},
    ...fields,
  };
  const {diagnostics} = await loadFiles({'openapi.json': JSON.stringify(document)});
  return diagnostics[0]?.help;
}

describe('mistakes that many people make', () => {
  it.each<[string, string, object, RegExp]>([
    [
      'a property that says it is required',
      '3.0.3',
      {properties: {a: {type: 'string', required: true}}},
      /names of properties/,
    ],
    [
      'null as a type in OpenAPI 3.0',
      '3.0.3',
      {type: ['string', 'null']},
      /`type: string` and `nullable: true`/,
    ],
    ['several types in OpenAPI 3.0', '3.0.3', {type: ['string', 'integer']}, /`anyOf`/],
    ['files of Swagger', '3.0.3', {type: 'file'}, /`format: binary`/],
    [
      'a limit that is a number in OpenAPI 3.0',
      '3.0.3',
      {exclusiveMinimum: 3},
      /`minimum: 3` and `exclusiveMinimum: true`/,
    ],
    [
      'a limit that is a flag in OpenAPI 3.1',
      '3.1.1',
      {minimum: 3, exclusiveMinimum: true},
      /move the number of `minimum` here/,
    ],
    ['examples of a schema in OpenAPI 3.0', '3.0.3', {examples: ['a']}, /one `example`/],
    [
      'a reference to where Swagger had its schemas',
      '3.0.3',
      {$ref: '#/definitions/Pet'},
      /`#\/components\/schemas\/Pet`/,
    ],
    [
      'two letters that changed places',
      '3.0.3',
      {$ref: '#/components/schemas/Pte'},
      /Did you mean `Pet`/,
    ],
  ])('are told with what to write: %s', async (_name, openapi, schema, help) => {
    expect(
      await findFirst(openapi, schema, {}, {components: {schemas: {Pet: {type: 'object'}}}}),
    ).toMatch(help);
  });

  it.each<[string, object, object, RegExp]>([
    ['a body of Swagger', {parameters: [{in: 'body', name: 'b', schema: {}}]}, {}, /`requestBody`/],
    ['a host', {}, {host: 'api.example.com'}, /`servers`/],
    [
      'media types of an operation',
      {produces: ['application/json']},
      {},
      /`content` of each response/,
    ],
    [
      'a parameter with a type',
      {parameters: [{in: 'query', name: 'b', type: 'string'}]},
      {},
      /`schema: \{type: …\}`/,
    ],
    [
      'content beside the status codes',
      {responses: {200: {description: 'OK'}, content: {}}},
      {},
      /indent it below its status code/,
    ],
    [
      'an answer without a description',
      {responses: {200: {}}},
      {},
      /every response needs a `description`/,
    ],
    [
      'a list of examples',
      {responses: {200: {description: 'OK', content: {'a/b': {examples: ['a']}}}}},
      {},
      /`examples: \{first: \{value: …\}\}`/,
    ],
    ['a path without a slash', {}, {paths: {pets: {}}}, /Write `\/pets`/],
  ])('of OpenAPI as a whole, too: %s', async (_name, operation, fields, help) => {
    expect(await findFirst('3.0.3', {}, operation, fields)).toMatch(help);
  });

  it('are reported once: what is in a list that should be a map is not reported again', async () => {
    const document = {
      openapi: '3.0.3',
      info: {title: 'Pets', version: '1'},
      paths: {
        '/a': {
          get: {
            responses: {
              200: {description: 'OK', content: {'a/b': {examples: ['a', {value: 1}, 'b']}}},
            },
          },
        },
      },
    };
    const {diagnostics} = await loadFiles({'openapi.json': JSON.stringify(document)});
    expect(diagnostics.map(({source}) => source.pointer)).toEqual([
      '/paths/~1a/get/responses/200/content/a~1b/examples',
    ]);
  });
});

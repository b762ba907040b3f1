import {loadFiles} from '../../support/load';

/**
 * The help of the first finding about a document with this schema in the response body and these
 * fields in the operation.
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

describe('common mistakes', () => {
  it.each<[string, string, object, RegExp]>([
    [
      '`required: true` in a property',
      '3.0.3',
      {properties: {a: {type: 'string', required: true}}},
      /names of properties/,
    ],
    [
      '`null` as a type in OpenAPI 3.0',
      '3.0.3',
      {type: ['string', 'null']},
      /`type: string` and `nullable: true`/,
    ],
    ['several types in OpenAPI 3.0', '3.0.3', {type: ['string', 'integer']}, /`anyOf`/],
    ['the type `file` of Swagger', '3.0.3', {type: 'file'}, /`format: binary`/],
    [
      'an exclusive limit as a number in OpenAPI 3.0',
      '3.0.3',
      {exclusiveMinimum: 3},
      /`minimum: 3` and `exclusiveMinimum: true`/,
    ],
    [
      'an exclusive limit as a boolean in OpenAPI 3.1',
      '3.1.1',
      {minimum: 3, exclusiveMinimum: true},
      /move the number of `minimum` here/,
    ],
    ['`examples` of a schema in OpenAPI 3.0', '3.0.3', {examples: ['a']}, /one `example`/],
    [
      'a reference to the `definitions` of Swagger',
      '3.0.3',
      {$ref: '#/definitions/Pet'},
      /`#\/components\/schemas\/Pet`/,
    ],
    [
      'two swapped letters in a reference',
      '3.0.3',
      {$ref: '#/components/schemas/Pte'},
      /Did you mean `Pet`/,
    ],
  ])('are reported with a correction: %s', async (_name, openapi, schema, help) => {
    expect(
      await findFirst(openapi, schema, {}, {components: {schemas: {Pet: {type: 'object'}}}}),
    ).toMatch(help);
  });

  it.each<[string, object, object, RegExp]>([
    [
      'a body parameter of Swagger',
      {parameters: [{in: 'body', name: 'b', schema: {}}]},
      {},
      /`requestBody`/,
    ],
    ['the `host` of Swagger', {}, {host: 'api.example.com'}, /`servers`/],
    [
      '`produces` in an operation',
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
      'a response without a description',
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
    ['a path without a leading slash', {}, {paths: {pets: {}}}, /Write `\/pets`/],
  ])(
    'outside of schemas are reported with a correction: %s',
    async (_name, operation, fields, help) => {
      expect(await findFirst('3.0.3', {}, operation, fields)).toMatch(help);
    },
  );

  it('in a list that should be a map are reported once, for the list', async () => {
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

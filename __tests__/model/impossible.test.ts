import {toDocument} from '../support/checkFiles';
import {loadModel} from '../support/model';

const find = async (schema: string, version = '3.1.1') => {
  const {diagnostics} = await loadModel(
    toDocument(
      `paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}`,
    ).replace(/^openapi: .*$/m, `openapi: ${version}`),
  );
  return diagnostics
    .filter(({code}) => code === 'schema-impossible')
    .map(({message}) => message.replace(', so no value matches this schema.', ''));
};

it.each([
  ['{enum: []}', '`enum` is empty'],
  ['{minimum: 5, maximum: 3}', '`minimum` is 5 and `maximum` is 3'],
  ['{exclusiveMinimum: 3, maximum: 3}', '`exclusiveMinimum` is 3 and `maximum` is 3'],
  ['{minimum: 3, exclusiveMaximum: 3}', '`minimum` is 3 and `exclusiveMaximum` is 3'],
  [
    '{minimum: 9223372036854775807, maximum: 9223372036854775806}',
    '`minimum` is 9223372036854775807 and `maximum` is 9223372036854775806',
  ],
  ['{minLength: 4, maxLength: 2}', '`minLength` is 4 and `maxLength` is 2'],
  ['{minItems: 2, maxItems: 1}', '`minItems` is 2 and `maxItems` is 1'],
  ['{minProperties: 2, maxProperties: 1}', '`minProperties` is 2 and `maxProperties` is 1'],
  ['{contains: {}, minContains: 2, maxContains: 1}', '`minContains` is 2 and `maxContains` is 1'],
  ['{minimum: 3, maximum: 3, minLength: 3, maxLength: 3}'],
  ['{minLength: 4, maxItems: 2, minimum: 9}'],
])('no value matches %s', async (schema, ...expected) => {
  expect(await find(schema)).toEqual(expected);
});

it('an exclusive bound of OpenAPI 3.0 is read as it is meant there', async () => {
  const open = '{minimum: 3, exclusiveMinimum: true, maximum: 3}';
  expect(await find(open, '3.0.3')).toEqual(['`exclusiveMinimum` is 3 and `maximum` is 3']);
  expect(await find('{minimum: 3, exclusiveMinimum: false, maximum: 3}', '3.0.3')).toEqual([]);
});

import {toTypeWords} from '../../../plugin/model/schema/typeLabel';
import {loadModel} from '../../support/model';

const toText = (version: string, schema: string) => `openapi: ${version}
info: {title: Pets, version: '1'}
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {properties: {p: ${schema}}}}}}, responses: {'200': {description: OK}}}}}
`;

it.each([
  ['3.1.0', '{type: [string, null]}', 'string | null', "Write `type: [string, 'null']`."],
  ['3.1.0', '{type: [null]}', 'null', "Write `type: ['null']`."],
  ['3.2.0', '{type: null, description: Later}', 'null', "Write `type: 'null'`."],
  ['3.1.0', '{anyOf: [{type: string}, {type: null}]}', 'string | null', "Write `type: 'null'`."],
  [
    '3.0.3',
    '{type: [string, null]}',
    'string | null',
    'In OpenAPI 3.0 write `type: string` and `nullable: true`.',
  ],
  // Generators write every field that they know.
  ['3.1.0', '{type: null, format: null}', 'any', undefined],
  ['3.1.0', '{type: object, example: {type: [string, null]}, default: {type: null}}', 'object'],
])('in OpenAPI %s, %s is %s', async (version, schema, type, ...help) => {
  const {operation, diagnostics} = await loadModel(toText(version, schema));
  const body = operation.requestBody?.content[0]?.schema;
  const property = body?.kind === 'schema' ? body.properties?.[0] : undefined;
  expect(property && toTypeWords(property.schema)).toBe(type);
  expect(diagnostics.map((found) => found.help)).toEqual(help);
});

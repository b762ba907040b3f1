import {toPageSample} from '../../plugin/request/pageRequest';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';

const TEXT = JSON.stringify('{\n  "query": {"size": 12345678901234567890}\n}');
const body = (schema: string, mediaType = 'application/json', example = TEXT) =>
  `requestBody: {content: {${mediaType}: {schema: ${schema}, examples: {one: {summary: One, value: ${example}}}}}}, responses: {'200': {description: OK, content: {${mediaType}: {schema: ${schema}, example: ${example}}}}}`;

async function load(operation: string) {
  const {content, files} = await loadFormats(
    createFolder({
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.yaml'}}),
      'openapi.yaml': `openapi: 3.1.0\ninfo: {title: A, version: '1'}\nservers: [{url: https://api.example.com}]\npaths: {/search: {post: {operationId: search, ${operation}}}}\ncomponents: {schemas: {Text: {type: [string, 'null']}, Query: {type: object}}}\n`,
    }),
  );
  const {reference} = content.tabs[0]!;
  const [found] = reference!.operations;
  return {
    request: found!.requestBody!.content[0]!.examples[0]?.value,
    response: found!.responses[0]!.content[0]?.examples[0]?.value,
    generated: found!.requestBody!.content[0]!.generated,
    markdown: files.get('/api/default/search/post.md')!.text(),
    document: files.get('/api/default/search/post.json')!.text(),
    curl: toPageSample({...reference!, operation: found!, siteUrl: 'https://docs.example.com'})
      .code,
    findings: content.diagnostics.filter(({code}) => code.startsWith('example')),
  };
}

describe('an example string that contains JSON', () => {
  it.each(['{type: object}', "{$ref: '#/components/schemas/Query'}", '{type: [object, array]}'])(
    'is shown as JSON if the schema is %s',
    async (schema) => {
      const {request, response, markdown, curl, findings} = await load(body(schema));
      expect(request).toEqual(response);
      expect(request).toHaveProperty('query.size');
      expect(markdown).toContain('  "query": {\n    "size": 12345678901234567890\n  }');
      expect(markdown).not.toContain('\\"');
      expect(curl).toContain('"query"');
      expect(curl).not.toContain('\\"');
      expect(findings.map(({code, severity}) => `${code} ${severity}`)).toEqual([
        'example-json-string info',
        'example-json-string info',
      ]);
    },
  );

  it.each([
    ['{type: object, example: VALUE}', {query: {size: expect.anything()}}],
    ["{type: [array, 'null'], examples: ['[1]']}", [1]],
    ['{properties: {a: {type: integer}}, example: \'{"a": 1}\'}', {a: 1}],
    ['{type: object, properties: {a: {type: object, example: \'{"b": 1}\'}}}', {a: {b: 1}}],
  ])('of a schema is the JSON of the sample: %s', async (schema, value) => {
    const content = `{application/json: {schema: ${schema.replace('VALUE', TEXT)}}}`;
    const {generated, curl, findings} = await load(
      `requestBody: {content: ${content}}, responses: {'204': {description: OK}}`,
    );
    expect(generated?.value).toEqual(value);
    expect(curl).not.toContain('\\"');
    expect(findings.map(({code}) => code)).toEqual(['example-json-string']);
  });

  it.each(['{type: string, example: VALUE}', '{type: [object, string], example: VALUE}'])(
    'of a schema remains a string: %s',
    async (schema) => {
      const {generated, findings} = await load(
        `requestBody: {content: {application/json: {schema: ${schema.replace('VALUE', TEXT)}}}}, responses: {'204': {description: OK}}`,
      );
      expect(generated?.value).toBe(JSON.parse(TEXT));
      expect(findings).toEqual([]);
    },
  );

  const MISMATCH = ['example-mismatch', 'example-mismatch'];
  it.each([
    ['the schema is one', body('{type: string}'), []],
    ['the schema refers to one', body("{$ref: '#/components/schemas/Text'}"), []],
    ['a variant is one', body('{oneOf: [{type: object}, {type: string}]}'), []],
    ['it is invalid', body('{type: object}', 'application/json', "'{not: json}'"), MISMATCH],
    ['it is a scalar', body('{type: object}', 'application/json', "'12'"), MISMATCH],
    ['the body is text', body('{type: object}', 'text/plain'), []],
    ['the body is XML', body('{type: object}', 'application/xml'), []],
  ])('remains a string if %s', async (_why, operation, codes) => {
    const {request, findings} = await load(operation);
    expect(typeof request).toBe('string');
    expect(findings.map(({code}) => code)).toEqual(codes);
  });

  it('remains unchanged in the OpenAPI document of the operation', async () => {
    expect((await load(body('{type: object}'))).document).toContain('\\"query\\"');
  });
});

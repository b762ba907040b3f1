import {toPageSample} from '../../plugin/request/pageRequest';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';

/** The order that JavaScript would change: `z`, 10, 2. */
const VALUE = "{z: 1, '10': {b: 2, '1': 3}, '2': 4}";
const PROPERTIES =
  "{z: {type: integer}, '10': {type: object, properties: {b: {type: integer}, '1': {type: integer}}}, '2': {type: integer}}";
const SCHEMA = `{type: object, properties: ${PROPERTIES}}`;
const JSON_VALUE = '{"z":1,"10":{"b":2,"1":3},"2":4}';

const OPENAPI = `openapi: 3.1.0
info: {title: A, version: '1'}
servers: [{url: 'https://{z}.{2}.example.com/{1}', variables: {z: {default: a}, '2': {default: b}, '1': {default: c}}}]
paths:
  /json:
    post:
      operationId: json
      security: [{z: [], '2': [], '1': []}]
      parameters:
        - {name: filter, in: query, required: true, style: deepObject, explode: true, schema: {type: object}, example: {z: 1, '2': 3, '1': 4}}
        - {name: given, in: query, schema: {type: object, default: ${VALUE}}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Merged'}, examples: {z: {value: ${VALUE}}, '2': {value: ${VALUE}}, '1': {summary: First, value: 1}}}}}
      responses:
        default: {description: Other, headers: {z: {schema: {type: string}}, '2': {schema: {type: string}}, '1': {schema: {type: string}}}}
        '404': {description: Missing}
        '200':
          description: OK
          content: {application/json: {schema: {$ref: '#/components/schemas/Merged'}, example: ${VALUE}}}
          links: {z: {operationId: form}, '2': {operationId: form}, '1': {operationId: form, parameters: {z: 1, '2': 2}}}
      callbacks: {z: {'{$url}': {post: {responses: {'204': {description: Done}}}}}, '2': {'{$url}': {post: {responses: {'204': {description: Done}}}}}, '1': {'{$url}': {post: {responses: {'204': {description: Done}}}}}}
  /form:
    post:
      operationId: form
      requestBody: {content: {application/x-www-form-urlencoded: {schema: ${SCHEMA}, example: {z: 1, '2': 3, '1': 4}}}}
      responses: {'204': {description: Done}}
  /multipart:
    post:
      operationId: multipart
      requestBody: {content: {multipart/form-data: {schema: ${SCHEMA}, example: {z: 1, '2': 3, '1': 4}}}}
      responses: {'204': {description: Done}}
  /xml:
    post:
      operationId: xml
      requestBody: {content: {application/xml: {schema: ${SCHEMA}, example: {z: 1, '2': 3, '1': 4}}}}
      responses: {'204': {description: Done}}
  /yaml:
    post:
      operationId: yaml
      requestBody: {content: {application/yaml: {schema: ${SCHEMA}, example: {z: 1, '2': 3, '1': 4}}}}
      responses: {'204': {description: Done}}
  /composed:
    post:
      operationId: composed
      requestBody: {content: {application/json: {schema: {type: object, required: [z, '2', '1'], properties: {z: {type: integer, example: 5}, '2': {type: integer, example: 6}, '1': {type: integer, example: 7}}}}}}
      responses: {'204': {description: Done}}
components:
  securitySchemes: {z: {type: apiKey, in: header, name: Z}, '2': {type: apiKey, in: header, name: B}, '1': {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://example.com', scopes: {z: Z, '2': B, '1': A}}}}}
  schemas:
    Merged: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {y: {enum: [${VALUE}]}, '0': {const: ${VALUE}}}}]}
    Base: ${SCHEMA.replace('{type: object', "{type: object, x-note: {z: 1, '1': 2}")}
    '404': {type: object, properties: {a: {type: string}}}
`;

async function load() {
  const {content, files} = await loadFormats(
    createFolder({
      'docs.json': JSON.stringify({
        showExtensions: ['x-note'],
        tab: 'API',
        api: {source: 'openapi.yaml'},
      }),
      'openapi.yaml': OPENAPI,
    }),
  );
  const {reference} = content.tabs[0]!;
  const texts = [...files.values()].map((file) => [file.url, String(file.text())] as const);
  const textOf = (name: string) => texts.find(([url]) => url === `/api/default/${name}`)?.[1] ?? '';
  const sampleOf = (id: string) =>
    toPageSample({
      ...reference!,
      operation: reference!.operations.find(({operationId}) => operationId === id)!,
      siteUrl: 'https://docs.example.com',
    });
  return {content, reference: reference!, texts, textOf, sampleOf};
}

const compact = (text: string) => text.replace(/\s+/g, '');

describe('keys that look like numbers', () => {
  it('keep their order in the model', async () => {
    const {reference, content} = await load();
    const [operation] = reference.operations;
    const names = (list: readonly {name?: string}[] = []) => list.map(({name}) => name).join(' ');
    const media = operation!.requestBody!.content[0]!;
    const [ok, , fallback] = operation!.responses;
    expect(content.diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(names(media.examples)).toBe('z 2 1');
    expect(names(ok!.links)).toBe('z 2 1');
    expect(names(fallback!.headers)).toBe('z 2 1');
    expect(names(operation!.callbacks)).toBe('z 2 1');
    expect(names(reference.servers[0]!.variables)).toBe('z 2 1');
    expect(names(operation!.security![0]!.schemes)).toBe('z 2 1');
    expect(names(reference.securitySchemes)).toBe('z 2 1');
    const {schema} = reference.schemas.Merged!;
    expect(schema.kind === 'schema' && names(schema.properties)).toBe('z 10 2 y 0');
  });

  it('show responses by their codes, whatever the order of the document', async () => {
    const {reference} = await load();
    expect(reference.operations[0]!.responses.map(({status}) => status)).toEqual([
      '200',
      '404',
      'default',
    ]);
  });

  it('keep their order in every text, and no text shows how', async () => {
    const {texts, textOf} = await load();
    for (const [url, text] of texts)
      expect(`${url} ${/[\uFDD0\uFDD1]/.test(text)}`).toBe(`${url} false`);
    const markdown = compact(textOf('json/post.md'));
    expect(markdown.split(JSON_VALUE).length).toBeGreaterThanOrEqual(5);
    expect(compact(textOf('json/post.json'))).toContain(JSON_VALUE);
    expect(textOf('xml/post.md')).toMatch(/<z>1<\/z>\s*<_2>3<\/_2>\s*<_1>4<\/_1>/);
    expect(textOf('form/post.md')).toContain('z=1&2=3&1=4');
    expect(textOf('composed/post.md')).toMatch(/"z": 5,\s*"2": 6,\s*"1": 7/);
    expect(textOf('yaml/post.md')).toMatch(/z: 1\s+"?2"?: 3\s+"?1"?: 4/);
  });

  it('keep their order in samples', async () => {
    const {sampleOf} = await load();
    const all = (id: string) => JSON.stringify(sampleOf(id));
    expect(compact(sampleOf('json').code)).toContain(JSON_VALUE);
    expect(all('json')).toContain('filter%5Bz%5D=1&filter%5B2%5D=3&filter%5B1%5D=4');
    expect(all('form')).toMatch(/z=1.{0,40}2=3.{0,40}1=4/);
    expect(all('multipart')).toMatch(/z=1.{0,40}2=3.{0,40}1=4/);
    for (const id of ['json', 'form', 'multipart', 'xml', 'yaml', 'composed'])
      expect(all(id)).not.toMatch(/[\uFDD0\uFDD1]/);
  });
});

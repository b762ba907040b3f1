import {toDocument} from '../support/checkFiles';
import {loadModel} from '../support/model';

it.each([
  ['3.0.3', undefined],
  ['3.1.1', undefined],
  ['3.2.0', 'Found'],
])('in OpenAPI %s, the title of a referenced response is %s', async (version, summary) => {
  const {operation, diagnostics} = await loadModel(
    toDocument(
      "paths: {/a: {get: {responses: {'200': {$ref: '#/components/responses/R', summary: Found}}}}}\ncomponents: {responses: {R: {description: A pet}}}",
    ).replace(/^openapi: .*$/m, `openapi: ${version}`),
  );
  expect(operation.responses[0]?.summary).toBe(summary);
  const ignored = diagnostics.filter(({code}) => code === 'ref-siblings-ignored');
  expect(ignored.map(({source}) => source.pointer)).toEqual(
    version === '3.1.1' ? ['/paths/~1a/get/responses/200/summary'] : [],
  );
});

it.each([
  ["{name: ''}", undefined],
  ["{name: ' ', identifier: MIT}", {name: 'MIT', identifier: 'MIT'}],
  ["{name: '', url: 'https://a.test'}", {name: 'https://a.test', url: 'https://a.test'}],
])('the license %s is shown as %j', async (license, expected) => {
  const {reference, diagnostics} = await loadModel(
    `openapi: 3.1.1\ninfo: {title: Pets, version: '1', license: ${license}}\npaths: {/a: {get: {responses: {}}}}`,
  );
  expect(reference.info.license).toEqual(expected);
  expect(diagnostics.map(({source}) => source.pointer)).toContain('/info/license/name');
});

describe('operations', () => {
  it('have a key and a unique ID, even if their paths look alike', async () => {
    const {reference} = await loadModel(
      toDocument(
        'paths: {"/pets/{petId}": {get: {responses: {}}, delete: {responses: {}}}, /pets/petId: {get: {responses: {}}}, /: {get: {responses: {}}}}',
      ),
    );
    expect(reference.operations.map(({key, id}) => [key, id])).toEqual([
      ['GET /pets/{petId}', 'get-pets-petId'],
      ['DELETE /pets/{petId}', 'delete-pets-petId'],
      ['GET /pets/petId', 'get-pets-petId-2'],
      ['GET /', 'get'],
    ]);
  });

  it('include a webhook with a name that begins with `x-`', async () => {
    const {reference} = await loadModel(
      toDocument(
        'paths: {x-note: {get: {responses: {}}}}\nwebhooks: {x-pet-added: {post: {responses: {}}}}',
      ),
    );
    expect(reference.operations.map(({key}) => key)).toEqual(['POST x-pet-added']);
  });
});

import {toDocumentKind} from '../../../plugin/document/validate/kind';
import type {Json} from '../../../plugin/document/types';

describe('toDocumentKind', () => {
  it.each([
    ['3.0.4', '3.0'],
    ['3.1.99', '3.1'],
    ['3.2.0-rc1', '3.2'],
    ['3.1', '3.1'],
    ['3', '3.0'],
  ])('reads OpenAPI %s as %s', (declared, version) => {
    expect(toDocumentKind({openapi: declared})).toEqual({
      root: {openapi: declared},
      version,
      declaredVersion: declared,
    });
  });

  it('reads an unknown minor version as the newest one and reports it', () => {
    expect(toDocumentKind({openapi: '3.9.0'})).toMatchObject({
      version: '3.2',
      declaredVersion: '3.9.0',
      problem: {code: 'document-version'},
    });
  });

  it.each<[Json, string]>([
    [{swagger: '3.0'}, 'Swagger `3.0`'],
    [{swaggerVersion: '1.2'}, 'Swagger `1.2`'],
    [{asyncapi: '3.0.0'}, 'AsyncAPI `3.0.0`'],
    [{arazzo: '1.0.1'}, 'Arazzo `1.0.1`'],
    [{overlay: '1.0.0'}, 'OpenAPI Overlay `1.0.0`'],
    [{$schema: 'https://json-schema.org/draft/2020-12/schema'}, 'JSON Schema'],
    [{info: {}, item: []}, 'Postman'],
    [{openapi: '4.0.0'}, 'OpenAPI `4.0.0`'],
    [{openapi: {}}, '`{}` is not a version'],
    [{OpenAPI: '3.1.0'}, 'no field `openapi`'],
    [[{openapi: '3.1.0'}], 'a list'],
    ['text', 'a string'],
    [5, 'a number'],
  ])('names the kind of %j and what to do', (value, words) => {
    expect(toDocumentKind(value)).toEqual({
      code: 'document-kind',
      message: expect.stringContaining(words),
      help: expect.any(String),
      pointer: expect.any(String),
    });
  });
});

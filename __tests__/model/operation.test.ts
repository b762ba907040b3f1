import {toApiReference} from '../../plugin/model/apiReference';
import {inMemoryDocument} from '../support/inMemoryDocument';

describe('operations', () => {
  it('have a key and a unique ID, even if their paths look alike', async () => {
    const {operations} = await toApiReference(
      inMemoryDocument(`
openapi: 3.0.3
info: {title: Pets, version: 1.0.0}
paths:
  /pets/{petId}: {get: {responses: {}}, delete: {responses: {}}}
  /pets/petId: {get: {responses: {}}}
  /: {get: {responses: {}}}
`),
      () => {},
    );
    expect(operations.map(({key, id}) => [key, id])).toEqual([
      ['GET /pets/{petId}', 'get-pets-petId'],
      ['DELETE /pets/{petId}', 'delete-pets-petId'],
      ['GET /pets/petId', 'get-pets-petId-2'],
      ['GET /', 'get'],
    ]);
  });

  it('include a webhook with a name that begins with `x-`', async () => {
    const {operations} = await toApiReference(
      inMemoryDocument(`
openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths: {x-note: {get: {responses: {}}}}
webhooks: {x-pet-added: {post: {responses: {}}}}
`),
      () => {},
    );
    expect(operations.map(({key}) => key)).toEqual(['POST x-pet-added']);
  });
});

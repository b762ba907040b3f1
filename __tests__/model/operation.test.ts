import {toApiReference} from '../../plugin/model/apiReference';
import {inMemoryDocument} from '../support/inMemoryDocument';

describe('operations', () => {
  it('are named by their key and have their own id, whatever their paths look like', async () => {
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

  it('are those of all webhooks, also of one whose name begins like that of an extension', async () => {
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

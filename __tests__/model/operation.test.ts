import {toDocument} from '../support/checkFiles';
import {loadModel} from '../support/model';

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

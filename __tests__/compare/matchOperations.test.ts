import {matchOperations} from '../../plugin/compare/matchOperations';
import type {Operation} from '../../plugin/model/types';
import {toOperation} from '../support/reference';

const op = (key: string, operationId?: string, more: Partial<Operation> = {}) =>
  toOperation(key, {
    id: [key, operationId].filter(Boolean).join(' '),
    ...(operationId !== undefined && {operationId}),
    ...more,
  });

/** Keys of the matched operations: `GET /old → GET /new`. */
function match(from: Operation[], to: Operation[], renames: {[from: string]: string} = {}) {
  const matches = matchOperations(from, to, new Map(Object.entries(renames)));
  return [...matches].map(([one, other]) => `${one.key} → ${other.key}`);
}

describe('matchOperations', () => {
  it('follows an operationId to another path and method', () => {
    expect(match([op('GET /pet', 'findPets')], [op('POST /pets/search', 'findPets')])).toEqual([
      'GET /pet → POST /pets/search',
    ]);
  });

  it('follows a path whose parameters have other names', () => {
    expect(match([op('GET /pets/{id}')], [op('GET /pets/{petId}', 'getPet')])).toEqual([
      'GET /pets/{id} → GET /pets/{petId}',
    ]);
  });

  it('does not match other methods, other paths, or webhooks with operations', () => {
    expect(
      match(
        [op('GET /pets'), op('GET /cats'), op('POST created')],
        [op('PUT /pets'), op('GET /cats/{id}'), op('POST created', undefined, {kind: 'webhook'})],
      ),
    ).toEqual([]);
  });

  it('prefers the operationId to the path', () => {
    expect(
      match(
        [op('GET /pets', 'listPets'), op('GET /all', 'listAll')],
        [op('GET /pets', 'listAll'), op('GET /v2/pets', 'listPets')],
      ),
    ).toEqual(['GET /pets → GET /v2/pets', 'GET /all → GET /pets']);
  });

  it.each([
    ['operationId', {findPets: 'listPets'}],
    ['method and path', {'GET /pet': 'GET /pets'}],
  ])('follows the renames of the author, by %s', (_name, renames) => {
    expect(match([op('GET /pet', 'findPets')], [op('GET /pets', 'listPets')], renames)).toEqual([
      'GET /pet → GET /pets',
    ]);
  });

  it('prefers the renames of the author to a path that another operation now uses', () => {
    expect(
      match(
        [op('POST /orders', 'createOrder')],
        [op('POST /orders', 'createBulkOrder'), op('POST /adoptions', 'adopt')],
        {createOrder: 'adopt'},
      ),
    ).toEqual(['POST /orders → POST /adoptions']);
  });

  it('prefers an identical path to a path whose variables have other names', () => {
    expect(match([op('GET /{x}'), op('GET /{y}')], [op('GET /{y}'), op('GET /{x}')])).toEqual([
      'GET /{x} → GET /{x}',
      'GET /{y} → GET /{y}',
    ]);
  });

  it('does not guess if several operations have the same id or template', () => {
    expect(
      match(
        [op('GET /a', 'same'), op('GET /b', 'same'), op('GET /{x}'), op('GET /{y}')],
        [op('GET /c', 'same'), op('GET /{z}')],
      ),
    ).toEqual([]);
  });

  it('matches by path if a generator has numbered the operationIds', () => {
    expect(
      match(
        [op('GET /cats', 'list'), op('GET /dogs', 'list_1')],
        [op('GET /birds', 'list'), op('GET /cats', 'list_1'), op('GET /dogs', 'list_2')],
      ),
    ).toEqual(['GET /cats → GET /cats', 'GET /dogs → GET /dogs']);
  });

  it('finds a webhook by its key in the renames of the author', () => {
    expect(
      match(
        [op('POST newPet', undefined, {kind: 'webhook'})],
        [op('POST petAdded', undefined, {kind: 'webhook'})],
        {'POST newPet': 'POST petAdded'},
      ),
    ).toEqual(['POST newPet → POST petAdded']);
  });
});

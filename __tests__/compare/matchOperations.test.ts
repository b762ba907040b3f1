import {matchOperations} from '../../plugin/compare/matchOperations';
import {toOperation} from '../support/reference';
import {yaml} from '../support/yaml';

/** Operations: `GET /pets listPets`; a webhook has a name instead of a path. */
const toOperations = (list: string) =>
  list.split(', ').map((text) => {
    const [method, path, operationId] = text.split(' ');
    return toOperation(`${method} ${path}`, {
      id: text,
      ...(operationId !== undefined && {operationId}),
      ...(path!.startsWith('#') && {kind: 'webhook'}),
    });
  });

it.each<
  [title: string, from: string, to: string, matches: string, renames?: {[from: string]: string}]
>(yaml`
  - [follows an operationId to another path and method, GET /pet findPets, POST /pets/search findPets, GET /pet → POST /pets/search]
  - [follows a path whose parameters have other names, 'GET /pets/{id}', 'GET /pets/{petId} getPet', 'GET /pets/{id} → GET /pets/{petId}']
  - ['does not match other methods, other paths, or webhooks with operations', 'GET /pets, GET /cats, POST created',
      'PUT /pets, GET /cats/{id}, POST #created', '']
  - [prefers the operationId to the path, 'GET /pets listPets, GET /all listAll', 'GET /pets listAll, GET /v2/pets listPets',
      'GET /pets → GET /v2/pets, GET /all → GET /pets']
  - ['follows the renames of the author, by operationId', GET /pet findPets, GET /pets listPets, GET /pet → GET /pets, {findPets: listPets}]
  - ['follows the renames of the author, by method and path', GET /pet findPets, GET /pets listPets, GET /pet → GET /pets, {GET /pet: GET /pets}]
  - [prefers the renames of the author to a path that another operation now uses, POST /orders createOrder,
      'POST /orders createBulkOrder, POST /adoptions adopt', POST /orders → POST /adoptions, {createOrder: adopt}]
  - [prefers an identical path to a path whose variables have other names, 'GET /{x}, GET /{y}', 'GET /{y}, GET /{x}',
      'GET /{x} → GET /{x}, GET /{y} → GET /{y}']
  - [does not guess if several operations have the same id or template, 'GET /a same, GET /b same, GET /{x}, GET /{y}', 'GET /c same, GET /{z}', '']
  - [matches by path if a generator has numbered the operationIds, 'GET /cats list, GET /dogs list_1',
      'GET /birds list, GET /cats list_1, GET /dogs list_2', 'GET /cats → GET /cats, GET /dogs → GET /dogs']
  - [finds a webhook by its key in the renames of the author, 'POST #newPet', 'POST #petAdded', 'POST #newPet → POST #petAdded',
      {'POST #newPet': 'POST #petAdded'}]
`)('matchOperations %s', (_title, from, to, expected, renames = {}) => {
  const matches = matchOperations(
    toOperations(from),
    toOperations(to),
    new Map(Object.entries(renames)),
  );
  expect([...matches].map(([one, other]) => `${one.key} → ${other.key}`).join(', ')).toBe(expected);
});

/**
 * One API in three versions: one operation was renamed, one was removed, and one is new. Files of a
 * site by name.
 */
export const VERSIONED_DOCUMENTS: {[file: string]: string} = {
  'v1.yaml': toDocument('1.0', [
    ['/pets', 'get', 'findPets', 'Find pets'],
    ['/pets/{id}', 'get', undefined, 'Get a pet'],
    ['/fax', 'post', 'sendFax', 'Send a fax', {deprecated: true, 'x-sunset': '2027-06-30'}],
  ]),
  'v2.yaml': toDocument('2.0', [
    ['/pets', 'get', 'findPets', 'Find pets'],
    ['/pets/{petId}', 'get', 'getPet', 'Get a pet'],
    ['/pets', 'post', 'addPet', 'Add a pet'],
  ]),
  'v3.yaml': toDocument('3.0', [
    ['/animals', 'get', 'listAnimals', 'List animals'],
    ['/pets/{petId}', 'get', 'getPet', 'Get a pet'],
    ['/pets', 'post', 'addPet', 'Add a pet'],
  ]),
};

/** A docs.json with the three versions: 3.0 is unreleased, 1.0 is no longer maintained. */
export const VERSIONED_DOCS = {
  tab: 'Pets',
  api: {
    versions: [
      {
        version: '3.0',
        source: 'v3.yaml',
        banner: 'unreleased',
        path: 'next',
        renames: {findPets: 'listAnimals'},
      },
      {version: '2.0', source: 'v2.yaml'},
      {version: '1.0', source: 'v1.yaml', label: '1.0 (2019)', banner: 'unmaintained'},
    ],
  },
};

type OperationLine = [
  path: string,
  method: string,
  operationId: string | undefined,
  title: string,
  more?: object,
];

function toDocument(version: string, operations: readonly OperationLine[]): string {
  const paths: {[path: string]: object} = {};
  for (const [path, method, operationId, summary, more] of operations)
    paths[path] = {
      ...paths[path],
      [method]: {
        ...(operationId !== undefined && {operationId}),
        summary,
        ...more,
        tags: ['Pets'],
        parameters: [
          ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
            name,
            in: 'path',
            required: true,
            schema: {type: 'string'},
          })),
          {name: 'verbose', in: 'query', schema: {type: 'boolean'}},
        ],
        responses: {'200': {description: 'Done.'}},
      },
    };
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Pets API', version},
    servers: [{url: `https://v${version.slice(0, 1)}.api.example.com`}],
    security: [{key: []}],
    tags: [{name: 'Pets'}],
    paths,
    components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
  });
}

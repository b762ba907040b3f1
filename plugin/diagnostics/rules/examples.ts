import type {Code} from '../codes';

/**
 * Incorrect and correct: a few lines of the document or of docs.json, or a sentence where lines
 * cannot show it.
 */
export type RuleExample = {bad: string; good: string};

const lines = (...text: string[]) => text.join('\n');

/** One for each rule: the documentation and `check --explain` show them. */
export const EXAMPLES: {readonly [code in Code]: RuleExample} = {
  'config-not-found': {
    bad: "['docusaurus-plugin-api-reference', {docsJson: 'doc.json'}]",
    good: "['docusaurus-plugin-api-reference', {docsJson: 'docs.json'}]",
  },
  'config-syntax': {
    bad: '{"tab": "API", "api": {"source": "openapi.yaml",}}',
    good: '{"tab": "API", "api": {"source": "openapi.yaml"}}',
  },
  'config-duplicate-key': {
    bad: '{"tab": "API", "tab": "Admin API", "api": {"source": "openapi.yaml"}}',
    good: '{"tab": "API", "api": {"source": "openapi.yaml"}}',
  },
  'config-type': {bad: '"tagsOrder": "Pets"', good: '"tagsOrder": ["Pets"]'},
  'config-unknown-key': {
    bad: '"api": {"source": "openapi.yaml", "tagOrder": ["Pets"]}',
    good: '"api": {"source": "openapi.yaml", "tagsOrder": ["Pets"]}',
  },
  'config-no-api-tab': {
    bad: '{"tab": "API Reference"}',
    good: '{"tab": "API Reference", "api": {"source": "openapi.yaml"}}',
  },
  'config-copies': {
    bad: 'node_modules/react/                                                  19.3.1\nnode_modules/docusaurus-plugin-api-reference/node_modules/react/     19.2.0',
    good: 'node_modules/react/     19.3.1',
  },
  'config-plugin-missing': {
    bad: "presets: ['classic'],\nplugins: [],",
    good: "presets: ['classic'],\nplugins: ['docusaurus-plugin-api-reference'],",
  },
  'config-site': {
    bad: "title: 'Pets\nurl: 'https://docs.example.com'",
    good: "title: 'Pets',\nurl: 'https://docs.example.com',",
  },
  'config-site-url': {
    bad: "url: 'https://your-docusaurus-site.example.com'",
    good: "url: 'https://docs.example.com'",
  },
  'config-tab-id': {
    bad: '"tabs": [{"tab": "API", …}, {"tab": "Admin", …}, {"tab": "admin", …}]',
    good: '"tabs": [{"tab": "API", …}, {"tab": "Admin", …}, {"tab": "Partners", …}]',
  },
  'config-source-missing': {bad: '"source": "openapi.yml"', good: '"source": "openapi.yaml"'},
  'config-source-outside': {
    bad: '"source": "../api/openapi.yaml"',
    good: '"source": "api/openapi.yaml"',
  },
  'config-source-twice': {
    bad: '"tabs": [{"tab": "API", "api": {"source": "openapi.yaml"}}, {"tab": "Admin", "api": {"source": "openapi.yaml"}}]',
    good: '"tabs": [{"tab": "API", "api": {"source": "openapi.yaml"}}, {"tab": "Admin", "api": {"source": "admin.yaml"}}]',
  },
  'config-authored-missing': {
    bad: '"GET /pets": {"before": "notes/pet.mdx"}',
    good: '"GET /pets": {"before": "notes/pets.mdx"}',
  },
  'config-authored-outside': {
    bad: '"GET /pets": {"before": "../notes/pets.mdx"}',
    good: '"GET /pets": {"before": "notes/pets.mdx"}',
  },
  'config-authored-syntax': {bad: 'Use <b>GET {path}.', good: 'Use **GET** `{path}`.'},
  'config-override-unmatched': {
    bad: '"overrides": {"get /pets/": {"badge": "Stable"}}',
    good: '"overrides": {"GET /pets": {"badge": "Stable"}}',
  },
  'config-tags-order-unmatched': {bad: '"tagsOrder": ["Pet"]', good: '"tagsOrder": ["Pets"]'},
  'config-slug': {bad: '"slug": ["pets/find"]', good: '"slug": ["pets", "find"]'},
  'config-secret': {
    bad: '"description": "Use the token <a real token>."',
    good: '"description": "Use the token YOUR_TOKEN."',
  },
  'config-default-group': {bad: '"defaultGroup": "Pets"', good: '"defaultGroup": "Other"'},
  'route-collision': {
    bad: lines('/pets: {get: …}', '/pets/: {get: …}'),
    good: lines('/pets: {get: …}', '/pets/all: {get: …}'),
  },

  'operation-id-duplicate': {
    bad: lines('/pets:', '  get: {operationId: pets}', '  post: {operationId: pets}'),
    good: lines('/pets:', '  get: {operationId: listPets}', '  post: {operationId: addPet}'),
  },
  'operation-id-missing': {
    bad: lines('get:', '  summary: List pets'),
    good: lines('get:', '  operationId: listPets', '  summary: List pets'),
  },
  'path-parameter-undeclared': {
    bad: lines('/pets/{petId}:', '  get: {parameters: []}'),
    good: lines(
      '/pets/{petId}:',
      '  get:',
      '    parameters:',
      '      - {name: petId, in: path, required: true, schema: {type: string}}',
    ),
  },
  'path-parameter-unused': {
    bad: lines(
      '/pets/{petId}:',
      '  parameters:',
      '    - {name: id, in: path, required: true, schema: {type: string}}',
    ),
    good: lines(
      '/pets/{petId}:',
      '  parameters:',
      '    - {name: petId, in: path, required: true, schema: {type: string}}',
    ),
  },
  'path-template': {bad: '/pets/{petId', good: '/pets/{petId}'},
  'path-ambiguous': {
    bad: lines('/pets/{petId}: {get: …}', '/pets/{id}: {delete: …}'),
    good: '/pets/{petId}: {get: …, delete: …}',
  },
  'webhook-duplicate': {
    bad: lines(
      'webhooks: {added: {post: {summary: A pet was added}}}',
      'x-webhooks: {added: {post: {summary: Added}}}',
    ),
    good: 'webhooks: {added: {post: {summary: A pet was added}}}',
  },
  'parameter-duplicate': {
    bad: lines('- {name: limit, in: query}', '- {name: limit, in: query}'),
    good: lines('- {name: limit, in: query}', '- {name: offset, in: query}'),
  },
  'parameter-header-ignored': {
    bad: '- {name: Authorization, in: header, schema: {type: string}}',
    good: lines(
      'security: [{token: []}]',
      'components: {securitySchemes: {token: {type: http, scheme: bearer}}}',
    ),
  },
  'security-undefined': {
    bad: lines(
      'security: [{tokn: []}]',
      'components: {securitySchemes: {token: {type: http, scheme: bearer}}}',
    ),
    good: lines(
      'security: [{token: []}]',
      'components: {securitySchemes: {token: {type: http, scheme: bearer}}}',
    ),
  },
  'security-scope-undeclared': {
    bad: lines(
      'security: [{login: [pets:write]}]',
      '# in the flow of the scheme',
      'scopes: {pets:read: Read pets}',
    ),
    good: lines(
      'security: [{login: [pets:read]}]',
      '# in the flow of the scheme',
      'scopes: {pets:read: Read pets}',
    ),
  },
  'server-missing': {
    bad: lines('openapi: 3.1.1', 'paths: {}'),
    good: lines('openapi: 3.1.1', 'servers: [{url: https://api.example.com}]', 'paths: {}'),
  },
  'server-relative': {
    bad: 'servers: [{url: /v1}]',
    good: 'servers: [{url: https://api.example.com/v1}]',
  },
  'server-credentials': {
    bad: 'servers: [{url: https://user:password@api.example.com}]',
    good: lines(
      'servers: [{url: https://api.example.com}]',
      'components: {securitySchemes: {login: {type: http, scheme: basic}}}',
    ),
  },
  'server-variable': {
    bad: "servers: [{url: 'https://{region}.example.com'}]",
    good: "servers: [{url: 'https://{region}.example.com', variables: {region: {default: eu, enum: [eu, us]}}}]",
  },
  'server-open': {
    bad: "servers: [{url: 'https://{bucket}.s3.amazonaws.com', variables: {bucket: {default: docs}}}]",
    good: "servers: [{url: 'https://{bucket}.s3.amazonaws.com', variables: {bucket: {default: docs, enum: [docs, media]}}}]",
  },
  'server-unreachable': {
    bad: 'servers: [{url: http://10.0.0.1/v1}]',
    good: 'servers: [{url: https://api.example.com/v1}]',
  },
  'tag-duplicate': {
    bad: 'tags: [{name: Pets}, {name: Pets}]',
    good: 'tags: [{name: Pets}, {name: Orders}]',
  },
  'tag-parent': {
    bad: 'tags: [{name: Cats, parent: Animal}, {name: Animals}]',
    good: 'tags: [{name: Cats, parent: Animals}, {name: Animals}]',
  },
  'media-type-schema': {
    bad: 'content: {application/json: {}}',
    good: "content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}",
  },
  'schema-invalid': {bad: 'properties: {name: null}', good: 'properties: {name: {type: string}}'},
  'schema-dialect': {
    bad: 'jsonSchemaDialect: https://example.com/my-dialect',
    good: 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema',
  },
  'schema-composition': {
    bad: 'allOf: [{type: string}, {type: integer}]',
    good: 'oneOf: [{type: string}, {type: integer}]',
  },
  'enum-type': {bad: '{type: string, enum: [a, 2]}', good: "{type: string, enum: [a, '2']}"},
  'example-mismatch': {bad: '{type: integer, example: three}', good: '{type: integer, example: 3}'},
  'example-json-string': {bad: `example: '{"name": "Rex"}'`, good: 'example: {name: Rex}'},
  'default-mismatch': {bad: "{type: integer, default: '10'}", good: '{type: integer, default: 10}'},
  'sample-mismatch': {
    bad: 'size: {type: integer, exclusiveMinimum: 0}',
    good: 'size: {type: integer, exclusiveMinimum: 0, example: 5}',
  },
  'info-placeholder': {
    bad: 'contact: {url: https://www.example.com/support}',
    good: 'contact: {name: Pet Store support}',
  },
  'title-long': {
    bad: 'summary: Lists the pets of the store, and only those that have not been sold or reserved by a customer yet.',
    good: lines(
      'summary: List available pets',
      'description: Pets that are sold or reserved are not listed.',
    ),
  },
  'discriminator-mapping': {
    bad: "discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Kat'}}",
    good: "discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat'}}",
  },
  'link-target': {
    bad: 'links: {pet: {operationId: getPett}}',
    good: 'links: {pet: {operationId: getPet}}',
  },
  'content-invalid': {
    bad: "externalDocs: {url: 'javascript:open()'}",
    good: 'externalDocs: {url: https://docs.example.com}',
  },
  'description-link': {
    bad: 'description: See [the guide](guide.html).',
    good: 'description: See [the guide](https://docs.example.com/guide).',
  },
  'image-source': {
    bad: "description: '![Order of events](events.png)'",
    good: "description: '![Order of events](/img/events.png)'",
  },
  'description-html': {
    bad: 'description: <iframe src="https://example.com"></iframe>',
    good: 'description: See [the video](https://example.com).',
  },
  'description-heading': {
    bad: lines('description: |', '  ## Limits', '  #### Per minute'),
    good: lines('description: |', '  ## Limits', '  ### Per minute'),
  },

  'document-syntax': {
    bad: 'description: Note: this is text',
    good: "description: 'Note: this is text'",
  },
  'document-encoding': {
    bad: 'A file that is saved as Windows-1252.',
    good: 'The same file, saved as UTF-8.',
  },
  'document-empty': {
    bad: '# nothing but comments',
    good: lines('openapi: 3.1.1', "info: {title: Pets, version: '1'}", 'paths: {}'),
  },
  'document-duplicate-key': {
    bad: lines('/pets: {get: …}', '/pets: {post: …}'),
    good: '/pets: {get: …, post: …}',
  },
  'document-limit': {
    bad: lines(
      'a: &a [x, x, x, x, x, x, x, x, x]',
      'b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]',
      '# … and so on',
    ),
    good: "$ref: '#/components/schemas/A'",
  },
  'document-kind': {bad: "swagger: '2.0'", good: 'openapi: 3.1.1'},
  'document-version': {bad: 'openapi: 3.9.0', good: 'openapi: 3.2.0'},
  'document-structure': {bad: 'paths: [/pets]', good: 'paths: {/pets: {get: …}}'},
  'document-schema': {
    bad: lines('get:', '  sumary: List pets'),
    good: lines('get:', '  summary: List pets'),
  },
  'ref-unresolved': {
    bad: "$ref: '#/components/schemas/Pte'",
    good: "$ref: '#/components/schemas/Pet'",
  },
  'ref-remote': {bad: '$ref: https://example.com/pet.yaml', good: '$ref: ./pet.yaml'},
  'ref-outside': {bad: '$ref: ../../shared/pet.yaml', good: '$ref: ./shared/pet.yaml'},
  'ref-circular': {
    bad: "schemas: {Pet: {$ref: '#/components/schemas/Pet'}}",
    good: "schemas: {Pet: {type: object, properties: {parent: {$ref: '#/components/schemas/Pet'}}}}",
  },
  'ref-kind': {
    bad: lines('responses:', "  '400': {$ref: '#/components/schemas/Problem'}"),
    good: lines('responses:', "  '400': {$ref: '#/components/responses/Problem'}"),
  },
  'ref-siblings-ignored': {
    bad: lines("$ref: '#/components/schemas/Pet'", 'nullable: true'),
    good: lines("allOf: [{$ref: '#/components/schemas/Pet'}]", 'nullable: true'),
  },
  'component-unused': {
    bad: 'components: {schemas: {OldPet: {type: object}}}',
    good: "schema: {$ref: '#/components/schemas/OldPet'}",
  },
  'document-secret': {bad: 'example: <a real token>', good: 'example: YOUR_TOKEN'},
  'source-fact-lost': {
    bad: 'A fact of the document that no page shows.',
    good: 'A fact that a page shows.',
  },
  'page-size': {
    bad: 'An operation that uses every schema of a large document.',
    good: 'Operations that use only the schemas they need.',
  },
};

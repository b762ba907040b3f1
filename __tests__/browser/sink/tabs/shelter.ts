import type {Contribution} from '../types';

export const DOCUMENT = `openapi: 3.1.0
info: {title: Shelter, version: '1', description: "All about **animals**: [the list](#operation/listPets) of [all](#tag/Pets), and [how they live](#section/Life).\\n\\n## Life\\n\\nGood."}
servers: [{url: 'https://api.example.com/v1'}]
tags: [{name: Pets, description: 'Who lives here.'}]
paths:
  /pets:
    get:
      tags: [Pets]
      summary: List pets
      operationId: listPets
      description: One line about listing.
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: 50}}]
      responses: {'200': {description: Some pets}}
    post:
      tags: [Pets]
      summary: Add a pet
      deprecated: true
      responses: {'201': {description: Added}}
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
    get: {tags: [Pets], summary: Get a pet, x-audience: [staff, partners], responses: {'200': {description: One pet}}}
    delete: {tags: [Pets], summary: Remove a pet, responses: {'204': {description: Gone}}}
`;
/** Creates a path whose names and texts all contain a word that nothing else contains. */
const toOwnPath = (word: string, more = '') => `  /${word}:
    get:
      tags: [${word}]
      summary: Read ${word}${more}
      operationId: get${word}
      servers: [{url: 'https://${word}.example.com'}]
      security: [{key-${word}: []}]
      parameters: [{$ref: '#/components/parameters/${word}'}]
      responses:
        '200':
          description: All of ${word}
          content: {application/json: {schema: {$ref: '#/components/schemas/${word}'}, example: {${word}: true}}}
`;
/** Only the operation of the first word is public. */
const OWN_WORDS = ['wombat', 'hushtag', 'hushpath', 'hushflag'] as const;
const SECOND =
  DOCUMENT.replace('title: Shelter', 'title: Admin').replace('List pets', 'List all pets') +
  OWN_WORDS.map((word) =>
    toOwnPath(word, word === 'hushflag' ? '\n      x-internal: true' : ''),
  ).join('') +
  `components:
  schemas: {${OWN_WORDS.map((word) => `${word}: {type: object, properties: {${word}: {type: boolean}}}`).join(', ')}}
  parameters: {${OWN_WORDS.map((word) => `${word}: {name: ${word}, in: query, schema: {type: string}}`).join(', ')}}
  securitySchemes: {${OWN_WORDS.map((word) => `key-${word}: {type: apiKey, in: header, name: X-${word}}`).join(', ')}}
`;

const NOTES = {
  'notes/add.mdx':
    'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# Before you add\n\n## Ask *first*\n\n## Responses\n\nSee [the list](/api/shelter/pets/get).\n\n<Tabs>\n<TabItem value="a" label="By phone">Call us.</TabItem>\n<TabItem value="b" label="By mail">Write to us.</TabItem>\n</Tabs>\n',
  'notes/audience.mdx':
    "## Who may call\n\n{props.operation['x-audience'].join(' and ')} by {props.operation.method}\n\n<details>\n<summary>Why</summary>\n\nData of **pets**.\n\n</details>\n",
  'notes/next.md': '## What is next\n\nNothing more to do.\n',
};

/** What docs.json decides about pages: notes of the author, hidden and excluded operations. */
export default (): Contribution => ({
  tabs: [
    {
      tab: 'Shelter',
      api: {
        source: 'shelter.yaml',
        before: [{file: 'notes/audience.mdx', include: [{extension: {'x-audience': 'staff'}}]}],
        tags: {Pets: {before: [{file: 'notes/next.md', include: [{path: '/pets/{petId}'}]}]}},
        overrides: {
          'DELETE /pets/{petId}': {hidden: true},
          'POST /pets': {before: 'notes/add.mdx', after: 'notes/next.md'},
        },
      },
    },
    {
      tab: 'Admin API',
      api: {source: 'admin/openapi.yaml', exclude: [{tag: 'hushtag'}, {path: '/hushpath'}]},
    },
  ],
  direct: [
    {
      tab: 'Shelter',
      api: {
        source: 'shelter.yaml',
        navigation: false,
        overrides: {'GET /pets': {after: 'notes/next.md'}},
      },
    },
  ],
  files: {'shelter.yaml': DOCUMENT, 'admin/openapi.yaml': SECOND, ...NOTES},
});

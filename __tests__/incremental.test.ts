import path from 'path';
import {stringify} from 'yaml';
import {createTestLoader} from './support/createTestLoader';
import type {LoadedContent} from '../plugin/types';
import type {TextMemory} from '../plugin/pages/jsonText';
import {buildRoutes} from '../plugin/pages/routes';
import type {Json, JsonObject} from '../plugin/document/types';
import {createFolder, editFile} from './support/folder';
import {createRandom} from './support/numbers';

const pets = {type: 'array', items: {$ref: '#/components/schemas/Pet'}};
const person = {
  type: 'object',
  properties: Object.fromEntries(
    [...'abcdefghijklmnopqrst'].map((name) => [
      name,
      {type: 'string', description: `Letter ${name}`, default: 1},
    ]),
  ),
};
const list = (operationId: string, more: JsonObject = {}): JsonObject => ({
  operationId,
  summary: `Operation ${operationId}`,
  description: `Says **${operationId}**.`,
  tags: ['pets'],
  parameters: [{$ref: '#/components/parameters/limit'}],
  responses: {
    '200': {
      description: 'Pets.',
      content: {'application/json': {schema: pets}},
      links: {self: {operationId: 'listPets'}},
    },
    default: {$ref: '#/components/responses/Failure'},
  },
  ...more,
});

/** A document with many ways in which one part can affect another. */
const DOCUMENT: JsonObject = {
  openapi: '3.1.0',
  info: {title: 'Shelter', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  tags: [{name: 'pets', description: 'Animals.'}],
  paths: {
    '/pets': {
      get: list('listPets'),
      post: list('addPet', {
        requestBody: {$ref: '#/components/requestBodies/Pet'},
        callbacks: {added: {'{$request.body#/url}': {post: list('petAdded')}}},
      }),
    },
    '/cats': {
      parameters: [{$ref: '#/components/parameters/limit'}],
      get: list('listCats', {security: [{key: []}]}),
    },
    '/people': {
      put: list('putPerson', {requestBody: {$ref: '#/components/requestBodies/Person'}}),
      post: list('postPerson', {requestBody: {$ref: '#/components/requestBodies/Person'}}),
    },
  },
  components: {
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
    parameters: {
      limit: {
        name: 'limit',
        in: 'query',
        description: 'At most # so many',
        schema: {type: 'integer', maximum: 10, example: 'ten'},
      },
    },
    requestBodies: {
      Pet: {content: {'application/json': {schema: {$ref: '#/components/schemas/Cat'}}}},
      Person: {content: {'application/json': {schema: person}}},
    },
    responses: {
      Failure: {
        description: 'It failed. <script>',
        content: {
          'application/json': {
            schema: {type: 'object', properties: {error: {$ref: '#/components/schemas/Error'}}},
          },
        },
      },
    },
    schemas: {
      Pet: {
        type: 'object',
        required: ['kind'],
        properties: {kind: {type: 'string'}, friends: pets},
        discriminator: {propertyName: 'kind', mapping: {cat: 'Cat', fish: 'Fish'}},
      },
      Cat: {
        allOf: [
          {$ref: '#/components/schemas/Pet'},
          {
            type: 'object',
            properties: {
              lives: {type: 'integer', default: 'nine'},
              owner: {$ref: '#/components/schemas/Owner'},
            },
          },
        ],
      },
      Dog: {
        description: 'A dog',
        allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {kind: {type: 'integer'}}}],
      },
      Owner: {$ref: '#/components/schemas/Person'},
      Person: {
        oneOf: [
          {type: 'object', properties: {name: {type: 'string'}}},
          {$ref: '#/components/schemas/Error'},
        ],
      },
      Error: {
        type: ['object', 'null'],
        properties: {
          message: {type: 'string', enum: ['a', 1]},
          cause: {$ref: '#/components/schemas/Error'},
        },
        example: {message: 3},
      },
    },
  },
};

/** The same document in OpenAPI 3.0, valid against the schema of that version. */
const DOCUMENT_30 = {
  ...(JSON.parse(JSON.stringify(DOCUMENT).replace('["object","null"]', '"object"')) as JsonObject),
  openapi: '3.0.3',
};

type Site = {siteDir: string; source: string};

const createLoader = ({siteDir}: Site) => createTestLoader(siteDir, {showExtensions: ['x-team']});

/** Everything that pages and the terminal show. */
const toAll = (content: LoadedContent, memory?: TextMemory) =>
  JSON.stringify({
    tabs: content.tabs.map(({documents, ...made}) => ({
      ...made,
      files: documents.map((document) => document.files),
      missing: documents.map((document) => document.missing),
    })),
    diagnostics: content.diagnostics,
    routes: buildRoutes(
      content,
      {
        root: '/api',
        pluginId: 'default',
        proxy: false,
        development: true,
        formats: {markdown: true, openapi: true, llms: true, llmsFull: true},
        siteDir: '/site',
        siteUrl: 'https://docs.example.com',
        memory,
      },
      (name) => name,
    ),
  });

function createSite(source: string, files: {[name: string]: string} = {}): Site {
  return {
    siteDir: createFolder({'docs.json': JSON.stringify({tab: 'API', api: {source}}), ...files}),
    source,
  };
}

function write({siteDir, source}: Site, text: string): void {
  editFile(path.join(siteDir, source), text);
}

type Holder = {[key: string]: Json};
type Field = {holder: Holder; key: string; value: Json};

function listFields(root: Json): Field[] {
  const fields: Field[] = [];
  const pending: Json[] = [root];
  for (let holder = pending.pop(); holder !== undefined; holder = pending.pop()) {
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, value] of Object.entries(holder)) {
      fields.push({holder: holder as Holder, key, value});
      pending.push(value);
    }
  }
  return fields;
}

const copy = (value: Json): Json => structuredClone(value);

/** Changes a document in one random place, as an author might. */
function edit(document: Json, random: (below: number) => number): void {
  const fields = listFields(document);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const {holder, key, value} = pick(fields);
  const texts = fields.filter((field) => typeof field.value === 'string');
  const references = fields.filter(
    (field) => field.key === '$ref' && typeof field.value === 'string',
  );
  const text = pick(texts);
  const remove = () =>
    void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]);
  const rename = () => {
    const entries = Object.entries(holder);
    for (const [name] of entries) delete holder[name];
    for (const [name, entry] of entries) holder[name === key ? `${key}2` : name] = entry;
  };
  const move = () => {
    if (!Array.isArray(holder)) delete holder[key];
    if (!Array.isArray(holder)) holder[key] = value;
  };
  const change = pick([
    () =>
      void (text.holder[text.key] = pick([
        `Edited ${random(1e6)}`,
        `${text.value as string} <iframe>`,
        'object',
        'integer',
        'listPets',
        '# One\n\n### Three',
        '[a](javascript:b)',
      ])),
    () => void (text.holder[text.key] = `Edited ${random(1e6)}`),
    remove,
    () => (Array.isArray(holder) ? void holder.push(copy(value)) : rename()),
    move,
    () =>
      void (holder[key] = copy(
        pick(fields.filter((field) => JSON.stringify(field.value).length < 2000)).value,
      )),
    () =>
      void (pick(references).holder.$ref = pick([
        pick(references).value,
        '#/components/schemas/Nowhere',
      ])),
    () => {
      const objects = fields.filter(
        (field) =>
          typeof field.value === 'object' && field.value !== null && !Array.isArray(field.value),
      );
      (pick(objects).value as Holder)[`added${random(9)}`] = copy(pick(objects).value);
    },
  ]);
  if (references.length > 0) change();
}

const EDITS = 20;

describe('a document that is edited during development', () => {
  it.each([
    [
      'indented JSON',
      'openapi.json',
      (document: Json) => JSON.stringify(document, null, 1),
      1,
      DOCUMENT,
    ],
    ['compact JSON', 'openapi.json', (document: Json) => JSON.stringify(document), 2, DOCUMENT],
    [
      'JSON of OpenAPI 3.0',
      'openapi.json',
      (document: Json) => JSON.stringify(document),
      5,
      DOCUMENT_30,
    ],
    [
      'YAML',
      'openapi.yaml',
      (document: Json) => stringify(document, {aliasDuplicateObjects: false}),
      3,
      DOCUMENT,
    ],
    ['YAML with aliases', 'openapi.yaml', (document: Json) => stringify(document), 4, DOCUMENT],
  ])(
    'gives the same result as a fresh load after each edit, in %s',
    async (_format, source, toText, seed, first) => {
      const random = createRandom(seed);
      const site = createSite(source);
      const load = createLoader(site);
      const memory = {};
      const earlier: Json[] = [first];
      for (let round = 0; round < EDITS; round++) {
        // Sometimes an edit is undone, or the text is cut off and repaired in the next round.
        const document =
          random(10) === 0 ? earlier[random(earlier.length)]! : copy(earlier.at(-1)!);
        if (round > 0) edit(document, random);
        const text = toText(document);
        write(site, random(12) === 0 ? text.slice(0, random(text.length)) : text);
        expect(toAll(await load(), memory)).toBe(toAll(await createLoader(site)()));
        // A document of which little is left would test little.
        if (listFields(document).length > 150) earlier.push(document);
      }
    },
  );

  it.each([
    [
      'the first operation with a body loses it',
      '"requestBody":{"$ref":"#/components/requestBodies/Person"}',
      '"x-none":1',
    ],
    [
      'an earlier operation gets the same body',
      '"requestBody":{"$ref":"#/components/requestBodies/Pet"}',
      '"requestBody":{"$ref":"#/components/requestBodies/Person"}',
    ],
    [
      'the type of a schema changes',
      '"Error":{"type":["object","null"]',
      '"Error":{"type":["string","null"]',
    ],
    [
      'a property gets an example',
      '"kind":{"type":"string"}',
      '"kind":{"type":"string","example":"cat"}',
    ],
    [
      'a faulty text is repeated earlier in the document',
      'Says **listPets**',
      'It failed. <script>',
    ],
  ])('gives the same result as a fresh load when %s', async (_what, found, replacement) => {
    const site = createSite('openapi.json');
    const load = createLoader(site);
    const memory = {};
    const [before, after] = [
      JSON.stringify(DOCUMENT),
      JSON.stringify(DOCUMENT).replace(found, replacement),
    ];
    expect(after).not.toBe(before);
    for (const text of [before, after, before]) {
      write(site, text);
      expect(toAll(await load(), memory)).toBe(toAll(await createLoader(site)()));
    }
  });

  it('is validated again where it has changed', async () => {
    const site = createSite('openapi.json');
    const load = createLoader(site);
    const listCodes = async (text: string) => {
      write(site, text);
      return (await load()).diagnostics
        .filter(({code}) => code === 'document-schema')
        .map(({source}) => source.pointer);
    };
    const text = JSON.stringify(DOCUMENT_30);
    expect(await listCodes(text)).toEqual([]);
    expect(await listCodes(text.replace('"in":"query"', '"in":"query","extra":1'))).toEqual([
      '/components/parameters/limit/extra',
    ]);
    expect(await listCodes(text)).toEqual([]);
  });

  it('gives the same result as a fresh load when a referenced file is edited', async () => {
    const site = createSite('openapi.json', {
      'pet.yaml':
        'type: object\nproperties: {name: {$ref: "#/definitions/name"}}\ndefinitions: {name: {type: string}}\n',
    });
    const load = createLoader(site);
    const memory = {};
    write(site, JSON.stringify(DOCUMENT).replace('"#/components/schemas/Cat"', '"pet.yaml"'));
    await load();
    for (const text of [
      'type: object\nproperties: {age: {type: integer}}\n',
      'type: [',
      'type: string\n',
    ]) {
      write({...site, source: 'pet.yaml'}, text);
      expect(toAll(await load(), memory)).toBe(toAll(await createLoader(site)()));
    }
  });

  it('keeps the operations and schemas that an edit does not affect', async () => {
    const site = createSite('openapi.json');
    const load = createLoader(site);
    write(site, JSON.stringify(DOCUMENT));
    const before = (await load()).tabs[0]!.reference!;
    write(site, JSON.stringify(DOCUMENT).replace('Says **listCats**', 'Says **everything**'));
    const after = (await load()).tabs[0]!.reference!;
    expect(
      after.operations
        .filter((operation) => !before.operations.includes(operation))
        .map(({operationId}) => operationId),
    ).toEqual(['listCats']);
    expect(
      Object.keys(after.schemas).filter(
        (id) => after.schemas[id]!.schema !== before.schemas[id]!.schema,
      ),
    ).toEqual([]);
  });
});

import type {PreservedFact} from '../../plugin/stages';
import {toFactDiagnostics} from '../../plugin/checks/reviewDocument';
import {comparePreservedFacts} from '../../plugin/checks/facts/facts';
import {toFingerprint} from '../../plugin/checks/facts/fingerprint';
import {toDiagnostic} from '../../plugin/diagnostics/diagnostic';
import {loadModel} from '../support/model';
import {yaml} from '../support/yaml';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /pets/{petId}:
    parameters:
      - {name: petId, in: path, required: true, description: Which pet., schema: {type: string, example: p1}}
    get:
      operationId: getPet
      description: Gives **one** [pet](https://example.com) &amp; its <b>owner</b>.
      responses:
        '200':
          description: The pet.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Pet', description: What a pet is here.}
              examples:
                tom: {value: {name: Tom}, description: A cat.}
    delete:
      servers: [{url: 'https://admin.example.com'}]
      responses: {default: {$ref: '#/components/responses/Done'}}
    post:
      x-internal: true
      operationId: secretPet
      responses: {'200': {description: Secret.}}
webhooks:
  adopted:
    post: {operationId: petAdopted, responses: {'200': {description: Thanks.}}}
components:
  responses:
    Done: {description: Done.}
  schemas:
    Pet: {type: object, description: A pet., properties: {name: {type: string}, parent: {$ref: '#/components/schemas/Pet'}, description: {type: string, examples: [small]}}}
    Unused: {type: object, description: Never shown.}
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key, description: Ask us.}
`;

const counts = (facts: readonly PreservedFact[]) =>
  facts.map(({name, total, lost}) => `${name} ${total - lost.length}/${total}`);

describe('comparePreservedFacts', () => {
  it('ends if references with descriptions form a circle', async () => {
    const circle =
      'One: {$ref: "#/components/responses/Other", description: One.}\n    Other: {$ref: "#/components/responses/One", description: Other.}\n    Done:';
    const {document, reference} = await loadModel(
      DOCUMENT.replace('Done:', circle).replace('responses/Done', 'responses/One'),
    );
    expect(counts(comparePreservedFacts(document, reference)).at(-1)).toMatch(
      /^descriptions \d\/\d$/,
    );
  });

  it('finds every fact of a document on its pages', async () => {
    const {document, reference} = await loadModel(DOCUMENT);
    expect(counts(comparePreservedFacts(document, reference)).join(', ')).toBe(
      'operation IDs 2/2, paths 2/2, methods 3/3, servers 2/2, security schemes 1/1, parameters 2/2, responses 3/3, media types 1/1, headers 0/0, ' +
        'links 0/0, callbacks 0/0, security requirements 0/0, schemas 1/1, properties 3/3, enum values 0/0, examples 3/3, descriptions 7/7',
    );
  });

  const THANKS = "responses: {'200': {description: Thanks.}}";
  const thanks = (schema: string) =>
    `responses: {'200': {description: Thanks., content: {application/json: {schema: ${schema}}}}}`;
  const word = (description: string) =>
    `openapi: 3.0.3\ninfo: {title: Pets, version: '1'}\npaths: {/pets: {get: {description: ${JSON.stringify(description)}, responses: {'200': {description: Pets.}}}}}\n`;

  it.each<[string, string]>([
    [
      'a link whose URL has parentheses',
      word('See [RSA](https://example.com/RSA_(cryptosystem)) for the key.'),
    ],
    ['a reference link', word('A list of [tabs][1] to fill.\n\n[1]: https://example.com/tabs')],
    ['a numbered list', word('1) Change the list\n2) Send it')],
    ['an image before the text', word('![A map](./map.png) The city and its streets')],
    ['less-than signs', word('No more than &lt;limit&gt; times in &lt;hours&gt; hours.')],
    ['HTML that Markdown shows as code', word('Deletes it.\n\n    <note> gone for good </note>')],
    [
      'a property named `description`',
      DOCUMENT.replace(
        THANKS,
        thanks(
          '{type: object, properties: {description: {type: integer}, examples: {type: object, properties: {description: {type: array, items: {type: object}}}}}, default: {description: {a: 1}}}',
        ),
      ),
    ],
    [
      'a description of each `allOf` part of a schema',
      DOCUMENT.replace(
        "{$ref: '#/components/schemas/Pet', description: What a pet is here.}",
        '{description: Webhooks., allOf: [{description: A part that has a cursor for the next page., type: object}, {description: Short., properties: {items: {type: array, items: {}}}}]}',
      ),
    ],
    [
      'a reference from elsewhere into a response and a schema',
      DOCUMENT.replace(
        THANKS,
        thanks(
          '{type: object, properties: {state: {type: object, properties: {code: {enum: [new]}}}, again: {$ref: "#/components/schemas/Pet/definitions/mood"}}}',
        ),
      )
        .replace(
          'parent: {',
          'state: {$ref: "#/webhooks/adopted/post/responses/200/content/application~1json/schema/properties/state"}, parent: {',
        )
        .replace(
          'description: A pet.,',
          '$&definitions: {mood: {type: object, properties: {isGood: {enum: [true]}}}},',
        ),
    ],
    [
      'a name that `allOf` merges from a referenced and an inline object',
      DOCUMENT.replace(
        THANKS,
        "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Mine'}}}}, $&",
      ).replace(
        '    Unused:',
        `    Base: {type: object, properties: {scene: {$ref: '#/components/schemas/Scene'}}}
    Scene: {type: object, properties: {id: {type: string, enum: [q]}, mine: {$ref: '#/components/schemas/Mine'}}}
    Mine: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {scene: {allOf: [{type: object, properties: {y: {type: string, enum: [m], description: The Y.}}}]}}}]}\n$&`,
      ),
    ],
  ])('loses nothing of a document with %s', async (_what, text) => {
    expect(text).not.toBe(DOCUMENT);
    const {document, reference} = await loadModel(text);
    expect(comparePreservedFacts(document, reference).flatMap(({lost}) => lost)).toEqual([]);
  });

  it('misses an operation in `additionalOperations` whose method has its own field', async () => {
    const operations = 'additionalOperations: {GET: {}, COPY: {}}, get: {operationId: shown}';
    const {document, reference} = await loadModel(
      `openapi: 3.2.0\ninfo: {title: A, version: '1'}\npaths: {/a: {${operations}}}\n`,
    );
    expect(reference.operations.map(({method, operationId}) => [method, operationId])).toEqual([
      ['COPY', undefined],
      ['GET', 'shown'],
    ]);
    const methods = comparePreservedFacts(document, reference).find(({name}) => name === 'methods');
    expect(methods).toMatchObject({
      total: 3,
      lost: [{place: {pointer: '/paths/~1a/additionalOperations/GET'}}],
    });
  });

  it('does not expect a parameter of a path that all its operations replace', async () => {
    const {document, reference} = await loadModel(
      DOCUMENT.replaceAll(
        /( +)(get|delete|post):\n/g,
        '$&$1  parameters: [{name: petId, in: path, required: true, description: My pet., schema: {type: string}}]\n',
      ),
    );
    const facts = comparePreservedFacts(document, reference);
    expect(facts.flatMap(({lost}) => lost)).toEqual([]);
    expect(counts(facts).slice(-2)).toEqual(['examples 2/2', 'descriptions 7/7']);
  });

  it('names each missing fact with its place', async () => {
    const {document, reference} = await loadModel(DOCUMENT);
    const get = reference.operations[0]!;
    const lossy = {
      ...reference,
      schemas: {},
      servers: [],
      securitySchemes: [],
      operations: [
        {...get, operationId: undefined, description: undefined, parameters: [], responses: []},
      ],
    };
    const lost = comparePreservedFacts(document, lossy).flatMap(({name, lost: missing}) =>
      missing.map(({what, place}) => `${name}: ${what} at ${place.pointer}`),
    );
    expect(lost).toEqual(
      expect.arrayContaining([
        'operation IDs: getPet at /paths/~1pets~1{petId}/get/operationId',
        'paths: adopted at /webhooks/adopted',
        'methods: operation DELETE /pets/{petId} at /paths/~1pets~1{petId}/delete',
        'servers: https://admin.example.com at /paths/~1pets~1{petId}/delete/servers/0/url',
        'security schemes: key at /components/securitySchemes/key',
        'schemas: Pet at /components/schemas/Pet',
        'examples: {"name":"Tom"} at /paths/~1pets~1{petId}/get/responses/200/content/application~1json/examples/tom/value',
        'descriptions: givesonepetitsowner at /paths/~1pets~1{petId}/get/description',
        'descriptions: done at /components/responses/Done/description',
      ]),
    );
  });
});

describe('findings about lost facts', () => {
  const lost: PreservedFact[] = [
    {
      name: 'methods',
      total: 1,
      lost: [
        {what: 'operation GET /a', place: {file: 'a.yaml', pointer: '/paths/~1a/get', value: {}}},
      ],
    },
    {
      name: 'descriptions',
      total: 1,
      lost: [
        {
          what: 'text',
          place: {file: 'a.yaml', pointer: '/paths/~1a/get/description', value: 'Some\ntext.'},
        },
      ],
    },
  ];
  const document = {
    locate: (place: {file: string; pointer: string}) => ({
      file: place.file,
      line: 3,
      pointer: place.pointer,
    }),
  } as Parameters<typeof toFactDiagnostics>[1];

  it('are warnings for essential facts such as methods, and notes for descriptions', () => {
    expect(toFactDiagnostics(lost, document, [])).toMatchObject(yaml<object>`
      - {code: source-fact-lost, severity: warning, source: {line: 3}, message: 'The pages lack this fact (methods): operation GET /a'}
      - {code: source-fact-lost, severity: info, message: 'The pages lack this fact (descriptions): Some text.'}
    `);
  });

  it('are left out if another finding explains the loss', () => {
    const known = toDiagnostic('content-invalid', {
      source: {file: 'a.yaml', pointer: '/paths/~1a'},
      message: 'x',
    });
    expect(toFactDiagnostics(lost, document, [known])).toEqual([]);
    expect(
      toFactDiagnostics(lost, document, [
        {...known, source: {file: 'b.yaml', pointer: '/paths/~1a'}},
      ]),
    ).toHaveLength(2);
  });

  it('are left out if a field of the lost part is invalid, but not for another finding below it', () => {
    const found = (code: 'document-schema' | 'content-invalid', pointer: string) =>
      toDiagnostic(code, {source: {file: 'a.yaml', pointer}, message: 'x'});
    expect(
      toFactDiagnostics(lost, document, [found('document-schema', '/paths/~1a/get/in')]),
    ).toMatchObject([{severity: 'info'}]);
    expect(
      toFactDiagnostics(lost, document, [
        found('content-invalid', '/paths/~1a/get/in'),
        found('document-schema', '/paths/~1a/get/tags/0'),
      ]),
    ).toHaveLength(2);
  });
});

describe('toFingerprint', () => {
  it.each([
    ['Gives **one** [pet](https://example.com/a).', 'Gives one pet.'],
    ['a &amp; b <br/> c', 'a & b c'],
    ['# Title\n\nText', 'Title Text'],
    ['`code` and ~~old~~', 'code and old'],
    ['<!-- hidden -->shown', 'shown'],
    ['Words.\n> [!NOTE]\n> Read this.', 'Words. Read this.'],
    ['> a\n> [!NOTE]\n> b', 'a [!NOTE] b'],
    ['> [!NOTE] a', '[!NOTE] a'],
  ])('gives the same fingerprint for %j and %j', (source, shown) => {
    expect(toFingerprint(source)).toBe(toFingerprint(shown));
  });

  it('returns an empty string for markup without text', () => {
    expect(toFingerprint('---\n<hr>')).toBe('');
  });
});

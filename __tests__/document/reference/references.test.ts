import fs from 'fs';
import path from 'path';
import type {Diagnostic} from '../../../plugin/diagnostics/types';
import {createFolder} from '../../support/folder';
import {listFindings, loadFiles, loadFrom} from '../../support/load';

const HEAD = "openapi: 3.1.1\ninfo: {title: Pets, version: '1'}\n";
const at = (schema: string, more = '', head = HEAD) =>
  `${head}paths:\n  /a:\n    get:\n      responses:\n        '200':\n          description: OK\n          content:\n            application/json:\n              schema: ${schema}\n${more}`;
const words = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({code, message, help}) => [code, message, help]);
const PLACE = {file: 'openapi.yaml', pointer: ''};

const more = 'components: {schemas: {A: {type: string}}}\n';
const OF_DATA = `components:
  schemas:
    A:
      type: object
      properties: {$ref: {type: string}}
      example: {$ref: '#/no'}
      default: {$ref: '#/no'}
      enum: [{$ref: '#/no'}]
      x-own: {$ref: '#/no'}
  examples: {a: {value: {$ref: '#/no'}}}
  links: {a: {operationId: x, parameters: {p: {$ref: '#/no'}}, requestBody: {$ref: '#/no'}}}
  parameters: {p: {name: p, in: query, schema: {const: {$ref: '#/no'}}, example: {$ref: '#/no'}}}
`;
const SELF = 'https://pets.test/api/openapi.yaml';

it.each<[title: string, files: {[name: string]: string}]>([
  [
    'inside a hidden folder that the document itself is in',
    {
      'node_modules/a/.specs/v1/openapi.yaml': at('{$ref: ../../pet.yaml}'),
      'node_modules/a/pet.yaml': 'type: string\n',
    },
  ],
  ['in examples, defaults and other data', {'openapi.yaml': at('{}', OF_DATA)}],
  [
    'in a circle through a property of a schema',
    {
      'openapi.yaml': at(
        "{$ref: '#/components/schemas/A'}",
        more.replace('string', "object, properties: {next: {$ref: '#/components/schemas/A'}}"),
      ),
    },
  ],
  [
    'beside texts and extensions in OpenAPI 3.0',
    {
      'openapi.yaml': at(
        "{$ref: '#/components/schemas/A', description: text, x-own: 1}",
        more,
        HEAD.replace('3.1.1', '3.0.3'),
      ),
    },
  ],
  [
    'beside other fields in OpenAPI 3.1',
    {'openapi.yaml': at("{$ref: '#/components/schemas/A', minLength: 1}", more)},
  ],
  [
    'within a file in which a schema has an identifier that nothing uses',
    {
      'openapi.yaml': at(
        '{}',
        "components: {schemas: {A: {$id: A, properties: {b: {$ref: '#/components/schemas/B'}}}, B: {type: string}}}\n",
      ),
    },
  ],
  [
    'to the `$self` address of an OpenAPI 3.2 document',
    {
      'openapi.yaml': at(
        `{anyOf: [{$ref: '${SELF}#/components/schemas/A'}, {$ref: pet.yaml}]}`,
        more,
        HEAD.replace('3.1.1', `3.2.0\n$self: ${SELF}`),
      ),
      'pet.yaml': 'type: string\n',
    },
  ],
])('a reference causes no finding %s', async (_title, files) => {
  expect((await loadFiles(files)).diagnostics).toEqual([]);
});

describe('references', () => {
  it('that are valid cause no findings', async () => {
    const {diagnostics, document} = await loadFiles({
      'openapi.yaml': at("{$ref: 'schemas/My%20Pet.yaml'}"),
      'schemas/My Pet.yaml':
        'type: object\nproperties:\n  back: {$ref: "../openapi.yaml#/paths/~1a/get"}\n  tag: {$ref: "tag.json#/a~1b/c~0d"}\n',
      'schemas/tag.json': '{"a/b": {"c~d": {"type": "string"}}}',
    });
    expect(diagnostics).toEqual([]);
    expect(document?.files).toEqual(['openapi.yaml', 'schemas/My Pet.yaml', 'schemas/tag.json']);
  });

  it.each([
    ['#/components/schemas/Pett', 'ref-unresolved', 'Did you mean `Pet`?'],
    ['shemas.yaml', 'ref-unresolved', 'Did you mean `schemas.yaml`?'],
    ['Sub/y.yaml', 'ref-unresolved', 'Did you mean `sub/x.yaml`?'],
    ['schemas.yaml#/Nope', 'ref-unresolved', 'It has `Thing`.'],
    ['#anchor', 'ref-unresolved', 'A path into the file begins with `#/`.'],
    ['sub', 'ref-unresolved', 'Name a file in it.'],
    ['http://127.0.0.1:18999/a.json', 'ref-remote', expect.stringContaining('bundle')],
    ['//127.0.0.1:18999/a.json', 'ref-remote', expect.stringContaining('bundle')],
    ['data:text/plain,x', 'ref-remote', expect.any(String)],
    ['file:///etc/hostname', 'ref-outside', expect.any(String)],
    ['/etc/hostname', 'ref-outside', expect.any(String)],
    ['C:\\api.yaml', 'ref-outside', expect.any(String)],
    ['../outside.yaml', 'ref-outside', 'Copy the file into the project.'],
    ['%2e%2e/outside.yaml', 'ref-outside', 'Copy the file into the project.'],
    ['', 'ref-unresolved', expect.stringContaining('#/components/schemas/Pet')],
  ])('that cannot be resolved are reported: %j as %s', async (ref, code, help) => {
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at(
        `{$ref: ${JSON.stringify(ref)}}`,
        'components: {schemas: {Pet: {type: string}}}\n',
      ),
      'schemas.yaml': 'Thing: {type: string}\n',
      'sub/x.yaml': 'a: 1\n',
    });
    expect(words(diagnostics)).toEqual([[code, expect.any(String), help]]);
    expect(listFindings(diagnostics)).toEqual([`error ${code} openapi.yaml:11:24`]);
  });

  it('to names without a slash are reported once, with what is meant', async () => {
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at(
        "{anyOf: [{$ref: 'a.yaml#A'}, {$ref: 'a.yaml#B'}, {$ref: '#C'}, {$ref: 'b.yaml#/D'}]}",
        'components: {schemas: {C: {type: string}}}\n',
      ),
      'a.yaml': 'A: {type: string}\nB: {type: integer}\n',
      'b.yaml': "D: {$ref: 'a.yaml#B'}\n",
    });
    expect(words(diagnostics)).toEqual([
      [
        'ref-unresolved',
        expect.stringMatching(
          /^`a\.yaml#A` does not resolve.*\b3 other references of this document lack/,
        ),
        'Did you mean `a.yaml#/A`?',
      ],
    ]);
  });

  it.each([
    ['a.json', 'a.json', '.secret/k.json'],
    ['a.json', 'a.json', 'node_modules/x/k.json'],
    ['a/k.json', 'a', '.secret'],
    ['a/b.json', 'a/b.json', '../b.json'],
  ])(
    'threat 163: to links to such files are errors, too: %s, where %s is a link to %s',
    async (ref, link, target) => {
      const rootDir = createFolder({
        'openapi.yaml': at(`{anyOf: [{$ref: ${ref}}, {$ref: a/c.json}]}`),
        '.secret/k.json': '{"type": "string"}',
        'node_modules/x/k.json': '{"type": "string"}',
        ...(link.includes('/') && {'a/c.json': '{}'}),
      });
      fs.symlinkSync('.secret/k.json', path.join(rootDir, 'b.json'));
      fs.symlinkSync(target, path.join(rootDir, link));
      const {diagnostics, document} = await loadFrom(rootDir, 'openapi.yaml');
      expect(listFindings(diagnostics)[0]).toBe('error ref-hidden openapi.yaml:11:33');
      expect(document!.files.filter((file) => file.endsWith('k.json'))).toEqual([]);
    },
  );

  it.each(['.env.json#/db', '.github/a.yaml', 'sub/.hidden/a.yaml', 'node_modules/x/a.yaml'])(
    'threat 145: to hidden files and packages are errors, and the files are not read: %s',
    async (ref) => {
      const {diagnostics, document} = await loadFiles({
        'openapi.yaml': at(`{$ref: ${JSON.stringify(ref)}}`),
        [ref.replace(/#.*/, '')]: '{"db": {"type": "string"}}',
      });
      expect(listFindings(diagnostics)).toEqual(['error ref-hidden openapi.yaml:11:24']);
      expect(document!.files).toEqual(['openapi.yaml']);
    },
  );

  it.each([
    '#',
    '#/',
    '#/%zz',
    'a?b#c',
    '%00.yaml',
    '#/a#/b',
    '   ',
    '....//x.yaml',
    'a\\b.yaml',
    `#${'/a'.repeat(5000)}`,
  ])('that are malformed cause one error and no crash: %j', async (ref) => {
    const {diagnostics} = await loadFiles({'openapi.yaml': at(`{$ref: ${JSON.stringify(ref)}}`)});
    expect(diagnostics.map(({severity}) => severity)).toEqual(['error']);
  });

  it('are reported in the file that contains them', async () => {
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at('{$ref: schemas.yaml#/Pet}'),
      'schemas.yaml': 'Pet:\n  properties:\n    owner:\n      $ref: "#/Owner"\n',
    });
    expect(listFindings(diagnostics)).toEqual(['error ref-unresolved schemas.yaml:4:7']);
    expect(diagnostics[0]?.source.pointer).toBe('/Pet/properties/owner/$ref');
  });

  it.each([
    ['5', '`5`'],
    ['null', 'null'],
    ['{}', 'an object'],
    ['[x]', 'a list'],
  ])('must be strings: %s is reported as %s', async (ref, words_) => {
    const {diagnostics} = await loadFiles({'openapi.yaml': at(`{$ref: ${ref}}`)});
    expect(diagnostics[0]).toMatchObject({
      code: 'ref-unresolved',
      message: `\`$ref\` must be a string, but is ${words_}.`,
    });
  });

  it('may replace any part of a document', async () => {
    const {diagnostics, document} = await loadFiles({
      'openapi.yaml': `${HEAD}paths: {$ref: paths.yaml}\ncomponents: {schemas: {$ref: schemas.yaml}}\n`,
      'paths.yaml': '/a:\n  get: {$ref: get.yaml}\n',
      'get.yaml':
        "responses: {'200': {description: OK, content: {a/b: {schema: {$ref: 'openapi.yaml#/components/schemas/Pet/properties/name'}}}}}\n",
      'schemas.yaml': 'Pet: {properties: {name: {type: string}}}\n',
    });
    expect(diagnostics).toEqual([]);
    expect(document?.resolve('#/components/schemas/Pet/properties/name', PLACE)).toEqual({
      value: {type: 'string'},
      file: 'schemas.yaml',
      pointer: '/Pet/properties/name',
    });
  });

  it('that refer only to each other are reported once per circle', async () => {
    const schemas =
      "components: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {$ref: '#/components/schemas/A'}, C: {$ref: '#/components/schemas/A'}}}\n";
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at("{$ref: '#/components/schemas/C'}", schemas),
    });
    expect(diagnostics.map(({code}) => code)).toEqual(['ref-circular']);
  });

  it('that refer to each other across files are named with these', async () => {
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at('{$ref: a.yaml}'),
      'a.yaml': "$ref: 'b.yaml#/x'\n",
      'b.yaml': 'x: {$ref: a.yaml}\n',
    });
    expect(diagnostics.map(({message}) => message)).toEqual([
      'This reference only refers to itself: `a.yaml` → `b.yaml#/x` → `a.yaml`.',
    ]);
  });

  it('to a file with a syntax error are reported only in that file', async () => {
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at('{$ref: broken.yaml}'),
      'broken.yaml': 'a: [1\nb: 2\n',
    });
    expect(diagnostics.map(({code, source}) => [code, source.file])).toEqual([
      ['document-syntax', 'broken.yaml'],
    ]);
  });

  it('do not follow symbolic links out of the project or in circles', async () => {
    const outside = createFolder({'secret.yaml': 'type: string\n'});
    const rootDir = createFolder({
      'openapi.yaml': at(
        '{anyOf: [{$ref: out/secret.yaml}, {$ref: ring/x.yaml}, {$ref: here/here/pet.yaml}]}',
      ),
      'pet.yaml': 'properties: {next: {$ref: here/pet.yaml}}\n',
    });
    fs.symlinkSync(outside, path.join(rootDir, 'out'));
    fs.symlinkSync('ring', path.join(rootDir, 'ring'));
    fs.symlinkSync('.', path.join(rootDir, 'here'));
    const {document, diagnostics} = await loadFrom(rootDir, 'openapi.yaml');
    expect(diagnostics.map(({code}) => code).sort()).toEqual(['ref-outside', 'ref-unresolved']);
    expect(document?.files).toEqual(['openapi.yaml', 'pet.yaml']);
  });
});

describe('fields beside a reference', () => {
  it.each([
    "{$ref: '#/components/schemas/A', nullable: true}",
    "{type: array, items: {$ref: '#/components/schemas/A', nullable: true}}",
  ])('are reported in OpenAPI 3.0, which ignores them: %s', async (schema) => {
    const {diagnostics} = await loadFiles({
      'openapi.yaml': at(schema, more, HEAD.replace('3.1.1', '3.0.3')),
    });
    expect(words(diagnostics)).toEqual([
      [
        'ref-siblings-ignored',
        '`nullable` is ignored beside a `$ref` in OpenAPI 3.0.',
        expect.stringContaining('allOf'),
      ],
    ]);
  });

  it.each(['not', 'items'])(
    'are read in OpenAPI 3.1, also in the schema of `%s`',
    async (keyword) => {
      const {diagnostics} = await loadFiles({
        'openapi.yaml': at(
          `{${keyword}: {$ref: '#/components/schemas/A', not: {$ref: '#/nowhere'}, $dynamicRef: '#none'}}`,
          more,
        ),
      });
      expect(diagnostics.map(({code}) => code)).toEqual(['ref-unresolved', 'ref-unresolved']);
    },
  );
});

describe('identifiers', () => {
  it('name schemas by `$anchor` and `$id`, even schemas that are declared later', async () => {
    const body = `components:
  schemas:
    First: {$ref: '#late'}
    Late: {$anchor: late, type: string}
    Own: {$id: 'https://pets.test/own', $defs: {in: {type: integer}}, properties: {x: {$ref: '#/$defs/in'}}}
    User: {$ref: 'https://pets.test/own'}
`;
    const {diagnostics, document} = await loadFiles({'openapi.yaml': at('{}', body)});
    expect(diagnostics).toEqual([]);
    expect(
      document?.resolve('#/$defs/in', {
        file: 'openapi.yaml',
        pointer: '/components/schemas/Own/properties/x',
      })?.pointer,
    ).toBe('/components/schemas/Own/$defs/in');
  });

  it.each([
    ['types.yaml#pet', '$defs: {pet: {$anchor: pet, type: object}}\n', '/$defs/pet'],
    ['types.yaml#pet', '$anchor: pet\ntype: object\n', ''],
    ['types.yaml#pet', 'properties: {a: {items: {$dynamicAnchor: pet}}}\n', '/properties/a/items'],
    [
      'types.yaml#pet',
      `${HEAD}components: {schemas: {Pet: {$anchor: pet}}}\n`,
      '/components/schemas/Pet',
    ],
    [
      'types.yaml#/$defs/b',
      "$defs: {b: {properties: {c: {$ref: '#pet'}}}, pet: {$anchor: pet}}\n",
      '/$defs/b',
    ],
    [
      'types.yaml#/$defs/b',
      "$id: 'https://pets.test/types'\n$defs: {b: {items: {$ref: pet}}, pet: {$id: pet}}\n",
      '/$defs/b',
    ],
    ['types.yaml#/$defs/b', "$defs: {b: {$ref: 'more.yaml#tag'}}\n", '/$defs/b'],
  ])(
    'name schemas in files of which only a part is used: %s in %j',
    async (ref, types, pointer) => {
      const {diagnostics, document} = await loadFiles({
        'openapi.yaml': at(`{$ref: '${ref}'}`),
        'types.yaml': types,
        'more.yaml': '$defs: {tag: {$anchor: tag}}\n',
      });
      expect(diagnostics).toEqual([]);
      expect(document?.resolve(ref, PLACE)?.pointer).toBe(pointer);
    },
  );

  it('do not bring the rest of their file into the document', async () => {
    const {diagnostics, document} = await loadFiles({
      'openapi.yaml': at("{$ref: 'types.yaml#pet'}"),
      'types.yaml': "$defs: {pet: {$anchor: pet}, other: {type: 5, $ref: 'nowhere.yaml'}}\n",
    });
    expect(diagnostics).toEqual([]);
    expect(document?.used.get('types.yaml')).toEqual(['/$defs/pet']);
  });
});

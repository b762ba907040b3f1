import {LIMITS} from '../../../plugin/document/limits';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder} from '../../support/folder';
import {loadOverlaid} from '../../support/overlay';
import {toDocs} from '../../support/checkFiles';
import {yaml} from '../../support/yaml';

const OK = "responses: {'200': {description: OK}}";
const DOCUMENT = `openapi: 3.1.1
info: {title: Pets, version: '1'}
servers: [{url: 'https://api.example.org'}]
tags: [{name: Pets}]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      parameters:
        - {name: a, in: query, schema: {type: string}}
        - {name: b, in: query, schema: {type: string}}
        - {name: c, in: query, schema: {type: strin}}
      responses:
        '200':
          description: OK
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}}}
    Cat: {type: object, properties: {lives: {$ref: '#/components/schemas/Live'}}}
`;
const HEAD = "overlay: 1.1.0\ninfo: {title: Words, version: '1'}\nactions:\n";

/** An action that adds these lines to the nodes that its target selects. */
const add = (target: string, ...lines: string[]) =>
  [`  - target: ${target}`, '    update:', ...lines.map((line) => `      ${line}`)].join('\n');
const PET_LIST = `"$.paths['/pets'].get"`;

/** The findings about a site whose overlay has a fault in the line that ends with `# here`. */
async function check(overlay: string) {
  const siteDir = createFolder({
    'docs.json': toDocs({overlays: ['words/pets.yaml']}),
    'openapi.yaml': DOCUMENT,
    'words/pets.yaml': HEAD + overlay,
  });
  const {diagnostics} = await createTestLoader(siteDir, {comparesFacts: true})();
  return {
    diagnostics,
    line: (HEAD + overlay).split('\n').findIndex((line) => line.endsWith('# here')) + 1,
  };
}

describe('a fault that an overlay introduces is reported in the overlay:', () => {
  it.each<[string, string, string]>([
    [
      'a reference to a missing schema',
      'ref-unresolved',
      add(
        "$.paths['/pets'].get.responses['200'].content",
        'text/json:',
        '  schema:',
        "    $ref: '#/components/schemas/Pte' # here",
      ),
    ],
    ['an unknown field', 'document-schema', add(PET_LIST, 'sumary: List # here')],
    [
      'an unknown type in an appended parameter',
      'document-schema',
      add(PET_LIST, 'parameters:', '  - {name: d, in: query, schema: {type: strin}} # here'),
    ],
    [
      'a duplicate operationId',
      'operation-id-duplicate',
      add('$.paths', '/cats:', '  get:', `    operationId: listPets # here`, `    ${OK}`),
    ],
    [
      'an undeclared path parameter',
      'path-parameter-undeclared',
      add('$.paths', '/cats/{id}: # here', '  get:', '    operationId: getCat', `    ${OK}`),
    ],
    [
      'a duplicate parameter',
      'parameter-duplicate',
      add(PET_LIST, 'parameters:', '  - {name: a, in: query, schema: {type: string}} # here'),
    ],
    [
      'an example that does not match its schema',
      'example-mismatch',
      add('$.components.schemas.Pet', 'example:', '  name: 5 # here'),
    ],
    [
      'a link to a missing page',
      'description-link',
      add(PET_LIST, "description: 'See [the cats](#/paths/~1cats/get).' # here"),
    ],
    ['a duplicate key', 'document-duplicate-key', add(PET_LIST, 'summary: A', 'summary: B # here')],
    ['invalid YAML', 'document-syntax', add(PET_LIST, 'summary: [ # here')],
    [
      'a target that is not a JSONPath expression',
      'overlay-target',
      '  - remove: true\n    target: $.paths./pets # here',
    ],
    [
      'a target that selects nothing',
      'overlay-unmatched',
      "  - remove: true\n    target: $.paths['/pest'] # here",
    ],
    ['a value that cannot be merged', 'overlay-action', add('$.info', 'title: {en: Pets} # here')],
    [
      'an unknown field of an action',
      'overlay-document',
      '  - target: $.info\n    remove: false\n    upadte: {title: A} # here',
    ],
  ])('%s', async (_title, code, overlay) => {
    const {diagnostics, line} = await check(overlay);
    const found = diagnostics.filter((finding) => finding.code === code);
    expect(found).toContainEqual(
      expect.objectContaining({
        source: expect.objectContaining({file: 'words/pets.yaml', line}) as object,
        frame: expect.stringContaining('# here') as string,
      }),
    );
  });
});

describe('a fault of the document is reported in the document:', () => {
  const find = async (overlay: string, code = 'document-schema') => {
    const {diagnostics} = await check(overlay);
    return diagnostics
      .filter((finding) => finding.code === code)
      .map(({source}) => `${source.file}:${source.line} ${source.pointer}`);
  };
  const OF_PARAMETER = 'openapi.yaml:13 /paths/~1pets/get/parameters/2/schema/type';

  it.each([
    ['beside a field that an overlay added', add(PET_LIST, 'summary: List')],
    [
      'after items that an overlay removed',
      "  - target: $.paths['/pets'].get.parameters[0,1]\n    remove: true",
    ],
    [
      'at its original position after an overlay moved it',
      `${add('$.paths', '/animals: {}')}\n  - target: $.paths['/animals']\n    copy: $.paths['/pets']\n  - target: $.paths['/pets']\n    remove: true`,
    ],
    [
      'between removed and added items',
      `  - target: $.paths['/pets'].get.parameters[?@.name=='a']\n    remove: true\n${add("$.paths['/pets'].get.parameters", 'name: d', 'in: query', 'schema: {type: string}')}`,
    ],
  ])('%s', async (_title, overlay) => {
    expect(await find(overlay)).toEqual([OF_PARAMETER]);
  });

  it('at a reference whose target an overlay removed', async () => {
    expect(
      await find('  - target: $.components.schemas.Pet\n    remove: true', 'ref-unresolved'),
    ).toContain(
      'openapi.yaml:17 /paths/~1pets/get/responses/200/content/application~1json/schema/$ref',
    );
  });
});

it.each([
  ['a fault', 'sumary: List', 'document-schema'],
  ['a faulty description', "description: '![Pets](./pets.png)'", 'image-source'],
])('%s that an overlay adds in many places is reported once', async (_what, line, code) => {
  const cats = `/cats: {get: {operationId: b, ${OK}}}`;
  const {diagnostics} = await check(`${add('$.paths', cats)}\n${add('$.paths.*.get', line)}`);
  const found = diagnostics.filter((finding) => finding.code === code);
  expect(found.filter(({source}) => source.file === 'words/pets.yaml')).toHaveLength(1);
});

describe('findings about an overlay', () => {
  const START = "overlay: 1.1.0\ninfo: {title: A, version: '1'}\n";

  it.each<[string, string]>(yaml`
    - ['{}', 'error : This file is not an overlay: it has no field \`overlay\`.']
    - ['openapi: 3.1.0', 'error : This file is not an overlay: it has no field \`overlay\`.']
    - ['[]', 'error : This file is not an overlay: it has no field \`overlay\`.']
    - ['overlay: 1.2.0', 'error /overlay: \`1.2.0\` is not a supported version of the Overlay Specification.']
    - ['overlay: 1.1', 'error /overlay: \`1.1\` is not a supported version of the Overlay Specification.']
    - ['START', 'error : The overlay has no \`actions\`.']
    - ["STARTactions: []", 'error /actions: \`actions\` must be a list of at least one action.']
    - ["STARTactions: [x]", 'error /actions/0: An action must be an object.']
    - ["STARTactions: [{update: {}}]", 'error /actions/0: The action has no \`target\`.']
    - ["STARTactions: [{target: 1, update: {}}]", 'error /actions/0/target: \`target\` must be a string.']
    - ["STARTactions: [{target: ' ', update: {}}]", 'error /actions/0/target: \`target\` is empty.']
    - ["STARTactions: [{target: $.info, remove: 'yes'}]", 'error /actions/0/remove: \`remove\` must be true or false.']
    - ["STARTactions: [{target: $.info}]", 'error /actions/0: The action changes nothing.']
    - ["STARTactions: [{target: $.info, copy: $.info, update: {}}]",
        'error /actions/0/copy: The action has both \`update\` and \`copy\`.']
    - ["STARTactions: [{target: $.info, copy: 1}]", 'error /actions/0/copy: \`copy\` must be a string.']
    - ["overlay: 1.0.0\ninfo: {title: A, version: '1'}\nactions: [{target: $.info, copy: $.info}]", 'error /actions/0/copy: Overlay 1.0 has no \`copy\`.']
    - ["overlay: 1.1.0\nactions: [{target: $.info, update: {}}]", 'warning : The overlay has no \`info.title\` and no \`info.version\` that is a string.']
    - ["STARTaction: 1\nactions: [{target: $.info, update: {}}]",
        'warning /action: An overlay has no field \`action\`.']
    - ["STARTactions: [{target: $.info, update: {}}, {target: $.info, update: {}}]",
        'warning /actions/1: The action is the same as action 1.']
    - ["STARTextends: users.yaml\nactions: [{target: $.info, update: {}}]",
        'warning /extends: The overlay is for \`users.yaml\`, and is applied to \`openapi.yaml\`.']
  `)('report a violation of the specification: %j', async (overlay, expected) => {
    const {diagnostics} = await loadOverlaid(DOCUMENT, [overlay.replace('START', START)]);
    const found = diagnostics
      .filter(({source}) => source.file === 'overlay-1.yaml')
      .map(({severity, source, message}) => `${severity} ${source.pointer ?? ''}: ${message}`);
    expect(found).toEqual([expected]);
  });

  it.each(['./openapi.yaml', 'https://example.com/openapi.yaml'])(
    'do not report `extends: %s`',
    async (target) => {
      const {findings} = await loadOverlaid(DOCUMENT, [
        `${HEAD}${add('$.info', 'description: Pets')}\nextends: ${target}\n`,
      ]);
      expect(findings).toEqual([]);
    },
  );
});

describe('threat 166: a document that overlays enlarge excessively', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'wide',
      Array.from({length: 20}, (_, index) => [
        add("$['x-a']", `k${index}: {}`),
        `  - target: $['x-a'].k${index}\n    copy: $['x-a']`,
      ]),
    ],
    [
      'deep',
      Array.from(
        {length: 11},
        (_, index) =>
          `  - target: $['x-a']${'.b'.repeat(2 ** index)}
    copy: $['x-a']`,
      ),
    ],
  ])('is rejected when it becomes too %s', async (_title, actions) => {
    jest.replaceProperty(LIMITS, 'overlaidValues', 20_000 as never);
    const {findings} = await loadOverlaid(`${DOCUMENT}x-a: {b: {}}\n`, [
      `${HEAD}${actions.flat().join('\n')}\n`,
    ]);
    expect(findings).toEqual([expect.stringMatching(/^error document-limit \/actions\/\d+: /)]);
  });
});

describe('threat 166: many actions on one object', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, boolean, string[]]>([
    ['that only update it copy it once', false, []],
    [
      'between which others copy values stop once they have copied too much',
      true,
      [
        'error document-limit /actions/141: The actions before this one copy more than 3,000 entries of objects and lists. It and those after it are not applied.',
      ],
    ],
  ])('%s', async (_title, isCopying, expected) => {
    jest.replaceProperty(LIMITS, 'overlayCopies', 3_000 as never);
    const actions = Array.from({length: 200}, (_, index) => [
      add("$['x-a']", `k${index}: 1`),
      ...(isCopying ? [`  - {target: "$['x-b']", copy: "$['x-a'].k${index}"}`] : []),
    ]);
    const {findings} = await loadOverlaid(`${DOCUMENT}x-a: {}\nx-b: 1\n`, [
      `${HEAD}${actions.flat().join('\n')}\n`,
    ]);
    expect(findings).toEqual(expected);
  });
});

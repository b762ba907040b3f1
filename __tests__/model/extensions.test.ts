import {toApiReference} from '../../plugin/model/apiReference';
import type {ApiReference, Operation} from '../../plugin/model/types';
import type {Diagnostic, Report} from '../../plugin/diagnostics/types';
import type {Json, JsonObject} from '../../plugin/document/types';
import {listSamples} from '../../plugin/client/samples/listSamples';
import {navigate, outline} from '../support/reference';
import {inMemoryDocument} from '../support/inMemoryDocument';
import {toPlainText} from '../../plugin/model/markdown/toPlainText';
import {loadModel} from '../support/model';
import {yaml} from '../support/yaml';

const SCHEMA = {type: 'string', enum: ['a', 'b']};
const JSON_BODY = {content: {'application/json': {schema: {type: 'object'}}}};

/** The operation `GET /pets/{id}` of a document with these extensions. */
async function operationOf(extensions: JsonObject, root: JsonObject = {}): Promise<Operation> {
  const {operations} = await referenceOf(extensions, root);
  return operations[0]!;
}

function referenceOf(
  extensions: JsonObject,
  root: JsonObject = {},
  report: Report = () => undefined,
): Promise<ApiReference> {
  const operation: JsonObject = {
    parameters: [
      {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
      {name: 'limit', in: 'query', schema: {type: 'integer'}},
      {name: 'X-Trace', in: 'header', schema: {type: 'string'}},
    ],
    requestBody: JSON_BODY,
    responses: {'200': {description: 'OK', ...JSON_BODY}},
    ...extensions,
  };
  return toApiReference(
    inMemoryDocument({
      openapi: '3.1.0',
      info: {title: 'Pets', version: '1'},
      ...root,
      paths: {'/pets/{id}': {get: operation}},
    }),
    report,
  );
}

/** The page of that operation, with the groups and the findings. */
async function pageOf(extensions: JsonObject, overrides = {}) {
  const reference = await referenceOf(extensions);
  const {navigation, diagnostics} = navigate(reference, {
    overrides: new Map([['GET /pets/{id}', overrides]]),
  });
  return {...navigation.pages[0]!, groups: outline(navigation.groups), diagnostics};
}

const words = (text: Operation['description']) => toPlainText(text ?? []);

it.each<[JsonObject, string]>([
  [{additionalProperties: {type: 'string', 'x-additionalPropertiesName': 'locale'}}, 'locale'],
  [
    {
      'x-additionalPropertiesName': 'language',
      additionalProperties: {type: 'string', 'x-additionalPropertiesName': 'locale'},
    },
    'language',
  ],
])('a map has the name of its keys: %j', async (fields, name) => {
  const schema = {type: 'object', ...fields};
  const {requestBody} = await operationOf({
    requestBody: {content: {'application/json': {schema}}},
  });
  expect(requestBody?.content[0]?.schema).toMatchObject({additionalPropertiesName: name});
});

describe('an operation', () => {
  it.each([
    ...['x-internal', 'x-excluded', 'x-scalar-ignore', 'x-fern-ignore'].map(
      (field) => [field, true, ['GET /pets/{id}']] as const,
    ),
    ['x-internal', false, []] as const,
    // These apply only to SDKs.
    ['x-speakeasy-ignore', true, []] as const,
    ['x-stainless-skip', true, []] as const,
  ])('is left out with `%s: %s`: %j', async (field, value, internal) => {
    expect((await referenceOf({[field]: value})).internal).toEqual(internal);
  });

  it.each<[JsonObject]>([[{'x-hidden': true}], [{'x-mint': {metadata: {hidden: true}}}]])(
    'has a hidden page with %j, unless docs.json shows it',
    async (extension) => {
      expect(await pageOf(extension)).toMatchObject({hidden: true, groups: ''});
      expect(await pageOf(extension, {hidden: false})).toMatchObject({hidden: false});
    },
  );

  it('has the title, description and badge of `x-mint`, unless docs.json sets its own', async () => {
    const extension = {
      summary: 'Summary',
      'x-mint': {metadata: {title: 'Mint', description: 'Line', tag: 'New'}},
    };
    expect(await pageOf(extension)).toMatchObject({
      title: 'Mint',
      override: {description: 'Line', badge: 'New'},
    });
    expect(await pageOf(extension, {title: 'Ours', badge: 'Beta'})).toMatchObject({
      title: 'Ours',
      override: {description: 'Line', badge: 'Beta'},
    });
  });

  it('has the route in `x-mint.href` below its tab', async () => {
    const at = async (href: Json) => (await pageOf({'x-mint': {href}})).permalink;
    expect(await at('/guides/get a pet/?x#y')).toBe('/api/default/guides/get-a-pet');
    expect(await at('../../etc')).toBe('/api/default/-/-/etc');
    expect(await at('https://docs.example.com/pets')).toBe('/api/default/pets/id/get');
    expect((await pageOf({'x-mint': {href: '/guides'}}, {slug: ['ours']})).permalink).toBe(
      '/api/default/ours',
    );
  });

  it('has the Markdown of `x-mint.content` after its description and does not evaluate it', async () => {
    const {description, descriptionText} = await operationOf({
      description: 'First.',
      'x-mint': {content: '## Limits\n\n<Note>Once a day {1 + 1}.</Note>'},
    });
    expect(words(description)).toMatch(
      /^First\.\s*Limits\s*<Note>Once a day \{1 \+ 1\}\.<\/Note>$/,
    );
    expect(descriptionText).toBe('First.');
    expect(words((await operationOf({'x-mint': {content: 'Alone.'}})).description)).toBe('Alone.');
  });

  it.each<[JsonObject, string]>([
    [{'x-speakeasy-group': 'billing'}, 'billing'],
    [{'x-fern-sdk-group-name': 'billing'}, 'billing'],
    [{'x-fern-sdk-group-name': ['admin', 'users']}, 'admin.users'],
  ])('without tags is in the group that %j names', async (extension, group) => {
    const {groups} = await pageOf({...extension, summary: 'Pet'});
    expect(groups).toBe(`${group} (Pet)`);
    const tagged = await pageOf({...extension, summary: 'Pet', tags: ['Pets']});
    expect(tagged.groups).toBe('Pets (Pet)');
  });

  it.each(['x-speakeasy-name-override', 'x-fern-sdk-method-name'])(
    'gets its title from `%s` only without an operationId',
    async (field) => {
      expect((await pageOf({[field]: 'getOne'})).title).toBe('Get one');
      expect((await pageOf({[field]: 'getOne', operationId: 'readPet'})).title).toBe('Read pet');
    },
  );

  it.each<[JsonObject]>([
    [{'x-readme': {'explorer-enabled': false}}],
    [{'x-explorer-enabled': false}],
    [{'x-fern-explorer': false}],
    [{'x-mint': {metadata: {playground: 'none'}}}],
    [{'x-hideTryItPanel': true}],
    [{'x-hideReplay': true}],
    [{'x-try-it': false}],
    [{'x-try-it': 'samples'}],
  ])('has samples without Try It with %j', async (extension) => {
    expect((await operationOf(extension)).page?.tryIt).toBe('samples');
    expect((await operationOf({}, extension)).page?.tryIt).toBe('samples');
  });

  it('has neither Try It nor samples with `x-try-it: none`', async () => {
    const operation = await operationOf({'x-try-it': 'none'});
    expect(operation.page?.tryIt).toBe('none');
    expect(listSamples(operation)).toEqual([]);
  });

  it.each<[JsonObject]>([
    [{'x-hideTryItPanel': false}],
    [{'x-try-it': 'maybe'}],
    [{'x-try-it': true, 'x-hideReplay': true}],
  ])('has Try It with %j', async (extension) => {
    expect((await operationOf(extension)).page?.tryIt).toBeUndefined();
  });

  it('has Try It when the document disables it but the operation enables it', async () => {
    const {page} = await operationOf({'x-fern-explorer': true}, {'x-fern-explorer': false});
    expect(page?.tryIt).toBeUndefined();
  });

  it.each<[JsonObject]>([
    [{'x-readme': {'samples-languages': ['node', 'ruby', 'cobol']}}],
    [{'x-samples-languages': ['node', 'ruby', 'cobol']}],
  ])('has generated samples in the order of %j', async (extension) => {
    for (const operation of [await operationOf(extension), await operationOf({}, extension)]) {
      const labels = listSamples(operation).map(({label}) => label);
      expect(labels.slice(0, 4)).toEqual(['JavaScript', 'Ruby', 'cURL', 'Python']);
      expect(labels).toHaveLength(12);
    }
  });
});

describe('code samples of a document', () => {
  it.each<[string, Json, string[]]>(yaml`
    - [x-codeSamples, [{lang: Go, label: Go SDK, source: go()}], [Go, Go SDK, go()]]
    - [x-code-samples, [{lang: Go, source: go()}], [Go, '', go()]]
    - [x-custom-examples, [{lang: Go, source: go()}], [Go, '', go()]]
    - [x-readme, {code-samples: [{language: go, name: SDK, code: go(), install: go get}]}, [go, SDK, go()]]
    - [x-stainless-snippets, {go: go()}, [go, '', go()]]
    - [x-stainless-examples, {title: First, request: {go: go()}}, [go, 'go: First', go()]]
    - [x-scalar-examples, [{request: {go: go()}}], [go, '', go()]]
    - [x-fern-examples, [{code-samples: [{sdk: go, name: SDK, code: go()}]}], [go, SDK, go()]]
  `)('are read from `%s`', async (field, value, expected) => {
    const {codeSamples} = await operationOf({[field]: value});
    expect(codeSamples.map(({lang, label = '', source}) => [lang, label, source])).toEqual([
      expected,
    ]);
  });

  it('are collected from all extensions, without those that another extension repeats', async () => {
    const {codeSamples} = await operationOf({
      'x-codeSamples': [
        {lang: 'go', source: 'one()'},
        {lang: 'go', source: 'one()', label: 'Again'},
      ],
      'x-stainless-snippets': {Go: 'one()', go: 'two()'},
    });
    expect(codeSamples.map(({source}) => source)).toEqual(['one()', 'one()', 'two()']);
  });

  it('are empty when an extension has an invalid value', async () => {
    for (const field of ['x-codeSamples', 'x-readme', 'x-stainless-snippets', 'x-scalar-examples'])
      for (const value of [null, 'text', 3, [null, 'text', []], {request: [1]}])
        expect((await operationOf({[field]: value})).codeSamples).toEqual([]);
  });
});

describe('`x-fern-examples`', () => {
  it('become examples of the parameters, the request body and the successful response', async () => {
    const {parameters, requestBody, responses} = await operationOf({
      'x-fern-examples': yaml`
        - {name: One, path-parameters: {id: pet-1}, query-parameters: {limit: 5}, headers: {X-Trace: t}, request: {name: Rex},
            response: {body: {id: pet-1}}}
        - {request: {name: Rex}, response: {body: null}}
      `,
    });
    expect(parameters.map(({examples}) => examples)).toEqual([
      [{name: 'One', value: 'pet-1', exchange: true}],
      [{name: 'One', value: 5, exchange: true}],
      [{name: 'One', value: 't', exchange: true}],
    ]);
    expect(requestBody?.content[0]).toMatchObject({
      examples: [{name: 'One', value: {name: 'Rex'}}],
    });
    expect(requestBody?.content[0]).not.toHaveProperty('generated');
    expect(responses[0]?.content[0]?.examples).toEqual([
      {name: 'One', value: {id: 'pet-1'}},
      {value: null},
    ]);
  });

  it('do not apply to another operation that shares its response', async () => {
    const responses = {'200': {$ref: '#/components/responses/Pet'}};
    const {reference} = await loadModel({
      openapi: '3.1.0',
      info: {title: 'Pets', version: '1'},
      paths: {
        '/a': {get: {responses, 'x-fern-examples': [{response: {body: {id: 1}}}]}},
        '/b': {get: {responses}},
      },
      components: {responses: {Pet: {description: 'OK', ...JSON_BODY}}},
    });
    expect(reference.operations.map((one) => one.responses[0]?.content[0]?.examples)).toEqual([
      [{value: {id: 1}}],
      [],
    ]);
  });
});

describe('deprecation', () => {
  it.each<[JsonObject]>([
    [{'x-fern-availability': 'deprecated'}],
    [{'x-scalar-stability': 'deprecated'}],
    [{'x-mint': {metadata: {deprecated: true}}}],
  ])('is set by %j, unless `deprecated` is false', async (extension) => {
    expect(await operationOf(extension)).toMatchObject({deprecated: {}});
    expect((await operationOf(extension)).badges).toBeUndefined();
    expect((await operationOf({...extension, deprecated: false})).deprecated).toBeUndefined();
  });

  it.each([
    'x-deprecated-description',
    'x-speakeasy-deprecation-message',
    'x-stainless-deprecation-message',
  ])('has the reason in `%s`', async (field) => {
    const {deprecated} = await operationOf({deprecated: true, [field]: 'Use *cats*.'});
    expect(words(deprecated?.description)).toBe('Use cats.');
    expect((await operationOf({[field]: 'Use *cats*.'})).deprecated).toBeUndefined();
  });

  it('has the date in `x-sunset`', async () => {
    const {deprecated} = await operationOf({deprecated: true, 'x-sunset': '2027-01-31'});
    expect(deprecated).toEqual({sunset: '2027-01-31'});
  });
});

describe('badges', () => {
  it.each(['x-stability', 'x-lifecycle', 'x-scalar-stability', 'x-fern-availability'])(
    'show the stability in `%s`',
    async (field) => {
      expect((await operationOf({[field]: 'beta'})).badges).toEqual([{name: 'beta'}]);
    },
  );

  it('of a schema come from `x-badges` and `x-mint`, which places some of them before the name', async () => {
    const {parameters} = await operationOf(yaml`
      {parameters: [{name: id, in: query, schema: {type: string, x-badges: [One], x-mint: {pre: [PII], post: [indexed, unique]}}}]}
    `);
    expect(parameters[0]?.schema).toMatchObject(yaml<object>`
      {badges: [{name: One}, {name: PII, position: before}, {name: indexed}, {name: unique}]}
    `);
  });

  async function colorOf(color: Json): Promise<{color?: string; findings: string[]}> {
    const found: Diagnostic[] = [];
    const badges = [{name: 'One', color}];
    const {operations} = await referenceOf({'x-badges': badges}, {}, (one) => found.push(one));
    return {
      color: operations[0]?.badges?.[0]?.color,
      findings: found.map(({code, source, message}) => `${code} ${source.pointer} ${message}`),
    };
  }

  it.each([
    ...['#2e8555', ' #FFF ', '#ffff', '#2e8555cc', 'Tomato', 'currentcolor', 'transparent'],
    ...['rgb(46 133 85)', 'rgb(46, 133, 85)', 'rgba(46,133,85,.5)', 'RGB(18% 52% 33% / 50%)'],
    ...['hsl(147deg 49% 35%)', 'hsla(-0.4turn,49%,35%,1)', 'hwb(147 18% 48% / 0.5)'],
    ...['lab(50% -38 20)', 'lch(50% 43 2.6rad)', 'oklab(.55 -.1 5e-2)', 'oklch(none 0.1 150grad)'],
    ...['color(display-p3 0.28 0.51 0.35)', 'color(srgb 18% 52% 33% / 1)'],
  ])('have the color %j', async (color) => {
    expect(await colorOf(color)).toEqual({color: color.trim().toLowerCase(), findings: []});
  });

  it.each<Json>([
    'red;position:fixed;inset:0;background:url(https://evil.example/a.png)',
    ...['red}', 'red/**/', 'red!important', 'red\\;x:y', 'r\\65 d', '#2e85555', '#ggg', '#'],
    ...['url(https://evil.example)', 'var(--x)', 'env(x)', 'calc(1)', 'rgb(var(--x))', 'inherit'],
    ...['rgb(1 2)', 'rgb(1 2 3 4)', 'rgb(1,2,3,4,5)', 'rgb(1 2 3 / 4 / 5)', 'rgb(1 2 3);', 'rgb()'],
    ...['lab(1,2,3)', 'rgb(1px 2 3)', 'rgb(calc(1) 2 3)', 'rgb(from red r g b)', 'color(1 2 3)'],
    ...[
      'color-mix(in srgb, red, blue)',
      'light-dark(red, blue)',
      'color(url(x) 1 2 3)',
      'AccentColor',
    ],
    ...[
      '',
      'ｒｅｄ',
      'red\u0000',
      'expression(alert(1))',
      7,
      null,
      {},
      `rgb(${'1'.repeat(99)} 2 3)`,
    ],
  ])('have no color from %j, which is reported', async (color) => {
    expect(await colorOf(color)).toEqual({
      findings: [
        expect.stringMatching(
          /^content-invalid \/paths\/~1pets~1\{id}\/get\/x-badges\/0\/color `color` is .* not a CSS color/s,
        ),
      ],
    });
  });
});

describe('values of an enum', () => {
  it.each<[JsonObject, {name?: string; description?: string}]>([
    [{'x-enum-varnames': ['A', 'B']}, {name: 'A'}],
    [{'x-enumNames': ['A', 'B']}, {name: 'A'}],
    [{'x-enum-names': ['A', 'B']}, {name: 'A'}],
    [{'x-enumVarnames': {a: 'A'}}, {name: 'A'}],
    [{'x-speakeasy-enums': ['A', 'B']}, {name: 'A'}],
    [{'x-speakeasy-enums': {a: 'A'}}, {name: 'A'}],
    [{'x-fern-enum': {a: {name: 'A', description: 'First'}}}, {name: 'A', description: 'First'}],
    [{'x-enumDescriptions': {a: 'First'}}, {description: 'First'}],
    [{'x-enum-descriptions': ['First', 'Second']}, {description: 'First'}],
    [{'x-speakeasy-enum-descriptions': ['First', 'Second']}, {description: 'First'}],
    [{'x-speakeasy-enum-descriptions': {a: 'First'}}, {description: 'First'}],
  ])('have the names and descriptions in %j', async (extension, expected) => {
    const {parameters} = await operationOf({
      parameters: [{name: 'kind', in: 'query', schema: {...SCHEMA, ...extension}}],
    });
    const schema = JSON.stringify(parameters[0]?.schema);
    expect(schema).toContain('"value":"a"');
    for (const text of Object.values(expected)) expect(schema).toContain(text);
  });
});

describe('names', () => {
  it.each(['x-oai-name', 'x-fern-server-name', 'x-speakeasy-server-id'])(
    'of servers come from `%s` when there is no `name`',
    async (field) => {
      const named = {url: 'https://api.example.com', [field]: 'Production'};
      const {servers} = await referenceOf({}, {servers: [named, {...named, name: 'Live'}]});
      expect(servers.map(({name}) => name)).toEqual(['Production', 'Live']);
    },
  );

  it.each(['x-displayName', 'x-group'])(
    'of tags come from `%s` when there is no `summary`',
    async (field) => {
      const label = async (tag: JsonObject) =>
        (await referenceOf({tags: ['pets']}, {tags: [{name: 'pets', ...tag}]})).tags[0]?.summary;
      expect(await label({[field]: 'All pets'})).toBe('All pets');
      expect(await label({[field]: 'All pets', summary: 'Pets'})).toBe('Pets');
    },
  );
});

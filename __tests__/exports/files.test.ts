import {toFormatUrls} from '../../plugin/exports/urls';
import {shareLlmsTabs, toSiteFiles} from '../../plugin/exports/siteFiles';
import {createPartialDocuments} from '../../plugin/exports/operationDocument/partialDocuments';
import {toDocs} from '../support/checkFiles';
import {createFolder} from '../support/folder';
import {ALL_FORMATS} from '../support/createTestLoader';
import {findNodes, loadFormats} from '../support/formats';
import {loadFiles} from '../support/load';

const DOCUMENT = `openapi: 3.1.0
info: {title: Shelter, version: '2', summary: Animals and their keepers}
servers: [{url: https://api.example.com}]
security: [{key: []}]
tags: [{name: Pets, description: All *animals*.}, {name: Unused}]
paths:
  /pets:
    get: {tags: [Pets], operationId: listPets, summary: List pets, description: All of them., responses: {'200': {description: Pets, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}}
    post: {tags: [Pets], summary: Add a pet, security: [], responses: {'201': {description: Added, links: {list: {operationId: listPets}}}}}
  /secret: {get: {tags: [Pets], summary: Hidden operation, responses: {'200': {description: OK}}}}
  /internal: {get: {x-internal: true, summary: Internal operation, responses: {'200': {description: OK}}}}
components:
  schemas:
    Pet: {type: object, properties: {friend: {$ref: '#/components/schemas/Pet'}, home: {$ref: '#/components/schemas/Home'}}}
    Home: {type: object, example: {$ref: '#/components/examples/house'}}
    Nobody: {type: object}
  examples: {house: {value: {rooms: 3}}, tent: {value: {rooms: 0}}}
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}, other: {type: http, scheme: basic}}
`;
const load = (formats = ALL_FORMATS, document = DOCUMENT) =>
  loadFormats(
    createFolder({
      'docs.json': toDocs({overrides: {'GET /secret': {hidden: true}}}),
      'openapi.yaml': document,
    }),
    'docs.json',
    formats,
  );

/** The text of a file of the tab, with a change of the document. */
async function read(
  name: string,
  [part, other]: [part: string, other: string] = ['', ''],
  formats: Partial<typeof ALL_FORMATS> = {},
): Promise<string> {
  const {files} = await load({...ALL_FORMATS, ...formats}, DOCUMENT.replace(part, other));
  return files.get(`/api/default${name}`)!.text();
}
/** Without the link to the list of all pages, which each file begins with. */
const linksOf = (text: string) =>
  findNodes(text, 'link').flatMap(({url}) => (url.endsWith('/llms.txt') ? [] : url));

const EVERY_FILE = {hasDocument: () => true, hasJsonSchema: () => true};

describe('the text files', () => {
  it('threat 155: have no invisible characters, except those that words need', async () => {
    const hostile = 'a\u202Eb\u200C\u{e0041}c';
    const {files} = await load(
      ALL_FORMATS,
      DOCUMENT.replace('All of them.', `"${hostile} \\e[31m \u0645\u06cc\u200c\u062e"`).replace(
        'summary: List pets',
        `summary: "${hostile}"`,
      ),
    );
    const texts = [...files.values()].filter(({mediaType}) => mediaType.startsWith('text/'));
    expect(texts.length).toBeGreaterThan(5);
    for (const {text} of texts)
      expect(text().replaceAll('\u06cc\u200c\u062e', '')).not.toMatch(/[^\P{C}\n\t]/u);
    const page = files.get('/api/default/pets/get.md')!.text();
    expect(page).toContain('\u06cc\u200c\u062e');
    expect(page).toMatch(/a\\+u202eb/);
  });
});

describe('the Markdown of a list says what the page says:', () => {
  it('the first request of the overview, and the badges of its operations', async () => {
    const {files} = await loadFormats(
      createFolder({
        'docs.json': toDocs({overrides: {'POST /pets': {badge: 'New *'}}}),
        'openapi.yaml': DOCUMENT,
      }),
      'docs.json',
      ALL_FORMATS,
    );
    const text = files.get('/api/default.md')!.text();
    expect(text).toContain(
      '## First request\n\n- [List pets](https://docs.example.com/api/default/pets/get.md)\n\n```bash\ncurl --url https://api.example.com/pets',
    );
    expect(text).toMatch(/`POST \/pets`, New \\\*$/m);
  });

  it('the operations without groups, below a heading of their own', async () => {
    const {files} = await loadFormats(
      createFolder({'docs.json': toDocs({navigation: false}), 'openapi.yaml': DOCUMENT}),
      'docs.json',
      ALL_FORMATS,
    );
    expect(files.get('/api/default.md')!.text()).toContain('\n\n## Operations\n\n- [List pets](');
  });

  it('the descriptions of schemas, and the media types of their examples', async () => {
    const {files} = await loadFormats(
      createFolder({
        'docs.json': toDocs({schemas: true}),
        'openapi.yaml': DOCUMENT.replace('Pet: {', 'Pet: {description: An *animal*. It lives., '),
      }),
      'docs.json',
      ALL_FORMATS,
    );
    expect(files.get('/api/default/schemas.md')!.text()).toMatch(
      /^- \[Pet\]\(.*\): used by 1 operation\. An animal\. It lives\.$/m,
    );
    expect(files.get('/api/default/schemas/Pet.md')!.text()).toContain(
      '## `application/json`\n\nMade from the schema:',
    );
  });
});

describe('links in descriptions to schemas', () => {
  it('open the page of the schema, or the operation that shows it', async () => {
    const links = '[a](#/components/schemas/Pet) [b](#model/pet) [c](#schema/Nobody)';
    const linksIn = async (schemas: string) => {
      const {files, content} = await loadFormats(
        createFolder({
          'docs.json': toDocs({schemas: JSON.parse(schemas) as boolean}),
          'openapi.yaml': DOCUMENT.replace('All of them.', `"${links}"`),
        }),
        'docs.json',
        ALL_FORMATS,
      );
      const urls = linksOf(files.get('/api/default/pets/get.md')!.text());
      return {
        urls: urls
          .slice(0, 3)
          .map((url) => url.replace('https://docs.example.com/api/default', '')),
        found: content.diagnostics.filter(({code}) => code === 'description-link').length,
      };
    };
    expect(await linksIn('true')).toEqual({
      urls: ['/schemas/Pet.md', '/schemas/Pet.md', '#schema/Nobody'],
      found: 1,
    });
    expect(await linksIn('false')).toEqual({
      urls: ['/pets/get.md', '/pets/get.md', '#schema/Nobody'],
      found: 1,
    });
  });
});

describe('llms.txt', () => {
  it('has a title, a summary and sections of links to the Markdown of the pages', async () => {
    const {files} = await load();
    const text = files.get('/api/default/llms.txt')!.text();
    expect(text.split('\n').slice(0, 3)).toEqual(['# Shelter', '', '> Animals and their keepers']);
    expect(findNodes(text, 'heading').map(({depth}) => depth)).toEqual([1, 2, 2]);
    const links = linksOf(text);
    expect(links).toContain('https://docs.example.com/api/default/pets/get.md');
    for (const link of links)
      expect(files.has(new URL(link).pathname) || link.endsWith('/document/openapi.json')).toBe(
        true,
      );
  });

  it('is what every Markdown file begins with a link to', async () => {
    const {files} = await load();
    const texts = [...files.values()].filter(({mediaType}) => mediaType === 'text/markdown');
    expect(texts.length).toBeGreaterThan(3);
    for (const {text} of texts)
      expect(text()).toMatch(
        /^> \[All pages of Shelter\]\(https:\/\/docs\.example\.com\/api\/default\/llms\.txt\)\n\n#/,
      );
  });

  it('omits hidden and internal operations, like the full text', async () => {
    const {files, llms} = await load();
    shareLlmsTabs('site', 'default', ALL_FORMATS, llms);
    const ofSite = toSiteFiles(
      'site',
      'default',
      {siteUrl: 'https://docs.example.com', baseUrl: '/'},
      {title: 'Site', tagline: 'Words'},
    );
    const texts = [
      files.get('/api/default/llms.txt')!,
      files.get('/api/default/llms-full.txt')!,
      ...ofSite.slice(0, 2),
    ].map((file) => file.text());
    expect(ofSite.map(({url}) => url)).toEqual([
      '/llms.txt',
      '/llms-full.txt',
      '/.well-known/api-catalog',
    ]);
    for (const text of texts) {
      expect(text).not.toMatch(/Hidden operation|Internal operation/);
      expect(text).toContain('List pets');
    }
    expect(texts[2]).toMatch(/^# Site\n\n> Words\n/);
    // A hidden page can still be linked to, and so can its Markdown.
    expect(files.get('/api/default/secret/get.md')!.text()).toContain('Hidden operation');
  });

  it('is written once for several plugin instances, in the same order whichever loads first', async () => {
    const {llms} = await load();
    const ids = ['b', 'default', 'a'];
    const frame = {siteUrl: 'https://docs.example.com', baseUrl: '/'};
    for (const id of ids)
      shareLlmsTabs(
        'three',
        id,
        ALL_FORMATS,
        llms.map((tab) => ({...tab, texts: () => [id]})),
      );
    const [files = [], ...others] = ['default', 'a', 'b'].map((id) =>
      toSiteFiles('three', id, frame, {title: 'Site'}),
    );
    expect(files.map(({url}) => url).slice(0, 2)).toEqual(['/llms.txt', '/llms-full.txt']);
    expect(files[1]?.text()).toBe('default\n\na\n\nb\n');
    expect(others).toEqual([[], []]);
    const left = toSiteFiles(
      'three',
      'default',
      frame,
      {title: 'Site'},
      (name) => name === 'llms.txt',
    );
    expect(left[0]?.url).toBe('/llms-full.txt');
  });

  it('has a full-text variant that describes each schema once', async () => {
    const text = await read('/llms-full.txt');
    const headings = findNodes(text, 'heading').filter(({depth}) => depth === 3);
    expect(
      headings.filter(
        ({children: [first]}) => first?.type === 'inlineCode' && first.value === 'Pet',
      ),
    ).toHaveLength(1);
  });
});

describe('a link in a description to a part of the document', () => {
  const text = "'See [the list](#operation/listPets), [pets](#tag/Pets), [more](#operation/none).'";

  it('points to the Markdown of the page that contains the part', async () => {
    const links = linksOf(await read('/pets/get.md', ['All of them.', text]));
    expect(links.slice(0, 3)).toEqual([
      'https://docs.example.com/api/default/pets/get.md',
      'https://docs.example.com/api/default.md',
      '#operation/none',
    ]);
  });

  it('points to the page itself if the site has no Markdown files', async () => {
    expect(
      linksOf(await read('/llms-full.txt', ['All of them.', text], {markdown: false})),
    ).toEqual(
      expect.arrayContaining([
        'https://docs.example.com/api/default/pets/get',
        'https://docs.example.com/api/default#group-pets',
      ]),
    );
  });
});

it('the full text contains the description of a tag with operations', async () => {
  expect(await read('/llms-full.txt')).toContain('All *animals*.');
});

it('the Markdown of a discriminator without known values names its property', async () => {
  const body =
    '{oneOf: [{type: object, properties: {a: {type: string}}}, {type: object, properties: {b: {type: string}}}], discriminator: {propertyName: kind}}';
  const text = await read('/pets/post.md', [
    'summary: Add a pet,',
    `$& requestBody: {content: {application/json: {schema: ${body}}}},`,
  ]);
  expect(text).toContain('Optional.\n');
  expect(text).toContain('Exactly one of these:\n\n`kind` selects the variant.\n');
});

describe('a callback', () => {
  it('keeps its ID and its deprecation, and all of it is below its heading', async () => {
    const inner = (name: string, more = '') =>
      `callbacks: {on${name}: {'{$url}': {post: {operationId: call${name}, deprecated: true, description: "# Words", security: [{key: []}], parameters: [{name: q, in: query, schema: {type: string}}], responses: {'200': {description: OK, content: {text/plain: {}}}}${more}}}}}`;
    const text = await read('/pets/post.md', [
      'summary: Add a pet,',
      `$& ${inner('One', `, ${inner('Two')}`)},`,
    ]);
    expect(text).toContain('### `POST`\n\n- Operation ID: `callOne`\n- Deprecated\n');
    const outline = text.split('\n').filter((line) => line.startsWith('#'));
    expect(outline.slice(outline.indexOf('## Callback `onOne`'))).toEqual([
      '## Callback `onOne`',
      '### `POST`',
      '#### Words',
      '#### Authentication',
      '#### Query parameters',
      '#### Your response',
      '##### `200` OK',
      '###### `text/plain`',
      '#### Callback `onTwo`',
      '##### `POST`',
      '###### Words',
      '###### Authentication',
      '###### Query parameters',
      '###### Your response',
      '###### `200` OK',
      '###### `text/plain`',
      '## Sample request',
    ]);
  });
});

describe('a tag without operations', () => {
  it('is described in the overview and in the full text, unless only internal operations use it', async () => {
    const document = DOCUMENT.replace(
      '{name: Unused}',
      '{name: Limits, description: Once a second.}, {name: Plans, description: A secret.}, {name: Unused}',
    ).replace('x-internal: true,', 'x-internal: true, tags: [Plans],');
    const {files} = await load(ALL_FORMATS, document);
    for (const name of ['/api/default.md', '/api/default/llms-full.txt']) {
      const text = files.get(name)!.text();
      expect(text).toContain('## Limits\n\nOnce a second.');
      expect(text).not.toContain('secret.');
      expect(text).not.toContain('Unused');
    }
  });
});

describe('the document of a single operation', () => {
  type Fields = {[name: string]: {[field: string]: unknown}};
  type OperationDocument = {
    info: object;
    tags: object[];
    security?: object[];
    paths: {[path: string]: {[method: string]: {responses: Fields}}};
    components?: {schemas: Fields; securitySchemes: Fields; examples: Fields};
  };
  const readDocument = async (...input: Parameters<typeof read>) =>
    JSON.parse(await read(...input)) as OperationDocument;

  it('contains everything that the operation refers to, and nothing else', async () => {
    const document = await readDocument('/pets/get.json');
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: {title: 'Shelter'},
      servers: [{url: 'https://api.example.com'}],
      security: [{key: []}],
      tags: [{name: 'Pets'}],
    });
    expect(Object.keys(document.paths['/pets']!)).toEqual(['get']);
    expect(Object.keys(document.components!.schemas)).toEqual(['Pet', 'Home']);
    expect(Object.keys(document.components!.securitySchemes)).toEqual(['key']);
    expect(document.tags).toHaveLength(1);
    // For programs that resolve references in examples.
    expect(document.components!.schemas.Home!.example).toEqual({
      $ref: '#/components/examples/house',
    });
    expect(document.components!.examples).toEqual({house: {value: {rooms: 3}}});
  });

  it.each([
    ['the description of the API', 'Ask before you call.', 'Ask before you call.'],
    ['no description that is as long as a manual', 'Ask before you call. '.repeat(500), undefined],
  ])('has %s', async (_what, description, shown) => {
    const {info} = await readDocument('/pets/get.json', [
      '{title: Shelter,',
      `{title: Shelter, description: ${description},`,
    ]);
    expect(info).toEqual({
      title: 'Shelter',
      version: '2',
      summary: 'Animals and their keepers',
      ...(shown !== undefined && {description: shown}),
    });
  });

  it('has no security if the operation has none, and no links to operations that it omits', async () => {
    const document = await readDocument('/pets/post.json');
    expect(document.security).toBeUndefined();
    expect(document.components).toBeUndefined();
    expect(document.paths['/pets']!.post).toMatchObject({
      security: [],
      responses: {201: {description: 'Added'}},
    });
    expect(document.paths['/pets']!.post!.responses['201']!.links).toBeUndefined();
  });
});

describe('a document of some operations', () => {
  type Written = {
    paths: {[path: string]: {[method: string]: unknown}};
    components: {[section: string]: {[name: string]: unknown}};
  };
  const HEAD = "openapi: 3.2.0\ninfo: {title: A, version: '1'}\n";
  const ok = (schema: string) =>
    `responses: {'200': {description: OK, content: {application/json: {schema: ${schema}}}}}`;
  const writeOne = async (text: string, files = {}) => {
    const {document} = await loadFiles({'openapi.yaml': HEAD + text, ...files});
    return JSON.parse(createPartialDocuments(document!).ofOne({key: 'GET /a'})!) as Written;
  };
  const PET = 'properties: {kind: {type: string}}, discriminator: {propertyName: kind';
  const extend = (parent: string) => `{allOf: [{$ref: ${parent}}]}`;

  it.each([
    ['its children, and theirs', `{${PET}}}`, ['Pet', 'Cat', 'Dog', 'Puppy']],
    ['those beside its mapping', `{${PET}, mapping: {c: Cat}}}`, ['Pet', 'Cat', 'Dog', 'Puppy']],
    ['its choices alone', `{oneOf: [{$ref: '#/components/schemas/Cat'}], ${PET}}}`, ['Pet', 'Cat']],
    ['nothing without it', '{type: object}', ['Pet']],
  ])('contains what a discriminator selects: %s', async (_what, pet, names) => {
    const {components} = await writeOne(
      `paths: {/a: {get: {${ok("{$ref: '#/components/schemas/Pet'}")}}}}
components: {schemas: {Pet: ${pet}, Cat: ${extend("'#/components/schemas/Pet'")}, Dog: {$ref: dog.yaml}, Puppy: ${extend("'#/components/schemas/Dog'")}, Other: {type: object}}}`,
      {'dog.yaml': extend("'openapi.yaml#/components/schemas/Pet'")},
    );
    expect(Object.keys(components.schemas!).filter((name) => name !== 'dog')).toEqual(names);
  });

  it('has no references that name the file of the whole document', async () => {
    const document = await writeOne(`paths:
  /a: {get: {parameters: [{$ref: 'openapi.yaml#/components/parameters/P'}], ${ok("{$ref: './openapi.yaml#/components/schemas/Pet'}")}}}
components:
  parameters: {P: {name: p, in: query, schema: {$ref: '#/components/schemas/Kept'}}}
  schemas:
    Kept: {$id: 'https://example.com/kept', properties: {a: {$ref: kept}}}
    Eel: {type: object}
    Pet: {oneOf: [{$ref: '#/components/schemas/Eel'}], ${PET}, mapping: {e: './openapi.yaml#/components/schemas/Eel'}}}`);
    const text = JSON.stringify(document);
    expect([...text.matchAll(/"(?:\$ref|e)":"([^"]*)"/g)].map(([, ref]) => ref)).toEqual([
      '#/components/parameters/P',
      '#/components/schemas/Pet',
      '#/components/schemas/Kept',
      '#/components/schemas/Eel',
      '#/components/schemas/Eel',
      'kept',
    ]);
  });

  it('has the schemes that requirements name by URI, also those of other files and of callbacks', async () => {
    const {paths, components} = await writeOne(
      `paths: {/a: {get: {security: [{'#/components/securitySchemes/B': [], my.key: []}, {'other.yaml#/Key': []}], callbacks: {on: {'{$url}': {post: {security: [{C: []}], ${ok('{}')}}}}}, ${ok('{}')}}}}
components: {securitySchemes: {B: {type: http, scheme: bearer}, my.key: {type: http, scheme: basic}, C: {type: mutualTLS}, D: {type: mutualTLS}}}`,
      {'other.yaml': 'Key: {type: apiKey, in: header, name: X-Key}'},
    );
    expect(paths['/a']!.get).toMatchObject({
      security: [
        {'#/components/securitySchemes/B': [], 'my.key': []},
        {'#/components/securitySchemes/Key': []},
      ],
    });
    expect(Object.keys(components.securitySchemes!)).toEqual(['B', 'my.key', 'Key', 'C']);
  });

  it('has the links to operations that it has, and to other APIs', async () => {
    const links = `a: {operationId: a}, b: {operationRef: '#/paths/~1b/put'}, file: {operationRef: 'item.yaml#/put'}, away: {operationRef: 'https://example.com/#/paths/~1c/get'}, id: {operationId: hidden}, ref: {operationRef: '#/paths/~1hidden/get'}, shared: {$ref: '#/components/links/S'}`;
    const {document} = await loadFiles({
      'openapi.yaml': `${HEAD}paths:
  /a: {get: {operationId: a, responses: {'200': {description: OK, links: {${links}}}}}}
  /b: {$ref: item.yaml}
  /hidden: {get: {operationId: hidden, x-internal: true, ${ok('{}')}}}
components: {links: {S: {operationId: hidden}}}`,
      'item.yaml': `put: {${ok('{}')}}`,
    });
    const {ofOne, ofAll} = createPartialDocuments(document!);
    const linksIn = (text: string) =>
      (JSON.parse(text) as Written).paths['/a']!.get as {responses: object};
    const away = {operationRef: 'https://example.com/#/paths/~1c/get'};
    const b = {operationRef: '#/paths/~1b/put'};
    expect(linksIn(ofAll(document!.operations)).responses).toEqual({
      200: {description: 'OK', links: {a: {operationId: 'a'}, b, file: b, away}},
    });
    expect(linksIn(ofOne({key: 'GET /a'})!).responses).toEqual({
      200: {description: 'OK', links: {away}},
    });
  });
});

describe('export formats', () => {
  it('can each be switched off', async () => {
    const urls = async (formats: Partial<typeof ALL_FORMATS>) =>
      [...(await load({...ALL_FORMATS, ...formats})).files.keys()].map((url) =>
        url.replace(/.*\/default/, ''),
      );
    expect((await urls({markdown: false})).filter((url) => url.endsWith('.md'))).toEqual([]);
    expect((await urls({openapi: false})).filter((url) => url.endsWith('.json'))).toEqual([]);
    expect(await urls({llms: false})).not.toContain('/llms.txt');
    expect(await urls({llms: false})).toContain('/llms-full.txt');
    expect(await urls({llmsFull: false})).toContain('/llms.txt');
    expect(await urls({llmsFull: false})).not.toContain('/llms-full.txt');
  });

  it('have the same URLs with and without trailing slashes', () => {
    const urls = (slash: string) =>
      toFormatUrls({overview: `/api/default${slash}`, pages: []}, ALL_FORMATS, EVERY_FILE);
    for (const slash of ['', '/'])
      expect([urls(slash).markdownOf(`/api/default/pets/get${slash}`), urls(slash).llms]).toEqual([
        '/api/default/pets/get.md',
        '/api/default/llms.txt',
      ]);
  });

  it('are omitted for a page if other pages need a folder of the same name', () => {
    const pages = ['/api/default/pets', '/api/default/pets.md/get'].map((permalink) => ({
      permalink,
    }));
    const urls = toFormatUrls(
      {overview: '/api/default', pages: pages as never},
      ALL_FORMATS,
      EVERY_FILE,
    );
    expect(urls.markdownOf('/api/default/pets')).toBeUndefined();
    expect(urls.markdownOf('/api/default/pets.md/get')).toBe('/api/default/pets.md/get.md');
  });
});

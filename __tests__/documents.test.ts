import fs from 'fs';
import path from 'path';
import {createPartialDocuments} from '../plugin/exports/operationDocument/partialDocuments';
import {toTryItDocuments} from '../plugin/exports/manifest';
import {toOverviewMarkdown} from '../plugin/exports/markdown/overview';
import {toOverviewProp} from '../plugin/pages/toProps';
import type {ReadyTab, Site} from '../plugin/types';
import {createTestLoader} from './support/createTestLoader';
import {createFolder, editFile} from './support/folder';
import {yaml} from './support/yaml';

const FIXTURE = path.join(__dirname, '__fixtures__/several');

/**
 * Creates the site of the fixture with other files, by name; a function edits the original file.
 */
function createSite(
  files: {[name: string]: string | ((text: string) => string)} = {},
  api: object = {},
): string {
  const siteDir = createFolder({});
  fs.cpSync(FIXTURE, siteDir, {recursive: true});
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.writeFileSync(file, typeof text === 'string' ? text : text(fs.readFileSync(file, 'utf8')));
  }
  const docs = JSON.parse(fs.readFileSync(path.join(siteDir, 'docs.json'), 'utf8')) as {
    api: object;
  };
  fs.writeFileSync(
    path.join(siteDir, 'docs.json'),
    JSON.stringify({...docs, api: {...docs.api, ...api}}, undefined, 2),
  );
  return siteDir;
}

const load = (siteDir: string) => createTestLoader(siteDir, {comparesFacts: true})();
const tabOf = ({tabs}: Site) => tabs[0]!;
const referenceOf = (content: Site) => tabOf(content).reference!;
const operationOf = (content: Site, key: string) =>
  referenceOf(content).operations.find((operation) => operation.key === key)!;
const findingsOf = ({diagnostics}: Site, ...codes: string[]) =>
  diagnostics.filter(({code}) => codes.includes(code));

describe('several documents in one tab', () => {
  let content: Site;
  beforeAll(async () => {
    content = await load(createSite());
  });

  it('produce no errors or warnings if each of them is valid', () => {
    expect(content.diagnostics.filter(({severity}) => severity !== 'info')).toEqual([]);
  });

  it('share one navigation, with the groups of all documents', () => {
    const {groups} = tabOf(content).navigation!;
    expect(groups.map(({label, pages}) => [label, pages.map(({title}) => title)])).toEqual([
      ['Accounts', ['Get a user', 'Get a paying account']],
      ['Invoices', ['Write an invoice', 'List archived invoices']],
    ]);
    expect(groups.map(({tag}) => tag?.description)).toEqual([
      'People who sign in.',
      'What was sold.',
    ]);
  });

  it('have an overview with the title of the tab and a section for each document', () => {
    const {reference} = tabOf(content);
    const overview = toOverviewProp({
      ...(tabOf(content) as ReadyTab),
      downloadUrls: ['/1', '/2', '/3'],
    });
    expect(overview.info).toEqual({title: 'Shop API', version: ''});
    expect(
      overview.documents!.map(({id, label, specification, servers, download}) => [
        id,
        label,
        specification,
        servers.map(({url}) => url),
        download,
      ]),
    ).toEqual(yaml`
      - [document-users-api, Users API, OpenAPI 3.1.0, [https://users.example.com/v2], /1]
      - [document-billing-api, Billing API, OpenAPI 3.0.3, [https://billing.example.com], /2]
      - [document-archive-api, Archive API, Swagger 2.0, [https://archive.example.com], /3]
    `);
    const markdown = toOverviewMarkdown(reference!, (text) => JSON.stringify(text));
    for (const words of [
      '# Shop API',
      '## Users API',
      'Swagger 2.0',
      'Invoices and who pays them.',
      'Contact',
    ])
      expect(markdown).toContain(words);
  });

  it('apply their servers and security only to their own operations', () => {
    const {servers, security, securitySchemes} = referenceOf(content);
    expect([servers, security]).toEqual([[], []]);
    const shown = ['GET /users/{id}', 'POST /invoices', 'GET /archive/invoices'].map((key) => {
      const operation = operationOf(content, key);
      return [
        operation.servers!.map(({url}) => url),
        (operation.security ?? []).flatMap(({schemes}) => schemes.map(({name}) => name)),
      ];
    });
    expect(shown).toEqual([
      [['https://users.example.com/v2'], ['key']],
      [['https://billing.example.com'], ['key (Billing API)']],
      [['https://archive.example.com'], []],
    ]);
    expect(securitySchemes.map(({name}) => name)).toEqual(['key', 'login', 'key (Billing API)']);
  });

  it('show their servers once if they are the same in all documents', async () => {
    const same = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\nservers: [{url: /}]\n';
    const siteDir = createFolder({
      'docs.json': '{"tab": "API", "api": {"source": "*.yaml"}}',
      'a.yaml': `${same}paths: {/a: {get: {responses: {'200': {description: OK}}}}}`,
      'b.yaml': `${same}paths: {/b: {get: {responses: {'200': {description: OK}}}}}`,
    });
    const reference = referenceOf(await load(siteDir));
    expect(reference.servers.map(({url}) => url)).toEqual(['/']);
    expect(reference.operations.map(({servers}) => servers)).toEqual([undefined, undefined]);
    expect(reference.documents!.map(({label}) => label)).toEqual(['a.yaml', 'b.yaml']);
  });

  it('keep schemas of the same name apart, also behind discriminators and across OpenAPI versions', () => {
    const {schemas} = referenceOf(content);
    const toText = (key: string) =>
      JSON.stringify(operationOf(content, key).schemas.map((id) => schemas[id]));
    expect(toText('GET /users/{id}')).toMatch(/"email"(?!.*"iban")/);
    expect(toText('GET /accounts/{id}')).toMatch(/"iban"(?!.*"email")/);
    expect(toText('POST /invoices')).toMatch(/"amount"/);
    expect(toText('POST /invoices')).not.toContain('"scan"');
    expect(toText('GET /archive/invoices')).toMatch(/"scan"(?!.*"amount")/);
  });

  it('can be downloaded, together with the files that they refer to', () => {
    expect(tabOf(content).downloads!.map(({url}) => url)).toEqual([
      '/api/default/document/users.yaml',
      '/api/default/document/billing/invoices.yaml',
      '/api/default/document/legacy.json',
      '/api/default/document/billing/common.yaml',
    ]);
  });

  it('contribute only their own components to the document of a single operation', () => {
    const billing = tabOf(content).documents[1]!;
    const text = createPartialDocuments(billing).ofOne(operationOf(content, 'GET /accounts/{id}'))!;
    const {info, components} = JSON.parse(text) as {info: {title: string}; components: object};
    expect([info.title, components]).toMatchObject([
      'Billing API',
      {schemas: {Account: {properties: {iban: {}}}}, securitySchemes: {login: {}}},
    ]);
  });

  it('allow the proxy to reach the servers of each document for its own operations', () => {
    const [document] = toTryItDocuments(content.tabs, 'default');
    expect(
      document!.operations.map(({key, servers}) => [key, servers!.map(({url}) => url)]),
    ).toEqual([
      ['GET /users/{id}', ['https://users.example.com/v2']],
      ['POST /invoices', ['https://billing.example.com']],
      ['GET /accounts/{id}', ['https://billing.example.com']],
      ['GET /archive/invoices', ['https://archive.example.com']],
    ]);
  });
});

describe('conflicts between the documents of a tab', () => {
  it('are errors for operations with the same method and path; only the first has a page', async () => {
    const content = await load(
      createSite({'legacy.json': (text) => text.replace('/archive/invoices', '/users/{id}')}),
    );
    expect(findingsOf(content, 'operation-twice')).toMatchObject(yaml<object>`
      [{severity: error, source: {file: legacy.json, line: 9, pointer: '/paths/~1users~1{id}'},
          message: '\`GET /users/{id}\` is also in \`users.yaml:21:3\`, and only that one has a page.'}]
    `);
    expect(operationOf(content, 'GET /users/{id}').operationId).toBe('getUser');
    expect(tabOf(content).navigation!.pages).toHaveLength(3);
  });

  it('are findings for a repeated operationId and for different descriptions of a tag', async () => {
    const content = await load(
      createSite({
        'legacy.json': (text) =>
          text
            .replace('listArchived', 'getUser')
            .replace('{"name": "Invoices"}', '{"name": "Invoices", "description": "Old ones."}'),
      }),
    );
    expect(findingsOf(content, 'operation-id-duplicate', 'tag-descriptions-differ')).toMatchObject([
      {
        message: 'The operationId `getUser` is already used in `users.yaml:25:7`.',
        source: {file: 'legacy.json', line: 11},
      },
      {
        message: expect.stringMatching(
          /^The tag `Invoices` is described differently in `billing\/invoices\.yaml:\d+:5`/,
        ),
        source: {file: 'legacy.json', line: 7},
      },
    ]);
  });

  it('are not reported for operations that readers do not see', async () => {
    const content = await load(
      createSite({
        'legacy.json': (text) =>
          text
            .replace('/archive/invoices', '/users/{id}')
            .replace('"operationId"', '"x-internal": true, "operationId"'),
      }),
    );
    expect(findingsOf(content, 'operation-twice')).toEqual([]);
  });
});

describe('documents that refer to each other', () => {
  it('have no `component-unused` finding for a component that only another document uses', async () => {
    const content = await load(
      createSite({
        'billing/invoices.yaml': (text) =>
          `${text}    Unused: {type: http, scheme: basic}\n`.replace(
            '    Bill:',
            '    Balance: {type: number}\n    Sum: {type: number}\n    Bill:',
          ),
        'users.yaml': (text) =>
          text.replace(
            'email: {',
            'balance: {$ref: billing/invoices.yaml#/components/schemas/Balance}\n        email: {',
          ),
      }),
    );
    expect(
      findingsOf(content, 'component-unused')
        .filter(({source: {file}}) => file === 'billing/invoices.yaml')
        .map(({source: {pointer}}) => pointer),
    ).toEqual(['/components/schemas/Sum', '/components/securitySchemes/Unused']);
    expect(JSON.stringify(referenceOf(content).schemas)).toContain('"balance"');
  });

  it('list their deprecations separately, even those of the same name', async () => {
    const deprecate = (text: string) =>
      text.replace(/(email|iban): \{/, 'old: {deprecated: true, ');
    const content = await load(
      createSite({'users.yaml': deprecate, 'billing/invoices.yaml': deprecate}),
    );
    const listed = tabOf(content).lists!.deprecations;
    expect(JSON.stringify(listed).match(/"name":"old"/g)).toHaveLength(2);
  });
});

describe('a source file that is not an OpenAPI document', () => {
  it('is not a finding if a document refers to it', async () => {
    const content = await load(createSite());
    expect(findingsOf(content, 'document-kind')).toEqual([]);
    expect(tabOf(content).lacksDocument).toBeUndefined();
  });

  it('is an error that explains how to exclude the file; the other documents keep their pages', async () => {
    const siteDir = createSite({'billing/plan.yaml': 'steps: []\n'});
    const content = await load(siteDir);
    expect(findingsOf(content, 'document-kind')).toMatchObject([
      {
        severity: 'error',
        tabId: 'default',
        source: {file: 'billing/plan.yaml'},
        help: expect.stringContaining('add "!billing/plan.yaml" to `source`'),
      },
    ]);
    expect(tabOf(content).navigation!.pages).toHaveLength(4);
  });

  it('is an error even if the rules of the tab turn `document-kind` off', async () => {
    const siteDir = createSite(
      {'billing/plan.yaml': 'steps: []\n'},
      {rules: {'document-kind': 'off'}},
    );
    expect(findingsOf(await load(siteDir), 'document-kind')).toMatchObject([{severity: 'error'}]);
  });
});

describe('docs.json with several documents in one tab', () => {
  const toOverlay = (...targets: string[]) =>
    JSON.stringify({
      overlay: '1.0.0',
      info: {title: 'Words', version: '1'},
      actions: targets.map((target) => ({target, update: {summary: 'Other words'}})),
    });

  it('excludes operations by tag from all documents and from their downloads', async () => {
    const content = await load(createSite({}, {exclude: [{tag: 'Accounts'}]}));
    expect(referenceOf(content).operations.map(({key}) => key)).toEqual([
      'POST /invoices',
      'GET /archive/invoices',
    ]);
    const downloads = tabOf(content).downloads!;
    expect(downloads.map(({url}) => url.replace('/api/default/document/', ''))).toEqual([
      'users.json',
      'billing/invoices.json',
      'legacy.json',
    ]);
    for (const {text} of downloads) expect(text!()).not.toContain('getAccount');
    expect(findingsOf(content, 'config-audience-unmatched')).toEqual([]);
  });

  it('applies an overlay to each document and reports the actions that match none of them', async () => {
    const siteDir = createSite(
      {'words.json': toOverlay("$.paths['/invoices'].post", "$.paths['/nowhere'].get")},
      {overlays: ['words.json']},
    );
    const content = await load(siteDir);
    expect(operationOf(content, 'POST /invoices').summary).toBe('Other words');
    expect(findingsOf(content, 'overlay-unmatched')).toMatchObject([
      {source: {file: 'words.json', pointer: '/actions/1/target'}},
    ]);
  });

  it('applies an overlay with `extends` only to the document that it names', async () => {
    const siteDir = createSite(
      {
        'words.json': JSON.stringify({
          ...(JSON.parse(toOverlay('$.info', "$.paths['/archive/invoices'].get")) as object),
          extends: 'users.yaml',
        }),
      },
      {overlays: ['words.json']},
    );
    const content = await load(siteDir);
    expect(referenceOf(content).documents!.map(({info}) => info.summary)).toEqual([
      'Other words',
      undefined,
      undefined,
    ]);
    expect(findingsOf(content, 'overlay-unmatched', 'overlay-extends')).toMatchObject([
      {code: 'overlay-unmatched', source: {pointer: '/actions/1/target'}},
    ]);
  });
});

describe('reloading a document that symbolic links lead to', () => {
  it.each<[string, string, string, [before: string, after: string]]>([
    ['the document', 'current.yaml', 'current.yaml', ['one.yaml', 'two.yaml']],
    ['the folder of a file', 'three.yaml', 'parts', ['parts-1', 'parts-2']],
  ])(
    'reads %s again when its link leads elsewhere',
    async (_what, source, link, [before, after]) => {
      const toDocument = (description: string) =>
        JSON.stringify({
          openapi: '3.1.0',
          info: {title: 'T', version: '1', description},
          paths: {},
        });
      const siteDir = createFolder({
        'docs.json': JSON.stringify({tab: 'API', api: {source}}),
        'one.yaml': toDocument('Before'),
        'two.yaml': toDocument('After'),
        'three.yaml': `{openapi: 3.1.0, info: {title: T, version: '1'}, tags: [{name: a}], paths: {/a: {$ref: parts/a.yaml}}}`,
        'parts-1/a.yaml': 'get: {tags: [a], description: Before, responses: {}}',
        'parts-2/a.yaml': 'get: {tags: [a], description: After, responses: {}}',
      });
      const place = path.join(siteDir, link);
      for (const name of ['one.yaml', 'two.yaml', 'three.yaml', 'parts-1/a.yaml', 'parts-2/a.yaml'])
        fs.utimesSync(path.join(siteDir, name), 1e9, 1e9);
      const loadAgain = createTestLoader(siteDir);
      const textOf = async () => {
        const {info, operations} = referenceOf(await loadAgain());
        return info.description ?? operations[0]?.description;
      };
      fs.symlinkSync(before, place);
      expect(await textOf()).toBe('Before');
      fs.unlinkSync(place);
      fs.symlinkSync(after, place);
      expect(await textOf()).toBe('After');
    },
  );
});

describe('reloading several documents', () => {
  it('follows a new matching file, its edits and its removal, and reuses unchanged operations', async () => {
    const siteDir = createSite();
    const loadAgain = createTestLoader(siteDir);
    const first = await loadAgain();
    const file = path.join(siteDir, 'billing/refunds.yaml');
    const toText = (summary: string) =>
      `openapi: 3.1.0\ninfo: {title: Refunds API, version: '1'}\npaths: {/refunds: {get: {summary: ${summary}, responses: {'200': {description: OK}}}}}\n`;
    editFile(file, toText('One'));
    const second = await loadAgain();
    expect(operationOf(second, 'GET /refunds').summary).toBe('One');
    expect(operationOf(second, 'GET /users/{id}')).toBe(operationOf(first, 'GET /users/{id}'));
    editFile(file, toText('Two'));
    expect(operationOf(await loadAgain(), 'GET /refunds').summary).toBe('Two');
    fs.rmSync(file);
    expect(referenceOf(await loadAgain()).operations).toHaveLength(4);
  });
});

import fs from 'fs';
import path from 'path';
import {loadConfig} from '../../plugin/config/load';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {createFolder} from '../support/folder';

const DOCUMENT = {'openapi.yaml': 'openapi: 3.1.0\n', 'admin.json': '{}'};

async function load(docs: unknown, files: {[name: string]: string} = DOCUMENT) {
  const siteDir = createFolder({
    ...files,
    'docs.json': typeof docs === 'string' ? docs : JSON.stringify(docs, undefined, 2),
  });
  const diagnostics: Diagnostic[] = [];
  const config = await loadConfig({siteDir, docsJson: 'docs.json'}, (diagnostic) =>
    diagnostics.push(diagnostic),
  );
  return {siteDir, config, diagnostics, codes: diagnostics.map(({code}) => code)};
}
const api = (source: string, more = {}) => ({source, ...more});

describe('loadConfig', () => {
  it('fills in every default of a single tab', async () => {
    const {config, siteDir, diagnostics} = await load({
      tab: 'API Reference',
      api: api('openapi.yaml'),
    });
    expect(diagnostics).toEqual([]);
    expect(config).toMatchObject({rootDir: siteDir, file: 'docs.json'});
    expect(config?.tabs).toEqual([
      {
        tabId: 'default',
        label: 'API Reference',
        pointer: '',
        sources: ['openapi.yaml'],
        overlays: [],
        navigation: true,
        tagsOrder: [],
        defaultGroup: 'Endpoints',
        webhookGroup: 'Webhooks',
        untagged: 'group',
        schemas: 'used',
        overrides: new Map(),
        rules: new Map(),
        audience: {exclude: []},
        acceptedChanges: [],
      },
    ]);
  });

  it('gives the first API tab the id default and the others their slugified label', async () => {
    const {config, diagnostics} = await load({
      tabs: [
        {tab: 'Guides'},
        {tab: 'Admin API', api: api('openapi.yaml')},
        {tab: ' Größe & 料金! ', api: api('admin.json')},
      ],
    });
    expect(diagnostics).toEqual([]);
    expect(config?.tabs.map(({tabId, pointer}) => [tabId, pointer])).toEqual([
      ['default', '/tabs/1'],
      ['größe-料金', '/tabs/2'],
    ]);
  });

  it('reports an OpenAPI document in place of docs.json', async () => {
    const {config, diagnostics} = await load({
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      paths: {},
    });
    expect(config?.tabs).toEqual([]);
    expect(diagnostics[0]).toMatchObject({
      code: 'config-type',
      severity: 'error',
      message: 'This is an OpenAPI document, not docs.json.',
    });
    const yaml = await load("# Ours\n---\nopenapi: '3.1.0'\ninfo: {}\n");
    expect(yaml.diagnostics).toMatchObject([
      {code: 'config-syntax', message: 'This is an OpenAPI document, not docs.json.'},
    ]);
  });

  it('keeps overrides in a map, so that the key `__proto__` changes no prototype', async () => {
    const {config} = await load(
      '{"tab": "API", "api": {"source": "openapi.yaml", "overrides": {"__proto__": {"title": "x"}, "GET /pets": {"hidden": true, "slug": ["a"]}}}}',
    );
    expect([...config!.tabs[0]!.overrides]).toEqual([
      ['__proto__', {title: 'x'}],
      ['GET /pets', {hidden: true, slug: ['a']}],
    ]);
    expect(({} as {title?: string}).title).toBeUndefined();
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['CRLF line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('reads a file with %s', async (_name, change) => {
    const text = JSON.stringify(
      {tab: 'API', api: {source: 'openapi.yaml', navigation: 1}},
      undefined,
      2,
    );
    const {config, diagnostics} = await load(change(text));
    expect(config?.tabs).toHaveLength(1);
    expect(diagnostics[0]?.source).toEqual({
      file: 'docs.json',
      line: 5,
      column: 5,
      pointer: '/api/navigation',
    });
  });

  it('normalizes the path of a document', async () => {
    const {config} = await load(
      {tab: 'API', api: api('./a/../apis/openapi.yaml')},
      {'apis/openapi.yaml': ''},
    );
    expect(config?.tabs[0]?.sources).toEqual(['apis/openapi.yaml']);
  });

  it('uses the folder of docs.json as the project root', async () => {
    const siteDir = createFolder({
      'api/docs.json': '{"tab": "API", "api": {"source": "openapi.yaml"}}',
      'api/openapi.yaml': '',
    });
    const config = await loadConfig({siteDir, docsJson: 'api/docs.json'}, () => undefined);
    expect(config).toMatchObject({
      rootDir: path.join(siteDir, 'api'),
      file: 'docs.json',
      tabs: [{sources: ['openapi.yaml']}],
    });
  });
});

describe('loadConfig reports', () => {
  it('a missing docs.json, and suggests `init`', async () => {
    const diagnostics: Diagnostic[] = [];
    expect(
      await loadConfig({siteDir: createFolder({}), docsJson: 'docs.json'}, (diagnostic) =>
        diagnostics.push(diagnostic),
      ),
    ).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {code: 'config-not-found', severity: 'error', help: expect.stringContaining('init')},
    ]);
  });

  it('that docs.json is a folder', async () => {
    const diagnostics: Diagnostic[] = [];
    await loadConfig(
      {siteDir: createFolder({'docs.json/a.txt': ''}), docsJson: 'docs.json'},
      (diagnostic) => diagnostics.push(diagnostic),
    );
    expect(diagnostics).toMatchObject([
      {code: 'config-not-found', message: expect.stringContaining('cannot be read')},
    ]);
  });

  it.each([
    ['a comment', '{\n  // mine\n  "tab": "API"\n}', 2, 3, /comment/],
    ['a trailing comma', '{\n  "tab": "API",\n}', 3, 1, /comma/],
    ['a missing comma', '{\n  "tab": "API"\n  "api": {}\n}', 3, 3, /comma is missing/],
    ['a value without quotes', '{"tab": API}', 1, 9, /double quotes/],
    ['an unclosed brace', '{\n  "tab": "API"', 2, 15, /closing brace/],
    ['single quotes', "{'tab': 1}", 1, 2, /double quotes/],
    ['text after the end', '{}\n{}', 2, 1, /follows/],
  ])('%s, with line and column', async (_name, text, line, column, words) => {
    const {config, diagnostics} = await load(text);
    expect(config).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {code: 'config-syntax', source: {file: 'docs.json', line, column}},
    ]);
    expect(`${diagnostics[0]!.message} ${diagnostics[0]!.help ?? ''}`).toMatch(words);
  });

  it('single quotes, a string as `api`, and an empty file', async () => {
    expect((await load("{'tab': 'API'}")).diagnostics).toMatchObject([
      {code: 'config-syntax', help: 'Write double quotes instead of single quotes.'},
    ]);
    expect((await load({tab: 'API', api: 'openapi.yaml'})).diagnostics[0]).toMatchObject({
      code: 'config-type',
      help: 'Write "api": {"source": "openapi.yaml"}.',
    });
    expect((await load(' \n')).diagnostics).toMatchObject([
      {code: 'config-syntax', message: '`docs.json` is empty.'},
    ]);
  });

  it('a repeated key', async () => {
    const {diagnostics} = await load(
      '{\n  "tab": "API",\n  "api": {\n    "source": "openapi.yaml",\n    "source": "admin.json"\n  }\n}',
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'config-duplicate-key',
        source: {line: 5, column: 5, pointer: '/api/source'},
        message: expect.stringContaining('source'),
      },
    ]);
  });

  it('an unknown field of `api` or of an override, and suggests the closest field', async () => {
    const {diagnostics} = await load({
      tab: 'API',
      api: api('openapi.yaml', {
        tagOrder: [],
        overrides: {'GET /a': {hide: true, badg: 'x', zzz: 1}},
      }),
    });
    expect(diagnostics.map(({code, help, source}) => [code, source.pointer, help])).toEqual([
      ['config-unknown-key', '/api/tagOrder', 'Did you mean `tagsOrder`?'],
      ['config-unknown-key', '/api/overrides/GET ~1a/hide', expect.any(String)],
      ['config-unknown-key', '/api/overrides/GET ~1a/badg', 'Did you mean `badge`?'],
      [
        'config-unknown-key',
        '/api/overrides/GET ~1a/zzz',
        'Known fields: title, description, badge, group, slug, hidden, before, after.',
      ],
    ]);
  });

  it('a wrong type, and continues with the default', async () => {
    const {config, diagnostics} = await load({
      tab: 'API',
      api: api('openapi.yaml', {navigation: 'no', tagsOrder: 'pets', defaultGroup: 7}),
    });
    expect(diagnostics.map(({code, message}) => [code, message])).toEqual([
      ['config-type', '`navigation` must be true, false, or a list of entries, but is "no".'],
      ['config-type', '`tagsOrder` must be a list of strings, but is "pets".'],
      ['config-type', '`defaultGroup` must be a non-empty string, but is 7.'],
    ]);
    expect(config?.tabs[0]).toMatchObject({
      navigation: true,
      tagsOrder: [],
      defaultGroup: 'Endpoints',
    });
  });

  it('that no tab names a document', async () => {
    const {config, diagnostics} = await load({tabs: [{tab: 'Guides'}]});
    expect(diagnostics).toMatchObject([{code: 'config-no-api-tab', severity: 'warning'}]);
    expect(config?.tabs).toEqual([]);
  });

  it('a slug that would leave its tab, and suggests one that does not', async () => {
    const {diagnostics} = await load({
      tab: 'API',
      api: api('openapi.yaml', {overrides: {'GET /a': {slug: ['../c']}}}),
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-slug',
        help: 'Write the segments without dots, because a slug cannot leave its tab: ["c"].',
      },
    ]);
  });

  it('a misspelled `api`, which would otherwise leave the site without pages', async () => {
    const {diagnostics} = await load({tab: 'API', apis: {source: 'openapi.yaml'}});
    expect(diagnostics.map(({code, severity, help}) => [code, severity, help])).toContainEqual([
      'config-unknown-key',
      'warning',
      'Did you mean `api`?',
    ]);
  });

  it('a slug segment with a slash, and suggests separate segments', async () => {
    const {config, diagnostics} = await load({
      tab: 'API',
      api: api('openapi.yaml', {overrides: {'GET /a': {slug: ['ok', 'pets/adopt'], title: 'T'}}}),
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-slug',
        source: {pointer: '/api/overrides/GET ~1a/slug/1'},
        help: 'Write each segment on its own: ["pets","adopt"].',
      },
    ]);
    expect(config?.tabs[0]?.overrides.get('GET /a')).toEqual({title: 'T'});
  });

  it.each([
    [
      'the id of an earlier tab',
      ['First', 'Admin API', 'admin api'],
      /`admin-api`, which belongs to the tab "Admin API" above/,
    ],
    ['the id of the first tab', ['First', 'Default'], /`default`/],
    ['the route of the proxy as its id', ['First', 'Try it!'], /`try-it`/],
    ['a label without letters or digits', ['First', '***'], /neither letters nor digits/],
  ])('a tab with %s, and leaves the tab out', async (_name, labels, words) => {
    const files = Object.fromEntries(labels.map((_, index) => [`${index}.yaml`, '']));
    const {config, diagnostics} = await load(
      {tabs: labels.map((tab, index) => ({tab, api: api(`${index}.yaml`)}))},
      files,
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'config-tab-id',
        message: expect.stringMatching(words),
        source: {pointer: `/tabs/${labels.length - 1}/tab`},
      },
    ]);
    expect(config?.tabs).toHaveLength(labels.length - 1);
  });

  it('no finding if the first tab has the label of a reserved route', async () => {
    expect(
      (
        await load({
          tabs: [
            {tab: 'Try It', api: api('openapi.yaml')},
            {tab: 'Other', api: api('admin.json')},
          ],
        })
      ).codes,
    ).toEqual([]);
  });

  it('a document that two tabs use', async () => {
    const {config, diagnostics} = await load({
      tabs: [
        {tab: 'A', api: api('openapi.yaml')},
        {tab: 'B', api: api('./openapi.yaml')},
      ],
    });
    expect(diagnostics).toMatchObject([
      {code: 'config-source-twice', severity: 'warning', source: {pointer: '/tabs/1/api/source'}},
    ]);
    expect(config?.tabs).toHaveLength(2);
  });

  it.each([
    ['that does not exist', 'openapi.yml', 'config-source-missing', 'Did you mean `openapi.yaml`?'],
    [
      'in a folder that does not exist',
      'apis/openapi.yaml',
      'config-source-missing',
      'There is no folder `apis`.',
    ],
    [
      'that is a folder',
      'folder.yaml',
      'config-source-missing',
      'Name the OpenAPI document itself.',
    ],
    ['above the project root', '../openapi.yaml', 'config-source-outside', expect.any(String)],
    ['with an absolute path', '/etc/openapi.yaml', 'config-source-outside', expect.any(String)],
    [
      'on the network',
      'https://example.com/openapi.yaml',
      'config-source-outside',
      expect.stringContaining('docusaurus-plugin-api-reference pull'),
    ],
  ])('a document %s', async (_name, source, code, help) => {
    const {config, diagnostics} = await load(
      {tab: 'API', api: api(source)},
      {...DOCUMENT, 'folder.yaml/a.txt': ''},
    );
    expect(diagnostics).toMatchObject([{code, help, source: {pointer: '/api/source'}}]);
    expect(config?.tabs).toEqual([]);
  });

  it('a document path with backslashes', async () => {
    expect((await load({tab: 'API', api: api('apis\\openapi.yaml')})).diagnostics).toMatchObject([
      {code: 'config-type', help: expect.stringContaining('`/`')},
    ]);
  });

  it('a document with an unsupported file extension', async () => {
    expect((await load({tab: 'API', api: api('openapi.txt')}, {'openapi.txt': ''})).codes).toEqual([
      'config-type',
    ]);
  });

  it('a symbolic link to a document outside the project root, but not to one inside', async () => {
    const outside = createFolder({'openapi.yaml': ''});
    const siteDir = createFolder({
      'docs.json':
        '{"tabs": [{"tab": "A", "api": {"source": "link.yaml"}}, {"tab": "B", "api": {"source": "inner.yaml"}}]}',
      'openapi.yaml': '',
    });
    fs.symlinkSync(path.join(outside, 'openapi.yaml'), path.join(siteDir, 'link.yaml'));
    fs.symlinkSync(path.join(siteDir, 'openapi.yaml'), path.join(siteDir, 'inner.yaml'));
    const diagnostics: Diagnostic[] = [];
    const config = await loadConfig({siteDir, docsJson: 'docs.json'}, (diagnostic) =>
      diagnostics.push(diagnostic),
    );
    expect(diagnostics).toMatchObject([
      {code: 'config-source-outside', source: {pointer: '/tabs/0/api/source'}},
    ]);
    expect(config?.tabs.map(({sources}) => sources)).toEqual([['inner.yaml']]);
  });

  it('all mistakes at once', async () => {
    const {codes} = await load({
      tabs: ['x', {api: {}}, {tab: 'A', api: {source: 'gone.yaml', overrides: {'GET /a': 1}}}],
    });
    expect([...codes].sort()).toEqual([
      'config-source-missing',
      'config-type',
      'config-type',
      'config-type',
      'config-type',
    ]);
  });
});

describe('locate', () => {
  it('gives the nearest existing place for a pointer that does not exist', async () => {
    const {config} = await load('{\n  "tab": "API",\n  "api": {"source": "openapi.yaml"}\n}');
    expect(config!.locate('/api/overrides/GET ~1a')).toEqual({
      file: 'docs.json',
      line: 3,
      column: 3,
      pointer: '/api/overrides/GET ~1a',
    });
    expect(config!.locate('')).toMatchObject({line: 1, column: 1});
  });
});

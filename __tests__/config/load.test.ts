import fs from 'fs';
import path from 'path';
import {loadConfig} from '../../plugin/config/load';
import {chooseTabIds, findTab} from '../../plugin/config/tabIds';
import {apiNavbarItems} from '../../plugin/routes/navbar';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {createFolder} from '../support/folder';
import {loadDocs} from './support/load';
import {yaml} from '../support/yaml';

const SOURCES = ['openapi.yaml', 'admin.json'];
const DOCUMENT = {'openapi.yaml': 'openapi: 3.1.0\n', 'admin.json': '{}'};

/** Without the recommendation of ids, which a test of its own covers. */
const load = async (docs: unknown, files: {[name: string]: string} = DOCUMENT) => {
  const {diagnostics, ...loaded} = await loadDocs(docs, files);
  const isOther = ({code}: Diagnostic) => code !== 'config-tab-id-missing';
  return {...loaded, diagnostics: diagnostics.filter(isOther)};
};
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

  it('takes an id of a tab from docs.json, and knows the id that it had without', async () => {
    const {config, diagnostics} = await load({
      tabs: [
        {tab: 'Store', api: api('openapi.yaml', {id: 'store'})},
        {tab: 'Admin API', api: api('admin.json', {id: 'admin'})},
      ],
    });
    expect(diagnostics).toEqual([]);
    const tabs = config!.tabs;
    expect(tabs.map(({tabId}) => tabId)).toEqual(['store', 'admin']);
    const ids = ['default', 'store', 'admin-api', 'Admin API'].map(
      (id) => findTab(tabs, id)?.label,
    );
    expect(ids).toEqual(['Store', 'Store', 'Admin API', undefined]);
  });

  it('recommends an id for each of several tabs, with which no page moves', async () => {
    const {diagnostics} = await loadDocs(
      {
        tabs: [
          {tab: 'Store', api: api('openapi.yaml')},
          {tab: 'Größe', api: api('admin.json')},
          {tab: 'Other', api: api('other.yaml', {id: 'other'})},
        ],
      },
      {...DOCUMENT, 'other.yaml': ''},
    );
    const lines = diagnostics.map(({code, source, message, help}) =>
      [code, source.pointer, message, help].join(' '),
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^config-tab-id-missing \/tabs\/0\/api .* position\. Write `"id": "default"`/,
      ),
      expect.stringMatching(
        /^config-tab-id-missing \/tabs\/1\/api .* label\. Give its `api` an `id`/,
      ),
    ]);
  });

  it('keeps the id `default` for a tab that is not the first any more', async () => {
    const {config, diagnostics} = await load({
      tabs: [
        {tab: 'New', api: api('openapi.yaml', {id: 'new'})},
        {tab: 'Store', api: api('admin.json', {id: 'default'})},
      ],
    });
    expect(diagnostics).toEqual([]);
    expect(config?.tabs.map(({tabId, formerId}) => [tabId, formerId])).toEqual([
      ['new', undefined],
      ['default', 'store'],
    ]);
  });

  it('takes no id for a former one that the tab cannot have had', async () => {
    const labels = ['Store', 'Default', 'MCP', 'Admin', 'admin'];
    const files = Object.fromEntries(labels.map((_, index) => [`${index}.yaml`, '']));
    const tabs = labels.map((tab, index) => ({tab, api: api(`${index}.yaml`, {id: `t${index}`})}));
    const {config} = await load({tabs}, files);
    expect(config?.tabs.map(({formerId}) => formerId)).toEqual([
      ...['default', undefined, undefined, 'admin', undefined],
    ]);
  });

  it('chooses ids for a new docs.json: those without, unless they are reserved or cannot be written', () => {
    expect(chooseTabIds(['Pets', 'Admin API', 'Default', 'Default 2', 'Errors', 'Größe'])).toEqual([
      'default',
      'admin-api',
      'default-2',
      'default-2-2',
      'errors-2',
      undefined,
    ]);
  });

  it('does not take an id for a former one that another tab has', async () => {
    const {config} = await load({
      tabs: [
        {tab: 'Store', api: api('openapi.yaml', {id: 'admin-api'})},
        {tab: 'Admin API', api: api('admin.json', {id: 'store'})},
      ],
    });
    expect(config!.tabs.map(({label}) => label)).toEqual(['Store', 'Admin API']);
    expect(findTab(config!.tabs, 'admin-api')?.label).toBe('Store');
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
  /** The only finding, as the severity, the rule, the pointer, the message and the help. */
  const toLine = ({severity, code, source, message, help}: Diagnostic) =>
    `${severity} ${code} ${source.pointer}: ${message} ${help ?? ''}`;

  it('a missing docs.json, and suggests `init`', async () => {
    for (const [files, words] of [
      [{}, /init/],
      [{'docs.json/a.txt': ''}, /cannot be read/],
    ] as const) {
      const {config, diagnostics} = await loadDocs(undefined, files);
      expect(config).toBeUndefined();
      expect(diagnostics.map(toLine)).toEqual([expect.stringMatching(/^error config-not-found /)]);
      expect(toLine(diagnostics[0]!)).toMatch(words);
    }
  });

  it.each([
    ['outside/credentials', /^error config-not-found .* is a symbolic link to a file outside the/],
    ['/proc/self/environ', /^error config-not-found /],
    [
      'repository/.git/config',
      /^error config-not-found .* to a hidden file or into `node_modules`/,
    ],
    ['repository/node_modules/a.json', /^error config-not-found .* to a hidden file or into/],
    ['repository/site', /^error config-not-found .* cannot be read: it is a folder\. /],
    ['repository/notes.txt', /^error config-syntax /],
    ['repository/shared/docs.json', undefined],
    ['repository/site/api/docs.json', undefined],
  ])('threat 162: what is wrong with docs.json if it is a link to %s', async (target, finding) => {
    const own = '{"tab": "API", "api": {"source": "openapi.yaml"}}';
    const folder = createFolder({
      'outside/credentials': 'hunter2',
      'repository/.git/HEAD': '',
      'repository/.git/config': 'hunter2',
      'repository/node_modules/a.json': 'hunter2',
      'repository/notes.txt': 'notes',
      'repository/shared/docs.json': own,
      'repository/site/api/docs.json': own,
      'repository/site/openapi.yaml': '',
    });
    const siteDir = path.join(folder, 'repository/site');
    fs.symlinkSync(path.resolve(folder, target), path.join(siteDir, 'docs.json'));
    const diagnostics: Diagnostic[] = [];
    const config = await loadConfig({siteDir, docsJson: 'docs.json'}, (found) =>
      diagnostics.push(found),
    );
    expect(diagnostics.map(toLine)).toEqual(finding ? [expect.stringMatching(finding)] : []);
    expect(JSON.stringify(diagnostics)).not.toContain('hunter2');
    expect(config?.rootDir).toBe(finding ? undefined : siteDir);
    expect(apiNavbarItems({siteDir})).toHaveLength(finding ? 0 : 1);
  });

  it.each<[BufferEncoding, string, string, string[]]>([
    ['utf16le', '\uFEFF', 'Bücher', []],
    ['latin1', '', 'B\uFFFDcher', ['config-syntax:1:11']],
  ])('characters that cannot be read, in %s', async (encoding, mark, label, lines) => {
    const bytes = Buffer.from(
      `${mark}{"tab": "Bücher", "api": {"source": "openapi.yaml"}}`,
      encoding,
    );
    const {tabs, diagnostics} = await loadDocs(undefined, DOCUMENT, (siteDir) =>
      fs.writeFileSync(path.join(siteDir, 'docs.json'), bytes),
    );
    expect(tabs.map((tab) => tab.label)).toEqual([label]);
    expect(diagnostics.map(({code, source}) => `${code}:${source.line}:${source.column}`)).toEqual(
      lines,
    );
  });

  it.each<[string, string, number | null, number | null, string]>(yaml`
    - [a comment, "{\n  // mine\n  \"tab\": \"API\"\n}", 2, 3, comment]
    - [a trailing comma, "{\n  \"tab\": \"API\",\n}", 3, 1, comma]
    - [a missing comma, "{\n  \"tab\": \"API\"\n  \"api\": {}\n}", 3, 3, comma is missing]
    - [a value without quotes, '{"tab": API}', 1, 9, double quotes]
    - [an unclosed brace, "{\n  \"tab\": \"API\"", 2, 15, closing brace]
    - [single quotes, "{'tab': 1}", 1, 2, 'Write double quotes instead of single quotes\.']
    - [text after the end, "{}\n{}", 2, 1, follows]
    - [an empty file, " \n", null, null, '\`docs\.json\` is empty\.']
    - [an OpenAPI document in YAML, "# Ours\n---\nopenapi: '3.1.0'\n", null, null, 'not docs\.json']
    - [a configuration of Redocly in YAML, "extends: [recommended]\napis:\n  core@v1: {root: openapi.yaml}\n", null, null, configuration of Redocly]
    - ['YAML, with the same in JSON', "tab: API\napi:\n  source: openapi.yaml\n", null, null,
        'This is YAML, .* Write \{"tab":"API","api":\{"source":"openapi.yaml"\}\}\.']
    - [sidebars in TypeScript, "import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';\nexport default {};\n", null, null,
        such as the sidebars or the configuration of Docusaurus]
  `)('%s, with line and column', async (_name, text, line, column, words) => {
    const {config, diagnostics} = await load(text);
    expect(config).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {code: 'config-syntax', source: {file: 'docs.json', ...(line && {line, column})}},
    ]);
    expect(toLine(diagnostics[0]!)).toMatch(new RegExp(words));
  });

  it.each([
    ['lists', '['.repeat(20_000) + ']'.repeat(20_000), 1001],
    ['objects in a field of another tool', `{"a": ${'{"a":'.repeat(20_000)}`, 5002],
    ['lists that are not closed', '['.repeat(20_000), 1001],
  ])(
    'threat 168: %s that are nested too deep, with line and column',
    async (_name, text, column) => {
      const {config, diagnostics} = await load(text);
      expect(config).toBeUndefined();
      expect(diagnostics).toMatchObject([
        {
          code: 'config-syntax',
          source: {file: 'docs.json', line: 1, column},
          message: '`docs.json` has objects and lists that are nested more than 1,000 levels deep.',
        },
      ]);
    },
  );

  it.each<[string, unknown, string, string[]?]>(yaml`
    - [an OpenAPI document in its place, {openapi: 3.1.0, info: {title: A, version: '1'}, paths: {}},
        'error config-type : This is an OpenAPI document, not docs.json.', []]
    - ['the docs.json of Mintlify, with what to write for the documents that it names',
        {$schema: https://mintlify.com/docs.json, theme: mint, name: Acme, navigation: {tabs: [{tab: Guides, groups: [{group: Start, pages: [index]}]},
            {tab: REST, openapi: /openapi.yaml}, {tab: Admin, openapi: {source: https://a.example.com/x.json, directory: admin}}]}},
        'error config-type : This docs.json is the configuration of Mintlify, .* \{"tabs": \[\{"tab": "REST", "api": \{"source": "openapi.yaml"\}\}, \{"tab": "Admin", .*"remote": \{"url": "https://a',
        []]
    - [a tab of Mintlify, {tab: A, openapi: admin.json},
        'error config-unknown-key /openapi: This tab names its document in \`openapi\`, .* Write \{"tab": "A", "api": \{"source": "admin.json"\}\}\.',
        []]
    - [a tab of Mintlify beside one of its own, {tabs: [{tab: API, api: {source: openapi.yaml}}, {tab: B, openapi: [admin.json]}]},
        'warning config-unknown-key /tabs/1/openapi: This tab names']
    - [sidebars of Docusaurus, {docs: [{type: autogenerated, dirName: .}], more: {Start: [intro]}}, 'error config-type : These are sidebars of Docusaurus', []]
    - [a configuration of Redocly, {extends: [recommended], apis: {core: {root: ./openapi.yaml}}},
        'error config-type : This is a configuration of Redocly, .*"source": "openapi.yaml"', []]
    - ['a string as \`api\`', {tab: API, api: openapi.yaml}, 'Write "api": {"source": "openapi.yaml"}.', []]
    - [a repeated key, '{"tab": "A", "api": {"source": "admin.json", "source": "openapi.yaml"}}', 'error config-duplicate-key /api/source: ']
    - ['an unknown field, and suggests the closest one', {tab: API, api: {source: openapi.yaml, tagOrder: []}},
        'error config-unknown-key /api/tagOrder: .* Did you mean \`tagsOrder\`\?']
    - [a misspelled field of an override, {tab: API, api: {source: openapi.yaml, overrides: {GET /a: {badg: x}}}},
        '/api/overrides/GET ~1a/badg: .* Did you mean \`badge\`\?']
    - [an unknown field that is like no other, {tab: API, api: {source: openapi.yaml, overrides: {GET /a: {zzz: 1}}}},
        'Known fields: title, description, badge, group, slug, hidden, before, after, tryIt, samples\.']
    - ['a misspelled \`api\`', {tab: API, apis: {source: openapi.yaml}}, 'warning config-unknown-key /apis: .* Did you mean \`api\`\?', []]
    - ['a wrong type, and continues with the default', {tab: API, api: {source: openapi.yaml, navigation: no}},
        '\`navigation\` must be true, false, or a list of entries, but is "no"\.']
    - [a string in place of a list, {tab: API, api: {source: openapi.yaml, tagsOrder: pets}}, '\`tagsOrder\` must be a list of strings, but is "pets"\.']
    - [a number in place of a string, {tab: API, api: {source: openapi.yaml, defaultGroup: 7}}, '\`defaultGroup\` must be a non-empty string, but is 7\.']
    - ['a wrong entry of a list, at its place', {tab: API, api: {source: openapi.yaml, tagsOrder: [pets, 7]}},
        'error config-type /api/tagsOrder/1: An entry of \`tagsOrder\` must be a string, but is 7\. .*Write "tagsOrder": \["Pets", "Orders"\]\.']
    - ['a misspelled word, and suggests the closest one', {tab: API, api: {source: openapi.yaml, untagged: groups}},
        '\`untagged\` must be "group" or "path", but is "groups"\. .*Did you mean "group"\?']
    - ['a missing field, and says what to add', {tab: API, api: {source: openapi.yaml, acceptedChanges: [{kind: operation-removed}]}},
        '/api/acceptedChanges/0: The accepted change has no \`reason\`\. .*Add "reason": ']
    - [a day that no month has, {tab: API, api: {source: openapi.yaml, acceptedChanges: [{kind: operation-removed, reason: x, until: '2027-02-30'}]}},
        '/until: \`until\` must be a date such as "2027-01-31", but is "2027-02-30"\.']
    - ['a filter by no extension, which would match everything', {tab: API, api: {source: openapi.yaml, include: [{extension: {}}]}},
        '/api/include/0/extension: \`extension\` must be an object with a field, but is an empty object\. .*Write "extension": {"x-audience": "partner"}\.']
    - ['a list of no filter, which would leave out everything', {tab: API, api: {source: openapi.yaml, include: []}},
        '/api/include: \`include\` must be a list of at least one filter, but is an empty list\. .*Write "include": ']
    - ['an empty filter, and publishes nothing that it might mean', {tab: API, api: {source: openapi.yaml, exclude: [{}]}},
        '/api/exclude/0: The filter is empty\. .*Write {"tag": "Admin"}, ']
    - [that no tab names a document, {tabs: [{tab: Guides}]}, 'warning config-no-api-tab ', []]
    - [a slug that would leave its tab, {tab: API, api: {source: openapi.yaml, overrides: {GET /a: {slug: [../c]}}}},
        'config-slug .* Write the segments without dots, because a slug cannot leave its tab: \["c"\]\.']
    - [a slug segment with a slash, {tab: API, api: {source: openapi.yaml, overrides: {GET /a: {slug: [ok, pets/adopt]}}}},
        'config-slug /api/overrides/GET ~1a/slug/1: .* Write each segment on its own: \["pets","adopt"\]\.']
    - [a document that two tabs use, {tabs: [{tab: API, api: {source: openapi.yaml}}, {tab: B, api: {source: ./openapi.yaml}}]},
        'warning config-source-twice /tabs/1/api/source: ', [openapi.yaml, openapi.yaml]]
    - [an overlay that is listed twice, {tab: API, api: {source: openapi.yaml, overlays: [admin.json, ./admin.json]}},
        'warning config-source-twice /api/overlays/1: \`admin.json\` is in this list twice']
    - [an id with capital letters, {tab: API, api: {source: openapi.yaml, id: Store}}, 'config-type /api/id: .*lower-case letters, digits and hyphens']
    - [an id that is reserved, {tab: API, api: {source: openapi.yaml, id: mcp}}, 'config-tab-id /api/id: The id \`mcp\` of the tab "API" is reserved\. Give the tab another \`id\`\.', []]
    - [a document path with backslashes, {tab: API, api: {source: 'apis\openapi.yaml'}}, 'config-type .*\`/\`', []]
    - [an unsupported file extension, {tab: API, api: {source: a.txt}}, 'config-type ', []]
    - [a document that does not exist, {tab: API, api: {source: openapi.yml}}, 'config-source-missing /api/source: .* Did you mean \`openapi\.yaml\`\?', []]
    - [a document in a missing folder, {tab: API, api: {source: apis/openapi.yaml}}, 'config-source-missing /api/source: .* There is no folder \`apis\`\.', []]
    - [the project root as a document, {tab: API, api: {source: .}}, 'config-type /api/source: .* Name the OpenAPI document itself\.', []]
    - [a document that is a folder, {tab: API, api: {source: folder.yaml}}, 'config-source-missing /api/source: .* Name the OpenAPI document itself\.', []]
    - [a document above the project root, {tab: API, api: {source: ../openapi.yaml}}, 'config-source-outside /api/source: ', []]
    - [a document with an absolute path, {tab: API, api: {source: /etc/openapi.yaml}}, 'config-source-outside /api/source: ', []]
    - [a document on the network, {tab: API, api: {source: https://example.com/openapi.yaml}},
        'config-source-outside /api/source: .*docusaurus-plugin-api-reference pull', []]
  `)('%s', async (_what, docs, words, sources = ['openapi.yaml']) => {
    const {config, diagnostics} = await load(docs, {...DOCUMENT, 'folder.yaml/a': '', 'a.txt': ''});
    expect(diagnostics.map(toLine)).toContainEqual(expect.stringMatching(words));
    expect(diagnostics.length).toBeLessThan(3);
    expect(config?.tabs.flatMap((tab) => tab.sources)).toEqual(sources);
    const [tab] = config?.tabs ?? [];
    if (tab)
      expect(tab).toMatchObject({navigation: true, tagsOrder: [], defaultGroup: 'Endpoints'});
    expect(tab?.overrides.get('GET /a')?.slug).toBeUndefined();
  });

  it.each<[string, string[], string]>(yaml`
    - [the id of an earlier tab, [First, Admin API, admin api], '\`admin-api\`, which belongs to the tab "Admin API" above']
    - [the id of the first tab, [First, Default], '\`default\`']
    - [the route of the proxy as its id, [First, 'Try it!'], '\`try-it\`']
    - [the name of a page of Docusaurus as its id, [First, '404'], 'the id \`404\`, which is the name of a file of the site']
    - [the name of the home page as its id, [First, Index], '\`index\`']
    - [the name of a folder of Docusaurus as its id, [First, Assets], '\`assets\`, which is a folder of the site']
    - [a reserved id, [First, MCP], '\`mcp\`, which is reserved']
    - [a label without letters or digits, [First, '***'], neither letters nor digits]
  `)('a tab with %s, and leaves the tab out', async (_name, labels, words) => {
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
    const tabs = ['Try It', 'Other'].map((tab, index) => ({tab, api: api(SOURCES[index]!)}));
    expect((await load({tabs})).diagnostics).toEqual([]);
  });

  const HIDDEN = {'.git/config': '', 'node_modules/a/openapi.yaml': ''};

  it('a symbolic link to a document outside the project root, or to a hidden one, but not to one inside', async () => {
    const outside = createFolder({'openapi.yaml': ''});
    const tabs = ['link', 'inner', 'lost', 'hidden', 'packed'].map((name) => ({
      tab: name,
      api: api(`${name}.yaml`, {id: name}),
    }));
    const {config, diagnostics} = await loadDocs(
      {tabs},
      {...HIDDEN, 'openapi.yaml': ''},
      (siteDir) => {
        fs.symlinkSync(path.join(outside, 'openapi.yaml'), path.join(siteDir, 'link.yaml'));
        fs.symlinkSync(path.join(siteDir, 'openapi.yaml'), path.join(siteDir, 'inner.yaml'));
        fs.symlinkSync('away.yaml', path.join(siteDir, 'lost.yaml'));
        fs.symlinkSync('.git/config', path.join(siteDir, 'hidden.yaml'));
        fs.symlinkSync('node_modules/a/openapi.yaml', path.join(siteDir, 'packed.yaml'));
      },
    );
    expect(diagnostics).toMatchObject([
      {code: 'config-source-outside', source: {pointer: '/tabs/0/api/source'}},
      {
        code: 'config-source-missing',
        message: '`lost.yaml` is a symbolic link to `away.yaml`, which does not exist.',
      },
      ...['hidden', 'packed'].map((name) => ({
        code: 'config-source-outside',
        message: `\`${name}.yaml\` is a symbolic link to a hidden file or into \`node_modules\`.`,
      })),
    ]);
    expect(config?.tabs.map(({sources}) => sources)).toEqual([['inner.yaml']]);
  });

  it('all mistakes at once', async () => {
    const {diagnostics} = await load({
      tabs: ['x', {api: {}}, {tab: 'A', api: {source: 'gone.yaml', overrides: {'GET /a': 1}}}],
    });
    expect(diagnostics.map(({code}) => code).sort()).toEqual([
      'config-source-missing',
      ...Array.from({length: 4}, () => 'config-type'),
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

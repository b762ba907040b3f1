import path from 'path';
import {createTestLoader} from '../support/createTestLoader';
import {toDocs} from '../support/checkFiles';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: https://api.example.com}]
security: [{key: []}]
paths:
  /pets:
    x-team: animals
    get: {tags: [Pets, Beta], operationId: listPets, summary: List pets, x-audience: partner, responses: {'200': {description: OK}}}
    post: {tags: [Pets], deprecated: true, x-codeSamples: [{lang: bash, source: ls}], security: [{oauth: ['write:pets']}, {key: []}], x-team: {name: vets}, responses: {'200': {description: OK}}}
  /health:
    get: {security: [], responses: {'200': {description: OK}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: https://api.example.com/token, scopes: {'write:pets': ''}}}}
webhooks:
  added:
    post: {tags: [Pets], responses: {'200': {description: OK}}}
`;
const I18N = 'i18n/fr/docusaurus-plugin-api-reference';

/** Loads a site with these settings of its tab; each authored file exists unless given. */
async function load(api: object, files: {[name: string]: string} = {}, localizedDir?: string) {
  const names = [...new Set(JSON.stringify(api).match(/[\w/]+\.mdx/g) ?? [])];
  const siteDir = createFolder({
    'docs.json': toDocs(api),
    'openapi.yaml': DOCUMENT,
    ...Object.fromEntries(names.map((name) => [name, `Of ${name}`])),
    ...files,
  });
  const site = await createTestLoader(siteDir, {
    ...(localizedDir !== undefined && {localizedDir: path.join(siteDir, localizedDir)}),
  })();
  const diagnostics = site.diagnostics.filter(({area}) => area === 'configuration');
  return {...site, diagnostics, siteDir};
}

/** The files on each page that has some, `before | after`, by its operation, and the findings. */
async function listContents(...args: Parameters<typeof load>) {
  const {tabs, diagnostics} = await load(...args);
  const pages = tabs.flatMap(({navigation, lists, config}) =>
    (navigation?.pages ?? []).flatMap(({operation: {id, key}}) => {
      const found = lists?.authored?.get(id);
      const tab = config.version ? `${config.version.name} ` : '';
      return found
        ? [[tab + key, `${found.before.join(' ')} | ${found.after.join(' ')}`] as const]
        : [];
    }),
  );
  const findings = diagnostics.map(
    ({code, source, message}) => `${code} ${source.pointer ?? source.file} ${message}`,
  );
  return {pages: Object.fromEntries(pages), findings};
}

describe('content before and after many operations', () => {
  it('goes from the tab through tags to the operation, and back after it, each file once', async () => {
    const {pages, findings} = await listContents({
      before: 'tab.mdx',
      after: ['tab.mdx', 'last.mdx'],
      tags: {
        Pets: {before: 'pets.mdx', after: 'pets.mdx'},
        Beta: {before: ['beta.mdx', 'tab.mdx']},
      },
      overrides: {'GET /pets': {before: 'own.mdx', after: 'own.mdx'}},
    });
    expect([findings, pages]).toEqual([
      [],
      {
        'GET /pets': 'tab.mdx pets.mdx beta.mdx own.mdx | own.mdx pets.mdx last.mdx tab.mdx',
        'POST /pets': 'tab.mdx pets.mdx | pets.mdx last.mdx tab.mdx',
        'GET /health': 'tab.mdx | last.mdx tab.mdx',
        'POST added': 'tab.mdx pets.mdx | pets.mdx last.mdx tab.mdx',
      },
    ]);
  });

  it('is on the pages of the operations that its filters match', async () => {
    const {pages, findings} = await listContents({
      before: [
        {file: 'partner.mdx', include: [{extension: {'x-audience': 'partner'}}, {path: '/health'}]},
        {file: 'team.mdx', exclude: [{path: ['/health', 'added'], method: ['GET', 'POST']}]},
      ],
      tags: {Pets: {after: [{file: 'list.mdx', include: [{operationId: 'list*'}]}]}},
    });
    expect([findings, pages]).toEqual([
      [],
      {
        'GET /pets': 'partner.mdx team.mdx | list.mdx',
        'POST /pets': 'team.mdx | ',
        'GET /health': 'partner.mdx | ',
      },
    ]);
  });

  it('of a version replaces that of all versions', async () => {
    const {pages} = await listContents({
      source: undefined,
      before: 'all.mdx',
      after: [{file: 'after.mdx', include: [{path: '/health'}]}],
      versions: [
        {version: '2', source: 'openapi.yaml', before: 'two.mdx'},
        {version: '1', source: 'openapi.yaml'},
        {version: '0', source: 'openapi.yaml', before: []},
      ],
    });
    expect(['2', '1', '0'].map((version) => pages[`${version} GET /health`])).toEqual([
      'two.mdx | after.mdx',
      'all.mdx | after.mdx',
      ' | after.mdx',
    ]);
  });

  it('comes from the translations of the site language, if they exist', async () => {
    const {pages} = await listContents(
      {
        before: ['all.mdx', 'other.mdx'],
        tags: {Beta: {after: [{file: 'all.mdx', include: [{tag: 'Beta'}]}]}},
        overrides: {'GET /health': {after: 'all.mdx'}},
      },
      {[`${I18N}/all.mdx`]: 'Français.'},
      I18N,
    );
    expect([pages['GET /pets'], pages['GET /health']]).toEqual([
      `${I18N}/all.mdx other.mdx | ${I18N}/all.mdx`,
      `${I18N}/all.mdx other.mdx | ${I18N}/all.mdx`,
    ]);
  });

  it.each<[string, object, string[]]>([
    [
      'a wrong path',
      {after: ['all.mdx', {file: '../pets.mdx'}]},
      [
        'config-authored-outside /tabs/0/api/after/1/file `../pets.mdx` is outside the project root.',
      ],
    ],
    [
      'a filter that matches nothing',
      {tags: {Pets: {before: [{file: 'a.mdx', include: [{tag: ['Beta', 'Betta']}]}]}}},
      [
        'config-audience-unmatched /tabs/0/api/tags/Pets/before/0/include/0/tag/1 `Betta` in this filter matches no operation of the document.',
      ],
    ],
    [
      'an unknown field',
      {before: [{file: 'a.mdx', only: []}]},
      ['config-unknown-key /tabs/0/api/before/0/only An entry with a file has no field `only`.'],
    ],
    [
      'an entry without a file',
      {before: [{include: [{tag: 'Beta'}]}]},
      ['config-type /tabs/0/api/before/0 The entry with a file has no `file`.'],
    ],
    [
      'an entry that is neither a path nor an object',
      {before: [5]},
      [
        'config-type /tabs/0/api/before/0 An entry of `before` must be a path or an object, but is 5.',
      ],
    ],
    [
      'another value',
      {tags: {Pets: {after: true}}},
      [
        'config-type /tabs/0/api/tags/Pets/after `after` must be the path of an MDX file, or a list of paths and of objects with a `file`, but is true.',
      ],
    ],
  ])('is reported for %s', async (_what, api, expected) => {
    expect((await listContents(api)).findings).toEqual(expected);
  });

  it('gets the operation as plain data with the names of OpenAPI', async () => {
    const {tabs} = await load({before: 'all.mdx'});
    const [{lists, navigation} = {}] = tabs;
    const data = navigation!.pages.map(({operation: {id}}) => lists!.authored!.get(id)!.operation);
    expect(data.slice(0, 2)).toEqual([
      {
        kind: 'operation',
        method: 'GET',
        path: '/pets',
        operationId: 'listPets',
        summary: 'List pets',
        tags: ['Pets', 'Beta'],
        deprecated: false,
        security: [{key: []}],
        securitySchemes: ['key'],
        'x-audience': 'partner',
        'x-team': 'animals',
      },
      {
        kind: 'operation',
        method: 'POST',
        path: '/pets',
        tags: ['Pets'],
        deprecated: true,
        security: [{oauth: ['write:pets']}, {key: []}],
        securitySchemes: ['oauth', 'key'],
        'x-team': {name: 'vets'},
      },
    ]);
    expect(data.slice(2).map(({kind, security}) => [kind, security])).toEqual([
      ['operation', []],
      ['webhook', []],
    ]);
  });

  it('has its text in Markdown, with a link to the page for what depends on the operation', async () => {
    const {siteDir, diagnostics} = await load(
      {before: ['all.mdx', 'data.mdx'], after: 'all.mdx'},
      {
        'all.mdx': '<Unknown>\n\nFor **all**.\n\n</Unknown>\n',
        'data.mdx':
          'Hello {props.operation.path}.\n\n<Team of={props.operation} />\n\n{/* props */}\n',
      },
    );
    const {files} = await loadFormats(siteDir);
    expect(files.get('/api/default/health/get.md')!.text()).toContain(
      'For **all**.\n\nHello ….\n\nPart of this content depends on the operation: [read it on the page](https://docs.example.com/api/default/health/get).\n',
    );
    expect(diagnostics.map(({code, source}) => [code, source.file, source.line])).toEqual([
      ['config-authored-operation', 'data.mdx', 1],
    ]);
  });

  it('is reported where it uses a variable that only its props have', async () => {
    const {diagnostics} = await load(
      {before: ['bare.mdx', 'own.mdx', 'words.mdx']},
      {
        'bare.mdx': 'Hello\n\n{operation.deprecated && <b>Old</b>}\n',
        'own.mdx': "export const operation = {path: 'a'};\n\n{operation.path}\n",
        'words.mdx': '{true && <b>This operation. Or “operation”</b>}\n\n`operation.path`\n',
      },
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'config-authored-syntax',
        severity: 'error',
        source: {file: 'bare.mdx', line: 3},
        help: 'Write `props.operation`.',
      },
    ]);
  });
});

import fs from 'fs';
import path from 'path';
import {toScopes} from '../../plugin/config/toScopes';
import {createFolder} from '../support/folder';
import {loadDocs} from './support/load';
import {yaml} from '../support/yaml';

const FILES = {
  'users.yaml': '',
  'billing/invoices.yaml': '',
  'billing/accounts.yml': '',
  'billing/notes.md': '',
  'billing/old/archive.json': '{}',
  'billing/node_modules/tool/api.yaml': '',
};

async function load(api: object | string | string[], prepare?: Parameters<typeof loadDocs>[2]) {
  const said = typeof api === 'string' || Array.isArray(api) ? {source: api} : api;
  const {config, tabs, diagnostics} = await loadDocs({tab: 'API', api: said}, FILES, prepare);
  return {config, tab: tabs[0], sources: tabs[0]?.sources, findings: diagnostics};
}

describe('the sources of a tab', () => {
  it('are the listed files and the sorted matches of patterns, each file once', async () => {
    const {sources, config, findings} = await load([
      'users.yaml',
      'billing/*.{yaml,yml}',
      './billing/../users.yaml',
      'billing/**/*',
    ]);
    expect(findings).toEqual([]);
    expect(sources).toEqual([
      'users.yaml',
      'billing/accounts.yml',
      'billing/invoices.yaml',
      'billing/old/archive.json',
    ]);
    expect(config?.patternFolders).toEqual(['billing']);
  });

  it('do not include files that a pattern with an exclamation mark excludes', async () => {
    expect((await load(['**/*.yaml', '!billing/inv*'])).sources).toEqual(['users.yaml']);
  });

  it('never include docs.json, its lock file or overlays, even if a pattern matches them', async () => {
    const {sources} = await load({source: '*.{yaml,json}', overlays: ['words.yaml']}, (siteDir) => {
      fs.writeFileSync(path.join(siteDir, 'words.yaml'), '');
      fs.writeFileSync(path.join(siteDir, 'docs.lock.json'), '{}');
    });
    expect(sources).toEqual(['users.yaml']);
  });

  it('may be files whose names look like patterns', async () => {
    const {sources, findings} = await load('api[1].yaml', (siteDir) =>
      fs.writeFileSync(path.join(siteDir, 'api[1].yaml'), ''),
    );
    expect([sources, findings]).toEqual([['api[1].yaml'], []]);
  });

  it.each<[string, string, string, string]>(yaml`
    - [no file, 'invoices/*.yaml', config-source-missing, '\`invoices/*.yaml\` matches no file.']
    - [no document, 'billing/*.md', config-source-missing, '\`billing/*.md\` matches no document, only \`billing/notes.md\`.']
    - [files outside, '../*.yaml', config-source-outside, '\`../*.yaml\` is outside the project root.']
    - [files outside in one of its alternatives, '{..,billing}/*.yaml', config-source-outside, '\`{..,billing}/*.yaml\` leaves the project root.']
  `)('leave out and report a pattern that matches %s', async (_name, pattern, code, message) => {
    const {sources, findings} = await load(['users.yaml', pattern]);
    expect(findings).toMatchObject([{code, message, source: {pointer: '/api/source/1'}}]);
    expect(findings[0]?.help).toBeDefined();
    expect(sources).toEqual(['users.yaml']);
  });

  it.each<[string, string[], string, string]>(yaml`
    - [leaves out nothing, ['billing/*.yaml', '!billing/invoice.yaml'], 'warning config-source-missing /api/source/1', '\`!billing/invoice.yaml\` leaves out nothing']
    - [names a listed file, [users.yaml, '!users.yaml'], 'warning config-source-missing /api/source/1', '\`!users.yaml\` leaves out nothing']
    - [has backslashes, ['billing/*.yaml', '!billing\invoices.yaml'], 'error config-type /api/source/1', has a backslash]
    - [leaves out everything, ['!users.*', 'users.*'], 'error config-source-missing /api/source/1', '\`users.*\` matches only files that \`source\` leaves out.']
    - [is alone, ['!users.yaml'], 'error config-source-missing /api/source', '\`source\` only leaves files out']
  `)('report an exclusion that %s', async (_name, patterns, place, message) => {
    const {findings} = await load(patterns);
    expect(
      findings.map(({severity, code, source}) => `${severity} ${code} ${source.pointer}`),
    ).toEqual([place]);
    expect(findings).toMatchObject([
      {message: expect.stringContaining(message), help: expect.any(String)},
    ]);
  });

  it('may be symbolic links to files inside the project root, but not outside', async () => {
    const outside = createFolder({'secret.yaml': ''});
    const {sources, findings} = await load('billing/*.yaml', (siteDir) => {
      fs.symlinkSync(path.join(outside, 'secret.yaml'), path.join(siteDir, 'billing/away.yaml'));
      fs.symlinkSync('../users.yaml', path.join(siteDir, 'billing/users.yaml'));
      fs.symlinkSync('..', path.join(siteDir, 'billing/loop'));
    });
    expect(sources).toEqual(['billing/invoices.yaml', 'billing/users.yaml']);
    expect(findings).toMatchObject([
      {
        code: 'config-source-outside',
        message: '`billing/away.yaml` is a symbolic link to a file outside the project root.',
      },
    ]);
  });

  it('must be a single file in a version', async () => {
    const {tab, findings} = await load({versions: [{version: '1', source: 'billing/*.yaml'}]});
    expect(tab).toBeUndefined();
    expect(findings).toMatchObject(yaml<object>`
      [{code: config-type, message: '\`billing/*.yaml\` is a pattern, but a version has one document.', source: {pointer: /api/versions/0/source}}]
    `);
  });

  it.each(['remote', 'changelog'])('must be a single document if `%s` is set', async (field) => {
    const said = {
      remote: {url: 'https://api.example.com/openapi.yaml'},
      changelog: [{date: '2026-01-01', source: 'users.yaml'}],
    };
    const {tab, findings} = await load({source: ['users.yaml', 'billing/*.yaml'], ...said});
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: `config-${field}`,
        message: expect.stringMatching(/, but `source` names several\.$/),
        source: expect.objectContaining({pointer: `/api/${field}`}),
      }),
    );
    expect([tab?.remote, tab?.changelog]).toEqual([undefined, undefined]);
  });
});

describe('the scopes of documents', () => {
  it('are unique slugs of the paths below their common folder', () => {
    const scopes = toScopes(['apis/a/b.yaml', 'apis/a-b.yaml', 'apis/é.json', 'apis/v1.2.yaml']);
    expect([...scopes.values()]).toEqual(['a-b', 'a-b-2', 'document', 'v1-2']);
  });
});

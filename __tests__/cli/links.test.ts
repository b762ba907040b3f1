import fs from 'fs';
import path from 'path';
import {createFolder} from '../support/folder';
import {runCommand} from '../support/command';
import {INSTALLED, toConfig} from '../support/installed';
import {toDocument} from './migrate/support';

const DOCS = {
  'docs.json':
    '{"tab": "API", "api": {"source": "openapi.yaml", "remote": {"url": "https://a.test/a.yaml"}}}',
  'openapi.yaml': toDocument(
    'API',
    "  /a: {get: {operationId: a, responses: {'200': {description: ok}}}}\n",
  ),
};
const REDOC = toConfig({
  presets: [['redocusaurus', {specs: [{spec: 'openapi.yaml', route: '/old'}]}]],
});

/** Symbolic links that a pull request may bring, and the command that would follow them. */
const LINKS: [link: string, to: string, files: {[name: string]: string}, argv: string[]][] = [
  ['docs.json', 'secret', {}, ['check', '--frames']],
  ['docs.lock.json', 'secret', DOCS, ['check', '--frames']],
  ['.api-reference-baseline.json', 'secret', DOCS, ['check', '--frames']],
  ['known.json', 'secret', DOCS, ['check', '--baseline', 'known.json']],
  ['known.json', 'secret', DOCS, ['check', '--baseline', 'known.json', '--update-baseline']],
  ['.api-reference-baseline.json', 'secret', DOCS, ['check', '--update-baseline']],
  ['report.md', 'secret', DOCS, ['check', '--report', 'report.md']],
  ['out', 'folder', DOCS, ['check', '--format', 'json=out/secret']],
  ['package.json', 'secret', DOCS, ['init', '--write-config']],
  ['docusaurus.config.js', 'config.js', DOCS, ['init', '--write-config']],
  [
    'docusaurus.config.js',
    'redoc.js',
    {'openapi.yaml': DOCS['openapi.yaml']},
    ['migrate', '--yes'],
  ],
  ['netlify', 'folder', DOCS, ['init', '--host', 'netlify']],
  ['netlify.toml', 'secret', DOCS, ['init', '--host', 'netlify']],
  ['_headers', 'headers', DOCS, ['csp', '--write', '_headers']],
];

describe('a command', () => {
  it.each(LINKS)(
    'threat 162: does not follow %s to %s outside the project',
    async (link, to, files, argv) => {
      const outside = {
        secret: 'hunter2',
        'folder/secret': 'hunter2',
        headers: '/*\n  Content-Security-Policy: hunter2\n',
        'config.js': toConfig({}),
        'redoc.js': REDOC,
      };
      const folder = createFolder({
        ...Object.fromEntries(
          Object.entries(outside).map(([name, text]) => [`outside/${name}`, text]),
        ),
        ...Object.fromEntries(
          Object.entries({
            ...INSTALLED,
            'docusaurus.config.js': toConfig({}),
            'package-lock.json': '{}',
            'build/404.html': '',
            'build/script-sources.json': '{"version": 1, "sources": []}',
            ...files,
          }).flatMap(([name, text]) => (name === link ? [] : [[`site/${name}`, text]])),
        ),
      });
      fs.symlinkSync(path.join(folder, 'outside', to), path.join(folder, 'site', link));
      const run = runCommand(path.join(folder, 'site'), ...argv);
      const result = await run.catch(({message}: Error) => message);
      expect(JSON.stringify(result)).toContain('symbolic link');
      expect(JSON.stringify(result)).not.toContain('hunter2');
      const texts = Object.keys(outside).map((name) => [
        name,
        fs.readFileSync(path.join(folder, 'outside', name), 'utf8'),
      ]);
      expect(Object.fromEntries(texts)).toEqual(outside);
      expect(fs.readdirSync(path.join(folder, 'outside'), {recursive: true})).toHaveLength(6);
      expect(fs.lstatSync(path.join(folder, 'site', link)).isSymbolicLink()).toBe(true);
    },
  );
});

import fs from 'fs';
import path from 'path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '..');

/** Which rooms a room may import from, besides itself. Types may always be imported from `types.ts` files of an earlier room. */
const ROOMS: Record<string, string[]> = {
  diagnostics: [],
  config: ['diagnostics', 'document'],
  document: ['diagnostics', 'config'],
  model: ['diagnostics', 'document'],
  navigation: ['diagnostics', 'config', 'model'],
  review: ['diagnostics', 'config', 'document', 'model', 'navigation', 'proxy/address', 'proxy/manifest', 'chunks', 'content', 'downloads'],
  request: ['model'],
  minimal: ['document', 'model'],
  markdown: ['model', 'navigation', 'request', 'client/code/language', 'client/schema/range'],
  formats: ['model', 'navigation', 'markdown', 'minimal', 'content', 'downloads'],
  proxy: [],
  client: ['model', 'request', 'proxy/protocol', 'props', 'diagnostics'],
  cli: ['diagnostics', 'config', 'document', 'model', 'navigation', 'review', 'request', 'proxy', 'content', 'options', 'manifest', 'routes', 'formats'],
};

/** Packages that only the named places may import. */
const OWNED: Record<string, string[]> = {
  '@apidevtools/swagger-parser': ['plugin/document'],
  'express': ['plugin/proxy'],
  'http-proxy-middleware': ['plugin/proxy'],
  'fs': ['plugin/config', 'plugin/document', 'plugin/cli', 'plugin/proxy', 'plugin/output.ts', 'plugin/modelCache.ts'],
  'node:fs': ['plugin/config', 'plugin/document', 'plugin/cli', 'plugin/proxy'],
};

const THEME_IMPORTS = /^(react|clsx|@docusaurus\/.+|@theme(-original|-init)?\/.+|docusaurus-plugin-api-reference\/client|\.\/styles\.module\.css)$/;

function listFiles(dir: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, dir), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(dir, file).split(path.sep).join('/'));
}
function importsOf(file: string): string[] {
  return ts.preProcessFile(fs.readFileSync(path.join(ROOT, file), 'utf8'), true, true).importedFiles.map((entry) => entry.fileName);
}
const roomOf = (file: string) => (/^plugin\/([^/]+)\//.exec(file)?.[1] ?? '');

describe('architecture', () => {
  const files = listFiles('plugin');

  it('lets imports between rooms go one way', () => {
    const wrong: string[] = [];
    for (const file of files) {
      const room = roomOf(file);
      if (!room) continue;
      const allowed = ROOMS[room];
      for (const name of importsOf(file).filter((entry) => entry.startsWith('.'))) {
        const target = path.posix.relative('plugin', path.posix.join(path.posix.dirname(file), name));
        if (!allowed || !(target === room || target.startsWith(`${room}/`) || allowed.some((entry) => target === entry || target.startsWith(`${entry}/`)))) wrong.push(`${file} → ${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keeps each owned package in its room', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => OWNED[name] && !OWNED[name].some((place) => file.startsWith(place)))
        .map((name) => `${file} → ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets theme components import only React, Docusaurus, the theme and the client', () => {
    const wrong = listFiles('theme')
      .filter((file) => !file.endsWith('.d.ts'))
      .flatMap((file) => importsOf(file).filter((name) => !THEME_IMPORTS.test(name)).map((name) => `${file} → ${name}`));
    expect(wrong).toEqual([]);
  });

  it('has nothing in the theme but components, declarations, their stylesheets and the end of the search for a configuration of those', () => {
    const wrong = fs
      .readdirSync(path.join(ROOT, 'theme'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((file) => !/(^theme\/theme\.d\.ts|\/index\.tsx|\/styles\.module\.css)$/.test(file));
    expect(wrong).toEqual([]);
  });
});

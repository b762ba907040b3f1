import fs from 'fs';
import path from 'path';
import {toCodeVersion} from '../../plugin/site/modelCache';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

/** Creates a package with two folders. One imports a parser that depends on a sanitizer. */
function createPackage(): string {
  return createFolder({
    'package.json': '{"name": "reference", "version": "1.0.0"}',
    'lib/model/markdown.js':
      "const path = require('path');\nconst {parse} = require('parser/fast');\n",
    'lib/model/later.js': "export const load = () => import('@scope/lazy');\n",
    'lib/diagnostics/words.ts': "import {say} from './say';\n",
    'node_modules/parser/package.json':
      '{"version": "2.0.0", "dependencies": {"sanitizer": "^3.0.0"}}',
    'node_modules/parser/node_modules/sanitizer/package.json': '{"version": "3.0.0"}',
    'node_modules/sanitizer/package.json': '{"version": "1.0.0"}',
    'node_modules/@scope/lazy/package.json': '{"version": "4.0.0"}',
    'node_modules/unused/package.json': '{"version": "5.0.0"}',
  });
}

const read = (folder: string) =>
  toCodeVersion(
    ['model', 'diagnostics'].map((name) => path.join(folder, 'lib', name)),
    path.join(folder, 'package.json'),
  );

describe('toCodeVersion', () => {
  it('returns the same version for the same code in another folder', () => {
    expect(read(createPackage())).toBe(read(createPackage()));
  });

  it.each<[string, string, string]>(yaml`
    - [the package, package.json, 1.0.0]
    - [a file of the first folder, lib/model/markdown.js, parse]
    - [a file of the last folder, lib/diagnostics/words.ts, say]
    - [an imported package, node_modules/parser/package.json, 2.0.0]
    - [a dynamically imported package, 'node_modules/@scope/lazy/package.json', 4.0.0]
    - [a dependency of an imported package, node_modules/parser/node_modules/sanitizer/package.json, 3.0.0]
  `)('returns another version after a change of %s', (_what, name, found) => {
    const folder = createPackage();
    const before = read(folder);
    const file = path.join(folder, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(found, '9.0.0'));
    expect(read(folder)).not.toBe(before);
  });

  it.each(['node_modules/unused/package.json', 'node_modules/sanitizer/package.json'])(
    'returns the same version after a change of a package that nothing loads: %s',
    (name) => {
      const folder = createPackage();
      const before = read(folder);
      fs.writeFileSync(path.join(folder, name), '{"version": "9.0.0"}');
      expect(read(folder)).toBe(before);
    },
  );
});

import fs from 'fs';
import path from 'path';
import {toCodeVersion} from '../../plugin/site/modelCache';
import {createFolder} from '../support/folder';
import {ROOT} from '../support/site';
import {yaml} from '../support/yaml';

/** Creates a package whose code imports a parser that depends on a sanitizer. */
function createPackage(): string {
  return createFolder({
    'package.json': '{"name": "reference", "version": "1.0.0"}',
    'lib/model.js': '',
    'node_modules/parser/package.json':
      '{"version": "2.0.0", "dependencies": {"sanitizer": "^3.0.0"}}',
    'node_modules/parser/node_modules/sanitizer/package.json': '{"version": "3.0.0"}',
    'node_modules/sanitizer/package.json': '{"version": "1.0.0"}',
    'node_modules/@scope/lazy/package.json': '{"version": "4.0.0"}',
    'node_modules/unused/package.json': '{"version": "5.0.0"}',
  });
}

const read = (folder: string, hash = '1') =>
  toCodeVersion({hash, packages: ['@scope/lazy', 'parser', 'path']}, path.join(folder, 'lib'));

describe('toCodeVersion', () => {
  it('returns the same version for the same code in another folder', () => {
    expect(read(createPackage())).toBe(read(createPackage()));
  });

  it('returns another version for other code', () => {
    const folder = createPackage();
    expect(read(folder, '2')).not.toBe(read(folder));
  });

  it.each<[string, string, string]>(yaml`
    - [an imported package, node_modules/parser/package.json, 2.0.0]
    - [another one, 'node_modules/@scope/lazy/package.json', 4.0.0]
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

it('gives the build a hash of the code that makes models, and the packages it imports', () => {
  const lib = path.join(ROOT, 'lib/plugin');
  const stamps = fs
    .readdirSync(lib, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      fs
        .readFileSync(path.join(lib, name), 'utf8')
        .match(/\{ ?"hash": ?"[0-9a-f]{64}", ?"packages": ?\[[^\]]*"remark-parse"/g),
    )
    .filter((stamp) => stamp !== null);
  expect(stamps).toHaveLength(1);
});

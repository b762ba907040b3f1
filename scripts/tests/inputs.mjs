// What the result of a suite depends on, so that a lane whose inputs did not change need not run
// again.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {ROOT} from './run.mjs';

/** Everything that decides how a built site behaves. */
const PRODUCT = ['plugin', 'theme', 'parts', 'locales', 'schemas', 'scripts/build-package.mjs'];
/** What each suite depends on: packages, compilers, documents. */
const ALWAYS = [
  'package-lock.json',
  'jest.config.ts',
  '__tests__/__fixtures__',
  '../shared/corpus',
];
/** Builds sites with the package. */
const BUILDER = '__tests__/support/site.ts';
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts', '/index.tsx'];
const IGNORED = /(?:^|\/)(?:node_modules|build|lib|\.docusaurus|\.cache)(?:\/|$)/;

/**
 * A hash of the files that a suite depends on: those that it imports, directly or through others,
 * files and folders that these name in a string, and the whole product if it builds a site.
 * @param {string} suite file, relative to the root
 */
export function hashInputs(suite) {
  const found = new Set();
  const waiting = [suite];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (found.has(file)) continue;
    found.add(file);
    if (/\.(?:[cm]?js|tsx?)$/.test(file)) waiting.push(...listReferences(file));
  }
  const usesProduct = found.has(BUILDER);
  return hashFiles([...found, ...ALWAYS, ...(usesProduct ? PRODUCT : [])]);
}

/** A hash of files, and of the files in folders. */
export function hashFiles(entries) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...new Set(entries.flatMap(listFiles))].sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

function listFiles(entry) {
  const absolute = path.join(ROOT, entry);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [entry];
  return readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map((found) => toRelative(path.join(found.parentPath, found.name)))
    .filter((file) => !IGNORED.test(file));
}

/** Modules that a file imports, and files and folders of the repository that its strings name. */
function listReferences(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const modules = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => resolve(path.posix.join(path.posix.dirname(file), name)));
  const named = [...text.matchAll(/['"`]((?:\.\.?\/)*[\w@.-]+(?:\/[\w@.-]+)+\/?)['"`]/g)].flatMap(
    ([, name]) =>
      [name, path.posix.join(path.posix.dirname(file), name)].filter(
        (entry) =>
          !entry.startsWith('..') && !IGNORED.test(entry) && existsSync(path.join(ROOT, entry)),
      ),
  );
  return [...modules, ...named.flatMap(listFiles)];
}

function resolve(name) {
  const found = EXTENSIONS.map((extension) => name + extension).find((file) => {
    const absolute = path.join(ROOT, file);
    return existsSync(absolute) && statSync(absolute).isFile();
  });
  return found ? [found] : [];
}

const toRelative = (file) => path.relative(ROOT, file).split(path.sep).join('/');

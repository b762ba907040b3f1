// Runs publint and "Are the types wrong?" on the packed package. Everything they report is a
// failure, except what is listed here with its reason; so is an exception that is no longer needed.
// The package must also contain what it needs, and nothing of its development.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

const EXCEPTIONS = new Set([
  // `commonjs` would be right for the plugin and wrong for the theme, whose ES modules Rspack would
  // then refuse.
  'USE_TYPE name',
  // Docusaurus reads `default`, `validateOptions` and `getSwizzleConfig` of a plugin that a site
  // names. Nobody else imports it.
  'CJS_WITH_ESMODULE_DEFAULT_EXPORT exports . default',
  // Only Docusaurus's bundlers can read it: it imports `@docusaurus/…` names that Node does not
  // know. Like Docusaurus's own client code, it consists of ES modules without a `type`, because
  // bundlers require file extensions in a package that has one.
  'FILE_INVALID_FORMAT exports ./client default',
  'FILE_INVALID_FORMAT exports ./client/internal default',
  'FILE_INVALID_FORMAT exports ./parts/* default',
]);

/** The files and folders of the package; publint finds those of package.json that are missing. */
const ENTRIES = new Set([
  ...['lib', 'locales', 'schemas', 'scripts', 'theme'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'],
]);
const DEVELOPMENT = /__tests__|\.test\.|tsconfig/;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'api-reference-package-'));

try {
  const {tarball, files} = pack();
  checkFiles(files);
  const {messages, pkg} = await publint({
    strict: true,
    pack: {tarball: new Uint8Array(readFileSync(tarball)).buffer},
  });
  const unneeded = new Set(EXCEPTIONS);
  for (const message of messages) {
    const key = [message.code, ...message.path].join(' ');
    unneeded.delete(key);
    if (!EXCEPTIONS.has(key)) fail(`publint: ${formatMessage(message, pkg)} (${key})`);
  }
  for (const exception of unneeded)
    fail(`scripts/lint-package.mjs: the exception "${exception}" is no longer needed.`);
  checkTypes(tarball);
} finally {
  rmSync(scratch, {recursive: true, force: true});
}

/** Packs the current lib/, and lists what is in it. */
function pack() {
  const output = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch],
    {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
  );
  const [{filename, files}] = JSON.parse(output);
  return {tarball: path.join(scratch, filename), files: files.map((file) => file.path)};
}

/** Components are published twice, as source for `swizzle` and compiled. */
function checkFiles(files) {
  for (const file of files)
    if (!ENTRIES.has(file.split('/')[0]) || DEVELOPMENT.test(file))
      fail(`The package contains ${file}.`);
  const components = files.filter((file) => /^theme\/.*index\.tsx$/.test(file));
  const needed = [
    ...ENTRIES,
    ...components.map((file) => `lib/${file.replace(/tsx$/, 'js')}`),
    'lib/plugin/cli/init/templates/openapi.yaml',
  ];
  for (const name of needed)
    if (!files.some((file) => file === name || file.startsWith(`${name}/`)))
      fail(`The package does not contain ${name}.`);
  if (components.length === 0) fail('The package contains no component.');
}

/** The same exceptions in the other tool's terms. Node 10 resolution ignores `exports`. */
function checkTypes(tarball) {
  const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      attw,
      tarball,
      '--profile',
      'node16',
      '--exclude-entrypoints',
      './client',
      './client/internal',
      // It declares modules, and takes an import of one that it declares for a fault. The lanes
      // `package` and `sites` compile sites with it.
      './theme',
      '--ignore-rules',
      'cjs-only-exports-default',
      '--no-color',
      '--no-emoji',
    ],
    {encoding: 'utf8'},
  );
  if (status !== 0) fail(stdout + stderr);
}

function fail(text) {
  console.error(text);
  process.exitCode = 1;
}

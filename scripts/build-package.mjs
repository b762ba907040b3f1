// Builds lib/: the plugin as CommonJS, the templates of `init`, the client, the theme and
// its parts as ES modules, the theme's stylesheets beside them, those of all components as one file,
// and the validators of OpenAPI.
// Writes the names of the rules and the kinds of changes into the schema of docs.json, before that what follows from the
// schemas, the texts that pages share with Markdown for `write-translations`, and the lists of the
// documentation. With
// `--if-changed`, only if lib/ was
// built from other sources.
import {createHash} from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {compile} from './compile.mjs';
import {buildFields} from './build-fields.mjs';
import {buildPlugin, buildTypes} from './build-plugin.mjs';
import {buildStyles} from './build-styles.mjs';
import {buildTables} from './build-tables.mjs';
import {buildThemeTypes} from './build-theme-types.mjs';
import {buildValidators} from './build-validators.mjs';

const require = createRequire(import.meta.url);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Not in lib/, which is published. */
const stamp = path.join(root, 'node_modules/.cache/docusaurus-plugin-api-reference/built.txt');
/** All modules and declarations of `plugin/` while lib/ is made from them. */
const compiled = path.join(root, 'lib/compiled');
const isBuilt = () =>
  existsSync(path.join(root, 'lib')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hashSources();

if (!process.argv.includes('--if-changed') || !isBuilt()) {
  rmSync(stamp, {force: true});
  await build();
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, hashSources());
}

async function build() {
  rmSync(path.join(root, 'lib'), {recursive: true, force: true});
  buildFields(root);
  compile(root, 'plugin', {outDir: compiled});
  await buildPlugin(root);
  // npm makes the command executable when it links it, but a later build writes the file anew.
  chmodSync(path.join(root, 'lib/plugin/cli/bin.js'), 0o755);
  writeNames(path.join(root, 'schemas/docs.schema.json'));
  writeMessages(path.join(root, 'lib/messages.js'));
  compile(root, 'plugin/client', {declaration: false});
  compile(root, 'plugin/client', {outDir: compiled, declaration: true, emitDeclarationOnly: true});
  await buildTypes(root, compiled);
  rmSync(compiled, {recursive: true});
  // The theme imports the client that was just built, not its source.
  compile(root, 'theme', {
    rootDir: root,
    paths: {
      '@theme/Api*': [path.join(root, 'theme/Api*')],
      'docusaurus-plugin-api-reference/parts/*': [path.join(root, 'parts/*')],
    },
    declaration: true,
  });
  buildThemeTypes(root);
  for (const file of readdirSync(path.join(root, 'theme'), {recursive: true}))
    if (file.endsWith('.module.css'))
      cpSync(path.join(root, 'theme', file), path.join(root, 'lib/theme', file));
  cpSync(
    path.join(root, 'plugin/cli/init/templates'),
    path.join(root, 'lib/plugin/cli/init/templates'),
    {recursive: true},
  );
  buildStyles(root);
  buildValidators(root);
  await buildTables(root);
}

/** Everything that lib/ is made from. */
function hashSources() {
  const hash = createHash('sha256').update(process.version);
  const add = (file) => hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) add(file);
  for (const folder of ['plugin', 'theme', 'parts', 'schemas', 'scripts'])
    for (const entry of readdirSync(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((found) => found.isFile())
      .map((found) => path.relative(root, path.join(found.parentPath, found.name)))
      .sort())
      if (folder !== 'scripts' || /^scripts.(build|compile)/.test(entry)) add(entry);
  return hash.digest('hex');
}

/** Lets editors complete the names of rules, the kinds of changes and the languages of samples. */
function writeNames(file) {
  const {ADJUSTABLE_RULES} = require(path.join(compiled, 'diagnostics/codes.js'));
  const {CHANGE_KINDS} = require(path.join(compiled, 'compare/kinds.js'));
  const {SAMPLE_LANGUAGES} = require(path.join(compiled, 'request/samples/languages.js'));
  const variants = SAMPLE_LANGUAGES.map(({id, variants: list = []}) => [
    id,
    list.map((variant) => variant.id),
  ]);
  const schema = readFileSync(file, 'utf8');
  const written = [
    [/("propertyNames": \{\s+"enum": \[)[^\]]*?(\s+\])/, ['$schema', ...ADJUSTABLE_RULES], 14],
    [/("title": "a kind of change",[^[]*"enum": \[)[^\]]*?(\s+\])/, CHANGE_KINDS, 12],
  ].reduce(
    (text, [list, names, indent]) =>
      text.replace(
        list,
        (_match, start, end) =>
          start + names.map((name) => `\n${' '.repeat(indent)}"${name}"`).join(',') + end,
      ),
    schema.replace(
      /("title": "the id of a language, such as \\"curl\\"",\s+"enum": )\[[^\]]*\](?:,\s+"x-variants": \{[^}]*\})?/,
      (_match, start) =>
        `${start}[${variants.map(([id]) => `\n        "${id}"`).join(',')}\n      ],
      "x-variants": ${toObject(variants, 6)}`,
    ),
  );
  if (written !== schema) writeFileSync(file, written);
}

function toList(names) {
  return `[${names.map((name) => `"${name}"`).join(', ')}]`;
}

function toObject(entries, indent) {
  const space = ' '.repeat(indent);
  const lines = entries.map(([name, list]) => `${space}  "${name}": ${toList(list)}`);
  return `{\n${lines.join(',\n')}\n${space}}`;
}

/** `write-translations` finds texts only in calls of `translate`. Nothing loads the file. */
function writeMessages(file) {
  const {MESSAGES} = require(path.join(compiled, 'model/words/messages.js'));
  const calls = MESSAGES.map((message) => `translate(${JSON.stringify(message)});\n`);
  writeFileSync(file, `import {translate} from '@docusaurus/Translate';\n${calls.join('')}`);
}

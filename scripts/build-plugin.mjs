// Builds lib/plugin: the code for Node as a few CommonJS files, so that a command does not read
// hundreds. Each entry of the package, each module that is loaded by its path and each that is
// loaded on demand is a file with the path of its source; what several need is in chunks/. And
// lib/types: the declarations of what the package exports, and nothing else.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {rollup} from 'rollup';
import {dts} from 'rollup-plugin-dts';
import ts from 'typescript';

/**
 * The modules that package.json exports or starts, and those of the command that are of use without
 * it.
 */
const ENTRIES = [
  'index',
  'proxy/index',
  'proxy/fetch/index',
  'proxy/node/index',
  'agents/index',
  // Commands and the development server load it only for a site that has it.
  'agents/adapters/node',
  'agents/adapters/fetch',
  'sidebar/index',
  'cli/bin',
  'cli/main',
  'cli/describeFailure',
];

/** Declarations of package.json, by their names in lib/types. */
const DECLARATIONS = {
  index: 'index',
  proxy: 'proxy/index',
  'proxy-fetch': 'proxy/fetch/index',
  'proxy-node': 'proxy/node/index',
  mcp: 'agents/index',
  'mcp-fetch': 'agents/adapters/fetch',
  sidebar: 'sidebar/index',
  client: 'client/index',
  'client-internal': 'client/internal',
};

/** The folders whose code decides what is kept of a document between builds. */
const MODEL_FOLDERS = ['checks/facts', 'diagnostics', 'document', 'model'];

/** @param {string} root */
export async function buildPlugin(root) {
  const source = path.join(root, 'plugin');
  const bundle = await rollup({
    input: ENTRIES.map((name) => path.join(source, `${name}.ts`)),
    external: (name) => !/^[./]/.test(name) && !path.isAbsolute(name),
    plugins: [compileSource(root, source)],
    onLog: failOnLog,
  });
  await bundle.write({
    dir: path.join(root, 'lib/plugin'),
    format: 'cjs',
    exports: 'named',
    interop: (name) => (isBuiltin(name) ? 'default' : 'auto'),
    entryFileNames: ({facadeModuleId}) => toName(source, facadeModuleId),
    chunkFileNames: 'chunks/[name].js',
    hoistTransitiveImports: false,
    generatedCode: {arrowFunctions: true, constBindings: true, objectShorthand: true},
  });
  await bundle.close();
}

/**
 * @param {string} root
 * @param {string} compiled the folder with the declarations of all modules
 */
export async function buildTypes(root, compiled) {
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries(DECLARATIONS).map(([name, file]) => [
        name,
        path.join(compiled, `${file}.d.ts`),
      ]),
    ),
    external: (name) => !/^[./]/.test(name) && !path.isAbsolute(name),
    plugins: [dts()],
    // Types that an export refers to need no name of their own for users.
    onLog: (level, log) =>
      log.message.includes('private shared type exports') || failOnLog(level, log),
  });
  await bundle.write({
    dir: path.join(root, 'lib/types'),
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({name}) => `shared/${name.replace(/\.d$/, '')}.d.ts`,
    hoistTransitiveImports: false,
  });
  await bundle.close();
}

/**
 * Compiles TypeScript, which `compile.mjs` has checked, and leaves what Node finds by a path as it
 * is in the source: `__dirname` is the folder of the source in lib/plugin, whatever file the code
 * is in, and `require('./module')` and `require.resolve('./module')` name a file of their own.
 */
function compileSource(root, source) {
  const stamp = hashModel(root, source);
  return {
    name: 'source',
    resolveId(name, importer) {
      return name.startsWith('.') && importer !== undefined ? findSource(name, importer) : null;
    },
    transform(code, id) {
      const {outputText} = ts.transpileModule(code, {
        fileName: id,
        compilerOptions: {
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ES2022,
          removeComments: true,
        },
      });
      const names = [...outputText.matchAll(/\brequire(?:\.resolve)?\('(\.[\w./-]+)'\)/g)];
      const files = new Map();
      for (const [, name] of names) {
        const file = findSource(name, id);
        const fileName = toName(source, file);
        // An entry has this name anyway, and would get a second file.
        files.set(
          name,
          this.emitFile({
            type: 'chunk',
            id: file,
            ...(!ENTRIES.includes(fileName.slice(0, -3)) && {fileName}),
          }),
        );
      }
      return {
        code: outputText
          .replace(/\brequire\('(\.[\w./-]+)'\)/g, (_call, name) => {
            return `require(import.meta.ROLLUP_FILE_URL_${files.get(name)})`;
          })
          .replace(/\brequire\.resolve\('(\.[\w./-]+)'\)/g, (_call, name) => {
            return `import.meta.ROLLUP_FILE_URL_${files.get(name)}`;
          })
          .replace(/\b__dirname\b/g, 'import.meta.dirname')
          .replace(/\b__CODE_STAMP__\b/g, JSON.stringify(stamp)),
        map: null,
      };
    },
    resolveFileUrl: ({relativePath}) => `require.resolve(${JSON.stringify(`./${relativePath}`)})`,
    resolveImportMeta(property, {chunkId, moduleId}) {
      if (property !== 'dirname') return null;
      const from = path.posix.dirname(chunkId);
      const folder = path.posix.relative(from, path.posix.dirname(toName(source, moduleId)));
      return folder === '' ? '__dirname' : `require('path').join(__dirname, '${folder}')`;
    },
  };
}

function findSource(name, importer) {
  const base = path.resolve(path.dirname(importer), name);
  return [base.replace(/\.ts$/, '') + '.ts', path.join(base, 'index.ts')].find((file) =>
    ts.sys.fileExists(file),
  );
}

function toName(source, file) {
  return path.relative(source, file).split(path.sep).join('/').replace(/ts$/, 'js');
}

/** A hash of the code that makes models, and the packages that it imports. */
function hashModel(root, source) {
  const files = MODEL_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(source, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .sort(),
  );
  const hash = createHash('sha256');
  const packages = new Set();
  for (const name of files) {
    const code = readFileSync(path.join(source, name), 'utf8');
    hash.update(`${name}\0${code}\0`);
    for (const {fileName} of ts.preProcessFile(code).importedFiles) {
      const [, found] = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)/.exec(fileName) ?? [];
      if (found !== undefined && !found.startsWith('node:')) packages.add(found);
    }
  }
  return {hash: hash.digest('hex'), packages: [...packages].sort()};
}

/** Rollup goes on after most of what may be wrong. */
function failOnLog(level, log) {
  if (level !== 'debug' && level !== 'info') throw new Error(log.message);
}

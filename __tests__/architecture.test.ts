import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import ts from 'typescript';
import {FRAMES, RENDERERS} from '../plugin/site/swizzleComponents';

const ROOT = path.resolve(__dirname, '..');

/**
 * Which folders, or parts of folders, each folder of `plugin/` imports from besides itself, in the
 * order in which data flows through them: a folder imports only from those above it. A file at the
 * top of `plugin/` counts as a folder.
 */
const TABLE = `
  proxy:
  diagnostics:
  document: diagnostics
  compare: diagnostics document
  remote: diagnostics document proxy/address
  config: diagnostics document compare/kinds remote/lock remote/types proxy/buildFiles
  model: diagnostics document
  request: model document/isObject document/exactNumber document/keyOrder document/parseUrl document/template
  navigation: diagnostics document compare/matchOperations config model
  stages: document config model navigation request/samples/types
  lists: diagnostics document compare config model navigation stages request/pageRequest
  routes: diagnostics document compare config model navigation lists
  types: diagnostics config model navigation stages lists routes/types
  search: document/exactNumber document/present lists/otherPages model navigation types
  exports: diagnostics/text diagnostics/invisible config/tabIds config/fieldTypes config/mdxSyntax config/operationUses config/ownNames config/slugify document model navigation lists
    request search types proxy/allowlist proxy/buildFiles proxy/manifest proxy/protocol
  options: document/isObject document/types config/fields config/fieldTypes config/samples config/siteSettings
  pages: diagnostics config document/exactNumber document/isObject document/present model navigation routes/types search
    lists request exports stages types proxy/buildFiles
  agents: diagnostics document lists/changelog model navigation/tabPaths request search exports/markdown exports/textParts pages proxy
  checks: diagnostics config document model navigation lists exports pages
    stages routes types proxy/address proxy/allowlist proxy/manifest request/serializationLine
  client: model navigation/findAddress navigation/sidebarItems navigation/tabPaths request search pages proxy/protocol proxy/buildFiles proxy/formerTable routes/oldLinks routes/resolveOldLink document/isObject
    document/exactNumber document/keyOrder document/pointer
  site: diagnostics config document model navigation exports agents options stages
    types proxy routes
  documents: diagnostics config document model request/samples/languages checks site/modelCache stages
  content: diagnostics config document documents model navigation lists
    exports checks stages types routes search/schemaPlaces
  sidebar: diagnostics config document navigation lists exports/searchFiles
    routes/site site/sidebarSource types
  cli: diagnostics config document compare remote model navigation lists checks request exports pages agents
    proxy routes site/modelCache site/pluginEntries site/routeClash site/staticFile content options stages types
  index: diagnostics compare/steps config/copies routes/navbar exports pages site content options types
`;
const FOLDERS = Object.fromEntries(
  TABLE.split(/\n {2}(?=\w)/)
    .slice(1)
    .map((line) => {
      const [folder, allowed = ''] = line.split(':');
      return [folder, allowed.match(/\S+/g) ?? []];
    }),
) as Record<string, string[]>;

/** Packages that only the listed folders may import. */
const OWNED: Record<string, string[]> = {
  '@apidevtools/swagger-parser': ['plugin/document'],
  express: ['plugin/proxy'],
  'http-proxy-middleware': ['plugin/proxy'],
  undici: ['plugin/remote'],
  fs: [
    'plugin/config',
    'plugin/document',
    'plugin/remote',
    'plugin/cli',
    'plugin/proxy',
    'plugin/agents/adapters',
    'plugin/site',
  ],
  'node:fs': ['plugin/config', 'plugin/document', 'plugin/cli', 'plugin/proxy'],
  'node:vm': ['plugin/document/runWithin.ts'],
};

/**
 * Files that make regular expressions at run time, and from what. A document's pattern may never
 * end: it runs in `matchPattern.ts` alone, whose callers can stop it.
 */
const EXPRESSIONS = {
  'plugin/checks/facts/fingerprint.ts': 'our constants',
  'plugin/config/fields.ts': 'our schemas',
  'plugin/document/audience.ts': 'escaped words of docs.json, joined by wildcards',
  'plugin/document/exactNumber.ts': 'our constants',
  'plugin/model/markdown/admonitions.ts': 'our constants',
  'plugin/model/markdown/alerts.ts': 'our constants',
  'plugin/model/markdown/unsafe.ts': 'our constants',
  'plugin/model/text/modelInstructions.ts': 'our constants',
  'plugin/model/validation/matchPattern.ts': 'patterns of documents',
  'plugin/model/validation/readPattern.ts': 'single characters of them',
  'plugin/pages/fragments/readPage.ts': 'our constants',
  'plugin/proxy/allowlist/tokens.ts': 'our constants',
  'plugin/request/samples/curlBody.ts': 'our constants',
};

/**
 * Files that make a list the arguments of a function, and why the list is short. A document's lists
 * have any length, and arguments beyond some 100,000 overflow the stack.
 */
const SPREADS = {
  'plugin/agents/adapters/readFolder.ts': 'instances of the plugin in a site',
  'plugin/cli/check/against/earlier.ts': 'tabs of a site',
  'plugin/cli/help.ts': 'options of a command',
  'plugin/cli/migrate/fields.ts': "options of another tool's plugin",
  'plugin/cli/migrate/openApiDocs.ts': "options of another tool's plugin",
  'plugin/cli/migrate/plan.ts': "options of another tool's plugin",
  'plugin/cli/migrate/scalar.ts': "options of another tool's plugin",
  'plugin/cli/pull/run.ts': 'tabs of a site',
  'plugin/client/sidebar/useSidebar.ts': 'elements of the page',
  'plugin/diagnostics/report.ts': 'rules of `check`',
  'plugin/pages/sidebarData.ts': 'pages that share a file',
  'plugin/proxy/allowlist/compileServer.ts': 'forms of one port',
  'plugin/proxy/allowlist/findOpenPart.ts': 'parts of a host name',
  'plugin/proxy/request/headerRules.ts': 'our constants',
  'plugin/remote/replaceFiles.ts': 'folders above a file',
  'plugin/site/webpack.ts': 'middlewares of ours',
};

/**
 * Files that read others themselves, and what. All others go through the first two, which judge where
 * symbolic links lead, because a pull request may bring links.
 */
const READERS = {
  'plugin/document/files/projectFiles.ts': 'files of documents, by real path',
  'plugin/document/files/siteFile.ts': 'other files of a site, by real path',
  'packages/create/create.js': 'the document that the caller names, and its own files',
  'plugin/agents/adapters/readFolder.ts': 'our files in the build, by real path',
  'plugin/cli/init/changes.ts': 'our templates',
  'plugin/cli/packageFiles.ts': 'our package.json',
  'plugin/cli/server/readSettings.ts': 'the config file that the operator names',
  'plugin/cli/server/toProxyOptions.ts': 'the certificate that the operator names',
  'plugin/cli/writeWhole.ts': 'opens a file to write it',
  'plugin/config/copies.ts': 'versions of installed packages',
  'plugin/pages/embedLoader.ts': 'our generated data',
  'plugin/proxy/manifestSource.ts': 'the manifest that the operator names',
  'plugin/proxy/site/createSiteLinks.ts': 'the catalog in the build',
  'plugin/proxy/site/formerAddresses.ts': 'our file in the build',
  'plugin/proxy/site/createScriptPolicy.ts': 'pages of the build',
  'plugin/proxy/site/scriptRecord.ts': 'our file in the build',
  'plugin/remote/replaceFiles.ts': 'a backup of a file that may be written',
  'plugin/site/componentLoader.ts': 'our class names',
  'plugin/site/former/formerTables.ts': 'the redirects of the site, in the build',
  'plugin/site/modelCache.ts': 'our cache, and versions of installed packages',
  'plugin/site/otherLists.ts': 'the llms.txt of the site, in the build',
  'plugin/site/output.ts': 'documents that were read',
  'plugin/site/scriptSources.ts': 'a component of Docusaurus',
  'scripts/pull-requests/check.mjs': 'what `check` has just written',
  'scripts/pull-requests/comment.mjs': 'a regular file, never a link',
  'scripts/pull-requests/event.mjs': 'the event that the host names',
};

/** Functions of Node's file system that give the content of a file. */
const READS = '(?:readFile|createReadStream|openAsBlob|open|readv?|copyFile|cp)(?:Sync)?';
/** Code that calls one of them, as it is or of a module, or imports one. */
const READING = new RegExp(
  `\\b(?:fs|promises)\\.${READS}\\(|(?<![.\\w])${READS}\\(|\\{[^}]*\\b${READS}\\b[^}]*\\} (?:from|=) ?(?:require\\()?'(?:node:)?fs\\b`,
);

/** Packages that a site which only builds never loads. */
const COMMAND_PACKAGES = [
  '@modelcontextprotocol/node',
  '@modelcontextprotocol/server',
  '@babel/parser',
  '@fastify/busboy',
  'compression',
  'diff',
  'express',
  'express-rate-limit',
  'http-proxy',
  'http-proxy-middleware',
  'rate-limit-redis',
  'redis',
  'request-filtering-agent',
  'undici',
  'yaml',
];

const THEME_IMPORTS =
  /^(react|clsx|@docusaurus\/.+|@theme(-original|-init)?\/.+|docusaurus-plugin-api-reference\/(client(\/internal)?|parts\/.+)|\.\/styles\.module\.css|(\.\/|(\.\.\/)+)messages)$/;

function listFiles(dir: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, dir), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(dir, file).split(path.sep).join('/'));
}
/** All files in a folder, relative to it. */
function listEntries(dir: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, dir), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(path.join(ROOT, dir), path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    );
}
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(fs.readFileSync(path.join(ROOT, file), 'utf8'), true, true)
    .importedFiles.map((entry) => entry.fileName);
}
/** `file → module` for each import that is found. */
const listImports = (files: readonly string[], find: (name: string, file: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((name) => find(name, file))
      .map((name) => `${file} → ${name}`),
  );
/** `plugin/model/text/text.ts` → `model`; `plugin/content.ts` → `content`. */
const folderOf = (file: string) => /^plugin\/([^/.]+)/.exec(file)![1]!;
/** The file that a relative import names. */
function resolveImport(file: string, name: string): string {
  const base = path.posix.join(path.posix.dirname(file), name.replace(/\.ts$/, ''));
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((candidate) => fs.existsSync(path.join(ROOT, candidate)))!;
}

/**
 * Groups of files that import each other, directly or through others (Tarjan's strongly connected
 * components).
 */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const [order, low, stack, cycles] = [
    new Map<string, number>(),
    new Map<string, number>(),
    [] as string[],
    [] as string[][],
  ];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

describe('architecture', () => {
  const files = listFiles('plugin');
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => resolveImport(file, name)),
    ]),
  );

  it('lists every folder of plugin/ in the table of imports, and no others', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual(Object.keys(FOLDERS).sort());
  });

  it('lets a folder of the table import only from folders above it', () => {
    const folders = Object.keys(FOLDERS);
    const upwards = Object.entries(FOLDERS).flatMap(([folder, allowed]) =>
      allowed
        .filter((entry) => folders.indexOf(entry.split('/')[0]!) > folders.indexOf(folder))
        .map((entry) => `${folder} → ${entry}`),
    );
    expect(upwards).toEqual([]);
  });

  it('lets a folder import only what the table allows', () => {
    const wrong = [...graph].flatMap(([file, targets]) => {
      const folder = folderOf(file);
      const isAllowed = (target: string) =>
        folderOf(target) === folder ||
        (FOLDERS[folder] ?? []).some(
          (entry) => target.startsWith(`plugin/${entry}/`) || target.startsWith(`plugin/${entry}.`),
        );
      return targets.filter((target) => !isAllowed(target)).map((target) => `${file} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets browsers load nothing but types from the rooms that write pages and files', () => {
    const isValue = (text: string) =>
      /^(?:import|export) (?!type )[^;]*?from '[./]*\/(?:pages|exports)\//ms.test(text);
    expect(isValue("import {toX} from '../pages/x';")).toBe(true);
    const files = listFiles('plugin/client').filter((file) =>
      isValue(fs.readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(files).toEqual([]);
  });

  it('has no circular imports', () => {
    expect(findCycles(graph)).toEqual([]);
  });

  it('imports packages such as `express` and `fs` only in the folders that own them', () => {
    const isForeign = (name: string, file: string) =>
      OWNED[name]?.some((place) => file.startsWith(place)) === false;
    expect(listImports(files, isForeign)).toEqual([]);
  });

  it('makes lists the arguments of a function only where they are short', () => {
    const makers = files.filter((file) =>
      /(?:\.(?:push|unshift)|Math\.(?:max|min)|fromC(?:harCode|odePoint))\((?:[^(){}[\]]*,)?\s*\.\.\./.test(
        fs.readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
    expect(makers.sort()).toEqual(Object.keys(SPREADS));
  });

  it('makes regular expressions from text only where it is known from what', () => {
    const makers = [...files, ...listFiles('theme'), ...listFiles('parts')].filter((file) =>
      /\bRegExp\(/.test(
        fs.readFileSync(path.join(ROOT, file), 'utf8').replace(/\btoRegExp\(/g, ''),
      ),
    );
    expect(makers.sort()).toEqual(Object.keys(EXPRESSIONS));
    const runners = [...graph].filter(([, targets]) =>
      targets.includes('plugin/model/validation/matchPattern.ts'),
    );
    expect(
      runners
        .map(([file]) => file)
        .filter((file) => /runPattern/.test(fs.readFileSync(path.join(ROOT, file), 'utf8')))
        .sort(),
    ).toEqual(['plugin/client/validation/askWorker.ts', 'plugin/model/validation/matchWithin.ts']);
  });

  it.each([
    "fs.readFileSync(file, 'utf8')",
    'await fs.promises.readFile(file)',
    'fs.createReadStream(file)',
    'const handle = await fs.open(file)',
    'fs.readSync(handle)',
    'copyFileSync(file, other)',
    "import {open as look} from 'node:fs/promises';",
    "const {readFile: look} = require('fs');",
  ])('knows that `%s` reads a file', (code) => expect(code).toMatch(READING));

  it('reads files only where it is known which, so that symbolic links are judged in one place', () => {
    const scripts = ['packages/create', 'scripts/pull-requests'].flatMap((dir) =>
      listEntries(dir)
        .filter((file) => /\.m?js$/.test(file))
        .map((file) => `${dir}/${file}`),
    );
    const readers = [...files, ...scripts].filter((file) => {
      const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
      const hasFiles =
        /\bfs\./.test(text) ||
        importsOf(file).some((name) => /^(?:node:)?fs(?:\/promises)?$/.test(name));
      return hasFiles && READING.test(text);
    });
    expect(readers.sort()).toEqual(Object.keys(READERS).sort());
  });

  it('never hides a type behind a second cast, nor switches a rule off', () => {
    const wrong = ['plugin', 'theme', 'parts', '__tests__', 'scripts']
      .flatMap(listFiles)
      .filter((file) =>
        /\bas unknown\s+as\b|\b(?:eslint|oxlint)-disable/.test(
          fs.readFileSync(path.join(ROOT, file), 'utf8'),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('loads the packages of single commands and of the proxy only where they run', () => {
    const script = `require('./lib/plugin/index.js'); console.log(JSON.stringify(Object.keys(require.cache)))`;
    const loaded = JSON.parse(
      execFileSync(process.execPath, ['-e', script], {cwd: ROOT, encoding: 'utf8'}),
    ) as string[];
    const packages = new Set(
      loaded.flatMap(
        (file) =>
          file
            .split(path.sep)
            .join('/')
            .match(/(?<=\/node_modules\/)(?:@[^/]+\/)?[^/]+(?=\/(?!.*\/node_modules\/))/) ?? [],
      ),
    );
    expect(packages).toContain('lodash');
    expect(COMMAND_PACKAGES.filter((name) => packages.has(name))).toEqual([]);
    const readme = fs.readFileSync(path.join(ROOT, 'plugin/README.md'), 'utf8');
    expect(COMMAND_PACKAGES.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
  });

  it('lets theme components and their parts import only React, Docusaurus, each other and the client', () => {
    const components = ['theme', 'parts']
      .flatMap(listFiles)
      .filter((file) => !file.endsWith('.d.ts'));
    expect(listImports(components, (name) => !THEME_IMPORTS.test(name))).toEqual([]);
  });

  it('lets components that are safe to eject, and their props, use only the public client', () => {
    const components = Object.keys(RENDERERS).map((name) => `theme/${name}/index.tsx`);
    expect(listImports(components, (name) => name.endsWith('/internal'))).toEqual([]);
  });

  it('has only the code and the stylesheet in the folder of a component that is safe to eject, so that it is ejected alone', () => {
    const more = Object.keys(RENDERERS).flatMap((name) =>
      fs
        .readdirSync(path.join(ROOT, 'theme', name))
        .filter((entry) => entry !== 'index.tsx' && entry !== 'styles.module.css')
        .map((entry) => `${name}/${entry}`),
    );
    expect(more).toEqual([]);
  });

  it('has nothing in theme/ but the components that sites can swizzle, their stylesheets, the declarations and the variables', () => {
    const offered = new Set(Object.keys({...FRAMES, ...RENDERERS}));
    const others = /^(theme\.d\.ts|tsconfig\.json|variables\.css)$/;
    const wrong = listEntries('theme').filter((file) => {
      const name = /^(.+)\/(?:index\.tsx|styles\.module\.css)$/.exec(file)?.[1];
      return name === undefined ? !others.test(file) : !offered.has(name);
    });
    expect(wrong).toEqual([]);
  });

  it('has nothing in parts/ but components, their stylesheets and messages, with names that theme/ does not have', () => {
    const inTheme = new Set(listEntries('theme'));
    const wrong = listEntries('parts').filter(
      (file) =>
        !/\/(index\.tsx|styles\.module\.css|messages\.tsx?)$/.test(file) || inTheme.has(file),
    );
    expect(wrong).toEqual([]);
  });

  it('names only existing files in plugin/README.md', () => {
    const named = [
      ...fs
        .readFileSync(path.join(ROOT, 'plugin/README.md'), 'utf8')
        .matchAll(/`((?:plugin|theme|parts)\/[\w/]+\.tsx?)`/g),
    ].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

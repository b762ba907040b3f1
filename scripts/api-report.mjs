// npm run api [-- --print]: writes plugin/api.md, or prints it. It lists what each entry of
// package.json exports, with signatures from the built declarations, so that a review shows each
// change of the public API. (API Extractor handles one entry at a time, with one report each.)
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {format} from 'oxfmt';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** `/client/internal` and `/parts` may change in any version, and props are declared in the components. */
const UNLISTED = new Set(['./client/internal', './parts/*', './theme']);
const HEAD = `# Public API

Made by \`npm run api\`. Do not edit.

Changes here are changes for users, and belong in CHANGELOG.md. Not listed are \`./client/internal\` and \`./parts\`, which semantic versioning does not cover, and \`./theme\`: the declarations of the components and their props, which the build makes of \`theme/\`.
`;

const entries = Object.entries(manifest.exports)
  .filter(([name, target]) => !UNLISTED.has(name) && target.types !== undefined)
  .map(([name, {types}]) => ({
    name: path.posix.join(manifest.name, name),
    file: path.join(root, types),
  }));
const program = ts.createProgram(
  entries.map(({file}) => file),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    types: ['node'],
  },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({removeComments: true});

const resolve = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const isOurs = ({fileName}) => fileName.startsWith(path.join(root, 'lib') + path.sep);
const byName = ([left], [right]) => (left < right ? -1 : left > right ? 1 : 0);

/** Names, with the symbols they refer to. */
const sections = entries.map(({name, file}) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const symbols = checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, resolve(symbol)])
    .sort(byName);
  return {name, symbols};
});
const exported = sections.flatMap(({symbols}) => symbols);

const parts = await Promise.all(
  sections.map(
    async ({name, symbols}) =>
      `## ${name}\n\n${symbols.length} names.\n\n${await toCode(toTexts(symbols))}`,
  ),
);
const further = `## Types that these refer to\n\n${await toCode(listFurther())}`;
const report = [HEAD, ...parts, further].join('\n');
if (process.argv.includes('--print')) process.stdout.write(report);
else writeFileSync(path.join(root, 'plugin/api.md'), report);

async function toCode(texts) {
  const {code, errors} = await format('api.d.ts', texts.join('\n\n'), {
    printWidth: 100,
    singleQuote: true,
    bracketSpacing: false,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return `\`\`\`ts\n${code}\`\`\`\n`;
}

function toTexts(symbols) {
  return symbols.map(([name, symbol]) => toText(name, symbol));
}

function toText(name, symbol) {
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const statement = toStatement(declaration);
    return printer
      .printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
      .replace(/^export (default )?(declare )?/, '')
      .replace(/^declare /, '');
  });
  const text = texts.join('\n');
  return name === symbol.name ? text : `// as ${name}\n${text}`;
}

/** `const a: T` is a declaration inside a statement. */
function toStatement(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * Types of the package that are not exported but that exports refer to. Only Docusaurus calls the
 * default export, the plugin itself, and needs no more than its type.
 */
function listFurther() {
  const found = new Set(exported.flatMap(([name, symbol]) => (name === 'default' ? [] : [symbol])));
  // Types may contain each other: the loop also visits what is added while it runs.
  for (const symbol of found) {
    for (const declaration of symbol.declarations ?? [])
      if (isOurs(declaration.getSourceFile())) visit(toStatement(declaration));
  }
  const symbols = [...found].map((symbol) => [symbol.name, symbol]).sort(byName);
  // The plugin and the client have declarations from the same source.
  const texts = new Set(toTexts(symbols));
  for (const text of toTexts(exported)) texts.delete(text);
  return [...texts];

  function visit(node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && resolve(symbol);
      if (target && isTopLevel(target)) found.add(target);
    }
    ts.forEachChild(node, visit);
  }
}

function isTopLevel({declarations: [declaration] = []}) {
  return (
    declaration !== undefined &&
    isOurs(declaration.getSourceFile()) &&
    ts.isSourceFile(toStatement(declaration).parent)
  );
}

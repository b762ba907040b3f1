// Writes lib/theme.d.ts: the declarations of the theme's components, with their props, as the
// modules `@theme/Api…` that sites import and wrap, and theme/theme.d.ts. Those of parts stay beside
// them.
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Moves the declarations that the compiler wrote beside each component into one file.
 * @param {string} root
 */
export function buildThemeTypes(root) {
  const folder = path.join(root, 'lib/theme');
  const modules = readdirSync(folder, {recursive: true})
    .filter((file) => file.endsWith('index.d.ts'))
    .sort()
    .map((file) => {
      const declarations = readFileSync(path.join(folder, file), 'utf8');
      rmSync(path.join(folder, file));
      const name = path.dirname(file).split(path.sep).join('/');
      return `declare module '@theme/${name}' {\n${toAmbient(declarations)}}\n`;
    });
  const own = readFileSync(path.join(root, 'theme/theme.d.ts'), 'utf8');
  writeFileSync(path.join(root, 'lib/theme.d.ts'), [own, ...modules].join('\n'));
}

/** Everything in a declared module is declared. */
function toAmbient(declarations) {
  const source = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest, true);
  const words = source.statements
    .flatMap(({modifiers = []}) => modifiers)
    .filter(({kind}) => kind === ts.SyntaxKind.DeclareKeyword)
    .map((word) => [word.getStart(source), word.end + 1]);
  const text = words.reduceRight(
    (rest, [start, end]) => rest.slice(0, start) + rest.slice(end),
    declarations,
  );
  // A module that is declared in a file cannot have neighbours; types need no stylesheet.
  return text.replace(/^import '\..*\n/gm, '').replace(/^(?=.)/gm, '  ');
}

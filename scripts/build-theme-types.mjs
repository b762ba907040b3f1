// Writes lib/theme.d.ts: the declarations of the theme's components, with their props, as the
// modules `@theme/Api…` that sites import and wrap, and theme/theme.d.ts; and lib/parts.d.ts, which it
// includes: those of the parts.
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Moves the declarations that the compiler wrote beside each component into two files.
 * @param {string} root
 */
export function buildThemeTypes(root) {
  const own = readFileSync(path.join(root, 'theme/theme.d.ts'), 'utf8');
  const theme = [own, ...takeModules(path.join(root, 'lib/theme'), '@theme')];
  writeFileSync(
    path.join(root, 'lib/theme.d.ts'),
    `/// <reference path="parts.d.ts" />\n${theme.join('\n')}`,
  );
  const {name} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const parts = takeModules(path.join(root, 'lib/parts'), `${name}/parts`);
  writeFileSync(path.join(root, 'lib/parts.d.ts'), parts.join('\n'));
}

/** The declarations in a folder, which are removed from it. Sites use no messages of parts. */
function takeModules(folder, prefix) {
  const files = readdirSync(folder, {recursive: true});
  for (const file of files)
    if (path.basename(file) === 'messages.d.ts') rmSync(path.join(folder, file));
  return files
    .filter((file) => file.endsWith('index.d.ts'))
    .sort()
    .map((file) => {
      const declarations = readFileSync(path.join(folder, file), 'utf8');
      rmSync(path.join(folder, file));
      const name = path.dirname(file).split(path.sep).join('/');
      return `declare module '${prefix}/${name}' {\n${toAmbient(declarations)}}\n`;
    });
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

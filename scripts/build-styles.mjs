// Builds lib/styles/: the variables, the stylesheets of all components in one file, and for each
// component a module with its class names. Otherwise a site's bundler would read, parse and scope
// each of the hundred files twice.
import {copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';

const STYLESHEET = 'styles.module.css';

export function buildStyles(root) {
  const theme = path.join(root, 'theme');
  const folder = path.join(root, 'lib/styles');
  mkdirSync(folder, {recursive: true});
  const stylesheets = listComponents(theme).map((name) => compile(theme, name, folder));
  writeFileSync(path.join(folder, 'theme.css'), stylesheets.join('\n'));
  copyFileSync(path.join(theme, 'variables.css'), path.join(folder, 'variables.css'));
  // Without an explicit configuration, PostCSS would search all parent folders for one.
  writeFileSync(path.join(folder, '.postcssrc.json'), '{}\n');
}

/**
 * Writes the class names of a component and returns its rules. Names of grid areas and animations
 * are not changed.
 */
function compile(theme, name, folder) {
  const filename = path.join(theme, name, STYLESHEET);
  const {code, exports} = transform({
    filename,
    code: readFileSync(filename),
    projectRoot: theme,
    cssModules: {
      pattern: '[local]_[hash]',
      grid: false,
      container: false,
      customIdents: false,
      animation: false,
    },
  });
  // Lightning CSS lists them in an order that differs from run to run.
  const names = Object.fromEntries(
    Object.keys(exports)
      .sort()
      .map((local) => [local, exports[local].name]),
  );
  const target = path.join(folder, `${name}.js`);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `export default ${JSON.stringify(names)};\n`);
  return code.toString();
}

/**
 * Folders with a stylesheet, in the order of the cascade: a component comes after the components
 * that it uses, including those it loads on demand, so that its classes win where both style the
 * same element.
 */
function listComponents(theme) {
  const files = readdirSync(theme, {recursive: true})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const styled = new Set(
    files
      .filter((file) => path.posix.basename(file) === STYLESHEET)
      .map((file) => path.posix.dirname(file)),
  );
  const seen = new Set();
  const ordered = [];
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const file = path.join(theme, name, 'index.tsx');
    for (const [, used] of readFileSync(file, 'utf8').matchAll(/'@theme\/(Api[^']*)'/g))
      visit(used);
    if (styled.has(name)) ordered.push(name);
  };
  files
    .filter((file) => path.posix.basename(file) === 'index.tsx')
    .forEach((file) => visit(path.posix.dirname(file)));
  return ordered;
}

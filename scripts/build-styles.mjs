// Builds lib/styles/: the variables, the stylesheets of all components in one file, and the class
// names of each component in another. Otherwise a site's bundler would read, parse and scope
// each of the hundred files twice.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';

const STYLESHEET = 'styles.module.css';

export function buildStyles(root) {
  const folder = path.join(root, 'lib/styles');
  mkdirSync(folder, {recursive: true});
  const compiled = listComponents(root).map(compile);
  writeFileSync(path.join(folder, 'theme.css'), compiled.map(({code}) => code).join('\n'));
  const names = Object.fromEntries(compiled.map(({name, names: classes}) => [name, classes]));
  writeFileSync(path.join(folder, 'names.json'), `${JSON.stringify(names)}\n`);
  copyFileSync(path.join(root, 'theme/variables.css'), path.join(folder, 'variables.css'));
  // Without an explicit configuration, PostCSS would search all parent folders for one.
  writeFileSync(path.join(folder, '.postcssrc.json'), '{}\n');
}

/** The rules and class names of a component. Names of grid areas and animations are not changed. */
function compile({home, name}) {
  const filename = path.join(home, name, STYLESHEET);
  const {code, exports} = transform({
    filename,
    code: readFileSync(filename),
    projectRoot: home,
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
  return {name, code: code.toString(), names};
}

/**
 * Folders with a stylesheet, in the order of the cascade: a component comes after the components
 * that it uses, including those it loads on demand, so that its classes win where both style the
 * same element.
 */
function listComponents(root) {
  const components = ['theme', 'parts']
    .map((folder) => path.join(root, folder))
    .flatMap((home) =>
      readdirSync(home, {recursive: true})
        .filter((file) => path.basename(file) === 'index.tsx')
        .map((file) => ({home, file})),
    )
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({home, file}) => ({home, name: path.dirname(file).split(path.sep).join('/')}));
  const named = new Map(components.map((component) => [component.name, component]));
  const seen = new Set();
  const ordered = [];
  const visit = (component) => {
    if (seen.has(component)) return;
    seen.add(component);
    const folder = path.join(component.home, component.name);
    const code = readFileSync(path.join(folder, 'index.tsx'), 'utf8');
    for (const [, used] of code.matchAll(/'(?:@theme|[\w-]+\/parts)\/(Api[^']*)'/g))
      visit(named.get(used));
    if (existsSync(path.join(folder, STYLESHEET))) ordered.push(component);
  };
  components.forEach(visit);
  return ordered;
}

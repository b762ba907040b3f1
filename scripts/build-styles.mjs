// Builds lib/styles/: the variables, the stylesheets of all components in few files, and the class
// names of each component in another. Otherwise a site's bundler would read, parse and scope
// each of the hundred files twice.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';

const STYLESHEET = 'styles.module.css';

/**
 * Components that no static HTML contains, or only that of sites with an option. Each has a stylesheet, for itself and for what only it
 * uses, which loads with its code; the stylesheet of all other components is on every page of a site.
 */
const ON_DEMAND = ['ApiConsole', 'ApiDiagnostics', 'ApiSearch', 'ApiSearchBar'];

export function buildStyles(root) {
  const folder = path.join(root, 'lib/styles');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const components = listComponents(root);
  const toStylesheet = assign(components);
  const compiled = components
    .filter(({home, name}) => existsSync(path.join(home, name, STYLESHEET)))
    .map((component) => ({...compile(component), stylesheet: toStylesheet(component.name)}));
  for (const stylesheet of ['theme', ...ON_DEMAND])
    writeFileSync(
      path.join(folder, `${stylesheet}.css`),
      compiled
        .filter((component) => component.stylesheet === stylesheet)
        .map(({code}) => code)
        .join('\n'),
    );
  const names = Object.fromEntries(
    compiled.map(({name, stylesheet, classes}) => [name, {stylesheet, classes}]),
  );
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
  const classes = Object.fromEntries(
    Object.keys(exports)
      .sort()
      .map((local) => [local, exports[local].name]),
  );
  return {name, code: code.toString(), classes};
}

/** The stylesheet of each component: a component on demand owns what nothing else uses. */
function assign(components) {
  const used = new Map(components.map(({name, uses}) => [name, uses]));
  const owners = new Map();
  for (const owner of ON_DEMAND) {
    const owned = new Set([owner]);
    for (const name of owned) used.get(name).forEach((other) => owned.add(other));
    const isShared = (name) =>
      name !== owner &&
      components.some(({name: user, uses}) => uses.includes(name) && !owned.has(user));
    // What a shared component uses is shared, too.
    while ([...owned].some(isShared))
      [...owned].filter(isShared).forEach((name) => owned.delete(name));
    owned.forEach((name) => owners.set(name, owner));
  }
  return (name) => owners.get(name) ?? 'theme';
}

/**
 * The components with the names of those that they use, in the order of the cascade: a component
 * comes after the components that it uses, including those it loads on demand, so that its classes
 * win where both style the same element.
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
    .map(({home, file}) => {
      const code = readFileSync(path.join(home, file), 'utf8');
      const uses = [...code.matchAll(/'(?:@theme|[\w-]+\/parts)\/(Api[^']*)'/g)];
      return {
        home,
        name: path.dirname(file).split(path.sep).join('/'),
        uses: uses.map(([, name]) => name),
      };
    });
  const named = new Map(components.map((component) => [component.name, component]));
  const ordered = new Set();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    named.get(name).uses.forEach(visit);
    ordered.add(named.get(name));
  };
  components.forEach(({name}) => visit(name));
  return [...ordered];
}

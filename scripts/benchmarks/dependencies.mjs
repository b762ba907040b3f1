// Counts the packages that each way to show an OpenAPI document adds to a new Docusaurus site, and
// the known advisories about them. Nothing is installed: npm only resolves the versions.
//   node scripts/benchmarks/dependencies.mjs [--package FILE]
// FILE is a packed archive of this plugin; without it, the working copy is packed.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The dependencies of a site that `create-docusaurus` makes from its classic template. */
const SITE = {
  '@docusaurus/core': '3.10.2',
  '@docusaurus/preset-classic': '3.10.2',
  '@mdx-js/react': '^3.0.0',
  clsx: '^2.0.0',
  'prism-react-renderer': '^2.3.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
};

const PEERS = {
  'docusaurus-openapi-docs 5.2.0': {
    'docusaurus-plugin-openapi-docs': '5.2.0',
    'docusaurus-theme-openapi-docs': '5.2.0',
  },
  'redocusaurus 2.5.2': {redocusaurus: '2.5.2'},
  'docusaurus-openapi 0.8.0': {'docusaurus-preset-openapi': '0.8.0'},
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'api-reference-dependencies-'));
try {
  const {values} = parseArgs({options: {package: {type: 'string'}}});
  const archive = values.package === undefined ? pack() : path.resolve(values.package);
  const tools = {'this plugin': {'docusaurus-plugin-api-reference': `file:${archive}`}, ...PEERS};
  const site = measure({});
  console.log(`a new site: ${site.packages.size} packages, ${site.advisories}`);
  for (const [name, dependencies] of Object.entries(tools)) {
    const {packages, advisories} = measure(dependencies);
    const added = [...packages].filter((one) => !site.packages.has(one)).length;
    console.log(`${name}: ${added} more packages, ${advisories} with those of the site`);
  }
} finally {
  rmSync(folder, {recursive: true});
}

function pack() {
  const [{filename}] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], ROOT),
  );
  return path.join(folder, filename);
}

/** The names and versions of all packages of a site with these dependencies, and its advisories. */
function measure(dependencies) {
  const dir = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({name: 'site', private: true, dependencies: {...SITE, ...dependencies}}),
  );
  run(
    'npm',
    ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'],
    dir,
  );
  const lock = JSON.parse(readFileSync(path.join(dir, 'package-lock.json'), 'utf8'));
  const packages = new Set(
    Object.entries(lock.packages)
      .filter(([place]) => place !== '')
      .map(([place, {version}]) => `${place.replace(/^.*node_modules\//, '')}@${version}`),
  );
  return {packages, advisories: audit(dir)};
}

/** `npm audit` fails both if there are advisories and if the registry does not answer. */
function audit(dir) {
  let report;
  try {
    report = run('npm', ['audit', '--json'], dir);
  } catch ({stdout}) {
    report = stdout;
  }
  const {metadata} = JSON.parse(report);
  return metadata === undefined
    ? 'no answer about advisories'
    : `${metadata.vulnerabilities.total} packages with advisories`;
}

function run(command, args, cwd) {
  return execFileSync(command, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
}

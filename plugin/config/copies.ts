import fs from 'node:fs';
import path from 'node:path';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic} from '../diagnostics/types';
import {readSiteFile} from '../document/files/siteFile';

const OWN_NAME = 'docusaurus-plugin-api-reference';

/** A package as one of its users resolves it. `version` is the version of this copy. */
type Copy = {user: string; folder: string; version: string};

/**
 * Packages that hold state or context, and the effect of two copies. Pages of the plugin use the
 * theme's copy of the last two (`webpack.ts`), so only components of the site itself are at risk.
 */
const SINGLE = [
  {name: 'react', severity: 'error', effect: 'Components fail with "Invalid hook call".'},
  {name: 'react-dom', severity: 'error', effect: 'Pages fail as soon as they load.'},
  {
    name: '@docusaurus/theme-common',
    severity: 'warning',
    effect:
      'Components in `src/theme` that import it do not share the state of the theme around them.',
  },
  {
    name: '@docusaurus/plugin-content-docs',
    severity: 'warning',
    effect: 'Components in `src/theme` that import it do not see the sidebar of the page.',
  },
] as const;

/**
 * How to install a single version, remove other copies, and find out which packages require them.
 */
const COMMANDS: {
  readonly [manager in LockFormat]: (
    name: string,
    version: string,
  ) => [install: string, explain: string];
} = {
  npm: (name, version) => [`npm install ${name}@${version} && npm dedupe`, `npm explain ${name}`],
  pnpm: (name, version) => [`pnpm add ${name}@${version} && pnpm dedupe`, `pnpm why ${name}`],
  yarn: (name, version) => [
    `yarn add ${name}@${version} && npx yarn-deduplicate --packages ${name} && yarn install`,
    `yarn why ${name}`,
  ],
  berry: (name, version) => [
    `yarn add ${name}@${version} && yarn dedupe ${name}`,
    `yarn why ${name}`,
  ],
};

/**
 * Finds packages that a site must have only once but has several times.
 * @param root the folder that paths in findings are relative to
 */
export function findCopies(siteDir: string, root: string): Diagnostic[] {
  const core = findPackage('@docusaurus/core', siteDir);
  if (!core) return [];
  const theme =
    findPackage('@docusaurus/theme-classic', siteDir) ??
    findPackage('@docusaurus/theme-classic', findPackage('@docusaurus/preset-classic', siteDir));
  const users: [user: string, folder: string | undefined][] = [
    ['Docusaurus', core],
    ['the theme', theme],
    ['the site', siteDir],
    [OWN_NAME, findPackage(OWN_NAME, siteDir)],
  ];
  const source = {file: toPosix(path.relative(root, path.join(siteDir, 'package.json')))};
  const toPlace = (folder: string) => toPosix(path.relative(root, folder));
  return SINGLE.flatMap(({name, severity, effect}) => {
    const copies = users.flatMap(([user, folder]) => toCopies(user, findPackage(name, folder)));
    const [first, second] = distinctBy(copies, ({folder}) => folder);
    if (!first || !second) return [];
    const message = `There are two copies of \`${name}\`: ${first.version} in \`${toPlace(first.folder)}\`, used by ${listUsers(copies, first)}, and ${second.version} in \`${toPlace(second.folder)}\`, used by ${listUsers(copies, second)}. ${effect}`;
    const [install, explain] = COMMANDS[packageManagerOf(siteDir)](name, first.version);
    return [
      toDiagnostic('config-copies', {
        severity,
        source,
        message,
        help: `Keep one: \`${install}\`. If two remain, \`${explain}\` shows which package requires the other.`,
      }),
    ];
  });
}

function toCopies(user: string, folder: string | undefined): Copy[] {
  if (folder === undefined) return [];
  const {version = 'unknown'} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {version?: string};
  return [{user, folder, version}];
}

function listUsers(copies: readonly Copy[], {folder}: Copy): string {
  return new Intl.ListFormat('en').format(
    copies.filter((copy) => copy.folder === folder).map(({user}) => user),
  );
}

function distinctBy<T>(values: readonly T[], toKey: (value: T) => string): T[] {
  return values.filter(
    (value, index) => values.findIndex((other) => toKey(other) === toKey(value)) === index,
  );
}

/** The real folder of a package as modules in `folder` resolve it. */
function findPackage(name: string, folder: string | undefined): string | undefined {
  for (
    let current = folder;
    current !== undefined;
    current = current === path.dirname(current) ? undefined : path.dirname(current)
  ) {
    const found = path.join(current, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return fs.realpathSync(found);
  }
  return undefined;
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

type LockFormat = 'npm' | 'pnpm' | 'yarn' | 'berry';

/**
 * The package manager that installed a site, detected by the nearest lockfile; npm if there is
 * none.
 */
function packageManagerOf(siteDir: string): LockFormat {
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'pnpm-lock.yaml'))) return 'pnpm';
    const yarnLock = path.join(folder, 'yarn.lock');
    if (fs.existsSync(yarnLock)) return isBerry(yarnLock, siteDir) ? 'berry' : 'yarn';
    if (fs.existsSync(path.join(folder, 'package-lock.json')) || folder === path.dirname(folder))
      return 'npm';
  }
}

function isBerry(yarnLock: string, siteDir: string): boolean {
  const read = readSiteFile(yarnLock, siteDir);
  return read.kind === 'file' && Buffer.from(read.bytes).includes('__metadata:');
}

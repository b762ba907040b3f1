import path from 'node:path';
import {findRepository} from '../../document/files/siteFile';
import {readText} from '../readText';
import {findFirst} from './files';

/** The commands of a package manager. */
export type PackageManager = {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Adds a package. */
  add: string;
  /** Installs exactly what the lock file lists. */
  install: string;
  /** The same without what only the build needs. */
  installProduction: string;
  /** Runs the command of a package. */
  exec: string;
  /** The same for a package that the site does not have. */
  fetch: string;
  /** Runs a script of package.json; its options follow after a space. */
  run: (script: string, options?: string) => string;
  /** The lock file; undefined if there is none. */
  lockFile: string | undefined;
  /** Makes the command available where only Node is installed; undefined if Node brings it. */
  prepare?: string;
};

const LOCK_FILES = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
] as const;

/** The package manager whose lock file is in a folder or its nearest parent; otherwise npm. */
export async function findPackageManager(start: string): Promise<PackageManager> {
  const repository = findRepository(start);
  for (let folder = start; ; folder = path.dirname(folder)) {
    const lockFile = await findFirst(folder, LOCK_FILES);
    if (lockFile !== undefined)
      return toManager(lockFile, () => readText(path.join(folder, lockFile), start) ?? '');
    if (folder === path.dirname(folder) || folder === repository) return NPM;
  }
}

function toManager(lockFile: string, readLock: () => string): PackageManager {
  if (lockFile.startsWith('pnpm')) return {...PNPM, lockFile};
  if (lockFile.startsWith('bun')) return {...BUN, lockFile};
  if (!lockFile.startsWith('yarn'))
    return {...NPM, install: 'npm ci', installProduction: 'npm ci --omit=dev', lockFile};
  const isBerry = readLock().includes('__metadata:');
  return isBerry ? {...BERRY, lockFile} : {...YARN, lockFile};
}

export const NPM: PackageManager = {
  name: 'npm',
  add: 'npm install',
  install: 'npm install',
  installProduction: 'npm install --omit=dev',
  exec: 'npx',
  fetch: 'npx',
  run: (script, options) => `npm run ${script}${options === undefined ? '' : ` -- ${options}`}`,
  lockFile: undefined,
};

const PNPM: PackageManager = {
  name: 'pnpm',
  add: 'pnpm add',
  install: 'pnpm install --frozen-lockfile',
  installProduction: 'pnpm install --frozen-lockfile --prod',
  exec: 'pnpm exec',
  fetch: 'pnpm dlx',
  run: runWith('pnpm run'),
  lockFile: undefined,
  prepare: 'corepack enable',
};

const YARN: PackageManager = {
  name: 'yarn',
  add: 'yarn add',
  install: 'yarn install --frozen-lockfile',
  installProduction: 'yarn install --frozen-lockfile --production',
  exec: 'yarn run',
  // Yarn 1 has no such command.
  fetch: 'npx',
  run: runWith('yarn run'),
  lockFile: undefined,
};

const BERRY: PackageManager = {
  ...YARN,
  install: 'yarn install --immutable',
  // Its command for production needs a plugin in some versions.
  installProduction: 'yarn install --immutable',
  prepare: 'corepack enable',
};

const BUN: PackageManager = {
  name: 'bun',
  add: 'bun add',
  install: 'bun install --frozen-lockfile',
  installProduction: 'bun install --frozen-lockfile --production',
  exec: 'bunx',
  fetch: 'bunx',
  run: runWith('bun run'),
  lockFile: undefined,
  prepare: 'npm install --global bun',
};

function runWith(command: string): PackageManager['run'] {
  return (script, options) => `${command} ${script}${options === undefined ? '' : ` ${options}`}`;
}

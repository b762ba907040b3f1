import fs from 'node:fs';
import path from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'berry';

/**
 * The package manager that installed a site, detected by the nearest lockfile; npm if there is
 * none.
 */
export function packageManagerOf(siteDir: string): PackageManager {
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'pnpm-lock.yaml'))) return 'pnpm';
    const yarnLock = path.join(folder, 'yarn.lock');
    if (fs.existsSync(yarnLock))
      return /^__metadata:/m.test(fs.readFileSync(yarnLock, 'utf8')) ? 'berry' : 'yarn';
    if (fs.existsSync(path.join(folder, 'package-lock.json')) || folder === path.dirname(folder))
      return 'npm';
  }
}

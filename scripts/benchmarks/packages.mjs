// Packages that a measurement needs and the project does not. They are installed from npm when
// first needed, and kept.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, renameSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Installs packages once, into the system's folder for temporary files. An interrupted installation
 * leaves nothing behind that a later run would take for a complete one.
 * @param name name and version of the installation
 * @param manifest dependencies and other fields of the package.json
 * @returns the folder that contains the packages
 */
export function installOnce(name, manifest) {
  const folder = path.join(os.tmpdir(), `api-reference-bench-${name}`);
  if (existsSync(folder)) return folder;
  console.log(`installing ${name}`);
  const unfinished = mkdtempSync(`${folder}-`);
  writeFileSync(
    path.join(unfinished, 'package.json'),
    JSON.stringify({name: 'bench-packages', private: true, ...manifest}),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: unfinished,
    stdio: 'inherit',
  });
  renameSync(unfinished, folder);
  return folder;
}

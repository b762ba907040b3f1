// Packages that tests need beside those of the checkout, in folders that are kept between runs.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './process.mjs';

/** Installs packages into a folder, unless it has them from an earlier run. */
export async function install(folder, packages, options, flags = ['--ignore-scripts']) {
  const done = path.join(folder, 'installed.json');
  const text = JSON.stringify(packages);
  if (existsSync(done) && readFileSync(done, 'utf8') === text) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', ...flags, ...packages],
    {...options, cwd: folder},
  );
  writeFileSync(done, text);
}

// What all cells share: the packed package, versions of Node, package managers, a browser. Kept
// between runs.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from './install.mjs';
import {MANAGER_PACKAGES, toManagers} from './managers.mjs';
import {run, toEnvironment} from './process.mjs';
import {launchBrowser} from './visit.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Prepares the tools outside of the checkout, so that no site finds packages of the checkout.
 * @param {readonly string[]} nodes the required versions of Node
 */
export async function prepareTools(nodes, {fresh = false} = {}) {
  const cache = path.join(os.tmpdir(), `docusaurus-plugin-api-reference-sites-${hash(root)}`);
  if (fresh) rmSync(cache, {recursive: true, force: true});
  const folders = {managers: path.join(cache, 'managers'), sites: path.join(cache, 'sites')};
  for (const folder of Object.values(folders)) mkdirSync(folder, {recursive: true});
  const options = {cwd: root, env: toEnvironment(path.dirname(process.execPath))};
  const registry = (
    await run(
      'npm',
      ['config', 'get', 'registry', '--workspaces=false', '--loglevel=error'],
      options,
    )
  ).trim();
  await install(folders.managers, MANAGER_PACKAGES, options);
  const binaries = {};
  for (const version of nodes) {
    const folder = path.join(cache, `node-${version}`);
    // The package `node` fetches the binary for this machine in an install script.
    await install(folder, [`node@${version}`], options, ['--ignore-scripts=false']);
    binaries[version] = path.join(folder, 'node_modules/node/bin');
  }
  return {
    sites: folders.sites,
    nodes: binaries,
    managers: toManagers(registry, folders.managers),
    tarball: await pack(cache, options),
    browser: await launchBrowser(),
  };
}

/**
 * Packs the built lib/. The name contains a hash of the content, because package managers cache
 * archives by name.
 */
async function pack(folder, options) {
  const output = await run(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder],
    options,
  );
  const [{filename}] = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1));
  const packed = path.join(folder, filename);
  const tarball = path.join(folder, `package-${hash(readFileSync(packed))}.tgz`);
  renameSync(packed, tarball);
  return tarball;
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

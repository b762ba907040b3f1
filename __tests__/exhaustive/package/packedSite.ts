import {execFile} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import {promisify} from 'util';
import {ROOT} from '../../support/site';

const run = promisify(execFile);
const DEPENDENCIES = [
  ...['core', 'faster', 'theme-classic', 'plugin-content-docs', 'plugin-content-pages'].map(
    (name) => `@docusaurus/${name}`,
  ),
  ...['@mdx-js/react', 'react', 'react-dom'],
];
const DEV_DEPENDENCIES = [
  ...['module-type-aliases', 'tsconfig', 'types'].map((name) => `@docusaurus/${name}`),
  'typescript',
];

type Lock = {packages: {[folder: string]: {version?: string}}};

/**
 * Runs a command in a site and returns its output; if the command fails, the error has the output.
 */
export async function runIn(
  dir: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  // The environment of a terminal, without that of the tests.
  const {NODE_ENV: _environment, ...own} = process.env;
  try {
    const running = run(command, args, {
      cwd: dir,
      env: {...own, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1', ...env},
      maxBuffer: 64 * 1024 * 1024,
    });
    // Nobody replies to prompts here.
    running.child.stdin?.end();
    const {stdout, stderr} = await running;
    return stdout + stderr;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, {cause: error});
  }
}

/**
 * Packs the package as built into lib/ and returns the path of the tarball. A release sets
 * PACKAGE_TARBALL to the file that it will publish.
 */
export async function pack(folder: string, root = ROOT): Promise<string> {
  if (process.env.PACKAGE_TARBALL && root === ROOT) return process.env.PACKAGE_TARBALL;
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const output = await runIn(root, 'npm', ['pack', ...options]);
  const [{filename}] = JSON.parse(
    output.slice(output.indexOf('['), output.lastIndexOf(']') + 1),
  ) as [{filename: string}];
  return path.join(folder, filename);
}

/**
 * Creates a site with the packed package in its own temporary folder. Only the dependencies that
 * the package declares are installed, in the versions of the checkout's lockfile, so that the
 * result does not change over time.
 */
export async function installPackedSite(files: {[file: string]: string}): Promise<string> {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-packed-')));
  const tarball = await pack(dir);
  const {packages} = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as Lock;
  const pin = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]!.version]));
  const manifest = {
    name: 'packed-site',
    private: true,
    dependencies: {
      ...pin(DEPENDENCIES),
      'docusaurus-plugin-api-reference': `file:${tarball}`,
    },
    devDependencies: pin(DEV_DEPENDENCIES),
    browserslist: ['last 1 chrome version'],
  };
  const shared = Object.entries(packages).filter(
    ([folder]) =>
      folder.startsWith('node_modules/') &&
      !/^node_modules\/(example-site|docusaurus-plugin-api-reference)$/.test(folder),
  );
  const lock = {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: {'': manifest, ...Object.fromEntries(shared)},
  };
  writeFiles(dir, {
    'package.json': JSON.stringify(manifest, null, 2),
    'package-lock.json': JSON.stringify(lock),
    ...files,
  });
  await runIn(dir, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  return dir;
}

export function writeFiles(dir: string, files: {[file: string]: string}): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
}

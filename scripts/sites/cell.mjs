// One cell of the matrix: checks, builds, type-checks, serves and starts a fresh site with the
// packed package.
import {createServer} from 'node:net';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {toName} from './cells.mjs';
import {ANSWER, startApi, toDocument} from './document.mjs';
import {run, runServer, toEnvironment} from './process.mjs';
import {editSite, visitGuide, visitSite} from './visit.mjs';

const TEMPLATE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'template');
const PACKAGE = 'docusaurus-plugin-api-reference';

/**
 * @param tools from `prepareTools`: the tarball, versions of Node, package managers, the browser
 * @returns {Promise<string[]>} the problems; empty if there are none
 */
export async function runCell(cell, tools) {
  const {docusaurus, react, bundler, manager, node} = cell;
  const dir = path.join(tools.sites, toName(cell).replaceAll(' ', '_'));
  const env = toEnvironment(tools.nodes[node], {BUNDLER: bundler});
  const dependencies = {
    '@docusaurus/core': docusaurus,
    '@docusaurus/preset-classic': docusaurus,
    ...(bundler === 'rspack' && {'@docusaurus/faster': docusaurus}),
    '@mdx-js/react': '^3.0.0',
    react: `^${react}.0.0`,
    'react-dom': `^${react}.0.0`,
    ...toTypes({docusaurus, react}),
  };
  // Docusaurus 3.8 and 3.9 do not start with current webpack (their progress bar fails), so their
  // sites get an older one.
  const pins = {
    ...(/^3\.[89]\./.test(docusaurus) && {webpack: '~5.101.0'}),
    // Yarn wants the binaries of all platforms, which registries get later than the package.
    ...(bundler === 'rspack' && {'@swc/html': '1.16.2'}),
  };
  // Docusaurus's packages accept any types of React; Yarn gives them the newest, with which TypeScript
  // rejects every component, also Docusaurus's own.
  const resolutions = {...pins, '@types/react': `^${react}.0.0`};
  await installSite(dir, {manager, dependencies, pins, resolutions, tools, env});
  return trySite(dir, {env, browser: tools.browser});
}

/** What `create-docusaurus --typescript` installs, and the packages whose types the site names. */
function toTypes({docusaurus, react}) {
  const packages = [
    'module-type-aliases',
    'plugin-content-docs',
    'theme-classic',
    'tsconfig',
    'types',
  ];
  return {
    ...Object.fromEntries(packages.map((name) => [`@docusaurus/${name}`, docusaurus])),
    '@types/node': '^22.0.0',
    '@types/react': `^${react}.0.0`,
    typescript: docusaurus.startsWith('4') ? '~6.0.0' : '~5.9.0',
  };
}

/** Writes a site and installs what it needs. Packages of an earlier run are kept. */
async function installSite(dir, {manager, dependencies, pins, resolutions, tools, env}) {
  const {
    files,
    command: [command, args],
  } = tools.managers[manager];
  const tarball = path.basename(tools.tarball);
  mkdirSync(dir, {recursive: true});
  for (const entry of readdirSync(dir))
    if (/\.tgz$/.test(entry) && entry !== tarball) rmSync(path.join(dir, entry));
  cpSync(tools.tarball, path.join(dir, tarball));
  cpSync(TEMPLATE, dir, {recursive: true});
  const manifest = {
    name: 'matrix-site',
    private: true,
    license: 'MIT',
    dependencies: {...dependencies, [PACKAGE]: `file:./${tarball}`},
    overrides: pins,
    resolutions,
    pnpm: {overrides: pins},
  };
  const text = JSON.stringify(manifest, null, 2);
  const isInstalled =
    existsSync(path.join(dir, 'installed.json')) &&
    readFileSync(path.join(dir, 'installed.json'), 'utf8') === text;
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache'])
    rmSync(path.join(dir, folder), {recursive: true, force: true});
  if (isInstalled) return;
  for (const [file, content] of Object.entries(files))
    if (content !== '' || !existsSync(path.join(dir, file)))
      writeFileSync(path.join(dir, file), content);
  rmSync(path.join(dir, 'installed.json'), {force: true});
  writeFileSync(path.join(dir, 'package.json'), text);
  await run(command, args, {cwd: dir, env});
  writeFileSync(path.join(dir, 'installed.json'), text);
}

/** Checks, builds, serves and starts a site, and opens its pages. */
async function trySite(dir, {env, browser}) {
  const options = {cwd: dir, env};
  const node = (file, ...args) => [path.join(dir, 'node_modules', file), ...args];
  const docusaurus = (...args) => node('@docusaurus/core/bin/docusaurus.mjs', ...args);
  const ours = (...args) => node(`${PACKAGE}/lib/plugin/cli/bin.js`, ...args);
  const problems = [];
  const api = await startApi();
  const file = path.join(dir, 'openapi.json');
  const document = {
    read: () => readFileSync(file, 'utf8'),
    write: (text) => writeFileSync(file, text),
  };
  const visit = async (title, args, walk) => {
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = await runServer('node', args(port, origin), origin, options);
    try {
      const found = [
        ...(await visitSite(browser, origin, {answer: ANSWER})),
        ...((await walk?.(origin)) ?? []),
      ];
      if (found.length > 0) found.push(`The server wrote: ${server.output().slice(-3000)}`);
      for (const problem of found) problems.push(`${title}: ${problem}`);
    } finally {
      await server.stop();
    }
  };
  try {
    writeFileSync(file, JSON.stringify(toDocument(`http://${api.target}`), null, 2));
    const checked = await run('node', ours('check'), options);
    if (/config-copies/.test(checked)) problems.push(`check: ${checked}`);
    await run('node', docusaurus('build'), options);
    await run('node', node('typescript/bin/tsc'), options);
    await visit(
      'serve',
      (port, origin) =>
        ours(
          'serve',
          '--port',
          String(port),
          '--origins',
          origin,
          '--allow-private-targets',
          api.target,
        ),
      (origin) => visitGuide(browser, origin),
    );
    await visit(
      'start',
      (port) => docusaurus('start', '--no-open', '--host', '127.0.0.1', '--port', String(port)),
      (origin) => editSite(browser, origin, document),
    );
  } catch (error) {
    problems.push(error.message);
  } finally {
    api.close();
  }
  return problems;
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

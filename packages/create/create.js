// Makes a site and leaves everything about documents to the command of the plugin.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';

const PLUGIN = 'docusaurus-plugin-api-reference';
const {version: VERSION} = JSON.parse(
  fs.readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const CONFIG = 'docusaurus.config.js';
const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];

export const HELP = `Makes a Docusaurus site that shows your OpenAPI document.

Usage: npm create docusaurus-api-reference@latest [folder] -- [options]

  --document FILE-OR-URL  your OpenAPI document; a URL is fetched with \`pull\`
  --host NAME             also writes what this host needs, as \`init --host\` does
  --version VERSION       of the plugin, or a tag or a tarball (default ${VERSION})
`;

/**
 * What the command line asks for; 'help', or what is wrong with it.
 * @param {string[]} argv
 * @returns {import('./types').Wanted | string}
 */
export function readArguments(argv) {
  try {
    const {values, positionals} = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        document: {type: 'string'},
        host: {type: 'string'},
        version: {type: 'string', default: VERSION},
        help: {type: 'boolean', short: 'h'},
      },
    });
    if (values.help) return 'help';
    if (positionals.length > 1) return `Name one folder, not ${positionals.join(' and ')}.`;
    return {
      folder: positionals[0],
      document: values.document,
      host: values.host,
      version: values.version,
    };
  } catch (error) {
    return error.message;
  }
}

/**
 * Makes the site; returns an exit code. Asks what was not given, if somebody can answer.
 * @param {import('./types').Wanted} wanted
 * @param {import('./types').Outside} [outside]
 */
export async function createSite(wanted, outside = createOutside()) {
  const {folder, document} = await complete(wanted, outside);
  const dir = path.resolve(outside.cwd, folder);
  const problem = findProblem(dir, document, outside.cwd);
  if (problem !== undefined) {
    outside.write(`${problem}\n`);
    return 2;
  }
  const isRemote = isUrl(document);
  const source = toSource(document);
  const write = ([name, text]) => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  };
  const name = path.basename(dir);
  listFiles({
    name,
    version: wanted.version.endsWith('.tgz')
      ? `file:${path.resolve(outside.cwd, wanted.version)}`
      : wanted.version,
    manager: outside.manager,
    remote: isRemote ? {source, url: document} : undefined,
  }).forEach(write);
  listTitled(name).forEach(write);
  if (document !== '' && !isRemote)
    fs.copyFileSync(path.resolve(outside.cwd, document), path.join(dir, source));

  const ours = (...args) => outside.run(process.execPath, [toCommand(dir), ...args], dir);
  outside.write(`Installing the packages of ${folder} …\n`);
  if ((await outside.run(outside.manager, ['install'], dir)) !== 0) {
    outside.write(`The packages could not be installed. The files are in ${folder}.\n`);
    return 3;
  }
  if (isRemote) {
    const code = await ours('pull', '--allow-errors');
    if (code !== 0 && !isFile(path.join(dir, source))) {
      outside.write(
        `The site has no document yet. When its URL in docs.json is right and can be fetched, run in ${folder}:\n\n    npx docusaurus-api pull\n    npx docusaurus-api init --write-config${wanted.host === undefined ? '' : ` --host ${wanted.host}`}\n`,
      );
      return code;
    }
  }
  const title = document === '' ? undefined : readTitle(dir, source);
  if (title !== undefined) listTitled(title).forEach(write);
  // Without a host, it ends with a check, whose findings are next steps rather than a failure.
  let code = await ours(
    'init',
    '--write-config',
    ...(document !== '' && !isRemote ? ['--source', source] : []),
    ...(wanted.host === undefined ? [] : ['--host', wanted.host]),
  );
  if (wanted.host !== undefined && code === 0) code = await ours('check');
  if (document !== '' && !isRemote) {
    const files = listFilesOf(fs.readFileSync(path.join(dir, source), 'utf8'));
    if (files.length > 0)
      outside.write(
        `\n${source} refers to other files, which were not copied: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ', …' : ''}. Copy them to the same places beside it.\n`,
      );
  }
  const config = fs.readFileSync(path.join(dir, CONFIG), 'utf8');
  if (code > 1 || !config.includes(PLUGIN)) return code;
  outside.write(`\nYour site is ready:\n\n    cd ${folder}\n    ${outside.manager} start\n`);
  return 0;
}

async function complete({folder, document}, {ask}) {
  return {
    folder: folder ?? ((await ask?.('Folder of the new site (my-api): ')) || 'my-api'),
    document: document ?? ((await ask?.('Your OpenAPI document, a file or a URL (none): ')) || ''),
  };
}

function findProblem(dir, document, cwd) {
  let parent = dir;
  while (!fs.existsSync(parent)) parent = path.dirname(parent);
  if (!fs.statSync(parent).isDirectory())
    return `${parent} is not a folder. Name another folder for the site.`;
  if (parent === dir && fs.readdirSync(dir).length > 0)
    return `${dir} is not empty. In a site that exists, run \`npx ${PLUGIN} init\` instead.`;
  if (document === '') return undefined;
  if (isUrl(document)) return findUrlProblem(document);
  const file = path.resolve(cwd, document);
  return isFile(file) ? undefined : `There is no file ${file}.`;
}

/** Names of parameters whose values are credentials, as `pull` knows them. */
const SECRET_NAME =
  /auth|cookie|token|secret|passw|credential|session|signature|^sig$|(?:^|[-_])key$|api-?_?key/i;

/** Whatever is in the URL would be in docs.json. Names no value. */
function findUrlProblem(document) {
  if (!URL.canParse(document)) return 'The URL of the document is not complete.';
  const {username, password, searchParams} = new URL(document);
  const parameter = [...searchParams.keys()].find((name) => SECRET_NAME.test(name));
  const secret =
    username !== '' || password !== ''
      ? 'The URL has a user name or password in front of the host'
      : parameter === undefined
        ? undefined
        : `The parameter \`${parameter}\` of the URL looks like a credential`;
  return (
    secret &&
    `${secret}, which would be in docs.json. Make the site without it, and give \`remote\` in docs.json a header from an environment variable.`
  );
}

function isFile(file) {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** The other files that a document refers to, without those at URLs. */
function listFilesOf(text) {
  const references = text.matchAll(/\$ref["']?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^\s,}\]]+))/g);
  const files = [...references].map(([, ...found]) =>
    found.find((part) => part !== undefined).replace(/#.*$/s, ''),
  );
  return [...new Set(files)].filter((file) => file !== '' && !/^[a-z][a-z\d+.-]*:/i.test(file));
}

function isUrl(document) {
  return /^https?:\/\//i.test(document);
}

/** The name of the document in the site. JSON is YAML, too. */
function toSource(document) {
  return /\.json(?:[?#]|$)/i.test(document) ? 'openapi.json' : 'openapi.yaml';
}

function toCommand(dir) {
  const folder = path.join(dir, 'node_modules', PLUGIN);
  const {bin} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, bin[PLUGIN]);
}

/** @returns {[name: string, text: string][]} */
function listFiles({name, version, manager, remote}) {
  const toJson = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
  const docusaurus = '^3.10.2';
  return [
    [
      'package.json',
      toJson({
        name:
          name
            .toLowerCase()
            .replace(/[^a-z0-9._-]+/g, '-')
            .replace(/^[._-]+/, '') || 'my-api',
        version: '0.0.0',
        private: true,
        scripts: {
          start: 'docusaurus start',
          build: 'docusaurus build',
          serve: 'docusaurus-api serve',
          clear: 'docusaurus clear',
        },
        dependencies: {
          '@docusaurus/core': docusaurus,
          '@docusaurus/faster': docusaurus,
          '@docusaurus/plugin-content-pages': docusaurus,
          '@docusaurus/theme-classic': docusaurus,
          [PLUGIN]: version,
          '@mdx-js/react': '^3.1.0',
          react: '^19.0.0',
          'react-dom': '^19.0.0',
        },
        engines: {node: '>=20.19'},
      }),
    ],
    ['.gitignore', 'node_modules\nbuild\n.docusaurus\n'],
    ['.github/workflows/site.yml', toWorkflow(manager)],
    ...(remote === undefined
      ? []
      : [
          [
            'docs.json',
            toJson({
              $schema: `./node_modules/${PLUGIN}/schemas/docs.schema.json`,
              tab: 'API Reference',
              api: {id: 'default', source: remote.source, remote: {url: remote.url}},
            }),
          ],
          // Nothing is published yet: `check` says which addresses are not recorded.
          ['routes.lock.json', toJson({lockVersion: 1, addresses: []})],
        ]),
  ];
}

/**
 * The files that have the title of the site.
 * @returns {[name: string, text: string][]}
 */
function listTitled(title) {
  return [
    [
      CONFIG,
      `/** @type {import('@docusaurus/types').Config} */
export default {
  title: ${JSON.stringify(title)},
  // The address of the site, and the folder in it. The check warns until you replace this one.
  url: 'https://your-docusaurus-site.example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  themes: ['@docusaurus/theme-classic'],
  plugins: ['@docusaurus/plugin-content-pages'],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: ${JSON.stringify(title)},
      items: [],
    },
  },
};
`,
    ],
    [
      'src/pages/index.mdx',
      `# ${title.replace(/\s+|\p{C}/gu, ' ').replace(/[\\<{`*_[\]]/g, '\\$&')}\n\nHow programs use this API: [all operations](/api/default).\n`,
    ],
  ];
}

/**
 * The title of the document in one line; undefined if it has none. The installed plugin has what
 * reads YAML.
 */
function readTitle(dir, source) {
  try {
    const {load} = createRequire(
      fs.realpathSync(path.join(dir, 'node_modules', PLUGIN, 'package.json')),
    )('js-yaml');
    const title = load(fs.readFileSync(path.join(dir, source), 'utf8'))?.info?.title;
    return (typeof title === 'string' && title.replace(/\s+/g, ' ').trim()) || undefined;
  } catch {
    // `check` describes what is wrong with a document.
    return undefined;
  }
}

/** Checks the document and builds the site for each change. */
function toWorkflow(manager) {
  const install = manager === 'npm' ? 'npm ci' : `${manager} install`;
  const runs = [install, `${manager} run check`, `${manager} run build`];
  const setup = {
    pnpm: '      - uses: pnpm/action-setup@v4\n        with:\n          version: latest\n',
    bun: '      - uses: oven-sh/setup-bun@v2\n',
  };
  return `name: Site
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
${setup[manager] ?? ''}      - uses: actions/setup-node@v4
        with:
          node-version: 22
${runs.map((command) => `      - run: ${command}\n`).join('')}`;
}

/** The terminal and the programs of this process. */
function createOutside() {
  const agent = process.env.npm_config_user_agent?.split('/')[0] ?? '';
  const ask = async (question) => {
    const lines = createInterface({input: process.stdin, output: process.stdout});
    // The end of the input counts as an empty line.
    const ended = new Promise((resolve) => lines.once('close', () => resolve('')));
    lines.once('SIGINT', () => process.exit(3));
    const answer = await Promise.race([lines.question(question), ended]);
    lines.close();
    return answer.trim();
  };
  return {
    cwd: process.cwd(),
    manager: MANAGERS.includes(agent) ? agent : 'npm',
    write: (text) => process.stdout.write(text),
    ...(process.stdin.isTTY && process.stdout.isTTY && {ask}),
    run: (command, args, cwd) =>
      new Promise((resolve, reject) => {
        // On Windows, package managers are scripts of the shell; these arguments are fixed words.
        const shell = process.platform === 'win32' && command !== process.execPath;
        const child = spawn(command, args, {cwd, stdio: 'inherit', shell});
        child.on('error', reject);
        child.on('exit', (code) => resolve(code ?? 3));
      }),
  };
}

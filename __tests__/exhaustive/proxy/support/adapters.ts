import {execFileSync, spawn} from 'child_process';
import fs from 'fs';
import path from 'path';
import type {TryItManifest} from '../../../../plugin/proxy';
import type {HostSite} from '../../../../plugin/cli/init/hosts/types';
import {readBlock} from '../../../proxy/support/documentation';
import {planHostFiles} from '../../../proxy/support/hostFiles';
import {toManifest} from './rows';
import {createFolder} from '../../../support/folder';
import {ROOT} from '../../../support/site';

const RUNNERS = path.resolve(__dirname, '../runners');
const PACKAGE = 'docusaurus-plugin-api-reference';

export type Tools = {node: string; tools: string};

/** Installs the runtimes of hosts outside of the checkout; they are kept between runs. */
export function installTools(): Tools {
  const output = execFileSync(process.execPath, [path.join(RUNNERS, 'install.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Tools;
}

/**
 * Makes a folder with what `init --host` writes for all hosts, the package, and `try-it.json` as a
 * build writes it.
 */
export function createSite(manifest: TryItManifest): Promise<string> {
  return createHosts({
    'build/try-it.json': JSON.stringify(manifest),
    'src/functions/try-it.mjs': readBlock('hosts.md', 'src/functions/try-it.mjs'),
    'main.js': readBlock('hosts.md', 'main.js'),
  });
}

/** The same with `--mcp`, and the files that a build writes for programs. */
export function createMcpSite(build: {[file: string]: string}): Promise<string> {
  return createHosts(
    {
      ...build,
      'build/try-it.json': JSON.stringify(toManifest(1)),
      'src/functions/mcp.mjs': readBlock('mcp.md', 'src/functions/mcp.mjs'),
      'main.js': readBlock('mcp.md', 'main.js'),
    },
    {isEnabled: true, isInstalled: true},
  );
}

async function createHosts(
  files: {[file: string]: string},
  mcp?: HostSite['mcp'],
): Promise<string> {
  const folder = createFolder({
    ...Object.fromEntries(planHostFiles('/', mcp).map(({file, text}) => [file, text])),
    'package.json': '{"private": true, "type": "module"}',
    ...files,
    'node_modules/@azure/functions/package.json': '{"type": "module", "exports": "./index.js"}',
    'node_modules/@azure/functions/index.js': `export const app = {
      setup: () => undefined,
      http: (_name, options) => (globalThis.registered = options),
    };\n`,
    'files.js': "export const serveDir = () => new Response('a page');\n",
    'deno.json': JSON.stringify({
      nodeModulesDir: 'manual',
      imports: {'jsr:@std/http/file-server': './files.js'},
    }),
  });
  installPackage(folder);
  await bundle(folder);
  return folder;
}

/** The built package, as npm installs it: Deno takes files beyond `node_modules` for ES modules. */
function installPackage(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  for (const entry of ['lib', 'schemas', 'package.json'])
    fs.cpSync(path.join(ROOT, entry), path.join(modules, PACKAGE, entry), {recursive: true});
  const {dependencies, peerDependencies} = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as {[kind: string]: {[name: string]: string}};
  const names = Object.keys({...dependencies, ...peerDependencies});
  for (const name of names.filter((each) => !/^(?:react|@docusaurus)\b/.test(each))) {
    fs.mkdirSync(path.dirname(path.join(modules, name)), {recursive: true});
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name), 'dir');
  }
}

/** Bundles the worker, as wrangler does. */
async function bundle(folder: string): Promise<void> {
  // A test of `npm test` reads the names of the adapters alone.
  const {rspack} = await import('@rspack/core');
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    context: folder,
    entry: path.join(folder, 'worker.js'),
    experiments: {outputModule: true},
    output: {
      path: path.join(folder, 'dist'),
      filename: 'worker.mjs',
      module: true,
      // One file, as esbuild writes it.
      asyncChunks: false,
      library: {type: 'module'},
    },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const {errors = []} = stats?.toJson({all: false, errors: true}) ?? {};
      if (error ?? errors.length > 0) reject(error ?? new Error(errors[0]?.message));
      else resolve();
    }),
  );
  await new Promise((resolve) => compiler.close(resolve));
}

export type Running = {port: number; close: () => Promise<void>};

export type Adapter = {
  /** As in the documentation's table. */
  name: string;
  entry: '/proxy' | '/proxy/node' | '/proxy/fetch';
  /** The longest response that passes. */
  maxResponseMb: number;
  command: (tools: Tools) => [command: string, parameters: string[]];
};

const run =
  (name: string, ...parameters: string[]): Adapter['command'] =>
  ({node}) => [
    node,
    [
      '--import',
      path.join(RUNNERS, 'internet.mjs'),
      path.join(RUNNERS, `${name}.mjs`),
      ...parameters,
    ],
  ];

export const ADAPTERS: readonly Adapter[] = [
  {name: 'Express', entry: '/proxy', maxResponseMb: 25, command: run('express')},
  {name: 'Node `(req, res)`', entry: '/proxy/node', maxResponseMb: 25, command: run('node')},
  {name: 'Node `Request`', entry: '/proxy/node', maxResponseMb: 25, command: run('request')},
  {name: 'Vercel’s signature', entry: '/proxy/node', maxResponseMb: 25, command: run('vercel')},
  {name: 'Azure’s signature', entry: '/proxy/node', maxResponseMb: 25, command: run('azure')},
  {name: 'Netlify’s bundler', entry: '/proxy/node', maxResponseMb: 18, command: run('netlify')},
  {name: '`fetch` of Node', entry: '/proxy/fetch', maxResponseMb: 25, command: run('fetch')},
  {
    name: 'Cloudflare’s workerd',
    entry: '/proxy/fetch',
    maxResponseMb: 25,
    command: ({node}) => [node, [path.join(RUNNERS, 'workerd.mjs')]],
  },
  {
    name: 'Deno',
    entry: '/proxy/fetch',
    maxResponseMb: 25,
    command: ({node, tools}) => [
      node,
      [
        path.join(tools, 'node_modules/deno/bin.cjs'),
        ...['run', '--allow-all', '--no-remote', '--no-prompt', 'main.js'],
      ],
    ],
  },
];

/** The endpoint for programs, by the runtimes above. */
export const MCP_ADAPTERS: readonly Pick<Adapter, 'name' | 'command'>[] = [
  ...['vercel', 'azure', 'netlify'].map((name) => ({name, command: run(name, 'mcp')})),
  ...ADAPTERS.filter(({name}) => /workerd|Deno/.test(name)),
];

/** Starts an adapter in a site, beside an API on a port of loopback. */
export async function start(
  {command}: Pick<Adapter, 'command'>,
  {tools, site, apiPort}: {tools: Tools; site: string; apiPort: number},
): Promise<Running> {
  const [program, parameters] = command(tools);
  const child = spawn(program, parameters, {
    cwd: site,
    // A process of its own group, so that all that it starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NO_COLOR: '1',
      MANIFEST: path.join(site, 'build/try-it.json'),
      TOOLS: tools.tools,
      API_PORT: String(apiPort),
      // How Deno finds the API by its name.
      ...(parameters.includes('main.js') && {
        HTTP_PROXY: `http://127.0.0.1:${apiPort}`,
        NO_PROXY: '',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        DENO_NO_UPDATE_CHECK: '1',
      }),
    },
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = /listening on .*?(\d+)\/?\s/i.exec(output) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
    child.on('close', (code) => reject(new Error(`ended with ${code}\n${output}`)));
  });
  return {
    port,
    close: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      return ended;
    },
  };
}

// Installs the runtimes of hosts, and prints their folder and a Node that all of them accept.
import os from 'node:os';
import path from 'node:path';
import {install} from '../../../../scripts/sites/install.mjs';
import {toEnvironment} from '../../../../scripts/sites/process.mjs';

const folder = path.join(os.tmpdir(), 'docusaurus-plugin-api-reference-hosts');
const options = {env: toEnvironment(path.dirname(process.execPath))};
const [node, tools] = ['node', 'tools'].map((name) => path.join(folder, name));
// The package `node` fetches the binary for this machine in an install script.
await install(node, ['node@24'], options, ['--ignore-scripts=false']);
await install(tools, ['miniflare@4', 'deno@2', '@netlify/zip-it-and-ship-it@15'], options);
process.stdout.write(
  `${JSON.stringify({tools, node: path.join(node, 'node_modules/node/bin/node')})}\n`,
);

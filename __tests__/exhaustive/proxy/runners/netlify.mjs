// The function that `init --host netlify` writes, bundled by Netlify and called by the signature
// that Netlify documents. Its local runner starts a thread for each request, and reads bodies as
// text.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {serveFetch} from './serve.mjs';

const [, , name = 'try-it'] = process.argv;
const main = path.join(process.env.TOOLS, 'node_modules/@netlify/zip-it-and-ship-it/dist/main.js');
const {zipFunctions} = await import(pathToFileURL(main));
const bundled = path.resolve('.netlify/functions');
// The lists of TOML that `init` writes are those of JSON.
const [, files = '[]'] =
  /^ {2}included_files = (.*)$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? [];
const results = await zipFunctions(path.resolve('netlify/functions'), bundled, {
  archiveFormat: 'none',
  basePath: process.cwd(),
  config: {mcp: {includedFiles: JSON.parse(files)}},
});
const {routes} = results.find((result) => result.name === name);
if (routes?.[0]?.pattern !== `/api/${name}`) throw new Error('The function has no path.');
const file = readdirSync(bundled, {recursive: true}).find(
  (each) => path.basename(each) === `${name}.mjs` && !each.includes('node_modules'),
);
// On the host, the folder of the function is the current one.
process.chdir(path.join(bundled, name));
const {default: handle} = await import(pathToFileURL(path.join(bundled, file)));
serveFetch((request) => handle(request, {ip: '192.0.2.1', next: () => undefined}));

// The function that `init --host netlify` writes, bundled by Netlify and called by the signature
// that Netlify documents. Its local runner starts a thread for each request, and reads bodies as
// text.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {serveFetch} from './serve.mjs';

const main = path.join(process.env.TOOLS, 'node_modules/@netlify/zip-it-and-ship-it/dist/main.js');
const {zipFunctions} = await import(pathToFileURL(main));
const bundled = path.resolve('.netlify/functions');
const [result] = await zipFunctions(path.resolve('netlify/functions'), bundled, {
  archiveFormat: 'none',
  basePath: process.cwd(),
});
if (result.routes?.[0]?.pattern !== '/api/try-it') throw new Error('The function has no path.');
const file = readdirSync(bundled, {recursive: true}).find(
  (name) => path.basename(name) === 'try-it.mjs' && !name.includes('node_modules'),
);
const {default: handle} = await import(pathToFileURL(path.join(bundled, file)));
serveFetch((request) => handle(request, {ip: '192.0.2.1', next: () => undefined}));

// The worker that `init --host cloudflare` writes, in Cloudflare's own runtime.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {announce} from './serve.mjs';

const main = path.join(process.env.TOOLS, 'node_modules/miniflare/dist/src/index.js');
const {Miniflare} = (await import(pathToFileURL(main))).default;
const {
  compatibility_date: compatibilityDate,
  compatibility_flags: compatibilityFlags,
  assets: {directory, binding, run_worker_first, ...assetConfig},
} = JSON.parse(readFileSync('wrangler.jsonc', 'utf8'));
const worker = new Miniflare({
  modules: [
    {type: 'ESModule', path: 'worker.js', contents: readFileSync('dist/worker.mjs', 'utf8')},
  ],
  compatibilityDate,
  compatibilityFlags,
  ...(binding && {
    assets: {
      directory,
      binding,
      assetConfig,
      routerConfig: {has_user_worker: true, static_routing: {user_worker: run_worker_first}},
    },
  }),
  // Whatever name the worker asks for, the API of the test answers.
  outboundService: {external: {address: `127.0.0.1:${process.env.API_PORT}`, http: {}}},
  host: '127.0.0.1',
  port: 0,
});
announce((await worker.ready).port);

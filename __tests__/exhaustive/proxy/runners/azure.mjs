// The function of the documentation for Azure, by the signature that Azure documents. The package
// of the site in place of `@azure/functions` keeps what the function registers.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {serveFetch} from './serve.mjs';

const [, , name = 'try-it'] = process.argv;
await import(pathToFileURL(path.resolve(`src/functions/${name}.mjs`)));
const {handler} = globalThis.registered;
serveFetch(async ({url, method, headers, body, signal}) => {
  // Azure's own class has some of the fields of a Request.
  const {body: sent, ...init} = await handler({url, method, headers, body, signal}, {});
  return new Response(sent, init);
});

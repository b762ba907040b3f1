// The function that `init --host vercel` writes, by the signature that Vercel documents.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {serveFetch} from './serve.mjs';

const [, , name = 'try-it'] = process.argv;
const {default: exported} = await import(pathToFileURL(path.resolve(`api/${name}.js`)));
serveFetch((request) => exported.fetch(request));

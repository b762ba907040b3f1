// The function that `init --host vercel` writes, by the signature that Vercel documents.
import {pathToFileURL} from 'node:url';
import {serveFetch} from './serve.mjs';

const {default: exported} = await import(pathToFileURL('api/try-it.js'));
serveFetch((request) => exported.fetch(request));

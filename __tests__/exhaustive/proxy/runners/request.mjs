import {readFileSync} from 'node:fs';
import {createTryItFetch} from 'docusaurus-plugin-api-reference/proxy/node';
import {serveFetch} from './serve.mjs';

serveFetch(createTryItFetch({manifest: JSON.parse(readFileSync(process.env.MANIFEST, 'utf8'))}));

import {readFileSync} from 'node:fs';
import {createTryItHandler} from 'docusaurus-plugin-api-reference/proxy/node';
import {serve} from './serve.mjs';

serve(createTryItHandler({manifest: JSON.parse(readFileSync(process.env.MANIFEST, 'utf8'))}));

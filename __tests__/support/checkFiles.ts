import fs from 'fs';
import path from 'path';
import {createTestLoader} from './createTestLoader';
import {readPolicies} from '../../plugin/cli/check/sitePolicies';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {createFolder} from './folder';

/**
 * Files of a site by name. `docs.json` and `openapi.yaml` are valid by default; an undefined file
 * is missing.
 */
export type Files = {[name: string]: string | Buffer | undefined};

/** Everything that `check` finds in a site of these files. */
export async function checkFiles(files: Files): Promise<readonly Diagnostic[]> {
  const siteDir = createFolder({});
  for (const [name, content] of Object.entries({
    'docs.json': toDocs(),
    'openapi.yaml': toDocument(),
    ...files,
  })) {
    if (content === undefined) continue;
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, name), content);
  }
  return (
    await createTestLoader(siteDir, {
      comparesFacts: true,
      authoredPages: {
        pluginId: 'default',
        format: 'mdx',
        readTexts: () => Promise.resolve(new Map()),
        readStrings: () => [],
      },
      readPolicies: () => readPolicies(siteDir, {}, {root: '/api', rootDir: siteDir}),
    })()
  ).diagnostics;
}

/** A docs.json whose first tab has these fields in `api`. */
export function toDocs(api: object = {}, ...others: object[]): string {
  return JSON.stringify(
    {tabs: [{tab: 'API', api: {source: 'openapi.yaml', ...api}}, ...others]},
    undefined,
    2,
  );
}

const OPERATION =
  "/pets: {get: {operationId: listPets, tags: [Pets], responses: {'200': {description: Pets.}}}}";

/** An OpenAPI document with this body; by default, with a valid operation. */
export function toDocument(
  body = `paths: {${OPERATION}}`,
  {version = '3.1.1', servers = "servers: [{url: 'https://api.petstore.swagger.io'}]\n"} = {},
): string {
  return `openapi: ${version}\ninfo: {title: Pets, version: '1'}\n${servers}${body}\n`;
}

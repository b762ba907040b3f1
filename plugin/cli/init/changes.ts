import fs from 'node:fs/promises';
import path from 'node:path';
import {buildDocsJson, buildTemplateDocsJson} from './docsJson';
import {addPlugin} from './docusaurusConfig';
import type {Edit} from './edit';
import {exists, findFirst} from './files';
import {addScripts, listMissingScripts} from './packageScripts';

/** The outcome for a file of the site. */
export type Change = {kind: 'Created' | 'Changed' | 'Kept'; file: string; note?: string};

const DOCUMENTS = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/**
 * Writes the document and docs.json if they do not exist. An existing docs.json names its own
 * document.
 */
export async function* addFiles(
  siteDir: string,
  given: string | undefined,
): AsyncGenerator<Change> {
  if (await exists(path.join(siteDir, 'docs.json'))) {
    yield {kind: 'Kept', file: 'docs.json', note: 'it existed already; nothing was added'};
    return;
  }
  const own = given ?? (await findFirst(siteDir, DOCUMENTS));
  const add = async (file: string, text: string): Promise<Change> => {
    await fs.writeFile(path.join(siteDir, file), text, {flag: 'wx'});
    return {kind: 'Created', file};
  };
  if (own !== undefined) {
    yield {kind: 'Kept', file: own};
    yield await add('docs.json', await buildDocsJson(siteDir, own));
    return;
  }
  yield await add(
    'openapi.yaml',
    await fs.readFile(path.join(__dirname, 'templates/openapi.yaml'), 'utf8'),
  );
  yield await add('docs.json', await buildTemplateDocsJson());
}

/** Adds the plugin to the configuration, and the scripts to package.json. */
export async function* editSite(siteDir: string, config: string): AsyncGenerator<Change> {
  const scripts = (await exists(path.join(siteDir, 'package.json')))
    ? listMissingScripts(await fs.readFile(path.join(siteDir, 'package.json'), 'utf8'))
    : undefined;
  if (scripts)
    yield await edit(
      siteDir,
      'package.json',
      `added the ${scripts.length === 1 ? 'script' : 'scripts'} ${scripts.map((name) => `\`${name}\``).join(' and ')}`,
      addScripts,
    );
  yield await edit(siteDir, config, 'added the plugin', (text) => addPlugin(text, config));
}

async function edit(
  siteDir: string,
  file: string,
  done: string,
  change: (text: string) => Edit,
): Promise<Change> {
  const result = change(await fs.readFile(path.join(siteDir, file), 'utf8'));
  if (result.kind !== 'edited')
    return {
      kind: 'Kept',
      file,
      note: result.kind === 'present' ? 'nothing is missing in it' : result.reason,
    };
  await fs.writeFile(path.join(siteDir, file), result.text);
  return {kind: 'Changed', file, note: done};
}

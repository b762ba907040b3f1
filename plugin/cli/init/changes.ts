import fs from 'node:fs/promises';
import path from 'node:path';
import {buildDocsJson, buildTemplateDocsJson} from './docsJson';
import {addNavbarLink, addPlugin} from './docusaurusConfig';
import {toNavbarLink} from './navbarLink';
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
    yield await edit(siteDir, 'package.json', [
      [
        `the ${scripts.length === 1 ? 'script' : 'scripts'} ${scripts.map((name) => `\`${name}\``).join(' and ')}`,
        addScripts,
      ],
    ]);
  const link = toNavbarLink(siteDir);
  const edits: [done: string, change: (text: string) => Edit][] = [
    ['the plugin', (text) => addPlugin(text, config)],
    ['a link in the navbar', (text) => addNavbarLink(text, config, link)],
  ];
  yield await edit(siteDir, config, edits);
}

/** Makes the edits that a file needs and that are clear. */
async function edit(
  siteDir: string,
  file: string,
  edits: readonly [done: string, change: (text: string) => Edit][],
): Promise<Change> {
  const before = await fs.readFile(path.join(siteDir, file), 'utf8');
  let text = before;
  const made: string[] = [];
  const reasons = new Set<string>();
  for (const [done, change] of edits) {
    const result = change(text);
    if (result.kind === 'unclear') reasons.add(result.reason);
    if (result.kind !== 'edited') continue;
    text = result.text;
    made.push(done);
  }
  const unclear = [...reasons].join(' ');
  if (made.length === 0)
    return {kind: 'Kept', file, note: unclear === '' ? 'nothing is missing in it' : unclear};
  await fs.writeFile(path.join(siteDir, file), text);
  const note = `added ${made.join(' and ')}`;
  return {kind: 'Changed', file, note: unclear === '' ? note : `${note}. ${unclear}`};
}

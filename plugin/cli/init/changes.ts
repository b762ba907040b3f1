import fs from 'node:fs/promises';
import path from 'node:path';
import {apiNavbarItems, type ApiNavbarLink} from '../../config/navbar';
import {loadDocument} from '../../document/load';
import {toApiReference} from '../../model/apiReference';
import type {ApiReference} from '../../model/types';
import {addDirectPlugin} from './addOption';
import {addNavbarLink, addPlugin} from './docusaurusConfig';
import {type Edit, addScripts, listMissingScripts} from './packageScripts';
import {exists, findFirst} from './files';
import {writeWhole} from '../writeWhole';

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
  const add = (file: string, text: string): Change => {
    writeWhole(path.join(siteDir, file), text, true);
    return {kind: 'Created', file};
  };
  if (own !== undefined) {
    yield {kind: 'Kept', file: own};
    yield add('docs.json', await buildDocsJson(siteDir, own));
    return;
  }
  yield add(
    'openapi.yaml',
    await fs.readFile(path.join(__dirname, 'templates/openapi.yaml'), 'utf8'),
  );
  yield add('docs.json', await buildTemplateDocsJson());
}

/**
 * Adds the plugin to the configuration, and the scripts to package.json.
 * @param isDirect whether the site's host runs no proxy
 */
export async function* editSite(
  siteDir: string,
  config: string,
  isDirect: boolean,
): AsyncGenerator<Change> {
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
    isDirect
      ? ['the plugin without a proxy', (text) => addDirectPlugin(text, config)]
      : ['the plugin', (text) => addPlugin(text, config)],
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
  writeWhole(path.join(siteDir, file), text, false);
  const note = `added ${made.join(' and ')}`;
  return {kind: 'Changed', file, note: unclear === '' ? note : `${note}. ${unclear}`};
}

/** The link to the first tab of docs.json. */
export function toNavbarLink(siteDir: string): ApiNavbarLink {
  return apiNavbarItems({siteDir})[0] ?? {to: '/api/default', label: 'API Reference'};
}

const SCHEMA = './node_modules/docusaurus-plugin-api-reference/schemas/docs.schema.json';

/**
 * Creates docs.json for the template document, without anything that would be wrong for another
 * document.
 */
async function buildTemplateDocsJson(): Promise<string> {
  const template = JSON.parse(
    await fs.readFile(path.join(__dirname, 'templates/docs.json'), 'utf8'),
  ) as object;
  return toText({$schema: SCHEMA, ...template});
}

/**
 * Creates docs.json for a document of the site: one tab, its groups in the order of the tags that
 * operations have.
 */
async function buildDocsJson(rootDir: string, source: string): Promise<string> {
  const ignore = () => undefined;
  const document = await loadDocument({rootDir, source}, ignore);
  const tagsOrder = document ? toTagsOrder(await toApiReference(document, ignore)) : [];
  return toText({
    $schema: SCHEMA,
    tab: 'API Reference',
    api: {source, ...(tagsOrder.length > 0 && {tagsOrder})},
  });
}

/**
 * Declared tags in their order, then the others in order of appearance; only tags that operations
 * use.
 */
function toTagsOrder({operations, tags}: ApiReference): string[] {
  const used = new Set(
    operations.filter(({kind}) => kind === 'operation').flatMap((operation) => operation.tags),
  );
  return [...new Set([...tags.map(({name}) => name), ...used])].filter(
    (name) => used.has(name) && name.trim() !== '',
  );
}

function toText(docs: object): string {
  return `${JSON.stringify(docs, undefined, 2)}\n`;
}

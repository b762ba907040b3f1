import fs from 'node:fs/promises';
import path from 'node:path';
import {apiNavbarItems, type ApiNavbarLink} from '../../routes/navbar';
import {addDirectPlugin, addMcpOption} from './addOption';
import {addNavbarLink, addPlugin} from './docusaurusConfig';
import {type Edit, addScripts, listMissingScripts} from './packageScripts';
import {exists, findFirst, isTaken} from './files';
import {hasErrors} from './hasErrors';
import {addTypes, TSCONFIG} from './tsconfig';
import type {DocsJsonPlace} from './ownEntry';
import {formatRoutesLock} from '../../routes/lock';
import {readText} from '../readText';
import {writeWhole} from '../writeWhole';

/** The outcome for a file of the site. */
export type InitChange = {
  kind: 'Created' | 'Changed' | 'Kept';
  file: string;
  note?: string;
  /** The file is the placeholder document. */
  isTemplate?: true;
};

const DOCUMENTS = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** With it, `check` says which addresses are not recorded before they are published. */
export const NOTHING_PUBLISHED = formatRoutesLock({addresses: [], locales: new Map()});

/** The document of a site without one. */
const TEMPLATE = 'openapi.yaml';

/** The document that docs.json is written for; undefined if the template has to be written. */
export async function findDocument({rootDir}: DocsJsonPlace): Promise<string | undefined> {
  return findFirst(rootDir, DOCUMENTS);
}

/**
 * The first file to be created whose path is taken by something that is no file; undefined if all
 * can be created.
 * @param own the document, relative to docs.json, if there is one
 */
export async function findObstacle(
  place: DocsJsonPlace,
  own: string | undefined,
): Promise<string | undefined> {
  if (await exists(place.file)) return undefined;
  if (await isTaken(place.file)) return place.name;
  return own === undefined && (await isTaken(path.join(place.rootDir, TEMPLATE)))
    ? besideDocsJson(place, TEMPLATE)
    : undefined;
}

/**
 * Writes the document and docs.json if they do not exist. An existing docs.json names its own
 * document.
 * @param own the document, relative to docs.json, if there is one
 */
export async function* addFiles(
  place: DocsJsonPlace,
  own: string | undefined,
): AsyncGenerator<InitChange> {
  if (await exists(place.file)) {
    yield {kind: 'Kept', file: place.name, note: 'it existed already; nothing was added'};
    return;
  }
  const add = (file: string, text: string): InitChange => {
    writeWhole(path.join(place.rootDir, file), text, {isNew: true, start: place.siteDir});
    return {kind: 'Created', file: besideDocsJson(place, file)};
  };
  const docsJson = path.basename(place.file);
  const hasRoutes = await exists(path.join(place.rootDir, place.routes));
  if (own !== undefined) {
    yield {kind: 'Kept', file: besideDocsJson(place, own)};
    const errors = (await hasErrors(place.rootDir, own)) && {errors: true};
    const api = {id: 'default', source: own, ...errors};
    yield add(docsJson, toText({$schema: place.schema, tab: 'API Reference', api}));
    if (!hasRoutes) yield add(place.routes, NOTHING_PUBLISHED);
    return;
  }
  const text = await fs.readFile(path.join(__dirname, 'templates/openapi.yaml'), 'utf8');
  yield {...add(TEMPLATE, text), isTemplate: true};
  yield add(docsJson, await buildTemplateDocsJson(place));
  if (!hasRoutes) yield add(place.routes, NOTHING_PUBLISHED);
}

/** The path of a file in the folder of docs.json, relative to the site. */
function besideDocsJson({name}: DocsJsonPlace, file: string): string {
  return path.posix.join(path.posix.dirname(name), file);
}

/**
 * Adds the plugin to the configuration, the scripts to package.json, and the types to tsconfig.json
 * if there is one.
 * @param options.isDirect whether the site's host runs no proxy
 * @param options.hasMcp whether it is to answer programs
 */
export function* editSite(
  siteDir: string,
  config: string,
  {isDirect, hasMcp, link}: {isDirect: boolean; hasMcp: boolean; link: ApiNavbarLink},
): Generator<InitChange> {
  const manifest = readText(path.join(siteDir, 'package.json'), siteDir);
  const scripts = manifest === undefined ? undefined : listMissingScripts(manifest);
  if (scripts)
    yield edit(siteDir, 'package.json', [
      [
        `the ${scripts.length === 1 ? 'script' : 'scripts'} ${scripts.map((name) => `\`${name}\``).join(' and ')}`,
        addScripts,
      ],
    ]);
  const edits: ConfigEdit[] = [
    isDirect
      ? ['the plugin without a proxy', (text) => addDirectPlugin(text, config)]
      : ['the plugin', (text) => addPlugin(text, config)],
    ...(hasMcp && !isDirect
      ? [['the tools for programs', (text) => addMcpOption(text, config)] satisfies ConfigEdit]
      : []),
    ['a link in the navbar', (text) => addNavbarLink(text, config, link)],
  ];
  yield edit(siteDir, config, edits);
  if (readText(path.join(siteDir, TSCONFIG), siteDir) !== undefined)
    yield edit(siteDir, TSCONFIG, [['the types of the components', addTypes]]);
}

type ConfigEdit = [done: string, change: (text: string) => Edit];

/** Makes the edits that a file needs and that are clear. */
function edit(siteDir: string, file: string, edits: readonly ConfigEdit[]): InitChange {
  const before = readText(path.join(siteDir, file), siteDir) ?? '';
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
  writeWhole(path.join(siteDir, file), text, {isNew: false, start: siteDir});
  const note = `added ${made.join(' and ')}`;
  return {kind: 'Changed', file, note: unclear === '' ? note : `${note}. ${unclear}`};
}

/** The links to the tabs of docs.json; one, if it cannot be read. */
export function toNavbarLinks({
  file,
  routeBasePath,
}: DocsJsonPlace): [ApiNavbarLink, ...ApiNavbarLink[]] {
  const [first, ...others] = apiNavbarItems({docsJson: file, routeBasePath});
  const assumed = {to: path.posix.join('/', routeBasePath, 'default'), label: 'API Reference'};
  return [first ?? assumed, ...others];
}

/**
 * Creates docs.json for the template document, without anything that would be wrong for another
 * document.
 */
async function buildTemplateDocsJson({schema}: DocsJsonPlace): Promise<string> {
  const template = JSON.parse(
    await fs.readFile(path.join(__dirname, 'templates/docs.json'), 'utf8'),
  ) as object;
  return toText({$schema: schema, ...template});
}

function toText(docs: object): string {
  return `${JSON.stringify(docs, undefined, 2)}\n`;
}

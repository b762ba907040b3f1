/** Finds what else writes `llms.txt` and `llms-full.txt` at the root of a site. */
import {promises as fs} from 'fs';
import path from 'path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {LLMS_FILE, LLMS_FULL_FILE} from '../config/ownNames';
import {isRecord} from '../document/isObject';
import {toLlmsItem} from '../exports/llmsLists';
import {toVersionedTitle} from '../model/text/versionedTitle';
import {PLUGIN_NAME} from '../options';
import type {Tab} from '../types';
import {isOwnFile} from './staticFile';

/** A plugin of the site, as Docusaurus has loaded it. */
type SitePlugin = {readonly name: string; readonly options: {readonly [name: string]: unknown}};
type PluginOptions = SitePlugin['options'];

/** Where a link to our list belongs, and how it is written there. */
type LinkPlace = {
  /** After "add this". Absent: the plugin takes no links. */
  where?: string;
  toLine?: (title: string, url: string) => string;
};

/** A plugin that writes the lists. */
type Writer = LinkPlace & {files: (options: PluginOptions) => unknown[]};

/**
 * The plugins of the npm registry that write them, by their names in Docusaurus. It runs the
 * `postBuild` of all plugins at the same time, so without this, either file could win.
 */
const WRITERS = new Map<string, (options: PluginOptions) => Writer>([
  [
    'docusaurus-plugin-llms',
    () => ({
      files: ({generateLLMsTxt, generateLLMsFullTxt, llmsTxtFilename, llmsFullTxtFilename}) => [
        generateLLMsTxt !== false && (llmsTxtFilename ?? LLMS_FILE),
        generateLLMsFullTxt !== false && (llmsFullTxtFilename ?? LLMS_FULL_FILE),
      ],
      where: 'to its option `rootContent`',
    }),
  ],
  [
    // Two packages have this name in Docusaurus; only @signalwire's has this option, filled in.
    'docusaurus-plugin-llms-txt',
    ({optionalLinks}) => ({
      files: ({content, fullLLMsTxt, runOnPostBuild}) =>
        runOnPostBuild === false
          ? []
          : [
              LLMS_FILE,
              (fullLLMsTxt === true || (isRecord(content) && content.enableLlmsFullTxt === true)) &&
                LLMS_FULL_FILE,
            ],
      ...(optionalLinks !== undefined && {
        where: 'to its option `optionalLinks`',
        toLine: (title, url) => `${JSON.stringify({title, url})},`,
      }),
    }),
  ],
  [
    // Into the folder of static files, each time.
    'generate-llms-txt-plugin',
    () => ({files: ({outputFile}) => [outputFile ?? LLMS_FILE]}),
  ],
]);

/** What writes a file at the root of the site in our place. */
type Taker = LinkPlace & {
  /** Begins a sentence. */
  claim: string;
  /** What a plugin was given, which may already have the link; a static file has its text. */
  given?: string;
};

/** The files at the root of the site that are not ours, by name. */
export type TakenLists = ReadonlyMap<string, Taker>;

/** @param plugins of a build; the development server runs no `postBuild` */
export function findTakenLists(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  plugins: readonly SitePlugin[] = [],
): TakenLists {
  const taken = new Map<string, Taker>();
  for (const file of [LLMS_FILE, LLMS_FULL_FILE])
    if (isOwnFile(context, context.baseUrl + file))
      taken.set(file, {claim: `The site has a static file \`/${file}\``, where: 'to it'});
  // Plugins replace static files, which are copied before.
  for (const {name, options} of plugins) {
    const writer = WRITERS.get(name)?.(options);
    for (const file of writer?.files(options) ?? [])
      if (typeof file === 'string')
        taken.set(file, {
          ...writer,
          claim: `${name} writes \`/${file}\``,
          given: JSON.stringify(options),
        });
  }
  return taken;
}

/** Instances that have already shown the notice: a site may have several languages. */
const told = new Set<string>();

/**
 * Says once in a build which lines link to our lists from the site's `llms.txt`, if something else
 * writes it and it lacks them.
 */
export async function noteTakenLists(
  taken: TakenLists,
  tabs: readonly Tab[],
  {
    siteDir,
    siteUrl,
    pluginId,
    outDir,
  }: {siteDir: string; siteUrl: string; pluginId: string; outDir: string},
): Promise<void> {
  const taker = taken.get(LLMS_FILE);
  const instance = `${siteDir} ${pluginId}`;
  if (!taker || told.has(instance)) return;
  told.add(instance);
  const {claim, where, toLine = toLlmsItem} = taker;
  const given =
    taker.given ?? (await fs.readFile(path.join(outDir, LLMS_FILE), 'utf8').catch(() => ''));
  const lines = tabs.flatMap(({config: {version}, reference, urls}) =>
    reference === undefined ||
    urls?.llms === undefined ||
    version?.isCurrent === false ||
    given.includes(siteUrl + urls.llms)
      ? []
      : toLine(toVersionedTitle(reference.info.title, version?.label), siteUrl + urls.llms),
  );
  if (lines.length === 0) return;
  const advice =
    where === undefined
      ? 'It has no option for more links; the pages of the API are listed here:'
      : `To link to the list of the API's pages, add this ${where}:`;
  logger.info(`${claim}, so ${PLUGIN_NAME} writes none. ${advice}\n${lines.join('\n')}`);
}

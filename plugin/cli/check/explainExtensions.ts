import type {TabConfig} from '../../config/types';
import {createPipeline} from '../../content';
import {formatPlace} from '../../diagnostics/format';
import {count, escapeLines} from '../../diagnostics/text';
import {listUnused, type UnusedExtension} from '../../document/extensions/listUnused';
import type {LoadedDocument} from '../../document/types';
import {toTabName} from '../../navigation/tabName';
import {formatRows} from '../help';
import type {CheckedSite} from './site';

/** The name of this list among the rules. */
export const EXTENSIONS = 'extensions';

/** Flags that exclude methods from SDKs, which does not mean that the API lacks them. */
const SDK_FLAGS: ReadonlySet<string> = new Set(['x-speakeasy-ignore', 'x-stainless-skip']);

/**
 * Lists the extensions in a site's documents that have no effect, for a terminal; undefined if no
 * document can be read.
 */
export async function explainExtensions({contexts}: CheckedSite): Promise<string | undefined> {
  const blocks: string[] = [];
  for (const context of contexts) {
    const {tabs} = await createPipeline(context).load();
    const shown = new Set(context.showExtensions);
    for (const {tab, documents} of tabs)
      for (const document of documents) blocks.push(formatDocument(tab, document, shown));
  }
  return blocks.length === 0
    ? undefined
    : [
        'These `x-…` fields have no effect. The plugin option `showExtensions` shows them as written.',
        ...blocks,
      ].join('\n\n');
}

function formatDocument(
  tab: TabConfig,
  document: LoadedDocument,
  shown: ReadonlySet<string>,
): string {
  const filters = [...(tab.audience.include ?? []), ...(tab.audience.exclude ?? [])];
  const used = new Set([
    ...shown,
    ...filters.flatMap(({extension}) => Object.keys(extension ?? {})),
  ]);
  const unused = listUnused(document).filter(({name}) => !used.has(name));
  const head = `${escapeLines(toTabName(tab))}: ${escapeLines(document.root.file)}`;
  return unused.length === 0
    ? `${head}\n  Every extension has an effect.`
    : `${head}\n${formatRows(unused.map((extension) => [extension.name, describe(extension, document)]))}`;
}

function describe({name, count: times, place}: UnusedExtension, document: LoadedDocument): string {
  const where = `${count(times, 'place')}, ${times > 1 ? 'first ' : ''}${formatPlace(document.locate(place))}`;
  return SDK_FLAGS.has(name)
    ? `${where}\nIt is about SDKs. To leave these operations out, write "exclude": [{"extension": {"${name}": true}}] inside \`api\` in docs.json.`
    : where;
}

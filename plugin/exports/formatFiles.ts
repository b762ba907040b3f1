import {toChangelog} from '../changelog/toChangelog';
import type {LoadedContent} from '../types';
import {createAuthoredWriter} from './markdown/authored';
import {getProse} from './markdown/prose';
import {type LlmsTab, toLlmsFiles, toLlmsTab, toShortLlmsTab} from './llmsFiles';
import {isComplete, type ToAuthored, toTabTexts} from './pageFiles';
import {toTabFormats} from './tabFormats';
import {toSearchFiles} from './searchFiles';
import type {ExportContext, TextFile} from './types';

/**
 * All files beside the pages of one plugin instance, and its tabs' contributions to the site's
 * lists.
 */
export async function toFormatFiles(
  {tabs, authored}: LoadedContent,
  context: ExportContext,
): Promise<{files: TextFile[]; llms: LlmsTab[]}> {
  const prose = await getProse();
  const write = authored && authored.size > 0 ? await createAuthoredWriter(context) : undefined;
  const toAuthored: ToAuthored = (file, findTarget) => {
    const text = file === undefined ? undefined : authored?.get(file);
    return text === undefined ? undefined : write?.(text, findTarget);
  };
  const all = tabs.filter(isComplete).map((content) => {
    const urls = toTabFormats(content, context.formats);
    const changelog = toChangelog(content, tabs);
    const texts = toTabTexts(content, urls, context, {prose, toAuthored, changelog, tabs});
    const llms = toLlmsTab(content, urls, texts, context);
    return {
      files: [
        ...texts.files,
        ...(context.search ? toSearchFiles(content) : []),
        ...toLlmsFiles(llms, urls, context.siteUrl + (urls.llms ?? content.navigation.overview)),
      ],
      llms: content.tab.version?.isCurrent === false ? toShortLlmsTab(llms) : llms,
    };
  });
  return {files: all.flatMap(({files}) => files), llms: all.map(({llms}) => llms)};
}

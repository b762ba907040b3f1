import {createMdxParser, withoutFrontMatter} from '../config/mdxSyntax';
import {escapeInvisible} from '../diagnostics/invisible';
import type {ReadyTab, Site} from '../types';
import {createFindTarget} from './fragmentTargets';
import {getProse} from './markdown/prose';
import {type LlmsTab, toLlmsFiles, toLlmsTab, toShortLlmsTab} from './llmsFiles';
import {type TabTexts, type ToAuthored, toTabTexts} from './pageFiles';
import {toSearchFiles} from './searchFiles';
import type {ExportContext, TextFile} from './types';
import {toAgentFolder} from './urls';
import {type FindTarget, toPlainTree, type SiteLinks} from './markdown/plainTree';

/**
 * All files beside the pages of one plugin instance, and its tabs' contributions to the site's
 * lists.
 */
export async function toFormatFiles(
  {tabs, authored}: Site,
  context: ExportContext,
): Promise<{files: TextFile[]; llms: LlmsTab[]}> {
  const prose = await getProse();
  const write = authored && authored.size > 0 ? await createAuthoredWriter(context) : undefined;
  const findTarget = createFindTarget(tabs, context);
  const toAuthored: ToAuthored = (file) => {
    const text = file === undefined ? undefined : authored?.get(file);
    return text === undefined ? undefined : write?.(text, findTarget);
  };
  const all = tabs.flatMap((content) => {
    if (!content.navigation) return [];
    const {urls} = content;
    const texts = toTabTexts(content, context, {prose, toAuthored, tabs});
    const llms = toLlmsTab(content, texts, context);
    return {
      files: [
        ...texts.files,
        ...(context.search ? toSearchFiles(content, tabs) : []),
        ...(context.agents ? toSchemaFiles(content, texts) : []),
        ...toLlmsFiles(llms, urls, context.siteUrl + (urls.llms ?? content.navigation.overview)),
      ],
      llms: content.config.version?.isCurrent === false ? toShortLlmsTab(llms) : llms,
    };
  });
  return {files: all.flatMap(({files}) => files), llms: all.map(({llms}) => llms)};
}

/** The schemas without a page, for programs that ask for one by its name. */
function toSchemaFiles(
  {reference, navigation, lists: {schemaPages}}: ReadyTab,
  {schema}: TabTexts,
): TextFile[] {
  const folder = toAgentFolder(navigation);
  return Object.keys(reference.schemas)
    .filter((id) => !schemaPages?.byId.has(id))
    .map((id) => ({
      url: `${folder}/schemas/${id}.md`,
      mediaType: 'text/markdown',
      text: () => escapeInvisible(`${schema(id)}\n`),
    }));
}

/** The MDX of an author as Markdown, for readers without a browser. */
type AuthoredWriter = (mdx: string, findTarget?: FindTarget) => string;

/** A text with a syntax error is left unchanged: Docusaurus reports it when it builds the page. */
export async function createAuthoredWriter(site: SiteLinks): Promise<AuthoredWriter> {
  const [parse, {toMarkdown}, {gfmToMarkdown}, {VFileMessage}] = await Promise.all([
    createMdxParser(),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
    import('vfile-message'),
  ]);
  const extensions = [gfmToMarkdown()];
  return (mdx, findTarget) => {
    try {
      const plain = toPlainTree(parse(mdx).tree, site, findTarget);
      return toMarkdown(plain, {extensions, bullet: '-', rule: '-', listItemIndent: 'one'}).trim();
    } catch (error) {
      if (error instanceof VFileMessage) return withoutFrontMatter(mdx).trim();
      throw error;
    }
  };
}

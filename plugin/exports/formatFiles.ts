import {AGENTS_FOLDER} from '../config/ownNames';
import {ELSEWHERE} from '../proxy/buildFiles';
import {findOperationUses} from '../config/operationUses';
import {createMdxParser, withoutFrontMatter} from '../config/mdxSyntax';
import {escapeInvisible} from '../diagnostics/invisible';
import {remember} from '../model/remember';
import type {ReadyTab, Site} from '../types';
import {createFindTarget} from './fragmentTargets';
import {getProse} from './markdown/prose';
import {joinBlocks, toLink} from './markdown/text';
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
  // Many pages may show the same file.
  const toPlain = remember((text) => write?.(text, findTarget));
  const toAuthored: ToAuthored = (filesOfPage, url) => {
    const texts = filesOfPage.flatMap((file) => {
      const text = authored?.get(file);
      return (text === undefined ? undefined : toPlain(text)) ?? [];
    });
    return texts.length === 0
      ? undefined
      : joinBlocks([
          ...texts.map(({text}) => text),
          texts.some(({needsOperation}) => needsOperation)
            ? `Part of this content depends on the operation: ${toLink('read it on the page', url)}.`
            : undefined,
        ]);
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
        ...(context.agents
          ? [...toSchemaFiles(content, texts), ...toCopies(content, texts.files)]
          : []),
        ...toLlmsFiles(llms, urls, context.siteUrl + (urls.llms ?? content.navigation.overview)),
      ],
      llms: content.config.version?.isCurrent === false ? toShortLlmsTab(llms) : llms,
    };
  });
  return {files: all.flatMap(({files}) => files), llms: all.map(({llms}) => llms)};
}

/** Copies of files outside the plugin's root: programs are given that folder alone. */
function toCopies({config: {tabId}, navigation}: ReadyTab, files: readonly TextFile[]): TextFile[] {
  const folder = toAgentFolder(navigation);
  const root = folder.slice(0, -`${AGENTS_FOLDER}/${tabId}`.length);
  return files
    .filter(({url}) => !url.startsWith(root))
    .map((file) => ({...file, url: `${folder}/${ELSEWHERE}${file.url}`}));
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

/**
 * The MDX of an author as Markdown, for readers without a browser, and whether it lacks what the
 * MDX says about the operation.
 */
type AuthoredWriter = (
  mdx: string,
  findTarget?: FindTarget,
) => {text: string; needsOperation: boolean};

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
      const parsed = parse(mdx);
      const needsOperation = findOperationUses(parsed).length > 0;
      const plain = toPlainTree(parsed.tree, site, findTarget);
      const text = toMarkdown(plain, {
        extensions,
        bullet: '-',
        rule: '-',
        listItemIndent: 'one',
      }).trim();
      return {text, needsOperation};
    } catch (error) {
      if (error instanceof VFileMessage)
        return {text: withoutFrontMatter(mdx).trim(), needsOperation: false};
      throw error;
    }
  };
}

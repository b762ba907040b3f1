import {escapeInvisible} from '../diagnostics/invisible';
import {listOtherPages, type OtherPage} from '../lists/otherPages';
import {toVersionedTitle} from '../model/text/versionedTitle';
import {toTabName} from '../navigation/tabName';
import type {NavigationGroup, OperationPage} from '../navigation/types';
import type {FormatUrls, ReadyTab} from '../types';
import {toDownloadLabel, toEntryDownloads} from './downloads';
import {toPageItem} from './markdown/overview';
import {type LlmsIndex, toListFiles, toLlmsItem} from './llmsLists';
import type {TabTexts} from './pageFiles';
import type {ExportContext, TextFile} from './types';
import {joinBlocks, toLink} from './markdown/text';

/** The contribution of one tab to the lists of the whole site. */
export type LlmsTab = LlmsIndex & {
  /** Absolute URL of the list of its pages, if it has one. */
  list?: string;
  /** The texts of all pages in order, then the schemas, each once. */
  texts: () => Iterable<string>;
};

type LlmsLink = [label: string, url: string | undefined, about?: string];

export function toLlmsTab(content: ReadyTab, texts: TabTexts, {siteUrl}: ExportContext): LlmsTab {
  const {config: tab, reference, navigation, urls} = content;
  const {info} = reference;
  const title = toVersionedTitle(info.title, tab.version?.label);
  // The versions of a tab share it.
  const isOwn = tab.version?.isCurrent !== false;
  const visible = navigation.pages.filter(({hidden}) => !hidden);
  const others = listOtherPages(content);
  const toOther = (kind: OtherPage['kind'], about: string) =>
    others.flatMap((page): LlmsLink[] =>
      page.kind === kind
        ? [[page.title, urls.markdownOf(page.permalink) ?? page.permalink, about]]
        : [],
    );
  const links: LlmsLink[] = [
    [
      title,
      urls.markdownOf(navigation.overview) ?? navigation.overview,
      'servers, authentication and all operations',
    ],
    ...toOther('deprecations', 'what to avoid, in order of removal'),
    ...toOther('schemas', 'all of them by name'),
    ...(navigation.tagPages ?? []).map(
      ({group: {label}, permalink, kind}): [string, string, string] => [
        label,
        urls.markdownOf(permalink) ?? permalink,
        kind === 'scroll' ? 'its operations on one page' : 'list of its operations',
      ],
    ),
    ['All pages in one file', urls.llmsFull],
    ...(isOwn ? toOther('changelog', 'what changed, breaking changes first') : []),
    ...toEntryDownloads(content).map(({url}, index): [string, string, string] => {
      const part = reference.documents?.[index];
      const label = toDownloadLabel('The OpenAPI document', part);
      return [label, url, (part ?? reference).specification];
    }),
  ];
  return {
    heading: title,
    summary: info.summary ?? info.descriptionText,
    ...(urls.llms !== undefined && {list: siteUrl + urls.llms}),
    sections: [
      {
        heading: toTabName(tab),
        lines: links.flatMap(([label, url, about]) =>
          url === undefined ? [] : [toLlmsItem(label, siteUrl + url, about)],
        ),
      },
      ...toGroups(navigation.groups, visible).map(({label, pages}) => ({
        heading: label,
        lines: pages.map((page) => toPageItem(page, texts.toUrl(page), tab.showExtensions)),
      })),
      {heading: 'Schemas', lines: texts.schemaItems()},
    ],
    *texts() {
      yield texts.overview();
      if (navigation.topics.length > 0) yield texts.topics();
      yield texts.groups();
      for (const page of visible) yield texts.operation(page);
      const ids = new Set<string>();
      for (const {operation} of visible) for (const id of operation.schemas) ids.add(id);
      if (ids.size > 0) yield '# Schemas';
      for (const id of ids) yield texts.schema(id);
    },
  };
}

/**
 * Reduces a version that is not the current one to its address, for the lists of the whole site. The
 * version has lists of its own.
 */
export function toShortLlmsTab({sections, ...tab}: LlmsTab): LlmsTab {
  return {...tab, sections: sections.slice(0, 1), texts: () => []};
}

/**
 * The list of a tab, and its full text.
 * @param index absolute URL of the list
 */
export function toLlmsFiles(
  {texts, ...list}: LlmsTab,
  {llms, llmsFull}: Pick<FormatUrls, 'llms' | 'llmsFull'>,
  index: string,
): TextFile[] {
  const toFile = (url: string, toText: () => string): TextFile => ({
    url,
    mediaType: 'text/plain',
    text: () => escapeInvisible(toText()),
  });
  return [
    ...(llms === undefined
      ? []
      : toListFiles(list, {url: llms, index}).map(({url, text}) => toFile(url, () => text))),
    ...(llmsFull === undefined ? [] : [toFile(llmsFull, () => toFullText(texts(), index))]),
  ];
}

/**
 * Lists each page once, in its first group; the name of a nested group includes those around it.
 */
function toGroups(
  groups: readonly NavigationGroup[],
  visible: readonly OperationPage[],
): {label: string; pages: OperationPage[]}[] {
  const seen = new Set<OperationPage>();
  const found: {label: string; pages: OperationPage[]}[] = [];
  const pending = groups.map((group) => ({group, label: group.label})).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const {group, label} = next;
    found.push({label, pages: group.pages.filter((page) => !seen.has(page) && seen.add(page))});
    for (const inner of [...group.groups].reverse())
      pending.push({group: inner, label: `${label}: ${inner.label}`});
  }
  return [...found, {label: 'Operations', pages: visible.filter((page) => !seen.has(page))}];
}

/** In characters. Models do not read more at once. */
const FULL_SIZE = 3_000_000;

/** Joins as many texts as fit; the file then says how many are missing, and where they are. */
export function toFullText(texts: Iterable<string>, index: string): string {
  const shown: string[] = [];
  let size = 0;
  let left = 0;
  for (const text of texts) {
    if (text === '') continue;
    if (left === 0 && size + text.length <= FULL_SIZE) {
      shown.push(text);
      size += text.length;
    } else left += 1;
  }
  if (left > 0)
    shown.push(
      `This file ends here, because ${left} more parts would make it too long. ${toLink('The list of all pages', index)} links to each of them.`,
    );
  return `${joinBlocks(shown)}\n`;
}

import {listOtherPages, type OtherPage} from '../lists/otherPages';
import {toVersionedTitle} from '../model/text/versionedTitle';
import {toTabName} from '../navigation/tabName';
import type {NavigationGroup, OperationPage} from '../navigation/types';
import type {FormatUrls, ReadyTab} from '../types';
import {toDownloadLabel, toEntryDownloads} from './downloads';
import {toPageItem} from './markdown/overview';
import {type CatalogApi, toCatalogApis} from './apiCatalog';
import {type FullText, toFullFile} from './llmsFull';
import {type LlmsIndex, type LlmsSection, toListFiles, toLlmsItem} from './llmsLists';
import type {TabTexts} from './pageFiles';
import type {ExportContext, TextFile} from './types';

/** The contribution of one tab to the files of the whole site. */
export type LlmsTab = LlmsIndex &
  FullText & {
    /** Absolute URL of the list of its pages, if it has one. */
    list?: string;
    /** For the catalog of the site. */
    apis: readonly CatalogApi[];
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
    ...toOther('errors', 'statuses, problem types and error codes'),
    ...toOther('schemas', 'all of them by name'),
    ...(navigation.tagPages ?? []).map(
      ({group: {label}, permalink, kind}): [string, string, string] => [
        label,
        urls.markdownOf(permalink) ?? permalink,
        kind === 'scroll' ? 'its operations on one page' : 'list of its operations',
      ],
    ),
    ['Text of all pages', urls.llmsFull],
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
    ...(urls.llmsFull !== undefined && {
      full: {url: urls.llmsFull, index: siteUrl + urls.llmsFull},
    }),
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
    groups: () => toFullGroups(navigation, visible, texts),
    apis: toCatalogApis(content, {siteUrl}),
  };
}

/**
 * The texts of a tab by group. A schema is in the group that uses it; those that several use are a
 * group of their own.
 */
function toFullGroups(
  {topics, groups}: ReadyTab['navigation'],
  visible: readonly OperationPage[],
  texts: TabTexts,
): LlmsSection[] {
  const all = toGroups(groups, visible).filter(({pages}) => pages.length > 0);
  const users = new Map<string, Set<unknown>>();
  for (const {pages} of all)
    for (const {operation} of pages)
      for (const id of operation.schemas) users.set(id, (users.get(id) ?? new Set()).add(pages));
  const toSchemas = (isWanted: (groups: ReadonlySet<unknown>) => boolean) =>
    [...users]
      .filter(([, of]) => isWanted(of))
      .map(([id]) => texts.schema(id))
      .filter((text) => text !== '')
      .map((text, index) => (index === 0 ? `# Schemas\n\n${text}` : text));
  const overview = [texts.overview(), topics.length > 0 ? texts.topics() : '', texts.groups()];
  return [
    {heading: 'Overview', lines: overview},
    ...all.map(({label, pages}) => ({
      heading: label,
      lines: [
        ...pages.map((page) => texts.operation(page)),
        ...toSchemas((of) => of.size === 1 && of.has(pages)),
      ],
    })),
    {heading: 'Shared schemas', lines: toSchemas(({size}) => size > 1)},
  ].map(({heading, lines}) => ({heading, lines: lines.filter((text) => text !== '')}));
}

/**
 * Reduces a version that is not the current one to its address, for the lists of the whole site. The
 * version has lists of its own.
 */
export function toShortLlmsTab({sections, ...tab}: LlmsTab): LlmsTab {
  return {...tab, sections: sections.slice(0, 1), texts: () => [], groups: () => []};
}

/**
 * The list of a tab, and its full text.
 * @param index absolute URL of the list
 */
export function toLlmsFiles(
  list: LlmsTab,
  {llms}: Pick<FormatUrls, 'llms'>,
  index: string,
): TextFile[] {
  return [
    ...(llms === undefined ? [] : toListTextFiles(list, {url: llms, index})),
    ...(list.full ? [toFullFile(list, list.full)] : []),
  ];
}

export function toListTextFiles(list: LlmsIndex, file: {url: string; index: string}): TextFile[] {
  return toListFiles(list, file).map(({url, text}) => ({
    url,
    mediaType: 'text/plain',
    text: () => text,
  }));
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

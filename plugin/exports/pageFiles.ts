import {escapeInvisible} from '../diagnostics/invisible';
import {listOtherPages} from '../lists/otherPages';
import type {ReadyTab, Tab} from '../types';
import {createDocumentIndex} from '../model/page/documentIndex';
import {toDownloadLabel, toEntryDownloads} from './downloads';
import {createJsonSchemas} from './jsonSchema/createJsonSchemas';
import {toDeprecationsMarkdown} from './markdown/deprecations';
import {toErrorsMarkdown} from './markdown/errors';
import {toFeed} from './feed';
import {toChangelogMarkdown} from './markdown/changelog';
import {
  toFooter,
  toNamedSections,
  toOperationMarkdown,
  toSchemasMarkdown,
} from './markdown/operation';
import {
  toFirstRequestMarkdown,
  toGroupSections,
  toOverviewMarkdown,
  toPageItem,
} from './markdown/overview';
import {type Prose, withLinks} from './markdown/prose';
import {createSchemaSections} from './markdown/schemas';
import {toTagMarkdown} from './markdown/tagPage';
import {toSchemaIndexMarkdown, toSchemaItem, toSchemaPageMarkdown} from './markdown/schemaPage';
import {joinBlocks, toLink, toList} from './markdown/text';
import {withVersionNote} from './markdown/versionNote';
import {createPartialDocuments} from './operationDocument/partialDocuments';
import type {Room} from '../model/page/nearest';
import {rememberOf} from '../model/remember';
import type {SchemaPlace} from '../model/types';
import type {ExtensionStyle} from '../model/words/extensions';
import type {
  NavigationGroup,
  OperationPage,
  PageVersions,
  TabNavigation,
} from '../navigation/types';
import {
  createFindInVersions,
  findDeprecationsPage,
  findErrorsPage,
  type FindInVersions,
  findSchemaIndex,
  findSchemaPage,
  findTagPage,
} from './pageVersions';
import type {ExportContext, TextFile} from './types';
import {toFeedUrl} from './urls';

/** Characters of schemas in the text of an operation: all of them are some 60,000 tokens. */
const SCHEMAS_SIZE: Room = {whole: 250_000, nearest: 80_000};

/** A tab's output: the files beside its pages and the sections that longer files consist of. */
export type TabTexts = {
  /** Title and, absolute, address of a page for lists. */
  toUrl: (page: OperationPage) => string;
  overview: () => string;
  /** The descriptions of tags without operations. */
  topics: () => string;
  /** The descriptions of groups of operations. */
  groups: () => string;
  operation: (page: OperationPage) => string;
  schema: (id: string) => string;
  /** A line of a list of schemas for each that has a page. */
  schemaItems: () => string[];
  files: TextFile[];
};

/** The text of authored files, as Markdown for the page at an absolute URL. */
export type ToAuthored = (files: readonly string[], url: string) => string | undefined;

/** The inputs for the texts of a tab. */
type Writing = {
  content: ReadyTab;
  site: ExportContext;
  prose: Prose;
  styles: readonly ExtensionStyle[] | undefined;
  /** Address of the text about a named schema. */
  toSchemaUrl: (id: string) => string | undefined;
  findInVersions: FindInVersions;
};

/** The texts of the pages of a tab. Nothing is written before it is requested. */
export function toTabTexts(
  content: ReadyTab,
  site: ExportContext,
  {
    prose: plain,
    toAuthored,
    tabs,
  }: {
    prose: Prose;
    toAuthored: ToAuthored;
    /** All tabs of the site, for links to other versions. */
    tabs: readonly Tab[];
  },
): TabTexts {
  const {reference, navigation, urls, lists, config} = content;
  const {schemaPages, documentLinks = {}} = lists;
  const styles = config.showExtensions;
  // The sections of a Markdown file have no addresses.
  const toMarkdownUrl = (permalink: string) =>
    site.siteUrl + (urls.markdownOf(permalink.replace(/#.*$/s, '')) ?? permalink);
  const toUrl = (page: OperationPage) => toMarkdownUrl(page.permalink);
  const links = Object.entries(documentLinks).map(([href, permalink]): [string, string] => [
    href,
    toMarkdownUrl(permalink),
  ]);
  const prose = withLinks(plain, new Map(links));
  const toSchemaUrl = (id: string) => {
    const permalink = schemaPages?.byId.get(id)?.permalink;
    return permalink === undefined ? undefined : toMarkdownUrl(permalink);
  };
  const findInVersions = createFindInVersions(content, tabs);
  const writing: Writing = {content, site, prose, styles, toSchemaUrl, findInVersions};
  const pieces: Omit<TabTexts, 'files'> = {
    toUrl,
    overview: () =>
      withVersionNote(toOverviewMarkdown(reference, prose, styles), navigation, toMarkdownUrl),
    topics: () =>
      toGroupSections(
        navigation.topics.map((topic) => ({...topic, pages: [], groups: []})),
        {prose, toUrl},
      ),
    groups: () => toGroupSections(toDescribed(navigation.groups), {prose, toUrl}),
    operation: createOperationTexts(writing, toMarkdownUrl, toAuthored),
    schema: createSchemaSections({table: reference.schemas, prose, styles, toSchemaUrl}),
    schemaItems: () => (schemaPages?.pages ?? []).map((page) => toSchemaItem(page, toMarkdownUrl)),
  };
  return {
    ...pieces,
    files: [
      ...toPageFiles(writing, pieces, toMarkdownUrl),
      ...toTagFiles(writing, pieces, toMarkdownUrl),
      ...toSchemaFiles(writing, pieces, toMarkdownUrl),
      ...toChangelogFiles(writing, toMarkdownUrl),
    ],
  };
}

/** The groups that the document describes, and those around them, without their operations. */
function toDescribed(groups: readonly NavigationGroup[]): NavigationGroup[] {
  return groups
    .map((group) => ({...group, pages: [], groups: toDescribed(group.groups)}))
    .filter(({tag, groups: inner}) => tag?.description ?? tag?.externalDocs ?? inner.length > 0);
}

/** The changelog as Markdown and as a feed. */
function toChangelogFiles(
  {content, site}: Writing,
  toMarkdownUrl: (permalink: string) => string,
): TextFile[] {
  const {reference, lists} = content;
  const {siteUrl} = site;
  const {changelog} = lists;
  if (!changelog) return [];
  const {permalink} = changelog;
  const {title, contact} = reference.info;
  const feed = toFeedUrl(changelog);
  const toText = () =>
    `${joinBlocks([
      toChangelogMarkdown(changelog, title, toMarkdownUrl),
      toFooter([{label: 'This page in a browser', url: siteUrl + permalink}]),
    ])}\n`;
  const toFeedText = () =>
    toFeed(changelog, {
      title,
      author: contact?.name ?? title,
      url: siteUrl + permalink,
      feedUrl: siteUrl + (feed ?? ''),
    });
  return [
    ...toMarkdownFile({content, site}, permalink, toText),
    ...toFile(feed, 'application/atom+xml', toFeedText),
  ];
}

/** The text of a page is in its file and in the full texts of tab and site. */
function createOperationTexts(
  {
    content: {reference, sampleWriters, navigation, lists},
    site: {siteUrl},
    prose,
    styles,
    toSchemaUrl,
  }: Writing,
  toMarkdownUrl: (permalink: string) => string,
  toAuthored: ToAuthored,
): TabTexts['operation'] {
  const pages = new Map(navigation.pages.map((page) => [page.operation.id, page]));
  const findPage = (id: string) => {
    const page = pages.get(id);
    return page && {title: page.title, url: toMarkdownUrl(page.permalink)};
  };
  const context = {reference, prose, findPage, siteUrl, sampleWriters, toSchemaUrl, styles};
  return rememberOf(({title, override: {description, badge}, operation, permalink}) => {
    const {before = [], after = []} = lists.authored?.get(operation.id) ?? {};
    const url = siteUrl + permalink;
    return withVersionNote(
      toOperationMarkdown(
        {
          title,
          description,
          badge,
          operation,
          before: toAuthored(before, url),
          after: toAuthored(after, url),
        },
        context,
      ),
      navigation,
      toMarkdownUrl,
      navigation.versions?.links.get(operation.id) ?? {},
    );
  });
}

/** The Markdown files of the overview and of each page, and the document of each operation. */
function toPageFiles(
  writing: Writing,
  {toUrl, overview, topics, operation, schema}: Omit<TabTexts, 'files'>,
  toMarkdownUrl: (permalink: string) => string,
): TextFile[] {
  const {content, prose, site, styles} = writing;
  const {reference, navigation, urls} = content;
  const {deprecations, errors, firstRequest} = content.lists;
  const downloads = toEntryDownloads(content);
  const toDocumentIndex = createDocumentIndex(reference);
  const toLinks = (links: FooterLink[]) => toLinkFooter(links, site);
  const toOverviewText = () =>
    `${joinBlocks([
      overview(),
      firstRequest && toFirstRequestMarkdown(firstRequest, toUrl),
      listPages(navigation, {prose, styles, toUrl}),
      topics(),
      toLinks([
        ['This page in a browser', navigation.overview],
        ...listOtherPages(content).map(({title, permalink}): FooterLink => [
          title,
          urls.markdownOf(permalink),
        ]),
        ...downloads.map(({url}, index): [string, string] => [
          toDownloadLabel('The OpenAPI document', reference.documents?.[index]),
          url,
        ]),
      ]),
    ])}\n`;
  const toPageText = (page: OperationPage) =>
    `${joinBlocks([
      operation(page),
      toSchemasMarkdown(page.operation, reference.schemas, schema, SCHEMAS_SIZE),
      toLinks([
        ['This page in a browser', page.permalink],
        ['OpenAPI document of this operation', urls.openapiOf(page)],
        ['The whole OpenAPI document', downloads[toDocumentIndex(page.operation)]?.url],
        toAllLink(writing),
      ]),
    ])}\n`;
  const toListFile = (
    list: {permalink: string} | undefined,
    find: Parameters<FindInVersions>[0],
    toText: () => string,
  ) =>
    list
      ? toMarkdownFile(writing, list.permalink, () => {
          const inVersions = writing.findInVersions(find) ?? {};
          return `${joinBlocks([
            withVersionNote(toText(), navigation, toMarkdownUrl, inVersions),
            toLinks([['This page in a browser', list.permalink], toAllLink(writing)]),
          ])}\n`;
        })
      : [];
  const listed = {prose, toUrl: toMarkdownUrl};
  const partial = content.documents.map((document) => once(() => createPartialDocuments(document)));
  return [
    ...toMarkdownFile(writing, navigation.overview, toOverviewText),
    ...toListFile(deprecations, findDeprecationsPage, () =>
      deprecations ? toDeprecationsMarkdown(deprecations, listed) : '',
    ),
    ...toListFile(errors, findErrorsPage, () =>
      errors ? toErrorsMarkdown(errors, {...listed, table: reference.schemas}) : '',
    ),
    ...navigation.pages.flatMap((page) => [
      ...toMarkdownFile(writing, page.permalink, () => toPageText(page)),
      ...toFile(
        urls.openapiOf(page),
        'application/json',
        () => partial[toDocumentIndex(page.operation)]?.().ofOne(page.operation) ?? '{}',
      ),
    ]),
  ];
}

/** The Markdown files of the tags that have pages. */
function toTagFiles(
  writing: Writing,
  {toUrl, operation, schema}: Omit<TabTexts, 'files'>,
  toMarkdownUrl: (permalink: string) => string,
): TextFile[] {
  const {
    content: {navigation},
    prose,
    styles,
    site,
    findInVersions,
  } = writing;
  return (navigation.tagPages ?? []).flatMap((page) =>
    toMarkdownFile(writing, page.permalink, () => {
      const text = toTagMarkdown(page, {
        prose,
        styles,
        toUrl,
        operation,
        schemas: (ids) => toNamedSections(ids, schema, SCHEMAS_SIZE),
      });
      const links: FooterLink[] = [['This page in a browser', page.permalink], toAllLink(writing)];
      const footer = toLinkFooter(links, site);
      const inVersions = findInVersions(findTagPage(page)) ?? {};
      return `${joinBlocks([withVersionNote(text, navigation, toMarkdownUrl, inVersions), footer])}\n`;
    }),
  );
}

/** The Markdown files of the schemas that have pages, and each as JSON Schema. */
function toSchemaFiles(
  writing: Writing,
  {schema: toSection}: Omit<TabTexts, 'files'>,
  toUrl: (permalink: string) => string,
): TextFile[] {
  const {content, prose, styles, site, toSchemaUrl, findInVersions} = writing;
  const {reference, navigation, documents, urls} = content;
  const {schemaPages} = content.lists;
  if (!schemaPages) return [];
  const places = reference.schemaPlaces ?? {};
  const table = reference.schemas;
  const context = {reference, schemaPages, prose, styles, table, toSchemaUrl, toUrl, toSection};
  const toWhole = (text: string, inVersions: PageVersions = {}, links: FooterLink[]) =>
    `${joinBlocks([withVersionNote(text, navigation, toUrl, inVersions), toLinkFooter(links, site)])}\n`;
  const toAll = toAllLink(writing);
  const writers = documents.map((document) => ({
    files: new Set(document.files),
    ofDocument: once(() => createJsonSchemas(document)),
  }));
  const toJsonSchemaText = (place: SchemaPlace) =>
    writers.find(({files}) => files.has(place.file))?.ofDocument()(place) ?? '{}';
  return [
    ...toMarkdownFile(writing, schemaPages.index, () =>
      toWhole(toSchemaIndexMarkdown(context), findInVersions(findSchemaIndex), [
        ['This page in a browser', schemaPages.index],
        toAll,
      ]),
    ),
    ...schemaPages.pages.flatMap((page) => {
      const place = places[page.id];
      return [
        ...toMarkdownFile(writing, page.permalink, () =>
          toWhole(
            toSchemaPageMarkdown(page, {...context, room: SCHEMAS_SIZE}),
            findInVersions(findSchemaPage(page.id)),
            [
              ['This page in a browser', page.permalink],
              ['JSON Schema', urls.jsonSchemaOf(page)],
              ['All schemas', urls.markdownOf(schemaPages.index)],
              toAll,
            ],
          ),
        ),
        ...(place
          ? toFile(urls.jsonSchemaOf(page), 'application/schema+json', () =>
              toJsonSchemaText(place),
            )
          : []),
      ];
    }),
  ];
}

/** Without an address a link is left out. */
type FooterLink = [label: string, url: string | undefined];

function toLinkFooter(links: readonly FooterLink[], {siteUrl}: ExportContext): string {
  return toFooter(
    links.flatMap(([label, url]) => (url === undefined ? [] : [{label, url: siteUrl + url}])),
  );
}

function toAllLink({content: {reference, navigation, urls}}: Writing): FooterLink {
  return [`All operations of ${reference.info.title}`, urls.markdownOf(navigation.overview)];
}

/** The pages by group, or all that the sidebar has where there are no groups. */
function listPages(
  {groups, pages}: TabNavigation,
  context: {prose: Prose; styles: readonly ExtensionStyle[] | undefined; toUrl: TabTexts['toUrl']},
): string {
  if (groups.length > 0) return toGroupSections(groups, context);
  const shown = pages.filter(({hidden}) => !hidden);
  if (shown.length === 0) return '';
  const items = shown.map((page) => toPageItem(page, context.toUrl(page), context.styles));
  return joinBlocks(['## Operations', toList(items)]);
}

/** A file, unless the site has switched it off. */
function toFile(url: string | undefined, mediaType: string, text: () => string): TextFile[] {
  return url === undefined ? [] : [{url, mediaType, text}];
}

/** A Markdown file, which begins with a link to the list of all pages: programs arrive anywhere. */
function toMarkdownFile(
  {content: {reference, urls}, site: {siteUrl}}: Pick<Writing, 'content' | 'site'>,
  permalink: string,
  text: () => string,
): TextFile[] {
  const {llms} = urls;
  const list =
    llms === undefined
      ? ''
      : `> ${toLink(`All pages of ${reference.info.title}`, siteUrl + llms)}\n\n`;
  return toFile(urls.markdownOf(permalink), 'text/markdown', () => escapeInvisible(list + text()));
}

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

import type {TabContent} from '../types';
import {toDownloads} from './downloads';
import {toFooter, toOperationMarkdown, toSchemasMarkdown} from './markdown/operation';
import {toGroupSections, toOverviewMarkdown, toPageItem} from './markdown/overview';
import {type Prose, withLinks} from './markdown/prose';
import {createSchemaSections} from './markdown/schemas';
import {joinBlocks, toList} from './markdown/text';
import {createMinimalDocuments} from './operationDocument/minimalDocument';
import type {Room} from '../model/nearest';
import {rememberOf} from '../model/remember';
import type {ApiReference} from '../model/types';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {ExportContext, TextFile} from './types';
import type {FormatUrls} from './urls';

/** Characters of schemas in the text of an operation: all of them are some 60,000 tokens. */
const SCHEMAS_SIZE: Room = {whole: 250_000, nearest: 80_000};

/**
 * What is made of one tab: the files beside its pages, and the pieces that longer texts are put
 * together of.
 */
export type TabTexts = {
  /** Title and, absolute, address of a page for lists. */
  toUrl: (page: OperationPage) => string;
  overview: () => string;
  /** What is said about tags without operations. */
  topics: () => string;
  operation: (page: OperationPage) => string;
  schema: (id: string) => string;
  files: TextFile[];
};

export type CompleteTab = TabContent & {
  reference: ApiReference;
  navigation: TabNavigation;
  document: NonNullable<TabContent['document']>;
};

/** The text of a file that an override names, as Markdown. */
export type ToAuthored = (file: string | undefined) => string | undefined;

export function isComplete(content: TabContent): content is CompleteTab {
  return (
    content.reference !== undefined &&
    content.navigation !== undefined &&
    content.document !== undefined
  );
}

/** The texts of the pages of a tab. Nothing is written before it is asked for. */
export function toTabTexts(
  content: CompleteTab,
  urls: FormatUrls,
  {siteUrl, root}: ExportContext,
  {prose: plain, toAuthored}: {prose: Prose; toAuthored: ToAuthored},
): TabTexts {
  const {reference, navigation, document} = content;
  const absolute = (url: string) => siteUrl + url;
  const pages = new Map(navigation.pages.map((page) => [page.operation.id, page]));
  // The sections of a Markdown file have no addresses of their own.
  const toMarkdownUrl = (permalink: string) =>
    absolute(urls.markdownOf(permalink.replace(/#.*$/s, '')) ?? permalink);
  const toUrl = (page: OperationPage) => toMarkdownUrl(page.permalink);
  const findPage = (id: string) => {
    const page = pages.get(id);
    return page && {title: page.title, url: toUrl(page)};
  };
  const prose = withLinks(
    plain,
    new Map(
      Object.entries(navigation.documentLinks).map(([href, permalink]) => [
        href,
        toMarkdownUrl(permalink),
      ]),
    ),
  );
  const schema = createSchemaSections(reference.schemas, prose);
  const context = {reference, prose, findPage, siteUrl};
  // The text of a page is in its file and in the full texts of tab and site.
  const operation = rememberOf(
    ({title, override: {description, badge, before, after}, operation: described}: OperationPage) =>
      toOperationMarkdown(
        {
          title,
          description,
          badge,
          operation: described,
          before: toAuthored(before),
          after: toAuthored(after),
        },
        context,
      ),
  );
  const overview = () => toOverviewMarkdown(reference, prose);
  const topics = () =>
    toGroupSections(
      navigation.topics.map((topic) => ({...topic, pages: [], groups: []})),
      {prose, toUrl},
    );
  const download = toDownloads(content, root)[0]?.url;
  const toLinks = (links: [label: string, url: string | undefined][]) =>
    toFooter(
      links.flatMap(([label, url]) => (url === undefined ? [] : [{label, url: absolute(url)}])),
    );

  const toOverviewText = () => {
    const listed =
      navigation.groups.length > 0
        ? toGroupSections(navigation.groups, {prose, toUrl})
        : toList(
            navigation.pages
              .filter(({hidden}) => !hidden)
              .map((page) => toPageItem(page, toUrl(page))),
          );
    return `${joinBlocks([
      overview(),
      listed,
      topics(),
      toLinks([
        ['This page in a browser', navigation.overview],
        ['The OpenAPI document', download],
      ]),
    ])}\n`;
  };
  const toPageText = (page: OperationPage) =>
    `${joinBlocks([
      operation(page),
      toSchemasMarkdown(page.operation, reference.schemas, schema, SCHEMAS_SIZE),
      toLinks([
        ['This page in a browser', page.permalink],
        ['OpenAPI document of this operation', urls.openapiOf(page)],
        ['The whole OpenAPI document', download],
        [`All operations of ${reference.info.title}`, urls.markdownOf(navigation.overview)],
      ]),
    ])}\n`;

  const toMinimal = once(() => createMinimalDocuments(document));
  const toFile = (url: string | undefined, mediaType: string, text: () => string): TextFile[] =>
    url === undefined ? [] : [{url, mediaType, text}];
  return {
    toUrl,
    overview,
    topics,
    operation,
    schema,
    files: [
      ...toFile(urls.markdownOf(navigation.overview), 'text/markdown', toOverviewText),
      ...navigation.pages.flatMap((page) => [
        ...toFile(urls.markdownOf(page.permalink), 'text/markdown', () => toPageText(page)),
        ...toFile(
          urls.openapiOf(page),
          'application/json',
          () => toMinimal()(page.operation) ?? '{}',
        ),
      ]),
    ],
  };
}

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

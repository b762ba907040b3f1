import {formatPlace} from '../diagnostics/format';
import {findHelp, toMistakes} from '../diagnostics/mistakes';
import type {Diagnostic} from '../diagnostics/types';
import {present} from '../document/present';
import {toSearchFolder} from '../exports/searchFiles';
import {toFormatNotes} from './formatNotes';
import {createDocumentIndex} from '../model/page/documentIndex';
import {nonEmpty} from '../model/read';
import {toTagLabels} from '../model/page/tagLabels';
import type {ApiReference, Info, Operation, ReferenceDocument, Server} from '../model/types';
import type {AuthoredOperation} from '../lists/authored/types';
import {createAnchors} from '../navigation/anchors';
import {toSectionAnchors, withSectionAnchors} from '../navigation/sectionAnchors';
import type {
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  OperationPage,
  PageVersions,
  TabNavigation,
  Topic,
} from '../navigation/types';
import type {
  PageFrame,
  LinkTarget,
  PropApiDocument,
  PropDiagnostic,
  PropDocumentPart,
  PropFormats,
  PropGlobalData,
  PropGroup,
  PropOperation,
  PropOperationCard,
  PropOverview,
  PropVersions,
} from './props';
import type {ReadyTab} from '../types';
import {besideTitle} from '../model/text/sameText';
import {toGuide} from './sidebarGroups';
import {toPageSample} from '../request/pageRequest';
import {toFirstWriterId, toHighlight} from '../request/samples/languages';
import {withShownTexts} from './shownTexts';
import type {TabPages} from './tabPages';

/** What all pages have, with the other forms that this one has besides Markdown. */
export function toPageFrame(
  {urls, formerly}: Pick<TabPages, 'urls'> & Partial<Pick<TabPages, 'formerly'>>,
  permalink: string,
  versions?: PageVersions,
  forms: Omit<PropFormats, 'markdown'> = {},
): PageFrame {
  const formats = present({markdown: urls.markdownOf(permalink), ...forms});
  return present({permalink, versions, formats, formerly: formerly?.get(permalink)});
}

export function toApiDocumentProp(
  {
    config: {tabId, label, showExtensions = [], schemaDepth = 1},
    reference,
    navigation,
    lists,
    lostImages,
    downloadUrls,
    search,
  }: ReadyTab & Pick<TabPages, 'downloadUrls' | 'search'>,
  {
    tryIt,
    menu,
    callback,
    imageHosts,
    diagnostics,
  }: Pick<PropApiDocument, 'tryIt' | 'menu' | 'callback' | 'diagnostics'> & {
    imageHosts: readonly string[];
  },
): PropApiDocument {
  const {info, specification, servers, security, securitySchemes, documents} = reference;
  return present({
    tabId,
    label,
    title: info.title,
    version: info.version,
    specification,
    overview: navigation.overview,
    callback,
    schemas: lists.schemaPages?.index,
    errors: lists.errors?.permalink,
    search,
    download: documents ? undefined : downloadUrls[0],
    servers,
    operationServers: nonEmpty(listOperationServers(reference)),
    security,
    securitySchemes,
    tryIt,
    menu,
    documentLinks: lists.documentLinks,
    schemaDepth: schemaDepth > 1 ? schemaDepth : undefined,
    extensions: nonEmpty(
      showExtensions.filter((style) => style.label !== undefined || style.as === 'line'),
    ),
    imageHosts: nonEmpty([...imageHosts]),
    lostImages: nonEmpty([...lostImages]),
    ...toVersionsProp(navigation),
    diagnostics,
  });
}

/** The versions of a tab; none if it has one document. */
export function toVersionsProp({
  tab: {version},
  versions,
  changelog,
}: Pick<TabNavigation, 'tab' | 'versions' | 'changelog'>): {versions?: PropVersions} {
  if (!version || !versions) return {};
  const {name, badge, noIndex} = version;
  return {
    versions: present({
      own: name,
      hasBadge: badge,
      ...(noIndex && {noIndex}),
      list: versions.list,
      changelog,
    }),
  };
}

/**
 * The tabs that have pages; of a tab with versions, the current one. All pages of the site contain
 * it.
 * @param isSearchEverywhere whether they have the search of the first of these tabs, too
 */
export function toGlobalData(
  {tabs}: {tabs: readonly {navigation?: TabNavigation}[]},
  isSearchEverywhere = false,
): PropGlobalData {
  const current = tabs.flatMap(({navigation}) =>
    navigation && navigation.tab.version?.isCurrent !== false ? [navigation] : [],
  );
  const [first] = current;
  return {
    apis: current.map(({tab, overview}) => ({label: tab.label, overview})),
    ...(isSearchEverywhere &&
      first && {search: {folder: toSearchFolder(first), overview: first.overview}}),
  };
}

/** Without descriptions: only their places matter. */
function listOperationServers({operations}: ApiReference): Server[] {
  const servers = operations
    .flatMap((operation) => operation.servers ?? [])
    .map(({url, variables}): Server => ({
      url,
      variables: variables.map(({name, default: value, enum: values}) =>
        present({name, default: value, enum: values}),
      ),
    }));
  return [...new Map(servers.map((server) => [JSON.stringify(server), server])).values()];
}

export function toOperationProp(page: OperationPage, tab: TabPages): PropOperation {
  const {operation, override, title, permalink, hidden, previous, next, breadcrumbs} = page;
  const {reference, sampleWriters, operationPages, urls, siteUrl, downloadUrls} = tab;
  const {tags, schemas, servers, security, securitySchemes} = reference;
  const frame = toPageFrame(tab, permalink, findVersions(operation, tab), {
    openapi: urls.openapiOf(page),
  });
  return present({
    operation: withShownTexts(operation, schemas),
    title,
    description: override.description,
    badge: override.badge,
    labels: nonEmpty(toTagLabels(operation, tags)),
    ...frame,
    edit: tab.edits.ofOperation(page),
    hidden: hidden ? true : undefined,
    previous,
    next,
    breadcrumbs,
    linkTargets: toLinkTargets(operation, operationPages),
    download: reference.documents && downloadUrls[createDocumentIndex(reference)(operation)],
    formatNotes: toFormatNotes(operation.formats),
    authored: toAuthoredOperation(page, tab),
    sample:
      operation.kind === 'operation' && operation.page?.tryIt !== 'none'
        ? toPageSample(
            {operation, schemas, servers, security, securitySchemes, siteUrl},
            sampleWriters,
          )
        : undefined,
  });
}

/** What the authored content of the page may use. */
function toAuthoredOperation(
  {operation}: OperationPage,
  {lists: {authored}, authoredModules}: TabPages,
): AuthoredOperation | undefined {
  const contents = authored?.get(operation.id);
  return contents &&
    [...contents.before, ...contents.after].some(
      (file) => authoredModules.get(file)?.needsOperation,
    )
    ? contents.operation
    : undefined;
}

function findVersions({id}: Operation, {navigation}: TabPages): PageVersions | undefined {
  return navigation.versions?.links.get(id);
}

/**
 * What the props of all operations are made of, besides the operation, and the schemas that it
 * reaches.
 */
export function toCommonNeeds({reference, siteUrl}: TabPages): unknown {
  const {tags, servers, security, securitySchemes} = reference;
  return [tags, servers, security, securitySchemes, siteUrl];
}

/** The additional inputs for the props of one operation. */
export function toOwnNeeds(page: OperationPage, tab: TabPages): unknown {
  const {operation, ...own} = page;
  const {urls, operationPages, downloadUrls} = tab;
  return [
    downloadUrls,
    own,
    findVersions(operation, tab),
    tab.edits.ofOperation(page),
    toLinkTargets(operation, operationPages),
    urls.markdownOf(own.permalink),
    urls.openapiOf(page),
    toAuthoredOperation(page, tab),
  ];
}

/**
 * The pages that the links of an operation's responses point to, including those of its callbacks.
 */
function toLinkTargets(
  operation: Operation,
  pages: ReadonlyMap<string, OperationPage>,
): {[id: string]: LinkTarget} {
  const operations = [operation, ...operation.callbacks.flatMap((callback) => callback.operations)];
  const all = operations.flatMap(({responses}) => responses.flatMap(({links}) => links));
  const targets = all.flatMap(({target}) => pages.get(target ?? '') ?? []);
  return Object.fromEntries(
    targets.map(({operation: {id, parameters, requestBody}, title, permalink}) => {
      const leading = all.filter(({target}) => target === id);
      const names = new Set(leading.flatMap((link) => link.parameters.map(({name}) => name)));
      const named = parameters.filter(
        (parameter) => names.has(parameter.name) || names.has(`${parameter.in}.${parameter.name}`),
      );
      const mediaType = leading.some((link) => link.requestBody !== undefined)
        ? requestBody?.content[0]?.mediaType
        : undefined;
      return [
        id,
        present({
          title,
          permalink,
          parameters:
            named.length > 0 ? named.map(({in: place, name}) => ({in: place, name})) : undefined,
          mediaType,
        }),
      ];
    }),
  );
}

/**
 * With more operations than this, the overview lists only titles: descriptions would make it larger
 * than any other page.
 */
const DESCRIBED_OPERATIONS = 300;

export function toOverviewProp(
  tab: ReadyTab & Pick<TabPages, 'downloadUrls'> & Partial<Pick<TabPages, 'formerly' | 'edits'>>,
): PropOverview {
  const {reference, navigation, urls, lists, downloadUrls} = tab;
  const {externalDocs, specification, servers, security, securitySchemes, extensions, documents} =
    reference;
  const {firstRequest: first} = lists;
  const anchors = toSectionAnchors(reference);
  const described = reference.operations.length <= DESCRIBED_OPERATIONS;
  const {formats, formerly} = toPageFrame(tab, navigation.overview, undefined, {llms: urls.llms});
  const listed =
    navigation.groups.length > 0
      ? navigation.groups.filter(hasContent).map((group) => toGroupProp(group, described))
      : toUngrouped(navigation, described);
  return present({
    info: withAnchors(reference.info, anchors),
    externalDocs,
    specification,
    servers,
    security,
    securitySchemes,
    documents: documents && toDocumentParts(documents, {servers, downloadUrls, anchors}),
    groups: [...listed, ...navigation.topics.map(toTopicProp)],
    download: documents ? undefined : downloadUrls[0],
    formats,
    formerly,
    changelog: navigation.changelog,
    deprecations: lists.deprecations?.permalink,
    errors: lists.errors?.permalink,
    schemas: lists.schemaPages?.index,
    first: first && {
      title: first.page.title,
      permalink: first.page.permalink,
      code: first.sample.code,
      highlight: toHighlight(toFirstWriterId(first.page.operation)),
      ...(first.page.operation.page?.tryIt !== undefined && {tryIt: false as const}),
    },
    extensions,
    edit: tab.edits?.ofOverview(),
  });
}

type Anchors = ReturnType<typeof toSectionAnchors>;

function withAnchors(info: Info, anchors: Anchors): Info {
  const {description} = info;
  return {
    ...info,
    ...(description !== undefined && {description: withSectionAnchors(description, anchors)}),
  };
}

function toDocumentParts(
  documents: readonly ReferenceDocument[],
  {
    servers,
    downloadUrls,
    anchors,
  }: {servers: readonly Server[]; downloadUrls: readonly string[]; anchors: Anchors},
): PropDocumentPart[] {
  const toAnchor = createAnchors('document');
  return documents.map(({label, info, externalDocs, specification, extensions, ...own}, index) =>
    present({
      id: toAnchor(label),
      label,
      info: withAnchors(info, anchors),
      externalDocs,
      specification,
      servers: servers.length > 0 ? [] : own.servers,
      download: downloadUrls[index],
      extensions,
    }),
  );
}

/** Listed after the groups, like one without operations. */
function toTopicProp({id, label, tag}: Topic): PropGroup {
  return toGroupProp({id, label, tag, pages: [], groups: []}, false);
}

/** A group that contains only docs is empty until the docs are known. */
function hasContent({pages, groups, items}: NavigationGroup): boolean {
  return pages.length > 0 || toGuides(items).length > 0 || groups.some(hasContent);
}

function toGuides(items: readonly NavigationItem[] = []): NavigationLink[] {
  return items.flatMap((item): NavigationLink[] => {
    const guide = item.kind === 'doc' || item.kind === 'link' ? toGuide(item) : undefined;
    return guide ? [{title: guide.title, permalink: guide.href}] : [];
  });
}

export function toGroupProp(group: NavigationGroup, described: boolean): PropGroup {
  const {id, label, page: own, tag, pages, groups, items} = group;
  return present({
    id,
    label,
    page: own,
    description: tag?.description,
    externalDocs: tag?.externalDocs,
    tag: tag && present({name: tag.name, kind: tag.kind}),
    guides: nonEmpty(toGuides(items)),
    operations: pages.map((page) => toOperationCard(page, described)),
    groups: groups.filter(hasContent).map((inner) => toGroupProp(inner, described)),
  });
}

/** Without generated navigation the overview still links to every page that is not hidden. */
function toUngrouped(navigation: TabNavigation, described: boolean): PropGroup[] {
  const pages = navigation.pages.filter(({hidden}) => !hidden);
  return pages.length > 0
    ? [
        {
          id: 'operations',
          label: navigation.tab.label,
          operations: pages.map((page) => toOperationCard(page, described)),
          groups: [],
        },
      ]
    : [];
}

function toOperationCard(
  {operation, override, title, permalink}: OperationPage,
  described: boolean,
): PropOperationCard {
  const description = besideTitle(
    override.description ?? (described ? operation.descriptionText : undefined),
    title,
  );
  return present({
    title,
    permalink,
    method: operation.method,
    path: operation.path,
    kind: operation.kind,
    description,
    ...(operation.deprecated && {deprecated: true as const}),
    badge: override.badge,
  });
}

/** Each mistake once, at its first place and with all other places. */
export function toDiagnosticProps(diagnostics: readonly Diagnostic[]): PropDiagnostic[] {
  return toMistakes(diagnostics).map(
    ({first: {severity, area, code, source, message, frame}, findings}) => {
      const [, ...others] = findings;
      return present({
        severity,
        area,
        code,
        place: formatPlace(source),
        otherPlaces: nonEmpty(others.map((other) => formatPlace(other.source))),
        message,
        help: findHelp(findings),
        frame,
      });
    },
  );
}

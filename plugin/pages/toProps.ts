import type {TabConfig} from '../config/types';
import {formatPlace} from '../diagnostics/format';
import {findHelp, toMistakes} from '../diagnostics/mistakes';
import type {Diagnostic} from '../diagnostics/types';
import type {Deprecations} from '../lists/deprecations/types';
import type {DocumentLinks} from '../lists/documentLinks';
import {toFormatNotes} from './formatNotes';
import {createDocumentIndex} from '../model/documentIndex';
import {type FindInVersions, findDeprecationsPage} from '../exports/pageVersions';
import {toTagLabels} from '../model/tagLabels';
import type {ApiReference, Info, Operation, ReferenceDocument, Server} from '../model/types';
import {createAnchors} from '../navigation/anchors';
import {toSectionAnchors, withSectionAnchors} from '../navigation/sectionAnchors';
import type {
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  OperationPage,
  TabNavigation,
  TabVersions,
  Topic,
} from '../navigation/types';
import type {
  PropApiDocument,
  PropDeprecations,
  PropDiagnostic,
  PropDocumentPart,
  PropFormats,
  PropGlobalData,
  PropGroup,
  PropOperation,
  PropOperationCard,
  PropOverview,
  PropTryIt,
  PropVersions,
} from './props';
import type {FormatUrls, ReadyTab} from '../types';
import {besideTitle} from '../model/sameText';
import {toGuide} from './sidebarGroups';
import {toPageSample} from '../request/pageRequest';
import {withShownTexts} from './shownTexts';

/** What is said about a document beside it. */
type DocumentFrame = {
  tryIt: PropTryIt;
  imageHosts: readonly string[];
  lostImages: readonly string[];
  diagnostics: PropDiagnostic[];
  download: string | undefined;
  /** Permalink of the list of schemas. */
  schemas: string | undefined;
  documentLinks: DocumentLinks | undefined;
  search?: string;
};

export function toApiDocumentProp(
  tab: TabConfig,
  reference: ApiReference,
  navigation: TabNavigation,
  {
    tryIt,
    imageHosts,
    lostImages,
    diagnostics,
    download,
    schemas,
    documentLinks,
    search,
  }: DocumentFrame,
): PropApiDocument {
  const {info, specification, servers, security, securitySchemes} = reference;
  const operationServers = listOperationServers(reference);
  return {
    tabId: tab.tabId,
    label: tab.label,
    title: info.title,
    version: info.version,
    specification,
    overview: navigation.overview,
    ...(schemas !== undefined && {schemas}),
    ...(search !== undefined && {search}),
    ...(download !== undefined && {download}),
    servers,
    ...(operationServers.length > 0 && {operationServers}),
    security,
    securitySchemes,
    tryIt,
    ...(documentLinks && {documentLinks}),
    ...(imageHosts.length > 0 && {imageHosts: [...imageHosts]}),
    ...(lostImages.length > 0 && {lostImages: [...lostImages]}),
    ...toVersionsProp(navigation),
    diagnostics,
  };
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
    versions: {
      own: name,
      hasBadge: badge,
      ...(noIndex && {noIndex}),
      list: versions.list,
      ...(changelog !== undefined && {changelog}),
    },
  };
}

/** The tabs that have pages; of a tab with versions, the current one. */
export function toGlobalData({
  tabs,
}: {
  tabs: readonly {navigation?: TabNavigation}[];
}): PropGlobalData {
  return {
    apis: tabs.flatMap(({navigation}) =>
      navigation && navigation.tab.version?.isCurrent !== false
        ? [{label: navigation.tab.label, overview: navigation.overview}]
        : [],
    ),
  };
}

/** Without descriptions: only their places matter. */
function listOperationServers({operations}: ApiReference): Server[] {
  const servers = operations
    .flatMap((operation) => operation.servers ?? [])
    .map(({url, variables}): Server => ({
      url,
      variables: variables.map(({name, default: value, enum: values}) => ({
        name,
        default: value,
        ...(values && {enum: values}),
      })),
    }));
  return [...new Map(servers.map((server) => [JSON.stringify(server), server])).values()];
}

/** What is said about an operation beside it. */
export type OperationContext = {
  reference: ApiReference;
  /** By the ids of their operations. */
  pages: ReadonlyMap<string, OperationPage>;
  urls: FormatUrls;
  /** Absolute URL that relative server URLs are resolved against. */
  siteUrl: string;
  /** Where the documents can be downloaded, in their order. */
  downloads: readonly string[];
  /** Where the operations are in other versions of the tab. */
  versions?: TabVersions['links'];
};

export function toOperationProp(
  page: OperationPage,
  {reference, pages, urls, siteUrl, versions, downloads}: OperationContext,
): PropOperation {
  const {operation, override, title, permalink, hidden, previous, next, breadcrumbs} = page;
  const {tags, schemas, servers, security, securitySchemes} = reference;
  const labels = toTagLabels(operation, tags);
  const download = reference.documents && downloads[createDocumentIndex(reference)(operation)];
  const inVersions = versions?.get(operation.id);
  return {
    operation: withShownTexts(operation, schemas),
    title,
    ...(override.description !== undefined && {description: override.description}),
    ...(override.badge !== undefined && {badge: override.badge}),
    ...(labels.length > 0 && {labels}),
    permalink,
    ...(hidden && {hidden}),
    ...(previous && {previous}),
    ...(next && {next}),
    breadcrumbs,
    ...(inVersions && {versions: inVersions}),
    linkTargets: toLinkTargets(operation, pages),
    formats: toFormatsProp({markdown: urls.markdownOf(permalink), openapi: urls.openapiOf(page)}),
    ...(download !== undefined && {download}),
    formatNotes: toFormatNotes(operation.formats),
    ...(operation.kind === 'operation' && {
      sample: toPageSample({operation, schemas, servers, security, securitySchemes, siteUrl}),
    }),
  };
}

/**
 * What the props of all operations are made of, besides the operation, and the schemas that it
 * reaches.
 */
export function toCommonNeeds({
  reference: {tags, servers, security, securitySchemes},
  siteUrl,
}: OperationContext): unknown {
  return [tags, servers, security, securitySchemes, siteUrl];
}

/** The additional inputs for the props of one operation. */
export function toOwnNeeds(
  {operation, ...said}: OperationPage,
  {pages, urls, versions, downloads}: OperationContext,
): unknown {
  return [
    downloads,
    said,
    versions?.get(operation.id),
    toLinkTargets(operation, pages),
    urls.markdownOf(said.permalink),
    urls.openapiOf({operation, ...said}),
  ];
}

function toFormatsProp(urls: {[name in keyof PropFormats]: string | undefined}): PropFormats {
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== undefined));
}

/**
 * The pages that the links of an operation's responses point to, including those of its callbacks.
 */
function toLinkTargets(
  operation: Operation,
  pages: ReadonlyMap<string, OperationPage>,
): {[id: string]: NavigationLink} {
  const operations = [operation, ...operation.callbacks.flatMap((callback) => callback.operations)];
  const targets = operations.flatMap(({responses}) =>
    responses.flatMap(({links}) => links.flatMap(({target}) => pages.get(target ?? '') ?? [])),
  );
  return Object.fromEntries(
    targets.map(({operation: {id}, title, permalink}) => [id, {title, permalink}]),
  );
}

/**
 * With more operations than this, the overview lists only titles: descriptions would make it larger
 * than any other page.
 */
const DESCRIBED_OPERATIONS = 300;

export function toOverviewProp(
  {reference, navigation, urls, lists: {schemaPages, deprecations}}: ReadyTab,
  downloads: readonly string[],
  siteUrl: string,
): PropOverview {
  const {externalDocs, specification, servers, security, securitySchemes, extensions, documents} =
    reference;
  const first = findFirstRequest(navigation);
  const anchors = toSectionAnchors(reference);
  const [download] = documents ? [] : downloads;
  const described = reference.operations.length <= DESCRIBED_OPERATIONS;
  const listed =
    navigation.groups.length > 0
      ? navigation.groups.filter(hasContent).map((group) => toGroupProp(group, described))
      : toUngrouped(navigation, described);
  return {
    info: withAnchors(reference.info, anchors),
    ...(externalDocs && {externalDocs}),
    specification,
    servers,
    security,
    securitySchemes,
    ...(documents && {documents: toDocumentParts(documents, {servers, downloads, anchors})}),
    groups: [...listed, ...navigation.topics.map(toTopicProp)],
    ...(download !== undefined && {download}),
    formats: toFormatsProp({markdown: urls.markdownOf(navigation.overview), llms: urls.llms}),
    ...(navigation.changelog !== undefined && {changelog: navigation.changelog}),
    ...(deprecations && {deprecations: deprecations.permalink}),
    ...(schemaPages && {schemas: schemaPages.index}),
    ...(first && {
      first: {
        title: first.title,
        permalink: first.permalink,
        curl: toPageSample({...reference, operation: first.operation, siteUrl}).curl,
        ...(first.operation.page?.tryIt === false && {tryIt: false}),
      },
    }),
    ...(extensions && {extensions}),
  };
}

/** One that reads, and needs no id. */
function findFirstRequest({pages}: TabNavigation): OperationPage | undefined {
  const shown = pages.filter(
    ({operation: {kind, deprecated}, hidden}) => kind === 'operation' && !deprecated && !hidden,
  );
  const reading = shown.filter(({operation}) => operation.method === 'GET');
  return (
    reading.find(({operation}) => operation.parameters.every((one) => one.in !== 'path')) ??
    reading[0] ??
    shown[0]
  );
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
    downloads,
    anchors,
  }: {servers: readonly Server[]; downloads: readonly string[]; anchors: Anchors},
): PropDocumentPart[] {
  const toAnchor = createAnchors('document');
  return documents.map(({label, info, externalDocs, specification, extensions, ...own}, index) => {
    const download = downloads[index];
    return {
      id: toAnchor(label),
      label,
      info: withAnchors(info, anchors),
      ...(externalDocs && {externalDocs}),
      specification,
      servers: servers.length > 0 ? [] : own.servers,
      ...(download !== undefined && {download}),
      ...(extensions && {extensions}),
    };
  });
}

export function toDeprecationsProp(
  {permalink, groups}: Deprecations,
  {urls, findInVersions}: {urls: FormatUrls; findInVersions: FindInVersions},
): PropDeprecations {
  const versions = findInVersions(findDeprecationsPage);
  return {
    permalink,
    ...(versions && {versions}),
    groups,
    formats: toFormatsProp({markdown: urls.markdownOf(permalink)}),
  };
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
  const guides = toGuides(items);
  return {
    id,
    label,
    ...(own !== undefined && {page: own}),
    ...(tag?.description !== undefined && {description: tag.description}),
    ...(tag?.externalDocs && {externalDocs: tag.externalDocs}),
    ...(tag && {tag: {name: tag.name, ...(tag.kind !== undefined && {kind: tag.kind})}}),
    ...(guides.length > 0 && {guides}),
    operations: pages.map((page) => toOperationCard(page, described)),
    groups: groups.filter(hasContent).map((inner) => toGroupProp(inner, described)),
  };
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
  return {
    title,
    permalink,
    method: operation.method,
    path: operation.path,
    kind: operation.kind,
    ...(description !== undefined && {description}),
    ...(operation.deprecated && {deprecated: true}),
    ...(override.badge !== undefined && {badge: override.badge}),
  };
}

/** Each mistake once, at its first place and with all other places. */
export function toDiagnosticProps(diagnostics: readonly Diagnostic[]): PropDiagnostic[] {
  return toMistakes(diagnostics).map(
    ({first: {severity, area, code, source, message, frame}, findings}) => {
      const [, ...others] = findings;
      const help = findHelp(findings);
      return {
        severity,
        area,
        code,
        place: formatPlace(source),
        ...(others.length > 0 && {otherPlaces: others.map((other) => formatPlace(other.source))}),
        message,
        ...(help !== undefined && {help}),
        ...(frame !== undefined && {frame}),
      };
    },
  );
}

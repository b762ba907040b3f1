/** The catalog of a site's APIs for programs, as RFC 9727 describes it. */
import {toDocumentMediaType} from '../model/text/documentMediaType';
import {toVersionedTitle} from '../model/text/versionedTitle';
import {API_CATALOG, API_CATALOG_TYPE} from '../proxy/buildFiles';
import {findEndpoint} from '../request/server';
import type {ReadyTab} from '../types';
import {toEntryDownloads} from './downloads';
import type {ExportContext, TextFile} from './types';

type Target = {href: string; type?: string; title?: string};

/** One API: the link relations of RFC 8631. */
export type CatalogApi = {
  /** Where requests are sent or, where the document names no server, the overview of its pages. */
  anchor: string;
  title: string;
  /** For people. */
  'service-doc': Target[];
  /** For programs: OpenAPI documents. */
  'service-desc': Target[];
  /** For programs: the list of its pages. */
  'service-meta': Target[];
};

/** The APIs that a tab describes: one for each of its documents. */
export function toCatalogApis(
  content: ReadyTab,
  {siteUrl}: Pick<ExportContext, 'siteUrl'>,
): CatalogApi[] {
  const {config, reference, navigation, urls} = content;
  // Search engines must not list its pages either.
  if (config.version?.noIndex) return [];
  const {overview} = navigation;
  return (reference.documents ?? [reference]).flatMap((document, index) => {
    const download = toEntryDownloads(content)[index]?.url;
    if (download === undefined) return [];
    const {servers} = reference.servers.length > 0 ? reference : document;
    const title = toVersionedTitle(document.info.title, config.version?.label);
    const toTarget = (url: string, mediaType: string): Target => ({
      ...{href: siteUrl + url, type: mediaType},
      title,
    });
    return {
      anchor: findEndpoint(servers, siteUrl) ?? siteUrl + overview,
      title,
      'service-doc': [toTarget(overview, 'text/html')],
      'service-desc': [toTarget(download, toDocumentMediaType(download))],
      'service-meta': urls.llms === undefined ? [] : [toTarget(urls.llms, 'text/plain')],
    };
  });
}

export function toApiCatalog(apis: readonly CatalogApi[], siteUrl: string): TextFile {
  return {
    url: `/${API_CATALOG}`,
    mediaType: API_CATALOG_TYPE,
    text: () => `${JSON.stringify(toLinkset(apis, siteUrl), undefined, 2)}\n`,
  };
}

/** An anchor has one entry (RFC 9264, section 4.2.1): APIs at the same URL share it. */
function toLinkset(apis: readonly CatalogApi[], siteUrl: string): object {
  const byAnchor = new Map<string, CatalogApi[]>();
  for (const api of apis) byAnchor.set(api.anchor, [...(byAnchor.get(api.anchor) ?? []), api]);
  const relations = ['service-doc', 'service-desc', 'service-meta'] as const;
  return {
    linkset: [
      {
        anchor: `${siteUrl}/${API_CATALOG}`,
        item: [...byAnchor].map(([href, [first]]) => ({href, title: first?.title})),
      },
      ...[...byAnchor].map(([anchor, same]) => ({
        anchor,
        ...Object.fromEntries(
          relations.flatMap((relation) => {
            const targets = uniqueTargets(same.flatMap((api) => api[relation]));
            return targets.length === 0 ? [] : [[relation, targets]];
          }),
        ),
      })),
    ],
  };
}

/** The documents of one tab have the same pages. */
function uniqueTargets(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [target.href, target])).values()];
}

import type {Tab} from '../../types';
import type {LoadedDocument, Overlaid} from '../../document/types';
import type {ApiReference, ReferenceDocument, SecurityScheme} from '../../model/types';
import {toEnglish} from '../../model/words/english';
import {toSchemeWords} from '../../model/words/security';
import {listPages} from '../../navigation/listPages';
import {toTabName} from '../../navigation/tabName';
import type {NavigationGroup, TabNavigation} from '../../navigation/types';
import {toTryItFacts, type TryItFact} from '../../checks/tryItFacts';

/** A summary of a tab, for a person who sets up a site. */
export type TabFacts = {
  tab: string;
  tabId: string;
  /** Path of the document relative to docs.json; the first if there are several. */
  source: string;
  /** Absent if the tab has one document. */
  documents?: PartFacts[];
  /** Absent if the document cannot be used; the findings give the reason. */
  document?: DocumentFacts;
};

/** One of several documents. */
export type PartFacts = Pick<
  DocumentFacts,
  'title' | 'version' | 'openapi' | 'specification' | 'overlays'
> & {
  source: string;
  operations: number;
};

/** Totals of all documents of the tab. */
export type DocumentFacts = {
  title: string;
  version: string;
  /** The OpenAPI version that it declares. */
  openapi: string;
  specification: string;
  files: number;
  /** Absent if there are none, or several documents. */
  overlays?: {files: number; actions: number; applied: number};
  operations: number;
  webhooks: number;
  pages: number;
  inNavigation: number;
  hidden: number;
  /** Number of hidden operations: internal ones, and those outside the audience. */
  internal: number;
  groups: GroupFacts[];
  servers: string[];
  securitySchemes: {name: string; kind: string}[];
  tryIt: TryItFact[];
};

export type GroupFacts = {label: string; operations: number; groups: GroupFacts[]};

export function toTabFacts({config: tab, documents, reference, navigation}: Tab): TabFacts {
  const {
    tabId,
    sources: [source = ''],
  } = tab;
  const name = toTabName(tab);
  const [first] = documents;
  if (!first || !reference || !navigation) return {tab: name, tabId, source};
  const {operations} = reference;
  const overlays = new Set(documents.flatMap(({overlaid}) => overlaid?.files ?? []));
  const files = new Set(documents.flatMap((document) => document.files));
  return {
    tab: name,
    tabId,
    source,
    ...(reference.documents && {documents: toPartFacts(reference.documents, documents)}),
    document: {
      title: reference.info.title,
      version: reference.info.version,
      openapi: [...new Set(documents.map(({declaredVersion}) => declaredVersion))].join(', '),
      specification: reference.specification,
      files: [...files].filter((file) => !overlays.has(file)).length,
      ...(!reference.documents && first.overlaid && {overlays: toOverlayFacts(first.overlaid)}),
      operations: operations.filter(({kind}) => kind === 'operation').length,
      webhooks: operations.filter(({kind}) => kind === 'webhook').length,
      pages: navigation.pages.length,
      inNavigation: countListed(navigation),
      hidden: navigation.pages.filter(({hidden}) => hidden).length,
      internal: reference.internal.length,
      groups: navigation.groups.map(toGroupFacts),
      servers: listServers(reference),
      securitySchemes: reference.securitySchemes.map((scheme) => ({
        name: scheme.name,
        kind: describeScheme(scheme),
      })),
      tryIt: toTryItFacts(reference, tab.tryIt?.proxy === false),
    },
  };
}

/** In the order of the documents in docs.json. */
function toPartFacts(
  parts: readonly ReferenceDocument[],
  documents: readonly LoadedDocument[],
): PartFacts[] {
  return parts.map(({source, label, specification, info, operations}, index) => {
    const {overlaid, declaredVersion = ''} = documents[index] ?? {};
    return {
      source,
      title: info.title.trim() || label,
      version: info.version,
      openapi: declaredVersion,
      specification,
      operations: operations.length,
      ...(overlaid && {overlays: toOverlayFacts(overlaid)}),
    };
  });
}

function listServers({servers, documents = []}: ApiReference): string[] {
  const all = [servers, ...documents.map((document) => document.servers)].flat();
  return [...new Set(all.map(({url}) => url))];
}

function toOverlayFacts({files, actions, applied}: Overlaid): DocumentFacts['overlays'] {
  return {files: files.length, actions, applied};
}

function toGroupFacts({label, pages, groups}: NavigationGroup): GroupFacts {
  return {label, operations: pages.length, groups: groups.map(toGroupFacts)};
}

/** Pages that the sidebar links to; a page in several groups counts once. */
function countListed(navigation: TabNavigation): number {
  return new Set(listPages(navigation).map(({permalink}) => permalink)).size;
}

/**
 * Describes a scheme in the words of its page: `Bearer token in Authorization`, `OAuth 2.0
 * (authorizationCode)`.
 */
function describeScheme(scheme: SecurityScheme): string {
  const {title} = toSchemeWords(scheme);
  if (!title) return 'of an unknown type';
  const words = 'text' in title ? title.text : toEnglish(title);
  switch (scheme.kind) {
    case 'oauth2':
      return `${words} (${scheme.flows.map(({kind}) => kind).join(', ')})`;
    case 'mutualTLS':
      return `${words}, which a browser cannot send through Try It`;
    default:
      return words;
  }
}

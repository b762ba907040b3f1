import type {TabContent} from '../../types';
import type {Overlaid} from '../../document/types';
import type {SecurityScheme} from '../../model/types';
import {listGroups} from '../../navigation/listGroups';
import {toTabName} from '../../navigation/tabName';
import type {NavigationGroup} from '../../navigation/types';
import {toTryItFacts, type TryItFact} from '../../checks/tryItFacts';

/** What a tab amounts to, for a person who sets up a site. */
export type TabFacts = {
  tab: string;
  tabId: string;
  /** Path of the document relative to docs.json. */
  source: string;
  /** Absent when the document cannot be used; the findings say why. */
  document?: DocumentFacts;
};

export type DocumentFacts = {
  title: string;
  version: string;
  openapi: string;
  files: number;
  /** Absent: there are none. */
  overlays?: {files: number; actions: number; applied: number};
  operations: number;
  webhooks: number;
  pages: number;
  inNavigation: number;
  hidden: number;
  /** Left out: internal ones, and those that the audience does not see. */
  internal: number;
  groups: GroupFacts[];
  servers: string[];
  securitySchemes: {name: string; kind: string}[];
  tryIt: TryItFact[];
};

export type GroupFacts = {label: string; operations: number; groups: GroupFacts[]};

export function toTabFacts({tab, document, reference, navigation}: TabContent): TabFacts {
  const {tabId, source} = tab;
  const name = toTabName(tab);
  if (!document || !reference || !navigation) return {tab: name, tabId, source};
  const {operations} = reference;
  return {
    tab: name,
    tabId,
    source,
    document: {
      title: reference.info.title,
      version: reference.info.version,
      openapi: reference.openapi,
      files: document.files.length - (document.overlaid?.files.length ?? 0),
      ...(document.overlaid && {overlays: toOverlayFacts(document.overlaid)}),
      operations: operations.filter(({kind}) => kind === 'operation').length,
      webhooks: operations.filter(({kind}) => kind === 'webhook').length,
      pages: navigation.pages.length,
      inNavigation: countListed(navigation.groups),
      hidden: navigation.pages.filter(({hidden}) => hidden).length,
      internal: reference.internal.length,
      groups: navigation.groups.map(toGroupFacts),
      servers: reference.servers.map(({url}) => url),
      securitySchemes: reference.securitySchemes.map((scheme) => ({
        name: scheme.name,
        kind: describeScheme(scheme),
      })),
      tryIt: toTryItFacts(reference),
    },
  };
}

function toOverlayFacts({files, actions, applied}: Overlaid): DocumentFacts['overlays'] {
  return {files: files.length, actions, applied};
}

function toGroupFacts({label, pages, groups}: NavigationGroup): GroupFacts {
  return {label, operations: pages.length, groups: groups.map(toGroupFacts)};
}

/** Pages that the sidebar links to; a page in several groups counts once. */
function countListed(groups: readonly NavigationGroup[]): number {
  return new Set(listGroups(groups).flatMap(({pages}) => pages.map(({permalink}) => permalink)))
    .size;
}

/**
 * A scheme in a few words: `http bearer`, `API key in the header X-Key`, `OAuth 2
 * (authorizationCode)`.
 */
function describeScheme(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'apiKey':
      return `API key in the ${scheme.in} ${scheme.parameterName}`;
    case 'http':
      return `HTTP ${scheme.scheme}`;
    case 'oauth2':
      return `OAuth 2 (${scheme.flows.map(({kind}) => kind).join(', ')})`;
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'mutual TLS, which a browser cannot send through Try It';
    case 'unknown':
      return 'of an unknown type';
  }
}

import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {toVersionedTitle} from '../../model/text/versionedTitle';
import type {PropApiDocument, PropApiSidebar, PropVersion, PropVersions} from '../../pages/props';
import {useApiDocument} from '../document';
import {createStore} from '../store';
import {noteSwitch} from './switchedVersion';

/** Permalinks of a page by version; absent on the overview. */
type PageLinks = {[version: string]: string} | undefined;

/** Those of the open page, for the sidebar, which is rendered before the page. */
const pageLinks = createStore<PageLinks>(undefined);

/** Another version of the document, and the page there that matches the open one. */
export type VersionLink = PropVersion & {
  to: string;
  /** Whether the version has this page; if not, the link goes to its overview. */
  hasPage: boolean;
  /** Called when the link is followed. */
  onFollow: () => void;
};

export type Versions = {
  /** Title of the API. */
  title: string;
  own: PropVersion;
  /** Whether the page names its version. */
  hasBadge: boolean;
  others: VersionLink[];
  /** Absent on pages of the current version. */
  current?: VersionLink;
};

/**
 * The versions of the document that a page belongs to; undefined if it has none.
 * @param links permalinks of the same page by version; absent on the overview
 */
export function useVersions(links?: PageLinks): Versions | undefined {
  const {title, versions} = useApiDocument();
  return useLinks(title, versions, links);
}

/** Tells the sidebar where the open page is in other versions. */
export function useShareVersions(links: PageLinks): void {
  useEffect(() => {
    pageLinks.set(links);
    return () => pageLinks.set(undefined);
  }, [links]);
}

/** The versions that the sidebar links to: those of the open page, once it is known. */
export function useSidebarVersions({versions}: PropApiSidebar): Versions | undefined {
  const links = useSyncExternalStore(pageLinks.subscribe, pageLinks.get, () => undefined);
  return useLinks(versions?.title ?? '', versions, links);
}

function useLinks(
  title: string,
  versions: PropVersions | undefined,
  links: PageLinks,
): Versions | undefined {
  const hash = useHash();
  return useMemo(() => {
    const own = versions?.list.find(({name}) => name === versions.own);
    if (!versions || !own) return undefined;
    const others = versions.list
      .filter((version) => version !== own)
      .map((version): VersionLink => {
        const permalink = links ? links[version.name] : version.overview;
        const hasPage = permalink !== undefined;
        const to = hasPage ? permalink + hash : version.overview;
        return {...version, to, hasPage, onFollow: () => noteSwitch(to)};
      });
    const current = others.find(({isCurrent}) => isCurrent);
    return {
      title,
      own,
      hasBadge: versions.hasBadge && others.length > 0,
      others,
      ...(current && {current}),
    };
  }, [title, versions, links, hash]);
}

/** The hash of the address; known only in the browser. */
function useHash(): string {
  const location = useLocation();
  const [hash, setHash] = useState('');
  useEffect(() => setHash(location.hash), [location.hash]);
  return hash;
}

/**
 * Title of a page in tabs of the browser and in searches, where nothing else tells APIs and versions
 * apart: `Create a payment · Payments API 2.0`.
 * @param api of pages that do not belong to one version
 */
export function toPageTitle(
  title: string,
  {title: name, versions}: Pick<PropApiDocument, 'title' | 'versions'>,
  api?: string,
): string {
  const own = versions?.list.find((version) => version.name === versions.own);
  const whole = api ?? toVersionedTitle(name, own?.label);
  return title === name ? whole : `${title} · ${whole}`;
}

/** The version of a page, as metadata for search engines. */
export type VersionMetadata = {
  /** For DocSearch: the version of the tab, else the one that the document gives. */
  version: string;
  /** Excludes other versions from a contextual search of DocSearch. */
  tag?: string;
  /** Permalink of the same page in the current version. */
  canonical?: string;
  noIndex?: boolean;
};

export function toVersionMetadata(
  {tabId, version, versions}: PropApiDocument,
  links?: {[version: string]: string},
): VersionMetadata {
  if (!versions) return {version};
  const current = versions.list.find(({isCurrent}) => isCurrent);
  const {own: name, noIndex} = versions;
  if (!current || current.name === name) return {version: name, ...(noIndex && {noIndex})};
  const canonical = links ? links[current.name] : current.overview;
  return {
    version: name,
    tag: `api-${tabId.replace('/', '-')}`,
    ...(noIndex ? {noIndex} : canonical !== undefined && {canonical}),
  };
}

import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import {present} from '../document/present';
import {
  MANIFEST_VERSION,
  type TryItDocument,
  type TryItManifest,
  type TryItSite,
} from '../proxy/manifest';
import {TRY_IT_PATH} from '../proxy/protocol';

/** The documents of all plugin instances in one site, which share one proxy and one manifest. */
type SharedDocuments = {instances: Map<string, TryItDocument[]>; manifest?: TryItManifest};

const sites = new Map<string, SharedDocuments>();

/** Replaces the documents of one instance. */
export function shareTryItDocuments(
  siteDir: string,
  pluginId: string,
  documents: TryItDocument[],
): void {
  const {instances} = sites.get(siteDir) ?? {instances: new Map<string, TryItDocument[]>()};
  sites.set(siteDir, {instances: instances.set(pluginId, documents)});
}

/** What a site's proxy may currently reach: the same object until a document changes. */
export function toTryItManifest(siteDir: string, site: TryItSite): TryItManifest {
  const shared = sites.get(siteDir);
  const manifest = shared?.manifest ?? {
    version: MANIFEST_VERSION,
    site,
    documents: [...(shared?.instances.values() ?? [])].flat(),
  };
  if (shared) shared.manifest = manifest;
  return manifest;
}

/**
 * The site as the proxy sees it. All languages share one proxy, below the baseUrl of the default
 * language.
 */
export function toTryItSite({
  siteConfig: {url, trailingSlash},
  baseUrl,
  i18n,
}: LoadContext): TryItSite {
  const {currentLocale, defaultLocale} = i18n;
  const shared =
    currentLocale === defaultLocale || !baseUrl.endsWith(`/${currentLocale}/`)
      ? baseUrl
      : baseUrl.slice(0, -currentLocale.length - 1);
  return present({url, baseUrl: shared, trailingSlash});
}

/** Path of the proxy on the site itself. */
export function toProxyPath({baseUrl}: TryItSite): string {
  return normalizeUrl([baseUrl, TRY_IT_PATH]);
}

import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import {
  MANIFEST_VERSION,
  type TryItDocument,
  type TryItManifest,
  type TryItSite,
} from '../proxy/manifest';
import {TRY_IT_PATH} from '../proxy/protocol';

/**
 * The documents of all instances of the plugin in one site: they share one proxy and one manifest.
 */
type SharedDocuments = {instances: Map<string, TryItDocument[]>; manifest?: TryItManifest};

const sites = new Map<string, SharedDocuments>();

/** Takes over the documents of one instance, in place of those it had before. */
export function shareTryItDocuments(
  siteDir: string,
  pluginId: string,
  documents: TryItDocument[],
): void {
  const {instances} = sites.get(siteDir) ?? {instances: new Map<string, TryItDocument[]>()};
  sites.set(siteDir, {instances: instances.set(pluginId, documents)});
}

/**
 * What the proxy of a site may reach right now: the same object as long as no document has changed.
 */
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
 * The site as the proxy sees it. The proxy is there once for all languages: below the baseUrl of
 * the default one.
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
  return {url, baseUrl: shared, ...(trailingSlash !== undefined && {trailingSlash})};
}

/** Path of the proxy on the site itself. */
export function toProxyPath({baseUrl}: TryItSite): string {
  return normalizeUrl([baseUrl, TRY_IT_PATH]);
}

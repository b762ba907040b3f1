import {LLMS_FILE, LLMS_FULL_FILE} from '../config/ownNames';
import {API_CATALOG} from '../proxy/buildFiles';
import {toApiCatalog} from './apiCatalog';
import {toListTextFiles, type LlmsTab} from './llmsFiles';
import {toSiteFullFile} from './llmsFull';
import {toSiteSections} from './llmsLists';
import type {Formats, TextFile} from './types';

/** The site as its own lists name it. */
export type SiteTitle = {title: string; tagline?: string};

/**
 * The tabs of all instances of the plugin in one site and language: they share the lists at its
 * root.
 */
const sites = new Map<string, Map<string, {formats: Formats; tabs: readonly LlmsTab[]}>>();

/**
 * Takes over the tabs of one instance, in place of those it had before. `site` tells sites and
 * languages apart.
 */
export function shareLlmsTabs(
  site: string,
  pluginId: string,
  formats: Formats,
  tabs: readonly LlmsTab[],
): void {
  sites.set(
    site,
    (sites.get(site) ?? new Map<string, {formats: Formats; tabs: readonly LlmsTab[]}>()).set(
      pluginId,
      {formats, tabs},
    ),
  );
}

/** The ids of the instances in one site and language. */
export function listInstances(site: string): string[] {
  return [...(sites.get(site)?.keys() ?? [])];
}

/**
 * `llms.txt` and `llms-full.txt` of the whole site and, at the root of its host, the catalog of its
 * APIs. Of several instances of the plugin the first
 * writes them: `default`, then by id. They load at the same time, in an order that changes.
 * @param isTaken whether something else writes a file of this name, which then is not overwritten
 */
export function toSiteFiles(
  site: string,
  pluginId: string,
  {siteUrl, baseUrl}: {siteUrl: string; baseUrl: string},
  {title, tagline}: SiteTitle,
  isTaken: (name: string) => boolean = () => false,
): TextFile[] {
  const isOther = (id: string) => Number(id !== 'default');
  const instances = [...(sites.get(site) ?? [])].sort(
    ([one], [other]) => isOther(one) - isOther(other) || (one < other ? -1 : 1),
  );
  if (instances[0]?.[0] !== pluginId) return [];
  const listed = instances.flatMap(([, {formats, tabs}]) => (formats.llms ? tabs : []));
  const told = instances.flatMap(([, {formats, tabs}]) => (formats.llmsFull ? tabs : []));
  // A language below it has the pages of the same APIs.
  const apis =
    baseUrl === '/'
      ? instances.flatMap(([, {formats, tabs}]) =>
          formats.apiCatalog ? tabs.flatMap((tab) => tab.apis) : [],
        )
      : [];
  const isOnly = listed.length === 1;
  const sections = toSiteSections(listed);
  const summary = tagline || (isOnly ? listed[0]?.summary : undefined);
  const list = {heading: title, summary, sections};
  const toUrls = (name: string) => ({
    url: `${baseUrl}${name}`,
    index: `${siteUrl}${baseUrl}${name}`,
  });
  return [
    ...(listed.length > 0 && !isTaken(LLMS_FILE) ? toListTextFiles(list, toUrls(LLMS_FILE)) : []),
    ...(told.length > 0 && !isTaken(LLMS_FULL_FILE)
      ? [toSiteFullFile(list, told, toUrls(LLMS_FULL_FILE))]
      : []),
    ...(apis.length > 0 && !isTaken(API_CATALOG) ? [toApiCatalog(apis, siteUrl)] : []),
  ];
}

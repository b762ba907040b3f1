import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {present} from '../../document/present';
import {DEFAULT_OPTIONS} from '../../options';
import type {Redirect} from '../../routes/types';
import {type OwnEntry, toDocsPlace} from '../init/ownEntry';
import {readText} from '../readText';
import {chooseRoot, listCovered} from './chooseRoot';
import {withinRoot, withOwnSources} from './chooseSources';
import {readDocusaurusOpenApi, toClassic} from './docusaurusOpenApi';
import {type ConfigEdit, editConfig} from './editConfig';
import {type ApiFields, toDocsJson, toFields} from './fields';
import {
  besideDocsJson,
  type FileChange,
  listNewRoutes,
  listRedirectFiles,
  listStylesheets,
} from './files';
import {keepUrls} from './keepUrls';
import {listNewPages} from './newPages';
import {listOld, toPointer, toRedirects} from './oldAddresses';
import {readOpenApiDocs} from './openApiDocs';
import {readRedocusaurus} from './redocusaurus';
import {listRemoved, type RemovedEntry} from './removeEntries';
import {readScalar} from './scalar';
import type {OldApi, OldSite} from './types';

export type MigrationPlan = {
  sites: OldSite[];
  apis: OldApi[];
  changes: FileChange[];
  redirects: Redirect[];
  /** The old addresses that pages have; absent where they all redirect. */
  kept?: readonly string[];
  /** The root of the new pages, `/api`. */
  root: string;
  /** What is removed from the configuration. */
  removed: readonly RemovedEntry[];
  left: ConfigEdit['left'];
  notes: string[];
};

const READERS = [readOpenApiDocs, readRedocusaurus, readDocusaurusOpenApi, readScalar];

/**
 * Plans the migration; undefined if no known tool is used.
 * @param own the entry of this plugin that the configuration has already
 * @param onRead called for each document before it is read
 */
export async function planMigration(
  siteDir: string,
  configFile: string,
  config: DocusaurusConfig,
  own: OwnEntry | undefined,
  onRead: (source: string, number: number, total: number) => void,
  keepsUrls = false,
): Promise<MigrationPlan | undefined> {
  const sites = READERS.flatMap((read) => read(config, siteDir) ?? []);
  if (sites.length === 0) return undefined;
  const notes = sites.flatMap((site) => site.notes);
  const place = toDocsPlace(siteDir, own?.options);
  const apis = withOwnSources(
    sites.flatMap((site) => site.apis).flatMap((api) => withinRoot(api, {siteDir, place, notes})),
  );
  const options = own?.options ?? DEFAULT_OPTIONS;
  const isRouted = own?.named.routeBasePath !== undefined;
  const routeBasePath = isRouted
    ? options.routeBasePath
    : chooseRoot(toClassic(config), apis, keepsUrls);
  if (isRouted) notes.push(...listCovered(apis, routeBasePath));
  const paths = {baseUrl: '/', routeBasePath, trailingSlash: config.trailingSlash};
  // Which tags get pages is known once the documents are read.
  const first = await listNewPages(
    toDocsJson(apis, apis.map(toKnownFields), place.schema),
    place.rootDir,
    paths,
    onRead,
  );
  const {
    fields,
    overlays,
    options: shared,
    notes: more,
  } = toFields(apis, {
    pagesOf: (api, index) =>
      api.versions.flatMap((_, version) => first.get(toPointer(api, index, version)) ?? []),
    shownExtensions: options.showExtensions,
  });
  notes.push(...more);
  const docsJson = toDocsJson(apis, fields, place.schema);
  const pages = fields.some(({tags}) => tags)
    ? await listNewPages(docsJson, place.rootDir, paths, onRead)
    : first;
  const old = listOld(pages, siteDir, apis);
  const kept = keepsUrls ? keepUrls(old, paths) : undefined;
  const redirects = toRedirects(kept?.redirects ?? old.flatMap((one) => one.old), routeBasePath);
  const removed = listRemoved(config);
  const stylesheets = listStylesheets(sites);
  const before = readText(path.join(siteDir, configFile), siteDir) ?? '';
  const {text, left} = editConfig(before, configFile, {
    hasEntry: own !== undefined,
    options: {
      ...(routeBasePath !== options.routeBasePath && {routeBasePath}),
      ...shared,
      ...(options.search && sites.some(({hideSearch}) => hideSearch) && {search: false}),
    },
    hasRedirects: redirects.length > 0,
    ...present({stylesheet: stylesheets[0]?.file}),
    removed,
  });
  return {
    sites,
    apis,
    redirects,
    ...(kept && {kept: kept.addresses}),
    root: `/${routeBasePath}`,
    removed,
    left,
    notes,
    changes: [
      {file: place.name, after: docsJson},
      ...listNewRoutes(place, kept?.lock),
      ...overlays.map(({file, after}) => ({file: besideDocsJson(place, file), after})),
      ...stylesheets,
      ...listRedirectFiles(redirects),
      ...(text === before ? [] : [{file: configFile, before, after: text}]),
    ],
  };
}

/** Fields that do not depend on a document. */
function toKnownFields({wishes: {schemas} = {}}: OldApi): ApiFields {
  return schemas === undefined ? {} : {schemas};
}

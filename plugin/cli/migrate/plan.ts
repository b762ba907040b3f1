import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {present} from '../../document/present';
import {DEFAULT_OPTIONS} from '../../options';
import {CLASSIC_PRESET, type EntryList, listOptions} from '../../site/pluginEntries';
import {type DocsJsonPlace, type OwnEntry, toDocsPlace, withSlashes} from '../init/ownEntry';
import {NOTHING_PUBLISHED} from '../init/changes';
import {readText} from '../readText';
import {findRouteClash} from '../../site/routeClash';
import {type ApiFields, toDocsJson, toFields} from './fields';
import {OPEN_API_PRESET, readDocusaurusOpenApi, toClassic} from './docusaurusOpenApi';
import {editConfig, REDIRECTS_FILE, type ConfigEdit} from './editConfig';
import type {RemovedEntry} from './removeEntries';
import {listNewPages, type NewPages} from './newPages';
import {readOpenApiDocs} from './openApiDocs';
import {readRedocusaurus} from './redocusaurus';
import {readScalar} from './scalar';
import type {Redirect} from '../../routes/types';
import {toColorsCss} from './redocColors';
import type {TitleCounts} from './titlePages';
import {keepUrls, type OldAddresses} from './keepUrls';
import {listOldAddresses} from './redirects';
import type {OldApi, OldSite, OldVersion} from './types';

/** A file before and after the migration; `before` is absent for a new file. */
export type FileChange = {file: string; before?: string; after: string};

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

const STYLESHEET = 'src/css/api-reference.css';

/** Candidate roots of the new pages, the usual one first. */
const ROOTS = ['api', 'api-reference', 'reference', 'api-docs'];

/** Packages whose pages have addresses that redirects need, and where the configuration names them. */
const REMOVED: readonly [property: EntryList, name: string, becomes?: RemovedEntry['becomes']][] = [
  ['presets', 'redocusaurus'],
  ['plugins', 'docusaurus-plugin-redoc'],
  // It only draws the pages of the plugin, and works as either.
  ['plugins', 'docusaurus-theme-redoc'],
  ['themes', 'docusaurus-theme-redoc'],
  ['plugins', '@scalar/docusaurus'],
  ['presets', OPEN_API_PRESET, {name: CLASSIC_PRESET, without: ['api', 'proxy']}],
  ['plugins', 'docusaurus-plugin-openapi'],
  ['themes', 'docusaurus-theme-openapi'],
];

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

/** A stylesheet with the colors of other tools, if they have any. */
function listStylesheets(sites: readonly OldSite[]): FileChange[] {
  const colors = sites.flatMap((site) => site.colors ?? []);
  return colors.length > 0 ? [{file: STYLESHEET, after: toColorsCss(colors)}] : [];
}

function besideDocsJson({name}: DocsJsonPlace, file: string): string {
  return path.posix.join(path.posix.dirname(name), file);
}

function listRedirectFiles(redirects: readonly Redirect[]): FileChange[] {
  return redirects.length > 0
    ? [{file: REDIRECTS_FILE, after: `${JSON.stringify(redirects, undefined, 2)}\n`}]
    : [];
}

/** The file of published addresses, unless there is one and nothing to write into it. */
function listNewRoutes(place: DocsJsonPlace, lock: string | undefined): FileChange[] {
  const {siteDir, rootDir, routes} = place;
  return lock !== undefined || readText(path.join(rootDir, routes), siteDir) === undefined
    ? [{file: besideDocsJson(place, routes), after: lock ?? NOTHING_PUBLISHED}]
    : [];
}

function listRemoved(config: DocusaurusConfig): RemovedEntry[] {
  return REMOVED.map(([property, name, becomes]) => ({
    property,
    name,
    count: listOptions(config, property, name).length,
    ...present({becomes}),
  })).filter(({count}) => count > 0);
}

/** docs.json can name only documents in its folder, and names them from there. */
function withinRoot(
  api: OldApi,
  {siteDir, place, notes}: {siteDir: string; place: DocsJsonPlace; notes: string[]},
): OldApi[] {
  const versions = api.versions.flatMap((version) => {
    // `pull` writes a document at a URL into the folder of docs.json.
    if (version.url !== undefined) return version;
    const file = path.relative(place.rootDir, path.resolve(siteDir, version.source));
    if (!file.startsWith('..') && !path.isAbsolute(file))
      return {...version, source: withSlashes(file)};
    notes.push(
      `\`${version.source}\` is outside ${place.rootDir === siteDir ? 'the site' : `the folder of \`${place.name}\``}. Move or copy it into the folder of docs.json, and add a tab for it.`,
    );
    return [];
  });
  return versions.length > 0 ? [{...api, versions}] : [];
}

/** Gives the documents of different URLs different files, because `pull` writes each of them. */
function withOwnSources(apis: readonly OldApi[]): OldApi[] {
  const urls = new Map<string, string | undefined>();
  for (const {source, url} of apis.flatMap(({versions}) => versions))
    if (url === undefined) urls.set(source, url);
  const toOwn = (version: OldVersion): OldVersion => {
    const {url} = version;
    let {source} = version;
    for (let number = 2; urls.has(source) && urls.get(source) !== url; number++)
      source = version.source.replace(/(?=\.\w+$)/, `-${number}`);
    urls.set(source, url);
    return {...version, source};
  };
  return apis.map((api) => ({...api, versions: api.versions.map(toOwn)}));
}

/**
 * Other pages may use the usual root. An old page of all operations may, too, if it was about the
 * first document, which the root opens.
 */
function chooseRoot(config: DocusaurusConfig, apis: readonly OldApi[], keepsUrls: boolean): string {
  const taken = new Set([
    ...listLaterRoutes(apis).map(({route}) => route),
    ...apis.flatMap(({versions}) =>
      versions.flatMap(({pages}) =>
        // An address below the root cannot be kept.
        pages.kind === 'files' || (pages.kind === 'titles' && keepsUrls)
          ? pages.route.split('/')[0]
          : [],
      ),
    ),
  ]);
  return (
    ROOTS.find((root) => !taken.has(root) && findRouteClash(config, root) === undefined) ??
    'openapi'
  );
}

/** The addresses of documents other than the first, apart from those in the same folder as it. */
function listLaterRoutes(apis: readonly OldApi[]): {label: string; route: string}[] {
  const [first, ...others] = apis.flatMap(({label, versions}) =>
    versions.map(({pages}) => ({
      label,
      route: pages.kind === 'files' ? undefined : pages.route,
      isShared: pages.kind === 'titles',
    })),
  );
  return others.flatMap(({label, route, isShared}) =>
    route === undefined || (isShared && route === first?.route) ? [] : {label, route},
  );
}

/** Old pages at the root that the plugin's entry names: the root opens the first document. */
function listCovered(apis: readonly OldApi[], root: string): string[] {
  return listLaterRoutes(apis)
    .filter(({route}) => route === root)
    .map(
      ({label}) =>
        `\`/${root}\` was the page of “${label}”, and is the root of the new pages now: it opens the first tab.`,
    );
}

/** Fields that do not depend on a document. */
function toKnownFields({wishes: {schemas} = {}}: OldApi): ApiFields {
  return schemas === undefined ? {} : {schemas};
}

/** The pointer of a version, or of the tab that has only one, in docs.json. */
function toPointer({versions}: OldApi, tab: number, version: number): string {
  return versions.length > 1 ? `/tabs/${tab}/api/versions/${version}` : `/tabs/${tab}`;
}

/** The old addresses of each version. */
function listOld(
  pages: ReadonlyMap<string, NewPages>,
  siteDir: string,
  apis: readonly OldApi[],
): OldAddresses[] {
  const counts = new Map<string, TitleCounts>();
  const countsOf = (route: string) => {
    const known = counts.get(route) ?? new Map<string, number>();
    counts.set(route, known);
    return known;
  };
  return apis.flatMap((api, tab) =>
    api.versions.flatMap((version, index): OldAddresses[] => {
      const found = pages.get(toPointer(api, tab, index));
      return found
        ? [{pages: found, old: listOldAddresses(siteDir, version.pages, found, countsOf)}]
        : [];
    }),
  );
}

/** Lists each old address once; an address that has a page again needs no redirect. */
function toRedirects(all: readonly Redirect[], routeBasePath: string): Redirect[] {
  const root = `/${routeBasePath}`;
  const news = new Set(all.map(({to}) => to.replace(/\/?(?:#.*)?$/s, '')));
  const first = new Map<string, Redirect>();
  for (const {from, to} of all)
    if (!first.has(from) && !news.has(from) && from !== root) first.set(from, {from, to});
  return [...first.values()];
}

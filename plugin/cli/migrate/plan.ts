import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_OPTIONS} from '../../options';
import {findRouteClash} from '../../site/routeClash';
import {type ApiFields, toDocsJson, toFields} from './fields';
import {editConfig, REDIRECTS_FILE, type ConfigEdit} from './editConfig';
import type {RemovedEntry} from './removeEntries';
import {listNewPages, type NewPages} from './newPages';
import {readOpenApiDocs} from './openApiDocs';
import {readRedocusaurus} from './redocusaurus';
import {readScalar} from './scalar';
import {type Redirect, toRedirects} from './redirects';
import type {OldApi, OldSite} from './types';

/** A file before and after the migration; `before` is absent for a new file. */
export type FileChange = {file: string; before?: string; after: string};

export type MigrationPlan = {
  sites: OldSite[];
  apis: OldApi[];
  changes: FileChange[];
  redirects: Redirect[];
  /** The root of the new pages, `/api`. */
  root: string;
  left: ConfigEdit['left'];
  notes: string[];
};

/** Candidate roots of the new pages, the usual one first. */
const ROOTS = ['api', 'api-reference', 'reference', 'api-docs'];

/** Tools whose pages have addresses that redirects need, and where the configuration names them. */
const REMOVED: {[tool in OldSite['tool']]?: RemovedEntry} = {
  redocusaurus: {property: 'presets', name: 'redocusaurus'},
  '@scalar/docusaurus': {property: 'plugins', name: '@scalar/docusaurus'},
};

/**
 * Plans the migration; undefined if no known tool is used.
 * @param onRead called for each document before it is read
 */
export async function planMigration(
  siteDir: string,
  configFile: string,
  config: DocusaurusConfig,
  onRead: (source: string, number: number, total: number) => void,
): Promise<MigrationPlan | undefined> {
  const sites = [
    readOpenApiDocs(config, siteDir),
    readRedocusaurus(config, siteDir),
    readScalar(config, siteDir),
  ].filter((site) => site !== undefined);
  if (sites.length === 0) return undefined;
  const notes = sites.flatMap((site) => site.notes);
  const apis = sites.flatMap((site) => site.apis).flatMap((api) => withinSite(api, notes));
  const routeBasePath = chooseRoot(config, apis);
  const paths = {baseUrl: '/', routeBasePath, trailingSlash: config.trailingSlash};
  // Which tags get pages is known once the documents are read.
  const first = await listNewPages(
    toDocsJson(apis, apis.map(toKnownFields)),
    siteDir,
    paths,
    onRead,
  );
  const {
    fields,
    overlays,
    showExtensions,
    notes: more,
  } = toFields(apis, (api, index) =>
    api.versions.flatMap((_, version) => first.get(toPointer(api, index, version)) ?? []),
  );
  notes.push(...more);
  const docsJson = toDocsJson(apis, fields);
  const pages = fields.some(({tags}) => tags)
    ? await listNewPages(docsJson, siteDir, paths, onRead)
    : first;
  const redirects = listRedirects(pages, siteDir, apis, routeBasePath);
  const before = await fs.readFile(path.join(siteDir, configFile), 'utf8');
  const {text, left} = editConfig(before, configFile, {
    options: {
      ...(routeBasePath !== DEFAULT_OPTIONS.routeBasePath && {routeBasePath}),
      ...(showExtensions.length > 0 && {showExtensions}),
      ...(sites.some(({hideSearch}) => hideSearch) && {search: false}),
    },
    hasRedirects: redirects.length > 0,
    removed: sites.flatMap(({tool}) => REMOVED[tool] ?? []),
  });
  return {
    sites,
    apis,
    redirects,
    root: `/${routeBasePath}`,
    left,
    notes,
    changes: [
      {file: 'docs.json', after: docsJson},
      ...overlays,
      ...(redirects.length > 0
        ? [{file: REDIRECTS_FILE, after: `${JSON.stringify(redirects, undefined, 2)}\n`}]
        : []),
      ...(text === before ? [] : [{file: configFile, before, after: text}]),
    ],
  };
}

/** docs.json can name only documents in its folder. */
function withinSite(api: OldApi, notes: string[]): OldApi[] {
  const versions = api.versions.filter(({source}) => !source.startsWith('../'));
  for (const {source} of api.versions)
    if (source.startsWith('../'))
      notes.push(
        `\`${source}\` is outside the site. Move or copy it into the folder of docs.json, and add a tab for it.`,
      );
  return versions.length > 0 ? [{...api, versions}] : [];
}

/**
 * Other pages may use the usual root. An old page of all operations may, too, if it was about the
 * first document, which the root opens.
 */
function chooseRoot(config: DocusaurusConfig, apis: readonly OldApi[]): string {
  const taken = new Set(
    apis.flatMap(({versions}, index) =>
      versions.flatMap(({pages}) =>
        pages.kind === 'files'
          ? pages.route.split('/')[0]
          : index > 0 && pages.route !== undefined
            ? pages.route
            : [],
      ),
    ),
  );
  return (
    ROOTS.find((root) => !taken.has(root) && findRouteClash(config, root) === undefined) ??
    'openapi'
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

/** Lists each old address once; an address that has a page again needs no redirect. */
function listRedirects(
  pages: ReadonlyMap<string, NewPages>,
  siteDir: string,
  apis: readonly OldApi[],
  routeBasePath: string,
): Redirect[] {
  const root = `/${routeBasePath}`;
  const all = apis.flatMap((api, tab) =>
    api.versions.flatMap((version, index): Redirect[] => {
      const found = pages.get(toPointer(api, tab, index));
      return found ? toRedirects(siteDir, version.pages, found) : [];
    }),
  );
  const news = new Set(all.map(({to}) => to.replace(/\/?(?:#.*)?$/s, '')));
  const first = new Map<string, Redirect>();
  for (const redirect of all)
    if (!first.has(redirect.from) && !news.has(redirect.from) && redirect.from !== root)
      first.set(redirect.from, redirect);
  return [...first.values()];
}

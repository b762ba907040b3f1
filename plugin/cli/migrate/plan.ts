import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {findRouteClash} from '../../site/routeClash';
import {toDocsJson} from './docsJson';
import {editConfig, REDIRECTS_FILE, type ConfigEdit} from './editConfig';
import {listNewPages} from './newPages';
import {readOpenApiDocs} from './openApiDocs';
import {readRedocusaurus} from './redocusaurus';
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

/** Plans the migration; undefined if neither tool is used. */
export async function planMigration(
  siteDir: string,
  configFile: string,
  config: DocusaurusConfig,
): Promise<MigrationPlan | undefined> {
  const sites = [readOpenApiDocs(config, siteDir), readRedocusaurus(config, siteDir)].filter(
    (site) => site !== undefined,
  );
  if (sites.length === 0) return undefined;
  const notes = sites.flatMap((site) => site.notes);
  const apis = sites.flatMap((site) => site.apis).flatMap((api) => withinSite(api, notes));
  const docsJson = toDocsJson(apis);
  const routeBasePath = chooseRoot(config, apis);
  const redirects = await listRedirects(docsJson, siteDir, apis, {
    baseUrl: '/',
    routeBasePath,
    trailingSlash: config.trailingSlash,
  });
  const before = await fs.readFile(path.join(siteDir, configFile), 'utf8');
  const hasPreset = sites.some(({tool}) => tool === 'redocusaurus');
  const {text, left} = editConfig(before, configFile, {
    routeBasePath,
    hasRedirects: redirects.length > 0,
    ...(hasPreset && {preset: 'redocusaurus'}),
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

/** Other pages may use the usual root; redocusaurus's own pages don't count. */
function chooseRoot(config: DocusaurusConfig, apis: readonly OldApi[]): string {
  const taken = new Set(
    apis.flatMap(({versions}) =>
      versions.flatMap(({pages}) => (pages.kind === 'files' ? pages.route.split('/')[0] : [])),
    ),
  );
  return (
    ROOTS.find((root) => !taken.has(root) && findRouteClash(config, root) === undefined) ??
    'openapi'
  );
}

/** Lists each old address once; an address that has a page again needs no redirect. */
async function listRedirects(
  docsJson: string,
  siteDir: string,
  apis: readonly OldApi[],
  paths: Parameters<typeof listNewPages>[2],
): Promise<Redirect[]> {
  const pages = await listNewPages(docsJson, siteDir, paths);
  const root = `/${paths.routeBasePath}`;
  const all = apis.flatMap(({versions}, tab) =>
    versions.flatMap((version, index): Redirect[] => {
      const pointer = versions.length > 1 ? `/tabs/${tab}/api/versions/${index}` : `/tabs/${tab}`;
      const found = pages.get(pointer);
      return found ? toRedirects(siteDir, version.pages, found) : [];
    }),
  );
  const news = new Set(all.map(({to}) => to.replace(/\/$/, '')));
  const first = new Map<string, Redirect>();
  for (const redirect of all)
    if (!first.has(redirect.from) && !news.has(redirect.from) && redirect.from !== root)
      first.set(redirect.from, redirect);
  return [...first.values()];
}

/** The files that the migration writes besides docs.json, overlays and the configuration. */
import path from 'node:path';
import type {Redirect} from '../../routes/types';
import {NOTHING_PUBLISHED} from '../init/changes';
import type {DocsJsonPlace} from '../init/ownEntry';
import {readText} from '../readText';
import {REDIRECTS_FILE} from './editConfig';
import {toColorsCss} from './redocColors';
import type {OldSite} from './types';

/** A file before and after the migration; `before` is absent for a new file. */
export type FileChange = {file: string; before?: string; after: string};

const STYLESHEET = 'src/css/api-reference.css';

/** A stylesheet with the colors of other tools, if they have any. */
export function listStylesheets(sites: readonly OldSite[]): FileChange[] {
  const colors = sites.flatMap((site) => site.colors ?? []);
  return colors.length > 0 ? [{file: STYLESHEET, after: toColorsCss(colors)}] : [];
}

export function besideDocsJson({name}: DocsJsonPlace, file: string): string {
  return path.posix.join(path.posix.dirname(name), file);
}

export function listRedirectFiles(redirects: readonly Redirect[]): FileChange[] {
  return redirects.length > 0
    ? [{file: REDIRECTS_FILE, after: `${JSON.stringify(redirects, undefined, 2)}\n`}]
    : [];
}

/** The file of published addresses, unless there is one and nothing to write into it. */
export function listNewRoutes(place: DocsJsonPlace, lock: string | undefined): FileChange[] {
  const {siteDir, rootDir, routes} = place;
  return lock !== undefined || readText(path.join(rootDir, routes), siteDir) === undefined
    ? [{file: besideDocsJson(place, routes), after: lock ?? NOTHING_PUBLISHED}]
    : [];
}

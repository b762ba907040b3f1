/** The names of files and folders that the build writes beside pages. */
import {CALLBACK_PAGE, FORMER_TABLE, MANIFEST_FILE, SCRIPT_RECORD} from '../proxy/buildFiles';

export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/**
 * The folders below a tab: its documents for download, and its search index. Where an operation has
 * the address of a file in one of them, the folder gets a number.
 */
export const DOWNLOADS = 'document';
export const SEARCH_INDEX = 'search-index';

/** The folder below the plugin's root with what `agents/` reads, and its endpoint; no tab has this id. */
export const AGENTS_FOLDER = 'mcp';

/**
 * Files that servers, hosts and our commands find by their names; some search the folders above a
 * page for them. The last three are Docusaurus's.
 */
const OWN_FILES: ReadonlySet<string> = new Set([
  MANIFEST_FILE,
  SCRIPT_RECORD,
  FORMER_TABLE,
  LLMS_FILE,
  LLMS_FULL_FILE,
  '404.html',
  'index.html',
  'sitemap.xml',
]);

/** What follows the address of a page in the name of its file, and of the same page in other forms. */
const PAGE_ENDINGS = ['.html', '.md', '.json', '.atom'];

/** Endings of files beside pages. A page of such a name would be served in place of one. */
const FILE_ENDING = /\.(?:md|json|txt|atom|xml)$/i;

/**
 * Whether a page with this address would have the name of a file of the build, or of the page that
 * Try It needs. Folders may have these names, so an operation `GET /404` has the address `404/get`.
 */
export function isOwnName(address: string): boolean {
  const route = address.toLowerCase().replace(/\/$/, '');
  const name = route.slice(route.lastIndexOf('/') + 1);
  return (
    FILE_ENDING.test(name) ||
    PAGE_ENDINGS.some((ending) => OWN_FILES.has(name + ending)) ||
    `/${route}`.endsWith(`/${CALLBACK_PAGE}`)
  );
}

/** Whether a segment below a tab, with everything below it, is needed for files of the tab. */
export function isOwnSegment(segment: string): boolean {
  const [name] = segment.toLowerCase().split(/-\d+$/);
  return isOwnName(segment) || name === DOWNLOADS || name === SEARCH_INDEX;
}

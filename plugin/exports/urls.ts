import {AGENTS_FOLDER, LLMS_FILE, LLMS_FULL_FILE} from '../config/ownNames';
import type {FormatUrls} from '../types';
import type {Changelog} from '../lists/changelog/types';
import {toTop} from '../navigation/toBase';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {SchemaPage} from '../lists/schemaPages/types';
import type {Formats} from './types';

/** Which pages are small enough to have a document of their own. */
type FilesOfPages = {
  hasDocument: (page: OperationPage) => boolean;
  hasJsonSchema: (page: SchemaPage) => boolean;
};

const FORMAT_NAME = /\.(?:md|json|txt)$/;

/**
 * The same with and without trailing slashes: `/api/default/pets/get.md` for the page
 * `/api/default/pets/get`. A path of the API may have the same name (`/pets.md`): its pages are in
 * a folder of that name, and there is no file.
 */
export function toFormatUrls(
  navigation: Pick<TabNavigation, 'overview' | 'top' | 'pages'>,
  formats: Formats,
  {hasDocument, hasJsonSchema}: FilesOfPages,
): FormatUrls {
  const folders = new Set(navigation.pages.flatMap(({permalink}) => listFolders(permalink)));
  const free = (wanted: boolean, url: string) => (wanted && !folders.has(url) ? url : undefined);
  const base = trimSlash(toTop(navigation));
  return {
    markdownOf: (permalink) => free(formats.markdown, `${trimSlash(permalink)}.md`),
    openapiOf: (page) =>
      free(formats.openapi && hasDocument(page), `${trimSlash(page.permalink)}.json`),
    jsonSchemaOf: (page) =>
      free(formats.openapi && hasJsonSchema(page), `${trimSlash(page.permalink)}.json`),
    llms: free(formats.llms, `${base}/${LLMS_FILE}`),
    llmsFull: free(formats.llmsFull, `${base}/${LLMS_FULL_FILE}`),
  };
}

/** Where the feed of a changelog is. Undefined where no section has a date. */
export function toFeedUrl({permalink, sections}: Changelog): string | undefined {
  return sections.some(({date}) => date !== undefined) ? `${trimSlash(permalink)}.atom` : undefined;
}

/**
 * The folder of a tab for programs: `/api/mcp/default` for `/api/default`. The id of an older version
 * has two segments.
 */
export function toAgentFolder({
  tab,
  ...place
}: Pick<TabNavigation, 'overview' | 'top' | 'tab'>): string {
  const segments = trimSlash(toTop(place)).split('/');
  segments.splice(-tab.tabId.split('/').length, 0, AGENTS_FOLDER);
  return segments.join('/');
}

/** The folders of a page that are called like files of ours. */
function listFolders(permalink: string): string[] {
  const segments = permalink.split('/');
  return segments.flatMap((segment, index) =>
    FORMAT_NAME.test(segment) ? [segments.slice(0, index + 1).join('/')] : [],
  );
}

function trimSlash(permalink: string): string {
  return permalink.replace(/\/$/, '');
}

import {createPartialDocuments} from './operationDocument/partialDocuments';
import {formatJson} from '../document/exactNumber';
import type {Overlaid} from '../document/types';
import {formatYaml} from '../request/formatYaml';
import type {LoadedContent, TabContent} from '../types';

/** A file of a document as readers can download it. */
export type Download = {
  /**
   * Where it is served, with the baseUrl; the folders of a document's files are kept, so that its
   * references hold.
   */
  url: string;
  /** Path of the author's file relative to the project root. */
  file: string;
  /**
   * What is served instead, where overlays change the file, or it describes operations that readers
   * do not see.
   */
  text?: () => string;
};

/** The folder of the documents for download, below that of their tab. */
export const DOWNLOADS = 'document';

/**
 * The files of a tab's document; the entry file is the first. A document that describes operations
 * that readers do not see is one file without them. `root` is the permalink of the
 * plugin, e.g. `/docs/api`. Pages keep their addresses: where one is in the way (`GET
 * /document/openapi.yaml`), the files are in another folder.
 */
export function toDownloads(
  {tab, document, reference, navigation}: Omit<TabContent, 'preserved' | 'lostImages'>,
  root: string,
): Download[] {
  const isPartial = document && reference && reference.internal.length > 0;
  const files = isPartial ? document.files.slice(0, 1) : listFiles(document);
  const base = toCommonFolder(files);
  const paths = files.map((file) =>
    (isPartial ? file.replace(/(\.\w+)?$/, '.json') : file)
      .split('/')
      .slice(base.length)
      .map(encodeURIComponent)
      .join('/'),
  );
  const taken = new Set(
    (navigation?.pages ?? []).flatMap(({permalink}) =>
      listPlaces(permalink.slice(root.length + tab.tabId.length + 2)),
    ),
  );
  let folder = DOWNLOADS;
  for (let number = 2; paths.some((path) => taken.has(`${folder}/${path}`.toLowerCase())); number++)
    folder = `${DOWNLOADS}-${number}`;
  return files.map((file, index) => ({
    url: [root, tab.tabId, folder, paths[index]].join('/'),
    file,
    ...(isPartial
      ? {text: () => createPartialDocuments(document).ofAll(reference.operations)}
      : index === 0 && document?.overlaid && {text: toText(file, document.overlaid)}),
  }));
}

/** Overlays are in the document that they changed. */
function listFiles(document: TabContent['document']): string[] {
  const overlays = new Set(document?.overlaid?.files);
  return (document?.files ?? []).filter((file) => !overlays.has(file));
}

/** The document with its overlays, as JSON or YAML like the author's file. */
function toText(file: string, {value}: Overlaid): () => string {
  return () => (/\.json$/i.test(file) ? `${formatJson(value, 2)}\n` : `${formatYaml(value)}\n`);
}

/**
 * The folders that a page below its tab takes, without case; nothing that could be one of
 * documents.
 */
function listPlaces(route: string): string[] {
  const segments = route.toLowerCase().split('/');
  if (!segments[0]?.startsWith(DOWNLOADS)) return [];
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

export function toAllDownloads(content: LoadedContent, root: string): Download[] {
  return content.tabs.flatMap((tab) => toDownloads(tab, root));
}

/** The folders that all files have in common. */
function toCommonFolder(files: readonly string[]): string[] {
  const folders = files.map((file) => file.split('/').slice(0, -1));
  const first = folders[0] ?? [];
  let length = 0;
  while (length < first.length && folders.every((folder) => folder[length] === first[length]))
    length++;
  return first.slice(0, length);
}

import type {LoadedContent, TabContent} from './content';

/** A file of a document as readers can download it. */
export type Download = {
  /** Where it is served, with the baseUrl; the folders of a document's files are kept, so that its references hold. */
  url: string;
  /** Path of the author's file relative to the project root. */
  file: string;
};

/** The files of a tab's document; the entry file is the first. `root` is the permalink of the plugin, e.g. `/docs/api`. */
export function toDownloads({tab, document}: Pick<TabContent, 'tab' | 'document'>, root: string): Download[] {
  const files = document?.files ?? [];
  const base = toCommonFolder(files);
  return files.map((file) => ({
    url: [root, tab.tabId, 'document', ...file.split('/').slice(base.length).map(encodeURIComponent)].join('/'),
    file,
  }));
}

export function toAllDownloads(content: LoadedContent, root: string): Download[] {
  return content.tabs.flatMap((tab) => toDownloads(tab, root));
}

/** The folders that all files have in common. */
function toCommonFolder(files: readonly string[]): string[] {
  const folders = files.map((file) => file.split('/').slice(0, -1));
  const first = folders[0] ?? [];
  let length = 0;
  while (length < first.length && folders.every((folder) => folder[length] === first[length])) length++;
  return first.slice(0, length);
}

import fs from 'fs/promises';
import type {LoadedContent} from '../../types';
import type {DocsSidebarItem, DocsVersion} from './docsContent';

/** Whether a sidebar of docs has items of `apiSidebar`. */
export function hasApiItems({sidebars}: Pick<DocsVersion, 'sidebars'>): boolean {
  return Object.values(sidebars).some((items) => items.some(isOrHasApiItem));
}

function isOrHasApiItem(item: DocsSidebarItem): boolean {
  return item.type === 'category'
    ? item.items.some(isOrHasApiItem)
    : item.customProps?.api !== undefined;
}

/** How long a reload of the docs may take, and what Docusaurus writes after it. */
const LOAD_MS = 30_000;
const WRITE_MS = 3_000;

type SidebarRefresh = {
  /** Learns what a reload of any plugin has loaded. */
  note: (content: LoadedContent, versions: readonly DocsVersion[]) => void;
  /**
   * Called when everything that was written is built: has the docs reload, if they must.
   * @param builtAt when that was, in milliseconds
   */
  run: (builtAt: number) => Promise<void>;
  /** Called before a document is loaded: resolves when the docs do not reload. */
  settled: () => Promise<void>;
};

/**
 * Makes the docs plugin load its sidebars again when what `apiSidebar` gives has changed: in
 * development it does so for an edit of their file alone. The file gets a new date and keeps its
 * text. One plugin reloads after the other: of two that do so at the same time, Docusaurus keeps
 * what the slower one made, and forgets the other.
 */
export function createSidebarRefresh(): SidebarRefresh {
  const reload = createReload();
  let earlier: string | undefined;
  let files: string[] = [];
  /** Since when what is loaded waits to be built; while something is being loaded, for ever. */
  let loadedAt = 0;
  return {
    note: (content, versions) => {
      loadedAt = Date.now();
      reload.onLoaded();
      const signature = toSignature(content);
      const hasChanged = earlier !== undefined && earlier !== signature;
      earlier = signature;
      if (!hasChanged) return;
      files = versions.flatMap((version) =>
        typeof version.sidebarFilePath === 'string' && hasApiItems(version)
          ? [version.sidebarFilePath]
          : [],
      );
    },
    run: async (builtAt) => {
      if (builtAt < loadedAt) return;
      reload.onBuilt();
      const due = files;
      files = [];
      if (due.length > 0) reload.begin();
      const now = new Date();
      // If a file is gone, the docs reload for that reason.
      await Promise.allSettled(due.map((file) => fs.utimes(file, now, now)));
    },
    settled: async () => {
      await reload.ended();
      loadedAt = Infinity;
    },
  };
}

/** One reload of the docs: begun, loaded, built. */
function createReload() {
  let timer: NodeJS.Timeout | undefined;
  let isLoaded = false;
  let end: (() => void) | undefined;
  let ended = Promise.resolve();
  const endAfter = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => end?.(), time);
    timer.unref();
  };
  return {
    begin: () => {
      end?.();
      isLoaded = false;
      ended = new Promise((resolve) => (end = resolve));
      endAfter(LOAD_MS);
    },
    onLoaded: () => {
      if (!end) return;
      isLoaded = true;
      endAfter(WRITE_MS);
    },
    onBuilt: () => {
      if (isLoaded) end?.();
    },
    ended: () => ended,
  };
}

/** Everything that the items are made of. */
function toSignature({tabs}: LoadedContent): string {
  return JSON.stringify(
    tabs.map(({tab, reference, navigation}) => [
      tab.tabId,
      tab.label,
      tab.navigation,
      tab.tagsOrder,
      tab.defaultGroup,
      tab.webhookGroup,
      tab.untagged,
      navigation?.changelog,
      reference?.tags,
      reference?.tagGroups,
      navigation?.pages.map(({operation, override, title, permalink}) => [
        operation.key,
        operation.tags,
        operation.deprecated !== undefined,
        override,
        title,
        permalink,
      ]),
    ]),
  );
}

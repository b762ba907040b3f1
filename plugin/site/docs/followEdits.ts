import fs from 'fs/promises';
import type {Site} from '../../types';
import type {DocsSidebarItem, DocsVersion} from './docsContent';

/** Whether a docs sidebar contains items of `apiSidebar`. */
export function hasApiItems({sidebars}: Pick<DocsVersion, 'sidebars'>): boolean {
  return Object.values(sidebars).some((items) => items.some(isOrHasApiItem));
}

function isOrHasApiItem(item: DocsSidebarItem): boolean {
  return item.type === 'category'
    ? item.items.some(isOrHasApiItem)
    : item.customProps?.api !== undefined;
}

/** Maximum time for a reload of the docs and the writes that follow it. */
const LOAD_MS = 30_000;
const WRITE_MS = 3_000;

type SidebarRefresh = {
  /** Records what a reload of any plugin has loaded. */
  note: (content: Site, versions: readonly DocsVersion[]) => void;
  /**
   * Called when everything that was written is built; reloads the docs if necessary.
   * @param builtAt time of the end of the build, in milliseconds
   */
  run: (builtAt: number) => Promise<void>;
  /** Called before a document is loaded: resolves when the docs are not reloading. */
  settled: () => Promise<void>;
};

/**
 * Makes the docs plugin reload its sidebars when the items of `apiSidebar` have changed: in
 * development it reloads them only after an edit of their file. The file gets a new modification
 * time, and its content is unchanged. Plugins reload one after the other: if two reload at the same
 * time, Docusaurus keeps the result of the slower one and loses the other.
 */
export function createSidebarRefresh(): SidebarRefresh {
  const reload = createReload();
  let earlier: string | undefined;
  let files: string[] = [];
  /** Since when loaded content has been waiting to be built; infinite during a load. */
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
      // If a file has been deleted, the docs reload for that reason.
      await Promise.allSettled(due.map((file) => fs.utimes(file, now, now)));
    },
    settled: async () => {
      await reload.ended();
      loadedAt = Infinity;
    },
  };
}

/** One reload of the docs, in three stages: begun, loaded, built. */
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

/** Covers everything that the items are made from. */
function toSignature({tabs}: Site): string {
  return JSON.stringify(
    tabs.map(({config: tab, reference, navigation, lists}) => [
      tab.tabId,
      tab.label,
      tab.navigation,
      tab.tagsOrder,
      tab.defaultGroup,
      tab.webhookGroup,
      [...(tab.groupLabels ?? [])],
      tab.untagged,
      navigation?.changelog,
      lists?.schemaPages?.pages.map(({name, permalink}) => [name, permalink]),
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

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

/**
 * Makes the docs plugin load its sidebars again when what `apiSidebar` gives has changed: in
 * development it does so for an edit of their file alone. The file gets a new date and keeps its
 * text, but only in `run`: of two plugins that reload at the same time, Docusaurus keeps what one
 * of them made.
 */
export function createSidebarRefresh(): {
  note: (content: LoadedContent, versions: readonly DocsVersion[]) => void;
  run: () => Promise<void>;
} {
  let earlier: string | undefined;
  let files: string[] = [];
  return {
    note: (content, versions) => {
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
    run: async () => {
      const due = files;
      files = [];
      const now = new Date();
      // If a file is gone, the docs reload for that reason.
      await Promise.allSettled(due.map((file) => fs.utimes(file, now, now)));
    },
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

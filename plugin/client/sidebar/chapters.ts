import {type ComponentType, type ReactNode, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PropApiSidebar, PropChapter, SidebarLinks} from '../../pages/props';
import {createStore} from '../store';

/** What the sidebar of a tab is made from. */
export type ApiTab = {
  tabId: string;
  /** Permalink of the overview. */
  overview: string;
  /** Permalink of the folder of the search index; absent where readers cannot search. */
  search?: string;
  sidebar: PropApiSidebar;
  /** Links of a sidebar too long to inline on every page. */
  sidebarLinks?: SidebarLinks;
};

/** A page of the docs that a tab lists. */
export type Chapter = PropChapter['page'] & {
  tab: ApiTab;
  /** The sidebar of the tab around a page. */
  Layout: ComponentType<ApiTab & {children: ReactNode}>;
};

const chapters = createStore<ReadonlyMap<string, Chapter>>(new Map());

/**
 * The module of each chapter calls this when it is loaded, which is before its page is rendered: so
 * no other page loads the sidebar. If several instances of the plugin list a doc, the first wins.
 * Returns a function for the development server, which replaces the module: it removes the chapter
 * unless the new module has added it again.
 */
export function addChapter(chapter: Chapter): () => void {
  const key = toKey(chapter.permalink);
  const known = chapters.get().get(key);
  if (!known || known.tab.overview === chapter.tab.overview)
    chapters.set(new Map(chapters.get()).set(key, chapter));
  return () => setTimeout(() => remove(key, chapter));
}

function remove(key: string, chapter: Chapter): void {
  if (chapters.get().get(key) !== chapter) return;
  const left = new Map(chapters.get());
  left.delete(key);
  chapters.set(left);
}

/** The open page, if it is a chapter. */
export function useChapter(): Chapter | undefined {
  const {pathname} = useLocation();
  const get = () => chapters.get().get(toKey(pathname));
  return useSyncExternalStore(chapters.subscribe, get, get);
}

/** Servers and links differ on trailing slashes. */
function toKey(path: string): string {
  return path.replace(/\/$/, '');
}

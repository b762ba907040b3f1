import {SEARCH_INDEX} from '../config/ownNames';
import {toTop} from '../navigation/toBase';
import type {TabNavigation} from '../navigation/types';
import type {ReadyTab, Tab} from '../types';
import {toSearchFacts, toSearchOperations} from '../search/toSearchIndex';
import {toSearchTexts} from '../search/toSearchTexts';
import {FACTS_FILE, OPERATIONS_FILE, TEXTS_FILE, type SearchTab} from '../search/types';
import type {TextFile} from './types';

/**
 * Permalink of the folder of a tab's search index. Pages keep their addresses: where one is in the
 * way (`GET /search-index/operations.json`), the files are in another folder.
 */
export function toSearchFolder({pages, ...place}: TabNavigation): string {
  const base = toTop(place).replace(/\/$/, '');
  const isTaken = (folder: string) =>
    [OPERATIONS_FILE, FACTS_FILE, TEXTS_FILE].some((file) => {
      const place = `${folder}/${file.replace('.json', '')}`.toLowerCase();
      return pages.some(({permalink}) => permalink.toLowerCase().startsWith(place));
    });
  let folder = `${base}/${SEARCH_INDEX}`;
  for (let number = 2; isTaken(folder); number++) folder = `${base}/${SEARCH_INDEX}-${number}`;
  return folder;
}

/**
 * The files of the search index of a tab.
 * @param tabs of the site: a search that finds nothing asks the others
 */
export function toSearchFiles(
  tab: Pick<ReadyTab, 'config' | 'reference' | 'navigation' | 'lists'>,
  tabs: readonly Tab[] = [],
): TextFile[] {
  const {reference, navigation} = tab;
  const folder = toSearchFolder(navigation);
  const toFile = (name: string, toValue: () => unknown): TextFile => ({
    url: `${folder}/${name}`,
    mediaType: 'application/json',
    text: () => JSON.stringify(toValue()),
  });
  return [
    toFile(OPERATIONS_FILE, () => toSearchOperations(reference, navigation, listOthers(tab, tabs))),
    toFile(FACTS_FILE, () => toSearchFacts(tab)),
    toFile(TEXTS_FILE, () => toSearchTexts(tab)),
  ];
}

/** The other tabs, without the versions that are not current. */
function listOthers({config}: Pick<ReadyTab, 'config'>, tabs: readonly Tab[]): SearchTab[] {
  return tabs.flatMap(({config: other, navigation}) => {
    const isOwn =
      other.tabId === config.tabId ||
      (config.version !== undefined && other.version?.family === config.version.family);
    return isOwn || !navigation || other.version?.isCurrent === false
      ? []
      : [{label: other.label, folder: toSearchFolder(navigation)}];
  });
}

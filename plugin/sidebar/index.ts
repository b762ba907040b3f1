import {askWorker} from './worker';
import {canHaveKeys} from './canHaveKeys';
import type {ApiSidebarEntry, ApiSidebarItem, ApiSidebarOptions, ApiSidebarTag} from './types';

export type {ApiSidebarEntry, ApiSidebarItem, ApiSidebarOptions, ApiSidebarTag} from './types';

/**
 * Operations as items of a docs sidebar, for `sidebars.ts`. An operation that its own tab does not
 * list shows the sidebar that contains these items. Throws when an entry names something that does
 * not exist.
 * @param tab id of a tab of docs.json
 * @param what `{tag: 'Pets'}`: the operations of a tag; a list: entries as in `navigation` of
 *   docs.json; by default the contents of the tab's sidebar
 */
export function apiSidebar(
  tab = 'default',
  what?: ApiSidebarTag | ApiSidebarEntry[],
  {
    siteDir = process.cwd(),
    id = 'default',
    docsJson = 'docs.json',
    routeBasePath = 'api',
    search = true,
  }: ApiSidebarOptions = {},
): ApiSidebarItem[] {
  const answer = askWorker({
    tab,
    what,
    siteDir,
    id,
    docsJson,
    routeBasePath: routeBasePath.replace(/^\/+|\/+$/g, ''),
    search,
    locale: process.env.DOCUSAURUS_CURRENT_LOCALE,
  });
  if ('problem' in answer) throw new Error(`apiSidebar: ${answer.problem}`);
  return canHaveKeys(siteDir) ? answer.items : answer.items.map(withoutKeys);
}

function withoutKeys({key: _, ...item}: ApiSidebarItem): ApiSidebarItem {
  return item.type === 'category' ? {...item, items: item.items.map(withoutKeys)} : item;
}

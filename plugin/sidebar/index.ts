import {canHaveKeys} from './canHaveKeys';
import {readSource} from '../site/sidebarSource';
import {toAnswer} from './toAnswer';
import type {ApiSidebarEntry, ApiSidebarItem, ApiSidebarOptions, ApiSidebarTag} from './types';

export type {ApiSidebarEntry, ApiSidebarItem, ApiSidebarOptions, ApiSidebarTag} from './types';

/**
 * Operations as items of a docs sidebar, for `sidebars.ts`. An operation that its own tab does not
 * list shows the sidebar that contains these items. Throws when an entry names something that does
 * not exist, and when the site does not have the plugin.
 * @param tab id of a tab of docs.json
 * @param what `{tag: 'Pets'}`: the operations of a tag; a list: entries as in `navigation` of
 *   docs.json; by default the contents of the tab's sidebar
 */
export function apiSidebar(
  tab = 'default',
  what?: ApiSidebarTag | ApiSidebarEntry[],
  {id = 'default'}: ApiSidebarOptions = {},
): ApiSidebarItem[] {
  // A sidebars file may be JavaScript.
  if (typeof tab !== 'string')
    throw new Error(
      'apiSidebar: The first parameter is the id of a tab, such as `default`. A tag or entries are the second one.',
    );
  const source = readSource(id);
  const answer = toAnswer({tab, what}, source);
  if ('problem' in answer) throw new Error(`apiSidebar: ${answer.problem}`);
  return canHaveKeys(source.siteDir) ? answer.items : answer.items.map(withoutKeys);
}

function withoutKeys({key: _, ...item}: ApiSidebarItem): ApiSidebarItem {
  return item.type === 'category' ? {...item, items: item.items.map(withoutKeys)} : item;
}

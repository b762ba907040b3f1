import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {toSidebar, type SidebarState} from '../../../plugin/client/sidebar/toSidebar';
import type {toSidebarData} from '../../../plugin/pages/sidebarData';

type Data = ReturnType<typeof toSidebarData>['sidebar'];

export const STATE: SidebarState = {
  overview: '/api/default',
  pathname: '/elsewhere',
  linksOf: ({links}) => (typeof links === 'number' ? [] : links),
  revealed: new Set(),
  reveal: () => undefined,
};

/** The sidebar of a page, made of data that a browser has loaded. */
export function openSidebar(sidebar: Data, state: Partial<SidebarState> = {}) {
  const shown = toSidebar(JSON.parse(JSON.stringify(sidebar)) as Data, {...STATE, ...state})!;
  return {...shown, categories: shown.categories as PropSidebarItemCategory[]};
}

import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** How many links a sidebar has. */
export function countLinks(sidebar: PropSidebar): number {
  return sidebar.reduce((sum, item) => sum + (item.type === 'category' ? countLinks(item.items) : 1), 0);
}

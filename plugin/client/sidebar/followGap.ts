import type {MouseEvent} from 'react';
import type {SidebarGap} from './toSidebar';

/**
 * Shows the links that a gap replaces. If the code cannot be loaded, the click follows the link, as
 * it does without JavaScript.
 */
export function followGap(event: MouseEvent<HTMLAnchorElement>, gap: SidebarGap): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  import('./acts').then(
    ({revealGap}) => revealGap(link, gap),
    () => window.location.assign(link.href),
  );
}

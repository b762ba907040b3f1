import type {MouseEvent} from 'react';
import type {SidebarGap} from './toSidebar';

/**
 * A click on a gap shows the links that it stands for. Where the code cannot be had, it leads where
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

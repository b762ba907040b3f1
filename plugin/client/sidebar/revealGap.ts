import type {MouseEvent} from 'react';
import type {SidebarGap} from './sidebarWindow';

/** Puts the links in the place of the gap that was clicked. The focus goes to the nearest of them: the gap is gone. */
export function revealGap(event: MouseEvent<HTMLElement>, {nearest, reveal}: SidebarGap): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const list = event.currentTarget.closest('ul');
  reveal();
  requestAnimationFrame(() => {
    const links = list ? Array.from(list.querySelectorAll('a')) : [];
    links.find((link) => link.getAttribute('href') === nearest)?.focus();
  });
}

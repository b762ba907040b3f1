import type {MouseEvent} from 'react';
import type {SidebarGap} from './toSidebar';

/** Puts the links in the place of the gap that was clicked, loaded first where need be. The focus goes to the nearest of them: the gap is gone. */
export function revealGap(event: MouseEvent<HTMLElement>, {side, reveal}: SidebarGap): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const gap = event.currentTarget;
  const list = gap.closest('ul');
  const toNext = (item: Element | null | undefined, towards: SidebarGap['side']) => (towards === 'before' ? item?.previousElementSibling : item?.nextElementSibling);
  const neighbour = toNext(gap.closest('li'), side === 'before' ? 'after' : 'before')?.querySelector('a')?.getAttribute('href');
  const focus = () => {
    if (gap.isConnected) return void requestAnimationFrame(focus);
    const shown = Array.from(list?.querySelectorAll('a') ?? []).find((link) => link.getAttribute('href') === neighbour);
    toNext(shown?.closest('li'), side)?.querySelector('a')?.focus();
  };
  reveal();
  requestAnimationFrame(focus);
}

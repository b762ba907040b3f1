import type {SidebarGap} from './toSidebar';

/**
 * Replaces the gap with its links, loaded first if necessary. The focus moves to the nearest one,
 * because the gap no longer exists.
 */
export function revealGap(gap: HTMLElement, {side, reveal}: SidebarGap): void {
  const list = gap.closest('ul');
  const toNext = (item: Element | null | undefined, towards: SidebarGap['side']) =>
    towards === 'before' ? item?.previousElementSibling : item?.nextElementSibling;
  const neighbour = toNext(gap.closest('li'), side === 'before' ? 'after' : 'before')
    ?.querySelector('a')
    ?.getAttribute('href');
  const focus = () => {
    if (gap.isConnected) return void requestAnimationFrame(focus);
    const shown = Array.from(list?.querySelectorAll('a') ?? []).find(
      (link) => link.getAttribute('href') === neighbour,
    );
    toNext(shown?.closest('li'), side)?.querySelector('a')?.focus();
  };
  reveal();
  requestAnimationFrame(focus);
}

import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useSitePath} from '../page/useSitePath';

type Neighbour = {title: string; permalink: string};

/** The operations next to an open doc in its sidebar. */
export function useGuideNeighbours(): {previous?: Neighbour; next?: Neighbour} {
  const {pathname} = useLocation();
  const items = useDocsSidebar()?.items ?? [];
  const toSitePath = useSitePath();
  const steps = listSteps(items);
  const plain = pathname.replace(/\/$/, '');
  const index = steps.findIndex(({href}) => href?.replace(/\/$/, '') === plain);
  if (index < 0) return {};
  const toNeighbour = (step: PropSidebarItem | undefined): Neighbour | undefined =>
    step?.type === 'link' && isOfApi(step)
      ? {title: step.label, permalink: toSitePath(step.href)}
      : undefined;
  return {previous: toNeighbour(steps[index - 1]), next: toNeighbour(steps[index + 1])};
}

type NeighbourItem = Exclude<PropSidebarItem, {type: 'html'}>;

/** The items that can be previous or next: docs, categories that have a page, operations. */
function listSteps(items: PropSidebar): NeighbourItem[] {
  return items.flatMap((item): NeighbourItem[] => {
    if (item.type === 'category')
      return [...(item.href === undefined ? [] : [item]), ...listSteps(item.items)];
    const isStep = item.type === 'link' && !item.unlisted && (item.docId ?? isOfApi(item));
    return isStep ? [item] : [];
  });
}

/**
 * Whether an item is an operation. The overview and the changelog are not: readers do not page
 * through them.
 */
function isOfApi({customProps}: PropSidebarItem): boolean {
  return customProps?.api !== undefined && customProps.method !== undefined;
}

import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefCallback,
  type RefObject,
} from 'react';
import {isWithin, type Anchor} from '../../model/page/anchors';
import {usePage} from '../page/page';

type TabProps = HTMLAttributes<HTMLElement> & {ref: RefCallback<HTMLElement>};

type PanelProps = Pick<HTMLAttributes<HTMLElement>, 'role' | 'id' | 'aria-labelledby'> & {
  isShown: boolean;
  /** Called when the browser's own search has found text in the panel. */
  onFound: () => void;
};

export type Tabs = {
  selected: number;
  select: (index: number) => void;
  /** Whether a tab is or was selected. */
  wasSelected: (index: number) => boolean;
  tabListProps: HTMLAttributes<HTMLElement>;
  toTabProps: (index: number) => TabProps;
  toPanelProps: (index: number) => PanelProps;
};

/**
 * State and attributes of a tab list that follows the ARIA Authoring Practices: one stop for the
 * Tab key; arrows (in the direction of the text), Home and End select a tab.
 * @param anchors of the content of each tab, if it has an id: an address inside it selects the tab
 */
export function useTabs(anchors: readonly (Anchor | undefined)[]): Tabs {
  const id = useId();
  const {target, retry, noteTab} = usePage();
  const [{chosen, visited}, setState] = useState({chosen: 0, visited: [0]});
  const elements = useRef<(HTMLElement | null)[]>([]);
  const count = anchors.length;
  const selected = Math.min(chosen, count - 1);
  const targeted = findTarget(anchors, target);
  const latest = useRef(anchors);
  useEffect(() => {
    latest.current = anchors;
  }, [anchors]);
  const show = useCallback(
    (index: number) =>
      setState((state) => ({
        chosen: index,
        visited: state.visited.includes(index) ? state.visited : [...state.visited, index],
      })),
    [],
  );
  const select = useCallback(
    (index: number) => {
      show(index);
      noteTab(latest.current, index);
    },
    [show, noteTab],
  );
  useShownVariants(latest, show);

  useEffect(() => {
    if (targeted !== undefined) select(targeted);
  }, [targeted, target, select]);
  useEffect(() => {
    if (targeted === selected) retry();
  }, [targeted, selected, retry]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = toNextTab(
      event.key,
      selected,
      count,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    elements.current[next]?.focus();
  }

  return {
    selected,
    select,
    wasSelected: (index) => visited.includes(index),
    tabListProps: {role: 'tablist', onKeyDown},
    toTabProps: (index) => ({
      role: 'tab',
      id: `${id}tab${index}`,
      'aria-selected': index === selected,
      'aria-controls': `${id}panel${index}`,
      tabIndex: index === selected ? 0 : -1,
      onClick: () => select(index),
      ref: (element) => {
        elements.current[index] = element;
      },
    }),
    toPanelProps: (index) => ({
      role: 'tabpanel',
      id: `${id}panel${index}`,
      'aria-labelledby': `${id}tab${index}`,
      isShown: index === selected,
      onFound: () => select(index),
    }),
  };
}

/**
 * Shows the variants of an example that the reader chooses. They are not noted like a tab that the
 * reader selects: the example counts, which may contain more than a tab decides.
 */
function useShownVariants(
  anchors: RefObject<readonly (Anchor | undefined)[]>,
  show: (index: number) => void,
): void {
  const {shownVariants} = usePage();
  useEffect(
    () =>
      shownVariants.subscribe(() => {
        const variants = new Set<Anchor | undefined>(shownVariants.get());
        const index = anchors.current?.findIndex((anchor) => variants.has(anchor)) ?? -1;
        if (index >= 0) show(index);
      }),
    [anchors, shownVariants, show],
  );
}

/** The tab that contains the target; for nested anchors, the innermost. */
function findTarget(
  anchors: readonly (Anchor | undefined)[],
  target: Anchor | undefined,
): number | undefined {
  let found: {index: number; anchor: Anchor} | undefined;
  for (const [index, anchor] of anchors.entries()) {
    if (anchor === undefined || target === undefined || !isWithin(target, anchor)) continue;
    if (!found || anchor.length > found.anchor.length) found = {index, anchor};
  }
  return found?.index;
}

function toNextTab(
  key: string,
  selected: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  switch (key) {
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (selected + 1) % count;
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

import {useId, useRef, useState, type HTMLAttributes, type KeyboardEvent, type RefCallback} from 'react';

type TabProps = HTMLAttributes<HTMLElement> & {ref: RefCallback<HTMLElement>};

export type Tabs = {
  selected: number;
  select: (index: number) => void;
  tabListProps: HTMLAttributes<HTMLElement>;
  toTabProps: (index: number) => TabProps;
  toPanelProps: (index: number) => HTMLAttributes<HTMLElement>;
};

/**
 * State and attributes of a tab list after the ARIA Authoring Practices: one stop for the Tab key, arrows (in the direction
 * of the text), Home and End choose.
 */
export function useTabs(count: number): Tabs {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const selected = Math.min(chosen, count - 1);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = toNextTab(event.key, selected, count, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    elements.current[next]?.focus();
  }

  return {
    selected,
    select: setChosen,
    tabListProps: {role: 'tablist', onKeyDown},
    toTabProps: (index) => ({
      role: 'tab',
      id: `${id}tab${index}`,
      'aria-selected': index === selected,
      'aria-controls': `${id}panel${index}`,
      tabIndex: index === selected ? 0 : -1,
      onClick: () => setChosen(index),
      ref: (element) => {
        elements.current[index] = element;
      },
    }),
    toPanelProps: (index) => ({role: 'tabpanel', id: `${id}panel${index}`, 'aria-labelledby': `${id}tab${index}`, hidden: index !== selected}),
  };
}

function toNextTab(key: string, selected: number, count: number, rightToLeft: boolean): number | undefined {
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

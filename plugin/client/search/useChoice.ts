import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

/** Number of results that Page Up and Page Down skip. */
const PAGE = 10;

export type Choice = {
  /** Index of the result that Enter follows. */
  active: number;
  setActive: (position: number) => void;
  /** Ref of the list with the results, which have the role `option`. */
  list: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Selects a result of a list by keyboard while the focus stays in the field.
 * @param results a new list for each search, which selects the first one
 * @param isCurrent whether they are those of what is in the field: Enter waits for them
 * @param back what Backspace does in an empty field
 */
export function useChoice(
  results: readonly unknown[],
  isCurrent: boolean,
  back: (() => void) | undefined,
): Choice {
  const [active, setActive] = useState(0);
  const isEntered = useRef(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => setActive(0), [results]);
  useEffect(() => {
    listOptions(list)[active]?.scrollIntoView({block: 'nearest'});
  }, [active, results]);

  const follow = useCallback((position: number) => {
    listOptions(list)[position]?.click();
  }, []);
  useEffect(() => {
    if (isCurrent && isEntered.current) follow(0);
    if (isCurrent) isEntered.current = false;
  }, [isCurrent, follow]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const {key, target, nativeEvent, shiftKey, ctrlKey, metaKey, altKey} = event;
      isEntered.current = false;
      // Ignore keys that choose among an input method's suggestions.
      if (nativeEvent.isComposing) return;
      const isEmpty = target instanceof HTMLInputElement && target.value === '';
      if (key === 'Backspace' && isEmpty && back) return back();
      // With a modifier, keys select text and move in it.
      const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
      const next = isPlain ? toPosition(key, active, listOptions(list).length - 1) : undefined;
      if (key === 'Enter') {
        if (isCurrent) follow(active);
        else isEntered.current = true;
      } else if (next !== undefined) setActive(next);
      else return;
      event.preventDefault();
    },
    [active, isCurrent, follow, back],
  );
  return {active, setActive, list, onKeyDown};
}

function listOptions(list: RefObject<HTMLElement | null>): ArrayLike<HTMLElement> {
  return list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
}

function toPosition(key: string, active: number, last: number): number | undefined {
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active < last ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : last;
    case 'PageDown':
      return Math.min(active + PAGE, last);
    case 'PageUp':
      return Math.max(active - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

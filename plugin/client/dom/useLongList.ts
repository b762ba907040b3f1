import {useEffect, useRef, useState, type RefObject} from 'react';
import {useSearchIntent} from './useSearchIntent';

export type LongList<T extends HTMLElement> = {
  isWhole: boolean;
  /** Shows the whole list, and focuses the first line that was not shown. */
  showAll: () => void;
  /** Of the list, whose children are its lines. */
  ref: RefObject<T | null>;
};

/**
 * A long list whose first lines are in the page. The rest is added when the reader asks for it,
 * searches in the browser, or prints.
 */
export function useLongList<T extends HTMLElement>(count: number, few: number): LongList<T> {
  const ref = useRef<T>(null);
  const [isAskedFor, setAskedFor] = useState(false);
  // A few lines more cost less than a button.
  const isLong = count > few * 1.2;
  const isSearching = useSearchIntent(isLong && !isAskedFor);
  useEffect(() => {
    if (isAskedFor) ref.current?.children[few]?.querySelector('a')?.focus();
  }, [isAskedFor, few]);
  return {isWhole: !isLong || isSearching || isAskedFor, showAll: () => setAskedFor(true), ref};
}

import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
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
  const [wish, setWish] = useState<'none' | 'print' | 'all'>('none');
  // A few lines more cost less than a button.
  const isLong = count > few * 1.2;
  const isSearching = useSearchIntent(isLong && wish === 'none');
  useEffect(() => {
    if (!isLong || wish !== 'none') return undefined;
    // The browser prints what is in the page when this event ends.
    const onPrint = () => flushSync(() => setWish('print'));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [isLong, wish]);
  useEffect(() => {
    if (wish === 'all') ref.current?.children[few]?.querySelector('a')?.focus();
  }, [wish, few]);
  return {isWhole: !isLong || isSearching || wish !== 'none', showAll: () => setWish('all'), ref};
}

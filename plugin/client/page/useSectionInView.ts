import {useEffect, useState} from 'react';

/**
 * How far below the top of the window a section still counts as the one being read. In CSS pixels.
 */
const READING_LINE = 160;

/**
 * The section that the reader has reached: the last one that begins above the reading line, or at
 * the end of the page the last one of all, which may be too short to get there.
 * @param ids of the headings, in the order of the page
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const {scrollHeight} = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const reached = all
        .split(' ')
        .filter(
          (id) =>
            isAtEnd ||
            (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE,
        );
      setCurrent(reached.pop());
    };
    look();
    window.addEventListener('scroll', look, {passive: true});
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return current;
}

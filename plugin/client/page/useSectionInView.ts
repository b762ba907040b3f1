import {useEffect, useState} from 'react';
import {toTarget} from './page';

/**
 * The reading line, in CSS pixels below the top of the window: the section being read begins above
 * it.
 */
const READING_LINE = 160;

/**
 * The section that the reader has reached: the last one that begins above the reading line. At the
 * end of the page it is the last section, which may be too short to reach the line.
 * @param ids of the headings, in page order
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const {scrollHeight} = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const toTop = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const target = toTarget(window.location.hash);
      const sections = all.split(' ');
      // A section near the end cannot be scrolled to the top: the one that was asked for counts.
      setCurrent(
        isAtEnd && target !== undefined && sections.includes(target) && toTop(target) >= 0
          ? target
          : sections.filter((id) => isAtEnd || toTop(id) < READING_LINE).pop(),
      );
    };
    look();
    window.addEventListener('scroll', look, {passive: true});
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return current;
}

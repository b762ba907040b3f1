import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes a `details` element behave as a menu: it closes on Escape, and when the reader presses or
 * focuses something outside it.
 * @returns the ref of the element
 */
export function useDismissibleDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const closeUnlessInside = ({target}: Event) => {
      if (!menu.contains(target as Node)) menu.open = false;
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    menu.addEventListener('keydown', closeOnEscape);
    for (const event of ['pointerdown', 'focusin'])
      document.addEventListener(event, closeUnlessInside);
    return () => {
      menu.removeEventListener('keydown', closeOnEscape);
      for (const event of ['pointerdown', 'focusin'])
        document.removeEventListener(event, closeUnlessInside);
    };
  }, []);
  return ref;
}

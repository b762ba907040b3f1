import {useCallback, useEffect, useRef, type RefCallback} from 'react';

/** What the Tab key reaches. */
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])';

/**
 * For a button whose press may remove it: if it has the focus then, the focus goes to a control
 * near it that stays. Otherwise keyboards and screen readers would begin again at the top.
 * @returns the ref of the button
 */
export function useFocusSuccessor(): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const successors = useRef<HTMLElement[]>([]);

  // By then the button and all that is removed with it have left the page.
  useEffect(
    () => () => {
      for (const element of successors.current) {
        if (document.activeElement !== document.body) return;
        if (element.isConnected) element.focus();
      }
    },
    [],
  );

  return useCallback((element) => {
    const removed = button.current;
    button.current = element;
    if (!element && removed && removed === document.activeElement)
      successors.current = listSuccessors(removed);
  }, []);
}

/** The controls before the button, the nearest first, then those behind it. */
function listSuccessors(button: HTMLElement): HTMLElement[] {
  const area = button.closest('dialog, main');
  if (!area) return [];
  const all = Array.from(area.querySelectorAll<HTMLElement>(CONTROLS));
  const place = all.indexOf(button);
  return [...all.slice(0, place).reverse(), ...all.slice(place + 1)];
}

import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/**
 * Whether the reader has turned to the browser's own search, or to something else outside the page:
 * its shortcut was pressed, or the window lost the focus, as it does to a search field. A page that
 * is printed is outside, too.
 * @param isWanted false if nothing depends on it
 */
export function useSearchIntent(isWanted: boolean): boolean {
  const [hasTurned, setTurned] = useState(false);
  const isWaiting = isWanted && !hasTurned;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const turn = () => setTurned(true);
    const onKeyDown = ({key, ctrlKey, metaKey}: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) turn();
    };
    // The browser prints what is in the page when this event ends.
    const onPrint = () => flushSync(turn);
    window.addEventListener('blur', turn);
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('blur', turn);
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isWaiting]);

  return hasTurned;
}

import {useCallback, useState} from 'react';
import {usePage} from '../page/page';
import {loadText} from '../send/loadText';

/**
 * Copies text from a URL of this site, which is loaded on the click. `isBusy` until it is on the
 * clipboard.
 */
export function useCopyFrom(url: string): {isBusy: boolean; copy: () => void} {
  const {announce} = usePage();
  const [isBusy, setBusy] = useState(false);
  const copy = useCallback(() => {
    setBusy(true);
    void copyLater(loadText(url)).then((done) => {
      setBusy(false);
      announce(done ? 'copied' : 'copy-failed');
    });
  }, [url, announce]);
  return {isBusy, copy};
}

/**
 * Browsers allow copying only during a click: the click passes a promise of the text, which may
 * resolve later.
 * @returns whether the text is on the clipboard
 */
async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'function')
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': text.then((loaded) => new Blob([loaded], {type: 'text/plain'})),
        }),
      ]);
    else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    // The text could not be loaded, the browser denies access, or it has no clipboard because the
    // page was loaded without HTTPS.
    return false;
  }
}

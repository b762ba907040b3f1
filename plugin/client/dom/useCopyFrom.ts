import {useCallback, useState} from 'react';
import {usePage} from '../page/page';
import {loadText} from '../send/loadText';

/**
 * Copies a text of this site, which is loaded at the click and not before. `isBusy` until it is on
 * the clipboard.
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
 * Browsers allow copying during a click alone: the text is promised to them then, and may come
 * later.
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
    // The text is not there, the browser refuses it, or it has no clipboard because the page came
    // without HTTPS.
    return false;
  }
}

import {useCallback, useEffect, useState, type MouseEvent} from 'react';
import {usePage} from '../page/page';

/** How long a button shows that something was copied, in milliseconds. */
const SHOWN_MS = 2000;

/** Copies text to the clipboard. `copied` is true for a moment afterwards. */
export function useCopy(text: string): {copied: boolean; copy: () => void} {
  const {announce} = usePage();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(() => {
    void copyText(text).then((done) => {
      setCopied(done);
      announce(done ? 'copied' : 'copy-failed');
    });
  }, [text, announce]);
  return {copied, copy};
}

/** For links to places on the page: a click goes there and copies the address. */
export function useCopyLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const {announce} = usePage();
  return useCallback(
    ({currentTarget: {href}, ctrlKey, metaKey, shiftKey}) => {
      // With these keys the browser opens the link elsewhere.
      if (ctrlKey || metaKey || shiftKey) return;
      void copyText(href).then((done) => done && announce('link-copied'));
    },
    [announce],
  );
}

/** @returns whether the text is on the clipboard */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser denies access, or has no clipboard because the page was loaded without HTTPS.
    return false;
  }
}

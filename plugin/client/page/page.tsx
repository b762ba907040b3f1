import {createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {reveal} from '../dom/reveal';
import type {Anchor} from './anchors';

/** What can come of an action of the reader. The theme has the words. */
export type PageMessage = 'copied' | 'link-copied' | 'copy-failed';

type PageContext = {
  /** What the address points at; what is not in the page yet opens itself when it holds it. */
  target: Anchor | undefined;
  /** Tries again to go to the target, when more of the page is there. */
  retry: () => void;
  /** Of the last action; absent after a while. */
  message: PageMessage | undefined;
  announce: (message: PageMessage) => void;
  /** Takes note of a tab that was chosen among others, by what they hold. */
  noteTab: (anchors: readonly (Anchor | undefined)[], index: number) => void;
  /** What the chosen tabs of the page hold. Those that nobody has chosen are not among them. */
  listChosenTabs: () => Anchor[];
};

/** How long a message stays, in milliseconds. */
const MESSAGE_MS = 3000;

const Context = createContext<PageContext>({target: undefined, retry: () => undefined, message: undefined, announce: () => undefined, noteTab: () => undefined, listChosenTabs: () => []});

/** Opens the way to what the address points at, and lets parts of the page speak. */
export function PageProvider({children}: {children: ReactNode}): ReactNode {
  const {hash, key} = useLocation();
  const [target, setTarget] = useState<Anchor>();
  const [message, setMessage] = useState<PageMessage>();

  useEffect(() => {
    const id = toId(hash);
    setTarget(id);
    if (id !== undefined) reveal(id);
    // A second click on the same link goes there again.
  }, [hash, key]);

  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const retry = useCallback(() => {
    if (target !== undefined) reveal(target);
  }, [target]);
  // Nothing is drawn anew when a tab is chosen: whoever wants to know asks.
  const chosen = useRef(new Map<Anchor, Anchor>());
  const noteTab = useCallback((anchors: readonly (Anchor | undefined)[], index: number) => {
    const anchor = anchors[index];
    if (anchors[0] !== undefined && anchor !== undefined) chosen.current.set(anchors[0], anchor);
  }, []);
  const listChosenTabs = useCallback(() => [...chosen.current.values()], []);
  const value = useMemo(() => ({target, retry, message, announce: setMessage, noteTab, listChosenTabs}), [target, retry, message, noteTab, listChosenTabs]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function usePage(): PageContext {
  return useContext(Context);
}

/** A hash that is no valid encoding is taken as it stands, as browsers do. */
function toId(hash: string): Anchor | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}

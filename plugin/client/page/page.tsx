import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {reveal} from '../dom/reveal';
import {forgetLostAnchor} from './switchedVersion';
import {createStore, type Store} from '../store';
import {isWithin, type Anchor} from '../../model/page/anchors';

/** What can come of an action of the reader. The theme has the words. */
type PageMessage = 'copied' | 'link-copied' | 'copy-failed';

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
  /**
   * What the chosen tabs of the page hold, by what the first of their list holds. Those that nobody
   * has chosen are not among them.
   */
  chosenTabs: Store<ChosenTabs>;
  /** Another choice of the reader counts now, and not the tabs inside `owner`. */
  forgetTabs: (owner: Anchor) => void;
};

export type ChosenTabs = ReadonlyMap<Anchor, Anchor>;

/** How long a message stays, in milliseconds. */
const MESSAGE_MS = 3000;

const NO_TABS: ChosenTabs = new Map();

const Context = createContext<PageContext>({
  target: undefined,
  retry: () => undefined,
  message: undefined,
  announce: () => undefined,
  noteTab: () => undefined,
  chosenTabs: createStore(NO_TABS),
  forgetTabs: () => undefined,
});

/** Opens the way to what the address points at, and lets parts of the page speak. */
export function PageProvider({children}: {children: ReactNode}): ReactNode {
  const {hash, key} = useLocation();
  const [target, setTarget] = useState<Anchor>();
  const [message, setMessage] = useState<PageMessage>();

  useEffect(() => {
    const id = toId(hash);
    setTarget(id);
    if (id !== undefined && !reveal(id)) forgetLostAnchor();
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
  // A store, so that only what asks for it is drawn anew when a tab is chosen.
  const [chosenTabs] = useState(() => createStore(NO_TABS));
  const noteTab = useCallback(
    (anchors: readonly (Anchor | undefined)[], index: number) => {
      const [first] = anchors;
      const anchor = anchors[index];
      if (first !== undefined && anchor !== undefined && chosenTabs.get().get(first) !== anchor)
        chosenTabs.set(new Map(chosenTabs.get()).set(first, anchor));
    },
    [chosenTabs],
  );
  const forgetTabs = useCallback(
    (owner: Anchor) =>
      chosenTabs.set(
        new Map(Array.from(chosenTabs.get()).filter(([first]) => !isWithin(first, owner))),
      ),
    [chosenTabs],
  );
  const value = useMemo(
    () => ({target, retry, message, announce: setMessage, noteTab, chosenTabs, forgetTabs}),
    [target, retry, message, noteTab, chosenTabs, forgetTabs],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function usePage(): PageContext {
  return useContext(Context);
}

/** A hash that is no valid encoding is taken as written, as browsers do. */
function toId(hash: string): Anchor | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {focusOn, reveal} from '../dom/reveal';
import {forgetLostAnchor} from './switchedVersion';
import type {PageState} from './usePageLink';
import {createStore, type Store} from '../store';
import {isWithin, type Anchor} from '../../model/page/anchors';

/** Possible results of a reader's action. The theme supplies the messages. */
type PageMessage = 'copied' | 'link-copied' | 'copy-failed';

type PageContext = {
  /**
   * The target of the address. Parts that are not in the page yet open themselves if they contain
   * it.
   */
  target: Anchor | undefined;
  /** Tries again to reveal the target, after more of the page has loaded. */
  retry: () => void;
  /** Result of the last action; disappears after a while. */
  message: PageMessage | undefined;
  announce: (message: PageMessage) => void;
  /** Records which tab of a group was chosen, by the anchors of its tabs. */
  noteTab: (anchors: readonly (Anchor | undefined)[], index: number) => void;
  /**
   * The anchors of the chosen tabs, by the first anchor of their group. Includes only tabs that a
   * reader chose.
   */
  chosenTabs: Store<ChosenTabs>;
  /** Forgets the tabs inside `owner`, because the reader has made another choice. */
  forgetTabs: (owner: Anchor) => void;
  /** The variants of the example that the reader chose last, which their tabs follow. */
  shownVariants: Store<readonly Anchor[]>;
};

export type ChosenTabs = ReadonlyMap<Anchor, Anchor>;

/** How long a message stays, in milliseconds. */
const MESSAGE_MS = 3000;

const NO_TABS: ChosenTabs = new Map();
const NO_VARIANTS: readonly Anchor[] = [];

const Context = createContext<PageContext>({
  target: undefined,
  retry: () => undefined,
  message: undefined,
  announce: () => undefined,
  noteTab: () => undefined,
  chosenTabs: createStore(NO_TABS),
  forgetTabs: () => undefined,
  shownVariants: createStore(NO_VARIANTS),
});

/** Reveals the target of the address, and lets parts of the page show messages. */
export function PageProvider({children}: {children: ReactNode}): ReactNode {
  const {hash, key, state} = useLocation<PageState | undefined>();
  const {action} = useHistory();
  const [target, setTarget] = useState<Anchor>();
  const [message, setMessage] = useState<PageMessage>();

  useEffect(() => {
    const id = toTarget(hash);
    setTarget(id);
    if (id !== undefined && !reveal(id)) forgetLostAnchor();
    // Not when a reader comes back to the page, which keeps its state.
    if (id === undefined && state?.focus === 'title' && action !== 'POP') focusTitle();
    // `key` changes too, so that a second click on the same link reveals the target again.
  }, [hash, key, state, action]);

  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const retry = useCallback(() => {
    if (target !== undefined) reveal(target);
  }, [target]);
  // A store, so that choosing a tab re-renders only the components that use it.
  const [chosenTabs] = useState(() => createStore(NO_TABS));
  const [shownVariants] = useState(() => createStore(NO_VARIANTS));
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
    () => ({
      target,
      retry,
      message,
      announce: setMessage,
      noteTab,
      chosenTabs,
      forgetTabs,
      shownVariants,
    }),
    [target, retry, message, noteTab, chosenTabs, forgetTabs, shownVariants],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) focusOn(title);
}

export function usePage(): PageContext {
  return useContext(Context);
}

/** A hash with invalid encoding is used as written, as browsers do. */
export function toTarget(hash: string): Anchor | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}

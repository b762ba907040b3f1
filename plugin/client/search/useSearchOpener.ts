import {useCallback, useEffect, useMemo, useRef, useState, type ComponentType} from 'react';
import type {SidebarSearch} from '../sidebar/useSidebar';

/** Opens the search of the tab that the open page belongs to. */
let openOfPage: (() => void) | undefined;

/** What opens the search of a tab. */
export type SearchOpener<P> = {
  /** Props of the button; absent if the tab has no search. */
  button?: SidebarSearch;
  close: () => void;
  /** The dialog, while it is open. */
  Dialog?: ComponentType<P>;
  /** What the reader types while it is loading. */
  typed?: Typed;
};

/**
 * Loads the search dialog when a reader asks for it.
 * @param load absent if the tab has no search
 * @param hasShortcut whether keys open it: only if they open no other search of the site
 * @param overview fallback page if the dialog cannot be loaded: it lists all operations
 * @param isOfSite whether it is outside of pages: where a page has a search, that one opens
 */
export function useSearchOpener<P>(
  load: (() => Promise<{default: ComponentType<P>}>) | undefined,
  hasShortcut: boolean,
  overview: string,
  isOfSite = false,
): SearchOpener<P> {
  const [Dialog, setDialog] = useState<ComponentType<P>>();
  const typed = useRef<Typed>(undefined);
  const open = useCallback(() => {
    if (!load) return;
    if (isOfSite && openOfPage) return openOfPage();
    typed.current?.stop();
    const collected = collectTyped();
    typed.current = collected;
    load().then(
      (loaded) => {
        if (collected.isCancelled()) collected.stop();
        else setDialog(() => loaded.default);
      },
      () => window.location.assign(overview),
    );
  }, [load, overview, isOfSite]);
  const close = useCallback(() => setDialog(undefined), []);

  useEffect(() => () => typed.current?.stop(), []);

  useEffect(() => {
    if (!load || !hasShortcut) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || (isOfSite && openOfPage)) return;
      // Don't open behind another dialog.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    if (!isOfSite) openOfPage = open;
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      if (!isOfSite) openOfPage = undefined;
    };
  }, [load, hasShortcut, open, isOfSite]);

  const button = useMemo(() => ({open, hasShortcut}), [open, hasShortcut]);
  return {
    ...(load && {button}),
    close,
    ...(Dialog && {Dialog}),
    ...(typed.current && {typed: typed.current}),
  };
}

/** Ctrl+K or ⌘K, also with Caps Lock, and on keyboards whose letters are not Latin. */
function isShortcut({key, code, metaKey, ctrlKey, altKey, shiftKey}: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  return isK && metaKey !== ctrlKey && !altKey && !shiftKey;
}

/** What a reader types before the field is there. */
export type Typed = {
  /** Undefined once the keys have been left to the field. */
  text: () => string | undefined;
  /** Whether the reader no longer wants the field. */
  isCancelled: () => boolean;
  /** Leaves the keys to the field. */
  stop: () => void;
};

/**
 * Collects what is typed anywhere on the page, so that a field that is still loading loses nothing.
 * Backspace deletes, Escape cancels. Keys with modifiers keep their meaning.
 */
export function collectTyped(): Typed {
  let text = '';
  let isStopped = false;
  let cancelled = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') cancelled = true;
    else if (key === 'Backspace') text = Array.from(text).slice(0, -1).join('');
    // Other names of keys are longer than the character that a key writes.
    else if (Array.from(key).length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return {
    text: () => (isStopped ? undefined : text),
    isCancelled: () => cancelled,
    stop: () => {
      isStopped = true;
      window.removeEventListener('keydown', onKeyDown, true);
    },
  };
}

import {useCallback, useEffect, useRef, type RefObject} from 'react';

export type ModalOptions = {
  /** Key of `dataset` of the page, whose styles stop it from scrolling. */
  mark: 'apiConsole' | 'apiSearch';
  onClose: () => void;
  /** Runs once the dialog is shown; returns what runs when it is taken away. */
  onShow?: (dialog: HTMLDialogElement) => (() => void) | void;
};

/** Shows a dialog over the page, as long as its component is mounted. */
export function useModal({mark, onClose, onShow}: ModalOptions): {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = useRef(onShow);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return undefined;
    element.showModal();
    // A `:has()` in the stylesheet would slow down every change on every page.
    document.documentElement.dataset[mark] = '';
    const onGone = show.current?.(element);
    return () => {
      delete document.documentElement.dataset[mark];
      element.close();
      onGone?.();
    };
  }, [mark]);
  return {
    dialog,
    // Browsers report that a dialog was closed a moment later. React's strict mode runs the effect
    // twice: by then the dialog is open again.
    onClose: useCallback(() => {
      if (!dialog.current?.open) onClose();
    }, [onClose]),
  };
}
